/// What sliding along a cached ray did.
struct Slide: BitwiseCopyable {
  /// The place of the ray in the cache.
  var place: Int32
  /// How far along the ray the values were before.
  var oldDistance: Double
  /// Whether it is certain that every variable of the ray got another value.
  var changesAll: Bool
}

/// Moving with edited constants.
extension ActiveSet {
  /// Moves all tight forms of `displacements` to their hinges, in one solve.
  mutating func applyDisplacements() {
    if displacements.isEmpty { return }
    direction.clear()
    for k in 0..<displacements.count {
      direction.add(displacements[k].distance, at: displacements[k].position)
    }
    displacements.removeAll()
    if direction.indices.count > factor.size / 8 { direction.isDense = true }
    factor.solve(&direction)
    computeRates()
    move(by: 1)
    for k in 0..<movingForms.count { fileIfStray(movingForms[k]) }
    // The rays in the cache start from other values now.
    version += 1
  }

  /// Whether a constraint has the hinge that a form sits on, and a new position passes no other
  /// hinge and is not too far from where its ray started.
  @inline(__always)
  mutating func canSlide(
    _ constraint: ConstraintID, _ form: FormID, to position: Double, atMost limit: Double
  ) -> Bool {
    if form < 0 { return false }
    let record = rows.forms[form]
    let seat = record.firstHinge + record.interval
    if record.position < 0 || rows.hinges[seat].constraint != constraint { return false }
    let ray = rays.find(constraint, version: version)
    let origin = ray < 0 ? rows.hinges[seat].position : rays.rays[ray].origin
    if (position - origin).magnitude > limit { return false }
    return (record.interval == 0 || rows.hinges[seat - 1].position <= position)
      && (record.interval + 1 == record.hingeCount || rows.hinges[seat + 1].position >= position)
  }

  /// Moves the hinge that a form sits on, and all that depends on it, by a cached ray.
  ///
  /// The variables are not noted as touched: `noteTouched` does that where it is needed.
  mutating func slide(_ form: FormID, to position: Double, by place: Int) -> Slide {
    rows.hinges[seatHinge(of: form)].position = position
    rows.formValues[form] = position
    let ray = rays.rays[place]
    let distance = position - ray.origin
    rays.rays[place].distance = distance
    values.slide(
      along: rays.runs.elements, ray.runs, rays.motions.elements, from: ray.firstMotion,
      by: distance)
    for k in ray.forms {
      let moved = rays.forms[k]
      rows.formValues[moved.form] = moved.start + distance * moved.rate
      fileIfStray(moved.form)
    }
    return Slide(
      place: Int32(place), oldDistance: ray.distance,
      changesAll: ray.changesAll(from: ray.distance, to: distance))
  }

  /// Notes the variables of a ray that was slid along as touched.
  mutating func noteTouched(by slide: Slide) {
    let ray = rays.rays[Int(slide.place)]
    var motion = ray.firstMotion
    for k in ray.runs {
      let run = rays.runs[k]
      for place in 0..<run.count {
        touched.note(run.slot(place), rays.motions[motion].moved(by: slide.oldDistance))
        motion += 1
      }
    }
  }

  /// Computes and keeps the ray of a constraint that has the hinge of a tight form.
  ///
  /// - Returns: Its place. Rays that overlap it are gone.
  mutating func cacheRay(_ constraint: ConstraintID, _ form: FormID) -> Int {
    rays.removeOutdated(version: version)
    aim(at: rows.forms[form].position, sign: 1)
    var moving: Int32 = 0
    for k in 0..<movingForms.count where isRayTarget(movingForms[k]) { moving += 1 }
    var ray = RayCache.Ray()
    ray.constraint = constraint
    ray.version = version
    ray.origin = hingePosition(of: form)
    ray.formCount = moving
    orderMovedVariables()
    let place = rays.insert(ray)
    writeMotions(ofRay: place)
    var next = rays.rays[place].firstForm
    for k in 0..<movingForms.count where isRayTarget(movingForms[k]) {
      rays.claim(form: movingForms[k], for: place, formCount: rows.forms.count)
      rays.forms[next] = RayCache.MovedForm(
        form: movingForms[k], start: rows.formValues[movingForms[k]], rate: rates[movingForms[k]])
      next += 1
    }
    return place
  }

  /// Writes from where and how fast each variable of a new ray moves, and makes it the ray's own.
  private mutating func writeMotions(ofRay place: Int) {
    var ray = rays.rays[place]
    var next = ray.firstMotion
    for k in ray.runs {
      let run = rays.runs[k]
      let first = next
      var isUniform = true
      for member in 0..<run.count {
        let slot = run.slot(member)
        rays.claim(variable: slot, for: place, variableCount: values.count)
        let motion = Motion(start: values[slot], rate: direction.values[factor.steps[slot]])
        rays.motions[next] = motion
        isUniform = isUniform && motion == rays.motions[first]
        ray.include(motion)
        next += 1
      }
      rays.runs[k].isUniform = isUniform
    }
    rays.rays[place] = ray
  }

  /// The value of a form without hinges is computed when it gets one.
  private func isRayTarget(_ form: FormID) -> Bool {
    rows.forms[form].hingeCount > 0 && rates[form].magnitude > Self.rateTolerance
  }
}
