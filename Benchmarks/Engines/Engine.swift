/// Something that lays out a workload and can be measured at it.
///
/// An engine is made for one workload of one size. A call covers several repetitions, so that what
/// calling costs is no part of the measurement.
protocol Engine: AnyObject {
  /// Makes the problem from nothing and solves it.
  ///
  /// - Parameter count: How many times; the last one stays.
  func build(repeating count: Int) throws(EngineError) -> Sample

  /// Does steps of a task that continue those done before; one that starts anew is built again.
  ///
  /// Odd steps of ``BenchmarkTask/resize`` and ``BenchmarkTask/edit`` go to the changed constants,
  /// even ones back.
  func step(_ task: BenchmarkTask, repeating count: Int) throws(EngineError) -> Sample

  /// The values of all variables, in their order.
  func values() throws(EngineError) -> [Double]

  /// The number of constraints stated by the last build; nil if they are just the problem's rows.
  var constraintCount: Int? { get }

  /// How much more memory than before the process that solves holds, if that can be told.
  ///
  /// To be asked once, of an engine in a process of its own.
  func memory() throws(EngineError) -> MemoryUse?
}

extension Engine {
  /// None but the problem's rows.
  var constraintCount: Int? { nil }
}

/// What some repetitions took together.
struct Sample: Sendable {
  /// Processor time.
  var nanoseconds = 0.0
  /// Exchanges of the solver's active rows.
  var pivots = 0
  /// Factorisations of the solver's basis.
  var factorizations = 0
}

/// Why an engine gave no answer.
enum EngineError: Error, Equatable {
  /// It is not there; the reason, for the user.
  case missing(String)
  /// It took longer than the time limit.
  case overTimeLimit
  /// The build that a step continues took longer than the time limit, so that the step is unknown.
  case buildOverTimeLimit
  /// Its answer is worse than that of this package; the reason, for the user.
  case worse(String)
  /// It did what it should not; the reason, for the user.
  case failed(String)
}
