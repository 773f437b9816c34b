// Cartography has a protocol for each quantity that a proxy may have. Here all proxies have all of
// them, and an item can stand for itself.

/// What has a top edge.
public typealias SupportsTopLayoutProxy = LayoutAnchorProvider
/// What has a bottom edge.
public typealias SupportsBottomLayoutProxy = LayoutAnchorProvider
/// What has a left edge.
public typealias SupportsLeftLayoutProxy = LayoutAnchorProvider
/// What has a right edge.
public typealias SupportsRightLayoutProxy = LayoutAnchorProvider
/// What has an edge where text begins.
public typealias SupportsLeadingLayoutProxy = LayoutAnchorProvider
/// What has an edge where text ends.
public typealias SupportsTrailingLayoutProxy = LayoutAnchorProvider
/// What has edges.
public typealias SupportsEdgesLayoutProxy = LayoutAnchorProvider
/// What has a middle between left and right.
public typealias SupportsCenterXLayoutProxy = LayoutAnchorProvider
/// What has a middle between top and bottom.
public typealias SupportsCenterYLayoutProxy = LayoutAnchorProvider
/// What has a center.
public typealias SupportsCenteringLayoutProxy = LayoutAnchorProvider
/// What has a width.
public typealias SupportsWidthLayoutProxy = LayoutAnchorProvider
/// What has a height.
public typealias SupportsHeightLayoutProxy = LayoutAnchorProvider
/// What has a width and a height.
public typealias SupportsSizeLayoutProxy = LayoutAnchorProvider
/// What has baselines.
public typealias SupportsBaselineLayoutProxy = LayoutAnchorProvider
/// What has edges and centers.
public typealias SupportsPositioningLayoutProxy = LayoutAnchorProvider
