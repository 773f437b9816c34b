/// kiwi, in a process of its own.
final class KiwiEngine: Engine {
  init(problem: WorkloadProblem) throws(EngineError) {
    throw .missing("kiwi is not there")
  }
  func supports(_ task: BenchmarkTask) -> Bool { true }
  func build(repeating count: Int) throws(EngineError) -> Sample { Sample() }
  func step(_ task: BenchmarkTask, repeating count: Int) throws(EngineError) -> Sample { Sample() }
  func values() throws(EngineError) -> [Double] { [] }
  func peakBytes() throws(EngineError) -> Int? { nil }
}
