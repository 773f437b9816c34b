extension BenchmarkCommand.Request {
  /// Changes a usual measurement by the options on the command line.
  ///
  /// - Throws: A ``UsageError`` at the first word that makes no sense.
  init(_ usual: BenchmarkCommand.Request, _ words: ArraySlice<String>) throws(UsageError) {
    self = usual
    let areEnginesNamed = try change(by: words)
    let able = EngineKind.allCases.filter { engine in
      tasks.contains { task in workloads.contains { engine.supports(task, of: $0) } }
    }
    if !areEnginesNamed { engines.removeAll { !able.contains($0) } }
    for engine in engines where !able.contains(engine) {
      let names = able.map(\.rawValue).joined(separator: ", ")
      throw UsageError("'\(engine.rawValue)' has nothing to do there; these have: \(names)")
    }
  }

  /// - Returns: Whether the words name engines.
  private mutating func change(by words: ArraySlice<String>) throws(UsageError) -> Bool {
    var words = words
    var areEnginesNamed = false
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
      case "--engine", "--engines":
        engines = try Self.names(value, of: "engine")
        areEnginesNamed = true
      case "--sizes", "--size": sizes = try Self.sizes(value)
      case "--runs":
        runs = .exactly(try Self.number(value, in: Self.runRange, "a number of runs"))
      default: json = value
      }
    }
    return areEnginesNamed
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
