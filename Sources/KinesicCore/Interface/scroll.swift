import CKinesic

@_cdecl("kin_engine_feed_scroll") @implementation
public func kin_engine_feed_scroll(_ engine: OpaquePointer?, _ samples: UnsafePointer<kin_scroll_sample>?, _ count: UInt32) -> kin_result {
  call(engine) { engine throws(Failure) in
    if samples == nil && count > 0 { throw engine.null("samples") }
    try engine.feedScrollFromHost(ScrollSamples(start: samples, count: Int(clamping: count)))
  }
}
