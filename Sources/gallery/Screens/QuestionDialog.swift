import AnchorLayout
import Foundation

extension Screen {
  /// A dialog that is as high as its texts, wrapped at the width it gets, with a row of buttons.
  static let questionDialog = Screen(
    name: "question-dialog",
    summary: "a stack of wrapped texts and a row of buttons, on whole pixels",
    sizes: [CGSize(width: 320, height: 400), CGSize(width: 600, height: 320)],
    makeRoot: QuestionDialog.init
  )
}

private final class QuestionDialog: LayoutView {
  private let title = LayoutLabel("Delete 12 pictures?", label: "title")
  private let message = LayoutLabel(
    "They are removed from all your devices, and from the albums that show them. You can get them "
      + "back for 30 days.", label: "message")
  private let hint = LayoutLabel("No picture is chosen.", label: "hint")
  private let cancel = LayoutLabel("Cancel", label: "cancel")
  private let delete = LayoutLabel("Delete", label: "delete")

  init() {
    super.init(frame: .zero)
    self.label = "screen"
    layoutEngine.pixelGrid = LayoutPixelGrid(scale: 2)
    hint.isHidden = true

    let buttons = LayoutStack(
      [cancel, delete], spacing: 8, distribution: .fillEqually, label: "buttons")
    let dialog = LayoutStack(
      [title, message, hint, buttons], axis: .vertical, spacing: 8, label: "dialog")
    dialog.isLayoutMarginsRelativeArrangement = true
    dialog.layoutMargins = LayoutInsets(top: 16, left: 16, bottom: 16, right: 16)
    dialog.setCustomSpacing(24, after: message)
    addSubview(dialog)

    dialog.centerAnchors == centerAnchors
    dialog.widthAnchor == widthAnchor - 32 ~ .high
    dialog.widthAnchor <= 420
    for button in [cancel, delete] { button.heightAnchor == 32 }
  }
}
