import AnchorLayout
import Foundation
import LayoutStyle

extension Gallery {
  /// Prints the statements of the maker in source files that have a better spelling.
  ///
  /// - Parameter files: The paths of the files. One that cannot be read does not keep the others from
  ///   being checked.
  /// - Returns: The status to end the program with.
  func checkStyle(of files: [String]) -> ExitCode {
    var code = ExitCode.success
    for file in files {
      guard let data = FileManager.default.contents(atPath: file) else {
        complain("cannot read '\(file)'; name a source file".escapedOnOneLine)
        code = .noInput
        continue
      }
      let text = String(decoding: data, as: UTF8.self)
      let findings = LayoutStyleCheck.findings(in: text, file: file)
      for finding in findings { print(finding.description.escapedOnOneLine + "\n") }
      if !findings.isEmpty && code == .success { code = .findings }
    }
    return code
  }
}
