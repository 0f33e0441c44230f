import CKinesic

/// The functions of a recognizer as C calls them. Swift makes them only where the type is known: write
/// `Functions(prepare: { Mine.takePrepare($0) }, step: { Mine.takeStep($0, $1, $2) })`, and after these two what else
/// of `Recognizer` the type has, each with the function of its name, as `setValue: { Mine.takeSetValue($0, $1, $2) }`.
public struct Functions {
  public typealias Prepare = @convention(c) (UnsafeMutableRawPointer?) -> Void
  public typealias Step =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafePointer<kin_step>?, UnsafeMutablePointer<kin_request>?
    ) -> kin_state
  public typealias SetValue = @convention(c) (UnsafeMutableRawPointer?, UInt32, Double) -> Bool
  public typealias Hook = @convention(c) (UnsafeRawPointer?, UnsafePointer<kin_peer>?) -> Bool

  public typealias Continues = @convention(c) (UnsafeRawPointer?, UnsafePointer<kin_step>?) -> Bool

  let prepare: Prepare
  let step: Step
  let setValue: SetValue?
  let canPrevent: Hook?
  let canBePrevented: Hook?
  let shouldRequireFailure: Hook?
  let shouldBeRequiredToFail: Hook?
  let continues: Continues?

  public init(
    prepare: @escaping Prepare, step: @escaping Step, setValue: SetValue? = nil, canPrevent: Hook? = nil, canBePrevented: Hook? = nil,
    shouldRequireFailure: Hook? = nil, shouldBeRequiredToFail: Hook? = nil, continues: Continues? = nil
  ) {
    self.prepare = prepare
    self.step = step
    self.setValue = setValue
    self.canPrevent = canPrevent
    self.canBePrevented = canBePrevented
    self.shouldRequireFailure = shouldRequireFailure
    self.shouldBeRequiredToFail = shouldBeRequiredToFail
    self.continues = continues
  }
}

/// The C table of the class whose state is an `R`. `details` are the words for why it failed, the first one for "no
/// word". `layout` is another number whenever the fields that are no properties change, or what they mean. What the
/// table points to lives for ever: make it once, in a global.
public func makeClass<R: Recognizer>(
  _: R.Type, _ name: Text, _ summary: Text, version: Text = "1.0.0", flags: Int = 0, layout: UInt32 = 0,
  properties: [Property] = [], values: [Value] = [], details: [Text] = [""], functions: Functions
) -> kin_recognizer_class {
  precondition(properties.count * MemoryLayout<Double>.stride <= MemoryLayout<R>.size, "each property needs its field")
  var result = table(properties, values, details)
  result.name = name.start
  result.summary = summary.start
  result.version = version.start
  result.flags = UInt32(flags)
  result.layout = layout
  result.state_size = UInt32(MemoryLayout<R>.size)
  result.state_alignment = UInt32(MemoryLayout<R>.alignment)
  result.prepare = functions.prepare
  result.step = functions.step
  result.set_value = functions.setValue
  result.can_prevent = functions.canPrevent
  result.can_be_prevented_by = functions.canBePrevented
  result.should_require_failure_of = functions.shouldRequireFailure
  result.should_be_required_to_fail_by = functions.shouldBeRequiredToFail
  result.continues_with = functions.continues
  return result
}

/// What of a table needs no type. Out of line: 100 bytes a class.
@inline(never) private func table(_ properties: [Property], _ values: [Value], _ details: [Text]) -> kin_recognizer_class {
  // One block for the three rows: each block costs a small device its alignment.
  let sizes = (properties.count * MemoryLayout<kin_property>.stride, values.count * MemoryLayout<kin_value>.stride)
  let block = UnsafeMutableRawPointer.allocate(
    byteCount: sizes.0 + sizes.1 + details.count * MemoryLayout<UnsafePointer<CChar>?>.stride, alignment: 16)
  let row = fill(block, properties.count) { properties[$0].row.move() }
  for i in properties.indices { row?[i].offset = UInt32(i * MemoryLayout<Double>.stride) }
  var result = kin_recognizer_class()
  result.struct_size = UInt32(MemoryLayout<kin_recognizer_class>.size)
  result.abi_level = UInt32(KIN_ABI_LEVEL)
  result.properties = UnsafePointer(row)
  result.property_count = UInt32(properties.count)
  result.values = UnsafePointer(fill(block + sizes.0, values.count) { values[$0].row.move() })
  result.value_count = UInt32(values.count)
  result.details = UnsafePointer(fill(block + sizes.0 + sizes.1, details.count) { Optional(details[$0].start) })
  result.detail_count = UInt32(details.count)
  for property in properties { property.row.deallocate() }
  for value in values { value.row.deallocate() }
  return result
}

/// A row at a place; nil for nothing.
private func fill<T>(_ place: UnsafeMutableRawPointer, _ count: Int, _ element: (Int) -> T) -> UnsafeMutablePointer<T>? {
  if count == 0 { return nil }
  let row = place.bindMemory(to: T.self, capacity: count)
  for i in 0..<count { (row + i).initialize(to: element(i)) }
  return row
}

/// A row that is never freed; nil for nothing.
func permanent<T>(_ count: Int, _ element: (Int) -> T) -> UnsafeMutablePointer<T>? {
  count > 0 ? fill(.allocate(byteCount: count * MemoryLayout<T>.stride, alignment: 16), count, element) : nil
}
