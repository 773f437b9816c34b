/// A number that was asked of this package, and what the measurements tell of it.
struct Target {
  /// What was asked for.
  let demand: String
  /// What was measured; nil where nothing was.
  let finding: Finding?
  /// Why a subject misses it, where that was looked into and the measurement does not tell.
  var reason: (String) -> String? = { _ in nil }

  /// All targets, in the order in which they were set.
  static func all(_ results: BenchmarkResults) -> [Target] {
    let query = RecordQuery(records: results.records)
    return ofSolver(query) + ofLibrary(query) + ofClosures(results.switches) + ofMaker(query)
  }

  /// The targets as a table.
  static func table(_ results: BenchmarkResults) -> MarkdownTable {
    var table = MarkdownTable(
      ["asked for", "measured", "met", "if not, why"], holdsNumbers: false)
    for target in all(results) {
      guard let finding = target.finding else { continue }
      table.add([
        target.demand, finding.text, finding.isMet ? "yes" : "no", target.explanation,
      ])
    }
    return table
  }

  /// Why it is missed, by the subjects that miss it; empty where it is met.
  var explanation: String {
    var reasons: [(text: String, subjects: [String])] = []
    for miss in finding?.misses ?? [] {
      let text = miss.remark ?? reason(miss.subject) ?? "not looked into"
      if let place = reasons.firstIndex(where: { $0.text == text }) {
        reasons[place].subjects.append(miss.subject)
      } else {
        reasons.append((text, [miss.subject]))
      }
    }
    return reasons.map { $0.subjects.joined(separator: ", ") + ": " + $0.text }
      .joined(separator: "; ")
  }
}
