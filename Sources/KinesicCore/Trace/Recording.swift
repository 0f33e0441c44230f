import CKinesic

/// Writing down what a host does. Every function here is called where the thing is done, when a recording is on.
extension Engine {
  @inline(never) func record(_ operation: Operation, _ record: TraceRecord = TraceRecord(), text: CString? = nil) {
    tape.write(operation, record, text: text)
  }

  @inline(__always) func recordFeed(_ samples: Samples) { tape.write(samples) }
  func recordFeed(_ samples: ScrollSamples) { tape.write(samples) }
  func recordAdvance(to time: UInt64) { record(.advance, TraceRecord(time: time)) }
  func recordCancelTouches(at time: UInt64) { record(.cancelTouches, TraceRecord(time: time)) }
  @inline(__always) func recordPoll() { tape.begin(.poll) }
  func recordEventCallback() { record(.setEventCallback, TraceRecord(number: outbox.eventCallback == nil ? 0 : 1)) }
  func recordLog() { record(.setLog, TraceRecord(number: hasLog ? 1 : 0)) }
  func recordExplains(_ explains: Bool) { record(.setExplain, TraceRecord(number: explains ? 1 : 0)) }
  func recordName(ofView id: kin_view_id, _ name: CString?) { record(.setViewName, TraceRecord(target: id), text: name) }
  func recordName(of id: kin_recognizer_id, _ name: CString?) { record(.setRecognizerName, TraceRecord(target: id), text: name) }
  func recordRecognizer(on view: kin_view_id, _ kind: RegisteredClass) {
    record(.addRecognizer, TraceRecord(other: view), text: kind.table.name)
    withWriter {
      var isNew = !kind.isListed
      $0.code(&isNew)
      if isNew { codeClass(kind, &$0) }
    }
  }
  func recordAction(of id: kin_recognizer_id) { record(.addAction, TraceRecord(target: id)) }
  func recordNoAction(of id: kin_recognizer_id, _ token: UInt64) { record(.removeAction, TraceRecord(target: id, number: token)) }

  /// All of its actions go.
  func recordNoActions(of index: Int) {
    var action = scene.recognizers[index].firstAction
    while action >= 0 {
      recordNoAction(of: identifier(of: index), outbox.actions[action].token)
      action = outbox.actions[action].next
    }
  }

  /// All delegates go.
  func recordNoDelegates() {
    for index in 0..<scene.recognizers.end where scene.recognizers.isLive(index) && scene.recognizers[index].delegate.questions != 0 {
      record(.setRecognizerDelegate, TraceRecord(target: identifier(of: index)))
    }
    for index in 0..<scene.views.end where scene.views.isLive(index) && scene.views[index].delegate.questions != 0 {
      record(.setViewDelegate, TraceRecord(target: scene.views.identifier(of: index)))
    }
  }

  /// A proposal that was refused, which is reported in a record.
  func recordProposal(_ id: kin_recognizer_id, _ state: kin_state) {
    record(.propose, TraceRecord(target: id, number: UInt64(UInt32(bitPattern: state))))
  }

  func recordView(in parent: kin_view_id, _ options: kin_view_options) {
    record(.addView, TraceRecord(other: parent, number: options.switches, frame: options.frame, transform: options.transform))
  }

  func recordClasses(from first: Int) {
    for index in first..<scene.classes.count {
      tape.begin(.registerClass)
      withWriter { codeClass(scene.classes[index], &$0) }
    }
  }

  /// An edit that the host made, at once or deferred.
  func record(_ edit: Edit) { record(edit.operation, edit.record, text: name(in: edit)) }

  /// The property or the value that an edit sets, as a trace has it.
  private func name(in edit: Edit) -> CString? {
    guard edit.operation.row.fields.contains(.text), case .found(let index) = scene.recognizers.find(Identifier(raw: edit.target))
    else { return nil }
    let table = table(of: index)
    switch edit.operation {
    case .setCommonProperty: return CommonProperty.all[Int(edit.number)].name
    case .setValue: return table.values[Int(edit.number)].name
    default: break
    }
    for i in 0..<Int(table.property_count) where table.properties[i].offset == edit.number { return table.properties[i].name }
    return nil
  }

  /// After a call of the host: what was recorded may be given to the sink.
  @inline(__always) func endRecordedCall() {
    if tape.writer.bytes.count >= tape.enough || now >= tape.partEnd || !tape.writer.isSound { endBlock() }
  }

  @inline(never) private func endBlock() {
    if tape.partCapacity > 0 { turnPart() } else { _ = flushTrace() }
  }
}

extension kin_view_options {
  /// Its flags as a trace has them: whether interaction is enabled, where a host says that it is disabled.
  var switches: UInt64 { UInt64(flags ^ kin_view_flags(KIN_VIEW_INTERACTION_DISABLED)) }

  /// From the fields of a record.
  init(_ record: TraceRecord) {
    self = Engine.defaultViewOptions
    flags = (kin_view_flags(truncatingIfNeeded: record.number) & ViewFlag.known) ^ kin_view_flags(KIN_VIEW_INTERACTION_DISABLED)
    frame = record.frame
    transform = record.transform
  }
}
