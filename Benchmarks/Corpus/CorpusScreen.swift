import AnchorLayout
import Foundation

/// A layout of the corpus, built the way a program builds one: views, guides, anchors, operators.
struct CorpusScreen {
  /// Which of the two content sizes of a file to lay out with; the answers are the same.
  enum ContentVariant: CaseIterable {
    case intrinsic, recorded
  }

  /// Why a file cannot be built.
  enum Failure: Error {
    case noRoot
    case unknownItem(String)
    case wrongAxis(String, CorpusLayout.Attribute)
    case notExpressible(CorpusLayout.Statement)
  }

  /// The view at the top, with the frame that the file says.
  let root: LayoutView
  /// Which item is in which.
  let tree: CorpusTree
  private var built: [String: Built] = [:]
  /// The ids of the items, in the order of the file.
  private let ids: [String]

  /// An item of the file and what was made from it.
  private struct Built {
    let item: any LayoutItem
    /// The item if it is a view, and so can have items in it.
    let view: LayoutView?
  }

  /// Builds the tree and states all its constraints.
  ///
  /// - Parameter parent: The view to put it into; nil to make it a tree of its own.
  init(
    _ layout: CorpusLayout, content variant: ContentVariant,
    direction: LayoutDirection = .leftToRight, in parent: LayoutView? = nil
  ) throws {
    guard let first = layout.items.first, first.kind == .root else { throw Failure.noRoot }
    ids = layout.items.map(\.id)
    tree = CorpusTree(layout)
    root = CorpusView(first, content: variant)
    parent?.addSubview(root)
    root.frame = first.solution.rect
    root.layoutDirection = direction
    built[first.id] = Built(item: root, view: root)
    for item in layout.items.dropFirst() { try add(item, content: variant) }
    for statement in layout.constraints { try state(statement) }
  }

  private mutating func add(_ item: CorpusLayout.Item, content: ContentVariant) throws {
    guard let parent = item.parent.flatMap({ built[$0]?.view }) else {
      throw Failure.unknownItem(item.id)
    }
    switch item.kind {
    case .guide:
      let guide = LayoutGuide()
      parent.addLayoutGuide(guide)
      built[item.id] = Built(item: guide, view: nil)
    case .root, .view:
      let view = CorpusView(item, content: content)
      parent.addSubview(view)
      built[item.id] = Built(item: view, view: view)
    }
  }

  /// The frames of all items after the last layout, in the coordinates of their parents.
  var frames: [CGRect] { ids.compactMap { built[$0]?.item.layoutNode.frame } }

  /// The frame of an item after the last layout, in the coordinates of the root.
  func frame(of id: String) throws -> CGRect {
    var frame = try entry(id).item.layoutNode.frame
    for ancestor in try tree.lineage(of: id).dropFirst() {
      guard let view = built[ancestor]?.view, view !== root else { continue }
      frame = frame.offsetBy(dx: view.frame.minX, dy: view.frame.minY)
    }
    return frame
  }

  /// What the anchors of an item belong to.
  func item(_ id: String) throws -> any LayoutItem { try entry(id).item }

  private func entry(_ id: String) throws -> Built {
    guard let entry = built[id] else { throw Failure.unknownItem(id) }
    return entry
  }
}
