import CKinesicTouchpad

/// All that are on at first: not three-finger drags, acceleration, the ways of clickpads, nor semi-multitouch.
private let standardFeatures: UInt32 = 2047 & ~UInt32(KIN_TOUCHPAD_FEATURE_DRAG_LOCK)
private let allFeatures: UInt32 = 65535
private let allEvidence: UInt32 = 511

/// Where the numbers of the options begin.
private var firstNumber: Int { MemoryLayout<kin_touchpad_options>.size - thresholdCount * MemoryLayout<Double>.size }

public var standardOptions: kin_touchpad_options {
  var options = kin_touchpad_options()
  options.struct_size = UInt32(MemoryLayout<kin_touchpad_options>.size)
  options.features = standardFeatures
  options.evidence = allEvidence
  withUnsafeMutableBytes(of: &options) { bytes in
    for i in 0..<thresholdCount { bytes.storeBytes(of: threshold(i).standard, toByteOffset: firstNumber + 8 * i, as: Double.self) }
  }
  return options
}

/// What is wrong with options; nil: nothing.
public func fault(_ options: kin_touchpad_options) -> StaticString? {
  if options.features & ~allFeatures != 0 {
    return "features of kin_touchpad_options has a bit that is not one of KIN_TOUCHPAD_FEATURE_..."
  }
  if options.evidence & ~allEvidence != 0 {
    return "evidence of kin_touchpad_options has a bit that is not one of KIN_TOUCHPAD_EVIDENCE_..."
  }
  if options.reserved != 0 { return "reserved of kin_touchpad_options is not 0" }
  let found = withUnsafeBytes(of: options) { bytes -> Int? in
    for i in 0..<thresholdCount {
      let number = bytes.load(fromByteOffset: firstNumber + 8 * i, as: Double.self)
      let allowed = threshold(i)
      if !(number >= allowed.least && number <= allowed.most) { return i }
    }
    return nil
  }
  if let found { return threshold(found).fault }
  if options.acceleration_full <= options.acceleration_start { return threshold(30).fault }
  return nil
}

extension Pad {
  func has(_ feature: Int) -> Bool { options.features & UInt32(truncatingIfNeeded: feature) != 0 }
  func heeds(_ evidence: Int) -> Bool { options.evidence & UInt32(truncatingIfNeeded: evidence) != 0 }
}
