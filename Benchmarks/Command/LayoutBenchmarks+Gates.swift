import Foundation

extension LayoutBenchmarks {
  /// Compares counts with those in the file, or writes them there.
  ///
  /// - Returns: The status to end the program with.
  func gates(update: Bool) -> ExitCode {
    #if DEBUG
      warn(
        "the counts are those of the release build: swift run -c release layout-benchmarks gates")
      return .usage
    #else
      let file = BenchmarkFolder.url.appendingPathComponent("Gates/counts.txt")
      do {
        let counts = try GateCounts.counted(progress: showProgress)
        if update {
          return write(counts.text, to: file.path, "the package must be where it was built")
            ? .success : .cannotCreate
        }
        let text = try String(contentsOf: file, encoding: .utf8)
        return compare(counts, with: try GateCounts(text: text))
      } catch {
        warn("\(error)")
        return .fault
      }
    #endif
  }

  /// Tells what differs, and how to change what is expected.
  func compare(_ counts: GateCounts, with expected: GateCounts) -> ExitCode {
    let differences = counts.differences(from: expected)
    for line in differences { warn(line) }
    if counts.compiler != expected.compiler {
      say(
        "Allocations are not compared: the compiler is \(counts.compiler), not"
          + " \(expected.compiler).")
    }
    if !differences.isEmpty {
      warn(GateCounts.advice)
      return .fault
    }
    say("\(counts.entries.count) counts are as expected.")
    return .success
  }
}
