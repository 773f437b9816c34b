import Foundation

/// Measures the solver and the library beside what could be used instead, and replays saved problems.
@main struct LayoutBenchmarks {
  /// Receives what belongs on standard output.
  var print: (String) -> Void
  /// Receives the lines that belong on standard error.
  var complain: (String) -> Void
  /// Tells how much memory an engine takes.
  var measureMemory: PeakProcess.Measure = PeakProcess.measure
  /// Shows what is going on, in place of what it showed before.
  var showProgress: (String) -> Void = { _ in }

  static func main() {
    // A peer that ends early must not end this program when it is written to.
    signal(SIGPIPE, SIG_IGN)
    var benchmarks = LayoutBenchmarks(
      print: { FileHandle.standardOutput.write(Data($0.utf8)) },
      complain: { FileHandle.standardError.write(Data("layout-benchmarks: \($0)\n".utf8)) })
    if isatty(STDERR_FILENO) != 0 {
      // To the beginning of the line, which is wiped from there.
      benchmarks.showProgress = { FileHandle.standardError.write(Data("\r\u{1B}[K\($0)".utf8)) }
    }
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
      case .report(let request): return report(request, words: arguments)
      case .gates(let update): return gates(update: update)
      case .switching(let request): return measureSwitching(request)
      case .replay(let paths): return replay(paths)
      case .allocations(let request): try AllocationCounter.run(request)
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
}
