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
    direction.becomeDenseIfCrowded()
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
    rays.rays[place].isBehind = true
    if !(distance >= ray.leastFree && distance <= ray.greatestFree) { catchUp(place) }
    return Slide(
      place: Int32(place), oldDistance: ray.distance,
      changesAll: ray.changesAll(from: ray.distance, to: distance))
  }

  /// Brings the values of all forms to where the rays are: a slide that lets no form leave its
  /// interval leaves that to whoever reads them.
  mutating func catchUp() {
    for place in 0..<rays.rays.count where rays.rays[place].isBehind { catchUp(place) }
  }

  private mutating func catchUp(_ place: Int) {
    let ray = rays.rays[place]
    for k in ray.forms {
      let moved = rays.forms[k]
      rows.formValues[moved.form] = moved.start + ray.distance * moved.rate
      fileIfStray(moved.form)
    }
    rays.rays[place].isBehind = false
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
    catchUp()
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
    writeForms(ofRay: place)
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

  /// Writes from where and how fast each loose form of a new ray moves, and makes it the ray's own.
  private mutating func writeForms(ofRay place: Int) {
    var next = rays.rays[place].firstForm
    for k in 0..<movingForms.count where isRayTarget(movingForms[k]) {
      let form = movingForms[k]
      rays.claim(form: form, for: place, formCount: rows.forms.count)
      let moved = RayCache.MovedForm(form: form, start: rows.formValues[form], rate: rates[form])
      rays.forms[next] = moved
      next += 1
      let record = rows.forms[form]
      let upper = record.firstHinge + record.interval
      rays.rays[place].include(
        moved, from: record.interval == 0 ? -.infinity : rows.hinges[upper - 1].position,
        to: record.interval == record.hingeCount ? .infinity : rows.hinges[upper].position)
    }
  }

  /// The value of a form without hinges is computed when it gets one.
  private func isRayTarget(_ form: FormID) -> Bool {
    rows.forms[form].hingeCount > 0 && rates[form].magnitude > Self.rateTolerance
  }
}
