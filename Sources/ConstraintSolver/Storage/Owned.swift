/// A value in memory of its own, which accesses reach without being checked for meeting.
///
/// For the state of a class: each access to a stored property of one is checked, which is a tenth of
/// the cost of a small operation. The owner sees to it that no two accesses meet.
@safe
struct Owned<Value: ~Copyable>: ~Copyable {
  private let base: UnsafeMutablePointer<Value>

  init(_ value: consuming Value) {
    unsafe base = .allocate(capacity: 1)
    unsafe base.initialize(to: value)
  }

  deinit {
    unsafe base.deinitialize(count: 1)
    unsafe base.deallocate()
  }

  var value: Value {
    @inline(__always) _read { yield unsafe base.pointee }
    @inline(__always) nonmutating _modify { yield unsafe &base.pointee }
  }
}
