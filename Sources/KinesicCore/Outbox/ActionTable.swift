import CKinesic

/// A host's function that hears of one recognizer.
struct Action {
  var callback: kin_event_callback
  var userData: UserData?
  /// Called once when the action has gone.
  var release: ActionRelease?
  var token: UInt64
  var next = -1

  /// It has gone: its data is the host's again.
  func giveBack() { release?(userData) }
}

/// The actions of all recognizers: a list for each, in the order of adding, whose first one the recognizer names.
struct ActionTable: ~Copyable {
  private var rows = List<Action>()
  private var free = List<Int32>()
  /// The number of the action that was added last.
  private(set) var latestToken: UInt64 = 0
  /// The number of the action that is being called; 0: none, or it has taken itself away.
  private var callingToken: UInt64 = 0

  /// How many there are, how many there were at most, and how many there is room for.
  var liveCount: Int { rows.count - free.count }
  var end: Int { rows.count }
  var capacity: Int { rows.capacity }

  /// The bytes that the next one asks for.
  var growth: Int {
    if !free.isEmpty || rows.count < rows.capacity { return 0 }
    return List<Action>.byteCount(forCapacity: 2 * rows.capacity + 1) + List<Int32>.byteCount(forCapacity: 2 * rows.capacity + 1)
  }

  subscript(place: Int) -> Action { rows[place] }

  /// The number for another action.
  mutating func nextToken() -> UInt64 {
    latestToken &+= 1
    return latestToken
  }

  mutating func codeLatestToken(_ archive: inout Archive) { archive.code(&latestToken) }

  /// Adds an action to a list, as the last one.
  mutating func append(_ action: Action, to first: inout Int) {
    let place = insert(action)
    var last = first
    if last < 0 { first = place }
    while last >= 0 && rows[last].next >= 0 { last = rows[last].next }
    if last >= 0 { rows[last].next = place }
  }

  private mutating func insert(_ action: Action) -> Int {
    if free.isEmpty {
      rows.append(action)
      free.reserve(rows.capacity)
      return rows.count - 1
    }
    let place = Int(free[free.count - 1])
    free.removeLast()
    rows[place] = action
    return place
  }

  /// Whether a list has the action with this number.
  func has(_ token: UInt64, in first: Int) -> Bool {
    var place = first
    while place >= 0 && rows[place].token != token { place = rows[place].next }
    return place >= 0
  }

  /// The first action of a list with a higher number than this one.
  func next(after token: UInt64, in first: Int) -> Int {
    var place = first
    while place >= 0 && rows[place].token <= token { place = rows[place].next }
    return place
  }

  /// Takes the action with this number out of a list that has it: as `removeFirst`.
  mutating func remove(_ token: UInt64, from first: inout Int) -> Action? {
    if rows[first].token == token { return removeFirst(of: &first) }
    var before = first
    while rows[rows[before].next].token != token { before = rows[before].next }
    var place = rows[before].next
    let gone = removeFirst(of: &place)
    rows[before].next = place
    return gone
  }

  /// Takes out the first action of a list; nil: it is being called, and holds what it has until it returns.
  mutating func removeFirst(of first: inout Int) -> Action? {
    let gone = rows[first]
    free.append(Int32(truncatingIfNeeded: first))
    first = gone.next
    if gone.token != callingToken { return gone }
    callingToken = 0
    return nil
  }

  /// It is called now.
  mutating func beginCall(of token: UInt64) { callingToken = token }

  /// It has returned. Whether it was taken out meanwhile.
  mutating func endCall() -> Bool {
    let isGone = callingToken == 0
    callingToken = 0
    return isGone
  }
}
