import Foundation

/// By how many bytes a process grew.
struct MemoryUse: Equatable {
  var peakBytes: Int
  /// What is still held at the end, with all that was built.
  var residentBytes: Int?
}

/// How much memory this process holds, where the system tells.
enum ProcessMemory {
  /// Forgets the peak so far.
  ///
  /// - Returns: The number of bytes held now.
  static func restartPeak() -> Int? {
    if let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs") {
      try? file.write(contentsOf: Data("5".utf8))
      try? file.close()
    }
    return entry("VmRSS:")
  }

  /// How much more than some number of bytes is held now, and was held at the peak.
  static func growth(since bytes: Int?) -> MemoryUse? {
    guard let bytes, let peak = entry("VmHWM:") else { return nil }
    return MemoryUse(
      peakBytes: max(0, peak - bytes), residentBytes: entry("VmRSS:").map { max(0, $0 - bytes) })
  }

  private static func entry(_ name: String) -> Int? {
    guard let status = FileManager.default.contents(atPath: "/proc/self/status") else {
      return nil
    }
    for line in String(decoding: status, as: UTF8.self).split(separator: "\n") {
      let words = line.split { $0 == " " || $0 == "\t" }
      if words.count >= 2, words[0] == name, let kilobytes = Int(words[1]) {
        return kilobytes * 1024
      }
    }
    return nil
  }
}
