extension LayoutConstraint {
  /// Whether the constraint is wanted and none of its items is gone. It may still wait for its
  /// items to be in one tree, or be set aside in a conflict.
  ///
  /// - Complexity: O(*t*) in the number of terms.
  public var isActive: Bool {
    get { state != .inactive && !namesDeadItem }
    set {
      if newValue {
        if state == .inactive { activate(near: firstTerm?.node, secondTerm?.node) }
      } else {
        deactivate()
      }
    }
  }

  /// Activates constraints, in their order.
  ///
  /// - Complexity: O(*n*) in the number of constraints.
  public static func activate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  ///
  /// - Complexity: O(*n*) in the number of constraints.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Whether any item of the statement is gone.
  var namesDeadItem: Bool {
    for index in 0..<termCount {
      guard term(index)?.node != nil else { return true }
    }
    return false
  }

  /// The first item of the statement that is still there.
  var anyNode: LayoutNode? { (0..<termCount).lazy.compactMap { self.node($0) }.first }

  /// Puts the constraint into the inbox of the engine of its first item; of that of the second too,
  /// if it is another, so that both can report that the items are strangers.
  func activate(near first: LayoutNode?, _ second: LayoutNode?) {
    // Of items that are gone a living one can tell.
    guard let node = first ?? second ?? anyNode else { return }
    let engine = node.engine()
    engine.enqueue(self)
    if let second, second !== node {
      let other = second.engine()
      if other !== engine { other.awaitStranger(self) }
    }
  }

  private func deactivate() {
    willChange()
    if state == .enlisted, let engine { engine.takeOut(self) }
    state = .inactive
    row = nil
  }

  /// Puts an active constraint without a row into the inbox again, after an edit that may give it
  /// one.
  func reconsider() {
    guard state == .skipped else { return }
    state = .inactive
    activate(near: firstTerm?.node, secondTerm?.node)
  }
}
