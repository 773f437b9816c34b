/// A summand of a form, in the arena of entries.
struct RowEntry: BitwiseCopyable {
  var variable: VariableID
  /// Where the variable's column names this entry, counted from the start of the column.
  var columnSlot: Int32
  var coefficient: Double

  static let unused = RowEntry(variable: -1, columnSlot: -1, coefficient: 0)
}

/// The mirror of a ``RowEntry`` in the column of its variable.
struct ColumnEntry: BitwiseCopyable {
  var form: FormID
  /// The entry in the arena of entries.
  var entry: Int32
  var coefficient: Double

  static let unused = ColumnEntry(form: -1, entry: -1, coefficient: 0)
}

/// The forms that name one variable: the loose ones first, then the tight ones.
struct Column: BitwiseCopyable {
  var first: Int32 = 0
  var count: Int32 = 0
  var capacity: Int32 = 0
  var looseCount: Int32 = 0
}

/// The linear forms by rows and by columns, with their hinges, in contiguous memory.
///
/// Invariants, checked by `checkInvariants()`:
/// 1. While there are columns, entry and column entry name each other and hold the same coefficient.
/// 2. Each column holds its loose forms before its tight ones.
/// 3. The hinges of a form ascend.
/// 4. A form of one variable is the `unitForm` of that variable, with the coefficient 1; any other
///    form is found in `index`, has ascending variables, and a greatest coefficient in 1..<2.
struct RowStorage: ~Copyable {
  var forms = Buffer<Form>()
  /// The value of each form at the present values of the variables.
  var formValues = Buffer<Double>()
  var entries = Arena<RowEntry>()
  var hinges = Arena<Hinge>()
  var columns = Buffer<Column>()
  var columnEntries = Arena<ColumnEntry>()
  /// Whether `columnEntries` is kept; without it, `columns` tells no more than the numbers of forms.
  var hasColumns = false
  /// The form of each variable alone, or -1.
  var unitForms = Buffer<FormID>()
  var index = FormIndex()
  /// How many forms have coefficients so far apart that steps lose digits.
  private(set) var unevenFormCount = 0
  private var freeForms = Buffer<FormID>()
  private static var noHinge: Hinge { .filler(at: 0) }

  mutating func addVariable() {
    columns.append(Column())
    unitForms.append(-1)
  }

  /// Makes room for more forms.
  mutating func reserve(formCount: Int, entryCount: Int) {
    forms.reserve(forms.count + formCount)
    formValues.reserve(formValues.count + formCount)
    entries.reserve(entryCount)
  }

  /// The form of one variable alone, made if it is not there.
  mutating func makeUnitForm(of variable: VariableID, value: Double) -> FormID {
    if unitForms[variable] >= 0 { return unitForms[variable] }
    let form = makeForm(entryCount: 1, hash: 0, value: value)
    unitForms[variable] = form
    link(variable, 1, to: form, at: forms[form].firstEntry)
    return form
  }

  /// Adds a form of several variables that is not in the index yet.
  mutating func addForm(_ terms: borrowing Buffer<FormTerm>, hash: UInt32, value: Double) -> FormID
  {
    let form = makeForm(entryCount: terms.count, hash: hash, value: value)
    let first = forms[form].firstEntry
    for offset in 0..<terms.count {
      let term = terms[offset]
      link(term.variable, term.coefficient, to: form, at: first + Int32(offset))
    }
    index.insert(form, hash: hash, forms: forms)
    if isUneven(form) { unevenFormCount += 1 }
    return form
  }

  private mutating func makeForm(entryCount: Int, hash: UInt32, value: Double) -> FormID {
    var form = Form(
      firstEntry: entries.allocate(entryCount, filler: .unused), entryCount: Int32(entryCount))
    form.hash = hash
    if freeForms.isEmpty {
      forms.append(form)
      formValues.append(value)
      return FormID(forms.count - 1)
    }
    let slot = freeForms.removeLast()
    forms[slot] = form
    formValues[slot] = value
    return slot
  }

