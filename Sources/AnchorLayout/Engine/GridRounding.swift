/// Where an item lies in the space of its root.
struct GridPlace {
  /// The left and the top edge before rounding.
  var exact = SIMD2<Double>(repeating: 0)
  /// The left and the top edge as shown.
  var shown = SIMD2<Double>(repeating: 0)
  /// The round in which the place was found.
  var round: UInt32 = 0
  /// Whether the place between the lines of the grid is another than in the round before, so that
  /// what is inside the item may be rounded otherwise.
  var isShifted = false
}

/// What an engine needs to round frames to a grid.
struct GridRounding {
  let grid: LayoutPixelGrid
  /// The places of items, by the index of the variable of their width.
  var places: [GridPlace] = []
  var round: UInt32 = 1
  /// The items between one whose place is known and one whose place is asked for.
  var path: [LayoutNode] = []

  /// Creates the rounding to a grid.
  init(to grid: LayoutPixelGrid) {
    self.grid = grid
  }

  /// The place of an item, if it was found in this round.
  func known(_ index: Int32) -> GridPlace? {
    guard Int(index) < places.count, places[Int(index)].round == round else { return nil }
    return places[Int(index)]
  }

  /// Remembers the place of an item.
  mutating func remember(_ place: GridPlace, at index: Int32) -> GridPlace {
    while places.count <= Int(index) { places.append(GridPlace()) }
    let former = places[Int(index)]
    var place = place
    place.round = round
    place.isShifted =
      former.round == 0 || place.exact - place.shown != former.exact - former.shown
      || grid.phase(of: place.exact) != grid.phase(of: former.exact)
    places[Int(index)] = place
    return place
  }

  /// Forgets the place of an item whose variable had the index before.
  mutating func forget(_ index: Int32) {
    if Int(index) < places.count { places[Int(index)].round = 0 }
  }
}
