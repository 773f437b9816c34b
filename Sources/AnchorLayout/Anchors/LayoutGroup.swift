internal import Foundation

/// Several anchors that are related at once: edges, a pair of edges, a center, a size, or an
/// expression of them.
public protocol LayoutGroup<Shape> {
  /// How many anchors there are, and which of them are far sides.
  associatedtype Shape: LayoutShape

  /// The group as sums.
  var groupExpression: LayoutGroupExpression<Shape> { get }
}

/// The sums of a composite, up to four, with constants and a priority.
public struct LayoutGroupExpression<Shape: LayoutShape>: LayoutGroup {
  private var first: LayoutForm
  private var second: LayoutForm
  private var third: LayoutForm?
  private var fourth: LayoutForm?
  private var edgesLeftOut: Set<LayoutEdge> = []

  /// Creates a group expression from its sums.
  init(
    _ first: LayoutForm, _ second: LayoutForm, _ third: LayoutForm? = nil,
    _ fourth: LayoutForm? = nil
  ) {
    self.first = first
    self.second = second
    self.third = third
    self.fourth = fourth
  }

  /// The expression itself.
  public var groupExpression: LayoutGroupExpression<Shape> { self }

  /// The sum at a position.
  subscript(member: Int) -> LayoutForm {
    switch member {
    case 0: first
    case 1: second
    case 2: third ?? LayoutForm(constant: 0)
    default: fourth ?? LayoutForm(constant: 0)
    }
  }

  /// The expression with every sum changed; the closure is given the position of the sum too.
  func mapped(_ change: (inout LayoutForm, Int) -> Void) -> LayoutGroupExpression<Shape> {
    var result = self
    change(&result.first, 0)
    change(&result.second, 1)
    if var form = third {
      change(&form, 2)
      result.third = form
    }
    if var form = fourth {
      change(&form, 3)
      result.fourth = form
    }
    return result
  }

  /// The expression with a constant added to every sum; subtracted on far sides.
  func inset(by constant: Double) -> LayoutGroupExpression<Shape> {
    mapped { form, member in
      form.constant += Shape.isFarSide(member) ? -constant : constant
    }
  }

  /// Relates every member to that of another group; on far sides the relation flips.
  func stated(
    _ relation: LayoutRelation, _ other: LayoutGroupExpression<Shape.Counterpart>
  ) -> Shape.Constraints {
    Shape.constraints(leavingOut: edgesLeftOut) { member in
      let relation = Shape.isFarSide(member) ? relation.flipped : relation
      return .stated(self[member], relation, other[member])
    }
  }
}

extension LayoutGroupExpression where Shape == LayoutEdgesShape {
  /// The expression without some of its edges.
  func leavingOut(_ edges: [LayoutEdge]) -> LayoutGroupExpression<LayoutOpenEdgesShape> {
    var result = LayoutGroupExpression<LayoutOpenEdgesShape>(self[0], self[1], self[2], self[3])
    result.edgesLeftOut = Set(edges)
    return result
  }
}

extension LayoutGroupExpression where Shape == LayoutSizeShape {
  /// Creates an expression of a constant size.
  init(_ size: CGSize) {
    self.init(LayoutForm(constant: size.width), LayoutForm(constant: size.height))
  }
}
