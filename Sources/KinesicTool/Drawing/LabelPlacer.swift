/// Keeps labels apart: a label gets the first of its places where no label or mark stands yet, rather one that no line
/// crosses.
struct LabelPlacer {
  /// An upright rectangle.
  struct Box {
    var x, y, width, height: Double

    /// A square about a point.
    init(around x: Double, _ y: Double, _ size: Double) { self.init(x: x - size / 2, y: y - size / 2, width: size, height: size) }

    init(x: Double, y: Double, width: Double, height: Double) { (self.x, self.y, self.width, self.height) = (x, y, width, height) }

    func overlaps(_ other: Box) -> Bool {
      x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
    }

    func contains(_ other: Box) -> Bool {
      other.x >= x && other.y >= y && other.x + other.width <= x + width && other.y + other.height <= y + height
    }
  }

  let bounds: Box
  private var taken: [Box] = []
  private var crossed: [Box] = []

  init(bounds: Box) { self.bounds = bounds }

  /// A mark stands here: no label may.
  mutating func take(_ box: Box) { taken.append(box) }

  /// A line passes here: labels go elsewhere if they can.
  mutating func avoid(_ box: Box) { crossed.append(box) }

  /// The best of these places, which is taken then; nil when all are occupied.
  mutating func place(_ boxes: [Box]) -> Box? {
    let free = boxes.filter { box in bounds.contains(box) && !taken.contains { $0.overlaps(box) } }
    guard let best = free.first(where: { box in !crossed.contains { $0.overlaps(box) } }) ?? free.first else { return nil }
    taken.append(best)
    return best
  }
}
