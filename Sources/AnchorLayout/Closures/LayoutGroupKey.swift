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
  /// Replaces the constraints by those that a closure states.
  ///
  /// In the closure of another `layout` the constraints are left to that.
  func collect(
    isActive: Bool, _ statements: () throws -> LayoutStatements
  ) rethrows {
    let outer = LayoutBatch.current.flatMap { $0.isOpen && $0.isBuilding ? $0 : nil }
    let constraints = try LayoutBatch.collect(isBuilding: true) { _ = try statements() }
    if let outer {
      for constraint in constraints { outer.include(constraint) }
      note(constraints)
    } else if isActive {
      replace(by: constraints)
    } else {
      note(constraints)
    }
  }
}
