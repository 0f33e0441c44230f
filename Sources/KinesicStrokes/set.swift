import CKinesic
import CKinesicStrokes
import CMemory
import StrokeMatching

/// The set behind a host's pointer.
typealias SetPointer = UnsafeMutablePointer<TemplateSet>

func set(_ pointer: OpaquePointer?) -> SetPointer? { pointer.map { SetPointer($0) } }

private func make(_ options: kin_stroke_set_options) -> SetPointer? {
  guard let memory = memory_allocate(MemoryLayout<TemplateSet>.size) else { return nil }
  let pointer = memory.bindMemory(to: TemplateSet.self, capacity: 1)
  pointer.initialize(to: TemplateSet(options))
  return pointer
}

private func destroy(_ pointer: SetPointer) {
  pointer.pointee.free()
  memory_release(pointer)
}

@_cdecl("kin_stroke_set_create") @implementation
public func kin_stroke_set_create(
  _ options: UnsafePointer<kin_stroke_set_options>?, _ out_set: UnsafeMutablePointer<OpaquePointer?>?
) -> kin_result {
  guard let out_set else { return refuse(KIN_ERROR_NULL, "out_set is null") }
  var chosen = setDefaults
  if let options {
    if !struct_is_sound(options, MemoryLayout<kin_stroke_set_options>.size) {
      return refuse(KIN_ERROR_SIZE, "kin_stroke_set_options was not filled in by kin_stroke_set_options_init")
    }
    chosen = options.pointee
  }
  if let fault = fault(chosen) { return refuse(KIN_ERROR_INVALID, fault) }
  guard let made = make(chosen) else { return refuse(KIN_ERROR_MEMORY, "there is no memory for a set") }
  out_set.pointee = OpaquePointer(made)
  return done
}

@_cdecl("kin_stroke_set_get_options") @implementation
public func kin_stroke_set_get_options(_ set: OpaquePointer?, _ out_options: UnsafeMutablePointer<kin_stroke_set_options>?) -> kin_result {
  guard let set = KinesicStrokes.set(set), let out_options else { return refuse(KIN_ERROR_NULL, "set or out_options is null") }
  if !struct_clear(out_options, MemoryLayout<kin_stroke_set_options>.size) {
    return refuse(KIN_ERROR_SIZE, "struct_size of kin_stroke_set_options is not its sizeof")
  }
  let size = out_options.pointee.struct_size
  out_options.pointee = set.pointee.options
  out_options.pointee.struct_size = size
  return done
}

@_cdecl("kin_stroke_set_destroy") @implementation
public func kin_stroke_set_destroy(_ set: OpaquePointer?) {
  if let set = KinesicStrokes.set(set) { destroy(set) }
}

/// How long a name is; nil: it is empty or too long.
private func nameLength(_ name: UnsafePointer<CChar>) -> Int? {
  var length = 0
  while length <= Int(KIN_NAME_LIMIT), name[length] != 0 { length += 1 }
  return (1...Int(KIN_NAME_LIMIT)).contains(length) ? length : nil
}

@_cdecl("kin_stroke_set_add") @implementation
public func kin_stroke_set_add(
  _ set: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ options: UnsafePointer<kin_stroke_template_options>?,
  _ points: UnsafePointer<kin_stroke_point>?, _ count: UInt64, _ out_index: UnsafeMutablePointer<UInt32>?
) -> kin_result {
  guard let set = KinesicStrokes.set(set), let name, points != nil || count == 0 else {
    return refuse(KIN_ERROR_NULL, "set, name or points is null")
  }
  var chosen = templateDefaults
  if let options {
    if !struct_is_sound(options, MemoryLayout<kin_stroke_template_options>.size) {
      return refuse(KIN_ERROR_SIZE, "kin_stroke_template_options was not filled in by kin_stroke_template_options_init")
    }
    chosen = options.pointee
  }
  let result = add(set, name, chosen, points, Int(clamping: count))
  if result == done { out_index?.pointee = UInt32(set.pointee.count - 1) }
  return result
}

