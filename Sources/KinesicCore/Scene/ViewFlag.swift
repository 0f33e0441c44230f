import CKinesic

/// The switches of a view. A trace has their numbers, a host the bits of these numbers.
enum ViewFlag: Int {
  case hidden = 0
  case interactionEnabled
  case multipleTouchEnabled
  case exclusiveTouch
  case arenaBoundary
  case wantsTouches
  case wantsTouchesBelow
  case decidesAtLift

  static let count = 8
  static var known: kin_view_flags { 1 << kin_view_flags(count) - 1 }

  var bit: kin_view_flags { 1 << kin_view_flags(rawValue) }

  /// A host's bit of this one says that it is off.
  private var isInverted: Bool { self == .interactionEnabled }

  /// Its value where a host gives these flags.
  func value(in flags: kin_view_flags) -> Bool { (flags & bit != 0) != isInverted }

  /// A host's flags, of which only this one counts, when it has this value.
  func flags(for value: Bool) -> kin_view_flags { value == isInverted ? 0 : bit }

  /// Calls back with each of them.
  static func forEach(_ body: (ViewFlag) -> Void) {
    for number in 0..<count {
      if let flag = ViewFlag(rawValue: number) { body(flag) }
    }
  }
}

extension View {
  /// All of them, as a host has them.
  var flags: kin_view_flags {
    get {
      var flags: kin_view_flags = 0
      ViewFlag.forEach { flags |= $0.flags(for: self[$0]) }
      return flags
    }
    set { ViewFlag.forEach { self[$0] = $0.value(in: newValue) } }
  }

  subscript(flag: ViewFlag) -> Bool {
    get {
      switch flag {
      case .hidden: isHidden
      case .interactionEnabled: isInteractionEnabled
      case .multipleTouchEnabled: isMultipleTouchEnabled
      case .exclusiveTouch: isExclusiveTouch
      case .arenaBoundary: isArenaBoundary
      case .wantsTouches: wantsTouches
      case .wantsTouchesBelow: wantsTouchesBelow
      case .decidesAtLift: decidesAtLift
      }
    }
    set {
      switch flag {
      case .hidden: isHidden = newValue
      case .interactionEnabled: isInteractionEnabled = newValue
      case .multipleTouchEnabled: isMultipleTouchEnabled = newValue
      case .exclusiveTouch: isExclusiveTouch = newValue
      case .arenaBoundary: isArenaBoundary = newValue
      case .wantsTouches: wantsTouches = newValue
      case .wantsTouchesBelow: wantsTouchesBelow = newValue
      case .decidesAtLift: decidesAtLift = newValue
      }
    }
  }
}
