import ConstraintSolver

/// The constraints of a workload in flat arrays, the same for every engine, so that making them is no
/// part of what is measured.
struct WorkloadProblem: Sendable {
  /// A variable, by number, times a coefficient.
  struct RowTerm: Sendable {
    var coefficient: Double
    var variable: Int

    init(_ coefficient: Double, _ variable: Int) {
      self.coefficient = coefficient
      self.variable = variable
    }
  }

  /// One constraint; its terms are a range of ``terms``.
  struct Row: Sendable {
    var terms: Range<Int>
    var relation: Relation
    var constant: Double
    var priority: Double
  }

  /// A constant that changes, and what it changes to and back from.
  struct Edit: Sendable {
    var row: Int
    var constant: Double
  }

  private(set) var terms: [RowTerm] = []
  private(set) var rows: [Row] = []
  private(set) var viewCount = 0
  /// The container's width and height, then left, top, width and height of each view.
  private(set) var variableCount = 2
  /// The number of the row that is removed and added again.
  private(set) var churnRow = 0
  /// The edit with an effect on few values.
  private(set) var edit = Edit(row: 0, constant: 0)

  /// The number of the row that says how wide the container is.
  static let containerWidthRow = 0
  /// The number of the row that says how high the container is.
  static let containerHeightRow = 1
  /// The factor of the container's width and height in every other step of a resize.
  static let resizeFactor = 0.8
  /// A resized container is no required constraint but one above all others, so that an engine may
  /// take it as an edit variable, which some cannot require.
  static let containerPriority = 999.0
  /// The priority at which a label keeps its content's size.
  static let keepPriority = 750.0
  /// The priority at which a label hugs its content.
  static let hugPriority = 250.0

  /// A container without views.
  init(containerWidth: Double, containerHeight: Double) {
    add([RowTerm(1, container.width)], .equal, containerWidth, Self.containerPriority)
    add([RowTerm(1, container.height)], .equal, containerHeight, Self.containerPriority)
  }

  /// The variables of the container, which has no left and no top.
  var container: ContainerVariables { ContainerVariables() }

  /// Adds the variables of one more view.
  mutating func addView() -> ViewVariables {
    let view = ViewVariables(left: variableCount)
    variableCount += 4
    viewCount += 1
    return view
  }

  /// Adds a row; required unless a priority is given.
  ///
  /// - Returns: The row's number.
  @discardableResult
  mutating func add(
    _ summands: [RowTerm], _ relation: Relation, _ constant: Double, _ priority: Double = 1000
  ) -> Int {
    terms += summands
    rows.append(
      Row(
        terms: terms.count - summands.count..<terms.count, relation: relation, constant: constant,
        priority: priority))
    return rows.count - 1
  }

  /// Keeps a variable from below and hugs it from above, as an intrinsic size does.
  ///
  /// - Returns: The number of the row that keeps it.
  @discardableResult
  mutating func addContentSize(_ size: Double, of variable: Int) -> Int {
    add([RowTerm(1, variable)], .lessThanOrEqual, size, Self.hugPriority)
    return add([RowTerm(1, variable)], .greaterThanOrEqual, size, Self.keepPriority)
  }

  /// Names the row that is removed and added again.
  mutating func setChurn(row: Int) { churnRow = row }

  /// Names the row whose constant changes, by some points and back.
  mutating func setEdit(row: Int, by difference: Double) {
    edit = Edit(row: row, constant: rows[row].constant + difference)
  }
}

/// The numbers of a container's variables.
struct ContainerVariables {
  let width = 0
  let height = 1
}

/// The numbers of a view's variables, in the coordinates of its parent.
struct ViewVariables {
  let left: Int
  var top: Int { left + 1 }
  var width: Int { left + 2 }
  var height: Int { left + 3 }
}
