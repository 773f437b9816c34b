import Foundation
import Testing

@testable import layout_benchmarks

@Suite struct AllocationCounterTests {
  @Test func onlyNewBlocksBetweenMarksCount() {
    let trace = """
      ==7== Memcheck, a memory error detector
      --7-- malloc(0x20) = 0x4E5C040
      |
      --7-- malloc(0x20) = 0x4E5C0A0
      --7-- malloc_usable_size(0x4E5C0A0) = 32
      --7-- free(0x4E5C0A0)
      --7-- calloc(0x1, 0x20) = 0x4E5C100
      --7-- memalign(al 0x10, size 0x40) = 0x4E5C140
      |
      --7-- realloc(0x4E5C100, 0x40) = 0x4E5C190
      |
      |
      ==7==   total heap usage: 4 allocs, 1 frees, 224 bytes allocated
      """
    #expect(AllocationCounter.counts(in: Data(trace.utf8)) == [3, 0])
  }
}
