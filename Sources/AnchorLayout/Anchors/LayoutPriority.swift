/// How strongly a statement is wanted: above 0, and at most 1000, which is required.
///
/// A higher priority wins against any number of lower ones. A value out of range is reported when a
/// statement with it is enlisted.
public struct LayoutPriority: Hashable, Sendable {
  /// The value that priorities are compared by.
  public var rawValue: Double

  /// Creates a priority of any value.
  public init(_ rawValue: Double) {
    self.rawValue = rawValue
  }

  /// Creates a priority of any value.
  @_disfavoredOverload
  public init(_ rawValue: some LayoutNumber) {
    self.init(rawValue.layoutValue)
  }

  /// Must hold, 1000.
  public static let required = LayoutPriority(1000)
  /// Wanted more than the size of most content, 750.
  public static let high = LayoutPriority(750)
  /// Wanted as little as that content be hugged, 250.
  public static let low = LayoutPriority(250)
  /// Wanted less than any size of content, 50.
  public static let fittingSize = LayoutPriority(50)

  /// A priority of any value.
  public static func custom(_ rawValue: Double) -> LayoutPriority {
    LayoutPriority(rawValue)
  }

  /// Whether a statement of this priority must hold.
  public var isRequired: Bool { rawValue == Self.required.rawValue }

  /// Whether the value is above 0 and at most 1000. False for NaN.
  var isInRange: Bool { rawValue > 0 && rawValue <= Self.required.rawValue }
}

extension LayoutPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a priority from a literal: `~ 749.5`.
  public init(floatLiteral value: Double) {
    self.init(value)
  }

  /// Creates a priority from a literal: `~ 749`.
  public init(integerLiteral value: Int) {
    self.init(Double(value))
  }
}

extension LayoutPriority: CustomStringConvertible {
  /// The priority as it is spelled in source text.
  public var description: String {
    switch self {
    case .required: ".required"
    case .high: ".high"
    case .low: ".low"
    case .fittingSize: ".fittingSize"
    default: LayoutNumberFormat.text(rawValue)
    }
  }
}

/// A priority raised by a number.
public func + (priority: LayoutPriority, number: Double) -> LayoutPriority {
  LayoutPriority(priority.rawValue + number)
}

/// A priority raised by a number.
public func + (number: Double, priority: LayoutPriority) -> LayoutPriority {
  priority + number
}

/// A priority lowered by a number.
public func - (priority: LayoutPriority, number: Double) -> LayoutPriority {
  LayoutPriority(priority.rawValue - number)
}
