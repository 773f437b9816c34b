/// Moving along a ray: how fast the forms change, and the move itself.
extension ActiveSet {
  /// Sets `direction` to the ray on which the form of a position grows at a rate of `sign` and all
  /// other tight forms stay, and `rates` to what it does to the loose forms.
  mutating func aim(at position: Position, sign: Double) {
    aimVariables(at: position, sign: sign)
    computeRates()
  }

  /// Sets `direction` alone, for a step that may move nothing.
  mutating func aimVariables(at position: Position, sign: Double) {
    factor.solve(&direction, forUnitAt: position, sign: sign)
    movingForms.removeAll()
  }

  /// Lists the loose forms that `direction` moves, with their rates.
  mutating func computeRates() {
    if rates.count < rows.forms.count { rates.resize(to: rows.forms.count, filling: 0) }
    formMarks.begin(size: rows.forms.count)
    movingForms.removeAll()
    for k in 0..<direction.indices.count {
      let step = direction.indices[k]
      let amount = direction.values[step]
      let column = rows.columns[factor.variables[step]]
      for place in column.first..<column.first + column.looseCount {
        let entry = rows.columnEntries[place]
        if formMarks.insert(entry.form) {
          rates[entry.form] = entry.coefficient * amount
          movingForms.append(entry.form)
        } else {
          rates[entry.form] += entry.coefficient * amount
        }
      }
    }
  }

  /// Moves the variables and the loose forms by `length` along `direction`.
  mutating func move(by length: Double) {
    if length == 0 { return }
    hasMoved = true
    for k in 0..<direction.indices.count {
      let step = direction.indices[k]
      let variable = factor.variables[step]
      touched.note(variable, values[variable])
      values[variable] += length * direction.values[step]
    }
    for k in 0..<movingForms.count {
      rows.formValues[movingForms[k]] += length * rates[movingForms[k]]
    }
  }
}
