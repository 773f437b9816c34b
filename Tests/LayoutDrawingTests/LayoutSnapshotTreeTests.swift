import AnchorLayout
import Foundation
import LayoutDrawing
import Testing

@Suite struct LayoutSnapshotTreeTests {
  private func view(_ label: String, _ x: Double, _ y: Double, in parent: LayoutView? = nil)
    -> LayoutView
  {
    let view = LayoutView()
    view.label = label
    view.frame = CGRect(x: x, y: y, width: 100, height: 50)
    parent?.addSubview(view)
    return view
  }

  @Test func framesAreInTheCoordinatesOfTheRoot() {
    let root = view("root", 7, 9)
    let outer = view("outer", 10, 20, in: root)
    _ = view("inner", 1, 2, in: outer)
    root.layoutIfNeeded()
    #expect(
      LayoutSnapshot(of: root)
        == LayoutSnapshot(
          size: CGSize(width: 100, height: 50),
          boxes: [
            .init("root", CGRect(x: 0, y: 0, width: 100, height: 50), depth: 0),
            .init("outer", CGRect(x: 10, y: 20, width: 100, height: 50), depth: 1),
            .init("inner", CGRect(x: 11, y: 22, width: 100, height: 50), depth: 2),
          ]))
  }

  @Test func siblingsComeFromTheBackToTheFrontEachWithItsDescendants() {
    let root = view("root", 0, 0)
    let back = view("back", 0, 0, in: root)
    _ = view("front", 0, 0, in: root)
    _ = view("child", 0, 0, in: back)
    #expect(LayoutSnapshot(of: root).boxes.map(\.label) == ["root", "back", "child", "front"])
  }

  @Test func aFrameOfNegativeSizeIsTheRectangleItCovers() {
    let root = view("root", 0, 0)
    let turned = view("turned", 0, 0, in: root)
    turned.frame = CGRect(x: 60, y: 40, width: -30, height: -20)
    #expect(
      LayoutSnapshot(of: root).boxes.last?.frame == CGRect(x: 30, y: 20, width: 30, height: 20))
  }

  @Test func hiddenViewsAreLeftOutWithWhatIsInThem() {
    let root = view("root", 0, 0)
    let hidden = view("hidden", 0, 0, in: root)
    _ = view("child", 0, 0, in: hidden)
    _ = view("shown", 0, 0, in: root)
    hidden.isHidden = true
    #expect(LayoutSnapshot(of: root).boxes.map(\.label) == ["root", "shown"])
    root.isHidden = true
    #expect(LayoutSnapshot(of: root).boxes.isEmpty)
  }

  @Test func framesOfAnotherMomentCanBeDrawn() {
    let root = view("root", 0, 0)
    let child = view("child", 10, 20, in: root)
    let transition = root.transition(curve: .linear) {
      child.frame.origin.x = 30
      _ = view("later", 0, 0, in: root)
    }
    let start = LayoutSnapshot(of: root, at: transition.start)
    #expect(start.boxes.map(\.label) == ["root", "child"])
    #expect(start.boxes.last?.frame.minX == 10)
    let halfway = LayoutSnapshot(of: root, at: transition.frames(at: 0.5))
    #expect(halfway.boxes.map(\.frame.minX) == [0, 20, 0])
    #expect(LayoutSnapshot(of: root, at: transition.end) == LayoutSnapshot(of: root))
    #expect(LayoutSnapshot(of: LayoutView(), at: transition.end).boxes.isEmpty)
  }

  @Test func aSnapshotCanBeSentToAnotherTask() async {
    let root = view("root", 0, 0)
    let snapshot = LayoutSnapshot(of: root)
    let svg = await Task.detached { snapshot.svg() }.value
    #expect(svg == snapshot.svg())
  }
}
