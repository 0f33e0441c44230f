import CKinesic

/// The classes of a trace: what it lists of each that it uses.
extension Engine {
  /// Those of a snapshot. Of the library's own only those are listed that have a recognizer: the others come with
  /// their first one.
  func codeClasses(_ archive: inout Archive) {
    var count = archive.isReading ? 0 : noteListed()
    archive.code(count: &count)
    if archive.isReading {
      for _ in 0..<count where archive.isSound { codeClass(nil, &archive) }
    } else {
      for i in 0..<scene.classes.count where scene.classes[i].isListed { codeClass(scene.classes[i], &archive) }
    }
  }

  /// How many there are.
  private func noteListed() -> Int {
    for i in 0..<scene.classes.count { scene.classes[i].setListed(!scene.classes[i].isStandard || scene.classes[i].violationCount > 0) }
    for index in 0..<scene.recognizers.end where scene.recognizers.isLive(index) { scene.recognizers[index].kind.setListed(true) }
    var count = 0
    for i in 0..<scene.classes.count where scene.classes[i].isListed { count += 1 }
    return count
  }

  /// A class: of the library's own what it must agree in, of another one all but its code. nil: one that is read.
  func codeClass(_ kind: RegisteredClass?, _ archive: inout Archive) {
    archive.setAside(2 * (scene.classes.count + 8), of: MemoryLayout<RegisteredClass>.stride + MemoryLayout<DeferredEdit>.stride)
    var isStandard = kind?.isStandard ?? true
    archive.code(&isStandard)
    if let kind { write(kind, &archive) } else if isStandard { readStandard(&archive) } else { readForeign(&archive) }
  }

  private func write(_ kind: RegisteredClass, _ archive: inout Archive) {
    kind.setListed(true)
    if kind.isStandard { writeStandard(kind, &archive) } else { writeForeign(kind.table, &archive) }
    var violationCount = kind.violationCount
    archive.code(&violationCount)
  }

  private func writeForeign(_ given: kin_recognizer_class, _ archive: inout Archive) {
    var table = given
    table.code(&archive, memory: &host.memory)
  }

  private func writeStandard(_ kind: RegisteredClass, _ archive: inout Archive) {
    var name = StringBuffer()
    var head = ClassHead(kind)
    archive.code(kind.table.name, into: &name)
    head.code(&archive)
    for i in 0..<head.propertyCount {
      var initial = kind.table.properties[i].initial
      archive.code(kind.table.properties[i].name, into: &name)
      archive.code(&initial)
    }
    archive.code(count: &head.valueCount)
    for i in 0..<head.valueCount { archive.code(kind.table.values[i].name, into: &name) }
  }

  private func readStandard(_ archive: inout Archive) {
    var name = StringBuffer()
    archive.code(cString(""), into: &name)
    if !archive.isSound { return }
    guard let kind = findClass(name.cString), kind.isStandard else { return refuseMissing(name.cString, &archive) }
    var head = ClassHead(kind)
    head.code(&archive)
    guard var entry = opened(kind, head, &archive) else { return }
    for _ in 0..<head.propertyCount where archive.isSound {
      var initial = 0.0
      archive.code(cString(""), into: &name)
      archive.code(&initial)
      list(name.cString, initial, &entry, &archive)
    }
    archive.code(count: &head.valueCount)
    for i in 0..<head.valueCount where archive.isSound {
      archive.code(cString(""), into: &name)
      list(value: i, name.cString, &entry, &archive)
    }
    close(entry, &archive)
  }

  /// One that the engine does not have is stood in for.
  private func readForeign(_ archive: inout Archive) {
    var table = kin_recognizer_class()
    table.code(&archive, memory: &host.memory)
    if !archive.isSound { return }
    if findClass(table.name) == nil {
      if tape.player.isLive { return refuseMissing(table.name, &archive) }
      do throws(Failure) { try add(table, isStandard: false) } catch { return archive.fail() }
    }
    guard let kind = findClass(table.name) else { return archive.fail() }
    if kind.isStandard { return refuseOther(kind, &archive) { $0.append("is the library's own now") } }
    guard var entry = opened(kind, ClassHead(table), &archive) else { return }
    for i in 0..<Int(table.property_count) { list(table.properties[i].name, table.properties[i].initial, &entry, &archive) }
    for i in 0..<Int(table.value_count) { list(value: i, table.values[i].name, &entry, &archive) }
    close(entry, &archive)
  }

