/// The reduced multipliers, all levels of one position together.
///
/// The reduced multiplier of a position is its multiplier less the slope of its form below the hinge
/// that the form sits on: what is left until the form would give way downwards.
struct MultiplierTable: ~Copyable {
  private var values = Buffer<Double>()
  private var stride = 1

  /// Becomes zero for so many positions and levels.
  mutating func reset(positions: Int, levels: Int) {
    stride = levels
    values.reset(to: positions * levels, filling: 0)
  }

  /// Makes room for more positions and levels, with zeros.
  mutating func grow(positions: Int, levels: Int) {
    if levels > stride {
      let oldStride = stride
      let oldPositions = values.count / oldStride
      values.resize(to: oldPositions * levels, filling: 0)
      var position = oldPositions - 1
      while position >= 0 {
        // From the back, since the blocks overlap.
        for level in (0..<levels).reversed() {
          values[position * levels + level] =
            level < oldStride ? values[position * oldStride + level] : 0
        }
        position -= 1
      }
      stride = levels
    }
    values.resize(to: positions * stride, filling: 0)
  }

  /// Zeroes the multipliers of a level whose slot is used anew.
  mutating func clear(_ level: LevelID) {
    if Int(level) >= stride { return }
    for position in 0..<values.count / stride { values[position * stride + Int(level)] = 0 }
  }

  subscript(position: Position, level: LevelID) -> Double {
    @inline(__always) get { values[Int(position) * stride + Int(level)] }
    @inline(__always) set { values[Int(position) * stride + Int(level)] = newValue }
  }

  /// Adds to a multiplier, cutting off noise.
  @inline(__always)
  mutating func add(_ amount: Double, at position: Position, _ level: LevelID) {
    set(self[position, level] + amount, at: position, level)
  }

  /// Sets a multiplier, cutting off noise.
  @inline(__always)
  mutating func set(_ value: Double, at position: Position, _ level: LevelID) {
    self[position, level] = value.magnitude < ActiveSet.multiplierNoise ? 0 : value
  }
}

extension MultiplierTable {
  /// Makes an independent copy.
  init(copying other: borrowing Self) {
    self.init()
    values = Buffer(copying: other.values)
    stride = other.stride
  }
}
