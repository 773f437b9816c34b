/// Leads to an engine without keeping it alive.
final class EngineLink {
  /// The engine, which sets this to nil when it dies.
  var engine: LayoutEngine? {
    get { unsafe storedEngine }
    set { unsafe storedEngine = newValue }
  }

  private unowned(unsafe) var storedEngine: LayoutEngine?
}
