// Statements that must not compile, each with a part of the sentence that the compiler must give for
// it. Compiled by .ci/type-checker/check.
import AnchorLayout
import Foundation

func mistakes(_ a: LayoutView, _ b: LayoutView, count: Int, gap: CGFloat) {
  a.leadingAnchor == b.topAnchor  // both sides must measure the same
  a.leadingAnchor <= b.topAnchor + 8  // both sides must measure the same
  a.leadingAnchor == b.widthAnchor  // both sides must measure the same
  a.widthAnchor >= b.leadingAnchor + 8  // both sides must measure the same
  a.leadingAnchor - b.trailingAnchor == b.topAnchor  // both sides must measure the same
  a.leadingAnchor == 10  // a position is measured from another
  a.topAnchor >= 10.5 ~ .high  // a position is measured from another
  a.topAnchor <= gap  // a position is measured from another
  a.leadingAnchor == count  // a position is measured from another
  a.centerXAnchor == b.leadingAnchor + b.trailingAnchor  // two positions have no sum
  a.widthAnchor == b.leadingAnchor + b.trailingAnchor  // two positions have no sum
  a.widthAnchor == b.leadingAnchor - b.topAnchor  // positions along different axes
  a.leadingAnchor == b.widthAnchor - b.leadingAnchor  // a dimension less a position
  a.widthAnchor == b.widthAnchor * b.heightAnchor  // multiplied by numbers only
  a.widthAnchor == b.widthAnchor / b.heightAnchor  // divided by numbers only
  a.edgeAnchors == b.sizeAnchors  // a composite is related to its like
  a.horizontalAnchors <= b.verticalAnchors + 8  // a composite is related to its like
  a.centerAnchors >= b.sizeAnchors  // a composite is related to its like
  a.edgeAnchors == 10  // a composite is related to another
  a.sizeAnchors == 10  // a composite is related to another
  a.edgeAnchors == b.leadingAnchor  // an anchor to an anchor
  a.leadingAnchor == b.edgeAnchors  // an anchor to an anchor
  a.edgeAnchors == b.edgeAnchors + CGSize(width: 1, height: 2)  // insets are added to edges
  a.sizeAnchors == b.sizeAnchors - LayoutInsets(top: 3)  // insets are taken from edges
  a.centerAnchors == b.centerAnchors * 2  // only a size can be multiplied
}

func mistakesInClosures(_ a: LayoutView, _ b: LayoutView) {
  constrain(a, b) { a, b in
    a.leading == b.top  // both sides must measure the same
    a.width >= b.leading + 8  // both sides must measure the same
    a.top == 10  // a position is measured from another
    a.centerX == a.superview!.leading + b.trailing  // two positions have no sum
    a.edges == b.size  // a composite is related to its like
    a.edges == inset(b.edges, 20) * 2  // only a size can be multiplied
  }
}
