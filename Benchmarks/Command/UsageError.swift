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
  /// The command line is wrong.
  case usage = 64
  /// A file to be replayed is wrong.
  case badInput = 65
  /// A file cannot be read.
  case noInput = 66
  /// Engines disagree, or one failed.
  case fault = 70
  /// An output file cannot be made.
  case cannotCreate = 73
}
