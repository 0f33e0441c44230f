/// What pictures have in common: a page with a title, a line of facts, and a drawing below them.
struct Poster {
  static let margin = 28.0
  /// Where the drawing begins.
  static let top = 84.0

  let title, facts: String
  /// What the picture shows, for who cannot see it.
  let description: String
  let width: Double
  let theme: PictureOptions.Theme
  /// Whether the drawing uses the hatch.
  var isHatched = false

  func svg(height: Double, _ drawing: SVG) -> String {
    var svg = SVG()
    svg.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    svg.group(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": .number(width), "height": .number(height),
        "viewBox": "0 0 \(SVG.number(width)) \(SVG.number(height))", "role": "img", "aria-label": .text("\(title): \(facts)"),
      ], title: title
    ) { svg in
      svg.group("desc", [:]) { $0.raw(SVG.escape(description)) }
      svg.raw(Palette.styleSheet(theme))
      if isHatched { Picture.drawHatch(into: &svg) }
      svg.element("rect", ["class": "page", "width": "100%", "height": "100%"])
      let room = width - 2 * Self.margin
      svg.label(FontMetric.fit(title, .title, into: room), x: Self.margin, y: 40, style: .title)
      svg.label(FontMetric.fit(facts, .body, into: room), x: Self.margin, y: 62, style: .body)
      svg.raw(drawing.text)
    }
    return svg.text
  }
}
