import AnchorageNames
import Testing

/// The code of Anchorage's document as it stands there, statement for statement, and the frames it
/// describes.
@Suite struct AnchorageReadmeSamples {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let container = UIView(frame: CGRect(x: 50, y: 60, width: 200, height: 100))
  let button = UIView()
  let imageView = UIView()
  let view = UIView()
  let view1 = UIView()
  let view2 = UIView()

  init() {
    root.addSubview(container)
    for child in [button, imageView, view, view1, view2] { container.addSubview(child) }
  }

  @Test func theSamplesGiveTheFramesTheyDescribe() {
    // Pin the button to at least 12 pts from the edges of its container view, and center it
    button.leftAnchor >= container.leftAnchor + 12
    button.centerXAnchor == container.centerXAnchor
    button.centerYAnchor == container.centerYAnchor

    // Constrain a view's width to be at most 100 pts
    view.widthAnchor <= 100

    // Constrain two views to be the same size
    view1.widthAnchor == view2.widthAnchor
    view1.heightAnchor == view2.heightAnchor

    // Constrain view to 4:3 aspect ratio
    view.widthAnchor == 4 * view.heightAnchor / 3

    // Constrain the leading, trailing, top and bottom edges to be equal
    imageView.edgeAnchors == container.edgeAnchors

    button.sizeAnchors == CGSize(width: 900, height: 20) ~ .low
    view.widthAnchor == 300 ~ .high
    view2.sizeAnchors == CGSize(width: 33, height: 44)
    root.layoutIfNeeded()
    #expect(button.frame == CGRect(x: 12, y: 40, width: 176, height: 20))
    #expect(view.frame.size == CGSize(width: 100, height: 75))
    #expect(view1.frame.size == CGSize(width: 33, height: 44))
    #expect(imageView.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test func compositesInset() {
    // Inset the leading and trailing anchors by 10
    imageView.horizontalAnchors >= container.horizontalAnchors + 10

    // Inset the top and bottom anchors by 10
    imageView.verticalAnchors >= container.verticalAnchors + 10

    imageView.sizeAnchors == CGSize(width: 900, height: 900) ~ .high
    root.layoutIfNeeded()
    #expect(imageView.frame == CGRect(x: 10, y: 10, width: 180, height: 80))
  }

  @Test func priorities() {
    view.sizeAnchors == CGSize(width: 40, height: 20)

    // Align view 20 points from the center of its superview, with low priority
    view.centerXAnchor == (view.superview.centerXAnchor + 20) ~ UILayoutPriorityDefaultLow

    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 100, y: 0, width: 40, height: 20))
    view.leftAnchor == container.leftAnchor ~ UILayoutPriorityDefaultHigh
    root.layoutIfNeeded()
    #expect(view.frame.minX == 0)
    view.leftAnchor == container.leftAnchor + 7 ~ UILayoutPriorityRequired
    root.layoutIfNeeded()
    #expect(view.frame.minX == 7)
  }

  @Test func stored() {
    // A single (active) NSLayoutConstraint
    let topConstraint = (imageView.topAnchor == container.topAnchor)

    // EdgeConstraints represents a collection of constraints
    // You can retrieve the NSLayoutConstraints individually,
    // or get an [NSLayoutConstraint] via .all, .horizontal, or .vertical
    let edgeConstraints = (button.edgeAnchors == container.edgeAnchors).all

    let single: NSLayoutConstraint = topConstraint
    let many: [NSLayoutConstraint] = edgeConstraints
    #expect(single.isActive)
    #expect(many.count == 4)
    let group: EdgeConstraints = button.edgeAnchors == container.edgeAnchors
    #expect(group.horizontal.count == 2)
    #expect(!button.translatesAutoresizingMaskIntoConstraints)
    #expect(container.translatesAutoresizingMaskIntoConstraints)
  }
}
