import SnapKitNames
import Testing

/// The code of the style document as it stands there, and the frames it describes.
@Suite struct StyleDocumentSamples {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let view = UIView()
  let grid = Grid()

  init() {
    root.addSubview(view)
  }

  /// The frame that a block gives the view.
  private func frame(_ block: (ConstraintMaker) -> Void) -> CGRect {
    view.snp.remakeConstraints(block)
    root.layoutIfNeeded()
    return view.frame
  }

  @Test func loginView() {
    let login = LoginView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    login.layoutIfNeeded()
    #expect(login.subviews.map(ObjectIdentifier.init) == [ObjectIdentifier(login.contentView)])
    let frames = login.contentView.subviews.map(\.frame)
    #expect(
      frames == [
        CGRect(x: 16, y: 22, width: 256, height: 34), CGRect(x: 16, y: 56, width: 256, height: 34),
        CGRect(x: 8, y: 385, width: 272, height: 55),
      ])
    #expect(login.contentView.frame == CGRect(x: 16, y: 16, width: 288, height: 448))
    #expect((login.contentView.subviews.first as? UITextField)?.placeholder == "Введите e-mail")
  }

  @Test func similarInsetsAreMerged() {
    let right = frame { make in
      make.top.leading.trailing.equalToSuperView().inset(grid.space16)
    }
    let wrong = frame { make in
      make.top.equalToSuperView().inset(grid.space16)
      make.leading.equalToSuperView().inset(grid.space16)
      make.trailing.equalToSuperView().inset(grid.space16)
    }
    #expect(right.origin == CGPoint(x: 16, y: 16) && right.width == 288)
    #expect(wrong == right)
  }

  @Test func theShortestSpellings() {
    let edges = frame { make in make.edges.equalToSuperView() }
    #expect(edges == root.bounds)
    #expect(frame { make in make.top.bottom.leading.trailing.equalToSuperView() } == edges)

    func centered(_ block: (ConstraintMaker) -> Void) -> CGRect {
      frame { make in
        block(make)
        make.size.equalTo(grid.size50)
      }
    }
    let center = centered { make in make.center.equalToSuperView() }
    #expect(center == CGRect(x: 135, y: 215, width: 50, height: 50))
    #expect(centered { make in make.centerX.centerY.equalToSuperView() } == center)

    let size = frame { make in make.size.equalTo(grid.size50) }
    #expect(size.size == CGSize(width: 50, height: 50))
    #expect(frame { make in make.width.height.equalTo(grid.size50) }.size == size.size)
  }

  @Test func parentsKnowNothingOfTheirChildren() {
    let rootView = view
    let childView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    rootView.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    rootView.addSubview(childView)
    childView.snp.makeConstraints { make in
      make.centerX.equalToSuperview()
      make.width.equalTo(20)
    }
    root.layoutIfNeeded()
    #expect(childView.frame.midX == 100)
    childView.snp.removeConstraints()
    rootView.snp.makeConstraints { make in
      make.centerX.equalTo(childView)
    }
    #expect(rootView.snp.layoutConstraints.map(\.isActive) == [true])
  }
}

/// The distances of an app, as the document has them.
struct Grid {
  let space8: CGFloat = 8
  let space16: CGFloat = 16
  let size50 = CGSize(width: 50, height: 50)
}

private struct Appearance {}

private enum Constants {}

// MARK: - Grid

// swift-format-ignore: NoAccessLevelOnExtensionDeclaration
private extension Grid {
  /// heightRow
  var space60: CGFloat { 60 }
  /// Верхний отступ emailTextField
  var space22: CGFloat { 22 }
  /// Высота loginButton
  var space55: CGFloat { 55 }
}

// MARK: - Appearance

// swift-format-ignore: NoAccessLevelOnExtensionDeclaration
private extension Appearance {
  var animationDuration: Double { 0.1 }
  var parallaxValue: CGFloat { 10 }
  var alphaContainerView: CGFloat { 0.5 }
  var borderColor: UIColor { .customColor }
  var customFont: UIFont { .customFont }
  var buttonCornerRadius: CGFloat { 10 }
}

// MARK: - Constants

// swift-format-ignore: NoAccessLevelOnExtensionDeclaration
private extension Constants {
  static let emailPlaceholder = "Введите e-mail"
  static let textCharatersLimit = 140
}

/// Экран логина с использованеим email и password
private final class LoginView: StyledView {

  // MARK: - Private Properties

  private lazy var emailTextField = UITextField().then {
    $0.textContentType = .emailAddress
    $0.keyboardType = .emailAddress
    $0.placeholder = Constants.emailPlaceholder
  }

  private lazy var passwordTextField = UITextField().then {
    $0.keyboardType = .password
    $0.borderColor = appearance.borderColor
  }

  private lazy var loginButton = UIButton().then {
    $0.backgroundColor = .scDeepBlush
    $0.cornerRadius = appearance.buttonCornerRadius
  }

  // MARK: - UIView

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  // MARK: - Private Methods

  private func commonInit() {
    setupStyle()
    addSubviews()
    makeConstraints()
  }

  private func setupStyle() {
    backgroundColor = .white
  }

  private func addSubviews() {
    add {
      contentView.add {
        emailTextField
        passwordTextField
        loginButton
      }
    }
  }

  private func makeConstraints() {
    contentView.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(grid.space16)
    }

    emailTextField.snp.makeConstraints { make in
      make.top.equalToSuperview().inset(grid.space22)
      make.leading.trailing.equalToSuperview().inset(grid.space16)
    }

    passwordTextField.snp.makeConstraints { make in
      make.top.equalTo(emailTextField.snp.bottom)
      make.leading.trailing.equalToSuperview().inset(grid.space16)
    }

    loginButton.snp.makeConstraints { make in
      make.bottom.leading.trailing.equalToSuperview().inset(grid.space8)
      make.height.equalTo(grid.space55)
    }
  }

}

// MARK: - Classes the document takes for granted

private class StyledView: UIView {
  let contentView = UIView()
  let grid = Grid()
  let appearance = Appearance()
  var backgroundColor = UIColor.white

  override init(frame: CGRect) {
    super.init(frame: frame)
  }
}

private enum UIColor {
  case white
  case customColor
  case scDeepBlush
}

private enum UIFont {
  case customFont
}

private enum TextKind {
  case emailAddress
  case password
}

private final class UITextField: UIView {
  var textContentType: TextKind?
  var keyboardType: TextKind?
  var placeholder = ""
  var borderColor: UIColor?

  override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 34) }
}

private final class UIButton: UIView {
  var backgroundColor: UIColor?
  var cornerRadius: CGFloat = 0
}
