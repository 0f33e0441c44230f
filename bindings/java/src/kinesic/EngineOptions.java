package kinesic;

/**
 * How an engine is made.
 *
 * @param touchCapacity contacts that may be down at one time; 1 to 128
 * @param eventCapacity records that wait for a poll; at least 64
 * @param tieBreak how two recognizers that propose in one step are ordered
 * @param unitsPerInch of the window's units; thresholds scale with it
 */
public record EngineOptions(int touchCapacity, int eventCapacity, TieBreak tieBreak, double unitsPerInch) {
    /** The library's defaults. */
    public static EngineOptions defaults() {
        try (Scratch scratch = new Scratch()) {
            long raw = scratch.struct("kin_engine_options", Native.EngineOptionsAt.SIZEOF);
            return new EngineOptions(
                Platform.getInt(raw + Native.EngineOptionsAt.TOUCH_CAPACITY),
                Platform.getInt(raw + Native.EngineOptionsAt.EVENT_CAPACITY),
                TieBreak.of(Platform.getInt(raw + Native.EngineOptionsAt.TIE_BREAK)),
                Platform.getDouble(raw + Native.EngineOptionsAt.UNITS_PER_INCH));
        }
    }

    long write(Scratch scratch) {
        long raw = scratch.struct("kin_engine_options", Native.EngineOptionsAt.SIZEOF);
        Platform.putInt(raw + Native.EngineOptionsAt.TOUCH_CAPACITY, touchCapacity);
        Platform.putInt(raw + Native.EngineOptionsAt.EVENT_CAPACITY, eventCapacity);
        Platform.putInt(raw + Native.EngineOptionsAt.TIE_BREAK, tieBreak.number());
        Platform.putDouble(raw + Native.EngineOptionsAt.UNITS_PER_INCH, unitsPerInch);
        return raw;
    }
}
