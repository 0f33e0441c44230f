import CKinesic
import Foundation

/// What a window does with the engine's records.
extension UIWindow {
  func take(_ record: UnsafePointer<kin_event>) {
    switch Int(record.pointee.type) {
    case KIN_EVENT_VIEW_TOUCH: collect(record.pointee)
    case KIN_EVENT_GESTURE:
      deliver()
      recognizers[record.pointee.recognizer]?.take(record.pointee)
    case KIN_EVENT_DECISION: explain(record)
    default: break
    }
  }

  /// Touches of one view in one phase are delivered as one set.
  private func collect(_ record: kin_event) {
    guard let view = views[record.view], let touch = touches[record.touch] else { return }
    if undelivered?.view !== view || undelivered?.phase != record.phase { deliver() }
    if undelivered == nil { undelivered = (view, record.phase, []) }
    undelivered?.touches.insert(touch)
  }

  func deliver() {
    guard let (view, phase, touches) = undelivered else { return }
    undelivered = nil
    switch Int(phase) {
    case KIN_PHASE_BEGAN: view.touchesBegan(touches, with: event)
    case KIN_PHASE_MOVED: view.touchesMoved(touches, with: event)
    case KIN_PHASE_ENDED: view.touchesEnded(touches, with: event)
    default: view.touchesCancelled(touches, with: event)
    }
  }

  private func explain(_ record: UnsafePointer<kin_event>) {
    guard let onDecision else { return }
    var needed: UInt32 = 0
    guard kin_event_describe(engine, record, nil, 0, &needed) == KIN_OK else { return }
    var room = [CChar](repeating: 0, count: Int(needed))
    guard kin_event_describe(engine, record, &room, needed, nil) == KIN_OK else { return }
    onDecision(String(decoding: room.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
  }

  /// Where a touch is going to be; nil: it is not known.
  func predict(_ touch: UITouch, at time: TimeInterval) -> CGPoint? {
    var estimate = kin_touch_estimate()
    guard kin_engine_sample_touch(engine, touch.serial, UInt64((time * 1e9).rounded()), &estimate) == KIN_OK else { return nil }
    return CGPoint(x: estimate.x, y: estimate.y)
  }
}
