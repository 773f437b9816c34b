import AnchorLayout

/// This package as a whole, from anchors to frames.
final class LibraryEngine: Engine {
  private let workload: Workload
  private let size: Int
  private let style: LibraryLayout.Style
  private let memoryBefore: Int?
  private var layout: LibraryLayout?
  /// Known once something was solved: rows are counted when they are lowered.
  private(set) var constraintCount: Int?

  /// - Parameter style: How the statements are written.
  init(workload: Workload, size: Int, style: LibraryLayout.Style = .anchors) {
    self.workload = workload
    self.size = size
    self.style = style
    memoryBefore = ProcessMemory.restartPeak()
  }

  func build(repeating count: Int) throws(EngineError) -> Sample {
    layOut(repeating: count, solving: true)
  }

  func step(_ task: BenchmarkTask, repeating count: Int) throws(EngineError) -> Sample {
    guard task.isOfLibrary else { throw .failed("it only lays out") }
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
      if solving { constraintCount = statistics.rowsLowered }
      self.layout = layout
    }
    return sample
  }

  /// Solves first, after a task that did not.
  func values() throws(EngineError) -> [Double] {
    guard let layout else { return [] }
    layout.container.layoutIfNeeded()
    constraintCount = layout.container.layoutEngine.statistics.rowsLowered
    return layout.values
  }

  func memory() throws(EngineError) -> MemoryUse? {
    ProcessMemory.growth(since: memoryBefore)
  }
}
