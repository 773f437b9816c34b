import Testing

@testable import layout_benchmarks

@Suite struct BenchmarkCommandTests {
  @Test func aTaskAloneMeasuresAllWorkloads() throws {
    #expect(try BenchmarkCommand(["build"]) == .measure(.init(task: .build)))
    #expect(BenchmarkCommand.Request(task: .build).workloads == Workload.available)
  }

  @Test func aLayoutIsMeasuredBesideArithmeticByHand() throws {
    #expect(BenchmarkCommand.Request(task: .layout).engines == [.library, .manual])
    #expect(BenchmarkCommand.Request(task: .state).engines == [.library, .maker])
    #expect(BenchmarkCommand.Request(task: .resize).engines == [.solver, .manual])
    #expect(try BenchmarkCommand(["layout"]) == .measure(.init(task: .layout)))
  }

  @Test func workloadsSizesEnginesAndTheFileCanBeChosen() throws {
    var request = BenchmarkCommand.Request(task: .resize)
    request.workloads = [.tree, .chain]
    request.sizes = [10, 1000]
    request.engines = [.kiwi, .solver]
    request.json = "out.json"
    #expect(
      try BenchmarkCommand([
        "resize", "--workload", "tree,chain,tree", "--sizes=10,1000,10", "--engine",
        "kiwi,solver", "--json", "out.json",
      ]) == .measure(request))
  }

  @Test func quickMeasuresLessUnlessToldOtherwise() throws {
    var request = BenchmarkCommand.Request(task: .edit)
    request.sizes = [10, 100]
    request.runs = .exactly(7)
    request.timeLimit = 2
    #expect(try BenchmarkCommand(["edit", "--runs", "7", "--quick"]) == .measure(request))
  }

  @Test func aReportMeasuresEverything() throws {
    guard case .report(let request) = try BenchmarkCommand(["report", "--sizes", "10"]) else {
      Issue.record("not a report")
      return
    }
    #expect(request.tasks == BenchmarkTask.allCases)
    #expect(request.engines == EngineKind.allCases)
    #expect(request.workloads == Workload.available)
    #expect(request.sizes == [10])
  }

  @Test func helpWinsOverTheRest() throws {
    #expect(try BenchmarkCommand(["build", "--sizes", "x", "--help"]) == .help)
    #expect(try BenchmarkCommand(["-h"]) == .help)
  }

  @Test func filesAreReplayedInOrder() throws {
    #expect(try BenchmarkCommand(["replay", "b.json", "a.json"]) == .replay(["b.json", "a.json"]))
  }

  private static let commands =
    "build, resize, churn, edit, layout, state, switch, replay, report, gates"

  @Test func switchingTakesANumberOfRunsAndAFile() throws {
    func request(_ words: [String]) throws -> BenchmarkCommand.Request? {
      guard case .switching(let request) = try BenchmarkCommand(["switch"] + words) else {
        return nil
      }
      return request
    }
    #expect(try request([])?.runs == .atMost(15))
    #expect(try request(["--quick"])?.runs == .atMost(3))
    #expect(try request(["--runs", "3", "--json=x"])?.runs == .exactly(3))
    #expect(try request(["--runs", "3", "--json=x"])?.json == "x")
  }

  @Test func enginesThatNobodyNamedStayAwayWhereTheyHaveNothingToDo() throws {
    let command = try BenchmarkCommand(["build", "--workload", "random"])
    guard case .measure(let request) = command else {
      Issue.record("\(command)")
      return
    }
    #expect(request.engines == [.solver])
  }

  @Test(arguments: [
    (
      ["switch", "--workload", "grid"],
      "switch takes no option but --runs, --json, --quick; see --help"
    ),
    (
      ["switch", "--sizes", "10,100,1000"],
      "switch takes no option but --runs, --json, --quick; see --help"
    ),
    (["switch", "--runs"], "--runs needs a value, such as 5"),
    (
      ["layout", "--engine", "library,solver"],
      "'solver' has nothing to do there; these have: manual, library, maker"
    ),
    (
      ["churn", "--engine", "manual"],
      "'manual' has nothing to do there; these have: solver, kiwi, cassowary"
    ),
    (
      ["state", "--workload", "random", "--engine", "maker"],
      "'maker' has nothing to do there; these have: library"
    ),
    ([], "no command; there is: \(commands); see --help"),
    (
      ["bild"],
      "unknown command 'bild'; there is: \(commands); see --help"
    ),
    (["build", "--workloat", "tree"], "unknown option '--workloat'; see --help"),
    (["build", "tree"], "unknown word 'tree'; see --help"),
    (["build", "--workload"], "--workload needs a value, such as chain,tree"),
    (["build", "--json", "--sizes"], "--json needs a value, such as records.json"),
    (["build", "--json="], "--json needs a value, such as records.json"),
    (
      ["build", "--engine", "gtk"],
      "unknown engine 'gtk'; there is: solver, manual, kiwi, cassowary, library, maker"
    ),
    (
      ["build", "--engine", "solver,"],
      "unknown engine ''; there is: solver, manual, kiwi, cassowary, library, maker"
    ),
    (
      ["build", "--runs", "0"],
      "'0' is not a number of runs; write whole numbers from 1 to 1000"
    ),
    (
      ["edit", "--sizes", "10,0"],
      "'0' is not a size; write whole numbers from 1 to 1000000, as in 10,100,1000"
    ),
    (
      ["edit", "--sizes", "+5"],
      "'+5' is not a size; write whole numbers from 1 to 1000000, as in 10,100,1000"
    ),
    (["replay"], "replay needs a file, such as fault.json"),
    (["replay", "--json"], "unknown option '--json'; see --help"),
  ])
  func aMistakeIsToldInOneLine(words: [String], message: String) {
    #expect(throws: UsageError(message)) { try BenchmarkCommand(words) }
  }
}
