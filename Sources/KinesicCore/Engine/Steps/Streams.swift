import CKinesic

/// What classes with a stream for each touch report, and what a host hears of it.
extension Engine {
  /// The index of a recognizer's stream of the contact at a place, nil when it has none in its attempt.
  func stream(of index: Int, at place: Int) -> Int? {
    let entry = attempts.streams.entry(scene.recognizers[index].row, place)
    return arena.members[index].touches.contains(place) && attempts.streams[entry].contact == touches[place].touch.contact ? entry : nil
  }

  /// Takes over what a class reports in this step; false: it may not report that, which is counted as its fault.
  func takeReports(_ index: Int) -> Bool {
    if let violation = violationInReports(of: index) {
      failRecognizer(index, for: violation)
      return false
    }
    let instance = scene.recognizers[index].instance
    for i in 0..<instance.reportCount { accept(instance[report: i], of: index) }
    instance.dropReports()
    closeLeaving(index)
    return true
  }

  private func violationInReports(of index: Int) -> ContractViolation? {
    let instance = scene.recognizers[index].instance
    let valueCount = Int(scene.recognizers[index].kind.table.value_count)
    var seen = TouchSet()
    for i in 0..<instance.reportCount {
      let report = instance[report: i]
      guard report.touch < input.fields.touch_count, !seen.contains(Int(report.touch)) else { return .unknownTouchReport }
      seen.insert(Int(report.touch))
      guard let next = State(rawValue: report.state), accepts(report, next, of: index) else { return .illegalReport }
      if !report.hasFiniteNumbers(valueCount: valueCount) { return .badNumber }
    }
    return nil
  }

  private func accepts(_ report: kin_report, _ next: State, of index: Int) -> Bool {
    guard let place = place(inRow: report.touch) else { return false }
    let stream = stream(of: index, at: place).map { attempts.streams[$0] } ?? Stream(contact: 0)
    let isWhole = stream.state == .possible && next == .ended
    return stream.accepts(next) && report.flags & ~UInt32(isWhole ? KIN_REQUEST_BEGAN : 0) == 0 && report.reserved == 0
  }

  private func accept(_ report: kin_report, of index: Int) {
    guard let place = place(inRow: report.touch), let next = State(rawValue: report.state) else { return }
    let entry = attempts.streams.entry(scene.recognizers[index].row, place)
    attempts.streams.accept(report, next, of: touches[place].touch.contact, at: entry)
  }

  /// The place of touch `number` of the step's input.
  private func place(inRow number: UInt32) -> Int? { touches.place(ofContact: input.contact(at: Int(number))) }

  /// The streams of touches that leave in this step, if the class has not ended them.
  private func closeLeaving(_ index: Int) {
    let ignored = scene.recognizers[index].instance.ignored
    for i in 0..<input.fields.touch_count {
      guard let place = place(inRow: i), let entry = stream(of: index, at: place) else { continue }
      let hasLeft = touches[place].touch.changes & UInt32(KIN_CHANGE_ENDED | KIN_CHANGE_CANCELLED) != 0
      guard hasLeft || ignored.contains(Int(i)) else { continue }
      if attempts.streams[entry].close() { scene.recognizers[index].instance.noteChange() }
    }
  }

  /// Tells the host what is new on a recognizer's streams, in the order of landing. When the recognizer is over, so
  /// are they.
  func sendStreams(_ index: Int) {
    let isOver = arena.members[index].state.isTerminal
    if isOver { keepLastLocation(index) } else { keepLocation(index) }
    for i in 0..<touches.landed.count {
      let place = Int(touches.landed[i])
      guard let entry = stream(of: index, at: place) else { continue }
      if isOver { _ = attempts.streams[entry].close() }
      var delivered = attempts.streams[entry].delivered
      while let next = attempts.streams[entry].next() {
        send(attempts.streams[entry], next, from: delivered, of: index, at: place)
        delivered = next
      }
    }
  }

  private func send(_ stream: Stream, _ state: State, from: State, of index: Int, at place: Int) {
    outbox.queue.append(source: source(ofStream: attempts.streams.entry(scene.recognizers[index].row, place))) { event in
      describe(scene.recognizers.reference(to: index), state, from: from, in: &event)
      event.touch = touches[place].touch.id
      event.contact = stream.contact
      event.touch_count = 1
      event.x = stream.report.x
      event.y = stream.report.y
      event.values = stream.report.values(Int(event.value_count))
    }
  }
}

extension kin_report {
  func hasFiniteNumbers(valueCount: Int) -> Bool {
    for i in 0..<valueCount where !value(i).isFinite { return false }
    return x.isFinite && y.isFinite
  }
}
