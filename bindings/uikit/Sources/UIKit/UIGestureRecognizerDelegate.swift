import CKinesic
import Foundation

/// Is asked about one recognizer. Every method has an answer already.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Never asked: no presses are delivered.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { true }
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }
}

/// The engine's questions, taken to a recognizer's delegate and to the recognizer itself.
@MainActor
enum DelegateBridge {
  /// - Parameter isWhole: false: only which touches it takes, so that the arena asks nobody else.
  static func table(for window: UIWindow, isWhole: Bool) -> kin_recognizer_delegate {
    var table = kin_recognizer_delegate()
    kin_recognizer_delegate_init(&table)
    table.user_data = Unmanaged.passUnretained(window).toOpaque()
    table.should_receive_touch = { _, id, touch, window in
      let serial = touch?.pointee.touch ?? 0
      return ask(window, id, otherwise: true) { shouldReceive($0, serial) }
    }
    if !isWhole { return table }
    table.should_begin = { _, id, window in
      ask(window, id, otherwise: true) { $0.delegate?.gestureRecognizerShouldBegin($0) ?? true }
    }
    table.should_recognize_simultaneously_with = { _, id, other, window in
      ask(window, id, other) { $0.delegate?.gestureRecognizer($0, shouldRecognizeSimultaneouslyWith: $1) ?? false }
    }
    table.should_require_failure_of = { _, id, other, window in
      ask(window, id, other) { $0.delegate?.gestureRecognizer($0, shouldRequireFailureOf: $1) ?? false }
    }
    table.should_be_required_to_fail_by = { _, id, other, window in
      ask(window, id, other) { $0.delegate?.gestureRecognizer($0, shouldBeRequiredToFailBy: $1) ?? false }
    }
    return table
  }
}

@MainActor private func shouldReceive(_ recognizer: UIGestureRecognizer, _ serial: UInt64) -> Bool {
  guard let window = recognizer.window else { return true }
  if window.event.type == .scroll, let pan = recognizer as? UIPanGestureRecognizer, !pan.allowedScrollTypesMask.contains(window.scrollType)
  {
    return false
  }
  if !recognizer.shouldReceive(window.event) { return false }
  guard let delegate = recognizer.delegate else { return true }
  if !delegate.gestureRecognizer(recognizer, shouldReceive: window.event) { return false }
  return window.touches[serial].map { delegate.gestureRecognizer(recognizer, shouldReceive: $0) } ?? true
}

private func ask(
  _ window: UnsafeMutableRawPointer?, _ id: kin_recognizer_id, otherwise: Bool, _ question: @MainActor (UIGestureRecognizer) -> Bool
) -> Bool {
  guard let window = UIWindow.from(window) else { return otherwise }
  return onMainActor { window.recognizers[id].map(question) ?? otherwise }
}

private func ask(
  _ window: UnsafeMutableRawPointer?, _ id: kin_recognizer_id, _ other: kin_recognizer_id,
  _ question: @MainActor (UIGestureRecognizer, UIGestureRecognizer) -> Bool
) -> Bool {
  guard let window = UIWindow.from(window) else { return false }
  return onMainActor {
    guard let mine = window.recognizers[id], let its = window.recognizers[other] else { return false }
    return question(mine, its)
  }
}
