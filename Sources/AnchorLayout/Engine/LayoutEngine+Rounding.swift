internal import ConstraintSolver
internal import Foundation

extension LayoutEngine {
  /// The grid that the next passes round frames to; nil, as it is at first, for exact frames.
  ///
  /// Frames that are an input of the layout stay as they were set; exact frames and the solver are
  /// not concerned. A change rounds all frames again in the next pass, without solving, unless
  /// texts wrap at other widths of the grid.
  ///
  /// - Complexity: Setting it is O(*n*) in the number of items.
  public var pixelGrid: LayoutPixelGrid? {
    get { current.rounding?.grid }
    set {
      let engine = current
      guard newValue != engine.rounding?.grid else { return }
      engine.rounding = newValue.map(GridRounding.init)
      engine.fitting = nil
      engine.noteAllFrames()
    }
  }

  /// Notes that the frames of all items may have changed.
  func noteAllFrames() {
    for index in nodes.indices {
      guard let node = node(ofVariable: Int32(index)), let variables = node.variables,
        variables.width.index == index
      else { continue }
      noteFrame(of: node, variables)
      if wrappedContents[variables.width.index] != nil { unmeasured.append(variables.width.index) }
    }
  }

  /// Notes the items inside of those whose edges lie at another place between the lines of the grid
  /// than before.
  func noteShiftedFrames() {
    rounding?.round += 1
    var next = 0
    while next < pendingFrames.count {
      let index = pendingFrames[next]
      next += 1
      guard let node = node(ofVariable: index), place(of: node).isShifted else { continue }
      noteFrames(inside: node)
    }
  }

  /// Notes the nearest items inside of one that are known to the solver.
  func noteFrames(inside node: LayoutNode) {
    var stack = [node]
    while let container = stack.popLast() {
      var next = container.firstChild
      while let child = next {
        if let variables = child.variables {
          noteFrame(of: child, variables)
        } else {
          stack.append(child)
        }
        next = child.nextSibling
      }
    }
  }

  /// The frame that a pass gives an item; nil if no statement is about it or it is an input.
  func shownFrame(of node: LayoutNode) -> CGRect? {
    guard let frame = solvedFrame(of: node) else { return nil }
    guard let grid = rounding?.grid, frame.isFinite else { return frame }
    let place = place(of: node)
    let end = grid.nearest(place.exact + [frame.width, frame.height])
    let origin = place.shown - (node.parent.map(self.place)?.shown ?? .zero)
    let size = end - place.shown
    // The line nearest to an end may lie before an origin that the host has put between two lines.
    var shown = CGRect(x: origin.x, y: origin.y, width: max(0, size.x), height: max(0, size.y))
    shown.take(node.hostedFrameParts, from: frame)
    return shown
  }
}