  // MARK: What the engine's class must have

  private func opened(_ kind: RegisteredClass, _ head: ClassHead, _ archive: inout Archive) -> Listing.Entry? {
    archive.setAside(tape.listing.growth(head.propertyCount))
    if head.propertyCount > kin_recognizer_class.mostProperties || !(0...Instance.mostState).contains(head.privateSize) { archive.fail() }
    if !archive.isSound { return nil }
    if (head.flags ^ kind.table.flags) & ~UInt32(KIN_CLASS_REMEMBERS) != 0 {
      refuseOther(kind, &archive) { $0.append("has other flags than in the trace") }
    }
    if !archive.isSound { return nil }
    let remembers = !kind.isStandard || head.flags & UInt32(KIN_CLASS_REMEMBERS) != 0
    return tape.listing.opened(kind, layout: head.layout, remembers: remembers, privateSize: head.privateSize)
  }

  private func list(_ name: CString, _ initial: Double, _ entry: inout Listing.Entry, _ archive: inout Archive) {
    if !archive.isSound { return }
    let table = entry.kind.table
    for i in 0..<Int(table.property_count) where equal(table.properties[i].name, name) {
      if !table.properties[i].allows(initial) { return refuse(initial, for: table.properties[i], of: entry.kind, &archive) }
      return tape.listing.add(Listing.Property(offset: table.properties[i].offset, initial: initial), to: &entry)
    }
    refuseOther(entry.kind, &archive) {
      $0.append("no longer has the property '")
      $0.append(name: name)
      $0.append("', which the trace names")
    }
  }

  /// Records have values by number: a class may have got more, but those that it had stay where they were.
  private func list(value index: Int, _ name: CString, _ entry: inout Listing.Entry, _ archive: inout Archive) {
    if !archive.isSound { return }
    entry.valueCount = index + 1
    let table = entry.kind.table
    if index < Int(table.value_count), equal(table.values[index].name, name) { return }
    refuseOther(entry.kind, &archive) {
      $0.append("no longer has the value '")
      $0.append(name: name)
      $0.append("' as number ")
      $0.append(UInt64(index))
      $0.append(", which the trace names")
    }
  }

  private func close(_ entry: Listing.Entry, _ archive: inout Archive) {
    var violationCount: UInt32 = 0
    archive.code(&violationCount)
    if !archive.isSound { return }
    entry.kind.restore(violationCount: violationCount)
    tape.listing.close(entry)
  }

  // MARK: Why a trace cannot be played

  private func refuseMissing(_ name: CString, _ archive: inout Archive) {
    failReplay(&archive, KIN_ERROR_UNKNOWN) {
      $0.append("the trace needs the class '")
      $0.append(name: name)
      $0.append("', which this engine does not have")
    }
  }

  func refuseOther(_ kind: RegisteredClass, _ archive: inout Archive, _ write: (inout Message) -> Void) {
    failReplay(&archive, KIN_ERROR_CLASS) {
      $0.append("class '")
      $0.append(kind.table.name)
      $0.append("' ")
      write(&$0)
    }
  }

  func refuse(_ number: Double, for property: kin_property, of kind: RegisteredClass, _ archive: inout Archive) {
    refuseOther(kind, &archive) {
      $0.append("does not allow ")
      $0.append(number)
      $0.append(" for its property '")
      $0.append(property.name)
      $0.append("', which has it in the trace")
    }
  }
}

/// What stands before the names of a class of the library's own.
struct ClassHead {
  var layout: UInt32
  var flags: UInt32
  var privateSize: Int
  var propertyCount: Int
  var valueCount: Int

  init(_ kind: RegisteredClass) { self.init(kind.table) }

  init(_ table: kin_recognizer_class) {
    layout = table.layout
    flags = table.flags
    propertyCount = Int(table.property_count)
    privateSize = Int(table.state_size) - 8 * propertyCount
    valueCount = Int(table.value_count)
  }

  mutating func code(_ archive: inout Archive) {
    archive.code(&layout)
    archive.code(&flags)
    archive.code(&privateSize, in: 0...Instance.mostState)
    archive.code(count: &propertyCount)
  }
}