  /// Removes a loose form that no constraint stands on any more.
  mutating func removeFormIfUnused(_ form: FormID) {
    let record = forms[form]
    if !record.isUsed || record.position >= 0 || record.hingeCount > 0
      || record.firstConstraint >= 0
    {
      return
    }
    for entry in record.firstEntry..<record.firstEntry + record.entryCount { unlink(entry) }
    if record.entryCount == 1 {
      unitForms[entries[record.firstEntry].variable] = -1
    } else {
      index.remove(form, hash: record.hash, forms: forms)
      if isUneven(form) { unevenFormCount -= 1 }
    }
    entries.free(record.firstEntry, Int(record.entryCount))
    hinges.free(record.firstHinge, Int(record.hingeCapacity))
    forms[form].isUsed = false
    forms[form].hingeCapacity = 0
    freeForms.append(form)
  }

  /// Whether a coefficient is a hundred times smaller than the greatest.
  @inline(__always)
  private func isUneven(_ form: FormID) -> Bool {
    let first = forms[form].firstEntry
    for entry in first..<first + forms[form].entryCount
    where entries[entry].coefficient.magnitude < 0.01 {
      return true
    }
    return false
  }

  /// The value of a form at the given values of the variables.
  @inline(__always)
  func evaluate(_ form: FormID, at values: borrowing Buffer<Double>) -> Double {
    let first = forms[form].firstEntry
    var sum = 0.0
    for entry in first..<first + forms[form].entryCount {
      sum += entries[entry].coefficient * values[entries[entry].variable]
    }
    return sum
  }
}

// MARK: - Hinges

extension RowStorage {
  /// Inserts a hinge behind those of the same position.
  ///
  /// - Returns: Its place among the hinges of the form. The caller mends the form's interval.
  @discardableResult
  mutating func insertHinge(_ hinge: Hinge, into form: FormID) -> Int32 {
    var record = forms[form]
    if record.hingeCount == record.hingeCapacity {
      let wanted = max(1, Int(record.hingeCapacity) * 2)
      record.firstHinge = hinges.enlarge(
        record.firstHinge, from: Int(record.hingeCapacity), to: wanted, filler: Self.noHinge)
      record.hingeCapacity = Int32(wanted)
    }
    var place = record.hingeCount
    while place > 0, hinges[record.firstHinge + place - 1].position > hinge.position {
      hinges[record.firstHinge + place] = hinges[record.firstHinge + place - 1]
      place -= 1
    }
    hinges[record.firstHinge + place] = hinge
    record.hingeCount += 1
    forms[form] = record
    return place
  }

  /// Removes the hinge at a place. The caller mends the form's interval.
  mutating func removeHinge(at place: Int32, of form: FormID) {
    let first = forms[form].firstHinge
    for later in place..<forms[form].hingeCount - 1 {
      hinges[first + later] = hinges[first + later + 1]
    }
    forms[form].hingeCount -= 1
  }

  /// The place of a constraint's hinge among the hinges of its form, or -1.
  func place(of constraint: ConstraintID, in form: FormID) -> Int32 {
    let first = forms[form].firstHinge
    for place in 0..<forms[form].hingeCount where hinges[first + place].constraint == constraint {
      return place
    }
    return -1
  }

  /// Whether the form's value lies in the interval it is filed under, within a tolerance.
  @inline(__always)
  func isInside(_ form: FormID, tolerance: Double) -> Bool {
    let record = forms[form]
    let value = formValues[form]
    if record.interval < record.hingeCount,
      value > hinges[record.firstHinge + record.interval].position + tolerance
    {
      return false
    }
    return record.interval == 0
      || value >= hinges[record.firstHinge + record.interval - 1].position - tolerance
  }
}

extension RowStorage {
  /// Makes an independent copy.
  init(copying other: borrowing Self) {
    self.init()
    forms = Buffer(copying: other.forms)
    formValues = Buffer(copying: other.formValues)
    entries = Arena(copying: other.entries)
    hinges = Arena(copying: other.hinges)
    columns = Buffer(copying: other.columns)
    columnEntries = Arena(copying: other.columnEntries)
    hasColumns = other.hasColumns
    unitForms = Buffer(copying: other.unitForms)
    index = FormIndex(copying: other.index)
    unevenFormCount = other.unevenFormCount
    freeForms = Buffer(copying: other.freeForms)
  }
}
