import Testing

@testable import layout_benchmarks

@Suite struct JSONTextTests {
  @Test func numbersReadBackToTheBit() {
    #expect(JSONText.number(0.1).description == "0.1")
    #expect(JSONText.number(-3).description == "-3")
    #expect(JSONText.number(1e300).description == "1e+300")
    #expect(JSONText.whole(.max).description == "18446744073709551615")
  }

  @Test func whatIsNoNumberBecomesNull() {
    #expect(JSONText.number(.nan).description == "null")
    #expect(JSONText.number(.infinity).description == "null")
    #expect(JSONText.number(nil).description == "null")
  }

  @Test func textIsEscaped() {
    #expect(JSONText.string("a\"\\\n\u{1}é").description == "\"a\\\"\\\\\\n\\u0001é\"")
  }

  @Test func entriesKeepTheirOrder() {
    let text = JSONText.object([("b", .number(1)), ("a", .array([.string("x"), .number(2.5)]))])
    #expect(text.description == "{\"b\": 1, \"a\": [\"x\", 2.5]}")
  }
}
