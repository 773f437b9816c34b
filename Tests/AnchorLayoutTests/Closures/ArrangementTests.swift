import AnchorLayout
import Foundation
import Testing

@Suite struct ArrangementTests {
  let root = makeRoot()
  let views: [LayoutView]

  init() {
    let root = root
    views = (0..<4).map { root.add("\($0)") }
  }

  private func texts(_ constraints: [LayoutConstraint]) -> [String] {
    constraints.map(\.description)
  }

  @Test func alignmentIsAChainOfNeighbours() {
    let (a, b, c) = (views[0], views[1], views[2])
    #expect(texts(align(top: a, b, c)) == ["0.top == 1.top", "1.top == 2.top"])
    #expect(texts(align(right: a, b)) == ["0.right == 1.right"])
    #expect(texts(align(bottom: a, b)) == ["0.bottom == 1.bottom"])
    #expect(texts(align(left: a, b)) == ["0.left == 1.left"])
    #expect(texts(align(leading: a, b)) == ["0.leading == 1.leading"])
    #expect(texts(align(trailing: a, b)) == ["0.trailing == 1.trailing"])
    #expect(texts(align(centerX: a, b)) == ["0.centerX == 1.centerX"])
    #expect(texts(align(centerY: a, b)) == ["0.centerY == 1.centerY"])
    #expect(texts(align(baseline: a, b)) == ["0.lastBaseline == 1.lastBaseline"])
    for constraints in [align(top: []), align(top: [a]), align(baseline: c), align(left: [c])] {
      #expect(constraints.isEmpty)
    }
  }

  @Test func allItemsAreLeftToConstraintsButNotSuperviews() {
    let (a, b) = (views[0], views[1])
    align(left: a, b.superview, b)
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
    #expect(!b.translatesAutoresizingMaskIntoConstraints)
    #expect(root.translatesAutoresizingMaskIntoConstraints)
    distribute(by: 1, vertically: [views[2]])
    #expect(views[2].translatesAutoresizingMaskIntoConstraints)
    let inactive = batch(active: false) {
      align(top: a, views[3])
      #expect(views[3].translatesAutoresizingMaskIntoConstraints)
    }
    #expect(!views[3].translatesAutoresizingMaskIntoConstraints)
    #expect(!inactive[0].isActive)
  }

  @Test func distributionKeepsAGap() {
    let (a, b, c) = (views[0], views[1], views[2])
    let gap = 3
    #expect(
      texts(distribute(by: 10, horizontally: a, b, c)) == [
        "0.trailing == 1.leading - 10", "1.trailing == 2.leading - 10",
      ])
    #expect(texts(distribute(leftToRight: a, b)) == ["0.right == 1.left"])
    #expect(texts(distribute(by: gap, vertically: a, b)) == ["0.bottom == 1.top - 3"])
    #expect(texts(distribute(by: 2.5, vertically: [a, b])) == ["0.bottom == 1.top - 2.5"])
    #expect(texts(distribute(equalWidth: a, b, c)) == ["0.width == 1.width", "1.width == 2.width"])
    #expect(texts(distribute(equalHeight: [a, b])) == ["0.height == 1.height"])
    #expect(distribute(equalSpacingVertically: a, b).isEmpty)
  }

  @Test func distributionByEqualSpacing() {
    layout(views) { views in
      for (index, view) in views.enumerated() { view.width == Double(10 * (index + 1)) }
      views[0].leading == views[0].superview!.leading
      views[3].trailing == views[3].superview!.trailing
      distribute(equalSpacingHorizontally: views)
    }
    #expect(views.map(\.frame.minX) == [0, 110, 230, 360])
    root.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(views.map(\.frame.maxX) == [400, 290, 170, 40])
    layout(views) { views in
      for view in views { view.height == 10 }
      views[0].top == views[0].superview!.top
      views[3].bottom == views[3].superview!.bottom
      distribute(equalSpacingVertically: views)
    }
    #expect(views.map(\.frame.minY) == [0, 130, 260, 390])
    #expect(
      texts(distribute(equalSpacingLeftToRight: views[0], views[1], views[2])) == [
        "1.left - 0.right == 2.left - 1.right"
      ])
  }

  @Test func insettingOfEdges() {
    let (view, edges) = (views[0], root.edgeAnchors)
    let number: Int = 3
    let physical = LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    let directional = LayoutDirectionalInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    func insets(_ expression: LayoutGroupExpression<LayoutEdgesShape>) -> [Double] {
      (view.edgeAnchors == expression).all.map(\.constant)
    }
    #expect(insets(inset(edges, 5)) == [5, 5, -5, -5])
    #expect(insets(inset(edges, number)) == [3, 3, -3, -3])
    #expect(insets(inset(edges, 5, number)) == [3, 5, -3, -5])
    #expect(insets(inset(edges, horizontally: 5)) == [0, 5, 0, -5])
    #expect(insets(inset(edges, vertically: 5)) == [5, 0, -5, 0])
    #expect(insets(inset(edges, 1, 2.5, CGFloat(3), 4)) == [1, 2.5, -3, -4])
    #expect(insets(inset(edges, physical)) == [1, 2, -3, -4])
    #expect(insets(inset(edges, directional)) == [1, 2, -3, -4])
    #expect(insets(edges.inseted(by: 5)) == [5, 5, -5, -5])
    #expect(insets(edges.inseted(by: physical)) == [1, 2, -3, -4])
    #expect(insets(edges.inseted(by: directional)) == [1, 2, -3, -4])
    #expect(insets(edges.inseted(top: 1, trailing: 4)) == [1, 0, 0, -4])
    #expect(insets(edges.inseted(leading: 2, bottom: 3)) == [0, 2, -3, 0])
    #expect(insets(edges.inseted(horizontally: 1, vertically: 2)) == [2, 1, -2, -1])
    #expect(insets(edges.inseted(horizontally: 1)) == [0, 1, 0, -1])
    #expect(insets(edges.inseted(vertically: 2)) == [2, 0, -2, 0])
    // Insets of insets add up.
    #expect(insets(inset(edges.inseted(by: 5), 1, 2, 3, 4)) == [6, 7, -8, -9])
  }
}
