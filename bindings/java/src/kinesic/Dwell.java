// Written by Scripts/generate. Do not edit: run `make generate`.
package kinesic;

import java.time.Duration;
import java.util.function.BiConsumer;

/** A recognizer of the class "dwell": A pointer or a pencil that rests above the view, without touching. */
public final class Dwell extends Recognizer {
    /** Attaches a new one to a view. */
    public Dwell(View view) {
        super(view, "dwell");
    }

    Dwell(Engine engine, long id) {
        super(engine, id);
    }

    /** Calls `handler` with each of its gestures and their outputs. */
    public Action on(BiConsumer<Gesture, Outputs> handler) {
        return onGesture(gesture -> handler.accept(gesture, Outputs.of(gesture.values())));
    }

    /** How long it must rest. Seconds, default 1.2. */
    public Duration getMinimumDuration() {
        return Times.ofSeconds(number("minimum_duration"));
    }

    /** Sets it: getMinimumDuration. */
    public void setMinimumDuration(Duration to) {
        setNumber("minimum_duration", Times.seconds(to));
    }

    /** Farther from where the rest began, another one begins. Window units, default 10. */
    public double getAllowableMovement() {
        return number("allowable_movement");
    }

    /** Sets it: getAllowableMovement. */
    public void setAllowableMovement(double to) {
        setNumber("allowable_movement", to);
    }

    /**
     * So often it reports its progress while it rests, 1000 times at most; 0: only when it has dwelt. Seconds, default
     * 0.
     */
    public Duration getProgressInterval() {
        return Times.ofSeconds(number("progress_interval"));
    }

    /** Sets it: getProgressInterval. */
    public void setProgressInterval(Duration to) {
        setNumber("progress_interval", Times.seconds(to));
    }

    /** Which part of the rest is over: 1 when it has dwelt, until it goes elsewhere. Now. */
    public double getProgress() {
        return value("progress");
    }

    /** How many times it has dwelt since it came over the view. Now. */
    public double getDwellCount() {
        return value("dwell_count");
    }

    /**
     * Its outputs, as an event has them.
     *
     * @param progress *     Which part of the rest is over: 1 when it has dwelt, until it goes elsewhere.
     * @param dwellCount *     How many times it has dwelt since it came over the view.
     */
    public record Outputs(double progress, double dwellCount) implements kinesic.Outputs {
        static Outputs of(double[] values) {
            return new Outputs(values[0], values[1]);
        }
    }
}
