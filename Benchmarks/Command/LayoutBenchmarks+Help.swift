extension LayoutBenchmarks {
  /// How to use the program.
  static let help = """
    Measures the constraint solver, and layout as a whole, beside what could be used instead, and
    replays saved problems.

    usage: layout-benchmarks build|resize|churn|edit|layout|state [--workload NAME,...]
                             [--sizes N,...] [--engine NAME,...] [--runs N] [--json FILE] [--quick]
           layout-benchmarks switch [--runs N] [--json FILE] [--quick]
           layout-benchmarks report [the same options as build]
           layout-benchmarks gates [--update]
           layout-benchmarks replay FILE ...
           layout-benchmarks --help

      build             make the constraints and solve them
      resize            change the container's width and height, and read all values
      churn             remove a constraint, solve, add it again, and solve
      edit              change one constant that few values depend on, and solve
      layout            from anchors to frames: make views, state constraints, solve, set frames
      state             the first part of layout: make views and state constraints
      switch            switch between two states of a screen of 1,000 views, and lay out
      report            all of these, with all engines, at 10 to 100,000 views, and what was asked
                        for; writes the results page of the documentation, its charts, and the
                        tables of the README
      replay            perform the operations of saved problems; a line of JSON for each solve
      gates             compare counts of pivots, factor entries and allocations with those in
                        Benchmarks/Gates/counts.txt; --update writes them there
      --workload NAME   \(names(Workload.allCases));
                        all if not given
      --sizes N         how many views (default: 10,100,1000)
      --engine NAME     \(names(EngineKind.allCases))
                        (default: solver,manual; of churn: solver; of layout: library,manual; of
                        state: library,maker; of report: all)
      --runs N          how many runs (default: from 15, of less than 50 ms, to 1, of 1 s; of
                        report: at most 5)
      --json FILE       write the records as a JSON array
      --quick           sizes 10,100, at most 3 runs, and 2 seconds for a peer, unless told otherwise
      --help, -h        print this text

    Times are processor time: the median, the least, and the 90th percentile of runs in which the
    engines take turns. Before any time is told, the engines' answers are compared. kiwi and cassowary
    are fetched and built by Benchmarks/peers/build when they are asked for; one that takes longer
    than 60 seconds (2 in a report) is given up at that workload, also with more views, and these
    seconds count as its time. A report gives this package up after 15 seconds.

    examples:
      layout-benchmarks build --workload chain,tree --sizes 10,100,1000 --json build.json
      layout-benchmarks resize --engine solver,manual,kiwi,cassowary --sizes 100
      layout-benchmarks edit --quick
      layout-benchmarks replay fault.json

    """

  private static func names<Name: RawRepresentable>(_ cases: [Name]) -> String
  where Name.RawValue == String {
    cases.map(\.rawValue).joined(separator: ", ")
  }
}
