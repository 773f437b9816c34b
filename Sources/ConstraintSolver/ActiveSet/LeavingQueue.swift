/// Positions whose multiplier may be out of bounds, the one to leave first on top: a binary heap that
/// knows the place of each position, so that a pivot pays for the multipliers it changes alone.
struct LeavingQueue: ~Copyable {
  /// How far a multiplier is out of bounds, as it was found last.
  struct Excess: BitwiseCopyable {
    var position: Position
    /// The rank of the first level at which it is out of bounds, times two, and one more for a form
    /// that a filler goes before.
    var order: Int32
    /// The signed amount at that level.
    var amount: Double

    init(position: Position, rank: Int32, isFiller: Bool, amount: Double) {
      self.position = position
      order = 2 * rank + (isFiller ? 0 : 1)
      self.amount = amount
    }

    @inline(__always)
    fileprivate func precedes(_ other: Self) -> Bool {
      if order != other.order { return order < other.order }
      if amount.magnitude != other.amount.magnitude {
        return amount.magnitude > other.amount.magnitude
      }
      return position < other.position
    }
  }

  private var elements = Buffer<Excess>()
  /// The place of each position among the elements, or -1; as long as the greatest position asked.
  private var places = Buffer<Int32>()

  var isEmpty: Bool { elements.isEmpty }
  var count: Int { elements.count }
  var first: Excess { elements[0] }

  subscript(place: Int) -> Excess { elements[place] }

  @inline(__always)
  func contains(_ position: Position) -> Bool {
    Int(position) < places.count && places[position] >= 0
  }

  /// - Complexity: O(*k*) in the number of listed positions.
  mutating func removeAll() {
    for place in 0..<elements.count { places[elements[place].position] = -1 }
    elements.removeAll()
  }

  /// Lists a position, or orders it anew.
  ///
  /// - Parameter size: How many positions there are.
  mutating func update(_ excess: Excess, size: Int) {
    if places.count < size { places.resize(to: size, filling: -1) }
    var place = Int(places[excess.position])
    if place < 0 {
      place = elements.count
      elements.append(excess)
    }
    rise(excess, from: place)
    sink(from: Int(places[excess.position]))
  }

  mutating func removeFirst() {
    places[elements[0].position] = -1
    let last = elements.removeLast()
    if elements.isEmpty { return }
    elements[0] = last
    places[last.position] = 0
    sink(from: 0)
  }

  private mutating func rise(_ excess: Excess, from place: Int) {
    var hole = place
    while hole > 0 {
      let parent = (hole - 1) / 2
      if !excess.precedes(elements[parent]) { break }
      put(elements[parent], at: hole)
      hole = parent
    }
    put(excess, at: hole)
  }

  private mutating func sink(from place: Int) {
    let moved = elements[place]
    var hole = place
    while true {
      var child = 2 * hole + 1
      if child >= elements.count { break }
      if child + 1 < elements.count, elements[child + 1].precedes(elements[child]) { child += 1 }
      if !elements[child].precedes(moved) { break }
      put(elements[child], at: hole)
      hole = child
    }
    put(moved, at: hole)
  }

  @inline(__always)
  private mutating func put(_ excess: Excess, at place: Int) {
    elements[place] = excess
    places[excess.position] = Int32(place)
  }
}

extension LeavingQueue {
  /// Makes an independent copy.
  init(copying other: borrowing Self) {
    self.init()
    elements = Buffer(copying: other.elements)
    places = Buffer(copying: other.places)
  }
}
