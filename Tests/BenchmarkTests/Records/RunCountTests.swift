import Testing

@testable import layout_benchmarks

@Suite struct RunCountTests {
  @Test func longRunsAreFewer() {
    let counts = [1e3, 1e8, 5e8, 2e9].map { RunCount.atMost(15).count(ifOneTakes: $0) }
    #expect(counts == [15, 5, 3, 1])
    #expect(RunCount.atMost(4).count(ifOneTakes: 1e8) == 4)
  }

  @Test func aNumberThatIsAskedForIsKept() {
    #expect(RunCount.exactly(40).count(ifOneTakes: 6e9) == 40)
  }
}
