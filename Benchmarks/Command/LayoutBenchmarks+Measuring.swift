import Foundation

extension LayoutBenchmarks {
  /// Measures what was asked for, prints a table, and writes the records.
  ///
  /// - Returns: The status to end the program with.
  func measure(_ request: BenchmarkCommand.Request) -> ExitCode {
    var records: [BenchmarkRecord] = []
    var missing: Set<EngineKind> = []
    var code = ExitCode.success
    print(BenchmarkRecord.header + "\n")
    for workload in request.workloads {
      var givenUp: Set<EngineKind> = []
      for size in request.sizes.sorted() {
        let kinds = request.engines.filter { !missing.contains($0) }
        let measurement = Measurement(
          task: request.task, workload: workload, size: size, memory: measureMemory)
        for (kind, outcome) in measurement.run(kinds, givenUp: givenUp) {
          switch outcome {
          case .record(let record):
            records.append(record)
            if record.checksum == nil { givenUp.insert(kind) }
            print(record.line + "\n")
          case .fault(.missing(let reason)):
            missing.insert(kind)
            complain("\(kind.rawValue) is missing: \(reason)")
          case .fault(let error):
            code = .fault
            complain("\(workload.rawValue) of \(size): \(kind.rawValue): \(error)")
          }
        }
      }
    }
    if let path = request.json, !write(records, to: path) { return .cannotCreate }
    return code
  }

  private func write(_ records: [BenchmarkRecord], to path: String) -> Bool {
    let lines = records.map { "  " + $0.json.description }
    let text = "[\n" + lines.joined(separator: ",\n") + "\n]\n"
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      return true
    } catch {
      complain("cannot write '\(path)'; name another file with --json")
      return false
    }
  }
}
