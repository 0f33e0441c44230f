/// What stands between the host's samples and the contacts, as one. Asked only while one of them is on;
/// out of line, as pages have this in the module that they load on demand.
extension Host {
  /// There are so many times as many units in an inch from now on.
  @inline(never) mutating func rescaleFilters(by ratio: Double) {
    contactFilter.rescale(by: ratio)
    hands.rescale(by: ratio)
    refusals.rescale(by: ratio)
  }

  /// When something that they withhold is due.
  var filterDeadline: UInt64 { @inline(never) get { min(contactFilter.nextDeadline, refusals.nextDeadline) } }

  /// All touches are over.
  @inline(never) mutating func forgetContacts(at time: UInt64) {
    contactFilter.forget()
    refusals.forgetDown(at: time)
    hands.forget()
    noteFilters()
  }
}
