import CKinesic

/// One argument of a signature.
struct Argument {
  var type = ArgumentType.pointer
  var source = Source.userData
}

/// A signature that was read: "void(pointer, f32 translation.x)".
struct Signature {
  let text: CString
  /// Bytes of the text with its zero byte.
  private(set) var length = 1
  private(set) var result = ArgumentType.void
  private(set) var count = 0
  private(set) var arguments = InlineArray<32, Argument>(repeating: Argument())

  /// `kind` is the recognizer's class, whose values have names.
  init(reading scanner: consuming Scanner, _ kind: ClassTable) throws(Failure) {
    text = scanner.start
    result = try Signature.type(&scanner, "the type of the result")
    if !scanner.consume("(") { throw scanner.fault(wanted: "'('") }
    if !scanner.consume(")") {
      repeat { try add(try Signature.argument(&scanner, kind), scanner) } while scanner.consume(",")
      if !scanner.consume(")") { throw scanner.fault(wanted: "',' or ')'") }
    }
    scanner.skipSpaces()
    if scanner.byte != 0 { throw scanner.fault(wanted: "the end") }
    length = scanner.place + 1
  }

  private mutating func add(_ argument: Argument, _ scanner: borrowing Scanner) throws(Failure) {
    if count == Int(KIN_ARGUMENT_CAPACITY) {
      throw scanner.fault(KIN_ERROR_RANGE, at: scanner.column) { $0.append("there are more than 32 arguments") }
    }
    arguments[count] = argument
    count += 1
  }

  @inline(never) private static func type(_ scanner: inout Scanner, _ wanted: StaticString) throws(Failure) -> ArgumentType {
    let word = scanner.word()
    if word.count == 0 { throw scanner.fault(wanted: wanted) }
    if let type = ArgumentType(word) { return type }
    throw scanner.fault(KIN_ERROR_UNKNOWN, at: word.column) {
      $0.append(quoted: word)
      $0.append(" is not a type; there are: ")
      $0.append(ArgumentType.list)
    }
  }

  private static func argument(_ scanner: inout Scanner, _ kind: ClassTable) throws(Failure) -> Argument {
    scanner.skipSpaces()
    let column = scanner.column
    let type = try type(&scanner, "the type of an argument")
    if type == .void {
      throw scanner.fault(KIN_ERROR_INVALID, at: column) { $0.append("'void' is not a type of an argument; for none write ()") }
    }
    scanner.skipSpaces()
    let source = try source(&scanner, type, kind)
    return Argument(type: type, source: source)
  }

  /// What to pass.
  private static func source(_ scanner: inout Scanner, _ type: ArgumentType, _ kind: ClassTable) throws(Failure) -> Source {
    switch scanner.byte {
    case UInt8(ascii: ","), UInt8(ascii: ")"):
      if type == .pointer { return .userData }
      throw scanner.fault(wanted: "what to pass: a name or a constant")
    case UInt8(ascii: "'"): return try quotation(&scanner, type)
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), 48...57: return try number(&scanner, type)
    default: return try name(&scanner, type, kind)
    }
  }

  private static func name(_ scanner: inout Scanner, _ type: ArgumentType, _ kind: ClassTable) throws(Failure) -> Source {
    let word = scanner.word()
    if word.count == 0 { throw scanner.fault(wanted: "what to pass: a name or a constant") }
    if let source = Source(word, as: type, kind) {
      if source.fits(type) { return source }
      throw misfit(scanner, word, type, source.types)
    }
    if word.equals("true") || word.equals("false") {
      if type == .bool { return .constant(word.equals("true") ? 1 : 0) }
      throw misfit(scanner, word, type, "bool")
    }
    if word.equals("null") {
      if !type.isNumber { return .constant(0) }
      throw misfit(scanner, word, type, "pointer or cstring")
    }
    throw unknown(scanner, word, kind)
  }

  private static func misfit(_ scanner: borrowing Scanner, _ word: Word, _ type: ArgumentType, _ wanted: StaticString) -> Failure {
    scanner.fault(KIN_ERROR_INVALID, at: word.column) {
      $0.append(quoted: word)
      $0.append(" needs ")
      $0.append(wanted)
      $0.append(", not ")
      $0.append(type.name)
    }
  }

  private static func unknown(_ scanner: borrowing Scanner, _ word: Word, _ kind: ClassTable) -> Failure {
    scanner.fault(KIN_ERROR_UNKNOWN, at: word.column) {
      $0.append(quoted: word)
      $0.append(" is not a value of class '")
      $0.append(kind.pointee.name)
      $0.append("'; it has: ")
      for i in 0..<Int(kind.pointee.value_count) {
        $0.append(kind.pointee.values[i].name)
        $0.append(", ")
      }
      $0.append("and every class: ")
      $0.append(Source.list)
    }
  }

  private static func number(_ scanner: inout Scanner, _ type: ArgumentType) throws(Failure) -> Source {
    let column = scanner.column
    guard let literal = Literal(reading: &scanner) else { throw scanner.fault(wanted: "a digit") }
    if !type.isNumber {
      throw scanner.fault(KIN_ERROR_INVALID, at: column) {
        $0.append("a number needs a number type, not ")
        $0.append(type.name)
      }
    }
    if let bits = literal.bits(as: type) { return .constant(bits) }
    throw scanner.fault(KIN_ERROR_RANGE, at: column) { misfit(type, &$0) }
  }

  /// Says what numbers fit a type.
  private static func misfit(_ type: ArgumentType, _ sentence: inout Message) {
    sentence.append(type.name)
    guard let range = type.range else {
      return sentence.append(" takes up to 15 digits and powers of ten from -22 to 22, within its range")
    }
    sentence.append(" takes whole numbers from ")
    if range.smallest > 0 { sentence.append("-") }
    sentence.append(range.smallest)
    sentence.append(" to ")
    sentence.append(range.largest)
  }

  /// Passes over a text in quotes; it is copied when all is known to be right.
  private static func quotation(_ scanner: inout Scanner, _ type: ArgumentType) throws(Failure) -> Source {
    let column = scanner.column
    if type != .cstring {
      throw scanner.fault(KIN_ERROR_INVALID, at: column) {
        $0.append("a text needs cstring, not ")
        $0.append(type.name)
      }
    }
    scanner.advance()
    let first = scanner.place
    while scanner.byte != UInt8(ascii: "'") {
      if scanner.byte == 0 { throw scanner.fault(KIN_ERROR_INVALID, at: column) { $0.append("the text that begins here has no end") } }
      if scanner.byte == UInt8(ascii: "\\") {
        scanner.advance()
        if scanner.byte != UInt8(ascii: "'") && scanner.byte != UInt8(ascii: "\\") { throw scanner.fault(wanted: "' or \\") }
      }
      scanner.advance()
    }
    scanner.advance()
    return .text(at: first)
  }
}
