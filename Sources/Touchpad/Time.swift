import CKinesic

/// A duration of the options, seconds, in nanoseconds.
func nanoseconds(_ seconds: Double) -> UInt64 { UInt64(seconds * 1e9) }

func seconds(_ nanoseconds: UInt64) -> Double { Double(nanoseconds) * 1e-9 }

/// The moment `seconds` after `time`; never for what does not come.
func later(_ time: UInt64, _ seconds: Double) -> UInt64 {
  let (sum, isTooLarge) = time.addingReportingOverflow(nanoseconds(seconds))
  return isTooLarge ? never : sum
}

let never = UInt64.max
