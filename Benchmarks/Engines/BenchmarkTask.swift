/// What is measured.
enum BenchmarkTask: String, CaseIterable, Sendable {
  /// Making the whole problem and solving it.
  case build
  /// Changing the container's width and height, then reading all values.
  case resize
  /// Removing one constraint, solving, adding it again, solving.
  case churn
  /// Changing one constant that few values depend on, and in the next step back.
  case edit
  /// From anchors to frames: making views and stating constraints, solving, setting frames.
  case layout
  /// The first part of a layout: making views and stating constraints, which are not solved.
  case state

  /// Whether every step begins with nothing.
  var startsAnew: Bool { self == .build || isOfLibrary }

  /// Whether the task is one of the library as a whole, and not of the solver.
  var isOfLibrary: Bool { self == .layout || self == .state }

  /// The engines that are compared unless others are asked for.
  var usualEngines: [EngineKind] {
    switch self {
    case .build, .resize, .edit: [.solver, .manual]
    case .churn: [.solver]
    case .layout: [.library, .manual]
    case .state: [.library, .maker]
    }
  }
}
