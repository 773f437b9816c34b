import Foundation
import Testing

@testable import layout_benchmarks

@Suite struct FinishedProcessTests {
  private func run(_ script: String, timeLimit: Double? = nil) -> FinishedProcess? {
    FinishedProcess(
      URL(fileURLWithPath: "/bin/sh"), ["-c", script], reading: .output, timeLimit: timeLimit)
  }

  @Test func whatWasWrittenAndTheStatusAreThere() throws {
    let process = try #require(run("echo one; echo two; echo three >&2; exit 3"))
    #expect(String(decoding: process.written, as: UTF8.self) == "one\ntwo\n")
    #expect(process.lastLine == "two")
    #expect(process.status == 3)
    #expect(!process.isOverTimeLimit)
  }

  @Test func whatDoesNotEndIsEnded() throws {
    #expect(try #require(run("exec sleep 600", timeLimit: 0.1)).isOverTimeLimit)
    #expect(!(try #require(run("exit 0", timeLimit: 600)).isOverTimeLimit))
  }

  @Test func aProgramThatIsNotThereIsNotRun() {
    #expect(
      FinishedProcess(URL(fileURLWithPath: "/no/such/program"), [], reading: .errors) == nil)
  }
}
