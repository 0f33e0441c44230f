// Written by Scripts/generate. Do not edit: run `make generate`.
package kinesic;

import java.time.Duration;
import java.util.function.BiConsumer;

/** A recognizer of the class "pan": Fingers that drag. */
public final class Pan extends Recognizer {
    /** Attaches a new one to a view. */
    public Pan(View view) {
        super(view, "pan");
    }

    Pan(Engine engine, long id) {
        super(engine, id);
    }

    /** Calls `handler` with each of its gestures and their outputs. */
    public Action on(BiConsumer<Gesture, Outputs> handler) {
        return onGesture(gesture -> handler.accept(gesture, Outputs.of(gesture.values())));
    }

    /** How many fingers it needs. Default 1. */
    public long getMinimumTouches() {
        return (long) number("minimum_touches");
    }

    /** Sets it: getMinimumTouches. */
    public void setMinimumTouches(long to) {
        setNumber("minimum_touches", to);
    }

    /** More fingers fail it, or are ignored once it began; the default is without limit. */
    public long getMaximumTouches() {
        return (long) number("maximum_touches");
    }

    /** Sets it: getMaximumTouches. */
    public void setMaximumTouches(long to) {
        setNumber("maximum_touches", to);
    }

    /** How far a finger must move from where it landed. Window units, default 10. */
    public double getThreshold() {
        return number("threshold");
    }

    /** Sets it: getThreshold. */
    public void setThreshold(double to) {
        setNumber("threshold", to);
    }

    /** 0: on one axis; 1: as a length. Default 0. */
    public ThresholdMode getThresholdMode() {
        return ThresholdMode.of((long) number("threshold_mode"));
    }

    /** Sets it: getThresholdMode. */
    public void setThresholdMode(ThresholdMode to) {
        setNumber("threshold_mode", to.number());
    }

    /** 0: both; 1: horizontal only; 2: vertical only. Default 0. */
    public Axes getAxes() {
        return Axes.of((long) number("axes"));
    }

    /** Sets it: getAxes. */
    public void setAxes(Axes to) {
        setNumber("axes", to.number());
    }

    /** Whether the translation leaves out the threshold. Default 0. */
    public boolean isTranslationFromThreshold() {
        return number("translation_from_threshold") != 0;
    }

    /** Sets it: isTranslationFromThreshold. */
    public void setTranslationFromThreshold(boolean to) {
        setNumber("translation_from_threshold", to ? 1 : 0);
    }

    /** 0: least squares of degree 2; 1: impulse. Default 0. */
    public VelocityStrategy getVelocityStrategy() {
        return VelocityStrategy.of((long) number("velocity_strategy"));
    }

    /** Sets it: getVelocityStrategy. */
    public void setVelocityStrategy(VelocityStrategy to) {
        setNumber("velocity_strategy", to.number());
    }

    /** How several fingers move it: 0 their mean, 1 the latest, 2 the largest each way, 3 their sum. Default 0. */
    public FingerStrategy getFingerStrategy() {
        return FingerStrategy.of((long) number("finger_strategy"));
    }

    /** Sets it: getFingerStrategy. */
    public void setFingerStrategy(FingerStrategy to) {
        setNumber("finger_strategy", to.number());
    }

    /** It also begins when a finger is farther to the left; negative. Window units, no limit by default. */
    public double getActiveOffsetXMinimum() {
        return number("active_offset_x_minimum");
    }

    /** Sets it: getActiveOffsetXMinimum. */
    public void setActiveOffsetXMinimum(double to) {
        setNumber("active_offset_x_minimum", to);
    }

    /** It also begins when a finger is farther to the right. Window units, no limit by default. */
    public double getActiveOffsetXMaximum() {
        return number("active_offset_x_maximum");
    }

    /** Sets it: getActiveOffsetXMaximum. */
    public void setActiveOffsetXMaximum(double to) {
        setNumber("active_offset_x_maximum", to);
    }

    /** It also begins when a finger is farther up; negative. Window units, no limit by default. */
    public double getActiveOffsetYMinimum() {
        return number("active_offset_y_minimum");
    }

    /** Sets it: getActiveOffsetYMinimum. */
    public void setActiveOffsetYMinimum(double to) {
        setNumber("active_offset_y_minimum", to);
    }

    /** It also begins when a finger is farther down. Window units, no limit by default. */
    public double getActiveOffsetYMaximum() {
        return number("active_offset_y_maximum");
    }

