// Written by Scripts/generate. Do not edit: run `make generate`.
package kinesic;

import java.time.Duration;
import java.util.function.BiConsumer;

/** A recognizer of the class "tap_drag": Taps of one finger, then a drag with the next landing. */
public final class TapDrag extends Recognizer {
    /** Attaches a new one to a view. */
    public TapDrag(View view) {
        super(view, "tap_drag");
    }

    TapDrag(Engine engine, long id) {
        super(engine, id);
    }

    /** Calls `handler` with each of its gestures and their outputs. */
    public Action on(BiConsumer<Gesture, Outputs> handler) {
        return onGesture(gesture -> handler.accept(gesture, Outputs.of(gesture.values())));
    }

    /** How many taps come before the drag. Default 1. */
    public long getTapsRequired() {
        return (long) number("taps_required");
    }

    /** Sets it: getTapsRequired. */
    public void setTapsRequired(long to) {
        setNumber("taps_required", to);
    }

    /** How far the finger must move from where it landed. Window units, default 10. */
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

    /** So far downwards doubles the scale, upwards if it is negative; 0: there is none. Window units, default 0. */
    public double getScaleDistance() {
        return number("scale_distance");
    }

    /** Sets it: getScaleDistance. */
    public void setScaleDistance(double to) {
        setNumber("scale_distance", to);
    }

    /**
     * So far to the right turns by 1 rad, to the left if it is negative; 0: there is none. Window units, default 0.
     */
    public double getRotationDistance() {
        return number("rotation_distance");
    }

    /** Sets it: getRotationDistance. */
    public void setRotationDistance(double to) {
        setNumber("rotation_distance", to);
    }

    /** How far it went, to the right and down. Window units. Now. */
    public Point getTranslation() {
        return new Point(value("translation.x"), value("translation.y"));
    }

    /** Its velocity. Window units per second. Now. */
    public Point getVelocity() {
        return new Point(value("velocity.x"), value("velocity.y"));
    }

    /** How far the finger is from where the drag started. Window units. Now. */
    public double getDistance() {
        return value("distance");
    }

    /** What scale_distance makes of the way downwards; 1 without it. Now. */
    public double getScale() {
        return value("scale");
    }

    /** What rotation_distance makes of the way to the right, clockwise. Radians. Now. */
    public double getRotation() {
        return value("rotation");
    }

    /**
     * Its outputs, as an event has them.
     *
     * @param translation *     How far it went, to the right and down. Window units.
     * @param velocity *     Its velocity. Window units per second.
     * @param distance *     How far the finger is from where the drag started. Window units.
     * @param scale *     What scale_distance makes of the way downwards; 1 without it.
     * @param rotation *     What rotation_distance makes of the way to the right, clockwise. Radians.
     */
    public record Outputs(Point translation, Point velocity, double distance, double scale, double rotation) implements kinesic.Outputs {
        static Outputs of(double[] values) {
            return new Outputs(new Point(values[0], values[1]), new Point(values[2], values[3]), values[4], values[5], values[6]);
        }
    }
}
