// Written by Scripts/generate. Do not edit: run `make generate`.
package kinesic;

import java.time.Duration;
import java.util.function.BiConsumer;

/** A recognizer of the class "rotation": Two fingers that turn about each other. */
public final class Rotation extends Recognizer {
    /** Attaches a new one to a view. */
    public Rotation(View view) {
        super(view, "rotation");
    }

    Rotation(Engine engine, long id) {
        super(engine, id);
    }

    /** Calls `handler` with each of its gestures and their outputs. */
    public Action on(BiConsumer<Gesture, Outputs> handler) {
        return onGesture(gesture -> handler.accept(gesture, Outputs.of(gesture.values())));
    }

    /** How far the line between the fingers must turn. Radians, default 0.1. */
    public double getThreshold() {
        return number("threshold");
    }

    /** Sets it: getThreshold. */
    public void setThreshold(double to) {
        setNumber("threshold", to);
    }

    /** More fingers fail it before it begins; the default is without limit: those that come later are ignored. */
    public long getMaximumTouches() {
        return (long) number("maximum_touches");
    }

    /** Sets it: getMaximumTouches. */
    public void setMaximumTouches(long to) {
        setNumber("maximum_touches", to);
    }

    /** How many times the travel of the fingers' centre the arc must be; 0: the plain threshold. Default 1. */
    public double getDominance() {
        return number("dominance");
    }

    /** Sets it: getDominance. */
    public void setDominance(double to) {
        setNumber("dominance", to);
    }

    /** Change and travel are compared since the start and within this time. Seconds, default 0.3. */
    public Duration getDominanceWindow() {
        return Times.ofSeconds(number("dominance_window"));
    }

    /** Sets it: getDominanceWindow. */
    public void setDominanceWindow(Duration to) {
        setNumber("dominance_window", Times.seconds(to));
    }

    /** What part of the faster finger's way the slower one must go before it begins; 0: it may rest. Default 0. */
    public double getRestingShare() {
        return number("resting_share");
    }

    /** Sets it: getRestingShare. */
    public void setRestingShare(double to) {
        setNumber("resting_share", to);
    }

    /** How many times the fingers' turn is reported: below 1 large movements make small changes. Default 1. */
    public double getGain() {
        return number("gain");
    }

    /** Sets it: getGain. */
    public void setGain(double to) {
        setNumber("gain", to);
    }

    /** 0: least squares of degree 2; 1: impulse. Default 0. */
    public VelocityStrategy getVelocityStrategy() {
        return VelocityStrategy.of((long) number("velocity_strategy"));
    }

    /** Sets it: getVelocityStrategy. */
    public void setVelocityStrategy(VelocityStrategy to) {
        setNumber("velocity_strategy", to.number());
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

    /** A larger threshold for `early_interval` after a landing; 0: none. Radians, default 0. */
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

    /** Turned since the start, clockwise on a y-down screen. Radians. Now. */
    public double getRotation() {
        return value("rotation");
    }

    /** Velocity of the rotation. Rad/s. Now. */
    public double getVelocity() {
        return value("velocity");
    }

    /** The point between the fingers. Window units. Now. */
    public Point getFocus() {
        return new Point(value("focus.x"), value("focus.y"));
    }

    /** How much of what the fingers did when it began was a rotation: 1 all. Now. */
    public double getCertainty() {
        return value("certainty");
    }

    /**
     * Its outputs, as an event has them.
     *
     * @param rotation *     Turned since the start, clockwise on a y-down screen. Radians.
     * @param velocity *     Velocity of the rotation. Rad/s.
     * @param focus *     The point between the fingers. Window units.
     * @param certainty *     How much of what the fingers did when it began was a rotation: 1 all.
     */
    public record Outputs(double rotation, double velocity, Point focus, double certainty) implements kinesic.Outputs {
        static Outputs of(double[] values) {
            return new Outputs(values[0], values[1], new Point(values[2], values[3]), values[4]);
        }
    }
}
