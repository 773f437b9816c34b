import Foundation
import Testing

@testable import layout_benchmarks

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct LogChartTests {
  private func chart(_ series: [LogChart.Series]) -> LogChart {
    LogChart(
      title: "a < b & c", axes: (y: "time", x: "views"),
      panels: [LogChart.Panel(title: "chain", series: series)])
  }

  @Test func aPowerIsAStraightLine() throws {
    let points = [10.0, 100, 1000].map { (x: $0, y: $0 * $0) }
    let svg = chart([.init(name: "solver", points: points)]).svg
    let start = try #require(svg.range(of: "points=\""))
    let text = svg[start.upperBound...].prefix { $0 != "\"" }
    let places = text.split(separator: " ").map { pair in
      pair.split(separator: ",").compactMap { Double($0) }
    }
    try #require(places.count == 3 && places.allSatisfy { $0.count == 2 })
    // Half way in both directions, up to rounding to a tenth.
    #expect(abs(places[1][0] - (places[0][0] + places[2][0]) / 2) <= 0.11)
    #expect(abs(places[1][1] - (places[0][1] + places[2][1]) / 2) <= 0.11)
    // Up is less in SVG.
    #expect(places[2][1] < places[0][1])
  }

  @Test func aBoundIsDrawnAsAHollowPointAtADashedLine() {
    let svg = chart([
      .init(name: "kiwi", points: [(x: 10, y: 100)], bound: (x: 100, y: 5e9))
    ]).svg
    #expect(svg.contains("stroke-dasharray"))
    #expect(svg.contains("fill=\"white\" stroke="))
    #expect(svg.contains("time over views; a circle: given up there"))
  }

  @Test func anAxisHasAtLeastTwoMarks() {
    #expect(LogAxis([9, 200_000]).marks == 1...5)
    #expect(LogAxis([10, 100]).marks == 1...2)
    #expect(LogAxis([50]).marks == 2...3)
    #expect(LogAxis([-1, 0]).marks == 0...1)
    #expect(LogAxis([9, 200_000]).part(of: 9) > 0)
    #expect(LogAxis([9, 200_000]).part(of: 200_000) < 1)
  }

  @Test func itIsXMLWhateverTheNames() {
    let svg = chart([.init(name: "<&>", points: [(x: 10, y: 1)])]).svg
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    #expect(svg.contains("a &lt; b &amp; c"))
  }

  @Test func nothingMeasuredIsAnEmptyChart() {
    #expect(XMLParser(data: Data(chart([]).svg.utf8)).parse())
    #expect(
      XMLParser(data: Data(LogChart(title: "", axes: ("", ""), panels: []).svg.utf8)).parse())
  }
}
