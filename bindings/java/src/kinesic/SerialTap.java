// Written by Scripts/generate. Do not edit: run `make generate`.
package kinesic;

import java.time.Duration;
import java.util.function.BiConsumer;

/** A recognizer of the class "serial_tap": Taps of one finger, each reported at once with its running count. */
public final class SerialTap extends Recognizer {
    /** Attaches a new one to a view. */
    public SerialTap(View view) {
        super(view, "serial_tap");
    }

    SerialTap(Engine engine, long id) {
        super(engine, id);
    }

    /** Calls `handler` with each of its gestures and their outputs. */
    public Action on(BiConsumer<Gesture, Outputs> handler) {
        return onGesture(gesture -> handler.accept(gesture, Outputs.of(gesture.values())));
    }

    /** From this time on between a lift and the next finger the count starts again. Seconds, default 0.3. */
    public Duration getMaximumInterval() {
        return Times.ofSeconds(number("maximum_interval"));
    }

    /** Sets it: getMaximumInterval. */
    public void setMaximumInterval(Duration to) {
        setNumber("maximum_interval", Times.seconds(to));
    }

    /** The farthest that neighbouring taps of a series may be apart. Window units, default 45. */
    public double getMaximumTapDistance() {
        return number("maximum_tap_distance");
    }

    /** Sets it: getMaximumTapDistance. */
    public void setMaximumTapDistance(double to) {
        setNumber("maximum_tap_distance", to);
    }

    /** How far a finger may move from where it landed. Window units, default 45. */
    public double getAllowableMovement() {
        return number("allowable_movement");
    }

    /** Sets it: getAllowableMovement. */
    public void setAllowableMovement(double to) {
        setNumber("allowable_movement", to);
    }

    /** The longest time from a landing to its lift. Seconds, default 0.75. */
    public Duration getMaximumTapDuration() {
        return Times.ofSeconds(number("maximum_tap_duration"));
    }

    /** Sets it: getMaximumTapDuration. */
    public void setMaximumTapDuration(Duration to) {
        setNumber("maximum_tap_duration", Times.seconds(to));
    }

    /** Which tap of its series this is, from 1. Now. */
    public long getTapCount() {
        return (long) value("tap_count");
    }

    /**
     * Its outputs, as an event has them.
     *
     * @param tapCount *     Which tap of its series this is, from 1.
     */
    public record Outputs(long tapCount) implements kinesic.Outputs {
        static Outputs of(double[] values) {
            return new Outputs((long) values[0]);
        }
    }
}
