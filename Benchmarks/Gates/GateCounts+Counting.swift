extension GateCounts {
  /// Counts.
  ///
  /// - Parameter progress: Is told what is going on.
  static func counted(progress: (String) -> Void) throws -> GateCounts {
    let workloads = Workload.constant
    progress("allocations of the solver")
    let ofSolver = try AllocationCounter(
      task: .build, engine: .solver, workloads: workloads, sizes: [size]
    ).counts()
    progress("allocations of the library")
    let ofLibrary = try AllocationCounter(
      task: .layout, engine: .library, workloads: workloads, sizes: [size]
    ).counts()
    var counts = GateCounts(compiler: Machine.compiler)
    for (place, workload) in workloads.enumerated() {
      progress("pivots of \(workload.rawValue)")
      let name = workload.rawValue
      let engine = SolverEngine(problem: workload.problem(size: size))
      counts.add(name, "build.constraints", engine.rowCount)
      counts.add(name, "build.pivots", try engine.build(repeating: 1).pivots)
      counts.add(name, "build.factorEntries", engine.factorEntryCount)
      counts.add(name, "build.allocations", ofSolver[place])
      for task in [BenchmarkTask.resize, .churn, .edit] {
        // There and back.
        counts.add(name, "\(task.rawValue).pivots", try engine.step(task, repeating: 2).pivots)
      }
      let library = LibraryEngine(workload: workload, size: size)
      _ = try library.build(repeating: 1)
      counts.add(name, "layout.constraints", library.constraintCount ?? 0)
      counts.add(name, "layout.allocations", ofLibrary[place])
    }
    return counts
  }
}
