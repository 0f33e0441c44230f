import CKinesic

/// An upright rectangle with all its sides, rounded outwards: half as large as one of doubles, and as good to find out
/// where to look.
struct Box {
  var left: Float
  var top: Float
  var right: Float
  var bottom: Float

  /// Has no point.
  static var nowhere: Box { Box(left: .infinity, top: .infinity, right: -.infinity, bottom: -.infinity) }
  /// Has every point.
  static var everywhere: Box { Box(left: -.infinity, top: -.infinity, right: .infinity, bottom: .infinity) }

  @inline(__always) func contains(_ p: kin_point) -> Bool {
    Double(left) <= p.x && p.x <= Double(right) && Double(top) <= p.y && p.y <= Double(bottom)
  }

  @inline(__always) func contains(_ other: Box) -> Bool {
    left <= other.left && other.right <= right && top <= other.top && other.bottom <= bottom
  }

  mutating func formUnion(_ other: Box) {
    left = min(left, other.left)
    top = min(top, other.top)
    right = max(right, other.right)
    bottom = max(bottom, other.bottom)
  }

  // Twice the middle, and the longer side. What is nowhere or everywhere has its middle at infinity, with its like.
  var x: Float { Box.sum(left, right) }
  var y: Float { Box.sum(top, bottom) }
  var size: Float { max(right - left, bottom - top) }

  @inline(__always) private static func sum(_ a: Float, _ b: Float) -> Float { (a + b).isNaN ? .infinity : a + b }
}

extension Float {
  fileprivate init(atMost number: Double) {
    self.init(number)
    if Double(self) > number { self = nextDown }
  }

  fileprivate init(atLeast number: Double) {
    self.init(number)
    if Double(self) < number { self = nextUp }
  }
}

extension View {
  /// A box in the parent's coordinates that has every point which, rounded as a hit test rounds, lies in the frame of
  /// a view that can be hit.
  var box: Box {
    let map = toParent
    guard canBeHit, frame.width > 0, frame.height > 0, map.isFinite, map.inverse != nil else { return .nowhere }
    let across = kin_point(x: edge(map.a, frame.width), y: edge(map.b, frame.width))
    let down = kin_point(x: edge(map.c, frame.height), y: edge(map.d, frame.height))
    guard let margin = map.margin(across, down) else { return .everywhere }
    return Box(
      left: Float(atMost: map.tx + min(across.x, 0) + min(down.x, 0) - margin),
      top: Float(atMost: map.ty + min(across.y, 0) + min(down.y, 0) - margin),
      right: Float(atLeast: map.tx + max(across.x, 0) + max(down.x, 0) + margin),
      bottom: Float(atLeast: map.ty + max(across.y, 0) + max(down.y, 0) + margin))
  }

  /// One coordinate of an edge of the frame; a length may be infinite.
  private func edge(_ factor: Double, _ length: Double) -> Double { factor == 0 ? 0 : factor * length }
}

extension kin_transform {
  /// How far outside the image of a frame with these edges a point can lie that the rounded inverse maps into the
  /// frame, at most; nil: any distance.
  ///
  /// Each of some twenty roundings, of 2^-53, is off by no more than the largest coordinate that takes part times the
  /// square of the sizes over the determinant; 2^-46 are 128 of them. What underflows is off by less than 1e-160, for
  /// a map whose determinant does not overflow is no larger than 1e154. An upright map keeps its two axes apart: an
  /// infinite edge is off nowhere.
  fileprivate func margin(_ across: kin_point, _ down: kin_point) -> Double? {
    let size = a.magnitude + b.magnitude + c.magnitude + d.magnitude
    let skew = size * size / (a * d - b * c).magnitude
    guard skew < 0x1p30 else { return nil }
    let edges = across.x.magnitude + across.y.magnitude + down.x.magnitude + down.y.magnitude
    let isUpright = b == 0 && c == 0
    guard edges.isFinite || isUpright else { return nil }
    let finite = (across.x.isFinite ? across.x.magnitude : 0) + (down.y.isFinite ? down.y.magnitude : 0)
    return (tx.magnitude + ty.magnitude + (isUpright ? finite : edges)) * skew * 0x1p-46 + 1e-160
  }
}
