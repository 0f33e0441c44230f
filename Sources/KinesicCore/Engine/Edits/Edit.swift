import CKinesic

/// A change that a host makes, by ids: so that it can wait until a step is over.
enum Edit {
  case setEnabled(kin_recognizer_id, Bool)
  case abort(kin_recognizer_id)
  case removeRecognizer(kin_recognizer_id)
  case setView(kin_recognizer_id, kin_view_id)
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
  case placeView(kin_view_id, kin_view_id, inFront: Bool)
  case setViewDelegate(kin_view_id, kin_view_delegate)
  /// Of the engine's own accord: a class has misbehaved once too often, and all of its recognizers are disabled.
  case switchOff(RegisteredClass)
}

/// The switches of a view. A trace has their numbers, a host the bits of these numbers.
enum ViewFlag: Int {
  case hidden = 0
  case interactionEnabled
  case multipleTouchEnabled
  case exclusiveTouch
  case arenaBoundary
  case wantsTouches

  static let count = 6
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
