import AnchorLayout

/// What switching between two states of a screen takes.
struct SwitchMeasurement {
  let kind: SwitchedScreen.Kind
  let viewCount: Int
  /// Of one switch and the layout pass after it, in each run.
  let nanoseconds: Timing
  /// On average for one switch.
  let rowsEdited: Double
  let rowsLowered: Double
  let rowsRemoved: Double
  let pivots: Double
}

extension SwitchMeasurement {
  /// Measures switches back and forth.
  ///
  /// - Throws: An ``EngineError`` if the frames are not those of the state.
  init(_ kind: SwitchedScreen.Kind, runs: RunCount) throws(EngineError) {
    let screen = SwitchedScreen(kind)
    // The first time two states meet, they are compared.
    for isSecond in [true, false, true, false] {
      screen.show(isSecond)
      screen.root.layoutIfNeeded()
      guard screen.shows(isSecond) else {
        throw .failed("a badge is not where the \(isSecond ? "second" : "first") state has it")
      }
    }
    let before = screen.root.layoutEngine.statistics
    // A switch takes far less than a run that would have to be done less often.
    let runCount = runs.count(ifOneTakes: 0)
    var times: [Double] = []
    for _ in 0..<runCount {
      let start = ProcessorClock.now()
      for switchNumber in 0..<Self.switchCount {
        screen.show(switchNumber % 2 == 0)
        screen.root.layoutIfNeeded()
      }
      times.append((ProcessorClock.now() - start) / Double(Self.switchCount))
    }
    let after = screen.root.layoutEngine.statistics
    let count = Double(runCount * Self.switchCount)
    self.init(
      kind: kind, viewCount: screen.viewCount, nanoseconds: Timing(times),
      rowsEdited: Double(after.rowsEdited - before.rowsEdited) / count,
      rowsLowered: Double(after.rowsLowered - before.rowsLowered) / count,
      rowsRemoved: Double(after.rowsRemoved - before.rowsRemoved) / count,
      pivots: Double(after.pivots - before.pivots) / count)
  }

  private static let switchCount = 20
}
