extension BenchmarkCommand {
  /// What to measure, and how.
  struct Request: Equatable {
    var tasks: [BenchmarkTask]
    var workloads = Workload.available
    var sizes = [10, 100, 1000]
    var engines: [EngineKind]
    /// How many runs to make; nil to make fewer the longer they take.
    var runCount: Int?
    /// After this many seconds a peer is given up.
    var timeLimit = 60.0
    /// The engines that are measured up to ``moderateSize`` only.
    var moderateEngines: Set<EngineKind> = []
    /// The workloads that are measured up to ``moderateSize`` only.
    var moderateWorkloads: Set<Workload> = []
    /// Whether memory is measured where a step continues another one, too.
    var measuresMemoryOfSteps = true
    /// The file for the records.
    var json: String?

    /// What takes long, or tells nothing new, at more views than these.
    static let moderateSize = 1000

    /// The usual measurement of a task.
    ///
    /// - Parameter isQuick: Whether to measure less, and less well.
    init(task: BenchmarkTask, isQuick: Bool = false) {
      tasks = [task]
      engines = task.usualEngines
      if isQuick { hurry() }
    }

    /// The usual measurement of all tasks that end in a solution, with all engines.
    static func report(isQuick: Bool) -> Request {
      var request = Request(task: .build)
      request.tasks = BenchmarkTask.allCases.filter { $0 != .state }
      request.engines = EngineKind.allCases
      request.moderateEngines = [.kiwi, .cassowary, .maker]
      request.moderateWorkloads = [.random, .mix]
      request.measuresMemoryOfSteps = false
      request.sizes = [10, 100, 1000, 100_000]
      request.runCount = 5
      request.timeLimit = 2
      if isQuick { request.hurry() }
      return request
    }

    private mutating func hurry() {
      sizes = [10, 100]
      runCount = 3
      timeLimit = 2
    }
  }
}

extension BenchmarkCommand.Request {
  /// Changes a usual measurement by the options on the command line.
  ///
  /// - Throws: A ``UsageError`` at the first word that makes no sense.
  init(_ usual: BenchmarkCommand.Request, _ words: ArraySlice<String>) throws(UsageError) {
    self = usual
    var words = words
    while let word = words.popFirst() {
      // What it stands for is part of the usual measurement already.
      if word == "--quick" { continue }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = String(parts[0])
      guard let example = Self.examples[option] else {
        throw UsageError("unknown \(word.hasPrefix("-") ? "option" : "word") '\(word)'; see --help")
      }
      let value = parts.count == 2 ? String(parts[1]) : words.popFirst()
      guard let value, !value.isEmpty, parts.count == 2 || !value.hasPrefix("-") else {
        throw UsageError("\(option) needs a value, such as \(example)")
      }
      switch option {
      case "--workload", "--workloads": workloads = try Self.names(value, of: "workload")
      case "--engine", "--engines": engines = try Self.names(value, of: "engine")
      case "--sizes", "--size": sizes = try Self.sizes(value)
      case "--runs": runCount = try Self.number(value, in: Self.runRange, "a number of runs")
      default: json = value
      }
    }
  }

  private static let examples = [
    "--workload": "chain,tree", "--workloads": "chain,tree", "--engine": "solver,manual",
    "--engines": "solver,manual", "--size": "100", "--sizes": "10,100", "--runs": "5",
    "--json": "records.json",
  ]

  private static let sizeRange = 1...1_000_000
  private static let runRange = 1...1000

  private static func names<Name: RawRepresentable & CaseIterable & Equatable>(
    _ list: String, of kind: String
  ) throws(UsageError) -> [Name] where Name.RawValue == String {
    var result: [Name] = []
    for word in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard let name = Name(rawValue: String(word)) else {
        let known = Name.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError("unknown \(kind) '\(word)'; there is: \(known)")
      }
      if !result.contains(name) { result.append(name) }
    }
    return result
  }

  private static func sizes(_ list: String) throws(UsageError) -> [Int] {
    var result: [Int] = []
    for word in list.split(separator: ",", omittingEmptySubsequences: false) {
      let size = try number(String(word), in: sizeRange, "a size", " as in 10,100,1000")
      if !result.contains(size) { result.append(size) }
    }
    return result
  }

  private static func number(
    _ word: String, in range: ClosedRange<Int>, _ meaning: String, _ example: String = ""
  ) throws(UsageError) -> Int {
    guard let number = Int(word), range.contains(number), word.allSatisfy(\.isNumber) else {
      throw UsageError(
        "'\(word)' is not \(meaning); write whole numbers from \(range.lowerBound) to"
          + " \(range.upperBound)\(example.isEmpty ? "" : "," + example)")
    }
    return number
  }
}
