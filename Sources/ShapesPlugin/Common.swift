import KinesicPlugin

/// The two properties that every drawn shape begins with.
func drawingProperties(size: Double) -> [Property] {
  [
    .number("jitter", "Noise of the input that is not taken for movement.", 4, 0.5...100),
    .number("minimum_size", "The smallest that the drawing's larger side may be.", size, 1...100_000),
  ]
}

/// A number of pieces: whole, 0 to 1000, whatever is asked.
func pieces(_ number: Double) -> Int { number > 0 ? Int(min(number, 1000)) : 0 }
