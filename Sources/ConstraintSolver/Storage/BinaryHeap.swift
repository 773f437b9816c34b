/// Which of two elements of a ``BinaryHeap`` comes first.
protocol HeapOrder: ~Copyable {
  associatedtype Element: BitwiseCopyable

  func precedes(_ a: Element, _ b: Element) -> Bool
}

/// A binary heap in contiguous memory, with the first element of its order on top.
struct BinaryHeap<Order: HeapOrder & ~Copyable>: ~Copyable {
  var order: Order
  private var elements = Buffer<Order.Element>()

  init(order: consuming Order) {
    self.order = order
  }

  var isEmpty: Bool {
    @inline(__always) get { elements.isEmpty }
  }

  var first: Order.Element {
    @inline(__always) get { elements[0] }
  }

  @inline(__always)
  mutating func removeAll() { elements.removeAll() }

  mutating func reserve(_ count: Int) { elements.reserve(count) }

  /// Appends without order; `heapify` must follow.
  @inline(__always)
  mutating func append(_ element: Order.Element) { elements.append(element) }

  /// - Complexity: O(*n*).
  mutating func heapify() {
    var root = elements.count / 2 - 1
    while root >= 0 {
      siftDown(from: root)
      root -= 1
    }
  }

  /// Replaces the first element by another one.
  ///
  /// - Complexity: O(log *n*).
  mutating func replaceFirst(with element: Order.Element) {
    elements[0] = element
    siftDown(from: 0)
  }

  /// - Complexity: O(log *n*).
  @discardableResult
  mutating func removeFirst() -> Order.Element {
    let last = elements.removeLast()
    if elements.isEmpty { return last }
    let first = elements[0]
    replaceFirst(with: last)
    return first
  }

  private mutating func siftDown(from root: Int) {
    let count = elements.count
    let moved = elements[root]
    var hole = root
    while true {
      var child = 2 * hole + 1
      if child >= count { break }
      if child + 1 < count, order.precedes(elements[child + 1], elements[child]) { child += 1 }
      if !order.precedes(elements[child], moved) { break }
      elements[hole] = elements[child]
      hole = child
    }
    elements[hole] = moved
  }
}