private func add(
  _ set: SetPointer, _ name: UnsafePointer<CChar>, _ options: kin_stroke_template_options, _ points: UnsafePointer<kin_stroke_point>?,
  _ count: Int
) -> kin_result {
  guard let length = nameLength(name) else { return refuse(KIN_ERROR_INVALID, "the name has not 1 to KIN_NAME_LIMIT bytes") }
  if let fault = fault(options) { return refuse(KIN_ERROR_INVALID, fault) }
  switch set.pointee.add(name, length, options, points, count) {
  case .none: return done
  case .noExtent: return refuse(KIN_ERROR_INVALID, "the drawing has no extent: no two different finite points in one stroke")
  case .memory: return refuse(KIN_ERROR_MEMORY, "there is no memory for a template")
  }
}

private func has(_ set: SetPointer, _ index: UInt32) -> Bool { Int(clamping: index) < set.pointee.count }

@_cdecl("kin_stroke_set_remove") @implementation
public func kin_stroke_set_remove(_ set: OpaquePointer?, _ index: UInt32) -> kin_result {
  guard let set = KinesicStrokes.set(set) else { return refuse(KIN_ERROR_NULL, "set is null") }
  if !has(set, index) { return refuse(KIN_ERROR_INVALID, "no template has that number") }
  set.pointee.remove(Int(index))
  return done
}

@_cdecl("kin_stroke_set_count") @implementation
public func kin_stroke_set_count(_ set: OpaquePointer?, _ out_count: UnsafeMutablePointer<UInt32>?) -> kin_result {
  guard let set = KinesicStrokes.set(set), let out_count else { return refuse(KIN_ERROR_NULL, "set or out_count is null") }
  out_count.pointee = UInt32(set.pointee.count)
  return done
}

@_cdecl("kin_stroke_set_get") @implementation
public func kin_stroke_set_get(
  _ set: OpaquePointer?, _ index: UInt32, _ out_template: UnsafeMutablePointer<kin_stroke_template>?
) -> kin_result {
  guard let set = KinesicStrokes.set(set), let out_template else { return refuse(KIN_ERROR_NULL, "set or out_template is null") }
  if !has(set, index) { return refuse(KIN_ERROR_INVALID, "no template has that number") }
  if !struct_clear(out_template, MemoryLayout<kin_stroke_template>.size) {
    return refuse(KIN_ERROR_SIZE, "struct_size of kin_stroke_template is not its sizeof")
  }
  set.pointee.describe(Int(index), into: &out_template.pointee)
  return done
}

@_cdecl("kin_stroke_set_classify") @implementation
public func kin_stroke_set_classify(
  _ set: OpaquePointer?, _ points: UnsafePointer<kin_stroke_point>?, _ count: UInt64,
  _ out_matches: UnsafeMutablePointer<kin_stroke_match>?,
  _ capacity: UInt32, _ out_result: UnsafeMutablePointer<kin_stroke_result>?
) -> kin_result {
  guard let set = KinesicStrokes.set(set), let out_result, points != nil || count == 0, out_matches != nil || capacity == 0 else {
    return refuse(KIN_ERROR_NULL, "set, points, out_matches or out_result is null")
  }
  out_result.pointee = set.pointee.classify(points, Int(clamping: count), out_matches, Int(clamping: capacity))
  return done
}

@_cdecl("kin_stroke_set_report") @implementation
public func kin_stroke_set_report(_ set: OpaquePointer?, _ index: UInt32, _ out_report: UnsafeMutablePointer<kin_stroke_report>?)
  -> kin_result
{
  guard let set = KinesicStrokes.set(set), let out_report else { return refuse(KIN_ERROR_NULL, "set or out_report is null") }
  if !has(set, index) { return refuse(KIN_ERROR_INVALID, "no template has that number") }
  if !struct_clear(out_report, MemoryLayout<kin_stroke_report>.size) {
    return refuse(KIN_ERROR_SIZE, "struct_size of kin_stroke_report is not its sizeof")
  }
  set.pointee.report(Int(index), into: &out_report.pointee)
  return done
}

