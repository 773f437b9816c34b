import AnchorLayout
import Foundation
import TestSupport
import Testing

/// Groups that are replaced at random are as good as groups that are made anew.
@Suite struct RandomReplacementTests {
  /// A statement about a tree, to be made again in another.
  private struct Statement {
    let (first, second): (Int, Int)
    let isWidth: Bool
    let relation: Int
    let multiplier: Double
    let constant: Double
    let priority: Double

    init(_ random: inout SeededGenerator) {
      first = Int.random(in: 0..<4, using: &random)
      second = Int.random(in: 0..<3, using: &random)
      isWidth = Bool.random(using: &random)
      relation = Int.random(in: 0..<3, using: &random)
      multiplier = Double(Int.random(in: 1...2, using: &random)) / 2
      constant = Double(Int.random(in: 0...3, using: &random)) * 16
      priority = Double(Int.random(in: 1...3, using: &random)) * 100
    }

    func state(_ views: [LayoutAnchors]) {
      let (left, right) = (views[first], views[second == first ? 3 : second])
      if isWidth {
        state(left.width, right.width)
      } else {
        state(left.leading, right.leading)
      }
    }

    private func state<Kind>(_ left: LayoutAnchor<Kind>, _ right: LayoutAnchor<Kind>) {
      switch relation {
      case 0: left == right * multiplier + constant ~ .custom(priority)
      case 1: left <= right * multiplier + constant ~ .custom(priority)
      default: left >= right * multiplier + constant ~ .custom(priority)
      }
    }
  }

  private func makeTree() -> (root: LayoutView, views: [LayoutView]) {
    let root = makeRoot()
    let views = (0..<4).map { root.add("\($0)") }
    for view in views { view.translatesAutoresizingMaskIntoConstraints = false }
    return (root, views)
  }

  /// The sums of violations, by priority.
  private func violations(_ group: LayoutConstraintGroup) -> [Double] {
    [300, 200, 100].map { priority in
      let constraints = group.all.filter { $0.priority.rawValue == priority }
      return constraints.reduce(0) { $0 + ($1.violation ?? .nan) }
    }
  }

  @Test(arguments: 1...40)
  func aReplacedGroupIsAsGoodAsANewOne(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (root, views) = makeTree()
    let group = LayoutConstraintGroup()
    var statements: [Statement] = []
    for _ in 0..<25 {
      statements.removeAll { _ in Int.random(in: 0..<6, using: &random) == 0 }
      for _ in 0..<Int.random(in: 0...4, using: &random) {
        let place = Int.random(in: 0...statements.count, using: &random)
        statements.insert(Statement(&random), at: place)
      }
      if Int.random(in: 0..<4, using: &random) == 0 { statements.shuffle(using: &random) }
      let former = group.all
      constrain(views, replace: group) { views in
        for statement in statements { statement.state(views) }
      }
      #expect(former.allSatisfy { !$0.isActive })
      switch Int.random(in: 0..<6, using: &random) {
      case 0: continue
      case 1: group.active = false
      case 2: root.layoutDirection = root.layoutDirection == nil ? .rightToLeft : nil
      case 3: group.all.first?.isActive = false
      default: break
      }
      root.layoutIfNeeded()
      group.active = true
      let (newRoot, newViews) = makeTree()
      newRoot.layoutDirection = root.layoutDirection
      let newGroup = layout(newViews) { views in
        for statement in statements { statement.state(views) }
      }
      root.layoutIfNeeded()
      let (found, expected) = (violations(group), violations(newGroup))
      #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-6 }, "\(found) \(expected)")
      let statistics = root.layoutEngine.statistics
      let new = newRoot.layoutEngine.statistics
      #expect(statistics.rowsLowered - statistics.rowsRemoved == new.rowsLowered)
    }
  }
}
