/// The templates that look nearest, the most alike first.
struct ShortList {
  static let most = 16

  private(set) var count = 0
  private(set) var templates = InlineArray<16, Int32>(repeating: 0)
  private(set) var angles = InlineArray<16, Double>(repeating: 0)
  private var likenesses = InlineArray<16, Float>(repeating: 0)

  /// What a template must exceed to come in.
  var least: Float { count < ShortList.most ? -.infinity : likenesses[count - 1] }

  mutating func insert(_ template: Int, likeness: Float, angle: Double) {
    guard likeness > least else { return }
    var place = min(count, ShortList.most - 1)
    while place > 0, likenesses[place - 1] < likeness {
      likenesses[place] = likenesses[place - 1]
      templates[place] = templates[place - 1]
      angles[place] = angles[place - 1]
      place -= 1
    }
    likenesses[place] = likeness
    templates[place] = Int32(template)
    angles[place] = angle
    count = min(count + 1, ShortList.most)
  }
}
