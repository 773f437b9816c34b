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

  /// Whether every step begins with nothing.
  var startsAnew: Bool { self == .build || self == .layout }

  /// The engines that are compared unless others are asked for.
  var usualEngines: [EngineKind] { self == .layout ? [.library, .manual] : [.solver, .manual] }
}
