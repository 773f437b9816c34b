import ConstraintSolver
import Foundation
import Testing

/// Saved problems in which rounding once passed for a variable that is free, or hid one.
@Suite("Ambiguity despite rounding")
struct AmbiguityRoundingTests {
  private func ambiguousNumbers(_ operations: String) throws -> [Int] {
    let json = "{\"variables\": 0, \"operations\": [" + operations + "]}"
    let problem = try JSONDecoder().decode(SavedProblem.self, from: Data(json.utf8))
    var replay = Replay(variables: problem.variables)
    for operation in problem.operations { try replay.perform(operation) }
    let ambiguous = Set(replay.solver.ambiguousVariables())
    return replay.variables.indices.filter { replay.variables[$0].map(ambiguous.contains) == true }
  }

  /// The ray that moves variable 1 has entries of 1e-12 for three variables that are determined.
  @Test func whatARayMovesByRoundingAloneIsNotFree() throws {
    let operations = """
      {"addVariable": true},
      {"addVariable": true},
      {"addVariable": true},
      {"addVariable": true},
      {"addVariable": true},
      {"addVariable": true},
      {"add": {"priority": 1000, "relation": "==", "constant": -94.0, "terms": [[5, \
        2.25999171351177], [0, 2.7]], "id": 13}},
      {"add": {"terms": [[2, -1.9869935385051534], [5, -2.1261891005053783]], "constant": 33.0, \
        "id": 14, "relation": "==", "priority": 1000}},
      {"add": {"constant": 60.0, "priority": 1000, "weight": 4, "id": 15, "terms": [[5, \
        -0.020375865764411978], [2, 0.05091565188372792], [3, -2.2291642901402726]], \
        "relation": ">="}},
      {"add": {"id": 18, "terms": [[2, 2.490773387695924], [5, 2.528495476095637], [4, \
        0.7971741270809611]], "priority": 500, "constant": -55.0, "relation": "<=", \
        "protected": true}},
      {"add": {"relation": "<=", "weight": 2, "terms": [[1, 2.6066205968655876], [0, 2.0]], \
        "constant": 3.0, "priority": 750, "id": 22}},
      {"add": {"relation": "<=", "constant": 45.0, "terms": [[4, -1.0]], "priority": 250, "id": 23}},
      {"add": {"id": 24, "terms": [[2, -2.6562230999786482], [1, -1.8388843820111367]], \
        "constant": 5.0, "relation": ">=", "priority": 750}},
      {"add": {"id": 26, "terms": [[1, -1.3250238072808116], [4, -3.0], [3, \
        0.10434652584895708]], "relation": ">=", "constant": 8.0, "priority": 500}},
      {"add": {"constant": -64.0, "id": 29, "priority": 500, "terms": [[3, -1.3392026629849012], \
        [4, -0.22456941593780866]], "relation": "<=", "protected": true, "weight": 2}},
      {"solve": true}
      """
    #expect(try ambiguousNumbers(operations) == [1])
  }

  /// The exchanges of two removals leave 1e-10 in multipliers that are 0.
  @Test func roundingInAMultiplierDoesNotHoldAVariable() throws {
    let operations = """
      {"addVariable": true},
      {"addVariable": true},
      {"add": {"terms": [[0, -0.2]], "relation": "<=", "id": 3, "constant": -36.0, \
        "priority": 1000}},
      {"addVariable": true},
      {"add": {"id": 4, "terms": [[2, -0.1]], "weight": 3, "priority": 1000, "constant": 19.0, \
        "relation": "<="}},
      {"add": {"priority": 500, "relation": ">=", "weight": 5, "id": 6, "terms": [[1, 2.0]], \
        "constant": -41.0}},
      {"add": {"id": 8, "terms": [[1, 1.0]], "relation": "<=", "constant": -95.0, "priority": 0.5}},
      {"remove": 3},
      {"addVariable": true},
      {"remove": 4},
      {"replaceTerms": [6, [[0, 1.031462980548736], [3, 2.1522169103676774]]]},
      {"add": {"id": 12, "relation": "<=", "priority": 750, "terms": [[1, 2.0]], "constant": -59.0}},
      {"add": {"constant": 61.0, "terms": [[2, 0.001], [3, -3.0]], "priority": 750, "id": 13, \
        "relation": "=="}},
      {"add": {"id": 16, "constant": 7.0, "weight": 4, "terms": [[0, 3.0]], "priority": 750, \
        "relation": "=="}},
      {"add": {"relation": ">=", "protected": true, "priority": 500, "weight": 3, \
        "constant": 79.0, "terms": [[2, 1.9], [1, 0.1]], "id": 19}},
      {"add": {"id": 21, "constant": 11.0, "terms": [[3, 0.5]], "priority": 750, "relation": ">="}},
      {"replaceTerms": [8, [[2, 0.9710889874193669]]]},
      {"add": {"constant": 37.0, "terms": [[1, -1.0], [2, 0.3253673407371773]], "id": 22, \
        "relation": ">=", "priority": 500}},
      {"solve": true},
      {"remove": 13},
      {"solve": true},
      {"remove": 19},
      {"solve": true}
      """
    #expect(try ambiguousNumbers(operations) == [1, 2, 3])
  }
}
