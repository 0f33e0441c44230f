/// Runs what C calls. It calls inside of a window's own calls, which are the main actor's: that is not asked again, as
/// that would take longer than most of what is done here.
func onMainActor<T>(_ body: @MainActor () -> T) -> T {
  withoutActuallyEscaping(body) { unsafeBitCast($0, to: (() -> T).self)() }
}
