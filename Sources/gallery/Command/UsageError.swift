/// A mistake in the command line, told in one line.
struct UsageError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// A status that the program ends with, as `sysexits.h` numbers them.
enum ExitCode: Int32 {
  case success = 0
  /// Statements have a better spelling.
  case findings = 1
  /// The command line is wrong.
  case usage = 64
  /// An input file cannot be read.
  case noInput = 66
  /// An output file cannot be made.
  case cannotCreate = 73
}
