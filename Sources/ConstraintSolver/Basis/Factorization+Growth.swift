/// A basis for more variables.
extension Factorization {
  /// Appends a step for a new variable, which only a filler names.
  mutating func append(filler: FormID, for variable: VariableID) {
    steps.append(Int32(size))
    forms.append(filler)
    variables.append(variable)
    diagonal.append(1)
    upper.rows.beginLine()
    upper.columns.beginLine()
    lower.rows.beginLine()
    lower.columns.beginLine()
    size += 1
  }
}
