/// Finds the form of given terms: an open-addressing table of form slots by hash.
///
/// A removal closes the gap it leaves. Marks of deleted slots would pile up where the same form
/// comes and goes, until the table is hashed anew.
struct FormIndex: ~Copyable {
  private static var emptySlot: FormID { -1 }

  private var slots = Buffer<FormID>()
  private var usedCount = 0

  /// Mixes the bits of the terms. The same terms give the same hash in every run.
  static func hash(_ terms: borrowing Buffer<FormTerm>) -> UInt32 {
    var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
    for offset in 0..<terms.count {
      let term = terms[offset]
      hash ^= UInt64(UInt32(bitPattern: term.variable)) &* 0xBF58_476D_1CE4_E5B9
      hash = (hash &<< 23 | hash &>> 41) &* 0x94D0_49BB_1331_11EB
      hash ^= term.coefficient.bitPattern
      hash = (hash ^ hash &>> 29) &* 0xD6E8_FEB8_6659_FD93
    }
    return UInt32(truncatingIfNeeded: hash ^ hash &>> 32)
  }

  /// The form of these terms in the storage, or -1.
  func find(
    _ terms: borrowing Buffer<FormTerm>, hash: UInt32, forms: borrowing Buffer<Form>,
    entries: borrowing Arena<RowEntry>
  ) -> FormID {
    if slots.isEmpty { return -1 }
    let mask = slots.count - 1
    var place = Int(hash) & mask
    while slots[place] != Self.emptySlot {
      let form = slots[place]
      if forms[form].hash == hash, Int(forms[form].entryCount) == terms.count {
        var offset = 0
        while offset < terms.count {
          let entry = entries[Int(forms[form].firstEntry) + offset]
          let term = terms[offset]
          if entry.variable != term.variable || entry.coefficient != term.coefficient { break }
          offset += 1
        }
        if offset == terms.count { return form }
      }
      place = (place + 1) & mask
    }
    return -1
  }

  mutating func insert(_ form: FormID, hash: UInt32, forms: borrowing Buffer<Form>) {
    if (usedCount + 1) * 3 > slots.count * 2 { rehash(forms) }
    place(form, hash: hash)
    usedCount += 1
  }

  mutating func remove(_ form: FormID, hash: UInt32, forms: borrowing Buffer<Form>) {
    let mask = slots.count - 1
    var gap = Int(hash) & mask
    while slots[gap] != form { gap = (gap + 1) & mask }
    var place = (gap + 1) & mask
    while slots[place] != Self.emptySlot {
      // Whoever was pushed past the gap when it was taken moves up.
      let home = Int(forms[slots[place]].hash) & mask
      if (place - home) & mask >= (place - gap) & mask {
        slots[gap] = slots[place]
        gap = place
      }
      place = (place + 1) & mask
    }
    slots[gap] = Self.emptySlot
    usedCount -= 1
  }

  private mutating func place(_ form: FormID, hash: UInt32) {
    let mask = slots.count - 1
    var place = Int(hash) & mask
    while slots[place] != Self.emptySlot { place = (place + 1) & mask }
    slots[place] = form
  }

  private mutating func rehash(_ forms: borrowing Buffer<Form>) {
    var old = Buffer<FormID>()
    swap(&old, &slots)
    var size = 16
    while size < (usedCount + 1) * 2 { size *= 2 }
    slots.reset(to: size, filling: Self.emptySlot)
    for place in 0..<old.count where old[place] != Self.emptySlot {
      self.place(old[place], hash: forms[old[place]].hash)
    }
  }
}

extension FormIndex {
  /// Makes an independent copy.
  init(copying other: borrowing Self) {
    self.init()
    slots = Buffer(copying: other.slots)
    usedCount = other.usedCount
  }
}
