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
      if let mistake = queue.history.mistake {
        guard case .found(let index) = recognizers.find(Identifier(raw: queue.history.recognizer)) else { throw Breach(what: mistake) }
        throw Breach(recognizer: index, what: mistake)
      }
      if case .found(let index) = recognizers.find(Identifier(raw: queue.history.cancelledAtOnce)) {
        try check(index, arena.members[index].isYielding, "cancelled a gesture that was not under way")
      }
      for index in 0..<recognizers.end { try checkGesture(index) }
      for i in 0..<freeRows.count { try checkFreeRow(Int(freeRows[i])) }
      for place in 0..<touches.capacity {
        let isUnderWay = queue.history.isUnderWay(source(ofContact: place))
        try check(isUnderWay || !deliveries[place].isUnderWay, "a touch is under way for a view that was not told of it")
        try check(!isUnderWay || deliveries[place].isUnderWay, "a touch began for a view, and will never end for it")
      }
    }

    private func checkGesture(_ index: Int) throws(Breach) {
      let isLive = recognizers.isLive(index)
      let isActive = isLive && recognizers[index].row < 0 && arena.members[index].state.isActive
      let isUnderWay = queue.history.isUnderWay(source(ofRecognizer: index))
      try check(index, isUnderWay || !isActive, "is active, and nobody was told")
      try check(index, !isUnderWay || isActive, "has told that its gesture began, and will never tell that it ended")
      guard isLive, recognizers[index].row >= 0 else { return }
      for place in 0..<touches.capacity {
        let isTold = queue.history.isUnderWay(source(ofStream: recognizers[index].row * touches.capacity + place))
        let isOpen = stream(of: index, at: place).map { streams[$0].isOpen } ?? false
        try check(index, isTold == isOpen, "has a stream that began and will never end, or one that nobody was told of")
      }
    }

    private func checkFreeRow(_ row: Int) throws(Breach) {
      for place in 0..<touches.capacity {
        let isUnderWay = queue.history.isUnderWay(source(ofStream: row * touches.capacity + place))
        try check(!isUnderWay, "a stream began and will never end: its recognizer is gone")
      }
    }

    /// The history of an engine that was read from a trace: what is under way there.
    func resumeHistory() {
      queue.beginHistory(at: now)
      for index in 0..<recognizers.end where recognizers.isLive(index) {
        if recognizers[index].row < 0, arena.members[index].state.isActive { queue.history.resume(source(ofRecognizer: index)) }
        for place in 0..<touches.capacity where recognizers[index].row >= 0 {
          if let entry = stream(of: index, at: place), streams[entry].isOpen { queue.history.resume(source(ofStream: entry)) }
        }
      }
      var rest = openTouches
      while let place = rest.popFirst() {
        if deliveries[place].isUnderWay { queue.history.resume(source(ofContact: place), contact: touches[place].touch.contact) }
      }
    }
  }
#endif
