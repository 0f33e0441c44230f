import CKinesic

/// A host's text: bytes up to a zero byte. Lent, never freed here.
public typealias CString = UnsafePointer<CChar>

/// The pointer that a host hands in with a callback and gets back in each call. Never looked into.
public typealias UserData = UnsafeMutableRawPointer

/// Gets the user data of an action that has gone and is not under way: the last call about it.
public typealias ActionRelease = @convention(c) (UserData?) -> Void

/// Where a host wants a text written.
public typealias TextBuffer = UnsafeMutablePointer<CChar>

/// Whether two texts have the same bytes. `String` would drag in Unicode tables.
func equal(_ a: CString, _ b: CString) -> Bool {
  var i = 0
  while a[i] == b[i] {
    if a[i] == 0 { return true }
    i += 1
  }
  return false
}

/// Whether a text has the bytes of a literal.
public func equal(_ a: CString, _ b: StaticString) -> Bool { equal(a, cString(b)) }

/// A literal as C sees it; it lives for ever.
func cString(_ literal: StaticString) -> CString {
  UnsafeRawPointer(literal.utf8Start).assumingMemoryBound(to: CChar.self)
}

/// Whether there is a text with at least one byte.
func isPresent(_ text: CString?) -> Bool {
  guard let text else { return false }
  return text[0] != 0
}

/// A struct of a host's or a plugin's that begins with its `struct_size`, and is as long as that says; lent for the
/// call.
public typealias LentStruct<Struct> = UnsafePointer<Struct>

/// A row of samples that a host feeds; lent for the call.
public typealias Samples = UnsafeBufferPointer<kin_touch_sample>

/// A row of scroll samples that a host feeds; lent for the call.
public typealias ScrollSamples = UnsafeBufferPointer<kin_scroll_sample>

/// A row of ids that a host hands in; lent for the call.
public typealias Identifiers = UnsafeBufferPointer<UInt64>

/// A row of ids that a host wants filled.
public typealias IdentifierBuffer = UnsafeMutableBufferPointer<UInt64>

/// A row of records, lent until the engine changes.
public typealias Events = UnsafePointer<kin_event>

/// Descriptors that live as long as the process.
public typealias Descriptors = UnsafePointer<kin_property>

/// A class table, lent as long as its engine.
public typealias ClassTable = UnsafePointer<kin_recognizer_class>

/// The system's handle of a shared library: one for each library of the process.
public typealias LibraryHandle = UnsafeMutableRawPointer

/// A sample, lent for a call.
public typealias SamplePointer = UnsafePointer<kin_touch_sample>

/// A row of a touch's places that a host wants filled.
public typealias PointBuffer = UnsafeMutableBufferPointer<kin_touch_point>

/// A row of contacts that a host wants filled.
public typealias ContactBuffer = UnsafeMutableBufferPointer<kin_contact>

/// How many bytes a text has.
func textLength(_ text: CString) -> Int {
  var length = 0
  while text[length] != 0 { length += 1 }
  return length
}

/// Takes bytes of a trace.
public typealias TraceSink = kin_trace_sink

extension Samples {
  /// Whether the last 16 bytes of a sample are zero: `cause` and what is reserved. Two words of 8, as this is asked of
  /// every sample.
  @inline(__always) func endsWithZeros(_ index: Int) -> Bool {
    let end = UnsafeRawPointer(baseAddress.unsafelyUnwrapped + (index + 1))
    return end.load(fromByteOffset: -16, as: UInt64.self) | end.load(fromByteOffset: -8, as: UInt64.self) == 0
  }
}

/// Lends one sample as a row.
func withRow<Fault: Error>(of sample: kin_touch_sample, _ body: (Samples) throws(Fault) -> Void) throws(Fault) {
  try withUnsafePointer(to: sample) { pointer throws(Fault) in try body(Samples(start: pointer, count: 1)) }
}

extension kin_touch_sample {
  /// Whether it is of something that hovers, or of a contact that was refused.
  @inline(__always) var isHover: Bool { Int(phase) >= KIN_PHASE_ENTERED }
}
