#if !canImport(UIKit)
  public import AnchorLayout

  /// What a view controller's layout guides are.
  public typealias UILayoutSupport = LayoutGuide

  /// A stand-in for UIKit's view controller: a view that is loaded when it is first named, and the
  /// guides that bars leave free.
  open class UIViewController {
    private var loadedView: UIView?

    /// Creates a view controller without a view.
    public init() {}

    /// The view; loaded when it is first named. What bars cover are its safe area insets.
    public var view: UIView {
      get {
        if let loadedView { return loadedView }
        loadView()
        let view = loadedView ?? UIView()
        loadedView = view
        viewDidLoad()
        return view
      }
      set { loadedView = newValue }
    }

    /// Sets ``view``; called when it is first named.
    open func loadView() { view = UIView() }

    /// Called after the view was loaded.
    open func viewDidLoad() {}

    /// What bars above cover of the view.
    public var topLayoutGuide: UILayoutSupport { view.topLayoutGuide }
    /// What bars below cover of the view.
    public var bottomLayoutGuide: UILayoutSupport { view.bottomLayoutGuide }
    /// The part of the view that bars leave free.
    public var safeAreaLayoutGuide: UILayoutGuide { view.safeAreaLayoutGuide }
  }
#endif
