import Foundation

/// The kind of machine that the benchmarks ran on; nothing that tells one machine from another.
struct Machine: CustomStringConvertible {
  let processor: String
  let coreCount: Int
  let system: String

  /// The version of the compiler, without what comes after the second number.
  static var compiler: String {
    #if compiler(>=6.4)
      "later than 6.3"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }

  /// This machine.
  static var current: Machine {
    #if os(Linux)
      let system = "Linux"
    #elseif os(macOS)
      let system = "macOS"
    #else
      let system = "another system"
    #endif
    let information = FileManager.default.contents(atPath: "/proc/cpuinfo")
    return Machine(
      processor: information.flatMap { Self.processor(in: String(decoding: $0, as: UTF8.self)) }
        ?? "unknown processor",
      coreCount: ProcessInfo.processInfo.activeProcessorCount, system: system)
  }

  /// The model in the text that Linux tells of its processors.
  static func processor(in text: String) -> String? {
    for line in text.split(separator: "\n") where line.hasPrefix("model name") {
      return line.split(separator: ":", maxSplits: 1).last?
        .trimmingCharacters(in: .whitespaces)
    }
    return nil
  }

  var description: String {
    "\(processor), \(coreCount) core\(coreCount == 1 ? "" : "s"), \(system), Swift \(Self.compiler)"
  }
}
