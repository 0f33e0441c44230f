import CKinesic

/// A struct that grows at its end: it begins with its `struct_size`, by which both sides know how much of it there is.
/// The one place that knows how a struct of another size than this library's is read and written.
public struct SizedStruct {
  public let name: StaticString
  /// Its bytes in this library.
  public let size: Int
  /// Its bytes at level 1.0: no caller has fewer.
  let first: Int
  let alignment: Int
  /// What the name of the function that fills it in ends with.
  let filling: StaticString

  /// More than a struct has at any level: what is said to have more is garbage.
  static let most: UInt32 = 4096

  /// - Parameter added: how many bytes its fields have that came after level 1.0, a multiple of its alignment.
  init<Struct: BitwiseCopyable>(_: Struct.Type, _ name: StaticString, added: Int = 0, filling: StaticString = "_init") {
    self.name = name
    self.filling = filling
    size = MemoryLayout<Struct>.size
    first = size - added
    alignment = MemoryLayout<Struct>.alignment
  }

  /// Why a caller's struct is refused.
  public enum Misfit {
    /// No level has such a `struct_size`.
    case size(UInt32)
    /// It is of a later level, and says something in this byte, beyond what this library knows.
    case later(Int)
  }

  /// Whether the struct may have this size at some level.
  public func isPlausible(_ bytes: UInt32) -> Bool {
    (UInt32(first)...SizedStruct.most).contains(bytes) && bytes & UInt32(alignment - 1) == 0
  }

  /// Copies a caller's struct over one of this library that has the defaults; nil: it fits. Fields that a shorter
  /// struct does not have keep their defaults; what a longer one has more must be zero.
  @inline(never)
  func read(_ source: UnsafeRawPointer, over target: UnsafeMutableRawPointer) -> Misfit? {
    let said = source.loadUnaligned(as: UInt32.self)
    if !isPlausible(said) { return .size(said) }
    let bytes = Int(said)
    if bytes > size {
      for i in size..<bytes where source.load(fromByteOffset: i, as: UInt8.self) != 0 { return .later(i) }
    }
    target.copyMemory(from: source, byteCount: min(bytes, size))
    target.storeBytes(of: UInt32(size), as: UInt32.self)
    return nil
  }

  /// Copies a struct of this library into a caller's, which keeps its `struct_size`: as much as fits, and zeros behind
  /// it. Precondition: that size is plausible.
  @inline(never)
  func write(_ source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, bytes given: UInt32) {
    let bytes = Int(given)
    let shared = min(bytes, size)
    target.copyMemory(from: source, byteCount: shared)
    for i in shared..<bytes { target.storeBytes(of: 0, toByteOffset: i, as: UInt8.self) }
    target.storeBytes(of: given, as: UInt32.self)
  }
}

/// All of them. When a struct gets a field, the number of bytes that it adds is noted here.
extension SizedStruct {
  public static var engineOptions: SizedStruct { SizedStruct(kin_engine_options.self, "kin_engine_options") }
  public static var allocator: SizedStruct { SizedStruct(kin_allocator.self, "kin_allocator") }
  public static var usage: SizedStruct { SizedStruct(kin_engine_usage.self, "kin_engine_usage") }
  public static var contactFilter: SizedStruct { SizedStruct(kin_contact_filter.self, "kin_contact_filter") }
  public static var handGrouping: SizedStruct { SizedStruct(kin_hand_grouping.self, "kin_hand_grouping") }
  public static var palmFilter: SizedStruct { SizedStruct(kin_palm_filter.self, "kin_palm_filter") }
  public static var accommodations: SizedStruct { SizedStruct(kin_accommodations.self, "kin_accommodations") }
  public static var viewOptions: SizedStruct { SizedStruct(kin_view_options.self, "kin_view_options") }
  public static var viewDelegate: SizedStruct { SizedStruct(kin_view_delegate.self, "kin_view_delegate") }
  public static var recognizerDelegate: SizedStruct { SizedStruct(kin_recognizer_delegate.self, "kin_recognizer_delegate") }
  public static var smoothing: SizedStruct { SizedStruct(kin_smoothing.self, "kin_smoothing") }
  public static var velocityOptions: SizedStruct { SizedStruct(kin_velocity_options.self, "kin_velocity_options") }
  public static var traceInfo: SizedStruct { SizedStruct(kin_trace_info.self, "kin_trace_info") }
  public static var replayOptions: SizedStruct { SizedStruct(kin_replay_options.self, "kin_replay_options") }
  public static var replayReport: SizedStruct { SizedStruct(kin_replay_report.self, "kin_replay_report") }
  public static var pluginInfo: SizedStruct { SizedStruct(kin_plugin_info.self, "kin_plugin_info") }
  public static var recognizerClass: SizedStruct {
    SizedStruct(kin_recognizer_class.self, "kin_recognizer_class", added: kin_struct_sizes.addedToClass)
  }
  public static var plugin: SizedStruct { SizedStruct(kin_plugin.self, "kin_plugin", filling: "_fill") }
}

/// The same of the structs that the engine and a class hand one another.
extension kin_struct_sizes {
  static var addedToClass: Int { 0 }
  static var addedToStep: Int { 0 }
  static var addedToRequest: Int { 0 }
  static var addedToPeer: Int { 0 }
  static var addedToScroll: Int { 0 }
}

extension SizedStruct {
  /// A caller's struct as one of this library, with `defaults` for the fields that it does not have.
  public func take<Struct: BitwiseCopyable>(_ source: UnsafePointer<Struct>, over defaults: Struct) -> (taken: Struct, misfit: Misfit?) {
    var taken = defaults
    let misfit = read(UnsafeRawPointer(source), over: &taken)
    return (taken, misfit)
  }

  /// Gives a caller a struct of this library.
  public func give<Struct: BitwiseCopyable>(_ value: Struct, to target: UnsafeMutablePointer<Struct>) {
    let bytes = UnsafeRawPointer(target).loadUnaligned(as: UInt32.self)
    var value = value
    write(&value, to: UnsafeMutableRawPointer(target), bytes: bytes)
  }

  /// The same for a buffer of this number of bytes, whose `struct_size` it sets.
  public func begin<Struct: BitwiseCopyable>(_ value: Struct, in target: UnsafeMutableRawPointer, bytes: UInt32) {
    var value = value
    write(&value, to: target, bytes: bytes)
  }
}
