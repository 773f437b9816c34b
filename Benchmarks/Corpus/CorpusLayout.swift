import Foundation

/// A layout of the corpus as its JSON file says it; only what is needed to build and check it.
struct CorpusLayout: Decodable {
  let name: String
  /// The root first, a parent before its children.
  let items: [Item]
  let constraints: [Statement]
  /// What occurs in the layout.
  let features: Set<String>

  /// A view or a guide.
  struct Item: Decodable {
    let id: String
    let parent: String?
    let kind: Kind
    /// Whether `solution` is the only right answer for this item.
    let compare: Bool
    /// The right frame, in the coordinates of the root.
    let solution: Rectangle
    /// The size of the content to lay out with.
    let intrinsicSize: ContentSize?
    /// The size of the content as read off the finished frame, with which the answer is the same.
    let recordedIntrinsicSize: ContentSize?
    let hugging: Priorities
    let compression: Priorities
    let margins: Margins?
    let baseline: Baseline?

    enum Kind: String, Decodable {
      case root, view, guide
    }
  }

  /// `first` `relation` `multiplier` × `second` + `constant`, at a priority.
  struct Statement: Decodable {
    let first: String
    let firstAttribute: Attribute
    let relation: Relation
    let second: String?
    let secondAttribute: Attribute?
    let multiplier: Double
    let constant: Double
    let priority: Double
    let relativeTo: String?

    enum Relation: String, Decodable {
      case equal = "=="
      case lessThanOrEqual = "<="
      case greaterThanOrEqual = ">="
    }
  }

  enum Attribute: String, Decodable {
    case leading, trailing, left, right, centerX, leadingMargin, trailingMargin
    case top, bottom, centerY, firstBaseline, lastBaseline, topMargin, bottomMargin
    case width, height

    /// Whether it is a length, and no position.
    var isLength: Bool { self == .width || self == .height }

    /// Whether it is a position or a length from left to right.
    var isHorizontal: Bool {
      switch self {
      case .leading, .trailing, .left, .right, .centerX, .leadingMargin, .trailingMargin, .width:
        true
      case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
        .height:
        false
      }
    }
  }

  struct Rectangle: Decodable {
    let x, y, width, height: Double
    var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
  }

  struct ContentSize: Decodable {
    let width, height: Double?
  }

  struct Priorities: Decodable {
    let horizontal, vertical: Double
  }

  struct Margins: Decodable {
    let top, left, bottom, right: Double
  }

  struct Baseline: Decodable {
    let firstFromTop, lastFromBottom: Double
  }
}
