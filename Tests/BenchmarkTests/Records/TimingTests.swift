import Testing

@testable import layout_benchmarks

@Suite struct TimingTests {
  @Test func theTimesOfRunsAreSummedUp() {
    let timing = Timing([30, 10, 50, 20, 40, 60, 100, 70, 80, 90])
    #expect(timing.minimum == 10)
    #expect(timing.median == 60)
    #expect(timing.p90 == 90)
    #expect(timing.runCount == 10)
  }

  @Test func oneRunIsAllThereIs() {
    let timing = Timing([7])
    #expect(timing.minimum == 7 && timing.median == 7 && timing.p90 == 7)
  }

  @Test func growthIsTheExponentOfThePower() throws {
    let points = [10.0, 100, 1000].map { (size: $0, time: 3 * $0 * $0) }
    #expect(abs(try #require(GrowthFit.exponent(points)) - 2) < 1e-12)
    #expect(GrowthFit.exponent([(size: 10, time: 5)]) == nil)
    #expect(GrowthFit.exponent([(size: 10, time: 5), (size: 10, time: 6)]) == nil)
  }

  @Test(arguments: [
    (0.0, "0"), (0.00123, "0.0012"), (0.567, "0.57"), (9.96, "10"), (1.98, "2.0"), (123.4, "120"),
  ])
  func significantDigitsArePlain(number: Double, text: String) {
    #expect(DecimalText.significant(number) == text)
  }

  @Test(arguments: [
    (12.0, "12.0 ns"), (1234.0, "1.23 µs"), (5_600_000.0, "5.60 ms"), (2e9, "2.00 s"),
  ])
  func timesHaveTheUnitThatSuitsThem(nanoseconds: Double, text: String) {
    #expect(DecimalText.time(nanoseconds) == text)
  }

  @Test func roundedNumbersKeepTheirSign() {
    #expect(DecimalText.rounded(-0.25) == "-0.25")
    #expect(DecimalText.rounded(1.05) == "1.05")
    #expect(DecimalText.rounded(-3) == "-3")
  }

  @Test func thousandsAreGrouped() {
    #expect(DecimalText.grouped(0) == "0")
    #expect(DecimalText.grouped(999) == "999")
    #expect(DecimalText.grouped(-1_234_567) == "-1,234,567")
  }
}
