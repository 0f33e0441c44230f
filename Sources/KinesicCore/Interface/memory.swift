import CClasses
import CKinesic
import CPlatform

@_cdecl("kin_engine_get_usage") @implementation
public func kin_engine_get_usage(_ engine: OpaquePointer?, _ out_usage: UnsafeMutablePointer<kin_engine_usage>?) -> kin_result {
  call(engine) { engine throws(Failure) in
    guard let out_usage else { throw engine.null("out_usage") }
    try engine.checkRoom(structSize(of: out_usage), .usage)
    SizedStruct.usage.give(engine.usage, to: out_usage)
  }
}

/// A new engine with the standard classes, in one piece of memory; nil: there is none.
/// - Parameter allocator: nil: the C library.
func makeEngine(_ options: kin_engine_options, _ allocator: kin_allocator?) -> OpaquePointer? {
  let allocator = allocator ?? system
  var kept = options
  kept.allocator = nil
  let classes = makeTables()
  guard let heap = Heap.make(allocator, byteCount: Engine.byteCount(for: options, classes: classes)) else { return nil }
  let before = exchange(UnsafeMutableRawPointer(heap))
  let engine = Engine(kept, heap: heap, classes: classes)
  number(engine)
  kinesic_classes({ register(UnsafePointer($0), $1) }, Unmanaged.passUnretained(engine).toOpaque())
  _ = exchange(before)
  heap.pointee.finishSetup()
  return OpaquePointer(Unmanaged.passRetained(engine).toOpaque())
}

/// Another engine in the state of one, whose memory comes from the same allocator.
func makeCopy(of engine: Engine) throws(Failure) -> OpaquePointer {
  try engine.checkCopying()
  guard let made = makeEngine(engine.host.options, engine.host.heap?.pointee.allocator) else { throw engine.refuseForMemory() }
  let copy = Unmanaged<Engine>.fromOpaque(UnsafeRawPointer(made))
  let before = exchange(copy._withUnsafeGuaranteedRef { UnsafeMutableRawPointer($0.host.heap) })
  var failure: Failure?
  copy._withUnsafeGuaranteedRef { copy in
    do throws(Failure) { try engine.copy(to: copy) } catch { failure = error }
    copy.dropSpare()
  }
  _ = exchange(before)
  guard let failure else { return made }
  destroy(copy)
  throw failure
}

/// The tables of the standard classes and of the common properties are made once, and live as long as the process: in
/// no engine's memory. Returns how many classes there are.
private func makeTables() -> Int {
  var count = 0
  kinesic_classes({ $1?.assumingMemoryBound(to: Int.self).pointee += 1 }, &count)
  precondition(Engine.commonProperties().count > 0)
  return count
}

private func register(_ table: UnsafePointer<kin_recognizer_class>?, _ engine: UnsafeMutableRawPointer?) {
  guard let table, let engine else { return }
  Unmanaged<Engine>.fromOpaque(engine)._withUnsafeGuaranteedRef { try? $0.registerStandard(table.pointee) }
}

/// Makes what lives as long as the process outside of every engine's memory.
func makePermanent<T>(_ make: () -> T) -> T {
  let before = exchange(nil)
  defer { _ = exchange(before) }
  return make()
}

/// Not inlined, and both in this file: each object file has a storage of its own behind them.
@inline(never) private func number(_ engine: Engine) { engine.setNumber(platform_take_number(), by: platform_thread()) }
@inline(never) private func giveBackNumber(of engine: Engine) { platform_give_number(engine.host.number, engine.host.numberedBy) }

/// The last use of an engine.
func destroy(_ engine: Unmanaged<Engine>) {
  let heap = engine._withUnsafeGuaranteedRef { engine in
    giveBackNumber(of: engine)
    return engine.host.heap
  }
  engine.release()
  if let heap { Heap.destroy(heap) }
}

/// Runs a call that makes something, in the engine's own memory: it makes room itself before it changes anything.
@inline(__always)
func build(_ engine: OpaquePointer?, _ body: (Engine) throws(Failure) -> Void) -> kin_result {
  call(engine) { engine throws(Failure) in
    let before = exchange(UnsafeMutableRawPointer(engine.host.heap))
    defer { endBuilding(engine, before) }
    try body(engine)
  }
}

/// The same for one that may ask for much, and says before how much.
func buildMuch(_ engine: OpaquePointer?, _ body: (Engine) throws(Failure) -> Void) -> kin_result {
  build(engine) { engine throws(Failure) in
    try engine.setAside()
    try body(engine)
  }
}

@inline(never) private func endBuilding(_ engine: Engine, _ before: UnsafeMutableRawPointer?) {
  _ = exchange(before)
  engine.dropSpare()
}

/// The same for one with an output.
@inline(__always)
func build<Output>(
  _ engine: OpaquePointer?, _ output: UnsafeMutablePointer<Output>?, _ name: StaticString, _ body: (Engine) throws(Failure) -> Output
) -> kin_result {
  build(engine) { engine throws(Failure) in
    guard let output else { throw engine.null(name) }
    output.pointee = try body(engine)
  }
}

/// The bytes of a text with its zero byte.
func length(_ text: UnsafePointer<CChar>?) -> Int {
  guard let text else { return 0 }
  var length = 0
  while text[length] != 0 { length += 1 }
  return length + 1
}

/// The C library's memory.
private var system: kin_allocator {
  kin_allocator(
    struct_size: UInt32(MemoryLayout<kin_allocator>.size), reserved: 0, allocate: { size, _ in systemBlock(Int(size)) },
    free: { memory, _, _ in free(memory) }, user_data: nil)
}

/// A block of the C library. It stands on a multiple of 32, as no block of a heap does.
private func systemBlock(_ size: Int) -> UnsafeMutableRawPointer? { platform_allocate(max((size + 31) / 32 * 32, 32)) }

/// Sets the heap from which this thread's blocks come, nil for the C library; returns the one before.
/// The only place that knows the slot, and out of line, so that there is one.
@inline(never) private func exchange(_ heap: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  #if hasFeature(Embedded)
    let slot = platform_thread_slot()
    let before = slot?.pointee
    slot?.pointee = heap
    return before
  #else
    return nil
  #endif
}

#if hasFeature(Embedded)
  /// The language's runtime asks for memory here, and not of the C library: the linker does that (--wrap). Larger
  /// alignments than 16 do not occur.
  @_cdecl("__wrap_posix_memalign")
  public func allocateBlock(_ out: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ alignment: Int, _ size: Int) -> Int32 {
    precondition(alignment <= 16)
    let heap = exchange(nil)
    _ = exchange(heap)
    let block: UnsafeMutableRawPointer?
    if let heap {
      block = Heap.allocate(size, from: heap.assumingMemoryBound(to: Heap.self))
    } else {
      block = systemBlock(size)
    }
    // The runtime does not look at the code: without memory it would write to nowhere.
    precondition(block != nil)
    out?.pointee = block
    return 0
  }

  @_cdecl("__wrap_free")
  public func freeBlock(_ block: UnsafeMutableRawPointer?) {
    if let block, !Heap.release(block) { platform_free(block) }
  }
#endif
