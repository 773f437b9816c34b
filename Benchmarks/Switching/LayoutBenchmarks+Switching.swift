extension LayoutBenchmarks {
  /// Measures switching between states of a screen and prints a table.
  ///
  /// - Returns: The status to end the program with.
  func measureSwitching(runCount: Int) -> ExitCode {
    var code = ExitCode.success
    say("what differs    views     median        p90   edited  lowered  removed   pivots")
    for kind in SwitchedScreen.Kind.allCases {
      do {
        say(try SwitchMeasurement(kind, runCount: runCount).line)
      } catch {
        code = .fault
        warn("switch: \(kind.rawValue): \(error)")
      }
    }
    return code
  }
}

extension SwitchMeasurement {
  /// The measurement as a line of a table.
  var line: String {
    var line = kind.rawValue + String(repeating: " ", count: 12 - kind.rawValue.count)
    let columns: [(text: String, width: Int)] = [
      ("\(viewCount)", 9), (DecimalText.time(nanoseconds.median), 11),
      (DecimalText.time(nanoseconds.p90), 11), (DecimalText.rounded(rowsEdited), 9),
      (DecimalText.rounded(rowsLowered), 9), (DecimalText.rounded(rowsRemoved), 9),
      (DecimalText.rounded(pivots), 9),
    ]
    for column in columns {
      line += String(repeating: " ", count: max(1, column.width - column.text.count)) + column.text
    }
    return line
  }
}
