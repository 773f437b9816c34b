/// Tells why a variable has its value.
extension ActiveSet {
  /// The constraints on whose hinges the value of a variable rests: those of the tight forms that
  /// the inverse of the basis ties the variable to.
  mutating func constraintsHolding(_ variable: VariableID) -> [ConstraintID] {
    tableauRow.clear(size: factor.size)
    tableauRow.add(1, at: factor.steps[variable])
    factor.solveTransposed(&tableauRow)
    var result: [ConstraintID] = []
    for k in 0..<tableauRow.indices.count {
      let position = tableauRow.indices[k]
      if tableauRow.values[position].magnitude < Self.rateTolerance { continue }
      let hinge = rows.hinges[seatHinge(of: factor.forms[position])]
      if !hinge.isFiller { result.append(hinge.constraint) }
    }
    return result.sorted()
  }
}
