internal import AnchorLayout
internal import Foundation

extension LayoutMakerConstant {
  /// Whether the constant has different amounts for the sides where text begins and ends.
  var dependsOnDirection: Bool {
    switch self {
    case .number, .point, .size: false
    case .insets, .directionalInsets: true
    }
  }

  /// What the constant is for a quantity when it is the target itself, in points.
  func target(of attribute: LayoutAttribute, _ isRightToLeft: Bool) -> Double {
    switch self {
    case .number(let number): number
    case .point(let point): MakerSides.coordinate(of: attribute, in: point)
    case .size(let size): MakerSides.length(of: attribute, in: size)
    case .insets, .directionalInsets: inset(of: attribute, isRightToLeft)
    }
  }

  /// What the constant shifts a quantity by, in points.
  func offset(of attribute: LayoutAttribute, _ isRightToLeft: Bool) -> Double {
    switch self {
    case .number(let number): number
    case .point(let point): MakerSides.coordinate(of: attribute, in: point)
    case .size(let size): MakerSides.length(of: attribute, in: size)
    case .insets(let insets): MakerSides(insets, isRightToLeft).shift(of: attribute)
    case .directionalInsets(let insets): MakerSides(insets, isRightToLeft).shift(of: attribute)
    }
  }

  /// What the constant insets a quantity by, in points.
  func inset(of attribute: LayoutAttribute, _ isRightToLeft: Bool) -> Double {
    switch self {
    case .number(let number):
      MakerSides(horizontal: number, vertical: number).inset(of: attribute)
    case .point(let point):
      MakerSides(horizontal: point.x, vertical: point.y).inset(of: attribute)
    case .size(let size):
      MakerSides(horizontal: size.width, vertical: size.height).inset(of: attribute)
    case .insets(let insets): MakerSides(insets, isRightToLeft).inset(of: attribute)
    case .directionalInsets(let insets): MakerSides(insets, isRightToLeft).inset(of: attribute)
    }
  }
}
