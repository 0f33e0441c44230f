package kinesic;

import java.time.Duration;

/** One record of the engine. */
public abstract sealed class Event permits Gesture, ViewTouch, Decision {
    private final Engine engine;
    private final byte[] record;
    private final long time;
    private final Point location;
    private final long viewId;

    Event(Engine engine, long from) {
        this.engine = engine;
        record = Scratch.copy(from, Native.EventAt.SIZEOF);
        time = Platform.getLong(from + Native.EventAt.TIME_NS);
        location = new Point(Platform.getDouble(from + Native.EventAt.X), Platform.getDouble(from + Native.EventAt.Y));
        viewId = Platform.getLong(from + Native.EventAt.VIEW);
    }

    static Event read(Engine engine, long from) {
        return switch (Platform.getInt(from + Native.EventAt.TYPE)) {
            case Native.KIN_EVENT_VIEW_TOUCH -> new ViewTouch(engine, from);
            case Native.KIN_EVENT_DECISION -> new Decision(engine, from);
            default -> new Gesture(engine, from);
        };
    }

    byte[] bytes() {
        return record;
    }

    final Engine engine() {
        return engine;
    }

    /** The time of the step that sent it. */
    public final Duration time() {
        return Times.of(time);
    }

    /** Where it is, in the window. */
    public final Point location() {
        return location;
    }

    /** The recognizer's view, or the touched one. */
    public final View view() {
        return new View(engine, viewId);
    }
}
