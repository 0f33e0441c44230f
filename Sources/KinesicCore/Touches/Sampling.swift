import CKinesic

/// Where a contact is at any time, from its history: for what a host draws. It changes nothing and has no part in recognition.
extension TouchTable {
  /// The place of a contact at `time`, smoothed when smoothing is on.
  func sample(_ place: Int, at time: UInt64) -> kin_touch_estimate {
    let index = latestPoint(of: place, upTo: time)
    let estimate = resample(place, index, at: time)
    return filter.isOn ? filter.smooth(estimate, at: time, from: index) : estimate
  }

  /// Fills in the latest points of a contact's history that fit, oldest first; returns how many there are.
  func history(of place: Int, _ buffer: PointBuffer) -> Int {
    let count = Int(contact(place).touch.history_count)
    let written = min(count, buffer.count)
    let first = place * TouchTable.historyCapacity + count - written
    for i in 0..<written { buffer[i] = points[first + i] }
    return count
  }

  /// The index of the latest point not after `time`; the oldest one's when all are.
  private func latestPoint(of place: Int, upTo time: UInt64) -> Int {
    let first = place * TouchTable.historyCapacity
    var index = first + Int(contact(place).touch.history_count) - 1
    while index > first && points[index].time_ns > time { index -= 1 }
    return index
  }

  /// The estimate on the line that holds at `time`. The history knows only moves, so a rest before the newest one, and one since,
  /// is put in: there the contact was sampled without having moved.
  private func resample(_ place: Int, _ index: Int, at time: UInt64) -> kin_touch_estimate {
    let contact = contact(place)
    let newest = place * TouchTable.historyCapacity + Int(contact.touch.history_count) - 1
    let point = points[index]
    if time < point.time_ns { return Resampling.estimate(point, KIN_ESTIMATE_HELD) }
    if index == newest {
      let rest = point.at(contact.sampled)
      if time < rest.time_ns { return Resampling.between(point, rest, at: time) }
      if rest.time_ns > point.time_ns { return Resampling.after(point, rest, at: time) }
      if contact.touch.history_count > 1 { return Resampling.after(points[index - 1].at(contact.rested), point, at: time) }
      return Resampling.estimate(point, time == point.time_ns ? KIN_ESTIMATE_SAMPLE : KIN_ESTIMATE_HELD)
    }
    guard index + 1 == newest, contact.rested > point.time_ns else { return Resampling.between(point, points[index + 1], at: time) }
    let rest = point.at(contact.rested)
    return time < rest.time_ns ? Resampling.between(point, rest, at: time) : Resampling.between(rest, points[newest], at: time)
  }

  private func contact(_ place: Int) -> Contact { self[place] }
}

extension kin_touch_point {
  /// The same place at another time.
  fileprivate func at(_ time: UInt64) -> kin_touch_point { kin_touch_point(time_ns: time, x: x, y: y) }
}
