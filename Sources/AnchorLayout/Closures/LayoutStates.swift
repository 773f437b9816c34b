/// Named groups of constraints of which one is active.
///
///     let states = LayoutStates(of: window)
///     states.add("compact", .when(width: ..<600)) {
///       detail.topAnchor == sidebar.bottomAnchor
///       detail.leadingAnchor == window.leadingAnchor
///     }
///     states.add("regular") {
///       detail.topAnchor == window.topAnchor
///       detail.leadingAnchor == sidebar.trailingAnchor
///     }
///
/// The first state whose condition is met by the container's size is active, and if there is none, the
/// first one without a condition. That is decided in each layout pass in which the size is new, before
/// frames are set. ``activate(_:)`` takes the choice over.
///
/// To switch is one change to the layout, at the cost of what differs: a statement that two states
/// share costs nothing, one that differs in numbers an edit. Statements that are equal in several
/// states, and that nobody else has a reference to, are one constraint in all of them.
///
/// The container keeps its states, which keep no item alive.
public final class LayoutStates {
  struct State {
    let name: String
    let condition: LayoutCondition?
    var constraints: [LayoutConstraint]
  }

  /// What two states do not share.
  struct Difference {
    var former: [LayoutConstraint]
    var new: [LayoutConstraint]
  }

  /// From one state to another, by their places; -1 is no state.
  struct Step: Hashable {
    let start: Int
    let end: Int
  }

  private(set) var states: [State] = []
  private(set) var active: Int?
  /// Whether the program, not the container's size, chooses.
  private(set) var isChosen = false
  let container: NodeLink
  private var differences: [Step: Difference] = [:]
  private var pool = SharedStatements()
  var history = ConditionHistory()

  /// Creates states of a container, whose size decides between them.
  public init(of container: some LayoutItem) {
    let node = container.boundNode
    self.container = node.link
    node.madeTraits.states.append(self)
    node.engine().awaitConditions(of: node)
  }

  /// The names of the states, in the order in which they were added.
  public var names: [String] { states.map(\.name) }

  /// The name of the state that is active; nil if none is.
  public var current: String? { active.map { states[$0].name } }

  /// The constraints of a state; none if there is no such state.
  public func constraints(of name: String) -> [LayoutConstraint] {
    place(of: name).map { states[$0].constraints } ?? []
  }

  /// Adds a state, or replaces the one of that name.
  ///
  /// The closure runs once, at once; a state that throws is not added.
  ///
  /// - Parameters:
  ///   - name: The name of the state.
  ///   - condition: When the state is to be active; nil if it is to be where no condition is met.
  ///   - statements: The statements that hold while the state is active.
  /// - Complexity: O(*n*) in the number of statements; where a state is replaced, in that of the
  ///   statements of all states.
  public func add(
    _ name: String, _ condition: LayoutCondition? = nil,
    @LayoutBuilder _ statements: () throws -> LayoutStatements
  ) rethrows {
    var constraints = try LayoutBatch.collect(isBuilding: true) { _ = try statements() }
    noteForUndo()
    pool.share(&constraints)
    let state = State(name: name, condition: condition, constraints: constraints)
    if let place = place(of: name) {
      differences = [:]
      let former = states[place]
      states[place] = state
      if active == place { LayoutConstraint.replace(former.constraints, by: constraints) }
      pool.keep(only: Set(states.lazy.flatMap(\.constraints).map(\.id)))
    } else {
      states.append(state)
    }
    history.forgetSize()
    engine?.areConditionsOutdated = true
  }

  /// Makes a state the active one until ``followConditions()``, whatever the container's size.
  ///
  /// A name that no state has is reported, and changes nothing.
  ///
  /// - Complexity: O(*d*) in the number of statements that differ, and what the solver needs for
  ///   these; O(*n*) in the number of all statements when the two states meet for the first time.
  public func activate(_ name: String) {
    guard let place = place(of: name) else {
      engine?.report(.noState(name, known: names))
      return
    }
    noteForUndo()
    isChosen = true
    setActive(place)
  }

  /// Deactivates the active state until another one is activated, or ``followConditions()``.
  public func deactivate() {
    noteForUndo()
    isChosen = true
    setActive(nil)
  }

  /// Leaves the choice to the conditions again, from the next layout pass on.
  public func followConditions() {
    noteForUndo()
    isChosen = false
    history.forgetSize()
    engine?.areConditionsOutdated = true
  }

  /// Has a running preview remember everything as it is.
  func noteForUndo() {
    let log = container.node.map(PreviewLog.recording(treeOf:)) ?? PreviewLog.recording
    log?.undo { [self, states, active, isChosen, differences, pool, history] in
      self.states = states
      self.active = active
      self.isChosen = isChosen
      self.differences = differences
      self.pool = pool
      self.history = history
    }
  }

  /// The engine of the container; nil when that is gone.
  private var engine: LayoutEngine? { container.node?.engine() }

  private func place(of name: String) -> Int? { states.firstIndex { $0.name == name } }

  /// Switches to another state, or to none.
  func setActive(_ place: Int?) {
    guard place != active else { return }
    let step = Step(start: active ?? -1, end: place ?? -1)
    let difference = differences[step] ?? makeDifference(step)
    differences[step] = difference
    active = place
    LayoutConstraint.replace(difference.former, by: difference.new)
  }

  private func makeDifference(_ step: Step) -> Difference {
    let former = step.start < 0 ? [] : states[step.start].constraints
    let new = step.end < 0 ? [] : states[step.end].constraints
    let (formerIDs, newIDs) = (Set(former.map(\.id)), Set(new.map(\.id)))
    return Difference(
      former: former.filter { !newIDs.contains($0.id) },
      new: new.filter { !formerIDs.contains($0.id) })
  }
}

extension LayoutConstraint {
  fileprivate var id: ObjectIdentifier { ObjectIdentifier(self) }
}
