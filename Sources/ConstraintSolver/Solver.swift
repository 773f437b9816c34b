/// A lexicographic linear constraint solver.
///
/// Variables are free reals. A constraint relates a linear form to a constant, either required or
/// at a priority. The solution satisfies the required constraints, then minimises, from the highest
/// priority to the lowest, the weighted sum of absolute violations, each level without harm to
/// those above it. A variable that nothing pins keeps its last value, at first 0.
///
/// Values are Doubles, equal within 1e-9 or the rounding of their size. Within a constraint the
/// magnitudes of coefficients should not differ by more than 1e8: smaller terms drown in rounding.
///
/// Edits are only noted; ``solve()`` makes them effective. The same calls give the same bits. A
/// solver is not safe to share between threads, and may be sent from one to another.
///
/// ```swift
/// let solver = Solver()
/// let width = solver.addVariable()
/// try solver.add([Term(1, width)], .lessThanOrEqual, 100)
/// try solver.add([Term(1, width)], .equal, 120, ConstraintTraits(priority: 250))
/// solver.solve()
/// solver.value(of: width)  // 100
/// ```
public final class Solver {
  /// No method runs code of the caller while it has the state open, so that two accesses cannot
  /// meet, and need not be checked for it.
  private let storage: Owned<SolverState>

  /// All state in one value, so that an operation opens it once.
  var state: SolverState {
    @inline(__always) _read { yield storage.value }
    @inline(__always) _modify { yield &storage.value }
  }

  /// Writes down what is done, while a recording is on.
  var recorder: Recorder? {
    @inline(__always) _read { yield storage.value.recorder }
    @inline(__always) _modify { yield &storage.value.recorder }
  }

  /// Asked first, since the answer costs less than the recorder.
  private var isRecording: Bool { @inline(__always) get { storage.value.recorder != nil } }

  /// Creates a solver without variables and constraints.
  public init() {
    storage = Owned(SolverState())
  }

  private init(_ state: consuming SolverState) {
    storage = Owned(state)
  }

  /// Makes an independent copy, to which the handles of this solver apply too: what is tried out on
  /// one leaves the other as it is. The same calls give the same bits in both. A recording is not
  /// copied.
  ///
  /// - Complexity: O(*n*) in the size of the problem and of its factors.
  public func copy() -> Solver { Solver(SolverState(copying: state)) }

  /// Adds a variable, with the value 0.
  ///
  /// - Complexity: O(1) amortised.
  public func addVariable() -> Variable {
    let variable = state.addVariable()
    if isRecording { recorder?.addVariable(variable) }
    return variable
  }

  /// Removes a variable that no constraint names.
  ///
  /// - Throws: ``SolverError/unknownVariable(_:)`` or ``SolverError/variableInUse(_:)``.
  /// - Complexity: O(1).
  public func removeVariable(_ variable: Variable) throws(SolverError) {
    try state.removeVariable(variable)
    if isRecording { recorder?.removeVariable(variable) }
  }

  /// Adds the constraint `terms` `relation` `constant`. Like terms are merged.
  ///
  /// - Throws: A ``SolverError`` when a number is not finite or out of range, when a variable is not
  ///   in this solver, and when no variable is left after merging like terms.
  /// - Complexity: O(*k* log *k*), where *k* is the number of terms.
  @discardableResult
  public func add(
    _ terms: Span<Term>, _ relation: Relation, _ constant: Double,
    _ traits: ConstraintTraits = ConstraintTraits()
  ) throws(SolverError) -> Constraint {
    let constraint = try state.add(terms, relation, constant, traits)
    if isRecording { recorder?.add(constraint, terms, relation, constant, traits) }
    return constraint
  }

  /// Adds the constraint `terms` `relation` `constant`. Like terms are merged.
  ///
  /// - Throws: A ``SolverError`` when a number is not finite or out of range, when a variable is not
  ///   in this solver, and when no variable is left after merging like terms.
  /// - Complexity: O(*k* log *k*), where *k* is the number of terms.
  @discardableResult
  public func add(
    _ terms: [Term], _ relation: Relation, _ constant: Double,
    _ traits: ConstraintTraits = ConstraintTraits()
  ) throws(SolverError) -> Constraint {
    try add(terms.span, relation, constant, traits)
  }

