extension Target {
  /// What was asked of the library as a whole.
  static func ofLibrary(_ query: RecordQuery) -> [Target] {
    var targets: [Target] = []
    for (size, limit) in [(10, 2.0), (1000, 1)] {
      targets.append(
        Target(
          demand: "layout in at most \(Int(limit)) µs a constraint at"
            + " \(DecimalText.grouped(size)) views",
          finding: query.finding(
            .layout, .library, at: size, limit: { _ in 1000 * limit }, unit: " ns"
          ) { $0.nanosecondsPerConstraint },
          reason: { workload in
            switch workload {
            case Workload.stack.rawValue:
              "the size of a label's content takes as many rows as are stated"
            case Workload.squeezed.rawValue:
              "the size of a label's content takes as many rows as are stated, and the solver pivots"
            default: nil
            }
          }))
    }
    return targets + [
      Target(
        demand: "at most 3 allocations a constraint",
        finding: query.finding(.layout, .library, at: 1000, limit: { _ in 3 }) {
          $0.allocationsPerConstraint
        }),
      Target(
        demand: "at most 2,500 bytes a view held at 100,000 views in a tree",
        finding: query.finding(
          .layout, .library, [.tree], at: 100_000, limit: { _ in 2500 }, unit: " bytes"
        ) { $0.residentBytesPerView },
        reason: { workload in
          let build = query.records.first {
            $0.task == .build && $0.engine == .solver && $0.workload.rawValue == workload
              && $0.size == 100_000
          }
          guard let build, let bytes = build.peakBytes else { return nil }
          let share = DecimalText.grouped(bytes / build.views)
          return "a solver of the same rows takes \(share) by itself"
        }),
    ]
  }

  /// What was asked of closures and states.
  static func ofClosures(_ switches: [SwitchMeasurement]) -> [Target] {
    [
      Target(
        demand: "switching between states of 1,000 views, where 50 statements differ, in at most"
          + " 400 µs",
        finding: finding(switches.filter { $0.kind == .statements }, limit: 400)),
      Target(
        demand: "where only 50 constants differ, in at most 100 µs",
        finding: finding(
          switches.filter { $0.kind == .constants || $0.kind == .whole }, limit: 100)),
      Target(
        demand: "replacing a group of 400, of which one constant differs, edits 1 row and touches"
          + " no other",
        finding: switches.first { $0.kind == .group }.map { group in
          let counts = [group.rowsEdited, group.rowsLowered, group.rowsRemoved]
          let texts = counts.map { DecimalText.rounded($0) }
          let isMet = counts == [1, 0, 0]
          return Finding(
            text: "\(texts[0]) edited, \(texts[1]) added, \(texts[2]) removed", isMet: isMet,
            misses: isMet ? [] : [Finding.Miss(subject: group.kind.rawValue)])
        }),
    ]
  }

  private static func finding(_ switches: [SwitchMeasurement], limit: Double) -> Finding? {
    Finding(
      switches.map { measurement in
        let times = measurement.nanoseconds
        return (
          name: measurement.kind.rawValue, value: DecimalText.time(times.median),
          excess: times.median / 1000 - limit, leastExcess: times.minimum / 1000 - limit
        )
      })
  }

  /// What was asked of the maker beside anchors.
  static func ofMaker(_ query: RecordQuery) -> [Target] {
    let parts: [(BenchmarkTask, String)] = [(.layout, "up to frames"), (.state, "to be stated")]
    return parts.flatMap { task, part in
      [
        Target(
          demand: "statements in the maker's blocks take at most 1.5 times the time of anchors"
            + " \(part), at 1,000 views",
          finding: query.finding(task, .maker, at: 1000, limit: { _ in 1.5 }, unit: " ×") {
            $0.ratios.first { $0.engine == .library }?.value
          }),
        Target(
          demand: "and at most 1.5 times the allocations",
          finding: query.finding(task, .maker, at: 1000, limit: { _ in 1.5 }, unit: " ×") {
            record in
            let anchors = query.records.record(of: .library, beside: record)
            guard let ours = record.allocations, let theirs = anchors?.allocations else {
              return nil
            }
            return Double(ours) / Double(theirs)
          }),
      ]
    }
  }
}
