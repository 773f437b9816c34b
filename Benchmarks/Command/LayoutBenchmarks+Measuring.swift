import Foundation

extension LayoutBenchmarks {
  /// Measures what was asked for, prints a table, and writes the records.
  ///
  /// - Returns: The status to end the program with.
  func measure(_ request: BenchmarkCommand.Request) -> ExitCode {
    say(BenchmarkRecord.header)
    let (records, code) = records(of: request) { say($0.line) }
    for record in records where !records.contains(where: { record.isContinued(by: $0) }) {
      guard let exponent = record.growthExponent else { continue }
      say(
        "\(record.task.rawValue) \(record.workload.rawValue) \(record.engine.rawValue): time grows"
          + " as rows to the power of \(DecimalText.significant(exponent, digits: 3))")
    }
    if let path = request.json, !write(records.json, to: path, "name another file with --json") {
      return .cannotCreate
    }
    return code
  }

  /// Measures what was asked for.
  ///
  /// - Parameter note: Is told each record as soon as it is there, without its growth.
  /// - Returns: The records, and the status to end the program with.
  func records(
    of request: BenchmarkCommand.Request, note: (BenchmarkRecord) -> Void
  ) -> ([BenchmarkRecord], ExitCode) {
    var records: [BenchmarkRecord] = []
    var missing: Set<EngineKind> = []
    var code = ExitCode.success
    let memory: PeakProcess.Measure = { task, workload, size, kind in
      task.startsAnew || request.measuresMemoryOfSteps
        ? measureMemory(task, workload, size, kind) : nil
    }
    let settings = Measurement.Settings(
      timeLimit: request.timeLimit, runCount: request.runCount, memory: memory,
      progress: showProgress)
    for task in request.tasks {
      for workload in request.workloads {
        if let reason = workload.reasonForAbsence {
          warn("\(workload.rawValue) is missing: \(reason)")
          continue
        }
        for size in request.sizes.sorted() {
          let isTooLarge = size > BenchmarkCommand.Request.moderateSize
          if isTooLarge, request.moderateWorkloads.contains(workload) { continue }
          let kinds = request.engines.filter { kind in
            !missing.contains(kind)
              && !(isTooLarge && request.moderateEngines.contains(kind))
          }
          let measurement = Measurement(
            task: task, workload: workload, size: size, settings: settings)
          let outcomes = measurement.run(
            kinds, givenUp: givenUp(records, at: measurement))
          for (kind, outcome) in outcomes {
            switch outcome {
            case .record(let record):
              records.append(record)
              note(record)
            case .fault(.missing(let reason)):
              missing.insert(kind)
              warn("\(kind.rawValue) is missing: \(reason)")
            case .fault(.worse(let reason)):
              let record = measurement.record(of: kind, as: .worseAnswer)
              records.append(record)
              note(record)
              warn("\(task.rawValue) \(workload.rawValue) of \(size): \(kind.rawValue): \(reason)")
            case .fault(let error):
              code = .fault
              warn("\(task.rawValue) \(workload.rawValue) of \(size): \(kind.rawValue): \(error)")
            }
          }
        }
      }
    }
    records.fitGrowth()
    return (records, code)
  }

  /// The engines that took too long for less: the same task at a smaller size, or the mere build.
  private func givenUp(
    _ records: [BenchmarkRecord], at measurement: Measurement
  ) -> Set<EngineKind> {
    let late = records.filter { record in
      record.outcome == .overLimit && record.workload == measurement.workload
        && (record.task == measurement.task || record.task == .build)
        && record.size <= measurement.size
    }
    return Set(late.map(\.engine))
  }

  /// Prints a line, after what tells the progress has been wiped off.
  func say(_ line: String) {
    showProgress("")
    print(line + "\n")
  }

  /// Complains in a line, after what tells the progress has been wiped off.
  func warn(_ line: String) {
    showProgress("")
    complain(line)
  }

  /// Writes a text file.
  ///
  /// - Parameter advice: What the user can do where that is not possible.
  /// - Returns: Whether the file is written.
  func write(_ text: String, to path: String, _ advice: String) -> Bool {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
      return true
    } catch {
      warn("cannot write '\(path)'; \(advice)")
      return false
    }
  }
}
