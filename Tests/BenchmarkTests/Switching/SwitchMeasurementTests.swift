import Testing

@testable import layout_benchmarks

@Suite struct SwitchMeasurementTests {
  @Test func switchingCostsWhatDiffers() throws {
    func cost(_ kind: SwitchedScreen.Kind) throws -> [Double] {
      let measurement = try SwitchMeasurement(kind, runs: .exactly(1))
      #expect(measurement.viewCount == 1000)
      return [measurement.rowsEdited, measurement.rowsLowered, measurement.rowsRemoved]
    }
    #expect(try cost(.statements) == [0, 50, 50])
    #expect(try cost(.constants) == [50, 0, 0])
    #expect(try cost(.whole) == [50, 0, 0])
    #expect(try cost(.group) == [1, 0, 0])
  }

  @Test func theTableHasALineForEachKind() {
    var output = ""
    let benchmarks = LayoutBenchmarks(print: { output += $0 }, complain: { _ in })
    #expect(benchmarks.run(["switch", "--runs", "1"]) == .success)
    let names = output.split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(names == ["differs"] + SwitchedScreen.Kind.allCases.map { $0.rawValue[...] })
  }
}
