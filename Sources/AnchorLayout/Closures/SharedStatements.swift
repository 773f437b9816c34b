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
      if let known = constraints[form], number < known.count {
        statements[place] = known[number]
      } else {
        constraints[form, default: []].append(statements[place])
      }
    }
  }
}
