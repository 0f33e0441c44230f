import KinesicPlugin

/// Why an attempt failed: the raw value is the index into `reasonWords`.
enum Reason: UInt32 {
  case none
  case noSet
  case tooManyTouches
  case tooSmall
  case anotherShape
  case ambiguous
  case unfinished
  case tooManyStrokes
}

/// In the order of `Reason`; each completes "It failed: ...".
let reasonWords: [Text] = [
  "",
  "no set is shared under the number in 'set'",
  "too many touches",
  "too small",
  "another shape",
  "two shapes are equally near",
  "half a shape",
  "too many strokes",
]
