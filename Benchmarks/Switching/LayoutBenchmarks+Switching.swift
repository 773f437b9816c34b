extension LayoutBenchmarks {
  /// Measures switching between states of a screen, prints a table, and writes the measurements.
  ///
  /// - Returns: The status to end the program with.
  func measureSwitching(_ request: BenchmarkCommand.Request) -> ExitCode {
    var results = BenchmarkResults()
    say(SwitchMeasurement.header)
    let code = measureSwitches(into: &results, request) { say($0.line) }
    return write(results, to: request.json) ? code : .cannotCreate
  }

  /// Measures all kinds of switches.
  ///
  /// - Parameter note: Is told each measurement as soon as it is there.
  /// - Returns: The status to end the program with.
  func measureSwitches(
    into results: inout BenchmarkResults, _ request: BenchmarkCommand.Request,
    note: (SwitchMeasurement) -> Void
  ) -> ExitCode {
    var code = ExitCode.success
    for kind in SwitchedScreen.Kind.allCases {
      showProgress("switch: \(kind.rawValue)")
      do {
        let measurement = try SwitchMeasurement(kind, runs: request.runs)
        results.switches.append(measurement)
        note(measurement)
      } catch {
        code = .fault
        warn("switch: \(kind.rawValue): \(error)")
      }
    }
    return code
  }
}
