internal import ConstraintSolver

/// A statement about the layout: a sum of anchors in relation to another.
///
/// Operators make constraints, and activate them at once:
///
///     let gap = button.topAnchor == field.bottomAnchor + 8
///     gap.constant = 16
///     gap.isActive = false
///
/// A constraint holds its items weakly; while it is active, the engine of their tree holds the
/// constraint. Nothing is solved before the next layout pass, or before a solved value is read.
@safe
public final class LayoutConstraint {
  /// Where the constraint is on its way into the solver.
  enum State: UInt8 {
    /// Not wanted.
    case inactive
    /// In the inbox of an engine.
    case queued
    /// Active, but its items share no root yet.
    case waiting
    /// A row of the solver.
    case enlisted
    /// Active without a row: it always or never holds, or its numbers make no sense.
    case skipped
  }

  // There are many constraints, so the order of the properties leaves no gaps, and what few of them
  // have is stored apart: the usual constraint is one allocation of 128 bytes.

  var firstTerm: LayoutTerm?
  /// The relation of the left-hand side to the right-hand side.
  public let relation: LayoutRelation
  var state = State.inactive
  /// Whether the constraint is in an inbox, possibly switched off meanwhile.
  var isInInbox = false
  var marks: Marks = []
  private var hasRow = false

  var secondTerm: LayoutTerm?
  /// How many of the terms stand left of the relation; the greatest value if that is in the extras.
  private let storedLeftCount: UInt16
  var storedLine: UInt32 = 0
  /// The constant right of the relation, in points.
  var rightConstant: Double
  var storedPriority: LayoutPriority
  private var storedRow = Constraint(index: -1, generation: 0)
  /// The stable key: the position among the statements of the engine.
  var serial: UInt64 = 0
  /// The engine that gave the serial.
  var engineLink: EngineLink?
  private var storedExtras: Extras?
  /// The name of the file the statement was written in, a literal.
  var fileStart: UnsafePointer<UInt8>?

  /// Creates an inactive constraint.
  init(
    _ left: consuming LayoutForm, _ relation: LayoutRelation, _ right: consuming LayoutForm
  ) {
    let leftCount = left.count
    storedLeftCount = UInt16(clamping: leftCount)
    if leftCount == 1 && right.count <= 1 {
      // The usual statement, without going through the terms one by one.
      firstTerm = left.first
      secondTerm = right.first
    } else {
      let terms = left.terms + right.terms
      firstTerm = terms.first
      secondTerm = terms.dropFirst().first
      if terms.count > 2 {
        storedExtras = Extras(otherTerms: Array(terms.dropFirst(2)), leftCount: leftCount)
      }
    }
    self.relation = relation
    rightConstant = right.constant
    storedPriority = right.priority ?? left.priority ?? .required
    if left.constant != 0 { extras.leftConstant = left.constant }
  }

  /// Creates an inactive constraint of one term on the left-hand side and at most one on the right.
  init(_ first: LayoutTerm, _ relation: LayoutRelation, _ second: LayoutTerm?, constant: Double) {
    firstTerm = first
    self.relation = relation
    secondTerm = second
    storedLeftCount = 1
    rightConstant = constant
    storedPriority = .required
  }

  /// Creates a constraint, activates it, and leaves the placement of the first item on the left-hand
  /// side to constraints; within a batch that is left to the batch.
  @usableFromInline
  static func stated(
    _ left: consuming LayoutForm, _ relation: LayoutRelation, _ right: consuming LayoutForm
  ) -> LayoutConstraint {
    let constraint = LayoutConstraint(left, relation, right)
    if let batch = LayoutBatch.current, batch.isOpen {
      batch.append(constraint)
      return constraint
    }
    constraint.placeByConstraints()
    constraint.activate(near: constraint.firstTerm?.node, constraint.secondTerm?.node)
    return constraint
  }

  /// Leaves the placement of the first item on the left-hand side to constraints.
  func placeByConstraints() {
    if leftCount > 0, firstTerm?.viaSuperview == false { firstTerm?.node?.isPlacedByFrame = false }
  }

  /// How many of the terms stand left of the relation.
  var leftCount: Int {
    storedLeftCount < .max ? Int(storedLeftCount) : storedExtras?.leftCount ?? 0
  }

  /// The solver's handle while enlisted.
  var row: Constraint? {
    get { hasRow ? storedRow : nil }
    set {
      hasRow = newValue != nil
      if let newValue { storedRow = newValue }
    }
  }

  /// The engine that holds the constraint while it is active.
  var engine: LayoutEngine? { engineLink?.engine?.current }

  /// The number of terms on both sides.
  var termCount: Int {
    firstTerm == nil ? 0 : secondTerm == nil ? 1 : 2 + (storedExtras?.otherTerms.count ?? 0)
  }

  /// The term at a position below ``termCount``; those of the left-hand side come first.
  func term(_ index: Int) -> LayoutTerm? {
    switch index {
    case 0: firstTerm
    case 1: secondTerm
    default: storedExtras?.otherTerms[index - 2]
    }
  }

  /// What few constraints have, or nil if it is all empty.
  var knownExtras: Extras? { storedExtras }

  /// What few constraints have, to be changed.
  var extras: Extras {
    if let storedExtras { return storedExtras }
    let made = Extras()
    storedExtras = made
    return made
  }

  /// The sign of the term at a position when all terms are brought to the left.
  func sign(_ index: Int) -> Double { index < leftCount ? 1 : -1 }
}
