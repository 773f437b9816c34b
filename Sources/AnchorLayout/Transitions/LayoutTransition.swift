internal import Foundation

/// The way from the frames of one moment to those of another.
///
/// For hosts without animations of their own:
///
///     let transition = window.transition(curve: .easeInOut) { states.activate("wide") }
///     for step in 0...10 {
///       transition.apply(at: Double(step) / 10, to: window)
///       draw()
///     }
///
/// Positions and sizes change evenly with the progress of the curve, in the coordinates of the parent.
/// So a linear equation that holds at both ends holds all the way. Sizes are never less than 0. An
/// item that has changed its parent moves in the coordinates of the new one. An item that was not
/// there at the start stands at its place at once, and one that is not there at the end is gone at
/// once.
public struct LayoutTransition: Sendable {
  private struct Motion: Sendable {
    /// The place of the item's entry at the end.
    let place: Int
    let start: CGRect
  }

  /// The frames at the start.
  public let start: LayoutFrames
  /// The frames at the end.
  public let end: LayoutFrames
  /// How the transition goes on with time.
  public var curve: LayoutCurve
  private var motions: [Motion] = []

  /// Creates a transition.
  ///
  /// - Complexity: O(*n*) in the number of items.
  public init(from start: LayoutFrames, to end: LayoutFrames, curve: LayoutCurve = .easeInOut) {
    self.start = start
    self.end = end
    self.curve = curve
    for (place, entry) in end.entries.enumerated() {
      guard let former = start.frame(of: entry, in: end), former != entry.frame else { continue }
      motions.append(Motion(place: place, start: former))
    }
  }

  /// The frames at a time.
  ///
  /// - Parameter fraction: The time as a fraction of the duration; outside of 0...1 the frames are
  ///   those of the nearest end, and not a number counts as 0.
  /// - Complexity: O(*n*) in the number of items.
  public func frames(at fraction: Double) -> LayoutFrames {
    guard fraction > 0 else { return start }
    guard fraction < 1 else { return end }
    let progress = curve.progress(at: fraction)
    var frames = end
    for motion in motions {
      frames.entries[motion.place].frame = motion.start.moved(
        by: progress, to: end.entries[motion.place].frame)
    }
    return frames
  }

  /// Hands the frames at a time to the items below a root that move, by ``LayoutItem/applyFrame(_:)``.
  ///
  /// The layout itself does not change: ``LayoutNode/frame`` is that of the end throughout.
  ///
  /// - Parameters:
  ///   - fraction: The time as a fraction of the duration, as for ``frames(at:)``.
  ///   - root: The item that the frames were noted of.
  /// - Complexity: O(*n*) in the number of items.
  public func apply(at fraction: Double, to root: some LayoutItem) {
    if motions.isEmpty { return }
    let progress = curve.progress(at: fraction)
    var frames: [LayoutItemID: CGRect] = [:]
    frames.reserveCapacity(motions.count)
    for motion in motions {
      let entry = end.entries[motion.place]
      frames[entry.item] = motion.start.moved(by: progress, to: entry.frame)
    }
    for node in root.boundNode.subtree {
      guard let frame = frames[LayoutItemID(node)] else { continue }
      node.handOver(frame)
    }
  }
}

extension LayoutItem {
  /// Lays out, makes changes, lays out again, and returns the way between.
  ///
  /// The changes are made at once: frames are those of the end when this returns.
  ///
  /// - Complexity: That of the layout passes, and O(*n*) in the number of items.
  public func transition(
    curve: LayoutCurve = .easeInOut, _ changes: () throws -> Void
  ) rethrows -> LayoutTransition {
    layoutEngine.layoutIfNeeded()
    let start = LayoutFrames(of: self)
    try changes()
    layoutEngine.layoutIfNeeded()
    return LayoutTransition(from: start, to: LayoutFrames(of: self), curve: curve)
  }
}

extension LayoutFrames {
  /// The frame of an entry of another moment, in the coordinates of the parent that it has there; nil
  /// if the item was not in the tree.
  fileprivate func frame(of entry: Entry, in other: LayoutFrames) -> CGRect? {
    guard let place = place(of: entry.item) else { return nil }
    var frame = entries[place].frame
    let formerParent = parent(of: entries[place])
    guard let parent = other.parent(of: entry), let formerParent, parent != formerParent else {
      return frame
    }
    // A parent that was not there is taken to have been where it is.
    let parentOrigin =
      self.place(of: parent).map { origin(inRoot: $0) } ?? other.origin(inRoot: entry.parent)
    let formerOrigin = origin(inRoot: place)
    frame.origin = CGPoint(
      x: formerOrigin.x - parentOrigin.x, y: formerOrigin.y - parentOrigin.y)
    return frame
  }
}

extension CGRect {
  /// The rectangle on the way to another one; exactly that at the progress 1.
  fileprivate func moved(by progress: Double, to end: CGRect) -> CGRect {
    if progress == 1 { return end }
    func between(_ start: Double, _ end: Double) -> Double { start + (end - start) * progress }
    return CGRect(
      x: between(origin.x, end.origin.x), y: between(origin.y, end.origin.y),
      width: max(0, between(size.width, end.size.width)),
      height: max(0, between(size.height, end.size.height)))
  }
}
