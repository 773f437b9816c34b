public import Foundation

/// A tree of views that stand for those of a host whose own views are values.
///
/// The host gives each view a payload, such as an identifier, states constraints, and gets what has
/// changed as values that can be sent to where its views are:
///
///     let shadow = LayoutShadow("window", size: CGSize(width: 80, height: 24))
///     let title = shadow.view("title")
///     shadow.root.addSubview(title)
///     title.edgeAnchors == shadow.root.edgeAnchors + 1
///     for change in shadow.layout().changes { host.move(change.payload, to: change.frame) }
public final class LayoutShadow<Payload: Sendable> {
  /// Collects the changes of a pass.
  final class Recorder {
    var changes: [LayoutChanges<Payload>.Change] = []
  }

  private let recorder = Recorder()
  /// The root, whose size is an input.
  public let root: LayoutShadowView<Payload>

  /// Creates a tree of a root.
  ///
  /// - Parameters:
  ///   - payload: What the root stands for.
  ///   - size: The size of the root, in points.
  public init(_ payload: Payload, size: CGSize) {
    root = LayoutShadowView(payload, recorder)
    root.frame = CGRect(origin: .zero, size: size)
  }

  /// Creates a view, to be put into the tree; it may move to another shadow with such payloads.
  public func view(_ payload: Payload) -> LayoutShadowView<Payload> {
    LayoutShadowView(payload, recorder)
  }

  /// Lays out, if anything has changed.
  ///
  /// - Returns: The frames that are others than after the last call, in the order they were set.
  /// - Complexity: O(1) if nothing has changed.
  public func layout() -> LayoutChanges<Payload> {
    root.layoutIfNeeded()
    defer { recorder.changes = [] }
    return LayoutChanges(changes: recorder.changes)
  }
}

/// A view that stands for one of a host.
open class LayoutShadowView<Payload: Sendable>: LayoutView {
  /// What the view stands for.
  public let payload: Payload
  private let recorder: LayoutShadow<Payload>.Recorder

  /// Creates a view of a tree.
  init(_ payload: Payload, _ recorder: LayoutShadow<Payload>.Recorder) {
    self.payload = payload
    self.recorder = recorder
    super.init(frame: .zero)
    label = "\(payload)"
  }

  /// Notes the new frame with the shadow whose tree the view is in.
  ///
  /// - Complexity: O(*d*) in the depth of the view.
  open override func applyFrame(_ frame: CGRect) {
    var top: LayoutView = self
    while let next = top.superview { top = next }
    let recorder = (top as? LayoutShadowView<Payload>)?.recorder ?? recorder
    recorder.changes.append(.init(payload: payload, frame: frame))
  }
}

/// The frames that a layout has changed.
public struct LayoutChanges<Payload: Sendable>: Sendable {
  /// A frame that has changed.
  public struct Change: Sendable {
    /// What the view stands for.
    public let payload: Payload
    /// The new frame in the coordinates of the superview, in points.
    public let frame: CGRect
  }

  /// The changes, in the order they were made; a frame set twice in one layout is there twice.
  public let changes: [Change]
}

extension LayoutChanges: Equatable where Payload: Equatable {}
extension LayoutChanges.Change: Equatable where Payload: Equatable {}
