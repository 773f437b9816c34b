/// Keeping what is done to a solver, so that a fault can be sent as a file.
///
/// ```swift
/// solver.startRecording()
/// // ... what goes wrong ...
/// let file = try JSONEncoder().encode(solver.recording)
/// ```
extension Solver {
  /// Writes down every operation from now on, after the present variables and constraints.
  ///
  /// A recording does not hold the values of variables: one that nothing determines starts again
  /// from 0 when the recording is replayed. Does nothing while a recording is on.
  ///
  /// - Complexity: O(*n*) in the size of the problem. The recording grows with each operation.
  public func startRecording() {
    if recorder == nil { recorder = Recorder(state) }
  }

  /// Ends a recording and forgets it.
  public func stopRecording() { recorder = nil }

  /// What was recorded so far, or nil if no recording is on.
  public var recording: SavedProblem? { recorder?.problem }
}
