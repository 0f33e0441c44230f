import CKinesic
import CKinesicOverlay

/// A point of a trail.
struct TrailPoint {
  var x: Double
  var y: Double
  var time: UInt64
}

/// A contact that is down, or was until a short time ago.
struct Finger {
  /// The serial number of its contact; 0: this place is free.
  var contact: UInt64 = 0
  var isDown = false
  var view: kin_view_id = 0
  var startX = 0.0
  var startY = 0.0
  var x = 0.0
  var y = 0.0
  var liftTime: UInt64 = 0
  /// How many points its trail got in all: the latest are in a ring.
  var pointCount = 0
}

/// The fingers that are shown, with the rings of their trails.
struct Fingers {
  private let all: UnsafeMutableBufferPointer<Finger>
  private let points: UnsafeMutableBufferPointer<TrailPoint>
  private let trailCapacity: Int
  /// Below this distance from the latest point of a trail there is no other one.
  private let spacing: Double

  init(_ all: UnsafeMutableBufferPointer<Finger>, _ points: UnsafeMutableBufferPointer<TrailPoint>, _ options: kin_overlay_options) {
    self.all = all
    self.points = points
    trailCapacity = Int(options.trail_capacity)
    spacing = 3 * options.scale
    all.initialize(repeating: Finger())
    points.initialize(repeating: TrailPoint(x: 0, y: 0, time: 0))
  }

  var places: Range<Int> { all.indices }
  subscript(place: Int) -> Finger { all[place] }

  var isAnyDown: Bool {
    for i in all.indices where all[i].isDown { return true }
    return false
  }

  /// Those that are not among the contacts that are down have lifted; they go when their trails have faded.
  func release(except contacts: UnsafeBufferPointer<kin_contact>, now: UInt64, trailDuration: UInt64) {
    for i in all.indices where all[i].isDown && !contacts.contains(where: { $0.contact == all[i].contact }) {
      all[i].isDown = false
      all[i].liftTime = now
    }
    for i in all.indices where !all[i].isDown && all[i].contact != 0 && now &- all[i].liftTime >= trailDuration {
      all[i].contact = 0
    }
  }

  /// Takes a contact that is down, which may be new.
  func follow(_ contact: kin_contact) {
    guard let place = place(of: contact.contact) else { return }
    if all[place].contact != contact.contact {
      all[place] = Finger(contact: contact.contact, startX: contact.start_x, startY: contact.start_y)
      append(contact.start_x, contact.start_y, contact.start_time_ns, to: place)
    }
    all[place].isDown = true
    all[place].view = contact.view
    all[place].x = contact.x
    all[place].y = contact.y
    let latest = point(all[place].pointCount - 1, of: place)
    let x = contact.x - latest.x
    let y = contact.y - latest.y
    if x * x + y * y >= spacing * spacing { append(contact.x, contact.y, contact.time_ns, to: place) }
  }

  /// Where a contact is shown: where it was, at a free place, or in place of the finger that lifted first.
  private func place(of contact: UInt64) -> Int? {
    var found: Int?
    for i in all.indices {
      if all[i].contact == contact { return i }
      if all[i].isDown { continue }
      if found.map({ isBefore(all[i], all[$0]) }) ?? true { found = i }
    }
    return found
  }

  private func isBefore(_ finger: Finger, _ other: Finger) -> Bool {
    if finger.contact == 0 || other.contact == 0 { return finger.contact == 0 && other.contact != 0 }
    return finger.liftTime < other.liftTime
  }

  private func append(_ x: Double, _ y: Double, _ time: UInt64, to place: Int) {
    points[place * trailCapacity + all[place].pointCount % trailCapacity] = TrailPoint(x: x, y: y, time: time)
    all[place].pointCount += 1
  }

  /// The numbers of the points that are still there.
  func trail(of place: Int) -> Range<Int> { max(0, all[place].pointCount - trailCapacity)..<all[place].pointCount }

  func point(_ number: Int, of place: Int) -> TrailPoint { points[place * trailCapacity + number % trailCapacity] }
}
