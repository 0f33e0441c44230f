package kinesic;

import java.util.OptionalLong;

/** A recognizer took a state. */
public final class Gesture extends Event {
    private final long recognizerId;
    private final State state;
    private final State from;
    private final int touchCount;
    private final OptionalLong touch;
    private final int merged;
    private final double[] values;

    Gesture(Engine engine, long at) {
        super(engine, at);
        recognizerId = Platform.getLong(at + Native.EventAt.RECOGNIZER);
        state = State.of(Platform.getInt(at + Native.EventAt.STATE));
        from = State.of(Platform.getInt(at + Native.EventAt.FROM));
        touchCount = Short.toUnsignedInt(Platform.getShort(at + Native.EventAt.TOUCH_COUNT));
        boolean isStream = Platform.getLong(at + Native.EventAt.CONTACT) != 0;
        touch = isStream ? OptionalLong.of(Platform.getLong(at + Native.EventAt.TOUCH)) : OptionalLong.empty();
        merged = Platform.getInt(at + Native.EventAt.MERGED);
        values = new double[Short.toUnsignedInt(Platform.getShort(at + Native.EventAt.VALUE_COUNT))];
        for (int i = 0; i < values.length; i++) {
            values[i] = Platform.getDouble(at + Native.EventAt.VALUES + 8L * i);
        }
    }

    /** Whose it is. */
    public Recognizer recognizer() {
        return engine().recognizer(recognizerId);
    }

    /** The new state. */
    public State state() {
        return state;
    }

    /** The state before. */
    public State from() {
        return from;
    }

    /** How many fingers made it. */
    public int touchCount() {
        return touchCount;
    }

    /** The host's number of the contact whose stream it is, for a class with one for each touch. */
    public OptionalLong touch() {
        return touch;
    }

    /** How many earlier records this one stands for besides itself, when it was polled. */
    public int merged() {
        return merged;
    }

    /** Its numbers, in the order of the class's outputs. */
    public double[] values() {
        return values.clone();
    }

    /** Its numbers by name; null for a class of a plugin. */
    public Outputs outputs() {
        return Outputs.of(recognizer().className(), values);
    }
}
