/// Which views of the random workload depend on which, the same in every run and for every engine.
struct RandomLinks {
  /// What one view depends on; views by their numbers.
  struct View {
    /// Whose right edge this view's left is beside, and at what distance.
    var left: (view: Int, distance: Double)
    /// Whose bottom this view's top is below, and at what distance.
    var top: (view: Int, distance: Double)
    /// How wide the content is.
    var contentWidth: Double
    /// Of whose width this view's is at least a part, and how much more.
    var least: (view: Int, part: Double, more: Double)?
    /// Whose heights and whose width share in four times this view's height, and the rest of it.
    var heights: [Int]
    var width: Int
    var rest: Double
  }

  /// All views but the first, which depends on the container.
  let views: [View]

  /// The part of the container that the first view has.
  static let firstPart = 0.0625

  /// How far apart, by their numbers, views are that depend on each other. Without a bound, the
  /// factors of any solver would fill up, and nothing in a layout is like that.
  private static let reach = 8

  /// - Parameter count: How many views there are.
  init(count: Int) {
    var random = ContentSizes()
    views = (1..<max(1, count)).map { number in
      let before = { (random: inout ContentSizes) in
        number - Int(random.next(in: 1..<min(Self.reach, number) + 1))
      }
      // Also views that come later, so that no order of the rows is triangular.
      let near = { (random: inout ContentSizes) in
        let other = number + Int(random.next(in: 0..<2 * Self.reach)) - Self.reach
        return other >= 0 && other < count && other != number ? other : number - 1
      }
      let left = (before(&random), random.next(in: 0..<20))
      let top = (before(&random), random.next(in: 0..<20))
      let contentWidth = random.next(in: 30..<90)
      let least =
        random.next(in: 0..<8) == 0
        ? (before(&random), random.next(in: 1..<4) / 4, random.next(in: 0..<30)) : nil
      let first = near(&random)
      let second = near(&random)
      return View(
        left: left, top: top, contentWidth: contentWidth, least: least,
        heights: first == second ? [first] : [first, second], width: before(&random),
        rest: random.next(in: 10..<100))
    }
  }
}
