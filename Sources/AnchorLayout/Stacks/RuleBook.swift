/// The constraints a view makes from its state, each under a key: what a new state has in common with
/// the former one stays as it is.
struct RuleBook<Rule: Hashable> {
  /// What a constraint says, and about which items.
  private struct Key: Hashable {
    let rule: Rule
    let items: [ObjectIdentifier]
  }

  private var kept: [Key: LayoutConstraint] = [:]
  /// In the order in which they were stated: solving is to depend on nothing that is not seen.
  private var keys: [Key] = []
  private var former: [Key: LayoutConstraint] = [:]
  private var formerKeys: [Key] = []

  /// States the constraints of a new state; former ones that are not stated again are deactivated.
  ///
  /// - Complexity: O(*n*) in the number of constraints.
  mutating func rewrite(_ body: (inout RuleBook) -> Void) {
    (former, formerKeys) = (kept, keys)
    (kept, keys) = ([:], [])
    // Statements made here are none of a batch that may be running.
    batch {
      body(&self)
      for key in formerKeys { former[key]?.isActive = false }
    }
    (former, formerKeys) = ([:], [])
  }

  /// Keeps the constraint of this key, or makes it.
  ///
  /// - Parameters:
  ///   - rule: What the constraint says.
  ///   - items: The items that it says so of, apart from the view itself.
  ///   - constant: The constant that the constraint is to have.
  ///   - multiplier: The factor that it is to have, if that may change.
  ///   - make: Makes the constraint.
  /// - Returns: The constraint.
  @discardableResult
  mutating func keep(
    _ rule: Rule, _ items: [any LayoutItem], constant: Double = 0, multiplier: Double? = nil,
    _ make: () -> LayoutConstraint
  ) -> LayoutConstraint {
    let key = Key(rule: rule, items: items.map { ObjectIdentifier($0) })
    keys.append(key)
    guard let constraint = former[key], constraint.isActive else {
      let made = make()
      kept[key] = made
      return made
    }
    constraint.constant = constant
    if let multiplier { constraint.multiplier = multiplier }
    kept[key] = constraint
    former[key] = nil
    return constraint
  }
}
