package kinesic;

import java.time.Duration;

/** A touch for a view that asked for touches. */
public final class ViewTouch extends Event {
    private final Phase phase;
    private final long touch;
    private final long touchTime;

    ViewTouch(Engine engine, long at) {
        super(engine, at);
        phase = Phase.of(Platform.getInt(at + Native.EventAt.PHASE));
        touch = Platform.getLong(at + Native.EventAt.TOUCH);
        touchTime = Platform.getLong(at + Native.EventAt.TOUCH_TIME_NS);
    }

    /** What the touch did. */
    public Phase phase() {
        return phase;
    }

    /** The host's number of the contact. */
    public long touch() {
        return touch;
    }

    /** The touch's own time. */
    public Duration touchTime() {
        return Times.of(touchTime);
    }
}
