#if !canImport(UIKit)
  public import AnchorLayout
  public import Foundation

  /// What a view controller's layout guides are.
  public typealias UILayoutSupport = LayoutGuide

  /// A stand-in for UIKit's view controller: a view that is loaded when it is first named, and the
  /// guides that bars leave free.
  open class UIViewController {
    private var loadedView: UIView?

    /// Creates a view controller without a view: the initialiser that subclasses call.
    ///
    /// There are no nib files: both parameters are ignored.
    public init(nibName: String?, bundle: Bundle?) {}

    /// Creates a view controller without a view.
    public convenience init() { self.init(nibName: nil, bundle: nil) }

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

    /// Whether the view was loaded.
    public var isViewLoaded: Bool { loadedView != nil }

    /// Loads the view, if it was not loaded yet.
    public func loadViewIfNeeded() { _ = view }

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
