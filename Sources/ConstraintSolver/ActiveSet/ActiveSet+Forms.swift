/// Levels, variables and forms that come and go with the constraints.
extension ActiveSet {
  /// Counts one more hinge at a priority; the multipliers of a slot that is used anew are zero.
  mutating func retainLevel(_ priority: Double) -> LevelID {
    let known = levels.count
    let level = levels.retain(priority)
    if levels.count > known {
      reducedMultipliers.grow(positions: factor.size, levels: levels.slotCount)
      reducedMultipliers.clear(level)
      slopes.resize(to: max(slopes.count, levels.slotCount), filling: 0)
    }
    return level
  }

  /// Puts a variable that no constraint names back to 0.
  ///
  /// - Returns: Whether that could be done.
  mutating func resetUnnamed(_ variable: VariableID) -> Bool {
    let form = rows.unitForms[variable]
    guard form >= 0, rows.columns[variable].count == 1, rows.forms[form].position >= 0,
      rows.forms[form].hingeCount == 1
    else { return false }
    values[variable] = 0
    rows.formValues[form] = 0
    rows.hinges[seatHinge(of: form)].position = 0
    version += 1
    return true
  }

  /// The form with the same terms as one of another storage, made if it is not there.
  ///
  /// - Parameter numbers: The variable here for each variable there.
  mutating func copyForm(
    _ form: FormID, from other: borrowing RowStorage, numbers: borrowing Buffer<VariableID>,
    scratch terms: inout Buffer<FormTerm>
  ) -> FormID {
    let record = other.forms[form]
    terms.removeAll()
    for offset in record.firstEntry..<record.firstEntry + record.entryCount {
      let entry = other.entries[offset]
      terms.append(
        FormTerm(variable: numbers[entry.variable], coefficient: entry.coefficient))
    }
    return findOrMakeForm(terms)
  }

  /// The form of canonical terms, made if it is not there.
  mutating func findOrMakeForm(_ terms: borrowing Buffer<FormTerm>) -> FormID {
    if terms.count == 1 {
      let variable = terms[0].variable
      return rows.makeUnitForm(of: variable, value: values[variable])
    }
    let hash = FormIndex.hash(terms)
    let known = rows.index.find(terms, hash: hash, forms: rows.forms, entries: rows.entries)
    return known >= 0 ? known : rows.addForm(terms, hash: hash, value: 0)
  }
}
