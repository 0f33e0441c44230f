import CKinesic

/// What a host asks of views.
extension Engine {
  public var rootView: kin_view_id { scene.views.identifier(of: ViewTree.root) }

  public static var defaultViewOptions: kin_view_options {
    var options = kin_view_options()
    options.struct_size = UInt32(MemoryLayout<kin_view_options>.size)
    options.frame = View().frame
    options.transform = .identity
    return options
  }

  /// Adds a view in front of its siblings. In the middle of a step it stays hidden until the step is over.
  public func addView(to parent: kin_view_id, _ options: kin_view_options) throws(Failure) -> kin_view_id {
    let parentIndex = try view(parent)
    try checkFlags(options.flags)
    try checkFrame(options.frame)
    try checkTransform(options.transform)
    try setAsideForView(below: parentIndex)
    if tape.isRecording { recordView(in: parent, options) }
    let isHidden = ViewFlag.hidden.value(in: options.flags)
    let view = View(options, isHidden: isHidden || host.isBusy)
    let id = scene.views.identifier(of: scene.views.add(view, to: parentIndex))
    if view.decidesAtLift { arena.usePolicies() }
    if host.isBusy && !isHidden { host.edits.deferred.append(.edit(Edit(id, .hidden, false))) }
    return id
  }

  public func frame(of id: kin_view_id) throws(Failure) -> kin_rect { scene.views[try view(id)].frame }

  public func transform(of id: kin_view_id) throws(Failure) -> kin_transform { scene.views[try view(id)].transform }

  public func name(ofView id: kin_view_id) throws(Failure) -> CString { scene.views[try view(id)].name.cString }

  /// The view above, 0 for the root.
  public func parent(of id: kin_view_id) throws(Failure) -> kin_view_id {
    let parent = scene.views[try view(id)].parent
    return parent < 0 ? 0 : scene.views.identifier(of: parent)
  }

  /// Fills in the children that fit, the front one first; returns how many there are.
  public func listChildren(of id: kin_view_id, _ buffer: IdentifierBuffer) throws(Failure) -> UInt32 {
    var count = 0
    var child = scene.views[try view(id)].firstChild
    while child >= 0 {
      if count < buffer.count { buffer[count] = scene.views.identifier(of: child) }
      count += 1
      child = scene.views[child].behind
    }
    return UInt32(count)
  }

  /// Fills in the view's recognizers that fit, the one added last first; returns how many there are.
  public func listRecognizers(of id: kin_view_id, _ buffer: IdentifierBuffer) throws(Failure) -> UInt32 {
    var count = 0
    var recognizer = scene.views[try view(id)].firstRecognizer
    while recognizer >= 0 {
      if count < buffer.count { buffer[count] = identifier(of: recognizer) }
      count += 1
      recognizer = scene.recognizers[recognizer].nextOnView
    }
    return UInt32(count)
  }

  public func flags(of id: kin_view_id) throws(Failure) -> kin_view_flags { scene.views[try view(id)].flags }

  private func setAsideForView(below parent: Int) throws(Failure) {
    if host.isBusy { try setAsideForEdits() }
    try setAside(block: 0)
    if !scene.views.reserveIfPossible(added: 1) { throw refuseForMemory() }
    try makeRoomForChild(of: parent)
  }

  public func setName(ofView id: kin_view_id, _ name: CString?) throws(Failure) {
    let index = try view(id)
    try checkName(name)
    try setAside(block: Name.byteCount(of: name))
    if tape.isRecording { recordName(ofView: id, name) }
    scene.views[index].name.set(name)
  }

  /// Delegates are asked as in a step: what they change waits until the answer is there.
  public func hitView(at point: kin_point) throws(Failure) -> kin_view_id {
    guard point.x.isWithinLimit && point.y.isWithinLimit else {
      throw refuse(KIN_ERROR_INVALID) { $0.append("x or y is not a finite number within KIN_NUMBER_LIMIT (1e9)") }
    }
    return scene.views.identifier(of: withoutRecordingAnswers { guarded { hitTest(point) } })
  }

  public func convert(_ point: kin_point, from: kin_view_id, to: kin_view_id) throws(Failure) -> kin_point {
    let source = try view(from)
    if !point.isFinite { throw refuse(KIN_ERROR_INVALID) { $0.append("the point is not finite") } }
    return try finite(try fromWindow(try view(to)).apply(scene.views.toWindow(source).apply(point)))
  }

  /// From window coordinates to a view's.
  func fromWindow(_ view: Int) throws(Failure) -> kin_transform {
    if let map = scene.views.toWindow(view).inverse { return map }
    throw refuse(KIN_ERROR_INVALID) { $0.append("the view's transform cannot be inverted") }
  }

  /// A point or a vector for a host, or why there is none.
  func finite(_ point: kin_point) throws(Failure) -> kin_point {
    if point.isFinite { return point }
    throw refuse(KIN_ERROR_RANGE) { $0.append("the maps of the views lead to numbers that are too large") }
  }
}
