import Testing

@testable import layout_benchmarks

@Suite struct ReplayFileTests {
  @Test(arguments: [
    ("", "1:1: the file ends where a value is expected"),
    ("{\"variables\": 2,\n \"operations\": [}", "2:17: expected a value"),
    ("{\"variables\": 2", "1:16: expected ',' or '}'"),
    ("{\"variables\": 2, \"variables\": 3}", "1:18: 'variables' stands here twice"),
    ("{\"variables\": 1e999}", "1:15: the number is out of range"),
    ("{\"variables\": \"é\", 7}", "1:20: expected a name in quotes"),
    ("{\"variables\": 1} 2", "1:18: unexpected text after the end"),
    ("{\"variables\": 1}", "1:1: 'operations' is missing"),
    ("[]", "1:1: expected an object"),
    ("{\"variables\": -1, \"operations\": []}", "1:15: variables: a count is from 0 to 10000000"),
    ("{\"variables\": 1, \"operations\": 5}", "1:32: operations: expected an array"),
  ])
  func aFileThatMakesNoSenseIsPointedAt(text: String, message: String) {
    #expect(fault(in: text) == "fault.json:" + message)
  }

  @Test(arguments: [
    ("{\"sole\": true}", ".sole: unknown entry; there is: add, addVariable, remove, "),
    ("{}", ": an operation has one entry, such as {\"solve\": true}"),
    ("{\"solve\": false}", ".solve: the value of solve is true"),
    ("{\"remove\": \"a\"}", ".remove: expected a whole number from 0"),
    ("{\"setConstant\": [1]}", ".setConstant[1]: expected a number"),
    (
      "{\"setConstant\": [1, 2, 3]}",
      ".setConstant[2]: there are two values: the id, and what to set"
    ),
    ("{\"setConstant\": [1.5, 2]}", ".setConstant[0]: the number has a fraction"),
    ("{\"add\": {\"id\": 1}}", ".add: 'terms' is missing"),
    (
      "{\"add\": {\"id\": 1, \"terms\": [], \"relation\": \"=\", \"constant\": 1, \"priority\": 1}}",
      ".add.relation: a relation is \"==\", \"<=\" or \">=\""
    ),
    (
      "{\"add\": {\"id\": 1, \"terms\": [[0]], \"relation\": \"==\", \"constant\": 1}}",
      ".add.terms[0][1]: expected a number"
    ),
  ])
  func anOperationThatMakesNoSenseIsNamed(operation: String, message: String) throws {
    let text = "{\"variables\": 1, \"operations\": [{\"solve\": true}, \(operation)]}"
    let found = try #require(fault(in: text))
    #expect(found.hasPrefix("fault.json:1:"))
    #expect(found.contains(" operations[1]" + message), "\(found)")
  }

  private func fault(in text: String) -> String? {
    do {
      _ = try ReplayFile(path: "fault.json", bytes: Array(text.utf8))
      return nil
    } catch {
      return error.description
    }
  }
}
