import AnchorLayout

/// This package as a whole, from anchors to frames.
final class LibraryEngine: Engine {
  private let workload: Workload
  private let size: Int
  private let memoryBefore: Int?
  private var layout: LibraryLayout?

  init(workload: Workload, size: Int) {
    self.workload = workload
    self.size = size
    memoryBefore = ProcessMemory.restartPeak()
  }

  func supports(_ task: BenchmarkTask) -> Bool { task == .layout }

  func build(repeating count: Int) throws(EngineError) -> Sample {
    var sample = Sample()
    for _ in 0..<count {
      let start = ProcessorClock.now()
      let layout = LibraryLayout(workload, size: size)
      layout.container.layoutIfNeeded()
      sample.nanoseconds += ProcessorClock.now() - start
      sample.pivots += layout.container.layoutEngine.statistics.pivots
      self.layout = layout
    }
    return sample
  }

  func step(_ task: BenchmarkTask, repeating count: Int) throws(EngineError) -> Sample {
    guard supports(task) else { throw .failed("it only lays out") }
    return try build(repeating: count)
  }

  func values() throws(EngineError) -> [Double] { layout?.values ?? [] }

  var constraintCount: Int? { layout?.container.layoutEngine.statistics.rowsLowered }

  func memory() throws(EngineError) -> MemoryUse? {
    ProcessMemory.growth(since: memoryBefore)
  }
}
