/// Goes through the words of a command line, of which some belong to the option before them.
struct ArgumentWords {
  /// One word, without the value that may be attached to it.
  enum Word: Equatable {
    /// An option's name, dashes included.
    case flag(String)
    /// A word that is no option.
    case plain(String)
  }

  private var rest: ArraySlice<String>
  /// The name and the attached value of an option written as `--name=value`.
  private var attached: (name: String, value: String)?

  init(_ words: [String]) {
    rest = words[...]
  }

  /// The next word, or nil at the end.
  mutating func next() -> Word? {
    guard let word = rest.popFirst() else { return nil }
    guard word.hasPrefix("-") else { return .plain(word) }
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    if parts.count == 2 { attached = (name, String(parts[1])) }
    return .flag(name)
  }

  /// The value of the option just read: what is attached to it, or the next word.
  ///
  /// - Parameters:
  ///   - option: The option's name, for the message.
  ///   - example: What a value looks like, for the message.
  /// - Throws: A ``UsageError`` if there is no value.
  mutating func value(of option: String, such example: String) throws(UsageError) -> String {
    let value = attached?.value ?? rest.first
    guard let value, !value.isEmpty, attached != nil || !value.hasPrefix("-") else {
      throw UsageError("\(option) needs a value, such as \(example)")
    }
    if attached == nil { rest.removeFirst() }
    attached = nil
    return value
  }

  /// Complains about a value attached to an option that takes none.
  mutating func refuseUnusedValue() throws(UsageError) {
    if let attached { throw UsageError("\(attached.name) takes no value") }
  }
}