  /// Removes a constraint.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  /// - Complexity: O(*k*) in the number of constraints on the same terms.
  public func remove(_ constraint: Constraint) throws(SolverError) {
    try state.remove(constraint)
    if isRecording { recorder?.remove(constraint) }
  }

  /// Replaces the constant of a constraint.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)`` or ``SolverError/notFinite``.
  /// - Complexity: O(1).
  public func setConstant(_ constant: Double, of constraint: Constraint) throws(SolverError) {
    try state.setConstant(constant, of: constraint)
    if isRecording { recorder?.setConstant(constant, of: constraint) }
  }

  /// Replaces the priority of a constraint, also from or to required.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``, ``SolverError/notFinite`` or
  ///   ``SolverError/priorityOutOfRange(_:)``.
  /// - Complexity: O(1).
  public func setPriority(_ priority: Double, of constraint: Constraint) throws(SolverError) {
    try state.setPriority(priority, of: constraint)
    if isRecording { recorder?.setPriority(priority, of: constraint) }
  }

  /// Replaces the weight of a constraint within its priority.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``, ``SolverError/notFinite`` or
  ///   ``SolverError/weightOutOfRange(_:)``.
  /// - Complexity: O(1).
  public func setWeight(_ weight: Double, of constraint: Constraint) throws(SolverError) {
    try state.setWeight(weight, of: constraint)
    if isRecording { recorder?.setWeight(weight, of: constraint) }
  }

  /// Replaces the terms of a constraint.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``, or what `add` throws for the terms.
  /// - Complexity: O(*k* log *k*) in the number of terms, and in that of constraints on the former
  ///   ones.
  public func replaceTerms(
    of constraint: Constraint, with terms: [Term]
  ) throws(SolverError) {
    try state.replaceTerms(of: constraint, with: terms.span)
    if isRecording { recorder?.replaceTerms(of: constraint, with: terms.span) }
  }

  /// Makes all edits effective and finds the optimum.
  ///
  /// - Returns: What changed, and which required constraints had to be set aside.
  /// - Complexity: For a few new constants that pass no breakpoint, O(*v*) in the number of variables
  ///   that move; else a few sparse solves for each pivot, and O(*v*) besides. The first solution,
  ///   and one after very many edits, takes O(*n*) in the size of a problem that is almost
  ///   triangular.
  @discardableResult
  public func solve() -> Solution {
    if isRecording { recorder?.solve() }
    return state.solve()
  }

  /// The value of a variable after the last ``solve()``; 0 for one that was removed.
  public func value(of variable: Variable) -> Double {
    state.problem.contains(variable) ? state.active.values[variable.index] : 0
  }

  /// Copies all values into memory of the caller: those after the last ``solve()``, by the `index` of
  /// their variable. Values for which there is no room are left out.
  ///
  /// A caller that keeps the values gets many of them faster so than by picking those that changed.
  ///
  /// - Complexity: O(*n*) in the number of variables.
  public func copyValues(into target: inout MutableSpan<Double>) {
    state.active.values.copy(into: &target)
  }

  /// Copies the values of some variables, such as those that a solution changed, into memory of the
  /// caller: each to the `index` of its variable. What has no room, or is not in this solver, is left
  /// out.
  ///
  /// - Complexity: O(*k*) in the number of those variables.
  public func copyValues(of variables: [Variable], into target: inout MutableSpan<Double>) {
    state.copyValues(of: variables.span, into: &target)
  }

  /// The variables that the constraints do not determine: in another solution, equally good at
  /// every priority, they have other values. Such a variable keeps its last value as far as it can.
  ///
  /// Judged on the last ``solve()``.
  ///
  /// - Complexity: O(*n*) solves with the factors, where *n* is the number of variables.
  public func ambiguousVariables() -> [Variable] { state.ambiguousVariables() }

  /// The constraints that hold a variable where the last ``solve()`` has put it: without an edit of
  /// one of them its value stays. For a variable that nothing pins there are none.
  ///
  /// - Complexity: O(*k*) and a sparse solve, where *k* is the number of those constraints.
  public func constraintsHolding(_ variable: Variable) -> [Constraint] {
    state.constraintsHolding(variable)
  }

  /// The constraints that name a variable, each once, in no particular order.
  ///
  /// - Complexity: O(*k*), where *k* is the number of those constraints.
  public func constraints(naming variable: Variable) -> [Constraint] {
    state.constraints(naming: variable)
  }
}
