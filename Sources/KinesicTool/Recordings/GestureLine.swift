import CKinesic
import Glibc

/// The line that a replay prints for a gesture. This is the one place where its form is laid down;
/// bindings/c/examples/replay and the Python replay print the same, byte for byte:
///
///     printf("%10.6f  %-12s %-10s at (%.2f, %.2f)", seconds, recognizer, state, x, y)
///     then for each value, in the order of its class: printf("%s%s=%.3f", first ? "  " : " ", name, value)
///     then, when the record is about one contact: printf("  touch=%llu", touch)
///
/// A number that would read as minus zero is written without the minus.
enum GestureLine {
  /// The line of any event, or the same as an object of JSON.
  static func text(_ event: Event, json: Bool) throws -> String {
    if json { return try GestureJSON(event).line() }
    return event.isGesture ? text(event) : event.isViewTouch ? touchText(event) : decisionText(event)
  }

  static func text(_ event: Event) -> String {
    line(event) + event.values.enumerated().map { ($0 == 0 ? "  " : " ") + "\($1.name)=\(number($1.number, 3))" }.joined() + touch(event)
  }

  /// The same form for a touch that is sent to a view.
  static func touchText(_ event: Event) -> String { line(event) + touch(event) }

  private static func touch(_ event: Event) -> String { event.touch.map { "  touch=\($0)" } ?? "" }

  /// A decision's sentence under its time.
  static func decisionText(_ event: Event) -> String { String(format: "%10.6f", event.seconds) + "  | \(event.sentence)" }

  /// A number with this many digits after the point.
  static func number(_ number: Double, _ digits: Int) -> String {
    String(format: "%.\(digits)f", abs(number) < 0.5 * pow(10, Double(-digits)) ? 0 : number)
  }

  private static func line(_ event: Event) -> String {
    let place = "at (\(number(event.record.x, 2)), \(number(event.record.y, 2)))"
    return String(format: "%10.6f", event.seconds) + "  \(padded(event.source, 12)) \(padded(event.word, 10)) \(place)"
  }

  /// As `%-12s`: counted in bytes.
  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.utf8.count))
  }
}
