/// A layout that is measured, named as on the command line.
enum Workload: String, CaseIterable, Sendable {
  /// Views side by side, each as wide as the one before, filling the container.
  case chain
  /// Views side by side, each as wide as the first, filling the container.
  case chainstar
  /// Each view inset by 1 in the one before.
  case nested
  /// Containers of four children, in alternating rows and columns.
  case tree
  /// Rows of a label and a field, all fields aligned.
  case form
  /// Labels side by side in a container that is wide enough.
  case stack
  /// Labels side by side in a container of 20 points a label.
  case squeezed
  /// Equal cells that fill the container.
  case grid
  /// Rows of an icon and a wrapped text, as high as their content.
  case list
  /// Cells whose aspect ratios tie rows to columns.
  case aspect
  /// Views that depend on each other without a plan.
  case random
  /// Layouts made in Interface Builder, where there are any; see ``CorpusMix``.
  case mix

  /// The workloads that the targets of this package are about.
  static let designed: [Workload] = [
    .chain, .chainstar, .nested, .tree, .form, .stack, .squeezed, .grid, .list,
  ]

  /// The workloads that are the same on every machine.
  static let constant: [Workload] = allCases.filter { $0 != .mix }

  /// The workloads that can be laid out here.
  static var available: [Workload] { allCases.filter { $0.reasonForAbsence == nil } }

  /// Why it cannot be laid out here, for the user; nil if it can.
  var reasonForAbsence: String? { self == .mix ? CorpusMix.reasonForAbsence : nil }

  /// The constraints of the layout.
  ///
  /// - Parameter size: How many views to lay out; rows of two views for ``list``.
  func problem(size: Int) -> WorkloadProblem {
    var problem = WorkloadProblem(
      containerWidth: containerWidth(size: size), containerHeight: containerHeight(size: size))
    switch self {
    case .chain: problem.addChain(size, equalTo: .previous)
    case .chainstar: problem.addChain(size, equalTo: .first)
    case .nested: problem.addNested(size)
    case .tree: problem.addTree(size)
    case .form: problem.addForm(rowCount: max(1, size / 2))
    case .stack, .squeezed: problem.addStack(size)
    case .grid: problem.addGrid(size)
    case .list: problem.addList(rowCount: size)
    case .aspect: problem.addAspect(size)
    case .random: problem.addRandom(size)
    case .mix: try? problem.addMix(size)
    }
    return problem
  }

  /// The container's width before any resize.
  func containerWidth(size: Int) -> Double {
    switch self {
    case .form, .stack: 100 * Double(size) + 200
    case .squeezed: 20 * Double(size)
    case .mix: CorpusMix.width
    default: extent(atLeast: 1000, size: size)
    }
  }

  /// The container's height before any resize.
  func containerHeight(size: Int) -> Double {
    self == .mix ? CorpusMix.height : extent(atLeast: 800, size: size)
  }

  /// Room enough that no view would be smaller than nothing, which the library does not allow.
  private func extent(atLeast least: Double, size: Int) -> Double {
    switch self {
    case .nested: least + 2 * Double(size)
    case .tree, .grid, .aspect: max(least, (40 * Double(size).squareRoot()).rounded(.up))
    default: least
    }
  }

  /// Whether frames can be computed by a few lines of arithmetic.
  var hasArithmeticByHand: Bool { self != .random && self != .mix }

  /// Whether it is also written in blocks of the maker.
  var hasMakerStyle: Bool { self != .aspect && self != .random && self != .mix }

  /// Whether the priorities determine every value. Where they do not, engines may give different
  /// answers, and are compared by what they violate.
  var hasOneAnswer: Bool {
    switch self {
    case .form, .squeezed, .mix: false
    default: true
    }
  }
}
