/// Checks how statements of the maker are spelled in a source text.
///
///     for finding in LayoutStyleCheck.findings(in: text, file: "LoginView.swift") {
///       print(finding)
///     }
///
/// Looks at the blocks of `x.snp.makeConstraints` and its kin, in the text alone: it knows no types,
/// and of a parent and its children what `addSubview` and `add` say in the same file.
public enum LayoutStyleCheck {
  /// The statements that have a better spelling, by their lines.
  ///
  /// - Parameters:
  ///   - text: A source text in Swift. Any other text gives no findings or senseless ones.
  ///   - file: The name of the file, which the findings repeat.
  /// - Complexity: O(*n* · *d*) in the length of the text and the depth of its braces.
  public static func findings(in text: String, file: String) -> [LayoutStyleFinding] {
    let source = SourceText(text)
    let children = SubviewRelations(in: source)
    var findings: [LayoutStyleFinding] = []
    for block in MakerBlock.all(in: source) {
      var report = StyleReport(file: file)
      let merged = block.checkMerging(&report)
      block.checkSpelling(&report, merged: merged)
      block.checkChildren(children, &report)
      findings += report.findings
    }
    return findings.sorted { $0.line < $1.line }
  }
}

/// Collects the findings of a block.
struct StyleReport {
  let file: String
  private(set) var findings: [LayoutStyleFinding] = []

  init(file: String) {
    self.file = file
  }

  mutating func add(
    _ rule: LayoutStyleFinding.Rule, line: Int, _ statement: String, _ suggestion: String
  ) {
    findings.append(
      LayoutStyleFinding(
        file: file, line: line, rule: rule, statement: statement, suggestion: suggestion))
  }
}
