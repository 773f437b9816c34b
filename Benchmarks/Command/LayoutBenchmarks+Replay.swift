import ConstraintSolver

extension LayoutBenchmarks {
  /// Performs the operations of saved problems and prints a line of JSON for each solve; before
  /// those of one file among several, a line that names it.
  ///
  /// - Returns: The status to end the program with.
  func replay(_ paths: [String]) -> ExitCode {
    var code = ExitCode.success
    for path in paths {
      if paths.count > 1 { print("\(JSONText.object([("file", .string(path))]))\n") }
      do {
        try replay(try ReplayFile(path: path))
      } catch {
        complain(error.description)
        code = error.isUnreadable ? .noInput : .badInput
      }
    }
    return code
  }

  private func replay(_ file: ReplayFile) throws(ReplayFile.Fault) {
    var replay = Replay(variables: file.problem.variables)
    for (number, operation) in file.problem.operations.enumerated() {
      do {
        if let solution = try replay.perform(operation) {
          print("\(SolveReport(replay, solution).json)\n")
        }
      } catch {
        throw file.fault(atOperation: number, error)
      }
    }
  }
}
