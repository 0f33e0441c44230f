// Written by Scripts/generate. Do not edit: run `make generate`.
package kinesic;

import java.time.Duration;
import java.util.function.BiConsumer;

/** A recognizer of the class "long_press": Fingers that rest, after some taps if wanted; then they may move. */
public final class LongPress extends Recognizer {
    /** Attaches a new one to a view. */
    public LongPress(View view) {
        super(view, "long_press");
    }

    LongPress(Engine engine, long id) {
        super(engine, id);
    }

    /** Calls `handler` with each of its gestures and their outputs. */
    public Action on(BiConsumer<Gesture, Outputs> handler) {
        return onGesture(gesture -> handler.accept(gesture, Outputs.of(gesture.values())));
    }

    /** How long all fingers must rest before it begins. Seconds, default 0.5. */
    public Duration getMinimumDuration() {
        return Times.ofSeconds(number("minimum_duration"));
    }

    /** Sets it: getMinimumDuration. */
    public void setMinimumDuration(Duration to) {
        setNumber("minimum_duration", Times.seconds(to));
    }

    /** How far a finger may move before it begins; there is no limit after that. Window units, default 10. */
    public double getAllowableMovement() {
        return number("allowable_movement");
    }

    /** Sets it: getAllowableMovement. */
    public void setAllowableMovement(double to) {
        setNumber("allowable_movement", to);
    }

    /** How many fingers, exactly. Default 1. */
    public long getTouchesRequired() {
        return (long) number("touches_required");
    }

    /** Sets it: getTouchesRequired. */
    public void setTouchesRequired(long to) {
        setNumber("touches_required", to);
    }

    /** How many taps come before the press. Default 0. */
    public long getTapsRequired() {
        return (long) number("taps_required");
    }

    /** Sets it: getTapsRequired. */
    public void setTapsRequired(long to) {
        setNumber("taps_required", to);
    }

    /**
     * A finger that presses so hard begins it at once, when all are down; 1 is an ordinary touch; 0: none does.
     * Default 0.
     */
    public double getForce() {
        return number("force");
    }

    /** Sets it: getForce. */
    public void setForce(double to) {
        setNumber("force", to);
    }

    /** Time since the last required finger landed. Seconds. Now. */
    public Duration getDuration() {
        return Times.ofSeconds(value("duration"));
    }

    /**
     * Its outputs, as an event has them.
     *
     * @param duration *     Time since the last required finger landed. Seconds.
     */
    public record Outputs(Duration duration) implements kinesic.Outputs {
        static Outputs of(double[] values) {
            return new Outputs(Times.ofSeconds(values[0]));
        }
    }
}
