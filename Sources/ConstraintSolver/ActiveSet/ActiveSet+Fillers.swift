/// Fillers: hinges without weight that hold variables which nothing else pins, only while tight.
extension ActiveSet {
  /// The unit form of a variable, filed at a new filler at the variable's present value.
  mutating func makeFiller(for variable: VariableID) -> FormID {
    let form = rows.makeUnitForm(of: variable, value: values[variable])
    rates.resize(to: max(rates.count, rows.forms.count), filling: 0)
    rows.forms[form].interval = rows.insertHinge(.filler(at: values[variable]), into: form)
    return form
  }

  /// Removes the filler of a form that is loose or sits on another hinge.
  mutating func dropFiller(of form: FormID) {
    let record = rows.forms[form]
    if record.entryCount != 1 { return }
    for place in 0..<record.hingeCount where rows.hinges[record.firstHinge + place].isFiller {
      if record.position >= 0, record.interval == place { return }
      rows.removeHinge(at: place, of: form)
      if record.interval > place { rows.forms[form].interval -= 1 }
      return
    }
  }
}
