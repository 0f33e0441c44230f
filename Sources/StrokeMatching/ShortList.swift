/// The templates that look nearest, the most alike first.
struct ShortList {
  private let most: Int
  private(set) var count = 0
  private(set) var templates = InlineArray<24, Int32>(repeating: 0)
  private(set) var angles = InlineArray<24, Double>(repeating: 0)
  private var likenesses = InlineArray<24, Float>(repeating: 0)

  /// `most` is at most 24.
  init(most: Int) { self.most = most }

  /// What a template must exceed to come in.
  var least: Float { count < most ? -.infinity : likenesses[count - 1] }

  mutating func insert(_ template: Int, likeness: Float, angle: Double) {
    guard likeness > least else { return }
    var place = min(count, most - 1)
    while place > 0, likenesses[place - 1] < likeness {
      likenesses[place] = likenesses[place - 1]
      templates[place] = templates[place - 1]
      angles[place] = angles[place - 1]
      place -= 1
    }
    likenesses[place] = likeness
    templates[place] = Int32(template)
    angles[place] = angle
    count = min(count + 1, most)
  }
}
