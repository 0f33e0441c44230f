import CKinesic
import Testing

@testable import KinesicCore

/// A struct of level 1.2: it had two fields at level 1.0.
private struct Grown: BitwiseCopyable {
  var struct_size: UInt32 = 32
  var count: UInt32 = 3
  var width = 1.5
  /// Since 1.1.
  var height = 2.5
  /// Since 1.2.
  var flags: UInt64 = 7
}

/// The same as somebody of a later level has it.
private struct Later: BitwiseCopyable {
  var known = Grown()
  var more: UInt64 = 0
}

private nonisolated(unsafe) let kind = SizedStruct(Grown.self, "grown", added: 16)

/// What `kind` makes of the first `size` bytes of a struct that says that it has them.
private func read(_ later: Later, size: UInt32) -> (taken: Grown, misfit: SizedStruct.Misfit?) {
  var later = later
  later.known.struct_size = size
  return withUnsafeBytes(of: &later) { bytes in
    kind.take(bytes.baseAddress!.assumingMemoryBound(to: Grown.self), over: Grown())
  }
}

private func isSize(_ misfit: SizedStruct.Misfit?) -> Bool { if case .size = misfit { true } else { false } }

@Suite("Structs that grow at their end")
struct SizedStructTests {
  @Test("What is too short keeps the defaults of what it does not say", arguments: [UInt32(16), 24, 32])
  func shorter(size: UInt32) {
    let (taken, misfit) = read(Later(known: Grown(count: 9, width: 8, height: 6, flags: 5)), size: size)
    #expect(misfit == nil)
    #expect(taken.struct_size == 32 && taken.count == 9 && taken.width == 8)
    #expect(taken.height == (size >= 24 ? 6 : 2.5) && taken.flags == (size >= 32 ? 5 : 7))
  }

  @Test("What is longer is taken when the rest is zero, and refused with the first byte that is not")
  func longer() {
    var (taken, misfit) = read(Later(known: Grown(count: 9)), size: 40)
    #expect(misfit == nil && taken.count == 9 && taken.struct_size == 32)
    (taken, misfit) = read(Later(more: 1 << 56), size: 40)
    guard case .later(39) = misfit else { Issue.record("it was taken"); return }
    (taken, misfit) = read(Later(more: 1), size: 40)
    guard case .later(32) = misfit else { Issue.record("it was taken"); return }
    // What it does not say that it has is not looked at.
    (taken, misfit) = read(Later(more: 1), size: 32)
    #expect(misfit == nil)
  }

  @Test("A size that no level has is refused", arguments: [UInt32(0), 1, 8, 15, 17, 20, 33, 4097, 4104, .max])
  func implausible(size: UInt32) {
    #expect(isSize(read(Later(), size: size).misfit))
  }

  @Test("What is filled in is as long as its place says, with zeros behind what is known", arguments: [16, 24, 32, 40])
  func filledIn(size: Int) {
    var place = Later(known: Grown(struct_size: UInt32(size), count: 77, width: 77, height: 77, flags: 77), more: 77)
    withUnsafeMutableBytes(of: &place) { bytes in
      kind.give(Grown(), to: bytes.baseAddress!.assumingMemoryBound(to: Grown.self))
    }
    #expect(place.known.struct_size == UInt32(size) && place.known.count == 3 && place.known.width == 1.5)
    #expect(place.known.height == (size >= 24 ? 2.5 : 77) && place.known.flags == (size >= 32 ? 7 : 77))
    #expect(place.more == (size >= 40 ? 0 : 77))
  }

  @Test("Each struct is whole: no field of it lies in a gap at its end, and its first size is one that it may have")
  func all() {
    let kinds: [SizedStruct] = [
      .engineOptions, .allocator, .usage, .contactFilter, .handGrouping, .palmFilter,
      .accommodations, .viewOptions, .viewDelegate, .recognizerDelegate,
      .smoothing, .velocityOptions, .traceInfo, .replayOptions, .replayReport, .pluginInfo, .recognizerClass, .plugin,
    ]
    for kind in kinds {
      #expect(kind.isPlausible(UInt32(kind.first)) && kind.isPlausible(UInt32(kind.size)) && !kind.isPlausible(UInt32(kind.first - 8)))
    }
  }
}
