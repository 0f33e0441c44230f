import CKinesic

/// A recognizer of the scene.
struct Subject {
  let id: kin_recognizer_id
  /// Place of its view in `Setting.views`.
  let view: Int
  let table: UnsafePointer<kin_recognizer_class>
  let name: Sentence
  let isEnabled: Bool
  let isObserver: Bool
  let delaysBegan: Bool
  let touchTypes: UInt32
  /// What the properties of its class are set to, in their order.
  let numbers: [Double]
  /// Its place among the recognizers of its view that are asked, the first one first.
  let order: Int

  private func has(_ flag: Int) -> Bool { table.pointee.flags & UInt32(flag) != 0 }
  var isYielding: Bool { has(KIN_CLASS_YIELDING) }
  var isManual: Bool { has(KIN_CLASS_MANUAL) }
  var hovers: Bool { has(KIN_CLASS_HOVERS) }
  var scrolls: Bool { has(KIN_CLASS_SCROLLS) }
  /// Whether it neither excludes others nor is excluded: conflicts are not its business.
  var standsAside: Bool { isObserver || isYielding || isManual || hovers }

  /// Whether it makes one gesture of several taps, or of a tap and what comes after it, or may: a class of the host's.
  var joinsTaps: Bool {
    if !Needs.isStandard(self) || isOf("serial_tap") || isOf("multi_tap") || isOf("tap_drag") { return true }
    return number("taps_required") ?? 0 > (isOf("tap") ? 1 : 0)
  }

  /// A pinch or a rotation: hands do both at a time.
  var isPairGesture: Bool { isOf("pinch") || isOf("rotation") }
  /// Whether two fingers that go apart or about each other are its gesture.
  var takesPairs: Bool { isPairGesture || isOf("transform") }

  func isOf(_ className: StaticString) -> Bool { equal(table.pointee.name, className) }

  /// The property of this name, nil where the class has none.
  func number(_ property: StaticString) -> Double? {
    for i in 0..<numbers.count where equal(table.pointee.properties[i].name, property) { return numbers[i] }
    return nil
  }

  /// Whether it fails where a finger goes too far to a side before it begins.
  var hasFailBand: Bool {
    for i in 0..<numbers.count where numbers[i] != table.pointee.properties[i].initial {
      for side: StaticString in ["fail_offset_x_minimum", "fail_offset_x_maximum", "fail_offset_y_minimum", "fail_offset_y_maximum"]
      where equal(table.pointee.properties[i].name, side) {
        return true
      }
    }
    return false
  }

  /// What this property is where nobody sets it.
  func initial(_ property: StaticString) -> Double? {
    for i in 0..<numbers.count where equal(table.pointee.properties[i].name, property) { return table.pointee.properties[i].initial }
    return nil
  }

  /// "pan 'scroll'".
  func describe(into text: inout Sentence) {
    text.append(table.pointee.name)
    text.append(" '")
    text.append(name)
    text.append("'")
  }
}

/// A view of the scene, in the order of the tree: parents first.
struct Surface {
  let id: kin_view_id
  /// Place in `Setting.views`; -1 for the root view.
  let parent: Int
  let depth: Int
  let name: Sentence
  let flags: kin_view_flags
  let frame: kin_rect

  func has(_ flag: Int) -> Bool { flags & kin_view_flags(flag) != 0 }
}

extension Sentence {
  /// A view, for a sentence.
  mutating func append(_ view: Surface) {
    if view.parent < 0 { return append("the window") }
    append("view '")
    append(view.name)
    append("'")
  }
}
