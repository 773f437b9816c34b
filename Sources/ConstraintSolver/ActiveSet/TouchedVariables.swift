/// The variables that have changed since the last report, with the values they had then.
struct TouchedVariables: ~Copyable {
  private struct Entry: BitwiseCopyable {
    var variable: VariableID
    var oldValue: CompactDouble
  }

  private var entries = Buffer<Entry>()
  private var marks = StampSet()
  /// How many variables there are, while all of them are new: then each counts as changed from 0,
  /// and nothing has to be noted.
  private var newCount = 0

  /// How many variables are noted.
  var count: Int { @inline(__always) get { newCount > 0 ? newCount : entries.count } }

  @inline(__always)
  func variable(at place: Int) -> VariableID {
    newCount > 0 ? VariableID(place) : entries[place].variable
  }

  @inline(__always)
  func oldValue(at place: Int) -> Double { newCount > 0 ? 0 : entries[place].oldValue.value }

  /// Begins a report.
  ///
  /// - Parameter areNew: Whether no variable has had another value than 0.
  mutating func begin(variableCount: Int, areNew: Bool = false) {
    entries.removeAll()
    newCount = areNew ? variableCount : 0
    if newCount == 0 { marks.begin(size: variableCount) }
  }

  @inline(__always)
  mutating func note(_ variable: VariableID, _ oldValue: Double) {
    if newCount == 0, marks.insert(variable) {
      entries.append(Entry(variable: variable, oldValue: CompactDouble(oldValue)))
    }
  }
}

extension TouchedVariables {
  /// Makes an independent copy.
  init(copying other: borrowing Self) {
    self.init()
    entries = Buffer(copying: other.entries)
    marks = StampSet(copying: other.marks)
    newCount = other.newCount
  }
}