@_cdecl("kin_stroke_set_suggest_limit") @implementation
public func kin_stroke_set_suggest_limit(
  _ set: OpaquePointer?, _ name: UnsafePointer<CChar>?, _ out_limit: UnsafeMutablePointer<Double>?
) -> kin_result {
  guard let set = KinesicStrokes.set(set), let name, let out_limit else { return refuse(KIN_ERROR_NULL, "set, name or out_limit is null") }
  guard let limit = set.pointee.suggestedLimit(name) else { return refuse(KIN_ERROR_UNKNOWN, "no template has that name") }
  out_limit.pointee = limit
  return done
}

@_cdecl("kin_stroke_set_write") @implementation
public func kin_stroke_set_write(
  _ set: OpaquePointer?, _ bytes: UnsafeMutableRawPointer?, _ capacity: UInt64, _ out_count: UnsafeMutablePointer<UInt64>?
) -> kin_result {
  guard let set = KinesicStrokes.set(set), let out_count else { return refuse(KIN_ERROR_NULL, "set or out_count is null") }
  let count = set.pointee.write(nil)
  out_count.pointee = UInt64(count)
  guard let bytes else { return done }
  if count > Int(clamping: capacity) { return refuse(KIN_ERROR_CAPACITY, "the set has more bytes than there is room for: see out_count") }
  _ = set.pointee.write(bytes.assumingMemoryBound(to: UInt8.self))
  return done
}

@_cdecl("kin_stroke_set_read") @implementation
public func kin_stroke_set_read(
  _ bytes: UnsafeRawPointer?, _ count: UInt64, _ out_set: UnsafeMutablePointer<OpaquePointer?>?, _ out_offset: UnsafeMutablePointer<UInt64>?
) -> kin_result {
  guard let bytes, let out_set else { return refuse(KIN_ERROR_NULL, "bytes or out_set is null") }
  var saved = SavedSet(bytes.assumingMemoryBound(to: UInt8.self), count: Int(clamping: count))
  let result = read(&saved, out_set)
  if result != done { out_offset?.pointee = UInt64(saved.position) }
  return result
}

private func read(_ saved: inout SavedSet, _ out_set: UnsafeMutablePointer<OpaquePointer?>) -> kin_result {
  if !saved.isGenuine() { return refuse(KIN_ERROR_INVALID, "these are not the bytes of a set, or those of a newer version") }
  var options = saved.options()
  options.struct_size = setDefaults.struct_size
  let count = saved.count()
  if !saved.isSound || fault(options) != nil { return refuse(KIN_ERROR_INVALID, "the options of the set are damaged") }
  guard let made = make(options) else { return refuse(KIN_ERROR_MEMORY, "there is no memory for a set") }
  for _ in 0..<count {
    let result = readTemplate(&saved, made)
    if result != done {
      destroy(made)
      return result
    }
  }
  if !saved.isAtEnd || !saved.fitsChecksum() {
    destroy(made)
    return refuse(KIN_ERROR_INVALID, "the bytes of the set are damaged: they do not fit their checksum")
  }
  out_set.pointee = OpaquePointer(made)
  return done
}

private func readTemplate(_ saved: inout SavedSet, _ set: SetPointer) -> kin_result {
  var name = InlineArray<256, CChar>(repeating: 0)
  guard let (_, options, count) = saved.template(&name) else { return refuse(KIN_ERROR_INVALID, "a template of the set is damaged") }
  let size = max(count, 1) * MemoryLayout<kin_stroke_point>.stride
  guard let memory = memory_allocate(size) else { return refuse(KIN_ERROR_MEMORY, "there is no memory for a template") }
  defer { memory_release(memory) }
  let points = memory.bindMemory(to: kin_stroke_point.self, capacity: count)
  for i in 0..<count { (points + i).initialize(to: saved.point()) }
  var chosen = options
  chosen.struct_size = templateDefaults.struct_size
  return withUnsafeBytes(of: name) {
    add(set, $0.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: CChar.self), chosen, points, count)
  }
}
