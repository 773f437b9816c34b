import Foundation

/// Measures the solver and the library beside what could be used instead, and replays saved problems.
@main struct LayoutBenchmarks {
  /// Receives what belongs on standard output.
  var print: (String) -> Void
  /// Receives the lines that belong on standard error.
  var complain: (String) -> Void
  /// Tells how much memory an engine takes.
  var measureMemory: PeakProcess.Measure = PeakProcess.measure

  static func main() {
    // A peer that ends early must not end this program when it is written to.
    signal(SIGPIPE, SIG_IGN)
    let benchmarks = LayoutBenchmarks(
      print: { FileHandle.standardOutput.write(Data($0.utf8)) },
      complain: { FileHandle.standardError.write(Data("layout-benchmarks: \($0)\n".utf8)) })
    let code = benchmarks.run(Array(CommandLine.arguments.dropFirst()))
    exit(code.rawValue)
  }

  /// Does what the words after the program's name ask for.
  ///
  /// - Parameter arguments: The words.
  /// - Returns: The status to end the program with.
  func run(_ arguments: [String]) -> ExitCode {
    do {
      switch try BenchmarkCommand(arguments) {
      case .help: print(Self.help)
      case .measure(let request): return measure(request)
      case .replay(let paths): return replay(paths)
      case .peak(let request): print("\(try PeakProcess.run(request))\n")
      }
    } catch let error as UsageError {
      complain(error.description)
      return .usage
    } catch {
      complain("\(error)")
      return .fault
    }
    return .success
  }

  private static let help = """
    Measures the constraint solver, and layout as a whole, beside what could be used instead, and
    replays saved problems.

    usage: layout-benchmarks build|resize|churn|edit|layout|state [--workload NAME,...]
                             [--sizes N,...] [--engine NAME,...] [--json FILE]
           layout-benchmarks replay FILE ...
           layout-benchmarks --help

      build             make the constraints and solve them
      resize            change the container's width and height, and read all values
      churn             remove a constraint, solve, add it again, and solve
      edit              change one constant that few values depend on, and solve
      layout            from anchors to frames: make views, state constraints, solve, set frames
      state             the first part of layout: make views and state constraints
      replay            perform the operations of saved problems; a line of JSON for each solve
      --workload NAME   \(Workload.allCases.map(\.rawValue).joined(separator: ", "));
                        all if not given
      --sizes N         how many views (default: 10,100,1000)
      --engine NAME     \(EngineKind.allCases.map(\.rawValue).joined(separator: ", "))
                        (default: solver,manual; of layout: library,manual; of state:
                        library,maker)
      --json FILE       write the records as a JSON array
      --help, -h        print this text

    Times are processor time, the median of runs in which the engines take turns. kiwi is fetched
    with pip and built with a C++ compiler when it is asked for; it counts as
    \(Int(Measurement.timeLimit)) seconds when it takes longer than that.

    examples:
      layout-benchmarks build --workload chain,tree --sizes 10,100,1000 --json build.json
      layout-benchmarks resize --engine solver,manual,kiwi --sizes 100
      layout-benchmarks replay fault.json

    """
}
