import AnchorLayout
import Foundation

extension Screen {
  /// A photograph with its caption and buttons, which are below it or beside it as there is room.
  static let photoPage = Screen(
    name: "photo-page",
    summary: "a photograph, a caption and buttons, arranged anew for each shape of the page",
    sizes: [CGSize(width: 320, height: 480), CGSize(width: 600, height: 320)],
    makeRoot: PhotoPage.init
  )
}

private final class PhotoPage: LayoutView {
  private let photo = LayoutView(label: "photo")
  private let caption = LayoutView(label: "caption")
  private let buttons = ["like", "share", "save"].map { LayoutView(label: $0) }
  private let arrangement = LayoutConstraintGroup()

  init() {
    super.init(frame: .zero)
    self.label = "page"
    for view in [photo, caption] + buttons { addSubview(view) }

    constrain(photo, caption, buttons) { photo, caption, buttons in
      photo.top == photo.superview!.top + 16
      photo.leading == photo.superview!.leading + 16
      caption.height == 40
      caption.trailing == caption.superview!.trailing - 16

      distribute(by: 12, horizontally: buttons)
      distribute(equalWidth: buttons)
      align(leading: [buttons[0], caption])
      align(trailing: [buttons[2], caption])
      for button in buttons {
        button.height == 32
        button.bottom == button.superview!.bottom - 16
      }
    }
  }

  override func layoutSubviews() {
    let isWide = frame.width > frame.height
    constrain(photo, caption, replace: arrangement) { photo, caption in
      if isWide {
        photo.bottom == photo.superview!.bottom - 16
        photo.width == photo.superview!.width / 2
        caption.leading == photo.trailing + 16
        align(top: caption, photo)
      } else {
        photo.height == photo.superview!.height / 2
        caption.top == photo.bottom + 12
        align(leading: caption, photo)
        align(trailing: caption, photo)
      }
    }
  }
}
