/// The anchors of views along one axis.
struct StackAxis<Position: LayoutPositionKind> {
  let start: (any LayoutItem) -> LayoutAnchor<Position>
  let center: (any LayoutItem) -> LayoutAnchor<Position>
  let end: (any LayoutItem) -> LayoutAnchor<Position>
  let length: (any LayoutItem) -> LayoutAnchor<LayoutDimension>
}

extension StackAxis where Position == LayoutXAxis {
  /// In the direction of text.
  static var horizontal: StackAxis {
    StackAxis(
      start: { $0.leadingAnchor }, center: { $0.centerXAnchor }, end: { $0.trailingAnchor },
      length: { $0.widthAnchor })
  }
}

extension StackAxis where Position == LayoutYAxis {
  /// From top to bottom.
  static var vertical: StackAxis {
    StackAxis(
      start: { $0.topAnchor }, center: { $0.centerYAnchor }, end: { $0.bottomAnchor },
      length: { $0.heightAnchor })
  }
}
