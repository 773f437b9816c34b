/// Tells the groups of one owner apart.
enum LayoutGroupKey: Hashable {
  case named(AnyHashable)
  case place(fileID: String, line: UInt, column: UInt)

  /// The caller's key, or without one the place of the call.
  init(_ key: AnyHashable?, fileID: StaticString, line: UInt, column: UInt) {
    self = key.map(Self.named) ?? .place(fileID: "\(fileID)", line: line, column: column)
  }
}

extension LayoutNode {
  /// The group that the item keeps under a key, made if there is none.
  func group(of key: LayoutGroupKey) -> LayoutConstraintGroup {
    if let group = traits?.groups[key] { return group }
    let group = LayoutConstraintGroup()
    madeTraits.groups[key] = group
    return group
  }
}

extension LayoutConstraintGroup {
  /// Replaces the constraints by those that the closure of a builder states.
  func collect(
    isActive: Bool, _ statements: () throws -> LayoutStatements
  ) rethrows {
    take(
      try LayoutBatch.collect(isBuilding: true, replacing: all) { _ = try statements() },
      isActive: isActive)
  }

  /// Replaces the constraints by others. In the closure of a builder it is left to that to switch
  /// them.
  func take(_ constraints: [LayoutConstraint], isActive: Bool) {
    if let outer = LayoutBatch.building {
      outer.exclude(all)
      for constraint in constraints { outer.include(constraint) }
      outer.noteSwitch(of: self, from: all)
      note(constraints)
    } else if isActive {
      replace(by: constraints)
    } else {
      note(constraints)
    }
  }
}
