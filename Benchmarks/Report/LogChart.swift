import Foundation

/// Curves over logarithmic axes, a panel beside the other, as SVG.
struct LogChart {
  /// A curve, the same in every panel by its name.
  struct Series: Equatable {
    var name: String
    var points: [(x: Double, y: Double)]
    /// Where the curve went off: as far as is known, it is above this point.
    var bound: (x: Double, y: Double)?

    static func == (left: Series, right: Series) -> Bool {
      left.name == right.name && left.points.elementsEqual(right.points, by: ==)
    }
  }

  /// What belongs to one pair of axes.
  struct Panel {
    var title: String
    var series: [Series]
  }

  /// What stands above all panels.
  let title: String
  /// What the vertical axes tell, and the horizontal ones.
  let axes: (y: String, x: String)
  let panels: [Panel]

  private static let columnCount = 4
  private static let panelSize = (width: 230.0, height: 190.0)
  private static let margins = (left: 46.0, top: 26.0, right: 10.0, bottom: 24.0)
  private static let headHeight = 58.0
  private static let colors = [
    "#0b6e4f", "#d1495b", "#2e4057", "#edae49", "#7768ae", "#00798c", "#8d5524",
  ]

  /// The names of all curves, in the order in which they first appear.
  private var names: [String] {
    var names: [String] = []
    for series in panels.flatMap(\.series) where !names.contains(series.name) {
      names.append(series.name)
    }
    return names
  }

  private func color(_ name: String) -> String {
    Self.colors[(names.firstIndex(of: name) ?? 0) % Self.colors.count]
  }

  /// The chart; all panels have the same axes, so that they compare.
  var svg: String {
    let points = panels.flatMap(\.series).flatMap { $0.points + [$0.bound].compactMap(\.self) }
    let scales = (x: LogAxis(points.map(\.x)), y: LogAxis(points.map(\.y)))
    let hasBound = panels.contains { $0.series.contains { $0.bound != nil } }
    let caption = "\(axes.y) over \(axes.x)" + (hasBound ? "; a circle: given up there" : "")
    let rowCount = max(1, (panels.count + Self.columnCount - 1) / Self.columnCount)
    let columns = max(1, min(panels.count, Self.columnCount))
    let width = Self.panelSize.width * Double(columns)
    let height = Self.headHeight + Self.panelSize.height * Double(rowCount)
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.text(width)) \(Self.text(height))" \
      font-family="sans-serif" font-size="10">
      <rect width="100%" height="100%" fill="white"/>
      <text x="10" y="20" font-size="14" font-weight="bold">\(Self.escaped(title))</text>
      <text x="10" y="48" fill="#555">\(Self.escaped(caption))</text>

      """
    text += legend(right: width - 10)
    for (number, panel) in panels.enumerated() {
      let x = Self.panelSize.width * Double(number % Self.columnCount)
      let y = Self.headHeight + Self.panelSize.height * Double(number / Self.columnCount)
      text += "<g transform=\"translate(\(Self.text(x)) \(Self.text(y)))\">\n"
      text += draw(panel, scales) + "</g>\n"
    }
    return text + "</svg>\n"
  }

  private func legend(right: Double) -> String {
    var text = ""
    var x = right - 90 * Double(names.count)
    for name in names {
      text += """
        <line x1="\(Self.text(x))" y1="44" x2="\(Self.text(x + 16))" y2="44" \
        stroke="\(color(name))" stroke-width="2"/>
        <text x="\(Self.text(x + 20))" y="48">\(Self.escaped(name))</text>

        """
      x += 90
    }
    return text
  }

  private func draw(_ panel: Panel, _ scales: (x: LogAxis, y: LogAxis)) -> String {
    let area = (
      width: Self.panelSize.width - Self.margins.left - Self.margins.right,
      height: Self.panelSize.height - Self.margins.top - Self.margins.bottom
    )
    func place(_ point: (x: Double, y: Double)) -> (x: Double, y: Double) {
      (
        Self.margins.left + scales.x.part(of: point.x) * area.width,
        Self.margins.top + (1 - scales.y.part(of: point.y)) * area.height
      )
    }
    var text = """
      <text x="\(Self.text(Self.margins.left))" y="18" font-size="12">\
      \(Self.escaped(panel.title))</text>

      """
    for exponent in scales.y.marks {
      let y = Self.text(place((1, pow(10, Double(exponent)))).y)
      text += """
        <path d="M\(Self.text(Self.margins.left)) \(y)h\(Self.text(area.width))" stroke="#ddd"/>
        <text x="\(Self.text(Self.margins.left - 4))" y="\(y)" dy="3" text-anchor="end" \
        fill="#555">\(Self.escaped(Self.duration(exponent)))</text>

        """
    }
    for exponent in scales.x.marks {
      let x = Self.text(place((pow(10, Double(exponent)), 1)).x)
      text += """
        <path d="M\(x) \(Self.text(Self.margins.top))v\(Self.text(area.height))" stroke="#ddd"/>
        <text x="\(x)" y="\(Self.text(Self.panelSize.height - 10))" text-anchor="middle" \
        fill="#555">\(Self.escaped(Self.count(exponent)))</text>

        """
    }
    for series in panel.series { text += draw(series, place) }
    return text
  }

  private func draw(
    _ series: Series, _ place: ((x: Double, y: Double)) -> (x: Double, y: Double)
  ) -> String {
    let color = color(series.name)
    let points = series.points.map(place).map { (x: Self.text($0.x), y: Self.text($0.y)) }
    let line = points.map { "\($0.x),\($0.y)" }.joined(separator: " ")
    var text = """
      <polyline points="\(line)" fill="none" stroke="\(color)" stroke-width="1.5"/>

      """
    for point in points {
      text += "<circle cx=\"\(point.x)\" cy=\"\(point.y)\" r=\"2\" fill=\"\(color)\"/>\n"
    }
    if let bound = series.bound.map(place) {
      let end = (x: Self.text(bound.x), y: Self.text(bound.y))
      if let last = points.last {
        text += """
          <path d="M\(last.x) \(last.y)L\(end.x) \(end.y)" stroke="\(color)" stroke-dasharray="3 2"/>

          """
      }
      text += """
        <circle cx="\(end.x)" cy="\(end.y)" r="2.5" fill="white" stroke="\(color)"/>

        """
    }
    return text
  }

  private static func duration(_ exponent: Int) -> String {
    let unit = min(3, max(0, Int((Double(exponent) / 3).rounded(.down))))
    return "\(count(exponent - 3 * unit)) \(["ns", "µs", "ms", "s"][unit])"
  }

  private static func count(_ exponent: Int) -> String {
    if exponent < 0 { return "0." + String(repeating: "0", count: -exponent - 1) + "1" }
    let unit = min(2, exponent / 3)
    return "1" + String(repeating: "0", count: exponent - 3 * unit) + ["", "k", "M"][unit]
  }

  private static func text(_ number: Double) -> String {
    let tenths = (number * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }
}
