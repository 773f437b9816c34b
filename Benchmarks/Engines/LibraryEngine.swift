import AnchorLayout

/// This package as a whole, from anchors to frames.
final class LibraryEngine: Engine {
  private let workload: Workload
  private let size: Int
  private let style: LibraryLayout.Style
  private let memoryBefore: Int?
  private var layout: LibraryLayout?

  /// - Parameter style: How the statements are written.
  init(workload: Workload, size: Int, style: LibraryLayout.Style = .anchors) {
    self.workload = workload
    self.size = size
    self.style = style
    memoryBefore = ProcessMemory.restartPeak()
  }

  func supports(_ task: BenchmarkTask) -> Bool {
    task.isOfLibrary && (style == .anchors || workload.hasMakerStyle)
  }

  func build(repeating count: Int) throws(EngineError) -> Sample {
    layOut(repeating: count, solving: true)
  }

  func step(_ task: BenchmarkTask, repeating count: Int) throws(EngineError) -> Sample {
    guard supports(task) else { throw .failed("it only lays out") }
    return layOut(repeating: count, solving: task == .layout)
  }

  private func layOut(repeating count: Int, solving: Bool) -> Sample {
    var sample = Sample()
    for _ in 0..<count {
      let start = ProcessorClock.now()
      let layout = LibraryLayout(workload, size: size, style: style)
      if solving { layout.container.layoutIfNeeded() }
      sample.nanoseconds += ProcessorClock.now() - start
      let statistics = layout.container.layoutEngine.statistics
      sample.pivots += statistics.pivots
      sample.factorizations += statistics.factorizations
      self.layout = layout
    }
    return sample
  }

  /// Solves first, after a task that did not.
  func values() throws(EngineError) -> [Double] {
    layout?.container.layoutIfNeeded()
    return layout?.values ?? []
  }

  /// Lays out first, after a task that did not: rows are counted when they are lowered.
  var constraintCount: Int? {
    layout?.container.layoutIfNeeded()
    return layout?.container.layoutEngine.statistics.rowsLowered
  }

  func memory() throws(EngineError) -> MemoryUse? {
    ProcessMemory.growth(since: memoryBefore)
  }
}
