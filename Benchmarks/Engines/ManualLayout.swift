/// The frames of a workload by hand-written arithmetic.
///
/// `frames` holds the container's width and height, then left, top, width and height of each view.
struct ManualLayout {
  private let workload: Workload
  private let size: Int
  /// What the workload's content measures, in the order of the rows or labels.
  private let content: [Double]

  /// Measures the content.
  init(workload: Workload, size: Int) {
    self.workload = workload
    self.size = size
    var sizes = ContentSizes()
    switch workload {
    case .form:
      content = (0..<max(1, size / 2)).map { _ in
        sizes.next(in: WorkloadProblem.formLabelWidths)
      }
    case .stack, .squeezed:
      content = (0..<size).map { _ in sizes.next(in: WorkloadProblem.stackLabelWidths) }
    case .list:
      content = (0..<size).map { _ in
        WorkloadProblem.lineHeight * sizes.next(in: WorkloadProblem.listLines)
      }
    case .aspect:
      content = WorkloadProblem.aspectHeights(rowCount: WorkloadProblem.gridShape(size).rows)
    default: content = []
    }
  }

  /// Computes all frames.
  func layOut(width: Double, height: Double, into frames: inout MutableSpan<Double>) {
    frames[0] = width
    frames[1] = height
    switch workload {
    case .chain, .chainstar: layOutChain(&frames)
    case .nested: layOutNested(&frames)
    case .tree: layOutTree(&frames)
    case .form: layOutForm(&frames)
    case .stack, .squeezed: layOutStack(&frames)
    case .grid: layOutGrid(&frames)
    case .list: layOutList(&frames)
    case .aspect: layOutAspect(&frames)
    // See `Workload.hasArithmeticByHand`.
    case .random, .mix: break
    }
  }

  private func layOutChain(_ frames: inout MutableSpan<Double>) {
    let width = frames[0] / Double(size)
    let height = frames[1]
    var left = 0.0
    for number in 0..<size {
      frames.setFrame(number, left, 0, width, height)
      left += width
    }
  }

  private func layOutNested(_ frames: inout MutableSpan<Double>) {
    var width = frames[0]
    var height = frames[1]
    for number in 0..<size {
      width -= 2
      height -= 2
      frames.setFrame(number, 1, 1, width, height)
    }
  }

  private func layOutTree(_ frames: inout MutableSpan<Double>) {
    // Views are numbered level by level, so that a parent is done before its children. The
    // children of the container are followed by those of view 0, of view 1, and so on.
    var first = 0
    var levelEnd = 0
    var isRow = true
    var parent = -1
    while first < size {
      let count = min(4, size - first)
      let parentWidth = parent < 0 ? frames[0] : frames[4 + 4 * parent]
      let parentHeight = parent < 0 ? frames[1] : frames[5 + 4 * parent]
      let length = ((isRow ? parentWidth : parentHeight) - 8 * Double(count - 1)) / Double(count)
      for child in 0..<count {
        let position = (length + 8) * Double(child)
        if isRow {
          frames.setFrame(first + child, position, 0, length, parentHeight)
        } else {
          frames.setFrame(first + child, 0, position, parentWidth, length)
        }
      }
      first += count
      parent += 1
      if parent == levelEnd {
        levelEnd = first
        isRow.toggle()
      }
    }
  }

  private func layOutForm(_ frames: inout MutableSpan<Double>) {
    var fieldLeft = 0.0
    for width in content { fieldLeft = max(fieldLeft, 16 + width + 8) }
    let fieldWidth = frames[0] - 16 - fieldLeft
    var top = 16.0
    for row in 0..<content.count {
      frames.setFrame(2 * row, 16, top, content[row], 20)
      frames.setFrame(2 * row + 1, fieldLeft, top, fieldWidth, 20)
      top += 28
    }
  }

  private func layOutStack(_ frames: inout MutableSpan<Double>) {
    var excess = 8 * Double(size + 1) - frames[0]
    for width in content { excess += width }
    // The last labels give way first; the priorities leave it open which ones do.
    for number in stride(from: size - 1, through: 0, by: -1) {
      let width = max(0, content[number] - max(0, excess))
      excess -= content[number] - width
      frames[4 + 4 * number] = width
    }
    let height = frames[1]
    var left = 8.0
    for number in 0..<size {
      let width = frames[4 + 4 * number]
      frames.setFrame(number, left, 0, width, height)
      left += width + 8
    }
  }

  private func layOutGrid(_ frames: inout MutableSpan<Double>) {
    let shape = WorkloadProblem.gridShape(size)
    let width = (frames[0] - 8 * Double(shape.columns - 1)) / Double(shape.columns)
    let height = (frames[1] - 8 * Double(shape.rows - 1)) / Double(shape.rows)
    var number = 0
    for row in 0..<shape.rows {
      let top = (height + 8) * Double(row)
      for column in 0..<shape.columns {
        frames.setFrame(number, (width + 8) * Double(column), top, width, height)
        number += 1
      }
    }
  }

  private func layOutAspect(_ frames: inout MutableSpan<Double>) {
    let shape = WorkloadProblem.gridShape(size)
    let parts = Double(shape.columns) + 0.25 * Double(shape.columns / 2)
    let unit = (frames[0] - 8 * Double(shape.columns - 1)) / parts
    var number = 0
    var top = 0.0
    for row in 0..<shape.rows {
      let column = row % shape.columns
      let height = content[row] * WorkloadProblem.aspectWidth(column: column) * unit
      var left = 0.0
      for column in 0..<shape.columns {
        let width = WorkloadProblem.aspectWidth(column: column) * unit
        frames.setFrame(number, left, top, width, height)
        left += width + 8
        number += 1
      }
      top += height + 8
    }
  }

  private func layOutList(_ frames: inout MutableSpan<Double>) {
    let textLeft = 16 + WorkloadProblem.lineHeight + 8
    let textWidth = frames[0] - 16 - textLeft
    var top = 16.0
    for row in 0..<content.count {
      frames.setFrame(2 * row, 16, top, WorkloadProblem.lineHeight, WorkloadProblem.lineHeight)
      frames.setFrame(2 * row + 1, textLeft, top, textWidth, content[row])
      top += content[row] + 8
    }
  }
}

extension MutableSpan<Double> {
  @inline(__always)
  fileprivate mutating func setFrame(
    _ view: Int, _ left: Double, _ top: Double, _ width: Double, _ height: Double
  ) {
    self[2 + 4 * view] = left
    self[3 + 4 * view] = top
    self[4 + 4 * view] = width
    self[5 + 4 * view] = height
  }
}
