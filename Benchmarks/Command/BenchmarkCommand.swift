/// What the words of the command line ask for.
enum BenchmarkCommand: Equatable {
  /// Print how to use the program.
  case help
  /// Measure a task.
  case measure(Request)
  /// Measure all tasks and write the results into the documentation.
  case report(Request)
  /// Compare counts with those expected, or make them those expected.
  case gates(update: Bool)
  /// Measure switching between states of a screen.
  case switching(Request)
  /// Perform the operations of saved problems.
  case replay([String])
  /// Print how much memory one measurement takes; what the program starts itself for.
  case peak(Request)
  /// Write marks around what asks for memory; what the program starts itself for under valgrind.
  case allocations(Request)

  /// The command that the program starts itself with.
  static let peakCommand = "peak-memory"
  /// The command that the program starts itself with under valgrind.
  static let allocationsCommand = "allocations"

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
    } else if name == "gates" {
      self = .gates(update: try Self.isUpdate(rest))
    } else if name == "switch" {
      let options = ["--runs", "--json", "--quick"]
      for word in rest where word.hasPrefix("-") && !options.contains(where: word.hasPrefix) {
        throw UsageError(
          "switch takes no option but \(options.joined(separator: ", ")); see --help")
      }
      let usual = Request(task: .layout, isQuick: rest.contains("--quick"))
      self = .switching(try Request(usual, rest))
    } else if name == "report" {
      self = .report(try Request(Request.report(isQuick: rest.contains("--quick")), rest))
    } else if name == Self.peakCommand, let task = rest.first.flatMap(BenchmarkTask.init) {
      self = .peak(try Request(Request(task: task), rest.dropFirst()))
    } else if name == Self.allocationsCommand, let names = rest.first {
      var request = Request(task: .build)
      request.tasks = names.split(separator: ",").compactMap { BenchmarkTask(rawValue: "\($0)") }
      self = .allocations(try Request(request, rest.dropFirst()))
    } else if let task = BenchmarkTask(rawValue: name) {
      self = .measure(
        try Request(Request(task: task, isQuick: rest.contains("--quick")), rest))
    } else {
      throw UsageError("unknown command '\(name)'; there is: \(Self.commandNames); see --help")
    }
  }

  private static let commandNames =
    (BenchmarkTask.allCases.map(\.rawValue) + ["switch", "replay", "report", "gates"])
    .joined(separator: ", ")

  private static func isUpdate(_ words: ArraySlice<String>) throws(UsageError) -> Bool {
    for word in words where word != "--update" {
      throw UsageError("unknown \(word.hasPrefix("-") ? "option" : "word") '\(word)'; see --help")
    }
    return !words.isEmpty
  }

  private static func files(_ words: ArraySlice<String>) throws(UsageError) -> [String] {
    for word in words where word.hasPrefix("-") {
      throw UsageError("unknown option '\(word)'; see --help")
    }
    if words.isEmpty { throw UsageError("replay needs a file, such as fault.json") }
    return Array(words)
  }
}
