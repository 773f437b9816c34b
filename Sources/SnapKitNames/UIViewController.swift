#if !canImport(UIKit)
  public import AnchorLayout

  /// What a view controller's layout guides are.
  public typealias UILayoutSupport = LayoutGuide

  /// A stand-in for UIKit's view controller: a view that is loaded when it is first named, and the
  /// guides that bars leave free.
  open class UIViewController {
    private var loadedView: UIView?

    /// The area that bars above cover: as wide as the view, and ``topBarHeight`` high.
    public let topLayoutGuide: UILayoutSupport = LayoutGuide(label: "topLayoutGuide")
    /// The area that bars below cover: as wide as the view, and ``bottomBarHeight`` high.
    public let bottomLayoutGuide: UILayoutSupport = LayoutGuide(label: "bottomLayoutGuide")
    /// The area between the bars.
    public let safeAreaLayoutGuide = LayoutGuide(label: "safeAreaLayoutGuide")

    /// How much of the view bars above cover, in points.
    public var topBarHeight = 0.0 {
      didSet { topHeight?.constant = topBarHeight }
    }
    /// How much of the view bars below cover, in points.
    public var bottomBarHeight = 0.0 {
      didSet { bottomHeight?.constant = bottomBarHeight }
    }

    private var topHeight: LayoutConstraint?
    private var bottomHeight: LayoutConstraint?

    /// Creates a view controller without a view.
    public init() {}

    /// The view; loaded when it is first named.
    public var view: UIView {
      get {
        if let loadedView { return loadedView }
        loadView()
        let view = loadedView ?? UIView()
        if loadedView == nil { self.view = view }
        viewDidLoad()
        return view
      }
      set {
        loadedView = newValue
        addGuides(to: newValue)
      }
    }

    /// Sets ``view``; called when it is first named.
    open func loadView() { view = UIView() }

    /// Called after the view was loaded.
    open func viewDidLoad() {}

    private func addGuides(to view: UIView) {
      let guides = [topLayoutGuide, bottomLayoutGuide, safeAreaLayoutGuide]
      for guide in guides {
        view.addLayoutGuide(guide)
        guide.physicalHorizontalAnchors == view.physicalHorizontalAnchors
      }
      topLayoutGuide.topAnchor == view.topAnchor
      bottomLayoutGuide.bottomAnchor == view.bottomAnchor
      safeAreaLayoutGuide.topAnchor == topLayoutGuide.bottomAnchor
      safeAreaLayoutGuide.bottomAnchor == bottomLayoutGuide.topAnchor
      topHeight = topLayoutGuide.heightAnchor == topBarHeight
      bottomHeight = bottomLayoutGuide.heightAnchor == bottomBarHeight
    }
  }
#endif
