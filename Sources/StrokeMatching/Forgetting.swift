import CKinesicStrokes

extension TemplateSet {
  /// Gives the memory of the examples' points back, for a set that only names drawings from then on: it cannot be
  /// saved, reported on or changed any more.
  public mutating func forgetPoints() {
    points.free()
    points = Buffer()
    for i in 0..<templates.count { templates.place(i).pointee.pointCount = 0 }
  }
}
