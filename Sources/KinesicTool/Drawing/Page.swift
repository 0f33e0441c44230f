import FoundationEssentials

/// A page with a picture, a player and explanations: one file, without any outside resource.
struct Page {
  private let picture: Picture

  init(_ picture: Picture) { self.picture = picture }

  func html() -> String {
    var svg = SVG()
    picture.draw(into: &svg, role: "group")
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <title>\(SVG.escape(picture.title))</title>
      <style>
      \(PageText.styleSheet(picture.options.theme))
      </style>
      </head>
      <body>
      <main>
      \(svg.text)</main>
      \(PageText.controls)
      <script type="application/json" id="data">\(data)</script>
      <script>
      \(PageText.script)
      </script>
      </body>
      </html>

      """
  }

  /// What the script needs to know, as JSON: numbers and words of ours, nothing that could end the script.
  private var data: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    guard let json = try? encoder.encode(PlayerData(picture)) else { return "{}" }
    return String(decoding: json, as: UTF8.self)
  }
}

/// Numbers for the player: the axis, where each contact is when, and the states of each lane. Times in seconds, places
/// in pixels.
struct PlayerData: Encodable {
  struct Contact: Encodable {
    let number, finger: Int
    /// Time, x, y, again and again.
    let path: [Double]
  }

  struct Attempt: Encodable {
    let start, waits, decided, end: Double
    let outcome: String
  }

  /// Start, end, left, right of each piece of the axis.
  let axis: [[Double]]
  let top, bottom: Double
  let contacts: [Contact]
  let lanes: [[Attempt]]
  /// Top and bottom of each lane.
  let rows: [[Double]]

  /// How far a place may be from the recorded one, in pixels, where ten milliseconds count as one pixel.
  private static let tolerance = 0.7

  init(_ picture: Picture) {
    let timeline = picture.timeline
    axis = timeline.axis.pieces.map { [$0.start, $0.end, $0.left, $0.right].map(Self.round) }
    top = Self.round(timeline.y + 16)
    bottom = Self.round(timeline.layout.bottom)
    rows = timeline.layout.lanes.map { [Self.round($0.top), Self.round($0.top + $0.height)] }
    contacts = picture.story.contacts.map { contact in
      let points = contact.points.map { point in
        let at = picture.panel.place(point.x, point.y)
        return SIMD3(at.x, at.y, point.time * 100)
      }
      let kept = Simplifier.kept(points, tolerance: Self.tolerance)
      return Contact(
        number: contact.number, finger: contact.finger,
        path: kept.flatMap { [Self.round(points[$0].z / 100), Self.round(points[$0].x), Self.round(points[$0].y)] })
    }
    lanes = picture.story.lanes.map { lane in
      lane.attempts.map {
        Attempt(
          start: Self.round($0.start), waits: Self.round($0.waits ?? $0.decided), decided: Self.round($0.decided), end: Self.round($0.end),
          outcome: $0.outcome.rawValue)
      }
    }
  }

  private static func round(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
}
