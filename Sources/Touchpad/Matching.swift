import CKinesicTouchpad
import KinesicMath
import KinesicPlugin

/// Frames that come later than this count as this late, for speeds: a device says nothing while nothing changes.
private let longestFrame = 0.025

extension Pad {
  /// Finds the finger of each contact: what moved, what landed, what lifted.
  mutating func match(_ frame: kin_touchpad_frame) {
    var isSeen: UInt32 = 0
    var landings: UInt32 = 0
    for c in 0..<Int(frame.contact_count) {
      guard let contact = frame.contacts?[c] else { continue }
      if let i = index(of: contact.id), !isJump(i, contact) {
        isSeen |= 1 << UInt32(i)
        move(i, contact)
      } else {
        landings |= 1 << UInt32(c)
      }
    }
    let lifted = lift(exceptFor: isSeen)
    if lifted == 0 && landings == 0 {
      limitSteps()
      return
    }
    for c in 0..<Int(frame.contact_count) where landings & 1 << UInt32(c) != 0 {
      if let contact = frame.contacts?[c] { land(contact) }
    }
    limitSteps()
  }

  private func index(of id: UInt64) -> Int? {
    for i in 0..<fingerCount where fingers[i].contact.id == id { return i }
    return nil
  }

  /// Whether a contact went so far that it is another finger under the same id.
  private mutating func isJump(_ i: Int, _ contact: kin_touchpad_contact) -> Bool {
    guard heeds(KIN_TOUCHPAD_EVIDENCE_JUMP) else { return false }
    let step = (Vector(x: contact.x, y: contact.y) - fingers[i].reportedPlace).length
    let time = min(max(interval, 0.001), longestFrame)
    if step < options.jump_distance || step < options.jump_speed * time { return false }
    decide(Verdict(KIN_TOUCHPAD_REASON_JUMP, step, options.jump_distance), contact: contact.id)
    return true
  }

  private mutating func move(_ i: Int, _ contact: kin_touchpad_contact) {
    let step = Vector(x: contact.x, y: contact.y) - fingers[i].reportedPlace
    fingers[i].contact = contact
    feel(i)
    fingers[i].step = step
    fingers[i].travel = max(fingers[i].travel, (fingers[i].reportedPlace - fingers[i].start).length)
  }

  /// Lifts all fingers that no contact was found for; how many.
  private mutating func lift(exceptFor isSeen: UInt32) -> Int {
    var kept = 0
    var lifted = 0
    for i in 0..<fingerCount where isSeen & 1 << UInt32(i) == 0 {
      stillAround(fingers[i].reportedPlace, except: i)
      pointAtLift(i)
      liftTap(i)
      lifted += 1
    }
    for i in 0..<fingerCount where isSeen & 1 << UInt32(i) != 0 {
      if kept != i { fingers[kept] = fingers[i] }
      kept += 1
    }
    fingerCount = kept
    return lifted
  }

  private mutating func land(_ contact: kin_touchpad_contact) {
    stopMomentum(KIN_TOUCHPAD_REASON_TOUCHED)
    var finger = Finger()
    finger.contact = contact
    finger.start = Vector(x: contact.x, y: contact.y)
    finger.place = finger.start
    finger.startTime = now
    stillAround(finger.start, except: fingerCount)
    fingers[fingerCount] = finger
    fingerCount += 1
    feel(fingerCount - 1)
    classifyLanding(fingerCount - 1)
    landTap(fingerCount - 1)
    if fingers[fingerCount - 1].isFinger { putOffHold() }
  }

  /// Contacts near to one that lands or lifts move because two became one, or one two.
  private mutating func stillAround(_ place: Vector, except index: Int) {
    for i in 0..<fingerCount where i != index && (fingers[i].reportedPlace - place).length <= options.merge_distance {
      fingers[i].step = Vector.zero
      fingers[i].withheld = Vector.zero
    }
  }

  /// Lets a step of one contact that is much longer than the one before wait for the next frame, and adds up.
  private mutating func limitSteps() {
    let decay = exponential(-interval / 0.1)
    for i in 0..<fingerCount {
      let reported = fingers[i].step.length
      if heeds(KIN_TOUCHPAD_EVIDENCE_JUMP) { limitStep(i, reported) }
      fingers[i].reported = reported
      hold(i)
      fingers[i].place += fingers[i].step
      fingers[i].moved += fingers[i].step
      fingers[i].recent = fingers[i].recent * decay + fingers[i].step
    }
  }

  private mutating func limitStep(_ i: Int, _ reported: Double) {
    let before = fingers[i].withheld
    fingers[i].withheld = Vector.zero
    if before.lengthSquared > 0 {
      if fingers[i].step.dot(before) > 0 && reported >= options.rest_ratio * before.length {
        fingers[i].step += before
      } else if fingers[i].isPlacing {
        landAnew(i, before)
      }
      fingers[i].isPlacing = false
      return
    }
    if reported == 0 { return }
    let isFirst = !fingers[i].hasStepped
    fingers[i].hasStepped = true
    let longest = options.step_ratio * fingers[i].reported + options.step_distance
    if reported <= longest || isShared(i, reported, isFirst) { return }
    fingers[i].withheld = fingers[i].step
    fingers[i].step = Vector.zero
    fingers[i].isPlacing = isFirst
    if isFirst { fingers[i].travel = 0 }
    decide(Verdict(KIN_TOUCHPAD_REASON_STEP, reported, longest), contact: fingers[i].contact.id)
  }

  /// The first place that the device gave it was wrong by a step, after which it stayed.
  private mutating func landAnew(_ i: Int, _ step: Vector) {
    fingers[i].start += step
    fingers[i].travel = (fingers[i].reportedPlace - fingers[i].start).length
  }

  /// Whether another contact makes such a step in the same frame, which is a hand and no sensor, or there is none; but
  /// the first step of one alone may be the sensor's.
  private func isShared(_ i: Int, _ reported: Double, _ isFirst: Bool) -> Bool {
    if fingerCount == 1 { return !isFirst }
    for k in 0..<fingerCount where k != i {
      let other = k < i ? fingers[k].reported : fingers[k].step.length
      if other >= options.rest_ratio * reported { return true }
    }
    return false
  }

  /// A finger that is pinned by a button moves nothing until it went far enough.
  private mutating func hold(_ i: Int) {
    guard fingers[i].pin > 0 else { return }
    fingers[i].pin -= fingers[i].step.length
    fingers[i].step = Vector.zero
  }
}
