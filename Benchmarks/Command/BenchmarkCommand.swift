/// What the words of the command line ask for.
enum BenchmarkCommand: Equatable {
  /// Print how to use the program.
  case help
  /// Measure a task.
  case measure(Request)
  /// Perform the operations of saved problems.
  case replay([String])
  /// Print how much memory one measurement takes; what the program starts itself for.
  case peak(Request)

  /// What to measure.
  struct Request: Equatable {
    var task: BenchmarkTask
    var workloads = Workload.allCases
    var sizes = [10, 100, 1000]
    var engines: [EngineKind]
    /// The file for the records.
    var json: String?

    /// The usual measurement of a task.
    init(task: BenchmarkTask) {
      self.task = task
      engines = task.usualEngines
    }
  }

  /// The command that the program starts itself with.
  static let peakCommand = "peak-memory"

  /// Parses the words after the program's name.
  ///
  /// - Throws: A ``UsageError`` at the first word that makes no sense.
  init(_ arguments: [String]) throws(UsageError) {
    if arguments.contains(where: { $0 == "--help" || $0 == "-h" }) {
      self = .help
      return
    }
    guard let name = arguments.first else {
      throw UsageError("no command; there is: \(Self.commandNames); see --help")
    }
    let rest = arguments.dropFirst()
    if name == "replay" {
      self = .replay(try Self.files(rest))
    } else if name == Self.peakCommand, let task = rest.first.flatMap(BenchmarkTask.init) {
      self = .peak(try Self.request(task, rest.dropFirst()))
    } else if let task = BenchmarkTask(rawValue: name) {
      self = .measure(try Self.request(task, rest))
    } else {
      throw UsageError("unknown command '\(name)'; there is: \(Self.commandNames); see --help")
    }
  }

  private static let commandNames =
    BenchmarkTask.allCases.map(\.rawValue).joined(separator: ", ") + ", replay"

  private static func files(_ words: ArraySlice<String>) throws(UsageError) -> [String] {
    for word in words where word.hasPrefix("-") {
      throw UsageError("unknown option '\(word)'; see --help")
    }
    if words.isEmpty { throw UsageError("replay needs a file, such as fault.json") }
    return Array(words)
  }

  private static func request(
    _ task: BenchmarkTask, _ words: ArraySlice<String>
  ) throws(UsageError) -> Request {
    var request = Request(task: task)
    var words = words
    while let word = words.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let option = String(parts[0])
      guard let example = examples[option] else {
        throw UsageError("unknown \(word.hasPrefix("-") ? "option" : "word") '\(word)'; see --help")
      }
      let value = parts.count == 2 ? String(parts[1]) : words.popFirst()
      guard let value, !value.isEmpty, parts.count == 2 || !value.hasPrefix("-") else {
        throw UsageError("\(option) needs a value, such as \(example)")
      }
      switch option {
      case "--workload", "--workloads":
        request.workloads = try names(value, of: "workload")
      case "--engine", "--engines":
        request.engines = try names(value, of: "engine")
      case "--sizes", "--size":
        request.sizes = try sizes(value)
      default:
        request.json = value
      }
    }
    return request
  }

  private static let examples = [
    "--workload": "chain,tree", "--workloads": "chain,tree", "--engine": "solver,manual",
    "--engines": "solver,manual", "--size": "100", "--sizes": "10,100", "--json": "records.json",
  ]

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

  private static let sizeRange = 1...1_000_000

  private static func sizes(_ list: String) throws(UsageError) -> [Int] {
    var result: [Int] = []
    for word in list.split(separator: ",", omittingEmptySubsequences: false) {
      guard let size = Int(word), sizeRange.contains(size), word.allSatisfy(\.isNumber) else {
        throw UsageError(
          "'\(word)' is not a size; write whole numbers from \(sizeRange.lowerBound) to"
            + " \(sizeRange.upperBound), as in 10,100,1000")
      }
      if !result.contains(size) { result.append(size) }
    }
    return result
  }
}