    /** Sets it: getActiveOffsetYMaximum. */
    public void setActiveOffsetYMaximum(double to) {
        setNumber("active_offset_y_maximum", to);
    }

    /**
     * It fails when a finger is farther to the left before it begins; negative. Window units, no limit by default.
     */
    public double getFailOffsetXMinimum() {
        return number("fail_offset_x_minimum");
    }

    /** Sets it: getFailOffsetXMinimum. */
    public void setFailOffsetXMinimum(double to) {
        setNumber("fail_offset_x_minimum", to);
    }

    /** It fails when a finger is farther to the right before it begins. Window units, no limit by default. */
    public double getFailOffsetXMaximum() {
        return number("fail_offset_x_maximum");
    }

    /** Sets it: getFailOffsetXMaximum. */
    public void setFailOffsetXMaximum(double to) {
        setNumber("fail_offset_x_maximum", to);
    }

    /** It fails when a finger is farther up before it begins; negative. Window units, no limit by default. */
    public double getFailOffsetYMinimum() {
        return number("fail_offset_y_minimum");
    }

    /** Sets it: getFailOffsetYMinimum. */
    public void setFailOffsetYMinimum(double to) {
        setNumber("fail_offset_y_minimum", to);
    }

    /** It fails when a finger is farther down before it begins. Window units, no limit by default. */
    public double getFailOffsetYMaximum() {
        return number("fail_offset_y_maximum");
    }

    /** Sets it: getFailOffsetYMaximum. */
    public void setFailOffsetYMaximum(double to) {
        setNumber("fail_offset_y_maximum", to);
    }

    /**
     * Reports that come less than this after the first of a sample are one sample: its last place and time count.
     * Seconds, default 0.002.
     */
    public Duration getVelocitySpacing() {
        return Times.ofSeconds(number("velocity_spacing"));
    }

    /** Sets it: getVelocitySpacing. */
    public void setVelocitySpacing(Duration to) {
        setNumber("velocity_spacing", Times.seconds(to));
    }

    /** A finger that is faster is reported as this fast: 10 m/s. Window units per second, default 64173. */
    public double getVelocityLimit() {
        return number("velocity_limit");
    }

    /** Sets it: getVelocityLimit. */
    public void setVelocityLimit(double to) {
        setNumber("velocity_limit", to);
    }

    /** Whether the velocity at the end leaves out a jump of the finger as it rolls off. Default 1. */
    public boolean isVelocityLiftGuard() {
        return number("velocity_lift_guard") != 0;
    }

    /** Sets it: isVelocityLiftGuard. */
    public void setVelocityLiftGuard(boolean to) {
        setNumber("velocity_lift_guard", to ? 1 : 0);
    }

    /**
     * With several fingers: how many times the change of their distance, and the arc, their centre's travel must be.
     * Default 0.
     */
    public double getDominance() {
        return number("dominance");
    }

    /** Sets it: getDominance. */
    public void setDominance(double to) {
        setNumber("dominance", to);
    }

    /** A larger threshold for `early_interval` after a landing; 0: none. Window units, default 0. */
    public double getEarlyThreshold() {
        return number("early_threshold");
    }

    /** Sets it: getEarlyThreshold. */
    public void setEarlyThreshold(double to) {
        setNumber("early_threshold", to);
    }

    /** How long `early_threshold` holds. Seconds, default 0.25. */
    public Duration getEarlyInterval() {
        return Times.ofSeconds(number("early_interval"));
    }

    /** Sets it: getEarlyInterval. */
    public void setEarlyInterval(Duration to) {
        setNumber("early_interval", Times.seconds(to));
    }

    /** How far it went, to the right and down. Window units. Now. */
    public Point getTranslation() {
        return new Point(value("translation.x"), value("translation.y"));
    }

    /** Its velocity. Window units per second. Now. */
    public Point getVelocity() {
        return new Point(value("velocity.x"), value("velocity.y"));
    }

    /** How much of what two fingers did when it began was a drag: 1 all; 1 with one finger. Now. */
    public double getCertainty() {
        return value("certainty");
    }

    /**
     * Its outputs, as an event has them.
     *
     * @param translation *     How far it went, to the right and down. Window units.
     * @param velocity *     Its velocity. Window units per second.
     * @param certainty *     How much of what two fingers did when it began was a drag: 1 all; 1 with one finger.
     */
    public record Outputs(Point translation, Point velocity, double certainty) implements kinesic.Outputs {
        static Outputs of(double[] values) {
            return new Outputs(new Point(values[0], values[1]), new Point(values[2], values[3]), values[4]);
        }
    }
}
