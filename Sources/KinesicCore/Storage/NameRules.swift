import CKinesic

// What a name of a host may be: at most KIN_NAME_LIMIT bytes, of which no more are read.

/// The bytes of a name; nil: it does not end within KIN_NAME_LIMIT bytes.
func nameLength(_ text: CString) -> Int? {
  var length = 0
  while text[length] != 0 {
    if length == Int(KIN_NAME_LIMIT) { return nil }
    length += 1
  }
  return length
}

/// Whether a name consists of letters, digits, dots, underscores and hyphens: that of a class.
func isClassName(_ text: CString) -> Bool {
  isName(text) { isLower($0) || (0x41...0x5A).contains($0) || $0 == 0x2E || $0 == 0x2D }
}

/// Whether a name consists of lower case letters, digits and underscores, and of dots if they are allowed: that of a
/// property or a value.
func isWord(_ text: CString, allowsDots: Bool) -> Bool { isName(text) { isLower($0) || allowsDots && $0 == 0x2E } }

private func isLower(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x5F }

private func isName(_ text: CString, _ isAllowed: (UInt8) -> Bool) -> Bool {
  guard let length = nameLength(text), length > 0 else { return false }
  for i in 0..<length where !isAllowed(UInt8(bitPattern: text[i])) { return false }
  return true
}

/// Whether a name is UTF-8: that of a view or a recognizer, which people read (Unicode 15, table 3-7).
func isUnicode(_ text: CString, length: Int) -> Bool {
  var i = 0
  while i < length {
    let lead = UInt8(bitPattern: text[i])
    let more = lead < 0x80 ? 0 : (0xC2...0xDF).contains(lead) ? 1 : (0xE0...0xEF).contains(lead) ? 2 : (0xF0...0xF4).contains(lead) ? 3 : -1
    if more < 0 || more >= length - i { return false }
    for j in 0..<more {
      let byte = UInt8(bitPattern: text[i + 1 + j])
      if !(j == 0 ? followers(of: lead) : 0x80...0xBF).contains(byte) { return false }
    }
    i += 1 + more
  }
  return true
}

/// What may stand right behind the first byte of a character: nothing that could be said in fewer bytes, no surrogate,
/// nothing beyond the last.
private func followers(of lead: UInt8) -> ClosedRange<UInt8> {
  switch lead {
  case 0xE0: 0xA0...0xBF
  case 0xED: 0x80...0x9F
  case 0xF0: 0x90...0xBF
  case 0xF4: 0x80...0x8F
  default: 0x80...0xBF
  }
}

/// Whether a host could have given it to a view or a recognizer.
func isNameOfHost(_ text: CString) -> Bool { nameLength(text).map { isUnicode(text, length: $0) } ?? false }

extension Message {
  /// A name that a host gave, of which no more is read than a name may have.
  @inline(never) mutating func append(name: CString) {
    var length = 0
    while length < Int(KIN_NAME_LIMIT) && name[length] != 0 { length += 1 }
    append(name, count: length)
    if length == Int(KIN_NAME_LIMIT) && name[length] != 0 { append("...") }
  }
}
