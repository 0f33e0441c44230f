import CKinesic

/// The part of the walk over the state that concerns what the classes keep: properties and values as the class, or the
/// trace that is played, lists them; and private bytes, which nobody else can read.
extension Engine {
  /// A recognizer's properties, and what its class asked for last.
  func codeNumbers(of index: Int, _ archive: inout Archive) {
    let kind = scene.recognizers[index].kind
    let instance = scene.recognizers[index].instance
    let entry = archive.isAsListed ? tape.listing.entry(of: kind) : nil
    for i in 0..<(entry?.propertyCount ?? Int(kind.table.property_count)) where archive.isSound {
      let property = entry.map { tape.listing.property(i, of: $0) } ?? kind.property(i)
      code(property, of: index, &archive)
    }
    if archive.isReading { instance.forgetRequest(kind) }
    instance.codeRequest(&archive, values: entry?.valueCount ?? Int(kind.table.value_count))
  }

  /// A property is written as how its bits differ from what it is at first: most do not.
  private func code(_ property: Listing.Property, of index: Int, _ archive: inout Archive) {
    let instance = scene.recognizers[index].instance
    var difference = (instance[property.offset].bitPattern ^ property.initial.bitPattern).byteSwapped
    archive.code(&difference)
    guard archive.isReading else { return }
    let number = Double(bitPattern: property.initial.bitPattern ^ difference.byteSwapped)
    instance[property.offset] = number
    if archive.isAsListed, let own = scene.recognizers[index].kind.property(at: property.offset), !own.allows(number) {
      refuse(number, for: own, of: scene.recognizers[index].kind, &archive)
    }
  }

  /// A recognizer that is added while a trace is played begins with what the properties were when it was recorded.
  func setRecordedProperties(of index: Int) {
    guard let entry = tape.listing.entry(of: scene.recognizers[index].kind) else { return }
    for i in 0..<entry.propertyCount {
      let property = tape.listing.property(i, of: entry)
      scene.recognizers[index].instance[property.offset] = property.initial
    }
  }

  /// The private bytes of recognizers that are in an attempt, or whose class remembers something of earlier ones.
  /// Those of all others are what `prepare` makes of any bytes. A copy takes all bytes as they are.
  func codeMemory(_ archive: inout Archive) {
    if archive.isOfCopy { return }
    for index in 0..<scene.recognizers.end where scene.recognizers.isLive(index) && archive.isSound {
      let kind = scene.recognizers[index].kind
      let remembers = archive.isAsListed ? tape.listing.entry(of: kind)?.remembers ?? false : kind.remembers
      if !remembers && !arena.members[index].isInPlay {
        if archive.isReading { prepareAnew(index) }
      } else if archive.isHashing {
        row(of: index).hash(into: &archive)
      } else {
        codePrivateBytes(of: index, &archive)
      }
    }
  }

  /// Bytes in another layout are of no use: a recognizer that is in no attempt is made ready without them.
  private func codePrivateBytes(of index: Int, _ archive: inout Archive) {
    guard let row = archive.isReading ? listedRow(of: index) : row(of: index) else { return archive.fail() }
    let nothing = StateCopy()
    row.code(&archive, from: row.privateStart, since: nothing)
    guard archive.isReading, archive.isSound, !row.hasPrivateBytes else { return }
    if arena.members[index].isInPlay { return refuseLayout(of: index, &archive) }
    prepareAnew(index)
  }

  private func refuseLayout(of index: Int, _ archive: inout Archive) {
    let kind = scene.recognizers[index].kind
    refuseOther(kind, &archive) {
      $0.append("keeps its state in layout ")
      $0.append(UInt64(kind.table.layout))
      $0.append(", ")
      $0.append(UInt64(kind.privateSize))
      $0.append(" bytes; the trace begins in the middle of an attempt of it, in layout ")
      $0.append(UInt64(tape.listing.entry(of: kind)?.layout ?? 0))
      $0.append(", ")
      $0.append(UInt64(tape.listing.entry(of: kind)?.privateSize ?? 0))
      $0.append(" bytes")
    }
  }

  /// Makes private bytes ready for an attempt of which nothing is known.
  func prepareAnew(_ index: Int) {
    let instance = scene.recognizers[index].instance
    instance.prepare(scene.recognizers[index].kind)
    if instance.damage != nil { instance.repair(table(of: index)) }
  }
}

extension RegisteredClass {
  /// Property number `index`, as the class itself lists it.
  func property(_ index: Int) -> Listing.Property {
    Listing.Property(offset: table.properties[index].offset, initial: table.properties[index].initial)
  }

  /// The property at an offset.
  func property(at offset: UInt32) -> kin_property? {
    for i in 0..<Int(table.property_count) where table.properties[i].offset == offset { return table.properties[i] }
    return nil
  }
}
