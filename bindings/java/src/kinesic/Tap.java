// Written by Scripts/generate. Do not edit: run `make generate`.
package kinesic;

import java.time.Duration;
import java.util.Set;
import java.util.function.BiConsumer;

/** A recognizer of the class "tap": Fingers that come down and lift again, once or several times. */
public final class Tap extends Recognizer {
    /** Attaches a new one to a view. */
    public Tap(View view) {
        super(view, "tap");
    }

    Tap(Engine engine, long id) {
        super(engine, id);
    }

    /** Calls `handler` with each of its gestures and their outputs. */
    public Action on(BiConsumer<Gesture, Outputs> handler) {
        return onGesture(gesture -> handler.accept(gesture, Outputs.of(gesture.values())));
    }

    /** How many taps. Default 1. */
    public long getTapsRequired() {
        return (long) number("taps_required");
    }

    /** Sets it: getTapsRequired. */
    public void setTapsRequired(long to) {
        setNumber("taps_required", to);
    }

    /** How many fingers each tap needs, exactly. Default 1. */
    public long getTouchesRequired() {
        return (long) number("touches_required");
    }

    /** Sets it: getTouchesRequired. */
    public void setTouchesRequired(long to) {
        setNumber("touches_required", to);
    }

    /** How far a finger may move from where it landed. Window units, default 45. */
    public double getAllowableMovement() {
        return number("allowable_movement");
    }

    /** Sets it: getAllowableMovement. */
    public void setAllowableMovement(double to) {
        setNumber("allowable_movement", to);
    }

    /** The longest time from the first finger's landing to the last lift of one tap. Seconds, default 0.75. */
    public Duration getMaximumTapDuration() {
        return Times.ofSeconds(number("maximum_tap_duration"));
    }

    /** Sets it: getMaximumTapDuration. */
    public void setMaximumTapDuration(Duration to) {
        setNumber("maximum_tap_duration", Times.seconds(to));
    }

    /** The longest time from the last lift of a tap to the first finger of the next. Seconds, default 0.35. */
    public Duration getMaximumInterval() {
        return Times.ofSeconds(number("maximum_interval"));
    }

    /** Sets it: getMaximumInterval. */
    public void setMaximumInterval(Duration to) {
        setNumber("maximum_interval", Times.seconds(to));
    }

    /** The farthest that neighbouring taps may be apart. Window units, default 45. */
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
     * Begins with its last lift; it ends when nobody can withdraw it any more, and is cancelled by a tap that needs
     * more. Default 0.
     */
    public boolean isProvisional() {
        return number("provisional") != 0;
    }

    /** Sets it: isProvisional. */
    public void setProvisional(boolean to) {
        setNumber("provisional", to ? 1 : 0);
    }

    /** How many taps were made. Now. */
    public long getTapCount() {
        return (long) value("tap_count");
    }

    /**
     * Its outputs, as an event has them.
     *
     * @param tapCount *     How many taps were made.
     */
    public record Outputs(long tapCount) implements kinesic.Outputs {
        static Outputs of(double[] values) {
            return new Outputs((long) values[0]);
        }
    }
}
