import CKinesic

/// Where a contact is at any time, from its history: for what a host draws. It changes nothing and has no part in
/// recognition.
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

  /// The estimate on the line that holds at `time`. The history knows only moves, so a rest before the newest one, and
  /// one since, is put in: there the contact was sampled without having moved.
  private func resample(_ place: Int, _ index: Int, at time: UInt64) -> kin_touch_estimate {
    let contact = contact(place)
    let newest = place * TouchTable.historyCapacity + Int(contact.touch.history_count) - 1
    let point = points[index]
    if time < point.time_ns { return Resampling.estimate(point, KIN_ESTIMATE_HELD) }
    if index == newest {
      let rest = point.at(contact.sampled)
      return time < rest.time_ns ? Resampling.between(point, rest, at: time) : extrapolate(place, rest, at: time)
    }
    guard index + 1 == newest, contact.rested > point.time_ns else { return Resampling.between(point, points[index + 1], at: time) }
    let rest = point.at(contact.rested)
    return time < rest.time_ns ? Resampling.between(point, rest, at: time) : Resampling.between(rest, points[newest], at: time)
  }

  /// The estimate at `time`, which is not before `latest`, the latest known position.
  private func extrapolate(_ place: Int, _ latest: kin_touch_point, at time: UInt64) -> kin_touch_estimate {
    if time == latest.time_ns { return Resampling.estimate(latest, KIN_ESTIMATE_SAMPLE) }
    switch prediction {
    case .none: return Resampling.estimate(latest, KIN_ESTIMATE_HELD)
    case .line: return Resampling.after(before(place, latest), latest, at: time)
    case .velocity: return predict(place, latest).estimate(at: time, scale: scale)
    }
  }

  /// The point before the latest; where there is none, the latest.
  private func before(_ place: Int, _ latest: kin_touch_point) -> kin_touch_point {
    let contact = contact(place)
    let newest = place * TouchTable.historyCapacity + Int(contact.touch.history_count) - 1
    if latest.time_ns > points[newest].time_ns { return points[newest] }
    return contact.touch.history_count > 1 ? points[newest - 1].at(contact.rested) : latest
  }

  /// From the latest point back to where it no longer counts.
  private func predict(_ place: Int, _ latest: kin_touch_point) -> Prediction {
    let contact = contact(place)
    let first = place * TouchTable.historyCapacity
    let newest = first + Int(contact.touch.history_count) - 1
    var prediction = Prediction(latest: latest)
    var index = newest
    while index >= first && !prediction.isClosed {
      if index == newest - 1 && contact.rested > points[index].time_ns { prediction.add(points[index].at(contact.rested)) }
      prediction.add(points[index])
      index -= 1
    }
    return prediction
  }

  private func contact(_ place: Int) -> Contact { self[place] }
}

extension kin_touch_point {
  /// The same place at another time.
  fileprivate func at(_ time: UInt64) -> kin_touch_point { kin_touch_point(time_ns: time, x: x, y: y) }
}
