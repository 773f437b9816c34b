/// What an engine found, before it is put into words.
enum LayoutProblem {
  case notFinite
  case editNotFinite
  case editedCoefficientNotFinite
  case noMultiplier
  case noSummand(Int, count: Int)
  case frameNotFinite(String)
  case contentNotFinite(String)
  case contentPriorityOutOfRange(String, LayoutPriority)
  case contentNotStable(String, rounds: Int)
  case overflow(String)
  case priorityOutOfRange(LayoutPriority)
  case editPriorityOutOfRange(LayoutPriority)
  case mixedDirections
  case strangers
  case noSuperview(String)
  case conflict(with: [String])
  case ruleConflict(String, of: String, with: [String])
  case neverHolds
  case deadItem
  case passLimit(String, rounds: Int)
  case statementLimit(String, rounds: Int)
  case cyclicHierarchy(String, inside: String)
  case noState(String, known: [String])
  case oscillation(String, between: [String])
  case treeChangedInPreview(String)
  case previewWhileSolving(String)

  /// The kind for programs.
  var kind: LayoutDiagnostic.Kind {
    switch self {
    case .notFinite, .editNotFinite, .editedCoefficientNotFinite: .notFinite
    case .noMultiplier, .noSummand: .noSuchSummand
    case .frameNotFinite: .frameNotFinite
    case .contentNotFinite: .contentNotFinite
    case .contentPriorityOutOfRange: .priorityOutOfRange
    case .contentNotStable: .contentNotStable
    case .overflow: .overflow
    case .priorityOutOfRange, .editPriorityOutOfRange: .priorityOutOfRange
    case .mixedDirections: .mixedDirections
    case .strangers: .strangers
    case .noSuperview: .noSuperview
    case .conflict, .ruleConflict: .conflict
    case .neverHolds: .neverHolds
    case .deadItem: .deadItem
    case .passLimit, .statementLimit: .passLimit
    case .cyclicHierarchy: .cyclicHierarchy
    case .noState: .noSuchState
    case .oscillation: .oscillation
    case .treeChangedInPreview: .treeChangedInPreview
    case .previewWhileSolving: .previewWhileSolving
    }
  }

  /// The name of the item, for a problem without a statement.
  var subject: String {
    switch self {
    case .frameNotFinite(let item), .contentNotFinite(let item), .overflow(let item),
      .contentPriorityOutOfRange(let item, _), .passLimit(let item, _),
      .contentNotStable(let item, _), .statementLimit(let item, _),
      .cyclicHierarchy(let item, _), .ruleConflict(_, let item, _), .noState(let item, _),
      .oscillation(let item, _), .treeChangedInPreview(let item), .previewWhileSolving(let item):
      item
    default: ""
    }
  }

  /// What stands for the statement, for a problem without one.
  var statement: String {
    if case .ruleConflict(let rule, _, _) = self { rule } else { subject }
  }

  /// The statements of the conflicting set.
  var members: [String] {
    switch self {
    case .conflict(let members), .ruleConflict(_, _, let members): members
    default: []
    }
  }

  /// What is wrong, what was done, and what to do.
  var message: String {
    switch self {
    case .notFinite:
      "a number in it is infinite or not a number; it was left out. "
        + "Check where the number comes from."
    case .frameNotFinite:
      "its frame is not finite; 0 was taken instead. Set a finite frame."
    case .contentNotFinite(let item):
      "the intrinsic size or a baseline of \(item) is infinite or not a number; that part of it "
        + "was left out. Check what \(item) measures."
    case .contentPriorityOutOfRange(_, let priority):
      "its hugging or compression resistance priority \(priority) is not above 0 and at most 1000; "
        + "it was left out. Use such a priority."
    case .contentNotStable(_, let rounds):
      "its width and the height of its content changed each other in each of \(rounds) rounds; the "
        + "last height was taken. Do not let its width depend on its height."
    case .overflow:
      "its frame came out too large for a number; it was left as it was. Look for huge constants "
        + "or factors in its statements."
    case .priorityOutOfRange(let priority):
      "the priority \(priority) is not above 0 and at most 1000; it was left out. "
        + "Use such a priority."
    case .editNotFinite:
      "the constant is infinite, too large, or not a number; the former one was kept. Check where "
        + "the number comes from."
    case .editedCoefficientNotFinite:
      "the coefficient is infinite, too large, or not a number; the former one was kept. Check where "
        + "the number comes from."
    case .noMultiplier:
      "it is not of the form first == multiplier * second + constant and has no multiplier to set; "
        + "nothing was changed. Use setCoefficient(_:ofSummand:)."
    case .noSummand(let index, let count):
      "it has \(count) summands, counted from 0, and none of number \(index); nothing was changed."
        + " Use a number below \(count)."
    case .editPriorityOutOfRange(let priority):
      "the priority \(priority) is not above 0 and at most 1000; the former one was kept. Use such "
        + "a priority."
    case .mixedDirections:
      "it names both leading or trailing and left or right, which would mean different things in each "
        + "direction of text; it was left out. Use one kind in a statement."
    case .strangers:
      "its items are in different trees; it waits. Put them under one root, or deactivate it."
    case .noSuperview(let item):
      "\(item) has no superview; it waits. Add \(item) to a view, or deactivate it."
    case .conflict(let members), .ruleConflict(_, _, let members):
      "cannot hold together with \(Self.list(members)); it was set aside. "
        + "Remove one of them, or give one a priority below required."
    case .neverHolds:
      "it can never hold; it was left out. Correct or remove it."
    case .deadItem:
      "an item in it is gone; it was left out. Keep the item, or deactivate the statement first."
    case .passLimit(_, let rounds):
      "layout was asked for again in each of \(rounds) rounds; the rest waits for the next pass. "
        + "Look for a layoutSubviews that always changes what it depends on."
    case .statementLimit(_, let rounds):
      "its statements were to be updated again in each of \(rounds) rounds; the rest waits for the "
        + "next pass. Look for an updateConstraints that asks for itself."
    case .cyclicHierarchy(_, let item):
      "\(item) cannot be put inside itself or below it; nothing was changed. "
        + "Remove one of them first."
    case .noState(_, let known):
      "there is no state of this name; nothing was changed. There is: "
        + "\(known.isEmpty ? "none" : known.joined(separator: ", "))."
    case .treeChangedInPreview:
      "a preview cannot take it out of its tree, or take it in with statements of its own; it was "
        + "left where it is. Do that outside of the preview."
    case .previewWhileSolving:
      "no preview can be made while the layout is being solved; it was left out. Make it outside of "
        + "properties such as intrinsicContentSize."
    case .oscillation(_, let names):
      "in each of its states \(names.joined(separator: " and ")) its size asks for the other one; "
        + "it stays in \(names[0]). Let the sizes of the conditions depend less on the state."
    }
  }

  /// The first few of the statements: a line is to be read.
  private static func list(_ members: [String]) -> String {
    let limit = 6
    let text = members.prefix(limit).joined(separator: "; ")
    return members.count > limit ? text + "; and \(members.count - limit) more" : text
  }
}
