extension LayoutConstraint: CustomStringConvertible {
  /// The statement as its author wrote it: `header.leading == view.leading + 8 ~ .high`.
  ///
  /// - Complexity: O(*t*) in the number of terms.
  public var description: String {
    var text = side(0..<leftCount, constant: leftConstant)
    text += " \(relation) "
    text += side(leftCount..<termCount, constant: rightConstant)
    if storedPriority != .required { text += " ~ \(storedPriority)" }
    return text
  }

  private func side(_ terms: Range<Int>, constant: Double) -> String {
    var text = ""
    for index in terms {
      guard let term = term(index) else { continue }
      let isNegative = term.coefficient < 0
      if text.isEmpty {
        text = isNegative ? "-" : ""
      } else {
        text += isNegative ? " - " : " + "
      }
      text += name(of: term) + LayoutNumberFormat.factor(term.coefficient.magnitude)
    }
    if text.isEmpty { return LayoutNumberFormat.text(constant) }
    if constant == 0 { return text }
    let isNegative = constant < 0
    return text + (isNegative ? " - " : " + ") + LayoutNumberFormat.text(constant.magnitude)
  }

  private func name(of term: LayoutTerm) -> String {
    let item = term.node?.label ?? "(gone)"
    return item + (term.viaSuperview ? ".superview." : ".") + term.attribute.description
  }
}

extension LayoutConstraint: CustomDebugStringConvertible {
  /// The statement with its name and where it was written, as far as they are known:
  /// `App/Form.swift:12: [gap] header.leading == view.leading + 8`.
  ///
  /// - Complexity: O(*t*) in the number of terms.
  public var debugDescription: String {
    let place = fileID.map { "\($0):\(line): " } ?? ""
    return place + (label.map { "[\($0)] " } ?? "") + description
  }
}
