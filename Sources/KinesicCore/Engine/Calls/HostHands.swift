import CKinesic

/// Which hands the fingers are of, found before the engine gets a host's samples. A trace has the samples with what
/// was found, so that a replay needs no grouping.
extension Engine {
  public static var defaultHandGrouping: kin_hand_grouping {
    kin_hand_grouping(
      struct_size: UInt32(MemoryLayout<kin_hand_grouping>.size), reserved: 0, together_interval: 0.11, span: 1155, late_reach: 193,
      palm: 513, palm_span: 738, late_palm_span: 449, turn: 2)
  }

  /// Finds the hands of what lands from now on; nil: not.
  public func setHands(_ grouping: kin_hand_grouping?) throws(Failure) {
    try checkIdle("kin_engine_set_hands")
    let rule = try grouping.map { grouping throws(Failure) in try handRule(grouping) }
    if rule != nil { try setAside(Hands.byteCount(contactLimit: host.touchLimit)) }
    host.hands.set(rule, contactLimit: host.touchLimit)
    host.noteFilters()
  }

  private func handRule(_ grouping: kin_hand_grouping) throws(Failure) -> HandRule {
    if grouping.reserved != 0 { throw refuseReserved("kin_hand_grouping") }
    try checkSetting("kin_hand_grouping.together_interval", grouping.together_interval, most: 1)
    try checkSetting("kin_hand_grouping.span", grouping.span)
    try checkSetting("kin_hand_grouping.late_reach", grouping.late_reach)
    try checkSetting("kin_hand_grouping.palm", grouping.palm)
    try checkSetting("kin_hand_grouping.palm_span", grouping.palm_span)
    try checkSetting("kin_hand_grouping.late_palm_span", grouping.late_palm_span)
    try checkSetting("kin_hand_grouping.turn", grouping.turn, most: .pi)
    return HandRule(grouping, scale: host.scale)
  }

  /// Gives samples that land their hands.
  func findHands(of samples: Samples) {
    host.hands.begin()
    var rest = touches.down - touches.scrolls
    while let place = rest.popFirst() { host.hands.add(touches[place].touch) }
    for i in 0..<samples.count { host.hands.accept(samples[i]) }
  }
}

extension Samples {
  var hasLandingOrLift: Bool {
    for i in 0..<count where Int(self[i].phase) == KIN_PHASE_BEGAN || Int(self[i].phase) == KIN_PHASE_ENDED { return true }
    return false
  }
}

extension HandRule {
  fileprivate init(_ grouping: kin_hand_grouping, scale: Double) {
    self.init(
      togetherInterval: UInt64(grouping.together_interval * 1e9), span: grouping.span * scale, lateReach: grouping.late_reach * scale,
      palm: grouping.palm * scale, palmSpan: grouping.palm_span * scale, latePalmSpan: grouping.late_palm_span * scale,
      turn: grouping.turn, seriesDistance: 45 * scale)
  }
}
