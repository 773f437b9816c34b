import AnchorLayout
import Foundation
import TestSupport
import Testing

/// Previews amid random changes, against a tree that has the changes without the previews.
@Suite struct PreviewTraceTests {
  /// A tree with constraints, and changes that depend on numbers alone.
  private struct Screen {
    let root = makeRoot()
    private var views: [LayoutView] = []
    private var constraints: [LayoutConstraint] = []
    private let group = LayoutConstraintGroup()
    private let states: LayoutStates

    init() {
      for index in 0..<8 {
        let parent = index < 2 ? root : views[index / 2 - 1]
        let view = parent.add("view\(index)")
        views.append(view)
        constraints += [
          view.leadingAnchor == parent.leadingAnchor + Double(index),
          view.widthAnchor <= parent.widthAnchor * 0.75,
          view.widthAnchor == 40 ~ .low, view.heightAnchor == 20 ~ .high,
          view.topAnchor >= parent.topAnchor + 3,
        ]
      }
      states = LayoutStates(of: views[0])
      let (first, second) = (views[2], views[3])
      states.add("narrow", .when(width: ..<45)) { first.bottomAnchor == second.topAnchor ~ .high }
      states.add("wide") { first.trailingAnchor == second.leadingAnchor - 4 ~ .high }
      root.layoutEngine.diagnosticHandler = { _ in }
    }

    /// Makes one of all kinds of changes.
    mutating func change(_ numbers: inout SeededGenerator) {
      let constraint = constraints[numbers.next(below: constraints.count)]
      let (view, other) = (views[numbers.next(below: 8)], views[numbers.next(below: 8)])
      let number = Double(numbers.next(below: 60))
      switch numbers.next(below: 12) {
      case 0, 1: constraint.constant = number
      case 2: constraint.priority = [.low, .high, .required, 300][numbers.next(below: 4)]
      case 3: constraint.multiplier = number / 40
      case 4, 5: constraint.isActive.toggle()
      case 6: constraints.append(view.widthAnchor >= other.widthAnchor / 2 + number ~ .low + 3)
      case 7: constraints.append(view.topAnchor == other.bottomAnchor + number ~ .low + 7)
      case 8:
        layout(replace: group) {
          view.heightAnchor <= other.heightAnchor + number ~ .low
          if number < 30 { view.leadingAnchor >= root.leadingAnchor + number ~ .high }
        }
      case 9: root.frame.size.width = 300 + number
      case 10: constraints.append(view.widthAnchor == number)
      default:
        layout(in: view, key: "trailing") { view.trailingAnchor == root.trailingAnchor - number }
      }
      if numbers.next(below: 3) == 0 { root.layoutIfNeeded() }
    }
  }

  private func frames(_ screen: Screen) -> [CGRect?] {
    let frames = LayoutFrames(of: screen.root)
    return frames.items.map { frames[$0] }
  }

  @Test func previewsLeaveNoTraceAndComeTrue() throws {
    for seed in 0..<12 {
      var plain = Screen()
      var previewed = Screen()
      var numbers = SeededGenerator(seed: UInt64(seed))
      for step in 0..<12 {
        // What was done to the copy of the list is none of the other's business.
        var trial = previewed
        var detour = SeededGenerator(seed: UInt64(1000 * seed + step))
        _ = previewed.root.preview {
          for _ in 0..<4 { trial.change(&detour) }
          var inner = trial
          _ = previewed.root.preview { for _ in 0..<3 { inner.change(&detour) } }
          trial.change(&detour)
        }
        var foretold = previewed
        var future = numbers
        previewed.root.layoutIfNeeded()
        plain.root.layoutIfNeeded()
        let preview = previewed.root.preview { for _ in 0..<3 { foretold.change(&future) } }
        var other = numbers
        for _ in 0..<3 {
          plain.change(&numbers)
          previewed.change(&other)
        }
        plain.root.layoutIfNeeded()
        previewed.root.layoutIfNeeded()
        #expect(frames(previewed) == frames(plain), "seed \(seed) step \(step)")
        #expect(previewed.root.layoutEngine.statistics == plain.root.layoutEngine.statistics)
        #expect(LayoutFrames(of: previewed.root) == preview.after, "seed \(seed) step \(step)")
      }
    }
  }
}
