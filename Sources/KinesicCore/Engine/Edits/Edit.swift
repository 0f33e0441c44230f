import CKinesic

/// A change that a host makes, by ids: so that it can wait until a step is over.
enum Edit {
  case setEnabled(kin_recognizer_id, Bool)
  case abort(kin_recognizer_id)
  case removeRecognizer(kin_recognizer_id)
  case propose(kin_recognizer_id, State)
  case setProperty(kin_recognizer_id, offset: UInt32, Double)
  case setCommon(kin_recognizer_id, CommonProperty, Double)
  case setValue(kin_recognizer_id, Int, Double)
  case setRecognizerDelegate(kin_recognizer_id, kin_recognizer_delegate)
  case relate(RelationKind, kin_recognizer_id, kin_recognizer_id)
  case unrelate(RelationKind, kin_recognizer_id, kin_recognizer_id)
  case removeView(kin_view_id)
  case setFrame(kin_view_id, kin_rect)
  case setTransform(kin_view_id, kin_transform)
  case setFlag(kin_view_id, ViewFlag, Bool)
  case bringToFront(kin_view_id)
  case setViewDelegate(kin_view_id, kin_view_delegate)
  /// Of the engine's own accord: a class has misbehaved once too often, and all of its recognizers are disabled.
  case switchOff(RegisteredClass)
}

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
