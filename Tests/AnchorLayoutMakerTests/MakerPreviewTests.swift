import SnapKitNames
import Testing

/// Blocks in previews.
@Suite struct MakerPreviewTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
  let view = UIView(label: "view")
  let width: Constraint

  init() throws {
    root.addSubview(view)
    var made: Constraint?
    view.snp.makeConstraints { make in
      make.leading.top.equalToSuperview()
      made = make.width.equalTo(100).constraint
    }
    width = try #require(made)
    root.layoutIfNeeded()
  }

  @Test func whatIsMadeInAPreviewIsNotKept() {
    _ = root.preview { view.snp.makeConstraints { $0.height.equalTo(50) } }
    view.snp.updateConstraints { $0.width.equalTo(90) }
    view.snp.makeConstraints { $0.height.equalTo(40) }
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 90, height: 40))
  }

  @Test func whatIsMadeForTheFirstTimeInAPreviewIsNotKept() {
    let other = UIView(label: "other")
    root.addSubview(other)
    _ = root.preview { other.snp.makeConstraints { $0.width.equalTo(50) } }
    other.snp.updateConstraints { $0.height.equalTo(20) }
    root.layoutIfNeeded()
    #expect(other.frame.height == 20)
  }

  @Test func whatIsRemadeInAPreviewIsStillKept() {
    let preview = root.preview {
      view.snp.remakeConstraints { make in
        make.trailing.bottom.equalToSuperview()
        make.size.equalTo(30)
      }
    }
    #expect(preview.after[view] == CGRect(x: 370, y: 270, width: 30, height: 30))
    view.snp.remakeConstraints { $0.width.equalTo(70) }
    root.layoutIfNeeded()
    #expect(!width.isActive)
    #expect(view.frame.width == 70)
  }

  @Test func handlesStandForWhatTheyStoodFor() {
    let former = width.layoutConstraints
    _ = root.preview {
      view.snp.updateConstraints { $0.width.equalTo(root).dividedBy(2) }
      _ = root.preview { width.deactivate() }
      width.update(offset: 8)
    }
    #expect(width.layoutConstraints.map(ObjectIdentifier.init) == former.map(ObjectIdentifier.init))
    #expect(width.isActive)
    view.snp.removeConstraints()
    #expect(!width.isActive)
  }

  @Test func aBlockMayStandAroundAPreview() {
    var preview: LayoutPreview?
    view.snp.makeConstraints { make in
      make.height.equalTo(60)
      preview = root.preview {
        view.snp.makeConstraints { $0.width.equalTo(root).priority(.low) }
        width.deactivate()
      }
    }
    root.layoutIfNeeded()
    #expect(preview?.after[view]?.width == 400)
    #expect(view.frame.size == CGSize(width: 100, height: 60))
    view.snp.removeConstraints()
    #expect(!width.isActive)
  }
}
