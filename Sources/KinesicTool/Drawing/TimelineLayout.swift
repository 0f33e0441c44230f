import CKinesic

/// Where the rows of the time line stand: fingers, what views hear, recognizers under the names of their views, and
/// who saw nothing.
struct TimelineLayout {
  struct Row {
    let name: String
    /// The view whose row it is; 0 for other rows.
    var view: kin_view_id = 0
    let top, height: Double
    var middle: Double { top + height / 2 }
  }

  let fingers: [Row]
  /// One for each view that wants touches, with a track for each touch at one time.
  let deliveries: [Row]
  let headings: [Row]
  /// One for each lane of the story.
  let lanes: [Row]
  let idle: Row?
  let bottom: Double
  /// The type of the lanes' names, and of what stands beside their marks.
  let nameStyle, labelStyle: TextStyle

  static let trackHeight = 8.0

  init(_ story: Story, top: Double) {
    var y = top
    func row(_ name: String, view: kin_view_id = 0, _ height: Double, below space: Double = 0) -> Row {
      defer { y += height + space }
      return Row(name: name, view: view, top: y, height: height)
    }
    fingers = (0..<story.fingerCount).map { row("finger \($0 + 1)", story.fingerCount > 5 ? 12 : 15) }
    y += 8
    var views: [(view: Roster.View, tracks: Int)] = []
    for delivery in story.deliveries {
      if views.last?.view.id != delivery.view.id { views.append((delivery.view, 0)) }
      views[views.count - 1].tracks = max(views[views.count - 1].tracks, delivery.track + 1)
    }
    deliveries = views.map { row($0.view.label, view: $0.view.id, max(16, Double($0.tracks) * Self.trackHeight + 4), below: 2) }
    y += views.isEmpty ? 2 : 8
    let height = Self.laneHeight(story.lanes.count)
    (nameStyle, labelStyle) = height >= 24 ? (.name, .dim) : (.small, .tiny)
    var (headings, lanes) = ([Row](), [Row]())
    for (index, lane) in story.lanes.enumerated() {
      if story.viewCount > 1, index == 0 || story.lanes[index - 1].view.id != lane.view.id { headings.append(row(lane.view.label, 18)) }
      lanes.append(row(lane.name, height))
    }
    (self.headings, self.lanes) = (headings, lanes)
    idle = story.idle.isEmpty ? nil : row("", 22)
    bottom = y
  }

  /// Many lanes are lower, so that forty fit a screen.
  private static func laneHeight(_ count: Int) -> Double { count <= 10 ? 30 : count <= 20 ? 22 : 16 }
}
