import CKinesic
import CKinesicOverlay

/// The fingers, their trails and the views that they hit.
extension Overlay {
  /// Of how many views the outline is drawn.
  static let mostOutlines = 4
  /// A view that is larger has no outline.
  private static let largestOutline = 1e6
  private static let refusalDuration: UInt64 = 1_500_000_000

  mutating func drawFingers() {
    drawOutlines()
    for place in fingers.places where fingers[place].contact != 0 { drawTrail(place) }
    for place in fingers.places where fingers[place].contact != 0 { drawFinger(fingers[place]) }
    drawRefusal()
  }

  private mutating func drawFinger(_ finger: Finger) {
    let share = finger.isDown ? 1 : fading(finger.liftTime, style.trailDuration)
    let radius = 18 * style.scale
    shapes.appendRing(finger.startX, finger.startY, 5 * style.scale, 1.5 * style.scale, style.colour(KIN_OVERLAY_TOUCH, 0.8 * share))
    if finger.isDown { shapes.appendDisc(finger.x, finger.y, radius, style.colour(KIN_OVERLAY_TOUCH, 0.25)) }
    shapes.appendRing(finger.x, finger.y, radius, 2 * style.scale, style.colour(KIN_OVERLAY_TOUCH, finger.isDown ? 0.9 : 0.4 * share))
  }

  /// From the oldest point that is left to the finger.
  private mutating func drawTrail(_ place: Int) {
    let finger = fingers[place]
    let trail = fingers.trail(of: place)
    for number in trail {
      let from = fingers.point(number, of: place)
      let share = fading(from.time, style.trailDuration)
      if share == 0 { continue }
      let isLatest = number == trail.upperBound - 1
      let to = isLatest ? TrailPoint(x: finger.x, y: finger.y, time: 0) : fingers.point(number + 1, of: place)
      if from.x == to.x && from.y == to.y { continue }
      shapes.appendLine(from.x, from.y, to.x, to.y, 3 * style.scale, style.colour(KIN_OVERLAY_TOUCH, 0.7 * share))
    }
  }

  /// The share that is left of what was drawn at a time, 1 to 0.
  private func fading(_ time: UInt64, _ duration: UInt64) -> Double {
    let age = now > time ? now - time : 0
    return age < duration ? 1 - Double(age) / Double(duration) : 0
  }

  private mutating func drawRefusal() {
    if refusal.time == UInt64.max { return }
    let colour = style.colour(KIN_OVERLAY_FAILED, fading(refusal.time, Overlay.refusalDuration))
    if colour & 0xFF == 0 { return }
    let half = 10 * style.scale
    let width = 3 * style.scale
    shapes.appendLine(refusal.x - half, refusal.y - half, refusal.x + half, refusal.y + half, width, colour)
    shapes.appendLine(refusal.x - half, refusal.y + half, refusal.x + half, refusal.y - half, width, colour)
  }

  private mutating func drawOutlines() {
    var count = 0
    for place in fingers.places where fingers[place].isDown && count < Overlay.mostOutlines {
      let isFirst = !fingers.places[..<place].contains { fingers[$0].isDown && fingers[$0].view == fingers[place].view }
      if isFirst && drawOutline(fingers[place].view) { count += 1 }
    }
  }

  /// False: the view is gone, or as large as the plane.
  private mutating func drawOutline(_ view: kin_view_id) -> Bool {
    var frame = kin_rect()
    guard view != 0, kin_view_get_frame(engine, view, &frame) == kin_result(KIN_OK) else { return false }
    if !(frame.width <= Overlay.largestOutline && frame.height <= Overlay.largestOutline) { return false }
    var from = kin_point()
    guard kin_view_convert_point(engine, view, 0, kin_point(x: 0, y: frame.height), &from) == kin_result(KIN_OK) else { return false }
    for corner in 0..<4 {
      let point = kin_point(x: corner == 1 || corner == 2 ? frame.width : 0, y: corner >= 2 ? frame.height : 0)
      var to = kin_point()
      _ = kin_view_convert_point(engine, view, 0, point, &to)
      shapes.appendLine(from.x, from.y, to.x, to.y, style.scale, style.colour(KIN_OVERLAY_QUIET, 0.8))
      from = to
    }
    return true
  }
}
