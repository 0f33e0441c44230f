import CKinesic
import Foundation

/// What a recognizer and the engine know of one attempt.
struct Attempt {
  /// The step that is under way: its class's own bytes, what happened, and what it asks for.
  struct Stepping {
    let bytes: UnsafeMutableRawPointer
    let input: UnsafePointer<kin_step>
    let request: UnsafeMutablePointer<kin_request>
    /// The class behind it has been asked in this step.
    var hasRunBase = false
    /// It is being asked: what comes is its word, and not the subclass's.
    var isAskingBase = false
  }

  /// What `state` says.
  var state = UIGestureRecognizer.State.possible
  /// Its touches, in the order of landing, as the latest step showed them.
  var touches: [UITouch] = []
  /// The outputs of its class, as the latest step or record has them.
  var values = SIMD8<Double>()
  /// From where hosts let the outputs count: it is taken off a translation and a rotation, and a scale is divided by
  /// it. The engine does not learn of it: it would forget the velocity.
  var origin = SIMD2<Double>()
  var unitScale = 1.0
  /// Something has happened to it since the latest reset.
  var hasBegun = false
  /// In this attempt it has said its last word.
  var isDecided = false
  /// The engine says what it has become: that is not a wish of the subclass.
  var isInformed = false
  /// Inside its actions: where the gesture is, and how many fingers made it.
  var record: (location: CGPoint, touches: Int)?
  private var lastLocation = CGPoint.zero
  var stepping: Stepping?

  /// Takes over what a record says of place and outputs.
  mutating func take(_ event: kin_event) {
    lastLocation = CGPoint(x: event.x, y: event.y)
    record = (lastLocation, Int(event.touch_count))
    values = withUnsafeBytes(of: event.values) { $0.loadUnaligned(as: SIMD8<Double>.self) }
  }

  /// A touch of the present step is not wanted any more.
  func ignore(_ touch: UITouch) {
    guard let stepping, let place = touches.firstIndex(where: { $0 === touch }) else { return }
    withUnsafeMutableBytes(of: &stepping.request.pointee.ignore) {
      $0.bindMemory(to: UInt64.self)[place / 64] |= 1 << UInt64(place % 64)
    }
  }

  // MARK: Where it is

  @MainActor var location: CGPoint {
    if let record { return record.location }
    let present = touches.filter(\.isDown)
    let counted = present.isEmpty && stepping != nil ? touches : present
    if counted.isEmpty { return lastLocation }
    let sum = counted.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.location.x, y: $0.y + $1.location.y) }
    return CGPoint(x: sum.x / CGFloat(counted.count), y: sum.y / CGFloat(counted.count))
  }

  @MainActor var numberOfTouches: Int {
    if let record { return record.touches }
    return stepping == nil ? touches.lazy.filter(\.isDown).count : touches.count
  }

  @MainActor func location(ofTouch index: Int, of owner: UIGestureRecognizer) -> CGPoint {
    if stepping == nil, owner.id != 0, let window = owner.window {
      var place = kin_point()
      let found = kin_recognizer_get_touch_location(window.engine, owner.id, UInt32(clamping: index), 0, &place) == KIN_OK
      if found { return CGPoint(x: place.x, y: place.y) }
    }
    return touches.indices.contains(index) ? touches[index].location : location
  }
}
