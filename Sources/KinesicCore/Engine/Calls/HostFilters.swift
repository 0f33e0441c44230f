import CKinesic

/// What stands between the host's samples and the contacts, as one: lenience, the filter of contacts, that of
/// refusals, the hands. An engine has it while one of them is on, and reaches what they do through it only: a program
/// that never switches one on is linked without them, and pages have them in the module that they load on demand.
struct Filters {
  /// Feeds what they make of samples, or delivers what they withhold.
  let work: (Engine, FilterWork) throws(Failure) -> Void
  /// Changes them with the engine.
  let change: (Engine, FilterChange) -> Void

  static var standard: Filters {
    Filters(
      work: { engine, work throws(Failure) in try engine.carryOut(work) },
      change: { engine, change in engine.carryOut(change) })
  }
}

enum FilterWork {
  case feed(Samples)
  /// Before a call does something at a time: what is due by another one.
  case deliver(before: StaticString, at: UInt64, dueBy: UInt64)
  /// The same, and all lifts that are withheld.
  case deliverLifts(before: StaticString, at: UInt64)
}

enum FilterChange {
  /// Scales all lengths by `ratio` after a change of units_per_inch.
  case rescale(by: Double)
  /// All touches are over.
  case forget(at: UInt64)
  /// A replay has replaced the contacts.
  case adopt
  /// Copies the filters of the engine of which this one is a copy.
  case copy(Engine)
}

extension Host {
  /// Whether one of the filters is on: asked for every feed.
  var isFiltering: Bool { filters != nil }

  /// When something that they withhold is due.
  var filterDeadline: UInt64 { @inline(never) get { min(contactFilter.nextDeadline, refusals.nextDeadline) } }

  /// One of them was switched, or has forgotten its last contact.
  mutating func noteFilters() {
    let isOn = lenience.isOn || contactFilter.isOn || refusals.isOn || hands.isOn
    if isOn != isFiltering { filters = isOn ? .standard : nil }
  }
}

extension Engine {
  /// What the filters do; nothing while all are off.
  @inline(never) func filter(_ work: FilterWork) throws(Failure) { try host.filters?.work(self, work) }

  @inline(never) func changeFilters(_ change: FilterChange) { host.filters?.change(self, change) }

  fileprivate func carryOut(_ work: FilterWork) throws(Failure) {
    switch work {
    case .feed(let samples): try feedThroughStages(samples)
    case .deliver(let call, let time, let due): try deliver(in: call, at: time, dueBy: due) { $0.release(dueBy: due) }
    case .deliverLifts(let call, let time): try deliver(in: call, at: time, dueBy: time) { $0.releaseAll(at: time) }
    }
  }

  fileprivate func carryOut(_ change: FilterChange) {
    switch change {
    case .rescale(let ratio):
      host.contactFilter.rescale(by: ratio)
      host.hands.rescale(by: ratio)
      host.refusals.rescale(by: ratio)
    case .forget(let time):
      host.contactFilter.forget()
      host.refusals.forgetDown(at: time)
      host.hands.forget()
    case .adopt: adoptContactsAnew()
    case .copy(let original):
      if original.host.lenience.isOn {
        host.lenience.set(true, contactLimit: host.touchLimit)
        host.contactFilter.notes.reserve(host.touchLimit)
      }
      if original.host.contactFilter.isOn { host.contactFilter.copyState(from: original.host.contactFilter) }
      if original.host.refusals.isOn { host.refusals.copyState(from: original.host.refusals) }
      if original.host.hands.isOn { host.hands.copyState(from: original.host.hands) }
    }
    host.noteFilters()
  }
}
