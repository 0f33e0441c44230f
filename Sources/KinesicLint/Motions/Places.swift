import CKinesic

/// Where motions are made: one place for each view that touches hit.
struct Places {
  struct Place {
    let view: Int
    let at: kin_point
    /// How far a finger can be from it, in all directions, and still hit the view; units of the window.
    let room: Double
  }

  private(set) var all: [Place] = []
  /// For each place another one, on a sibling's side: where a second hand is.
  private(set) var elsewhere: [Int] = []

  private static let side = 24
  private static let mostPlain = 24

  init(_ setting: Setting, _ engine: OpaquePointer) {
    let (points, hits) = Places.grid(setting, engine)
    // Where the answer of a delegate hangs on the view that was hit, plain views count as well: in small scenes.
    let hasRoom = setting.views.count <= Places.mostPlain
    for view in 0..<setting.views.count where hasRoom || Places.isOfUse(view, setting) {
      if let place = Places.best(for: view, points, hits, setting.window) {
        all.append(place)
      } else if let place = Places.fine(view, setting, engine) {
        all.append(place)
      }
    }
    for i in all.indices { elsewhere.append(Places.other(than: i, all, setting)) }
  }

  /// Where a view lies that no touch hits: its middle; nil: it has no size.
  static func middle(of view: Int, _ setting: Setting, _ engine: OpaquePointer) -> Place? {
    let frame = setting.views[view].frame
    let width = min(frame.width, 100_000)
    let height = min(frame.height, 100_000)
    var point = kin_point()
    guard width > 0, height > 0,
      kin_view_convert_point(engine, setting.views[view].id, 0, kin_point(x: width / 2, y: height / 2), &point) == kin_result(KIN_OK)
    else { return nil }
    return Place(view: view, at: point, room: min(width, height) / 2)
  }

  func place(on view: Int) -> Int? { all.firstIndex { $0.view == view } }

  /// Whether a view has recognizers of its own, or wants touches; the window is always of use.
  private static func isOfUse(_ view: Int, _ setting: Setting) -> Bool {
    if view == 0 || setting.views[view].has(KIN_VIEW_WANTS_TOUCHES) { return true }
    return setting.subjects.contains { $0.view == view }
  }

  private static func grid(_ setting: Setting, _ engine: OpaquePointer) -> (points: [kin_point], hits: [Int]) {
    var points: [kin_point] = []
    var hits: [Int] = []
    let window = setting.window
    for row in 0..<side {
      for column in 0..<side {
        let point = kin_point(
          x: window.x + (Double(column) + 0.5) / Double(side) * window.width,
          y: window.y + (Double(row) + 0.5) / Double(side) * window.height)
        points.append(point)
        hits.append(hit(point, setting, engine))
      }
    }
    return (points, hits)
  }

  static func hit(_ point: kin_point, _ setting: Setting, _ engine: OpaquePointer) -> Int {
    var id: kin_view_id = 0
    return kin_view_hit_test(engine, point.x, point.y, &id) == kin_result(KIN_OK) ? setting.place(ofView: id) : -1
  }

  /// The point of a view that is farthest from all that is not the view.
  private static func best(for view: Int, _ points: [kin_point], _ hits: [Int], _ window: kin_rect) -> Place? {
    var best: Place?
    for i in points.indices where hits[i] == view {
      var room = min(
        min(points[i].x - window.x, window.x + window.width - points[i].x),
        min(points[i].y - window.y, window.y + window.height - points[i].y))
      for j in points.indices where hits[j] != view {
        room = min(room, max((points[i].x - points[j].x).magnitude, (points[i].y - points[j].y).magnitude))
      }
      if room > best?.room ?? -1 { best = Place(view: view, at: points[i], room: room) }
    }
    return best
  }

  /// A view that is smaller than the grid's steps: points of its own frame.
  private static func fine(_ view: Int, _ setting: Setting, _ engine: OpaquePointer) -> Place? {
    let frame = setting.views[view].frame
    if view == 0 || !(frame.width > 0 && frame.height > 0) { return nil }
    let width = min(frame.width, 100_000)
    let height = min(frame.height, 100_000)
    for share in [0.5, 0.25, 0.75, 0.1, 0.9, 0.02, 0.98] {
      for other in [0.5, 0.25, 0.75, 0.1, 0.9, 0.02, 0.98] {
        let inside = kin_point(x: width * share, y: height * other)
        var point = kin_point()
        guard kin_view_convert_point(engine, setting.views[view].id, 0, inside, &point) == kin_result(KIN_OK) else { return nil }
        if hit(point, setting, engine) == view {
          return Place(view: view, at: point, room: min(min(share, 1 - share) * width, min(other, 1 - other) * height))
        }
      }
    }
    return nil
  }

  /// The nearest place on a view that is neither above nor below; where there is none, on a view below.
  private static func other(than place: Int, _ all: [Place], _ setting: Setting) -> Int {
    let beside = nearest(to: place, all) {
      !setting.isBelow(all[$0].view, all[place].view) && !setting.isBelow(all[place].view, all[$0].view)
    }
    return beside >= 0 ? beside : nearest(to: place, all) { setting.isBelow(all[$0].view, all[place].view) }
  }

  private static func nearest(to place: Int, _ all: [Place], _ isMeant: (Int) -> Bool) -> Int {
    var nearest = -1
    var least = Double.infinity
    for i in all.indices where i != place && isMeant(i) {
      let dx = all[i].at.x - all[place].at.x
      let dy = all[i].at.y - all[place].at.y
      if dx * dx + dy * dy < least {
        least = dx * dx + dy * dy
        nearest = i
      }
    }
    return nearest
  }
}
