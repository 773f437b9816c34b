/// What one call of ``Solver/solve()`` did.
public struct Solution: Hashable, Sendable {
  /// The variables whose value differs from before the call.
  public var changedVariables: [Variable] = []
  /// One entry for each required constraint that is set aside, in the order of their keys.
  public var conflicts: [Conflict] = []
  /// Exchanges of a tight form for another since the last call.
  public var pivots = 0
  /// Factorisations of the basis since the last call.
  public var factorizations = 0
}

/// Required constraints that cannot hold together.
public struct Conflict: Hashable, Sendable {
  /// The constraint that was set aside: it has no effect until the conflict is gone.
  public var setAside: Constraint
  /// An irreducible conflicting set, ``setAside`` among it: without any one of them the others can
  /// hold. In the order of their keys.
  public var members: [Constraint]

  /// Creates a conflict.
  package init(setAside: Constraint, members: [Constraint]) {
    self.setAside = setAside
    self.members = members
  }
}
