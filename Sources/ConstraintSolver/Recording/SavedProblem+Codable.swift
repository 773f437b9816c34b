extension SavedProblem: Codable {
  /// A file of a few bytes must not ask for all memory.
  private static let variableCounts = 0...10_000_000

  /// Reads a saved problem; what it does not know is an error.
  public init(from decoder: any Decoder) throws {
    let entries = try Entries(decoder, ["variables", "operations"])
    variables = try entries.value("variables")
    guard Self.variableCounts.contains(variables) else {
      throw entries.error("variables", "a count is from 0 to \(Self.variableCounts.upperBound)")
    }
    operations = try entries.value("operations")
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    try container.encode(variables, forKey: "variables")
    try container.encode(operations, forKey: "operations")
  }
}

extension SavedProblem.Operation: Codable {
  private static let names: Set<String> = [
    "add", "remove", "setConstant", "setPriority", "setWeight", "replaceTerms", "addVariable",
    "removeVariable", "solve",
  ]

  public init(from decoder: any Decoder) throws {
    let entries = try Entries(decoder, Self.names)
    guard entries.names.count == 1 else {
      throw entries.error(nil, "an operation has one entry, such as {\"solve\": true}")
    }
    let name = entries.names[0]
    switch name {
    case "add": self = .add(try entries.value(name))
    case "remove": self = .remove(try entries.value(name))
    case "setConstant":
      let pair: Pair<Double> = try entries.value(name)
      self = .setConstant(pair.id, pair.value)
    case "setPriority":
      let pair: Pair<Double> = try entries.value(name)
      self = .setPriority(pair.id, pair.value)
    case "setWeight":
      let pair: Pair<Double> = try entries.value(name)
      self = .setWeight(pair.id, pair.value)
    case "replaceTerms":
      let pair: Pair<[SavedProblem.Summand]> = try entries.value(name)
      self = .replaceTerms(pair.id, pair.value)
    case "removeVariable": self = .removeVariable(try entries.value(name))
    default:
      guard try entries.value(name) == true else {
        throw entries.error(name, "the value of \(name) is true")
      }
      self = name == "solve" ? .solve : .addVariable
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    switch self {
    case .add(let row): try container.encode(row, forKey: "add")
    case .remove(let id): try container.encode(id, forKey: "remove")
    case .setConstant(let id, let constant):
      try container.encode(Pair(id: id, value: constant), forKey: "setConstant")
    case .setPriority(let id, let priority):
      try container.encode(Pair(id: id, value: priority), forKey: "setPriority")
    case .setWeight(let id, let weight):
      try container.encode(Pair(id: id, value: weight), forKey: "setWeight")
    case .replaceTerms(let id, let terms):
      try container.encode(Pair(id: id, value: terms), forKey: "replaceTerms")
    case .addVariable: try container.encode(true, forKey: "addVariable")
    case .removeVariable(let number): try container.encode(number, forKey: "removeVariable")
    case .solve: try container.encode(true, forKey: "solve")
    }
  }
}

extension SavedProblem.Row: Codable {
  public init(from decoder: any Decoder) throws {
    let entries = try Entries(
      decoder,
      ["id", "terms", "relation", "constant", "priority", "weight", "key", "protected"])
    id = try entries.value("id")
    terms = try entries.value("terms")
    guard let relation = Relation(symbol: try entries.value("relation")) else {
      throw entries.error("relation", "a relation is \"==\", \"<=\" or \">=\"")
    }
    self.relation = relation
    constant = try entries.value("constant")
    traits = ConstraintTraits(
      priority: try entries.value("priority"), weight: try entries.value("weight", default: 1),
      key: try entries.value("key", default: id),
      isProtected: try entries.value("protected", default: false))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Name.self)
    try container.encode(id, forKey: "id")
    try container.encode(terms, forKey: "terms")
    try container.encode(relation.symbol, forKey: "relation")
    try container.encode(constant, forKey: "constant")
    try container.encode(traits.priority, forKey: "priority")
    if traits.weight != 1 { try container.encode(traits.weight, forKey: "weight") }
    if traits.key != id { try container.encode(traits.key, forKey: "key") }
    if traits.isProtected { try container.encode(true, forKey: "protected") }
  }
}

extension SavedProblem.Summand: Codable {
  public init(from decoder: any Decoder) throws {
    var elements = try decoder.unkeyedContainer()
    variable = try elements.next()
    coefficient = try elements.next()
    try elements.refuseMore(reason: "a term is a variable and a coefficient")
  }

  public func encode(to encoder: any Encoder) throws {
    var elements = encoder.unkeyedContainer()
    try elements.encode(variable)
    try elements.encode(coefficient)
  }
}

extension Relation {
  /// The relation as it is written.
  fileprivate var symbol: String {
    switch self {
    case .equal: "=="
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    }
  }

  fileprivate init?(symbol: String) {
    switch symbol {
    case "==": self = .equal
    case "<=": self = .lessThanOrEqual
    case ">=": self = .greaterThanOrEqual
    default: return nil
    }
  }
}

/// A constraint's id and what to set of it.
private struct Pair<Value: Codable>: Codable {
  var id: UInt64
  var value: Value

  init(id: UInt64, value: Value) {
    self.id = id
    self.value = value
  }

  init(from decoder: any Decoder) throws {
    var elements = try decoder.unkeyedContainer()
    id = try elements.next()
    value = try elements.next()
    try elements.refuseMore(reason: "there are two values: the id, and what to set")
  }

  func encode(to encoder: any Encoder) throws {
    var elements = encoder.unkeyedContainer()
    try elements.encode(id)
    try elements.encode(value)
  }
}

/// Any name of an entry.
private struct Name: CodingKey, ExpressibleByStringLiteral {
  var stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init(stringLiteral: String) { stringValue = stringLiteral }
  init?(intValue: Int) { nil }
}

/// The entries of an object, of which none may be unknown.
private struct Entries {
  private let container: KeyedDecodingContainer<Name>
  var names: [String] { container.allKeys.map(\.stringValue) }

  init(_ decoder: any Decoder, _ known: Set<String>) throws {
    container = try decoder.container(keyedBy: Name.self)
    for name in names.sorted() where !known.contains(name) {
      throw error(name, "unknown entry; there is: " + known.sorted().joined(separator: ", "))
    }
  }

  func value<Value: Decodable>(_ name: String) throws -> Value {
    do {
      return try container.decode(Value.self, forKey: Name(stringValue: name))
    } catch let fault where !(fault is DecodingError) {
      throw error(name, unfitNumber)
    }
  }

  func value<Value: Decodable>(_ name: String, default absent: Value) throws -> Value {
    container.contains(Name(stringValue: name)) ? try value(name) : absent
  }

  func error(_ name: String?, _ reason: String) -> DecodingError {
    let path = container.codingPath + (name.map { [Name(stringValue: $0)] } ?? [])
    return .dataCorrupted(DecodingError.Context(codingPath: path, debugDescription: reason))
  }
}

/// What is wrong with a number that its type cannot hold: Foundation's decoder does not say where
/// it stands, and throws an error of its own.
private let unfitNumber = "the number has a fraction, a sign or a size that does not fit here"

extension UnkeyedDecodingContainer {
  fileprivate mutating func next<Value: Decodable>() throws -> Value {
    do {
      return try decode(Value.self)
    } catch let fault where !(fault is DecodingError) {
      throw DecodingError.dataCorruptedError(in: self, debugDescription: unfitNumber)
    }
  }

  fileprivate func refuseMore(reason: String) throws {
    if isAtEnd { return }
    throw DecodingError.dataCorruptedError(in: self, debugDescription: reason)
  }
}
