import KinesicMath

/// How far each place is from the nearest point of a form without order: 32 by 32 cells of a square about the
/// centroid, each a byte.
enum Field {
  static let side = 32
  static let size = side * side
  /// What the square spans, and how many steps a byte counts for a distance of 1.
  private static let span: Float = 2
  private static let steps: Float = 200

  static func fill(_ bytes: UnsafeMutablePointer<UInt8>, _ form: Form) {
    for row in 0..<side {
      for column in 0..<side {
        let x = (Float(column) + 0.5) * span / Float(side) - span / 2
        let y = (Float(row) + 0.5) * span / Float(side) - span / 2
        var least = Float.greatestFiniteMagnitude
        for i in 0..<form.count { least = min(least, squared(form.numbers[i] - x, form.numbers[form.count + i] - y)) }
        bytes[row * side + column] = UInt8(min(least.squareRoot() * steps, 255))
      }
    }
  }

  private static func squared(_ x: Float, _ y: Float) -> Float { x * x + y * y }

  /// In which cells the points of a form lie.
  static func fill(_ cells: UnsafeMutablePointer<Int16>, of form: Form) {
    for i in 0..<form.count { cells[i] = Int16(place(form.numbers[form.count + i]) * side + place(form.numbers[i])) }
  }

  private static func place(_ coordinate: Float) -> Int {
    Int(min(max((coordinate + span / 2) * (Float(side) / span), 0), Float(side - 1)))
  }

  /// How unlike a form is to the one of the field: the sum of what its points meet.
  static func unlikeness(_ field: UnsafePointer<UInt8>, _ cells: UnsafePointer<Int16>, count: Int) -> Int {
    var sum = 0
    for i in 0..<count { sum &+= Int(field[Int(cells[i])]) }
    return sum
  }
}
