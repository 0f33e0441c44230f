use std::time::Duration;

/// Seconds of a property or an output.
pub(crate) fn duration(seconds: f64) -> Duration {
    // Duration::from_secs_f64 panics beyond its range; try_from_secs_f64 came after Rust 1.63.
    if seconds.is_nan() || seconds <= 0.0 {
        Duration::ZERO
    } else if seconds < 1e18 {
        Duration::from_secs_f64(seconds)
    } else {
        Duration::MAX
    }
}

/// A time of the engine's clock.
pub(crate) fn from_nanoseconds(time: u64) -> Duration {
    Duration::from_nanos(time)
}

/// A time for the engine. Times beyond 584 years are `u64::MAX`, which the engine refuses.
pub(crate) fn to_nanoseconds(time: Duration) -> u64 {
    u64::try_from(time.as_nanos()).unwrap_or(u64::MAX)
}
