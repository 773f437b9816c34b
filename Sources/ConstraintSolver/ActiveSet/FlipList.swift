/// Loose forms that changed their interval, each with the interval it had, until the multipliers
/// follow.
struct FlipList: ~Copyable {
  struct Flip: BitwiseCopyable {
    var form: FormID
    var oldInterval: Int32
  }

  var flips = Buffer<Flip>()
  /// The positions whose multipliers the flips change.
  var positions = Buffer<Position>()

  /// Keeps the first flip of each form, which names the interval the multipliers know.
  mutating func merge(marks: inout StampSet, formCount: Int) {
    if flips.count < 2 { return }
    marks.begin(size: formCount)
    var kept = 0
    for k in 0..<flips.count where marks.insert(flips[k].form) {
      flips[kept] = flips[k]
      kept += 1
    }
    flips.truncate(to: kept)
  }

  /// Lists the listed places of a vector, each once.
  mutating func include(_ vector: borrowing SparseVector, marks: inout StampSet) {
    for k in 0..<vector.indices.count where marks.insert(vector.indices[k]) {
      positions.append(vector.indices[k])
    }
  }
}
