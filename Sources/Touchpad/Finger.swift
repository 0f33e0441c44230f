import CKinesicTouchpad
import KinesicPlugin

/// What a contact counts as.
enum Role: UInt8 {
  case finger, resting, thumb, palm, part
}

/// One contact, from landing to lifting.
struct Finger {
  var contact = kin_touchpad_contact()
  var start = Vector.zero
  var startTime: UInt64 = 0
  var role = Role.finger
  /// Where it is without the steps that were left out; the span of pinches is measured with it.
  var place = Vector.zero
  /// Movement in this frame.
  var step = Vector.zero
  /// Length of the step that the device reported in the frame before.
  var reported = 0.0
  /// A step that waits for the next frame.
  var withheld = Vector.zero
  /// Since the number of fingers changed.
  var moved = Vector.zero
  /// Movement of about the last tenth of a second.
  var recent = Vector.zero
  /// The farthest that it was from its start.
  var travel = 0.0
  /// The hardest that it pressed; 0: unknown.
  var pressure = 0.0
  /// How far it still has to go before it moves anything; 0: nothing holds it.
  var pin = 0.0
  /// It came from the edge zone, and has not left it.
  var isFromEdge = false
  /// It moved as a finger: it stays one.
  var isProven = false
  /// It was a thumb and moved: it is a finger, and no thumb at once again.
  var isAwake = false
  /// The device reported a step of it.
  var hasStepped = false
  /// The step that waits is its first one: its first place may have been wrong.
  var isPlacing = false
  /// The tap that it is part of; 0: none.
  var tap: UInt32 = 0

  var reportedPlace: Vector { Vector(x: contact.x, y: contact.y) }
  var isFinger: Bool { role == .finger }
}
