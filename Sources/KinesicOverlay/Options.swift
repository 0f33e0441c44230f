import CKinesic
import CKinesicOverlay

let standardOptions = kin_overlay_options(
  struct_size: UInt32(MemoryLayout<kin_overlay_options>.size), theme: kin_overlay_theme(KIN_OVERLAY_DARK),
  corner: kin_overlay_corner(KIN_OVERLAY_TOP_LEFT), finger_capacity: 16, recognizer_capacity: 12, trail_capacity: 48,
  trail_ns: 1_500_000_000, scale: 1, text_size: 16, character_width: 0.5, colours: (0, 0, 0, 0, 0, 0, 0, 0))

/// What is wrong with options; nil: nothing.
func fault(_ options: kin_overlay_options) -> (code: Int, sentence: StaticString)? {
  if !(0...KIN_OVERLAY_LIGHT).contains(Int(options.theme)) {
    return (KIN_ERROR_INVALID, "theme is not KIN_OVERLAY_DARK or KIN_OVERLAY_LIGHT")
  }
  if !(0...KIN_OVERLAY_BOTTOM_RIGHT).contains(Int(options.corner)) {
    return (KIN_ERROR_INVALID, "corner is not one of KIN_OVERLAY_TOP_LEFT ...")
  }
  if !(1...128).contains(options.finger_capacity) { return (KIN_ERROR_RANGE, "finger_capacity is not 1 to 128") }
  if !(1...64).contains(options.recognizer_capacity) { return (KIN_ERROR_RANGE, "recognizer_capacity is not 1 to 64") }
  if !(2...1024).contains(options.trail_capacity) { return (KIN_ERROR_RANGE, "trail_capacity is not 2 to 1024") }
  if options.trail_ns > 60_000_000_000 { return (KIN_ERROR_RANGE, "trail_ns is more than 60 s") }
  if !(0.1...100).contains(options.scale) { return (KIN_ERROR_RANGE, "scale is not 0.1 to 100") }
  if !(4...200).contains(options.text_size) { return (KIN_ERROR_RANGE, "text_size is not 4 to 200") }
  if !(0.1...2).contains(options.character_width) { return (KIN_ERROR_RANGE, "character_width is not 0.1 to 2") }
  return nil
}

/// What options come to: lengths in window units, and the colours.
struct Style {
  let scale: Double
  let lineHeight: Double
  let characterWidth: Double
  let corner: Int
  let trailDuration: UInt64
  private var colours: (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32)

  private static let dark: (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32) = (
    0x1116_1EE0, 0xF2F4_F8FF, 0x9AA6_B8FF, 0xFFFF_FFFF, 0x8AB4_F8FF, 0xFFC2_4BFF, 0x5BE3_9AFF, 0xFF7B_72FF
  )
  private static let light: (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32) = (
    0xFFFF_FFEB, 0x1B22_2DFF, 0x5A66_78FF, 0x1B22_2DFF, 0x1F5F_D0FF, 0x9A5B_00FF, 0x0B7A_3EFF, 0xC021_1CFF
  )

  init(_ options: kin_overlay_options) {
    scale = options.scale
    lineHeight = options.text_size * options.scale
    characterWidth = lineHeight * options.character_width
    corner = Int(options.corner)
    trailDuration = options.trail_ns
    colours = options.theme == KIN_OVERLAY_LIGHT ? Style.light : Style.dark
    var given = options.colours
    withUnsafeBytes(of: &given) { given in
      withUnsafeMutableBytes(of: &colours) { colours in
        for i in stride(from: 0, to: given.count, by: 4) where given.load(fromByteOffset: i, as: UInt32.self) != 0 {
          colours.storeBytes(of: given.load(fromByteOffset: i, as: UInt32.self), toByteOffset: i, as: UInt32.self)
        }
      }
    }
  }

  /// The colour for one purpose, KIN_OVERLAY_PANEL or another; `share` is how opaque it is, 0 to 1, of what it is.
  func colour(_ purpose: Int, _ share: Double = 1) -> UInt32 {
    let colour = withUnsafeBytes(of: colours) { $0.load(fromByteOffset: purpose * 4, as: UInt32.self) }
    return colour & 0xFFFF_FF00 | UInt32(Double(colour & 0xFF) * share)
  }
}
