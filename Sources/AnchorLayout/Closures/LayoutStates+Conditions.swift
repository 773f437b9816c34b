internal import Foundation

/// What a choice by conditions has seen.
struct ConditionHistory {
  /// The size that was judged last.
  private var size: CGSize?
  /// The pass of `entries`.
  private var pass = 0
  /// How often each state, by its place, was switched to in the pass.
  private var entries: [Int: Int] = [:]

  /// How often a state may be switched to in one pass: once more than where all is well, since what
  /// other states change may have it come back.
  private static var entryLimit: Int { 2 }

  mutating func forgetSize() { size = nil }

  /// Notes a size.
  ///
  /// - Returns: Whether it is new.
  mutating func note(_ size: CGSize) -> Bool {
    if size == self.size { return false }
    self.size = size
    return true
  }

  /// Notes that a state is to be switched to.
  ///
  /// - Returns: Whether it was not yet too often in this pass.
  mutating func enter(_ place: Int, inPass pass: Int) -> Bool {
    if pass != self.pass {
      self.pass = pass
      entries = [:]
    }
    entries[place, default: 0] += 1
    return entries[place, default: 0] <= Self.entryLimit
  }
}

extension LayoutStates {
  /// Switches to the state that the conditions ask for in a size.
  ///
  /// - Returns: Whether there was another one.
  fileprivate func follow(_ size: CGSize, in engine: LayoutEngine) -> Bool {
    if isChosen { return false }
    noteForUndo()
    guard history.note(size) else { return false }
    let wanted =
      states.firstIndex { $0.condition?.isMet(in: size) == true }
      ?? states.firstIndex { $0.condition == nil }
    guard wanted != active else { return false }
    guard history.enter(wanted ?? -1, inPass: engine.statistics.passes) else {
      let name = wanted.map { states[$0].name } ?? "none"
      engine.report(
        .oscillation(container.node?.label ?? "(gone)", between: [current ?? "none", name]))
      return false
    }
    setActive(wanted)
    return true
  }
}

extension LayoutEngine {
  /// Looks at the conditions of an item from now on.
  func awaitConditions(of node: LayoutNode) {
    areConditionsOutdated = true
    let link = node.link
    if !conditionalItems.contains(where: { $0 === link }) { conditionalItems.append(link) }
  }

  /// Lets states follow the sizes of their containers, as solved.
  ///
  /// - Returns: Whether there is anything to solve again.
  func followConditions() -> Bool {
    areConditionsOutdated = false
    if conditionalItems.isEmpty { return false }
    conditionalItems.removeAll { $0.node == nil }
    var hasSwitched = false
    for link in conditionalItems {
      guard let node = link.node, let states = node.traits?.states else { continue }
      for state in states {
        let size = (solvedFrame(of: node) ?? node.frame).standardized.size
        if state.follow(size, in: self) { hasSwitched = true }
      }
    }
    return hasSwitched
  }

  /// Hands the conditional items in a subtree that leaves to its own engine.
  func releaseConditions(of subtreeRoot: LayoutNode) {
    if conditionalItems.isEmpty { return }
    let leaving = conditionalItems.filter { $0.node?.isInside(subtreeRoot) == true }
    if leaving.isEmpty { return }
    conditionalItems.removeAll { $0.node?.isInside(subtreeRoot) != false }
    let engine = subtreeRoot.engineOfCutOff()
    engine.conditionalItems += leaving
    engine.areConditionsOutdated = true
  }

  /// Hands all conditional items to another engine.
  func handOverConditions(to engine: LayoutEngine) {
    engine.conditionalItems += conditionalItems
    engine.areConditionsOutdated = true
    conditionalItems = []
  }
}
