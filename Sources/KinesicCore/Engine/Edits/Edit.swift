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
  case setParent(kin_view_id, kin_view_id)
  case setUnitsPerInch(Double)
  case setViewDelegate(kin_view_id, kin_view_delegate)
  /// Of the engine's own accord: a class has misbehaved once too often, and all of its recognizers are disabled.
  case switchOff(RegisteredClass)
}
