import AnchorLayout
import Foundation

extension Screen {
  /// E-mail and password at the top of an inset panel, the button at its bottom.
  static let loginForm = Screen(
    name: "login-form",
    summary: "two text fields and a button in an inset panel",
    sizes: [CGSize(width: 320, height: 568), CGSize(width: 568, height: 320)],
    makeRoot: LoginForm.init
  )
}

private final class LoginForm: LayoutView {
  private let content = LayoutView(label: "content")
  private let email = TextField(label: "e-mail")
  private let password = TextField(label: "password")
  private let button = LayoutView(label: "log in")

  init() {
    super.init(frame: .zero)
    label = "screen"
    addSubview(content)
    content.addSubview(email)
    content.addSubview(password)
    content.addSubview(button)

    content.edgeAnchors == edgeAnchors + 16

    email.topAnchor == content.topAnchor + 22
    email.horizontalAnchors == content.horizontalAnchors + 16

    password.topAnchor == email.bottomAnchor
    password.horizontalAnchors == content.horizontalAnchors + 16

    button.bottomAnchor == content.bottomAnchor - 8
    button.horizontalAnchors == content.horizontalAnchors + 8
    button.heightAnchor == 55
  }
}

/// A field of one line of text, as wide as there is room.
private final class TextField: LayoutView {
  override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 34) }
}
