/// Leads to an engine without keeping it alive.
final class EngineLink {
  /// The engine, which sets this to nil when it dies.
  unowned var engine: LayoutEngine?
}
