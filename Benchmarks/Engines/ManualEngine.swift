/// Arithmetic written by hand for the frames of a workload: what no solver can beat.
///
/// A step of a resize computes all values straight into the host's `frames`; there is nothing to
/// copy out of.
final class ManualEngine: Engine {
  private let workload: Workload
  private let size: Int
  private let problem: WorkloadProblem
  private let bytesBefore: Int?
  private var frames: [Double] = []
  private var layout: ManualLayout
  private var stepCount = 0

  init(workload: Workload, size: Int) {
    self.workload = workload
    self.size = size
    problem = workload.problem(size: size)
    bytesBefore = ProcessMemory.restartPeak()
    layout = ManualLayout(workload: workload, size: size)
  }

  func build(repeating count: Int) throws(EngineError) -> Sample {
    var sample = Sample()
    for _ in 0..<count {
      let start = ProcessorClock.now()
      layout = ManualLayout(workload: workload, size: size)
      frames = Array(repeating: 0, count: problem.variableCount)
      layOut(factor: 1)
      sample.nanoseconds += ProcessorClock.now() - start
    }
    stepCount = 0
    return sample
  }

  func step(_ task: BenchmarkTask, repeating count: Int) throws(EngineError) -> Sample {
    var sample = Sample()
    let start = ProcessorClock.now()
    switch task {
    case .build, .layout, .state: return try build(repeating: count)
    case .churn: throw .failed("there are no constraints to remove")
    case .resize:
      for step in stepCount..<stepCount + count {
        layOut(factor: step % 2 == 0 ? WorkloadProblem.resizeFactor : 1)
      }
    case .edit:
      // Each edit is of a row with one term left to solve for: its first.
      let row = problem.rows[problem.edit.row]
      let variable = problem.terms[row.terms.lowerBound].variable
      let difference = problem.edit.constant - row.constant
      for step in stepCount..<stepCount + count {
        frames[variable] += step % 2 == 0 ? difference : -difference
      }
    }
    sample.nanoseconds = ProcessorClock.now() - start
    stepCount += count
    return sample
  }

  func values() throws(EngineError) -> [Double] { frames }

  func memory() throws(EngineError) -> MemoryUse? {
    ProcessMemory.growth(since: bytesBefore)
  }

  private func layOut(factor: Double) {
    let width = problem.rows[WorkloadProblem.containerWidthRow].constant * factor
    let height = problem.rows[WorkloadProblem.containerHeightRow].constant * factor
    var frames: [Double] = []
    swap(&frames, &self.frames)
    var span = frames.mutableSpan
    layout.layOut(width: width, height: height, into: &span)
    self.frames = frames
  }
}
