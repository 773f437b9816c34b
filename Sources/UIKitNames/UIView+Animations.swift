#if !canImport(UIKit)
  extension LayoutView {
    /// Makes the changes of an animation at once: the library has no clock.
    ///
    /// - Parameters:
    ///   - duration: How many seconds the animation would take.
    ///   - animations: Makes the changes.
    public static func animateWithDuration(_ duration: Double, animations: () -> Void) {
      animations()
    }

    /// Makes the changes of an animation at once: the library has no clock.
    ///
    /// - Parameters:
    ///   - duration: How many seconds the animation would take.
    ///   - animations: Makes the changes.
    public static func animate(withDuration duration: Double, animations: () -> Void) {
      animations()
    }
  }
#endif
