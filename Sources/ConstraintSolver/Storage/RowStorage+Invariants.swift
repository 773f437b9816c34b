/// The invariants of the storage, see ``RowStorage``.
extension RowStorage {
  /// Walks all entries and hinges under `SOLVER_INTERNAL_CHECKS`; otherwise empty. The complexities
  /// promised elsewhere are void while it is on.
  @inline(__always)
  func checkInvariants() {
    #if SOLVER_INTERNAL_CHECKS
      for form in 0..<FormID(forms.count) where forms[form].isUsed {
        checkEntries(of: form)
        checkHinges(of: form)
      }
      if hasColumns { checkColumns() }
    #endif
  }

  #if SOLVER_INTERNAL_CHECKS
    private func checkEntries(of form: FormID) {
      let record = forms[form]
      var greatest = 0.0
      for place in record.firstEntry..<record.firstEntry + record.entryCount {
        let entry = entries[place]
        greatest = max(greatest, entry.coefficient.magnitude)
        if !hasColumns { continue }
        let mirror = columnEntries[columns[entry.variable].first + entry.columnSlot]
        precondition(
          mirror.form == form && mirror.entry == place && mirror.coefficient == entry.coefficient,
          "1: entry \(place) of form \(form) is mirrored by \(mirror)")
        let isInLoosePart = entry.columnSlot < columns[entry.variable].looseCount
        precondition(
          isInLoosePart == (record.position < 0),
          "2: form \(form) at position \(record.position) is in slot \(entry.columnSlot)")
      }
      if record.entryCount == 1 {
        let variable = entries[record.firstEntry].variable
        precondition(
          unitForms[variable] == form && entries[record.firstEntry].coefficient == 1,
          "4: form \(form) is not the unit form of \(variable)")
      } else {
        precondition(greatest >= 1 && greatest < 2, "4: form \(form) is scaled to \(greatest)")
        var terms = Buffer<FormTerm>()
        for place in record.firstEntry..<record.firstEntry + record.entryCount {
          let entry = entries[place]
          terms.append(FormTerm(variable: entry.variable, coefficient: entry.coefficient))
        }
        let known = index.find(terms, hash: record.hash, forms: forms, entries: entries)
        precondition(known == form, "4: the index finds \(known) for form \(form)")
      }
    }

    private func checkHinges(of form: FormID) {
      let record = forms[form]
      for place in 1..<max(1, record.hingeCount) {
        let before = hinges[record.firstHinge + place - 1].position
        let position = hinges[record.firstHinge + place].position
        precondition(before <= position, "3: form \(form) has \(before) before \(position)")
      }
      let limit = record.position < 0 ? record.hingeCount : record.hingeCount - 1
      precondition(
        record.interval >= 0 && record.interval <= limit,
        "form \(form) is in interval \(record.interval) of \(record.hingeCount) hinges")
    }

    private func checkColumns() {
      for variable in 0..<columns.count {
        let column = columns[variable]
        precondition(
          column.looseCount >= 0 && column.looseCount <= column.count
            && column.count <= column.capacity,
          "2: the column of \(variable) is \(column)")
        for place in column.first..<column.first + column.count {
          precondition(
            forms[columnEntries[place].form].isUsed,
            "1: the column of \(variable) names form \(columnEntries[place].form), which is gone")
        }
      }
    }
  #endif
}
