extension LayoutConstraint {
  /// The constant of the right-hand side, in points, with that of the left-hand side brought over.
  ///
  /// Setting it on an active constraint is a single edit of the solver. Not a number, or on an active
  /// constraint an infinite value that makes no sense, is reported and changes nothing.
  public var constant: Double {
    get { rightConstant - leftConstant }
    set {
      guard newValue != constant else { return }
      if newValue.isNaN {
        anyEngine?.report(.editNotFinite, of: self)
        return
      }
      willChange()
      let (oldLeft, oldRight) = (leftConstant, rightConstant)
      // A sum of both would not read back as it was set.
      moveLeftConstant(to: 0)
      rightConstant = newValue
      if state == .enlisted, let engine {
        if !engine.updateConstant(of: self) {
          moveLeftConstant(to: oldLeft)
          rightConstant = oldRight
        }
      } else {
        reconsider()
      }
    }
  }

  private func moveLeftConstant(to constant: Double) {
    if constant != leftConstant { extras.leftConstant = constant }
  }

  /// How strongly the constraint is wanted.
  ///
  /// Setting it on an active constraint, also from and to required, is a single edit of the solver.
  /// A value out of range is reported and changes nothing then.
  public var priority: LayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      willChange()
      let old = storedPriority
      storedPriority = newValue
      if state == .enlisted, let engine {
        if !engine.updatePriority(of: self) { storedPriority = old }
      } else {
        reconsider()
      }
    }
  }
}
