import AnchorLayout
import Foundation
import TestSupport
import Testing

/// Statements across branches of deep trees whose containers lie away from the origin.
@Suite struct NestedSpacesTests {
  /// A tree of containers four levels deep, each away from the origin.
  private func containers(in root: LayoutView, _ numbers: inout SeededGenerator) -> [LayoutView] {
    var containers = [root]
    var level = [root]
    for depth in 1...4 {
      var next: [LayoutView] = []
      for parent in level {
        for _ in 0..<2 {
          let (x, y) = (Double(3 + numbers.next(below: 40)), Double(-20 + numbers.next(below: 60)))
          next.append(parent.add("\(depth).\(containers.count)", x, y, 300, 200))
        }
      }
      containers += next
      level = next
    }
    return containers
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func whatIsStatedHoldsInEverySpace(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let root = LayoutView(frame: CGRect(1000, 500, 700, 600), label: "root")
    let elsewhere = LayoutView(frame: CGRect(-70, 30, 10, 10), label: "elsewhere")
    let containers = containers(in: root, &numbers)
    for container in containers where numbers.next(below: 4) == 0 {
      container.layoutDirection = numbers.next(below: 2) == 0 ? .rightToLeft : .leftToRight
    }
    var views = [containers[numbers.next(below: containers.count)].add("first", 7, 9, 30, 20)]
    var edges: [(LayoutView, LayoutView, Double)] = []
    for index in 1..<40 {
      let view = containers[numbers.next(below: containers.count)].add("view \(index)")
      let other = views[numbers.next(below: views.count)]
      let distance = Double(numbers.next(below: 50) - 20)
      view.leadingAnchor == other.trailingAnchor + distance
      view.topAnchor == other.bottomAnchor + distance
      view.sizeAnchors == CGSize(width: 5 + Double(index), height: 7)
      views.append(view)
      edges.append((view, other, distance))
    }
    for isMoved in [false, true] {
      if isMoved {
        for container in containers.dropFirst() { container.frame.origin.x += 11 }
        root.layoutDirection = .rightToLeft
      }
      root.layoutIfNeeded()
      for (view, other, distance) in edges {
        for space in containers + [elsewhere, view, other] {
          let first = view.convert(view.bounds, to: space)
          let second = other.convert(other.bounds, to: space)
          let isMirrored = view.effectiveLayoutDirection == .rightToLeft
          let gap = isMirrored ? second.minX - first.maxX : first.minX - second.maxX
          #expect(abs(gap - distance) < 1e-9)
          #expect(abs(first.minY - second.maxY - distance) < 1e-9)
          #expect(first.width == view.frame.width)
        }
      }
    }
  }
}
