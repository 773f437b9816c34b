/// A vector kept as dense values with the list of the places that may not be zero.
///
/// While `isDense` is set the list is not kept, and every place may hold a value.
struct SparseVector: ~Copyable {
  var values = Buffer<Double>()
  var indices = Buffer<Int32>()
  var isDense = false

  /// Becomes a zero vector of the given size.
  mutating func reset(to size: Int) {
    values.reset(to: size, filling: 0)
    indices.removeAll()
    isDense = false
  }

  /// Becomes zero. O(*k*) in the number of listed places, or in the size when dense.
  mutating func clear() {
    if isDense {
      values.reset(to: values.count, filling: 0)
    } else {
      for k in 0..<indices.count { values[indices[k]] = 0 }
    }
    indices.removeAll()
    isDense = false
  }

  /// Becomes zero, with room for more places if there are fewer than `size`.
  mutating func clear(size: Int) {
    clear()
    if values.count < size { values.resize(to: size, filling: 0) }
  }

  /// Becomes a vector of no places.
  mutating func removeAll() {
    values.removeAll()
    indices.removeAll()
    isDense = false
  }

  /// Whether so many places are listed that a loop over all of them is faster.
  @inline(__always)
  var isCrowded: Bool { indices.count > values.count / 8 }

  /// Gives the list up if it names too many places.
  @inline(__always)
  mutating func becomeDenseIfCrowded() {
    if isCrowded { isDense = true }
  }

  /// Adds to a place, listing it when it was zero; a place may come to be listed twice.
  @inline(__always)
  mutating func add(_ amount: Double, at index: Int32) {
    if values[index] == 0 { indices.append(index) }
    values[index] += amount
  }

  /// Sets a place, listing it when it was zero.
  @inline(__always)
  mutating func replace(_ value: Double, at index: Int32) {
    if values[index] == 0 { indices.append(index) }
    values[index] = value
  }

  /// Lists exactly the places whose magnitude is not below `threshold`, and zeroes the others.
  mutating func tidy(dropping threshold: Double) {
    var kept = 0
    if isDense {
      // Written without branches, which could not be foretold.
      let least = max(threshold, .leastNonzeroMagnitude)
      indices.resize(to: values.count, filling: 0)
      for place in 0..<values.count {
        let value = values[place]
        let isKept = !(value.magnitude < least)
        values[place] = isKept ? value : 0
        indices[kept] = Int32(place)
        kept += isKept ? 1 : 0
      }
      indices.truncate(to: kept)
      isDense = false
      return
    }
    for k in 0..<indices.count {
      let place = indices[k]
      if values[place].magnitude < threshold {
        values[place] = 0
      } else {
        indices[kept] = place
        kept += 1
      }
    }
    indices.truncate(to: kept)
  }
}

extension SparseVector {
  /// Makes an independent copy.
  init(copying other: borrowing Self) {
    self.init()
    values = Buffer(copying: other.values)
    indices = Buffer(copying: other.indices)
    isDense = other.isDense
  }
}
