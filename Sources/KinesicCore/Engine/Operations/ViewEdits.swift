import CKinesic

/// What a host changes of views: what is refused, and what is done.
extension EditRule {
  static var removeView: EditRule {
    EditRule(
      .viewBelowRoot, carryOut: { engine, view, _ in engine.remove(view: view) },
      afterwards: { engine, view, _ in
        if engine.host.isBusy { engine.mute(below: view) }
        engine.forgetUserData()
      })
  }

  static var setViewFrame: EditRule {
    EditRule(
      .view,
      check: { engine, _, edit throws(Failure) in if case .frame(let frame) = edit.argument { try engine.checkFrame(frame) } },
      carryOut: { engine, view, edit in if case .frame(let frame) = edit.argument { engine.scene.views.setFrame(frame, of: view) } })
  }

  static var setViewTransform: EditRule {
    EditRule(
      .viewBelowRoot,
      check: { engine, _, edit throws(Failure) in if case .transform(let map) = edit.argument { try engine.checkTransform(map) } },
      carryOut: { engine, view, edit in if case .transform(let map) = edit.argument { engine.scene.views.setTransform(map, of: view) } })
  }

  static var setViewFlag: EditRule {
    EditRule(
      .view, check: { engine, _, edit throws(Failure) in if edit.flag == nil { throw Failure(KIN_ERROR_INVALID) } },
      carryOut: { engine, view, edit in if let flag = edit.flag { engine.setFlag(flag, edit.number & 1 == 1, of: view) } })
  }

  static var bringViewToFront: EditRule {
    EditRule(.viewBelowRoot, carryOut: { engine, view, _ in engine.scene.views.bringToFront(view) })
  }

  /// Right in front of a sibling, or right behind it.
  static var placeView: EditRule {
    EditRule(
      .viewBelowRoot,
      check: { engine, view, edit throws(Failure) in
        if engine.scene.views.areSiblings(view, try engine.view(edit.other)) { return }
        throw engine.refuse(KIN_ERROR_INVALID) { $0.append("the two are not siblings: different views with one parent") }
      },
      carryOut: { engine, view, edit in
        if let sibling = engine.liveView(edit.other) { engine.scene.views.place(view, beside: sibling, inFront: edit.isOn) }
      })
  }

  /// In front of the children there.
  static var setViewParent: EditRule {
    EditRule(
      .viewBelowRoot,
      check: { engine, view, edit throws(Failure) in
        let parent = try engine.view(edit.other)
        if engine.willBeBelow(view, parent) {
          throw engine.refuse(KIN_ERROR_INVALID) { $0.append("the new parent is the view itself, or below it") }
        }
        try engine.makeRoomForChild(of: parent)
      },
      carryOut: { engine, view, edit in if let parent = engine.liveView(edit.other) { engine.move(view: view, to: parent) } })
  }

  static var setViewDelegate: EditRule {
    EditRule(
      .view,
      check: { engine, _, edit throws(Failure) in
        if case .viewDelegate(let delegate) = edit.argument, delegate.reserved != 0 { throw engine.refuseReserved("kin_view_delegate") }
      },
      carryOut: { engine, view, edit in
        if case .viewDelegate(let delegate) = edit.argument { engine.scene.views.setDelegate(delegate, of: view) }
      })
  }
}

extension Edit {
  /// One flag of a view, on or off.
  init(_ view: kin_view_id, _ flag: ViewFlag, _ isOn: Bool) {
    self.init(.setViewFlag, view, number: UInt64(2 * flag.rawValue + (isOn ? 1 : 0)))
  }

  fileprivate var flag: ViewFlag? { ViewFlag(rawValue: Int(clamping: number / 2)) }
}

extension Engine {
  /// One edit for each flag of the mask: what a trace has of it.
  public func setFlags(_ id: kin_view_id, _ flags: kin_view_flags, _ mask: kin_view_flags) throws(Failure) {
    _ = try view(id)
    try checkFlags(flags | mask)
    try setAsideForEdits(mask.nonzeroBitCount)
    ViewFlag.forEach { if mask & $0.bit != 0 { carryThrough(Edit(id, $0, $0.value(in: flags))) } }
    dropSpare()
  }

  fileprivate func setFlag(_ flag: ViewFlag, _ value: Bool, of view: Int) {
    scene.views.set(flag, value, of: view)
    if flag == .decidesAtLift, value { arena.usePolicies() }
  }

  /// Room for one child more than there are and than the edits that wait may bring.
  func makeRoomForChild(of parent: Int) throws(Failure) {
    let added = host.edits.count(of: .setViewParent) + 1
    try setAside(rows: scene.views.growthOfBoxes(of: parent, added: added))
    scene.views.reserveBoxes(of: parent, added: added)
  }

  func notRoot(_ id: kin_view_id) throws(Failure) -> Int {
    let index = try view(id)
    if index == ViewTree.root { throw refuse(KIN_ERROR_INVALID) { $0.append("the root view stays as it is") } }
    return index
  }

  func checkFlags(_ flags: kin_view_flags) throws(Failure) {
    if flags & ~ViewFlag.known != 0 {
      throw refuse(KIN_ERROR_INVALID) { $0.append("the flags have a bit that is not one of KIN_VIEW_...") }
    }
  }

  func checkFrame(_ frame: kin_rect) throws(Failure) {
    if !frame.isValid {
      throw refuse(KIN_ERROR_INVALID) {
        $0.append("the frame's place must be at most KIN_NUMBER_LIMIT (1e9) from 0, its size zero or more, and nothing NaN")
      }
    }
  }

  func checkTransform(_ transform: kin_transform) throws(Failure) {
    if !transform.isValid {
      throw refuse(KIN_ERROR_INVALID) { $0.append("the transform has a number that is not finite or beyond KIN_NUMBER_LIMIT (1e9)") }
    }
  }

  /// What a callback removes stops calling back at once, and gives the host's pointers back no more.
  fileprivate func mute(below top: Int) {
    if host.edits.count(of: .setViewParent) > 0 {
      for view in 0..<scene.views.end where scene.views.isLive(view) && willBeBelow(top, view) { mute(view: view) }
      return
    }
    let end = scene.views.next(afterAllBelow: top)
    var view = top
    while view != end {
      mute(view: view)
      view = scene.views.next(after: view)
    }
  }

  private func mute(view: Int) {
    scene.views.setUserData(nil, of: view)
    var index = scene.views[view].firstRecognizer
    while index >= 0 {
      scene.recognizers[index].mute()
      index = scene.recognizers[index].nextOnView
    }
  }
}
