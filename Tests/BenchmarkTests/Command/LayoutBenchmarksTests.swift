import Foundation
import Testing

@testable import layout_benchmarks

@Suite struct LayoutBenchmarksTests {
  @Test func aReplayPrintsALineForEachSolve() throws {
    let text = """
      {"variables": 2, "operations": [
        {"add": {"id": 7, "terms": [[0, 1], [1, -1]], "relation": "==", "constant": 8,
                 "priority": 1000}},
        {"add": {"id": 8, "terms": [[0, 1]], "relation": "<=", "constant": 30, "priority": 250,
                 "weight": 2}},
        {"add": {"id": 9, "terms": [[0, 1]], "relation": ">=", "constant": 40,
                 "priority": 250.5}},
        {"solve": true},
        {"add": {"id": 3, "terms": [[0, 2]], "relation": "==", "constant": 100,
                 "priority": 1000}},
        {"add": {"id": 4, "terms": [[0, 1]], "relation": "==", "constant": 60,
                 "priority": 1000}},
        {"solve": true}, {"remove": 3}, {"addVariable": true}, {"solve": true}
      ]}
      """
    let (code, output, errors) = try run(["replay"], onFile: text)
    #expect(code == .success)
    #expect(errors.isEmpty)
    let lines = output.split(separator: "\n").map(String.init)
    try #require(lines.count == 3)
    #expect(
      lines[0].hasPrefix(
        "{\"values\": [40, 32], \"violations\": {\"1000\": 0, \"250.5\": 0, \"250\": 20},"
          + " \"conflicts\": [], \"setAside\": [], \"ambiguous\": [], \"pivots\": "))
    #expect(lines[0].hasSuffix(", \"changed\": 2}"))
    #expect(lines[1].contains("\"values\": [50, 42]"))
    #expect(lines[1].contains("\"conflicts\": [[3, 4]], \"setAside\": [4]"))
    #expect(lines[2].contains("\"values\": [60, 52, 0]"))
    #expect(lines[2].contains("\"conflicts\": [], \"setAside\": []"))
  }

  @Test func aBadFileEndsWithItsPlace() throws {
    let (code, output, errors) = try run(
      ["replay"], onFile: "{\"variables\": 1, \"operations\": [{\"solve\": true}, {\"remove\": 4}]}"
    )
    #expect(code == .badInput)
    #expect(output.split(separator: "\n").count == 1)
    #expect(errors.count == 1)
    #expect(errors[0].hasSuffix(":1:50: operations[1]: there is no constraint 4"))
  }

  @Test func aFileThatIsNotThereIsSaidSo() {
    var errors: [String] = []
    let benchmarks = LayoutBenchmarks(print: { _ in }, complain: { errors.append($0) })
    #expect(benchmarks.run(["replay", "/no/such/file.json"]) == .noInput)
    #expect(errors == ["cannot read '/no/such/file.json'"])
  }

  @Test func recordsHaveTheFieldsThatReadersExpect() throws {
    let records = try self.records(of: ["edit", "--workload", "tree", "--sizes", "9,5"])
    #expect(records.count == 4)
    for record in records {
      var expected: Set = [
        "task", "workload", "size", "views", "rows", "engine", "outcome", "nanoseconds",
        "nanosecondsPerRow", "minimum", "p90", "runs", "pivots", "factorizations", "peakBytes",
        "checksum", "growthExponent",
      ]
      if record["engine"] as? String == "solver" { expected.formUnion(["ratios", "ratiosAtMost"]) }
      #expect(Set(record.keys) == expected)
      #expect(record["task"] as? String == "edit")
      #expect(record["peakBytes"] as? Int == 4096)
    }
    #expect(records.map { $0["views"] as? Int } == [5, 5, 9, 9])
    #expect(records.map { $0["engine"] as? String } == ["solver", "manual", "solver", "manual"])
    #expect(records[0]["checksum"] as? Double == records[1]["checksum"] as? Double)
  }

  @Test func recordsOfTheLibraryTellOfConstraints() throws {
    let records = try self.records(of: ["layout", "--workload", "nested", "--sizes", "8"])
    try #require(records.map { $0["engine"] as? String } == ["library", "manual"])
    let library = records[0]
    #expect(library["constraints"] as? Int == 32)
    #expect(library["residentBytesPerView"] as? Double == 2048.0 / 8)
    let time = try #require(library["nanoseconds"] as? Double)
    #expect(library["nanosecondsPerConstraint"] as? Double == time / 32)
    #expect(library["checksum"] as? Double == records[1]["checksum"] as? Double)
    #expect(records[1]["constraints"] == nil)
  }

  @Test func anEngineHasNoRecordOfAWorkloadThatItDoesNotKnow() throws {
    let records = try self.records(
      of: ["state", "--workload", "tree,random", "--sizes", "5", "--engine", "library,maker"])
    #expect(records.map { $0["engine"] as? String } == ["library", "maker", "library"])
  }

  @Test func switchesAreWrittenAsRecords() throws {
    let records = try self.records(of: ["switch", "--runs", "1"])
    #expect(
      records.map { $0["differs"] as? String } == SwitchedScreen.Kind.allCases.map(\.rawValue))
    for record in records {
      #expect(
        Set(record.keys) == [
          "task", "differs", "views", "nanoseconds", "minimum", "p90", "runs", "rowsEdited",
          "rowsLowered", "rowsRemoved", "pivots",
        ])
      #expect(record["task"] as? String == "switch")
      #expect(record["runs"] as? Int == 1)
    }
  }

  @Test func recordsThatCannotBeWrittenAreSaidSo() {
    var errors: [String] = []
    let benchmarks = LayoutBenchmarks(
      print: { _ in }, complain: { errors.append($0) }, measureMemory: { _, _, _, _, _ in nil })
    let code = benchmarks.run([
      "edit", "--workload", "chain", "--sizes", "1", "--engine", "manual", "--json",
      "/no/such/folder/x",
    ])
    #expect(code == .cannotCreate)
    #expect(errors == ["cannot write '/no/such/folder/x'; name another file with --json"])
  }

  @Test func whatTakesTooLongIsGivenUpWithAllThatNeedsIt() throws {
    var request = BenchmarkCommand.Request(task: .build)
    request.tasks = [.build, .resize, .layout, .state]
    request.workloads = [.tree]
    request.engines = [.solver, .library]
    request.sizes = [5, 9, 14]
    request.patience = 15
    let benchmarks = LayoutBenchmarks(
      print: { _ in }, complain: { _ in },
      measureMemory: { task, _, size, _, timeLimit throws(EngineError) in
        #expect(timeLimit == 15)
        if task != .state && size == 9 { throw .overTimeLimit }
        return nil
      })
    let (results, code) = benchmarks.results(of: request) { _ in }
    #expect(code == .success)
    for task in request.tasks {
      let outcomes = results.records.filter { $0.task == task }.map(\.outcome)
      let isWhole = task == .build || task == .layout
      #expect(
        outcomes == [.measured, isWhole ? .overLimit : .buildOverLimit, .givenUp], "\(task)")
    }
    #expect(
      results.absences == [
        "solver: build tree of 9 views takes longer than 15 seconds",
        "library: layout tree of 9 views takes longer than 15 seconds",
      ])
  }

  private func records(of words: [String]) throws -> [[String: Any]] {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("records-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let benchmarks = LayoutBenchmarks(
      print: { _ in }, complain: { Issue.record("\($0)") },
      measureMemory: { _, _, _, _, _ in MemoryUse(peakBytes: 4096, residentBytes: 2048) })
    #expect(benchmarks.run(words + ["--json", file.path]) == .success)
    return try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [[String: Any]])
  }

  private func run(
    _ words: [String], onFile text: String
  ) throws -> (ExitCode, String, [String]) {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("replay-\(UUID().uuidString).json")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var output = ""
    var errors: [String] = []
    let benchmarks = LayoutBenchmarks(
      print: { output += $0 }, complain: { errors.append($0) })
    return (benchmarks.run(words + [file.path]), output, errors)
  }
}
