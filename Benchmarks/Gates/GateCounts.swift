/// Counts that are the same in every run, and so tell a change that no time would.
struct GateCounts: Equatable {
  /// What is counted of one workload.
  struct Name: Hashable, CustomStringConvertible {
    var workload: String
    /// The task and what is counted in it, as in `build.pivots`.
    var subject: String

    var description: String { "\(workload) \(subject)" }
  }

  /// Why a text holds no counts.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  /// The version of the compiler, which decides how much memory is asked for.
  var compiler: String
  /// The counts in their order.
  private(set) var entries: [(name: Name, count: Int)] = []

  static func == (left: GateCounts, right: GateCounts) -> Bool {
    left.text == right.text
  }

  init(compiler: String) { self.compiler = compiler }

  /// Adds a count.
  mutating func add(_ workload: String, _ subject: String, _ count: Int) {
    entries.append((Name(workload: workload, subject: subject), count))
  }

  /// Reads counts from their text.
  init(text: String) throws(Fault) {
    compiler = ""
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty && !line.hasPrefix("#") {
      let words = line.split(separator: " ")
      if words.count == 2, words[0] == "compiler" {
        compiler = String(words[1])
      } else if words.count == 3, let count = Int(words[2]) {
        add(String(words[0]), String(words[1]), count)
      } else {
        throw Fault(description: "line \(number + 1): '\(line)' is no workload, subject and count")
      }
    }
  }

  /// The counts as text, a line each.
  var text: String {
    """
    # Counts of the release build at \(DecimalText.grouped(Self.size)) views. A change of one is a \
    change of the program.
    # \(Self.advice)
    compiler \(compiler)

    """ + entries.map { "\($0.name) \($0.count)\n" }.joined()
  }

  /// How many views the workloads have.
  static let size = 1000

  /// How to change what is expected.
  static let advice =
    "If it is meant: swift run -c release layout-benchmarks gates --update"

  /// What differs from the counts that are expected, a line each.
  ///
  /// Allocations are left out where the compiler is another.
  func differences(from expected: GateCounts) -> [String] {
    var lines: [String] = []
    var counts: [Name: Int] = [:]
    for (name, count) in entries { counts[name] = count }
    for (name, old) in expected.entries {
      guard let new = counts.removeValue(forKey: name) else {
        lines.append("\(name) is gone; it was \(old)")
        continue
      }
      if new == old || (isOfAllocations(name) && compiler != expected.compiler) { continue }
      let share =
        constraints(of: name).map {
          " (\(Self.share(new, $0)) instead of \(Self.share(old, $0)) a constraint)"
        } ?? ""
      lines.append(
        "\(name) is \(new), \(abs(new - old)) \(new > old ? "more" : "fewer")"
          + " than \(old)\(share)")
    }
    for (name, new) in entries where counts[name] != nil { lines.append("\(name) is new: \(new)") }
    return lines
  }

  private static func share(_ count: Int, _ constraints: Int) -> String {
    DecimalText.significant(Double(count) / Double(constraints), digits: 3)
  }

  private func isOfAllocations(_ name: Name) -> Bool { name.subject.hasSuffix(".allocations") }

  /// How many constraints the allocations of a name are for.
  private func constraints(of name: Name) -> Int? {
    guard isOfAllocations(name) else { return nil }
    let task = name.subject.prefix { $0 != "." }
    return entries.first {
      $0.name.workload == name.workload && $0.name.subject == "\(task).constraints"
    }?.count
  }
}
