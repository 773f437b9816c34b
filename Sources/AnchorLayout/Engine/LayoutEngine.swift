internal import ConstraintSolver

/// Solves the layout of a tree of items.
///
/// An engine is made when it is first needed, and belongs to the tree: its nodes hold it.
/// Statements only queue up in it; they are solved in the next pass, or when a solved value is
/// read. An engine is not safe to share between threads; a whole tree may be sent from one to
/// another.
public final class LayoutEngine {
  /// Leads statements to the engine.
  let link = EngineLink()
  /// Made on first use: a view that is told its constraints before it joins a tree never needs one.
  lazy var solver = Solver()
  /// The root of the tree; nil after it died.
  unowned var root: LayoutNode?
  /// The engine that this one was merged into.
  var forward: LayoutEngine?

  /// The nodes of items that are to update their statements.
  var statementRequests: [NodeLink] = []
  /// Statements to be lowered.
  var inbox: [LayoutConstraint] = []
  /// Statements about items that share no root yet.
  var waiting: [LayoutConstraint] = []
  /// How long ``waiting`` may become before it is looked through for statements that wait no more.
  var waitingLimit = LayoutEngine.leastWaitingLimit
  /// What each row of the solver stands for, by the index of its handle.
  var rowOwners: [RowOwner] = []
  /// The node of each variable of the solver, by the index of its handle.
  var nodes: [NodeLink?] = []
  /// Variables of the nodes with pending updates; of a node the index of its width.
  var updates: [Int32] = []
  /// Variables of the nodes whose frame may have changed; of a node the index of its width.
  var pendingFrames: [Int32] = []
  /// The contents whose height depends on their width, by the index of the variable of the width.
  var wrappedContents: [Int32: WrappedContent] = [:]
  /// Those of them whose width may have changed since they were measured.
  var unmeasured: [Int32] = []
  /// What is needed to round frames, if they are rounded.
  var rounding: GridRounding?
  /// The variables of nodes that have died.
  var deceased: [ItemVariables] = []
  /// Rows that may name them without one of their variables.
  var rowsOfDeceased: [Constraint] = []
  /// Roots of subtrees whose parents have died.
  var orphans: [NodeLink] = []
  /// Rows that the solver set aside in the last solve.
  var setAside: Set<Constraint> = []
  /// Diagnostics to be delivered at the end of the pass.
  var pendingDiagnostics: [LayoutDiagnostic] = []

  /// The number of statements so far, the greatest stable key of one.
  var lastSerial: UInt64 = 0
  /// The number of items so far.
  var lastItem: UInt64 = 0
  /// Whether the solver has edits that it has not solved.
  var needsSolve = false {
    didSet { if needsSolve { changeCount &+= 1 } }
  }
  /// How often anything that concerns the solver has changed.
  var changeCount: UInt64 = 0
  /// The problem of the item whose size was asked for last, and the count of changes then.
  var fitting: (link: NodeLink, changes: UInt64, problem: FittingProblem)?
  /// Whether the direction of text has changed of an item that statements name.
  var areDirectionsOutdated = false
  /// How many subtrees have been taken out so far.
  var releaseCount = 0
  /// The items whose sizes decide between states.
  var conditionalItems: [NodeLink] = []
  /// Whether conditions are new, or were left aside for a while.
  var areConditionsOutdated = false
  /// The innermost preview that is running.
  var preview: PreviewLog?
  var isSettling = false
  var isUpdatingStatements = false
  var isInPass = false
  var isDelivering = false

  /// What the engine has done so far.
  public internal(set) var statistics = LayoutStatistics()

  /// Receives the diagnostics at the end of each pass; by default each is one line on the standard
  /// error stream.
  public var diagnosticHandler: ((LayoutDiagnostic) -> Void)?

  /// Creates the engine of a tree.
  init(root: LayoutNode) {
    self.root = root
    link.engine = self
  }

  /// The engine itself, or the one it was merged into.
  var current: LayoutEngine {
    guard var target = forward else { return self }
    while let next = target.forward { target = next }
    forward = target
    return target
  }

  deinit {
    link.engine = nil
    // One after the other: each may be all that holds the next, and there may be many.
    var next = forward
    forward = nil
    while isKnownUniquelyReferenced(&next) {
      let following = next?.forward
      next?.forward = nil
      next = following
    }
  }
}
