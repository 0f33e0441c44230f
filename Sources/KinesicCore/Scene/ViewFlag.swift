import CKinesic

/// The switches of a view, by name.
enum ViewFlag: Int {
  case hidden = 0
  case interactionEnabled
  case multipleTouchEnabled
  case exclusiveTouch
  case arenaBoundary
  case wantsTouches

  static func named(_ name: CString) -> ViewFlag? {
    if equal(name, "hidden") { return .hidden }
    if equal(name, "interaction_enabled") { return .interactionEnabled }
    if equal(name, "multiple_touch_enabled") { return .multipleTouchEnabled }
    if equal(name, "exclusive_touch") { return .exclusiveTouch }
    if equal(name, "arena_boundary") { return .arenaBoundary }
    if equal(name, "wants_touches") { return .wantsTouches }
    return nil
  }
}

extension View {
  subscript(flag: ViewFlag) -> Bool {
    get {
      switch flag {
      case .hidden: isHidden
      case .interactionEnabled: isInteractionEnabled
      case .multipleTouchEnabled: isMultipleTouchEnabled
      case .exclusiveTouch: isExclusiveTouch
      case .arenaBoundary: isArenaBoundary
      case .wantsTouches: wantsTouches
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
      }
    }
  }
}
