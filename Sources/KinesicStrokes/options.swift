import CKinesic
import CKinesicStrokes

@_cdecl("kin_stroke_template_options_init") @implementation
public func kin_stroke_template_options_init(_ options: UnsafeMutablePointer<kin_stroke_template_options>?) {
  options?.pointee = templateDefaults
}

@_cdecl("kin_stroke_set_options_init") @implementation
public func kin_stroke_set_options_init(_ options: UnsafeMutablePointer<kin_stroke_set_options>?) {
  options?.pointee = setDefaults
}

@_cdecl("kin_stroke_template_init") @implementation
public func kin_stroke_template_init(_ out_template: UnsafeMutablePointer<kin_stroke_template>?) {
  var template = kin_stroke_template()
  template.struct_size = UInt32(MemoryLayout<kin_stroke_template>.size)
  out_template?.pointee = template
}

@_cdecl("kin_stroke_report_init") @implementation
public func kin_stroke_report_init(_ out_report: UnsafeMutablePointer<kin_stroke_report>?) {
  var report = kin_stroke_report()
  report.struct_size = UInt32(MemoryLayout<kin_stroke_report>.size)
  out_report?.pointee = report
}

var templateDefaults: kin_stroke_template_options {
  var options = kin_stroke_template_options()
  options.struct_size = UInt32(MemoryLayout<kin_stroke_template_options>.size)
  return options
}

var setDefaults: kin_stroke_set_options {
  var options = kin_stroke_set_options()
  options.struct_size = UInt32(MemoryLayout<kin_stroke_set_options>.size)
  options.sample_count = 32
  options.limit = 0.1
  options.margin = 0.05
  return options
}

/// What is wrong with options; nil: nothing.
func fault(_ options: kin_stroke_set_options) -> StaticString? {
  if !(16...64).contains(options.sample_count) || options.sample_count % 4 != 0 {
    return "sample_count of kin_stroke_set_options is not 16 to 64 and a multiple of 4"
  }
  if !(0...1).contains(options.limit) { return "limit of kin_stroke_set_options is not 0 to 1" }
  if !(0...1).contains(options.margin) { return "margin of kin_stroke_set_options is not 0 to 1" }
  if !(0...KIN_NUMBER_LIMIT).contains(options.minimum_size) { return "minimum_size of kin_stroke_set_options is not 0 to KIN_NUMBER_LIMIT" }
  return nil
}

func fault(_ options: kin_stroke_template_options) -> StaticString? {
  let keeps = UInt32(KIN_STROKE_KEEP_ASPECT)
  let frees = UInt32(KIN_STROKE_FREE_ASPECT)
  if options.flags & ~(UInt32(KIN_STROKE_ANY_ORDER) | UInt32(KIN_STROKE_ANY_DIRECTION) | keeps | frees) != 0 {
    return "flags of kin_stroke_template_options has a bit that is not one of KIN_STROKE_..."
  }
  if options.flags & keeps != 0 && options.flags & frees != 0 {
    return "KIN_STROKE_KEEP_ASPECT and KIN_STROKE_FREE_ASPECT exclude one another"
  }
  if !(0...Double.pi).contains(options.rotation) { return "rotation of kin_stroke_template_options is not 0 to pi" }
  if !isRatio(options.size_ratio) { return "size_ratio of kin_stroke_template_options is neither 0 nor 1 or more" }
  if !isRatio(options.duration_ratio) { return "duration_ratio of kin_stroke_template_options is neither 0 nor 1 or more" }
  if !(0...1).contains(options.limit) { return "limit of kin_stroke_template_options is not 0 to 1" }
  return nil
}

private func isRatio(_ number: Double) -> Bool { number == 0 || (1...KIN_NUMBER_LIMIT).contains(number) }
