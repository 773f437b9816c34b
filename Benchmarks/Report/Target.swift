import Foundation

/// A number that was asked of this package, and what the records tell of it.
struct Target {
  /// What was asked for.
  let demand: String
  /// What was measured, and whether it is as asked; nil where nothing was measured.
  let result: (text: String, isMet: Bool)?
  /// Why it is missed, if it is known to be.
  var reason = ""

  /// All targets, in the order in which they were set.
  static func all(_ records: [BenchmarkRecord]) -> [Target] {
    let query = RecordQuery(records: records)
    return solverTargets(query) + libraryTargets(query)
  }

  /// The targets as a table.
  static func table(_ records: [BenchmarkRecord]) -> MarkdownTable {
    var table = MarkdownTable(["asked for", "measured", "met", "if not, why"])
    for target in all(records) {
      guard let result = target.result else { continue }
      table.add([
        target.demand, result.text, result.isMet ? "yes" : "no", result.isMet ? "" : target.reason,
      ])
    }
    return table
  }

  private static func solverTargets(_ query: RecordQuery) -> [Target] {
    var targets = [
      Target(
        demand: "no pivot in a build, at most 1 of form and squeezed",
        result: query.worst(.build, .solver, limit: { $0.takesPivots ? 1 : 0 }) { $0.pivots }),
      Target(
        demand: "a resize without pivots in at most 2.5 times the arithmetic at 1,000 views",
        result: query.worst(.resize, .solver, at: 1000, limit: { _ in 2.5 }, unit: " ×") {
          $0.pivots == 0 ? $0.ratios.first { $0.engine == .manual }?.value : nil
        },
        reason: "runs scatter around it, the more the busier the machine"),
      Target(
        demand: "a resize of squeezed in at most 60 µs at 1,000 views",
        result: query.worst(
          .resize, .solver, [.squeezed], at: 1000, limit: { _ in 60 }, unit: " µs"
        ) { $0.nanoseconds.map { $0 / 1000 } },
        reason: """
          a step with one pivot that passes a breakpoint of nearly every label: to find the ratios, \
          put them in order and move what depends on them costs some tens of nanoseconds a label
          """),
      Target(
        demand: "remove and add in at most 6 µs in tree and grid at 1,000 views",
        result: query.worst(
          .churn, .solver, [.tree, .grid], at: 1000, limit: { _ in 6 }, unit: " µs"
        ) { $0.nanoseconds.map { $0 / 1000 } }),
      Target(
        demand: "remove and add in at most 100 µs in chain and nested at 1,000 views",
        result: query.worst(
          .churn, .solver, [.chain, .nested], at: 1000, limit: { _ in 100 }, unit: " µs"
        ) { $0.nanoseconds.map { $0 / 1000 } }),
      Target(
        demand: "a constant with local effect in at most 200 ns at any size",
        result: query.worst(.edit, .solver, limit: { _ in 200 }, unit: " ns") { $0.nanoseconds }),
      Target(
        demand: "at most 400 bytes a row at 100,000 views",
        result: query.worst(.build, .solver, at: 100_000, limit: { _ in 400 }, unit: " bytes") {
          $0.peakBytesPerRow
        },
        reason: "growing buffers keep up to a quarter of slack, and the factors are held twice"),
      Target(
        demand: "from 1,000 to 100,000 views a build grows at most as rows to the power of 1.15"
          + " (chain 1.2)",
        result: query.growth(.build, .solver, from: 1000),
        reason: "the memory of 100,000 views no longer fits into the caches of the processor"),
    ]
    for (size, least) in [(10, 3.0), (100, 50), (1000, 500)] {
      targets.append(
        Target(
          demand: "kiwi takes \(Int(least)) times as long for a build at \(size) views, in the"
            + " geometric mean",
          result: query.meanSpeed(over: .kiwi, size: size, least: least),
          reason:
            "runs scatter around it: the fixed cost of a solver weighs most in nested and tree"
        ))
    }
    return targets
  }

  private static func libraryTargets(_ query: RecordQuery) -> [Target] {
    [
      Target(
        demand: "layout in at most 2 µs a constraint at 10 views",
        result: query.worst(.layout, .library, at: 10, limit: { _ in 2000 }, unit: " ns") {
          $0.nanosecondsPerConstraint
        }),
      Target(
        demand: "layout in at most 1 µs a constraint at 1,000 views",
        result: query.worst(.layout, .library, at: 1000, limit: { _ in 1000 }, unit: " ns") {
          $0.nanosecondsPerConstraint
        },
        reason: "the solver's pivot comes on top where labels are squeezed"),
      Target(
        demand: "at most 3 allocations a constraint",
        result: query.worst(.layout, .library, at: 1000, limit: { _ in 3 }) {
          $0.allocationsPerConstraint
        }),
      Target(
        demand: "at most 2,500 bytes a view held at 100,000 views in a tree",
        result: query.worst(
          .layout, .library, [.tree], at: 100_000, limit: { _ in 2500 }, unit: " bytes"
        ) { $0.residentBytesPerView },
        reason: "about two thirds are the solver's, whose buffers keep slack to grow"),
      Target(
        demand: "statements in blocks of the maker in at most 1.5 times the time of anchors",
        result: query.worst(.layout, .maker, at: 1000, limit: { _ in 1.5 }, unit: " ×") {
          $0.ratios.first { $0.engine == .library }?.value
        }),
    ]
  }
}

extension BenchmarkRecord {
  /// Whether a build of the workload may take a pivot.
  fileprivate var takesPivots: Bool { workload == .form || workload == .squeezed }
}
