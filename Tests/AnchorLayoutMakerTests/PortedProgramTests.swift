import SnapKitNames
import Testing

/// What programs written for SnapKit say beside its documents, as they say it.
@Suite struct PortedProgramTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view = UIView(label: "view")

  init() {
    root.addSubview(view)
  }

  @Test func aViewThatOverridesItsInitialiserIsMadeWithoutAFrame() {
    let header = HeaderView()
    let named = HeaderView(label: "named")
    root.addSubview(header)
    header.snp.makeConstraints { make in make.top.leading.trailing.equalToSuperview() }
    root.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(named.label == "named" && named.subviews.count == 1)
  }

  @Test func aControllerIsMadeWithWhatItShows() {
    let controller = NoteController(note: "note")
    #expect(!controller.isViewLoaded)
    controller.loadViewIfNeeded()
    #expect(controller.isViewLoaded && controller.view.subviews.count == 1)
    #expect(!UIViewController().isViewLoaded)
  }

  @Test func itemsWhoseQuantitiesCanBeNamedHaveAName() {
    root.safeAreaInsets.top = 20
    view.snp.makeConstraints { make in
      make.top.equalTo(root.safeArea.top)
      make.height.equalTo(10)
    }
    root.layoutIfNeeded()
    #expect(view.frame.minY == 20)
    #expect(view.snp.target === view)
  }

  @Test func contentPrioritiesAreSetToRawValues() {
    view.snp.contentHuggingHorizontalPriority = UILayoutPriority.required.rawValue
    view.snp.contentHuggingVerticalPriority = UILayoutPriority.defaultHigh.rawValue
    view.snp.contentCompressionResistanceHorizontalPriority = UILayoutPriority.defaultLow.rawValue
    view.snp.contentCompressionResistanceVerticalPriority = 251
    #expect(view.contentHuggingPriority(for: .horizontal) == .required)
    #expect(view.contentHuggingPriority(for: .vertical) == .high)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .low)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == 251)
    let priority: Float = view.snp.contentHuggingVerticalPriority
    let rawValue: Double = view.snp.contentHuggingVerticalPriority
    #expect(priority == 750 && rawValue == 750)
  }

  @Test func prioritiesHaveValues() {
    let target: any ConstraintPriorityTarget = ConstraintPriority.high.value
    view.snp.makeConstraints { make in
      make.width.equalTo(5).priority(ConstraintPriority.high.value - 1)
      make.width.equalTo(6).priority(target)
    }
    root.layoutIfNeeded()
    #expect(view.frame.width == 6)
  }

  @Test func constraintsHaveIdentifiers() {
    var width: Constraint?
    view.snp.makeConstraints { make in
      width = make.width.equalTo(5).labeled("label").constraint
    }
    let constraint = width?.layoutConstraints.first
    #expect(constraint?.identifier == "label")
    constraint?.identifier = "identifier"
    #expect(constraint?.label == "identifier")
  }

  @Test func stacksHaveArrangedSubviews() {
    let stack = UIStackView(arrangedSubviews: [view, UIView()])
    stack.axis = .vertical
    stack.distribution = .fillEqually
    root.addSubview(stack)
    stack.snp.makeConstraints { make in make.edges.equalToSuperview() }
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 320, height: 240))
  }
}

extension UIView {
  fileprivate var safeArea: ConstraintBasicAttributesDSL { safeAreaLayoutGuide.snp }
}

private final class HeaderView: UIView {
  private let title = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
    title.snp.makeConstraints { make in
      make.edges.equalToSuperview()
      make.height.equalTo(44)
    }
  }

  required init?(coder: NSCoder) {
    nil
  }
}

private final class NoteController: UIViewController {
  private let note: String

  init(note: String) {
    self.note = note
    super.init(nibName: nil, bundle: nil)
  }

  override func loadView() {
    view = UIView()
    view.addSubview(UIView(label: note))
  }
}
