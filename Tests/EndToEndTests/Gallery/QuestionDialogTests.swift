import AnchorLayout
import Foundation
import Testing

@testable import gallery

@Suite struct QuestionDialogTests {
  @Test(arguments: [(320.0, 288.0), (600, 420), (233, 201)])
  func theDialogIsAsHighAsItsTextsAtItsWidth(width: Double, dialogWidth: Double) throws {
    let root = Screen.questionDialog.makeRoot()
    var diagnostics: [LayoutDiagnostic] = []
    root.layoutEngine.diagnosticHandler = { diagnostics.append($0) }
    root.frame = CGRect(x: 0, y: 0, width: width, height: 500)
    root.layoutIfNeeded()
    let dialog = try #require(root.subviews.first as? LayoutStack)
    let (members, buttons) = (dialog.arrangedSubviews, dialog.arrangedSubviews[3])
    #expect(Double(dialog.frame.width) == dialogWidth)
    #expect(abs(dialog.frame.midX - width / 2) <= 0.25)
    var bottom = 16.0
    for (member, gap) in zip(members.prefix(2), [8.0, 24]) {
      let label = try #require(member as? LayoutLabel)
      let extent = label.measurer.extent(of: label.text, inWidth: dialogWidth - 32)
      #expect(abs(label.frame.minY - bottom) <= 0.5)
      #expect(abs(label.frame.height - extent.height) <= 0.5)
      bottom += extent.height + gap
    }
    #expect(abs(buttons.frame.minY - bottom) <= 0.5)
    #expect(abs(dialog.frame.height - (bottom + 32 + 16)) <= 0.5)
    #expect(abs(buttons.subviews[0].frame.width - buttons.subviews[1].frame.width) <= 0.5)
    for view in members + buttons.subviews where !view.isHidden {
      #expect((view.frame.maxX * 2).rounded() == view.frame.maxX * 2)
      #expect((view.frame.maxY * 2).rounded() == view.frame.maxY * 2)
    }
    #expect(diagnostics.isEmpty)
  }
}
