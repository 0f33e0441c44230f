// Written by Scripts/generate. Do not edit: run `make generate`.
package kinesic;

import java.time.Duration;
import java.util.Set;
import java.util.function.BiConsumer;

/** A recognizer of the class "screen_edge_pan": A drag of one finger from an edge of the root view inwards. */
public final class ScreenEdgePan extends Recognizer {
    /** Attaches a new one to a view. */
    public ScreenEdgePan(View view) {
        super(view, "screen_edge_pan");
    }

    ScreenEdgePan(Engine engine, long id) {
        super(engine, id);
    }

    /** Calls `handler` with each of its gestures and their outputs. */
    public Action on(BiConsumer<Gesture, Outputs> handler) {
        return onGesture(gesture -> handler.accept(gesture, Outputs.of(gesture.values())));
    }

    /** The allowed edges: top 1, left 2, bottom 4, right 8. Default 15. */
    public Set<Edge> getEdges() {
        return Edge.of((long) number("edges"));
    }

    /** Sets it: getEdges. */
    public void setEdges(Set<Edge> to) {
        setNumber("edges", Edge.mask(to) & 0xFFFFFFFFL);
    }

    /** How far from the edge the finger may land. Window units, default 13. */
    public double getEdgeRegion() {
        return number("edge_region");
    }

    /** Sets it: getEdgeRegion. */
    public void setEdgeRegion(double to) {
        setNumber("edge_region", to);
    }

    /** How far inwards the finger must move. Window units, default 15. */
    public double getThreshold() {
        return number("threshold");
    }

    /** Sets it: getThreshold. */
    public void setThreshold(double to) {
        setNumber("threshold", to);
    }

    /**
     * The largest angle between the way and straight inwards. It fails once the way back into the angle is longer than
     * what is left of `threshold`: along the edge, with the defaults, after 8.8 units. Radians, default 0.785398.
     */
    public double getMaximumAngle() {
        return number("maximum_angle");
    }

    /** Sets it: getMaximumAngle. */
    public void setMaximumAngle(double to) {
        setNumber("maximum_angle", to);
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

    /** How far it went, to the right and down. Window units. Now. */
    public Point getTranslation() {
        return new Point(value("translation.x"), value("translation.y"));
    }

    /** Its velocity. Window units per second. Now. */
    public Point getVelocity() {
        return new Point(value("velocity.x"), value("velocity.y"));
    }

    /**
     * Its outputs, as an event has them.
     *
     * @param translation *     How far it went, to the right and down. Window units.
     * @param velocity *     Its velocity. Window units per second.
     */
    public record Outputs(Point translation, Point velocity) implements kinesic.Outputs {
        static Outputs of(double[] values) {
            return new Outputs(new Point(values[0], values[1]), new Point(values[2], values[3]));
        }
    }
}
