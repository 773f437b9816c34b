import SnapKitNames
import Testing

/// Every quantity on the maker, on a chain, and on an item as a target.
@Suite struct MakerAttributeTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300), label: "root")
  let view = UIView(label: "view")
  let other = UIView(label: "other")

  init() {
    root.addSubview(view)
    root.addSubview(other)
  }

  private typealias Row = (
    maker: KeyPath<ConstraintMaker, ConstraintMakerExtendable>,
    chain: KeyPath<ConstraintMakerExtendable, ConstraintMakerExtendable>,
    item: KeyPath<ConstraintViewDSL, ConstraintItem>, attributes: [LayoutAttribute]
  )

  private var single: [Row] {
    [
      (\.left, \.left, \.left, [.left]), (\.top, \.top, \.top, [.top]),
      (\.right, \.right, \.right, [.right]), (\.bottom, \.bottom, \.bottom, [.bottom]),
      (\.leading, \.leading, \.leading, [.leading]),
      (\.trailing, \.trailing, \.trailing, [.trailing]),
      (\.width, \.width, \.width, [.width]), (\.height, \.height, \.height, [.height]),
      (\.centerX, \.centerX, \.centerX, [.centerX]),
      (\.centerY, \.centerY, \.centerY, [.centerY]),
      (\.lastBaseline, \.lastBaseline, \.lastBaseline, [.lastBaseline]),
      (\.baseline, \.baseline, \.baseline, [.lastBaseline]),
      (\.firstBaseline, \.firstBaseline, \.firstBaseline, [.firstBaseline]),
      (\.leftMargin, \.leftMargin, \.leftMargin, [.leftMargin]),
      (\.rightMargin, \.rightMargin, \.rightMargin, [.rightMargin]),
      (\.topMargin, \.topMargin, \.topMargin, [.topMargin]),
      (\.bottomMargin, \.bottomMargin, \.bottomMargin, [.bottomMargin]),
      (\.leadingMargin, \.leadingMargin, \.leadingMargin, [.leadingMargin]),
      (\.trailingMargin, \.trailingMargin, \.trailingMargin, [.trailingMargin]),
      (
        \.centerXWithinMargins, \.centerXWithinMargins, \.centerXWithinMargins,
        [.centerXWithinMargins]
      ),
      (
        \.centerYWithinMargins, \.centerYWithinMargins, \.centerYWithinMargins,
        [.centerYWithinMargins]
      ),
    ]
  }

  private var composite: [Row] {
    [
      (\.edges, \.edges, \.edges, [.left, .top, .right, .bottom]),
      (\.horizontalEdges, \.horizontalEdges, \.horizontalEdges, [.left, .right]),
      (\.verticalEdges, \.verticalEdges, \.verticalEdges, [.top, .bottom]),
      (
        \.directionalEdges, \.directionalEdges, \.directionalEdges,
        [.top, .bottom, .leading, .trailing]
      ),
      (
        \.directionalHorizontalEdges, \.directionalHorizontalEdges, \.directionalHorizontalEdges,
        [.leading, .trailing]
      ),
      (
        \.directionalVerticalEdges, \.directionalVerticalEdges, \.directionalVerticalEdges,
        [.top, .bottom]
      ),
      (\.size, \.size, \.size, [.width, .height]),
      (\.center, \.center, \.center, [.centerX, .centerY]),
      (\.margins, \.margins, \.margins, [.leftMargin, .rightMargin, .topMargin, .bottomMargin]),
      (
        \.directionalMargins, \.directionalMargins, \.directionalMargins,
        [.topMargin, .bottomMargin, .leadingMargin, .trailingMargin]
      ),
      (
        \.centerWithinMargins, \.centerWithinMargins, \.centerWithinMargins,
        [.centerXWithinMargins, .centerYWithinMargins]
      ),
    ]
  }

  private func made(_ block: (ConstraintMaker) -> Void) -> [NSLayoutConstraint] {
    view.snp.remakeConstraints(block)
    return view.snp.layoutConstraints
  }

  @Test func everyQuantityIsNamedOnTheMaker() {
    #expect(Set(single.flatMap(\.attributes)) == Set(LayoutAttribute.allCases))
    for row in single + composite {
      let constraints = made { make in make[keyPath: row.maker].equalTo(other) }
      #expect(constraints.compactMap(\.firstAttribute) == row.attributes)
      #expect(constraints.compactMap(\.secondAttribute) == row.attributes)
      #expect(constraints.allSatisfy { $0.firstItem === view && $0.secondItem === other })
    }
  }

  @Test func everyQuantityIsNamedOnAChain() {
    for row in single + composite {
      // A partner that is no part of the row: of sizes, and of all else.
      let isSize = row.attributes.contains(.width)
      let constraints = made { make in
        (isSize ? make.left : make.width)[keyPath: row.chain].equalTo(other)
      }
      let partner: LayoutAttribute = isSize ? .left : .width
      #expect(Set(constraints.compactMap(\.firstAttribute)) == Set(row.attributes + [partner]))
      #expect(constraints.count == row.attributes.count + 1)
    }
  }

  @Test func everyQuantityIsATarget() {
    for row in single {
      let constraints = made { make in
        make[keyPath: row.maker].equalTo(other.snp[keyPath: row.item])
      }
      #expect(constraints.compactMap(\.secondAttribute) == row.attributes)
    }
    for row in composite {
      let constraints = made { make in
        make[keyPath: row.maker].equalTo(other.snp[keyPath: row.item])
      }
      #expect(constraints.compactMap(\.secondAttribute) == row.attributes)
    }
    let constraints = made { make in make.left.right.equalTo(other.snp.centerX) }
    #expect(constraints.compactMap(\.secondAttribute) == [.centerX, .centerX])
  }

  @Test func aTargetDoesNotKeepItsItemAlive() {
    var short: UIView? = UIView(label: "short")
    let target = short?.snp.bottom
    #expect(target?.target === short)
    short = nil
    #expect(target?.target == nil)
  }

  /// The frames, so that no quantity is mistaken for another on its way.
  @Test func everyQuantityIsWhereItIsSaidToBe() {
    other.frame = CGRect(x: 40, y: 30, width: 100, height: 50)
    other.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 4, right: 8)
    let places: [LayoutAttribute: Double] = [
      .left: 40, .right: 140, .leading: 40, .trailing: 140, .centerX: 90, .top: 30, .bottom: 80,
      .centerY: 55, .firstBaseline: 30, .lastBaseline: 80, .leftMargin: 42, .rightMargin: 132,
      .leadingMargin: 42, .trailingMargin: 132, .centerXWithinMargins: 87, .topMargin: 31,
      .bottomMargin: 76, .centerYWithinMargins: 53.5,
    ]
    for row in single {
      guard let attribute = row.attributes.first, let place = places[attribute] else { continue }
      let isHorizontal = attribute.isComparable(to: .left)
      view.snp.remakeConstraints { make in
        // Centers go with left as well as with leading.
        (isHorizontal ? make.centerX : make.centerY).equalTo(other.snp[keyPath: row.item])
        make.size.equalTo(10)
      }
      root.layoutIfNeeded()
      let frame = view.exactFrame
      #expect(Double(isHorizontal ? frame.midX : frame.midY) == place, "\(attribute)")
    }
  }

  @Test func aGuideHasTheSameBlocks() {
    let guide = UILayoutGuide(label: "guide")
    root.addLayoutGuide(guide)
    guide.snp.makeConstraints { make in
      make.directionalEdges.equalToSuperview().inset(10)
    }
    view.snp.makeConstraints { make in
      make.top.left.equalTo(guide)
      make.size.equalTo(guide.snp.height).multipliedBy(0.5)
    }
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 10, y: 10, width: 380, height: 280))
    #expect(view.frame == CGRect(x: 10, y: 10, width: 140, height: 140))
    guide.snp.updateConstraints { make in make.top.equalToSuperview().inset(30) }
    guide.snp.setLabel("area")
    #expect(guide.snp.label() == "area")
    root.layoutIfNeeded()
    #expect(guide.layoutFrame.minY == 30)
    #expect(guide.snp.prepareConstraints { make in make.width.equalTo(5) }.count == 1)
    guide.snp.removeConstraints()
    #expect(guide.snp.layoutConstraints.isEmpty)
  }

  @Test func theGuidesOfBarsAreTargets() {
    root.safeAreaInsets = UIEdgeInsets(top: 20, bottom: 30)
    view.snp.makeConstraints { make in
      make.horizontalEdges.equalToSuperview()
      make.top.equalTo(root.safeAreaLayoutGuide.snp.top)
      make.bottom.equalTo(root.bottomLayoutGuide.snp.top)
    }
    other.snp.makeConstraints { make in
      make.left.right.equalTo(root.layoutMarginsGuide)
      make.top.equalTo(root.topLayoutGuide.snp.bottom)
      make.height.equalTo(root.topLayoutGuide.snp.height)
    }
    root.layoutMargins = UIEdgeInsets(left: 8, right: 9)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 20, width: 400, height: 250))
    #expect(other.frame == CGRect(x: 8, y: 20, width: 383, height: 20))
  }
}
