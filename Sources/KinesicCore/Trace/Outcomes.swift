import CKinesic

/// Calls of the host's code. During a recording their results are written; during a replay they are not called, and
/// the recorded results are read instead.
extension Engine {
  /// Calls a host callback that returns nothing. What it does is recorded between two marks.
  @inline(__always) func invokeHost(_ body: () -> Void) {
    if tape.isOn { invokeHostOnTape(body) } else { body() }
  }

  private func invokeHostOnTape(_ body: () -> Void) {
    tape.invocations &+= 1
    if isFollowing { return playCallback() }
    let outer = tape.callback
    tape.callback = .silent
    body()
    if tape.isRecording, tape.callback == .written { tape.write(.callbackEnd) }
    tape.callback = outer
  }

  /// Asks the host, or a class that is not the library's own, for a yes or no. Questions with a `question` are
  /// reported to the `on_answer` callback of a replay.
  @inline(__always) func answer(_ question: @autoclosure () -> kin_trace_answer?, _ ask: () -> Bool) -> Bool {
    if tape.isOn && !tape.ignoresAnswers { return answerOnTape(question(), ask) }
    return ask()
  }

  @inline(never) private func answerOnTape(_ question: kin_trace_answer?, _ ask: () -> Bool) -> Bool {
    var answer = true
    invokeHostOnTape { answer = ask() }
    if isFollowing { answer = readAnswer() }
    if tape.isRecording { record(.answer, TraceRecord(number: answer ? 1 : 0)) }
    if tape.isPlaying, var question, let hear = tape.player.options.on_answer {
      question.is_yes = answer ? 1 : 0
      hear(host.handle, &question, tape.player.options.user_data)
    }
    return answer
  }

  /// Runs something that the host asks for outside of a step: answers in it are neither recorded nor read.
  func withoutRecordingAnswers<Result>(_ body: () -> Result) -> Result {
    let outer = tape.ignoresAnswers
    tape.ignoresAnswers = true
    let result = body()
    tape.ignoresAnswers = outer
    return result
  }

  /// A step of a class.
  func stepOnTape(_ index: Int) -> kin_state {
    let answer = outcome(.stepOutcome, of: index) {
      UInt64(UInt32(bitPattern: scene.recognizers[index].instance.step(scene.recognizers[index].step, input)))
    }
    return kin_state(bitPattern: UInt32(truncatingIfNeeded: answer))
  }

  func callPrepare(_ index: Int) {
    _ = outcome(.prepareOutcome, of: index) {
      scene.recognizers[index].instance.prepare(scene.recognizers[index].kind)
      return 0
    }
  }

  func callSetValue(_ index: Int, _ value: Int, _ number: Double) -> Bool {
    outcome(.valueOutcome, of: index) {
      scene.recognizers[index].instance.setValue(table(of: index), UInt32(value), to: number) ? 1 : 0
    } == 1
  }

  /// Makes a call that may change a class's state, or reads its outcome from a trace. Returns its answer, of 32 bits.
  @inline(__always) private func outcome(_ operation: Operation, of index: Int, _ call: () -> UInt64) -> UInt64 {
    if !tape.isOn || scene.recognizers[index].kind.isStandard { return call() }
    var answer: UInt64 = 0
    if tape.isRecording { row(of: index).copy(to: &tape.earlier) }
    invokeHostOnTape { answer = call() }
    if isFollowing { answer = readOutcome(operation, of: index) }
    if tape.isRecording { writeOutcome(operation, of: index, answer) }
    return answer
  }

  /// A recognizer's state in a row, as its class has it.
  func row(of index: Int) -> StateRow { StateRow(scene.recognizers[index].instance, scene.recognizers[index].kind) }

  private func writeOutcome(_ operation: Operation, of index: Int, _ answer: UInt64) {
    let instance = scene.recognizers[index].instance
    let damage = UInt64(instance.damage?.rawValue ?? 0)
    record(operation, TraceRecord(number: answer & 0xFFFF_FFFF | damage << 32))
    tape.write(outcomeOf: instance, row(of: index))
  }

  /// Called after each step: writes its check, or verifies it.
  @inline(__always) func noteStep() {
    if tape.isRecording, tape.stepsToCheck > 0 {
      tape.stepsToCheck &-= 1
      if tape.stepsToCheck == 0 { writeCheck() }
    }
    if tape.isPlaying { verifyStep() }
  }

  @inline(never) private func writeCheck() {
    tape.stepsToCheck = tape.checkInterval
    tape.write(.check)
    withWriter { codeCheck(&$0) }
  }

  func codeCheck(_ archive: inout Archive) {
    for number in 0..<StatePart.count {
      guard let part = StatePart(rawValue: number) else { return }
      var hash = UInt32(truncatingIfNeeded: hash(of: part, .hashing))
      archive.code(&hash)
    }
    var records = UInt32(truncatingIfNeeded: outbox.queue.digest(.recorded))
    archive.code(&records)
  }
}
