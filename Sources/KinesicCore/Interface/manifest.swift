import CKinesic

@_cdecl("kin_abi_manifest") @implementation
public func kin_abi_manifest() -> UnsafePointer<CChar>? {
  #if _pointerBitWidth(_64)
    manifest
  #else
    text(briefManifest)
  #endif
}

#if _pointerBitWidth(_64)
  /// The unpacked text, made by the thread that asks first; others wait.
  private nonisolated(unsafe) let manifest: UnsafePointer<CChar> = {
    withUnsafeMutablePointer(to: &room) { room in
      let text = UnsafeMutableRawPointer(room).assumingMemoryBound(to: UInt8.self)
      unpack(UnsafeBufferPointer(start: packedManifest.utf8Start, count: packedManifest.utf8CodeUnitCount), into: text)
      return UnsafeRawPointer(text).assumingMemoryBound(to: CChar.self)
    }
  }()

  /// Zeros at first, of which the library's file has nothing. It never moves.
  private nonisolated(unsafe) var room = ManifestRoom(repeating: 0)

  /// Scripts/packed_text.py says how a text is packed.
  private func unpack(_ packed: UnsafeBufferPointer<UInt8>, into text: UnsafeMutablePointer<UInt8>) {
    var read = 0
    var length = 0
    while read < packed.count {
      let code = packed[read]
      if code >= 32 || code == UInt8(ascii: "\n") {
        text[length] = code
        length += 1
        read += 1
      } else {
        let back = Int(packed[read + 1]) * 128 + Int(packed[read + 2]) + 1
        for _ in 0..<Int(code) + 3 {
          text[length] = text[length - back]
          length += 1
        }
        read += 3
      }
    }
  }
#endif
