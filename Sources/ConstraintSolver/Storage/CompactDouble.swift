/// A Double in two halves: a structure that has an `Int32` beside it is 12 bytes long instead of 16.
///
/// A processor that may load a Double from any address does so.
struct CompactDouble: BitwiseCopyable {
  private var low: UInt32
  private var high: UInt32

  @inline(__always)
  init(_ value: Double) {
    low = UInt32(truncatingIfNeeded: value.bitPattern)
    high = UInt32(truncatingIfNeeded: value.bitPattern &>> 32)
  }

  var value: Double {
    @inline(__always) get { Double(bitPattern: UInt64(high) &<< 32 | UInt64(low)) }
  }
}
