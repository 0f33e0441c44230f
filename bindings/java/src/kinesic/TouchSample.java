package kinesic;

import java.time.Duration;
import java.util.EnumSet;
import java.util.Set;

/**
 * One sample of one contact: what a host feeds.
 *
 * @param touch the host's number of the contact; free again after it ended
 * @param phase what the contact did
 * @param x in the window
 * @param y in the window
 * @param time of the host's monotonic clock
 * @param type what made it
 * @param buttons those that are pressed
 * @param force 0 where unknown; 1 is an ordinary touch
 */
public record TouchSample(long touch, Phase phase, double x, double y, Duration time, TouchType type, Set<Button> buttons, double force) {
    /** A finger on the screen. */
    public TouchSample(long touch, Phase phase, double x, double y, Duration time) {
        this(touch, phase, x, y, time, TouchType.DIRECT, EnumSet.noneOf(Button.class), 0);
    }

    void write(long to) {
        Platform.putLong(to + Native.TouchSampleAt.TOUCH, touch);
        Platform.putLong(to + Native.TouchSampleAt.TIME_NS, Times.nanoseconds(time));
        Platform.putDouble(to + Native.TouchSampleAt.X, x);
        Platform.putDouble(to + Native.TouchSampleAt.Y, y);
        Platform.putInt(to + Native.TouchSampleAt.PHASE, phase.number());
        Platform.putInt(to + Native.TouchSampleAt.TYPE, type.number());
        Platform.putInt(to + Native.TouchSampleAt.BUTTONS, Button.mask(buttons));
        Platform.putDouble(to + Native.TouchSampleAt.FORCE, force);
    }

    static TouchSample read(long from) {
        return new TouchSample(
            Platform.getLong(from + Native.TouchSampleAt.TOUCH),
            Phase.of(Platform.getInt(from + Native.TouchSampleAt.PHASE)),
            Platform.getDouble(from + Native.TouchSampleAt.X),
            Platform.getDouble(from + Native.TouchSampleAt.Y),
            Times.of(Platform.getLong(from + Native.TouchSampleAt.TIME_NS)),
            TouchType.of(Platform.getInt(from + Native.TouchSampleAt.TYPE)),
            Button.of(Platform.getInt(from + Native.TouchSampleAt.BUTTONS)),
            Platform.getDouble(from + Native.TouchSampleAt.FORCE));
    }
}
