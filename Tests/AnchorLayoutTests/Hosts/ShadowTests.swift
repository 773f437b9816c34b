import AnchorLayout
import Foundation
import Testing

/// Hosts whose views are values.
@Suite struct ShadowTests {
  @Test func changedFramesComeBackAsValues() async {
    let shadow = LayoutShadow("window", size: CGSize(width: 80, height: 24))
    let title = shadow.view("title")
    let body = shadow.view("body")
    shadow.root.addSubview(title)
    shadow.root.addSubview(body)
    title.edgeAnchors.excluding(.bottom) == shadow.root.edgeAnchors + 1
    let height = title.heightAnchor == 3
    body.edgeAnchors.excluding(.top) == shadow.root.edgeAnchors + 1
    body.topAnchor == title.bottomAnchor
    let first = shadow.layout()
    let frames = await Task.detached {
      Dictionary(uniqueKeysWithValues: first.changes.map { ($0.payload, $0.frame) })
    }.value
    #expect(frames == ["title": CGRect(1, 1, 78, 3), "body": CGRect(1, 4, 78, 19)])
    #expect(shadow.layout().changes.isEmpty)
    height.constant = 5
    #expect(Set(shadow.layout().changes.map(\.payload)) == ["title", "body"])
    title.removeFromSuperview()
    #expect(shadow.layout().changes.isEmpty)
  }

  @Test func aViewFromAnotherShadowIsToldOfWhereItIs() {
    let (near, far) = (
      LayoutShadow("near", size: CGSize(width: 10, height: 10)),
      LayoutShadow("far", size: CGSize(width: 20, height: 20))
    )
    let view = near.view("view")
    far.root.addSubview(view)
    view.edgeAnchors == far.root.edgeAnchors
    #expect(far.layout().changes.map(\.frame) == [CGRect(0, 0, 20, 20)])
    #expect(near.layout().changes.isEmpty)
  }

  @Test func nothingIsKeptAlive() {
    weak var dead: LayoutShadowView<Int>?
    do {
      let shadow = LayoutShadow(1, size: CGSize(width: 10, height: 10))
      let view = shadow.view(2)
      shadow.root.addSubview(view)
      view.edgeAnchors == shadow.root.edgeAnchors
      #expect(shadow.layout().changes.map(\.payload) == [2])
      dead = view
    }
    #expect(dead == nil)
  }
}
