// Written by Scripts/generate. Do not edit: run `make generate`.
package kinesic;

import java.time.Duration;
import java.util.function.BiConsumer;

/**
 * A recognizer of the class "transform": Any number of fingers that move, scale and turn something at once, about
 * their centre.
 */
public final class TransformGesture extends Recognizer {
    /** Attaches a new one to a view. */
    public TransformGesture(View view) {
        super(view, "transform");
    }

    TransformGesture(Engine engine, long id) {
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

    /** How far a finger must move on an axis. Window units, default 10. */
    public double getPanThreshold() {
        return number("pan_threshold");
    }

    /** Sets it: getPanThreshold. */
    public void setPanThreshold(double to) {
        setNumber("pan_threshold", to);
    }

    /** How much the spread of the fingers must change. Window units, default 8. */
    public double getPinchThreshold() {
        return number("pinch_threshold");
    }

    /** Sets it: getPinchThreshold. */
    public void setPinchThreshold(double to) {
        setNumber("pinch_threshold", to);
    }

    /** How far the fingers must turn. Radians, default 0.1. */
    public double getRotationThreshold() {
        return number("rotation_threshold");
    }

    /** Sets it: getRotationThreshold. */
    public void setRotationThreshold(double to) {
        setNumber("rotation_threshold", to);
    }

    /** Whether it moves. Default 1. */
    public boolean isAllowsPan() {
        return number("allows_pan") != 0;
    }

    /** Sets it: isAllowsPan. */
    public void setAllowsPan(boolean to) {
        setNumber("allows_pan", to ? 1 : 0);
    }

    /** Whether it scales. Default 1. */
    public boolean isAllowsPinch() {
        return number("allows_pinch") != 0;
    }

    /** Sets it: isAllowsPinch. */
    public void setAllowsPinch(boolean to) {
        setNumber("allows_pinch", to ? 1 : 0);
    }

    /** Whether it turns. Default 1. */
    public boolean isAllowsRotation() {
        return number("allows_rotation") != 0;
    }

    /** Sets it: isAllowsRotation. */
    public void setAllowsRotation(boolean to) {
        setNumber("allows_rotation", to ? 1 : 0);
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

    /** The map since the start, which has no shear, in window units: x' = a x - b y + tx. Now. */
    public double getA() {
        return value("a");
    }

    /** y' = b x + a y + ty. Now. */
    public double getB() {
        return value("b");
    }

    /** See a. Window units. Now. */
    public double getTx() {
        return value("tx");
    }

    /** See b. Window units. Now. */
    public double getTy() {
        return value("ty");
    }

    /** Velocity of the fingers' centre. Window units per second. Now. */
    public Point getVelocity() {
        return new Point(value("velocity.x"), value("velocity.y"));
    }

    /** Velocity of the scale. Per second. Now. */
    public double getScaleVelocity() {
        return value("scale_velocity");
    }

    /** Velocity of the rotation. Rad/s. Now. */
    public double getRotationVelocity() {
        return value("rotation_velocity");
    }

    /**
     * Its outputs, as an event has them.
     *
     * @param a *     The map since the start, which has no shear, in window units: x' = a x - b y + tx.
     * @param b *     y' = b x + a y + ty.
     * @param tx *     See a. Window units.
     * @param ty *     See b. Window units.
     * @param velocity *     Velocity of the fingers' centre. Window units per second.
     * @param scaleVelocity *     Velocity of the scale. Per second.
     * @param rotationVelocity *     Velocity of the rotation. Rad/s.
     */
    public record Outputs(double a, double b, double tx, double ty, Point velocity, double scaleVelocity, double rotationVelocity) implements kinesic.Outputs {
        static Outputs of(double[] values) {
            return new Outputs(values[0], values[1], values[2], values[3], new Point(values[4], values[5]), values[6], values[7]);
        }
    }
}
