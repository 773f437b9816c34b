/// The statements of several states that can be one constraint where they are equal.
struct SharedStatements {
  private var constraints: [StatementForm: [LayoutConstraint]] = [:]

  /// Puts constraints of other states in the places of equal ones, and notes the rest.
  ///
  /// What the program itself has a reference to, or a name for, is left alone: to edit it must change
  /// no other state.
  mutating func share(_ statements: inout [LayoutConstraint]) {
    var used: [StatementForm: Int] = [:]
    for place in statements.indices {
      guard statements[place].label == nil, isKnownUniquelyReferenced(&statements[place])
      else { continue }
      let form = StatementForm(of: statements[place], withNumbers: true)
      let number = used[form, default: 0]
      used[form] = number + 1
      let knownCount = constraints[form]?.count ?? 0
      if number >= knownCount {
        constraints[form, default: []].append(statements[place])
      } else if let known = constraints[form]?[number], known.label == nil,
        StatementForm(of: known, withNumbers: true) == form
      {
        statements[place] = known
      } else {
        // The program has edited it meanwhile, or given it a name.
        constraints[form]?[number] = statements[place]
      }
    }
  }

  /// Lets go of all constraints but those that states still have.
  mutating func keep(only kept: Set<ObjectIdentifier>) {
    constraints = constraints.compactMapValues { known in
      let rest = known.filter { kept.contains(ObjectIdentifier($0)) }
      return rest.isEmpty ? nil : rest
    }
  }
}
