/// The priorities in use, in strict order.
///
/// A level keeps its slot while any hinge stands at it, so a new priority between two others
/// renumbers nothing. Slot 0 is the required level, always first. Slot 1 is the hidden level,
/// always last: it weighs every constraint that is not required once more, by a weight that follows
/// from the caller's key, so that of equally good solutions the same one is found whatever the
/// history.
struct LevelTable: ~Copyable {
  static var required: LevelID { 0 }
  static var hidden: LevelID { 1 }

  private struct Level: BitwiseCopyable {
    var priority: Double
    var hingeCount: Int32
    var rank: Int32
  }

  private var levels = Buffer<Level>()
  /// The slots in descending order of priority.
  private(set) var order = Buffer<LevelID>()

  init() {
    levels.append(Level(priority: ConstraintTraits.required, hingeCount: 1, rank: 0))
    levels.append(Level(priority: 0, hingeCount: 1, rank: 1))
    order.append(Self.required)
    order.append(Self.hidden)
  }

  /// How many levels are in use.
  var count: Int { order.count }

  /// How many slots there are; every `LevelID` is below it.
  var slotCount: Int { levels.count }

  func priority(of level: LevelID) -> Double { levels[level].priority }

  /// The place of a level in descending order of priority.
  @inline(__always)
  func rank(of level: LevelID) -> Int32 { levels[level].rank }

  /// Counts one more hinge at a priority.
  ///
  /// - Complexity: O(*l*), where *l* is the number of levels.
  mutating func retain(_ priority: Double) -> LevelID {
    var rank = 0
    while rank < order.count, levels[order[rank]].priority > priority { rank += 1 }
    if rank < order.count, levels[order[rank]].priority == priority {
      levels[order[rank]].hingeCount += 1
      return order[rank]
    }
    var slot = 0
    while slot < levels.count, levels[slot].hingeCount > 0 { slot += 1 }
    let level = Level(priority: priority, hingeCount: 1, rank: Int32(rank))
    if slot == levels.count { levels.append(level) } else { levels[slot] = level }
    order.append(0)
    var last = order.count - 1
    while last > rank {
      order[last] = order[last - 1]
      last -= 1
    }
    order[rank] = LevelID(slot)
    renumber(from: rank)
    return LevelID(slot)
  }

  /// Counts one hinge less at a level.
  mutating func release(_ level: LevelID) {
    levels[level].hingeCount -= 1
    if levels[level].hingeCount > 0 { return }
    let rank = Int(levels[level].rank)
    for later in rank..<order.count - 1 { order[later] = order[later + 1] }
    order.truncate(to: order.count - 1)
    renumber(from: rank)
  }

  private mutating func renumber(from first: Int) {
    for rank in first..<order.count { levels[order[rank]].rank = Int32(rank) }
  }
}

extension LevelTable {
  /// Makes an independent copy.
  init(copying other: borrowing Self) {
    self.init()
    levels = Buffer(copying: other.levels)
    order = Buffer(copying: other.order)
  }
}
