import Foundation

extension LayoutBenchmarks {
  /// Measures what was asked for, prints a table, and writes the records.
  ///
  /// - Returns: The status to end the program with.
  func measure(_ request: BenchmarkCommand.Request) -> ExitCode {
    say(BenchmarkRecord.header)
    let (results, code) = results(of: request) { say($0.line) }
    let records = results.records
    for record in records where !records.contains(where: { record.isContinued(by: $0) }) {
      guard record.outcome == .measured, let exponent = record.growthExponent else { continue }
      say(
        "\(record.task.rawValue) \(record.workload.rawValue) \(record.engine.rawValue): time grows"
          + " as rows to the power of \(DecimalText.significant(exponent, digits: 3))")
    }
    return write(results, to: request.json) ? code : .cannotCreate
  }

  /// Measures the tasks that were asked for.
  ///
  /// - Parameter note: Is told each record as soon as it is there, without its growth.
  /// - Returns: The results, and the status to end the program with.
  func results(
    of request: BenchmarkCommand.Request, note: (BenchmarkRecord) -> Void
  ) -> (BenchmarkResults, ExitCode) {
    var results = BenchmarkResults()
    var missing: Set<EngineKind> = []
    var code = ExitCode.success
    let miss = { (reason: String, results: inout BenchmarkResults) in
      if results.absences.contains(reason) { return }
      results.absences.append(reason)
      warn(reason)
    }
    let memory: PeakProcess.Measure = { task, workload, size, kind, timeLimit throws(EngineError) in
      task.startsAnew || request.measuresMemoryOfSteps
        ? try measureMemory(task, workload, size, kind, timeLimit) : nil
    }
    let settings = Measurement.Settings(
      timeLimit: request.timeLimit, patience: request.patience, runs: request.runs, memory: memory,
      progress: showProgress)
    for task in request.tasks {
      for workload in request.workloads {
        if let reason = workload.reasonForAbsence {
          miss("\(workload.rawValue) is missing: \(reason)", &results)
          continue
        }
        for size in request.sizes.sorted() {
          let measurement = Measurement(
            task: task, workload: workload, size: size, settings: settings)
          let outcomes = measurement.run(
            request.engines.filter { !missing.contains($0) },
            givenUp: givenUp(results.records, at: measurement))
          for (kind, outcome) in outcomes {
            let subject = "\(task.rawValue) \(workload.rawValue) of \(size): \(kind.rawValue)"
            switch outcome {
            case .record(let record):
              results.records.append(record)
              note(record)
              if let limit = request.patience, kind.isOurs, record.outcome == .overLimit {
                let views = DecimalText.grouped(record.views)
                let seconds = DecimalText.rounded(limit)
                miss(
                  "\(kind.rawValue): \(task.rawValue) \(workload.rawValue) of \(views) views takes"
                    + " longer than \(seconds) seconds", &results)
              }
            case .fault(.missing(let reason)):
              missing.insert(kind)
              miss("\(kind.rawValue) is missing: \(reason)", &results)
            case .fault(.worse(let reason)):
              let record = measurement.record(of: kind, as: .worseAnswer)
              results.records.append(record)
              note(record)
              warn("\(subject): \(reason)")
            case .fault(let error):
              code = .fault
              warn("\(subject): \(error)")
            }
          }
        }
      }
    }
    results.records.fitGrowth()
    return (results, code)
  }

  /// The engines that took too long for less, and what is to be recorded of them.
  private func givenUp(
    _ records: [BenchmarkRecord], at measurement: Measurement
  ) -> [EngineKind: BenchmarkRecord.Outcome] {
    var outcomes: [EngineKind: BenchmarkRecord.Outcome] = [:]
    let whole = measurement.task.isOfLibrary ? BenchmarkTask.layout : .build
    for record in records
    where record.workload == measurement.workload
      && (record.task == whole || record.task == measurement.task)
      && (record.outcome == .overLimit || record.outcome == .buildOverLimit)
    {
      if record.size < measurement.size {
        outcomes[record.engine] = .givenUp
      } else if record.size == measurement.size {
        outcomes[record.engine] = outcomes[record.engine] ?? .buildOverLimit
      }
    }
    return outcomes
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

  /// Writes the results as JSON, if there is a file for them.
  ///
  /// - Returns: Whether there is none, or it is written.
  func write(_ results: BenchmarkResults, to path: String?) -> Bool {
    path.map { write(results.json, to: $0, "name another file with --json") } ?? true
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
