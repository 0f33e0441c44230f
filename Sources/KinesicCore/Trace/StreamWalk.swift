import CKinesic

/// The part of the walk over the state that concerns recognizers with a stream for each touch.
extension Engine {
  /// The streams of the touches that their recognizers have.
  func carryStreams(_ archive: inout Archive) {
    for index in 0..<recognizers.end where recognizers.isLive(index) && recognizers[index].row >= 0 {
      var rest = arena.members[index].touches & touches.used
      while let place = rest.popFirst() { carryStream(of: index, at: place, &archive) }
    }
  }

  private func carryStream(of index: Int, at place: Int, _ archive: inout Archive) {
    var isThere = stream(of: index, at: place) != nil
    archive.carry(&isThere)
    if !isThere { return }
    let entry = recognizers[index].row * touches.capacity + place
    if archive.isReading { streams[entry] = Stream(contact: touches[place].touch.contact) }
    streams[entry].carry(&archive)
  }

  /// Which rows of streams there are, and which are nobody's.
  func carryRows(_ archive: inout Archive) {
    var count = streams.count / touches.capacity
    archive.carry(count: &count)
    if count > max(recognizers.end, archive.isReading ? 0 : count) { return archive.fail() }
    archive.setAside(count, of: touches.capacity * 2 * MemoryLayout<Stream>.stride + 16)
    if !archive.isSound { return }
    if archive.isReading { streams.extend(to: count * touches.capacity, with: Stream(contact: 0)) }
    var freeCount = freeRows.count
    archive.carry(count: &freeCount)
    for i in 0..<min(freeCount, count) {
      if archive.isReading { freeRows.append(0) }
      archive.carry(&freeRows[i], in: 0...count - 1)
    }
    if freeCount > count { archive.fail() }
  }

  /// Every row belongs to one recognizer whose class has streams, or to nobody.
  var isEveryRowPlaced: Bool {
    var owners = List<Int32>()
    owners.extend(to: streams.count / touches.capacity, with: 0)
    for i in 0..<freeRows.count { owners[Int(freeRows[i])] += 1 }
    for index in 0..<recognizers.end where recognizers.isLive(index) {
      let row = recognizers[index].row
      let isPerTouch = recognizers[index].kind.table.flags & UInt32(KIN_CLASS_PER_TOUCH) != 0
      if (row >= 0) != isPerTouch || row >= owners.count { return false }
      if row >= 0 { owners[row] += 1 }
    }
    for row in 0..<owners.count where owners[row] != 1 { return false }
    return true
  }
}
