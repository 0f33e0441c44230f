import CKinesic

/// The part of the walk over the state that concerns recognizers with a stream for each touch.
extension Engine {
  /// The streams of the touches that their recognizers have.
  func codeStreams(_ archive: inout Archive) {
    for index in 0..<scene.recognizers.end where scene.recognizers.isLive(index) && scene.recognizers[index].row >= 0 {
      var rest = arena.members[index].touches & touches.used
      while let place = rest.popFirst() { codeStream(of: index, at: place, &archive) }
    }
  }

  private func codeStream(of index: Int, at place: Int, _ archive: inout Archive) {
    var isThere = stream(of: index, at: place) != nil
    archive.code(&isThere)
    if !isThere { return }
    let entry = attempts.streams.entry(scene.recognizers[index].row, place)
    attempts.streams.code(entry, of: touches[place].touch.contact, &archive)
  }

  /// Which rows of streams there are, and which are free.
  func codeRows(_ archive: inout Archive) {
    var count = attempts.streams.allRows
    archive.code(count: &count)
    if count > max(scene.recognizers.end, archive.isReading ? 0 : count) { return archive.fail() }
    archive.setAside(count, of: touches.capacity * 2 * MemoryLayout<Stream>.stride + 16)
    if !archive.isSound { return }
    attempts.streams.codeRows(count, &archive)
  }

  /// Every row belongs to one recognizer whose class has streams, or is free.
  var isEveryRowPlaced: Bool {
    var owners = List<Int32>()
    owners.extend(to: attempts.streams.allRows, with: 0)
    for i in 0..<attempts.streams.free.count { owners[Int(attempts.streams.free[i])] += 1 }
    for index in 0..<scene.recognizers.end where scene.recognizers.isLive(index) {
      let row = scene.recognizers[index].row
      let isPerTouch = scene.recognizers[index].kind.table.flags & UInt32(KIN_CLASS_PER_TOUCH) != 0
      if (row >= 0) != isPerTouch || row >= owners.count { return false }
      if row >= 0 { owners[row] += 1 }
    }
    for row in 0..<owners.count where owners[row] != 1 { return false }
    return true
  }
}
