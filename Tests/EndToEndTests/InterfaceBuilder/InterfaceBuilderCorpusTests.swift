import AnchorLayout
import Foundation
import Testing

@testable import layout_benchmarks

/// Real layouts of Interface Builder documents, against the frames that were computed for them.
@Suite(
  .enabled(
    if: !CorpusFolder.sets.isEmpty,
    """
    There are no layouts in \(CorpusFolder.url.path). Put them there, or name their folder in the \
    environment variable LAYOUT_CORPUS.
    """))
struct InterfaceBuilderCorpusTests {
  /// How far an edge may be from the right place, in points.
  private static let tolerance = 1e-3

  /// The layouts that do not match, with the reason; none so far.
  private static let knownMismatches: [String: String] = [:]

  @Test(arguments: CorpusFolder.sets, CorpusScreen.ContentVariant.allCases)
  func everyComparedFrameMatches(set: String, content: CorpusScreen.ContentVariant) throws {
    var tally = CorpusTally()
    for file in CorpusFolder.files(of: set) {
      let name = file.deletingPathExtension().lastPathComponent
      do {
        let outcome = try CorpusOutcome(
          of: try CorpusFolder.layout(at: file), content: content, tolerance: Self.tolerance)
        tally.count(outcome)
        check(outcome, of: "\(set)/\(name)", knownReason: Self.knownMismatches[name])
      } catch {
        Issue.record(error, "\(set)/\(name) cannot be built")
      }
    }
    print("Interface Builder layouts '\(set)', \(content) sizes: \(tally)")
  }

  @Test(arguments: [false, true])
  func everyLayoutWithoutPhysicalStatementsMirrors(isFlippedLate: Bool) throws {
    var (tally, others) = (CorpusTally(), CorpusTally())
    for set in CorpusFolder.sets {
      for file in CorpusFolder.files(of: set) {
        let layout = try CorpusFolder.layout(at: file)
        guard layout.isMirrorable else { continue }
        let outcome = try CorpusOutcome(
          of: layout, content: .intrinsic, tolerance: Self.tolerance, direction: .rightToLeft,
          isFlippedLate: isFlippedLate)
        if layout.namesLeadingOrTrailing {
          tally.count(outcome)
        } else {
          others.count(outcome)
        }
        check(outcome, of: "\(set)/\(layout.name)", knownReason: Self.knownMismatches[layout.name])
      }
    }
    print("Interface Builder layouts from right to left: \(tally)")
    print("Those without leading and trailing, which are symmetrical: \(others)")
    if !CorpusFolder.isNamedByEnvironment {
      #expect(tally.layouts == 263)
      #expect(others.layouts == 10)
    }
  }

  private func check(_ outcome: CorpusOutcome, of name: String, knownReason: String?) {
    if let knownReason {
      #expect(!outcome.isMatch, "\(name) matches now, although it is listed: \(knownReason)")
    } else {
      #expect(outcome.mismatches == [], "\(name)")
      #expect(outcome.diagnostics == [], "\(name)")
    }
  }

  @Test(.enabled(if: !CorpusFolder.isNamedByEnvironment, "The folder is of the user's choice."))
  func theCorpusIsComplete() {
    #expect(CorpusFolder.files(of: "open").count == 80)
    #expect(CorpusFolder.files(of: "more").count == 215)
  }
}
