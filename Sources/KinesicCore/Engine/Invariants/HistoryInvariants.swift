#if KINESIC_CHECKS
  import CKinesic

  /// What must hold of all records that were ever sent: every gesture that began ends once, every touch that began for
  /// a view too, the numbers have no hole. Only test builds look at it, after every step.
  extension Engine {
    /// Keeps the first breach: from then on every call reports it.
    func noteBreach() {
      if breach != nil { return }
      do throws(Breach) { try findBreach() } catch { breach = error }
    }

    public func reportBreach() throws(Failure) {
      if let breach { throw refuse(breach) }
    }

    func checkHistory() throws(Breach) {
      if let mistake = outbox.queue.history.mistake {
        guard case .found(let index) = scene.recognizers.find(Identifier(raw: outbox.queue.history.recognizer)) else {
          throw Breach(what: mistake)
        }
        throw Breach(recognizer: index, what: mistake)
      }
      if case .found(let index) = scene.recognizers.find(Identifier(raw: outbox.queue.history.cancelledAtOnce)) {
        try check(index, arena.members[index].isYielding, "cancelled a gesture that was not under way")
      }
      for index in 0..<scene.recognizers.end { try checkGesture(index) }
      for i in 0..<attempts.streams.free.count { try checkFreeRow(Int(attempts.streams.free[i])) }
      for place in 0..<touches.capacity {
        let isUnderWay = outbox.queue.history.isUnderWay(source(ofContact: place))
        try check(isUnderWay || !outbox.deliveries[place].isUnderWay, "a touch is under way for a view that has no record of it")
        try check(!isUnderWay || outbox.deliveries[place].isUnderWay, "a touch began for a view, and will never end for it")
      }
    }

    private func checkGesture(_ index: Int) throws(Breach) {
      let isLive = scene.recognizers.isLive(index)
      let isActive = isLive && scene.recognizers[index].row < 0 && arena.members[index].state.isActive
      let isUnderWay = outbox.queue.history.isUnderWay(source(ofRecognizer: index))
      try check(index, isUnderWay || !isActive, "is active, and no record was sent")
      try check(index, !isUnderWay || isActive, "has sent that its gesture began, and will never send that it ended")
      guard isLive, scene.recognizers[index].row >= 0 else { return }
      for place in 0..<touches.capacity {
        let wasSent = outbox.queue.history.isUnderWay(source(ofStream: attempts.streams.entry(scene.recognizers[index].row, place)))
        let isOpen = stream(of: index, at: place).map { attempts.streams[$0].isOpen } ?? false
        try check(index, wasSent == isOpen, "has a stream that began and will never end, or one of which no record was sent")
      }
    }

    private func checkFreeRow(_ row: Int) throws(Breach) {
      for place in 0..<touches.capacity {
        let isUnderWay = outbox.queue.history.isUnderWay(source(ofStream: row * touches.capacity + place))
        try check(!isUnderWay, "a stream began and will never end: its recognizer is gone")
      }
    }

    /// The history of an engine that was read from a trace: what is under way there.
    func resumeHistory() {
      outbox.queue.beginHistory(at: now)
      // It is not known which views have moved since.
      landedBeforeMove = touches.serial
      for index in 0..<scene.recognizers.end where scene.recognizers.isLive(index) {
        if scene.recognizers[index].row < 0, arena.members[index].state.isActive {
          outbox.queue.history.resume(source(ofRecognizer: index))
        }
        for place in 0..<touches.capacity where scene.recognizers[index].row >= 0 {
          if let entry = stream(of: index, at: place), attempts.streams[entry].isOpen {
            outbox.queue.history.resume(source(ofStream: entry))
          }
        }
      }
      var rest = outbox.openTouches
      while let place = rest.popFirst() {
        if outbox.deliveries[place].isUnderWay {
          outbox.queue.history.resume(source(ofContact: place), contact: touches[place].touch.contact)
        }
      }
    }
  }
#endif
