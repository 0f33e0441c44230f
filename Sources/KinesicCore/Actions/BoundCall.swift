import CFFI
import CKinesic

/// What a call needs, ready beforehand, in one block of memory: this head, then the arguments' types, their addresses,
/// their bytes, those that each call fills in, and the texts of constants.
struct BoundCall {
  private var cif = ffi_cif()
  private let libffi: cffi_functions
  private let function: kin_function
  private let states: States
  private let filled: UnsafeMutablePointer<Filled>
  private var filledCount = 0
  private let addresses: UnsafeMutablePointer<UnsafeMutableRawPointer?>

  /// An argument that each call fills in.
  private struct Filled {
    let slot: Slot
    let type: ArgumentType
    let source: Source
  }

  /// Where the parts lie in the block.
  private struct Layout {
    let types, addresses, slots, filled, texts, size: Int

    init(_ signature: Signature) {
      let word = MemoryLayout<UInt64>.stride
      types = (MemoryLayout<BoundCall>.size + 15) / 16 * 16
      addresses = types + signature.count * word
      slots = addresses + signature.count * word
      filled = slots + signature.count * word
      texts = filled + signature.count * MemoryLayout<Filled>.stride
      size = texts + signature.length
    }
  }

  private init(
    _ block: UnsafeMutableRawPointer, _ layout: Layout, _ libffi: cffi_functions, _ function: @escaping kin_function, _ states: States
  ) {
    self.libffi = libffi
    self.function = function
    self.states = states
    filled = (block + layout.filled).assumingMemoryBound(to: Filled.self)
    addresses = (block + layout.addresses).assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
  }

  /// The user data of an action that calls the function, to be freed by `release`; nil where libffi cannot.
  static func make(
    _ libffi: cffi_functions, _ function: @escaping kin_function, _ states: States, _ signature: Signature, _ kind: ClassTable,
    _ userData: UserData?
  ) -> UserData? {
    let layout = Layout(signature)
    let block = UnsafeMutableRawPointer.allocate(byteCount: layout.size, alignment: 16)
    block.initializeMemory(as: UInt8.self, repeating: 0, count: layout.size)
    let call = block.bindMemory(to: BoundCall.self, capacity: 1)
    call.initialize(to: BoundCall(block, layout, libffi, function, states))
    let types = (block + layout.types).assumingMemoryBound(to: UnsafeMutablePointer<ffi_type>?.self)
    for i in 0..<signature.count {
      let argument = signature.arguments[i]
      let slot = Slot(address: block + layout.slots + i * MemoryLayout<UInt64>.stride)
      types[i] = argument.type.ffi
      call.pointee.addresses[i] = slot.address
      if fix(argument, in: slot, kind, userData, text: { copy(signature.text, $0, to: block + layout.texts) }) { continue }
      call.pointee.filled[call.pointee.filledCount] = Filled(slot: slot, type: argument.type, source: argument.source)
      call.pointee.filledCount += 1
    }
    let status = libffi.prepare(&call.pointee.cif, FFI_DEFAULT_ABI, UInt32(signature.count), signature.result.ffi, types)
    if status == FFI_OK { return block }
    block.deallocate()
    return nil
  }

  /// Fills in what is the same in every call; false: it is not.
  private static func fix(
    _ argument: Argument, in slot: Slot, _ kind: ClassTable, _ userData: UserData?, text: (Int) -> UnsafeRawPointer
  ) -> Bool {
    switch argument.source {
    case .constant(let bits): slot.put(bits: bits, of: argument.type)
    case .userData: slot.put(pointer: userData)
    case .className: slot.put(pointer: kind.pointee.name)
    case .text(let place): slot.put(pointer: text(place))
    case .value, .locationX, .locationY, .seconds, .nanoseconds, .touch, .contact, .touchCount, .state, .stateName, .name: return false
    case .recognizer, .view, .engine: return false
    }
    return true
  }

  /// Copies the constant text that stands at a place of the signature to the same place in a buffer of the same
  /// length.
  private static func copy(_ signature: CString, _ place: Int, to buffer: UnsafeMutableRawPointer) -> UnsafeRawPointer {
    var from = place
    var to = place
    while signature[from] != CChar(UInt8(ascii: "'")) {
      if signature[from] == CChar(UInt8(ascii: "\\")) { from += 1 }
      buffer.storeBytes(of: signature[from], toByteOffset: to, as: CChar.self)
      from += 1
      to += 1
    }
    buffer.storeBytes(of: 0, toByteOffset: to, as: CChar.self)
    return UnsafeRawPointer(buffer + place)
  }

  /// The action's callback; its user data is the block.
  static let callback: kin_event_callback = { engine, event, block in
    guard let engine, let event, let block else { return }
    let call = block.assumingMemoryBound(to: BoundCall.self)
    if !call.pointee.states.contains(event.pointee.state, from: event.pointee.from) { return }
    for i in 0..<call.pointee.filledCount { fill(call.pointee.filled[i], event, engine) }
    // Room for any result; libffi widens the small ones.
    var result: (UInt64, UInt64) = (0, 0)
    call.pointee.libffi.call(&call.pointee.cif, call.pointee.function, &result, call.pointee.addresses)
  }

  /// Frees the block. The function is not under way: the core waits for that.
  static let release: ActionRelease = { $0?.deallocate() }

  @inline(__always)
  private static func fill(_ argument: Filled, _ event: UnsafePointer<kin_event>, _ engine: OpaquePointer) {
    let slot = argument.slot
    switch argument.source {
    case .value(let index): slot.put(value(index, of: event), as: argument.type)
    case .locationX: slot.put(event.pointee.x, as: argument.type)
    case .locationY: slot.put(event.pointee.y, as: argument.type)
    case .seconds: slot.put(Double(event.pointee.time_ns) / 1e9, as: argument.type)
    case .nanoseconds: slot.put(event.pointee.time_ns, as: argument.type)
    case .touch: slot.put(event.pointee.touch, as: argument.type)
    case .contact: slot.put(event.pointee.contact, as: argument.type)
    case .touchCount: slot.put(UInt64(event.pointee.touch_count), as: argument.type)
    case .state: slot.put(UInt64(UInt32(bitPattern: event.pointee.state)), as: argument.type)
    case .stateName: slot.put(pointer: Words.state(event.pointee.state).utf8Start)
    case .recognizer: slot.put(event.pointee.recognizer, as: .u64)
    case .view: slot.put(event.pointee.view, as: .u64)
    case .name: slot.put(pointer: name(of: event.pointee.recognizer, engine))
    case .engine: slot.put(pointer: UnsafeRawPointer(engine))
    case .userData, .className, .constant, .text: break
    }
  }

  /// `values` is the last field of those that the engine tells: key paths, which could say so, do not exist in
  /// Embedded Swift.
  private static func value(_ index: Int, of event: UnsafePointer<kin_event>) -> Double {
    let values = kin_event.payloadSize - Int(KIN_VALUE_CAPACITY) * MemoryLayout<Double>.stride
    return UnsafeRawPointer(event).load(fromByteOffset: values + index * MemoryLayout<Double>.stride, as: Double.self)
  }

  private static func name(of recognizer: kin_recognizer_id, _ engine: OpaquePointer) -> UnsafeRawPointer? {
    Unmanaged<Engine>.fromOpaque(UnsafeRawPointer(engine))._withUnsafeGuaranteedRef { engine in
      do throws(Failure) { return UnsafeRawPointer(try engine.name(of: recognizer)) } catch { return nil }
    }
  }
}
