/// The variables that have changed since the last report, with the values they had then.
struct TouchedVariables: ~Copyable {
  struct Entry: BitwiseCopyable {
    var variable: VariableID
    private var compactValue: CompactDouble

    @inline(__always)
    init(variable: VariableID, oldValue: Double) {
      self.variable = variable
      compactValue = CompactDouble(oldValue)
    }

    var oldValue: Double { @inline(__always) get { compactValue.value } }
  }

  private(set) var entries = Buffer<Entry>()
  private var marks = StampSet()

  mutating func begin(variableCount: Int) {
    entries.removeAll()
    marks.begin(size: variableCount)
  }

  @inline(__always)
  mutating func note(_ variable: VariableID, _ oldValue: Double) {
    if marks.insert(variable) {
      entries.append(Entry(variable: variable, oldValue: oldValue))
    }
  }
}

extension TouchedVariables {
  /// Makes an independent copy.
  init(copying other: borrowing Self) {
    self.init()
    entries = Buffer(copying: other.entries)
    marks = StampSet(copying: other.marks)
  }
}
