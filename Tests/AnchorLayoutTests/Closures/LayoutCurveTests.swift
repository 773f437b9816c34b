import AnchorLayout
import Testing

@Suite struct LayoutCurveTests {
  private let curves: [LayoutCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .cubicBezier(x1: 0.3, y1: -0.5, x2: 0.2, y2: 1.7),
    .cubicBezier(x1: 0, y1: 0, x2: 0, y2: 0), .cubicBezier(x1: 1, y1: 0, x2: 0, y2: 1),
    .spring(dampingRatio: 0.3), .spring(dampingRatio: 1), .spring(dampingRatio: 4),
    .spring(dampingRatio: 0.6, initialVelocity: 9),
  ]

  /// References from a root finder of another program, to ten places.
  @Test(arguments: [
    (LayoutCurve.easeIn, 0.25, 0.0934646507), (.easeIn, 0.5, 0.3153568126),
    (.easeOut, 0.5, 0.6846431874), (.easeInOut, 0.25, 0.1291619310), (.easeInOut, 0.5, 0.5),
    (.cubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1), 0.5, 0.8024033876),
  ])
  func bezierCurvesHaveTheValuesKnown(curve: LayoutCurve, fraction: Double, progress: Double) {
    #expect(abs(curve.progress(at: fraction) - progress) < 1e-9)
  }

  @Test func allLeadFromZeroToOneWithoutJumps() {
    for curve in curves {
      #expect(curve.progress(at: 0) == 0)
      #expect(curve.progress(at: 1) == 1)
      #expect(abs(curve.progress(at: 1e-9)) < 1e-3, "\(curve)")
      #expect(abs(curve.progress(at: 1 - 1e-9) - 1) < 1e-3, "\(curve)")
      for step in 0..<1000 {
        let change =
          curve.progress(at: Double(step + 1) / 1000) - curve.progress(at: Double(step) / 1000)
        #expect(abs(change) < 0.11, "\(curve) at \(step)")
      }
    }
  }

  @Test func timesOutsideAreThoseOfTheNearestEnd() {
    for curve in curves {
      #expect(curve.progress(at: -3) == 0)
      #expect(curve.progress(at: .nan) == 0)
      #expect(curve.progress(at: 3) == 1)
      #expect(curve.progress(at: .infinity) == 1)
    }
  }

  @Test func easingIsSlowWhereItsNameSays() {
    #expect(LayoutCurve.easeIn.progress(at: 0.1) < 0.1)
    #expect(LayoutCurve.easeOut.progress(at: 0.9) > 0.9)
    #expect(LayoutCurve.easeInOut.progress(at: 0.1) < 0.1)
    #expect(LayoutCurve.easeInOut.progress(at: 0.9) > 0.9)
  }

  @Test func onlyALightlyDampedSpringSwingsOver() {
    func peak(_ ratio: Double) -> Double {
      let spring = LayoutCurve.spring(dampingRatio: ratio)
      return (0...1000).map { spring.progress(at: Double($0) / 1000) }.max()!
    }
    // The first overshoot of a damped oscillation is exp(-π ζ / √(1 - ζ²)).
    #expect(abs(peak(0.5) - 1.163) < 2e-3)
    #expect(peak(1) <= 1)
    #expect(peak(3) <= 1)
  }

  @Test func aSpringStartsWithItsVelocity() {
    let spring = LayoutCurve.spring(dampingRatio: 0.8, initialVelocity: 5)
    #expect(abs(spring.progress(at: 1e-6) / 1e-6 - 5) < 0.01)
  }

  @Test func numbersThatMakeNoSenseAreReplaced() {
    let linear = LayoutCurve.cubicBezier(x1: .nan, y1: 0, x2: 1, y2: 1)
    #expect(linear.progress(at: 0.3) == 0.3)
    let clamped = LayoutCurve.cubicBezier(x1: -2, y1: 0.2, x2: 7, y2: 1)
    let inside = LayoutCurve.cubicBezier(x1: 0, y1: 0.2, x2: 1, y2: 1)
    #expect(clamped.progress(at: 0.3) == inside.progress(at: 0.3))
    for (y1, y2) in [(1e308, -1e308), (-1e308, 1e308), (1e308, 1e308)] {
      let curve = LayoutCurve.cubicBezier(x1: 0.2, y1: y1, x2: 0.8, y2: y2)
      for fraction in [0.01, 0.5, 0.99] { #expect(curve.progress(at: fraction).isFinite) }
    }
    for ratio in [-Double.infinity, -1, 0, .nan, .infinity] {
      for velocity in [0, Double.nan, .infinity] {
        let spring = LayoutCurve.spring(dampingRatio: ratio, initialVelocity: velocity)
        #expect(spring.progress(at: 0.5).isFinite)
      }
    }
    #expect(
      LayoutCurve.spring(dampingRatio: .nan).progress(at: 0.4)
        == LayoutCurve.spring(dampingRatio: 1).progress(at: 0.4))
  }
}
