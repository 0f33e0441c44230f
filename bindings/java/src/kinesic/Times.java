package kinesic;

import java.time.Duration;

/** Times of the engine are nanoseconds, which are unsigned, and seconds of properties. */
final class Times {
    private static final long NEVER = -1;

    private Times() {
    }

    /** A time before the zero of the clock, or beyond 292 years, becomes one that the engine refuses. */
    static long nanoseconds(Duration time) {
        try {
            return time.isNegative() ? NEVER : time.toNanos();
        } catch (ArithmeticException tooLong) {
            return NEVER;
        }
    }

    static Duration of(long nanoseconds) {
        return Duration.ofNanos(nanoseconds < 0 ? Long.MAX_VALUE : nanoseconds);
    }

    static Duration ofSeconds(double seconds) {
        return Duration.ofNanos(Math.round(seconds * 1e9));
    }

    static double seconds(Duration time) {
        return time.getSeconds() + time.getNano() / 1e9;
    }
}
