extension String {
  /// The text with escapes instead of what would break the line, move the cursor or turn the
  /// direction of what follows.
  package var escapedOnOneLine: String {
    if unicodeScalars.allSatisfy({ !$0.isUnruly }) { return self }
    var line = ""
    for scalar in unicodeScalars {
      if scalar.isUnruly {
        line += scalar.escaped(asASCII: true)
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
    return line
  }
}

extension Unicode.Scalar {
  /// Whether the scalar acts on the line instead of standing in it.
  fileprivate var isUnruly: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: ("\u{202A}"..."\u{202E}").contains(self) || ("\u{2066}"..."\u{2069}").contains(self)
    }
  }
}
