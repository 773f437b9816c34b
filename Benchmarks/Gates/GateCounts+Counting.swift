extension GateCounts {
  /// Counts.
  ///
  /// - Parameter progress: Is told what is going on.
  static func counted(progress: (String) -> Void) throws -> GateCounts {
    let workloads = Workload.constant
    progress("allocations")
    let allocations = try AllocationCounter(
      tasks: [.build, .layout], engines: [.solver, .library], workloads: workloads, sizes: [size]
    ).counts()
    var counts = GateCounts(compiler: Machine.compiler)
    for workload in workloads {
      let count = { (task: BenchmarkTask, engine: EngineKind) in
        allocations[.init(task: task, engine: engine, workload: workload, size: size)] ?? 0
      }
      progress("pivots of \(workload.rawValue)")
      let name = workload.rawValue
      let engine = SolverEngine(problem: workload.problem(size: size))
      counts.add(name, "build.constraints", engine.rowCount)
      counts.add(name, "build.pivots", try engine.build(repeating: 1).pivots)
      counts.add(name, "build.factorEntries", engine.factorEntryCount)
      counts.add(name, "build.allocations", count(.build, .solver))
      for task in [BenchmarkTask.resize, .churn, .edit] {
        // There and back.
        counts.add(name, "\(task.rawValue).pivots", try engine.step(task, repeating: 2).pivots)
      }
      let library = LibraryEngine(workload: workload, size: size)
      _ = try library.build(repeating: 1)
      counts.add(name, "layout.constraints", library.constraintCount ?? 0)
      counts.add(name, "layout.allocations", count(.layout, .library))
    }
    return counts
  }
}
