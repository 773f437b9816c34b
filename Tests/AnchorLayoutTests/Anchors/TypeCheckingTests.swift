import AnchorLayout
import Foundation
import Testing

/// Statements of the kinds that real screens consist of, with literals and with variables. A line
/// that the compiler cannot check in reasonable time does not compile; each takes it milliseconds.
@Suite struct TypeCheckingTests {
  let root = makeRoot()
  let gap = 8.0
  let inset: CGFloat = 12
  let count = 3
  let isWide = true

  @Test func fiftyThreeStatementsAreCheckedQuickly() {
    root.layoutEngine.diagnosticHandler = { _ in }
    let guide = LayoutGuide()
    root.addLayoutGuide(guide)
    let (title, image, button) = (root.add("title"), root.add("image"), root.add("button"))

    guide.leadingAnchor == root.leadingAnchor + 16
    guide.trailingAnchor == root.trailingAnchor - 16
    guide.topAnchor == root.topAnchor + inset
    guide.bottomAnchor <= root.bottomAnchor - inset * 2
    title.edgeAnchors >= guide.edgeAnchors
    title.horizontalAnchors == guide.horizontalAnchors + 8 ~ .high
    title.verticalAnchors == guide.verticalAnchors + inset
    title.centerAnchors == root.centerAnchors + CGPoint(x: 0, y: -20) ~ .low
    title.sizeAnchors == CGSize(width: 44, height: 44)
    title.sizeAnchors <= root.sizeAnchors - 32
    title.sizeAnchors == (image.sizeAnchors + 10) / 2
    title.edgeAnchors == image.edgeAnchors + LayoutInsets(top: 1, left: 2, bottom: 3, right: 4)
    title.edgeAnchors == root.edgeAnchors + inset ~ .required - 1
    title.leadingAnchor == image.trailingAnchor + 8
    title.leadingAnchor == image.trailingAnchor + inset ~ .high
    title.leadingAnchor >= image.trailingAnchor + gap * 2 ~ .high - 1
    title.trailingAnchor == root.trailingAnchor - 16 ~ isWide ? .high : .low
    title.firstBaselineAnchor == image.bottomAnchor + 4
    title.lastBaselineAnchor <= root.bottomAnchor - 2 * gap
    title.topAnchor == image.bottomAnchor + gap * 2 + 3
    title.topAnchor == image.bottomAnchor + gap * 2 + Double(count) * 3 - 1
    title.centerXAnchor == midpoint(image.trailingAnchor, root.trailingAnchor) + 4
    title.centerYAnchor == root.topAnchor + root.heightAnchor * 0.382
    title.centerXAnchor == root.centerXAnchor * 2 / 3
    title.leadingAnchor - image.trailingAnchor == root.trailingAnchor - title.trailingAnchor
    title.leadingAnchor - image.trailingAnchor >= 8
    title.leadingAnchor - image.trailingAnchor == button.widthAnchor / 10 + gap
    title.bottomAnchor == button.topAnchor - button.heightAnchor / 2 - gap
    image.widthAnchor == 16 * image.heightAnchor / 9
    image.widthAnchor == image.heightAnchor * (16.0 / 9.0) ~ 999
    image.widthAnchor == root.widthAnchor / count
    image.widthAnchor == root.widthAnchor / 3 - 8
    image.widthAnchor == (root.widthAnchor - 16 - 16 - 8 * 2) / 3
    image.widthAnchor == (root.widthAnchor - inset - inset - gap * 2) / 3
    image.widthAnchor == (root.widthAnchor - Double(count - 1) * gap) / Double(count)
    image.widthAnchor == (root.widthAnchor - CGFloat(count - 1) * inset) / CGFloat(count)
    image.widthAnchor <= 100 ~ isWide ? 600 : 400
    image.widthAnchor >= button.widthAnchor
    image.widthAnchor + button.widthAnchor + 8 == root.widthAnchor
    image.widthAnchor + button.widthAnchor + title.widthAnchor + gap + gap == root.widthAnchor - 32
    image.heightAnchor == root.heightAnchor - title.heightAnchor - button.heightAnchor - 3 * gap
    button.widthAnchor == title.widthAnchor * 2 + gap
    button.widthAnchor == title.widthAnchor * 2 + gap - 2
    button.widthAnchor == 2 * title.widthAnchor + 0.5 * image.widthAnchor + gap - 2
    button.widthAnchor == title.widthAnchor * 2 + image.widthAnchor * 2 + gap - 2
    button.widthAnchor == (title.widthAnchor - gap) / 2 + (image.widthAnchor - gap) / 2 + gap - 2
    button.widthAnchor == title.widthAnchor + image.widthAnchor * 2 - image.heightAnchor / 3 + 8
      * inset - 2
    button.widthAnchor == (title.widthAnchor + image.widthAnchor * 2 - root.heightAnchor / 3) * 0.25
      + 8 * inset - gap
    button.widthAnchor * 2 + title.widthAnchor * 3 <= root.widthAnchor * 0.5 - gap ~ .high - 1
    button.heightAnchor == title.heightAnchor * inset + CGFloat(count) * gap
    button.widthAnchor == ((title.widthAnchor - 50 + gap) * 0.5 + 2 * 3 - 1) / 4 * 2 + 7 ~ .high
    button.widthAnchor == title.widthAnchor * (1.0 / 3.0) - (8 + 4 * 2) / 2 ~ .required - 1
    button.widthAnchor == 2 * (inset + 4) * title.widthAnchor / 3 + 16 - 2 * inset ~ 750

    root.layoutIfNeeded()
    #expect(root.layoutEngine.statistics.rowsLowered == 68)
  }
}
