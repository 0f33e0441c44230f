// Written by Scripts/generate. Do not edit: run `make generate`.
package kinesic;

import java.time.Duration;
import java.util.Set;
import java.util.function.BiConsumer;

/** A recognizer of the class "multi_tap": Fingers that tap, each by itself: an event for each touch. */
public final class MultiTap extends Recognizer {
    /** Attaches a new one to a view. */
    public MultiTap(View view) {
        super(view, "multi_tap");
    }

    MultiTap(Engine engine, long id) {
        super(engine, id);
    }

    /** Calls `handler` with each of its gestures and their outputs. */
    public Action on(BiConsumer<Gesture, Outputs> handler) {
        return onGesture(gesture -> handler.accept(gesture, Outputs.of(gesture.values())));
    }

    /** How many taps at one place. Default 1. */
    public long getTapsRequired() {
        return (long) number("taps_required");
    }

    /** Sets it: getTapsRequired. */
    public void setTapsRequired(long to) {
        setNumber("taps_required", to);
    }

    /** How far a finger may move from where it landed; farther, it fails alone. Window units, default 45. */
    public double getAllowableMovement() {
        return number("allowable_movement");
    }

    /** Sets it: getAllowableMovement. */
    public void setAllowableMovement(double to) {
        setNumber("allowable_movement", to);
    }

    /** The longest time from a finger's landing to its lift. Seconds, default 0.75. */
    public Duration getMaximumTapDuration() {
        return Times.ofSeconds(number("maximum_tap_duration"));
    }

    /** Sets it: getMaximumTapDuration. */
    public void setMaximumTapDuration(Duration to) {
        setNumber("maximum_tap_duration", Times.seconds(to));
    }

    /** The longest time from a lift to the next tap of its series. Seconds, default 0.35. */
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

    /** The buttons that a pointer must press as it lands; 0: any. Default 1. */
    public Set<Button> getButtonsRequired() {
        return Button.of((long) number("buttons_required"));
    }

    /** Sets it: getButtonsRequired. */
    public void setButtonsRequired(Set<Button> to) {
        setNumber("buttons_required", Button.mask(to) & 0xFFFFFFFFL);
    }

    /**
     * Its outputs, as an event has them.
     *
     * @param tapCount *     How many taps were made there.
     */
    public record Outputs(long tapCount) implements kinesic.Outputs {
        static Outputs of(double[] values) {
            return new Outputs((long) values[0]);
        }
    }
}
