/// What a template is of. Single-byte names of a template set.
enum Kind: UInt8 {
  /// A shape that no class of this library recognizes.
  case other = 1
  case checkmark
  case chevronRight
  case chevronLeft
  case chevronUp
  case chevronDown
  case letterR
  case circle
}
