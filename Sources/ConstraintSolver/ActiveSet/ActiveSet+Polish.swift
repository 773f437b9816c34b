/// Ridding values of the rounding that steps leave in them.
extension ActiveSet {
  /// Solves once more for what the changed variables leave of the tight forms (one step of
  /// iterative refinement), so that values come out as if they had been computed at once.
  ///
  /// - Complexity: O(*k*) and a sparse solve, where *k* is the number of tight entries in the columns
  ///   of the changed variables.
  mutating func polish() {
    refineTouched()
    evaluateTouched()
    hasMoved = false
  }

  private mutating func refineTouched() {
    scratch.clear()
    formMarks.begin(size: rows.forms.count)
    for k in 0..<touched.count {
      let column = rows.columns[touched.variable(at: k)]
      for place in column.first + column.looseCount..<column.first + column.count {
        let form = rows.columnEntries[place].form
        if !formMarks.insert(form) { continue }
        let residual = rows.formValues[form] - rows.evaluate(form, at: values)
        if residual != 0 { scratch.add(residual, at: rows.forms[form].position) }
      }
    }
    if scratch.indices.isEmpty { return }
    direction.clear()
    for k in 0..<scratch.indices.count {
      direction.add(scratch.values[scratch.indices[k]], at: scratch.indices[k])
    }
    scratch.clear()
    direction.becomeDenseIfCrowded()
    factor.solve(&direction, dropping: 0)
    computeRates()
    move(by: 1)
    version += 1
  }

  /// Computes the values of loose forms from those of the changed variables, instead of adding up
  /// moves.
  private mutating func evaluateTouched() {
    formMarks.begin(size: rows.forms.count)
    for k in 0..<touched.count {
      let column = rows.columns[touched.variable(at: k)]
      for place in column.first..<column.first + column.looseCount {
        let form = rows.columnEntries[place].form
        if rows.forms[form].hingeCount == 0 || !formMarks.insert(form) { continue }
        rows.formValues[form] = rows.evaluate(form, at: values)
        fileIfStray(form)
      }
    }
  }
}
