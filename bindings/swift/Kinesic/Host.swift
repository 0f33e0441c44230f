import CKinesic

/// What a closure is for: it lives as long as what it is for.
enum Owner: Hashable {
  case event, trace
  case delegate(UInt64)
  case action(UInt64, UInt64)
}

/// An engine of C, and what it needs of this side: the closures that it calls, and what they threw.
final class Host {
  /// The engine of which handles are: its own, and while a delegate answers the one that asks.
  private(set) var raw: OpaquePointer
  private let own: OpaquePointer
  private(set) var boxes: [Owner: AnyObject] = [:]
  /// Those that a delegate gave to a copy that asked it: the engine itself has others in their place.
  private var boxesOfCopies: [AnyObject] = []
  /// Those that were taken away while closures run: what is asked for then is done after the step, and until then C
  /// may call them.
  private var retired: [AnyObject] = []
  /// The objects of recognizers: one for each.
  var recognizers: [UInt64: Recognizer] = [:]
  /// How many closures run.
  private var depth = 0
  /// What closures threw, until a call throws it.
  private var errors: [any Error] = []

  init(_ raw: OpaquePointer) {
    self.raw = raw
    own = raw
  }

  deinit { kin_engine_destroy(own) }

  /// The engine's sentence on a refusal.
  private func failure(_ code: kin_result) -> KinesicError {
    KinesicError(code, kin_engine_last_error(raw).map { String(cString: $0) } ?? "")
  }

  /// Makes a call of C. What closures threw is thrown from the outermost one.
  func call(_ function: (OpaquePointer) -> kin_result) throws {
    let code = function(raw)
    let refused = code == KIN_OK ? nil : failure(code)
    if depth == 0 { retired = [] }
    if depth == 0, let first = errors.first {
      defer { errors = [] }
      throw errors.count == 1 ? first : HandlerErrors(errors: errors)
    }
    if let refused { throw refused }
  }

  /// A call that is refused only where the program is wrong: the value is none of the property's, or the view or
  /// recognizer was removed. What closures threw waits for the next call that throws.
  func must(_ function: (OpaquePointer) -> kin_result) {
    let code = function(raw)
    precondition(code == KIN_OK, failure(code).description)
  }

  /// Runs a closure. Nothing that it throws reaches C.
  func guarded<T>(otherwise: T, _ closure: () throws -> T) -> T {
    depth += 1
    defer { depth -= 1 }
    do { return try closure() } catch {
      errors.append(error)
      return otherwise
    }
  }

  /// Answers a question of `engine`: the host's own, or a copy that C has made of it, on which a lint plays a motion.
  /// Meanwhile handles are of that one, which has the same ids.
  func asked(by engine: OpaquePointer?, otherwise: Bool, _ question: () -> Bool) -> Bool {
    let before = raw
    raw = engine ?? own
    defer { raw = before }
    return guarded(otherwise: otherwise, question)
  }

  /// Keeps what C calls as long as its owner, in place of the one before; nil: nothing any more.
  func keep(_ box: AnyObject?, for owner: Owner) {
    guard raw == own else { return boxesOfCopies += box.map { [$0] } ?? [] }
    retire(boxes[owner])
    boxes[owner] = box
  }

  private func retire(_ box: AnyObject?) {
    if depth > 0, let box { retired.append(box) }
  }

  /// The object for a recognizer: always the same.
  func recognizer(_ id: UInt64) -> Recognizer {
    if let found = recognizers[id] { return found }
    var name: UnsafePointer<CChar>?
    let isThere = kin_recognizer_get_class(raw, id, &name) == KIN_OK
    let made = make(id: id, className: isThere ? name.map { String(cString: $0) } ?? "" : "")
    recognizers[id] = made
    return made
  }

  /// Drops the closures and objects of recognizers that are gone.
  func sweep() {
    for id in recognizers.keys {
      var state: kin_state = 0
      guard kin_recognizer_get_state(own, id, &state) != KIN_OK else { continue }
      recognizers[id] = nil
      boxes = boxes.filter { owner, box in
        let stays =
          switch owner {
          case .event, .trace: true
          case .delegate(let its), .action(let its, _): its != id
          }
        if !stays { retire(box) }
        return stays
      }
    }
  }
}

/// A handler, as C has it.
final class ActionBox {
  weak var host: Host?
  let handler: (UnsafePointer<kin_event>, Host) throws -> Void

  init(_ host: Host, _ handler: @escaping (UnsafePointer<kin_event>, Host) throws -> Void) {
    self.host = host
    self.handler = handler
  }

  var pointer: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }
}

/// A sink of a trace, as C has it.
final class SinkBox {
  weak var host: Host?
  let sink: ([UInt8]) throws -> Void

  init(_ host: Host, _ sink: @escaping ([UInt8]) throws -> Void) {
    self.host = host
    self.sink = sink
  }
}

/// What C calls with a record.
func takeEvent(_: OpaquePointer?, _ record: UnsafePointer<kin_event>?, _ box: UnsafeMutableRawPointer?) {
  guard let record, let box else { return }
  // Kept for the time of the call, whatever the handler removes.
  let kept = Unmanaged<ActionBox>.fromOpaque(box).takeUnretainedValue()
  guard let host = kept.host else { return }
  host.guarded(otherwise: ()) { try kept.handler(record, host) }
}

/// What C calls with bytes of a trace.
func takeBytes(_ bytes: UnsafeRawPointer?, _ count: UInt32, _ box: UnsafeMutableRawPointer?) -> kin_result {
  guard let bytes, let box else { return kin_result(KIN_ERROR_SINK) }
  let kept = Unmanaged<SinkBox>.fromOpaque(box).takeUnretainedValue()
  guard let host = kept.host else { return kin_result(KIN_ERROR_SINK) }
  let part = [UInt8](UnsafeRawBufferPointer(start: bytes, count: Int(count)))
  return host.guarded(otherwise: kin_result(KIN_ERROR_SINK)) {
    try kept.sink(part)
    return kin_result(KIN_OK)
  }
}
