// Written by Scripts/generate. Do not edit: run `make generate`.
package kinesic;

import java.time.Duration;
import java.util.Set;
import java.util.function.BiConsumer;

/** A recognizer of the class "swipe": A quick straight stroke. */
public final class Swipe extends Recognizer {
    /** Attaches a new one to a view. */
    public Swipe(View view) {
        super(view, "swipe");
    }

    Swipe(Engine engine, long id) {
        super(engine, id);
    }

    /** Calls `handler` with each of its gestures and their outputs. */
    public Action on(BiConsumer<Gesture, Outputs> handler) {
        return onGesture(gesture -> handler.accept(gesture, Outputs.of(gesture.values())));
    }

    /** The allowed directions: right 1, left 2, up 4, down 8; one stroke is one of them. Default 1. */
    public Set<Direction> getDirection() {
        return Direction.of((long) number("direction"));
    }

    /** Sets it: getDirection. */
    public void setDirection(Set<Direction> to) {
        setNumber("direction", Direction.mask(to) & 0xFFFFFFFFL);
    }

    /** How many fingers, exactly. Default 1. */
    public long getTouchesRequired() {
        return (long) number("touches_required");
    }

    /** Sets it: getTouchesRequired. */
    public void setTouchesRequired(long to) {
        setNumber("touches_required", to);
    }

    /** The longest time since the first finger landed. Seconds, default 0.5. */
    public Duration getMaximumDuration() {
        return Times.ofSeconds(number("maximum_duration"));
    }

    /** Sets it: getMaximumDuration. */
    public void setMaximumDuration(Duration to) {
        setNumber("maximum_duration", Times.seconds(to));
    }

    /** How far each finger must go along the direction, at time 0. Window units, default 50. */
    public double getMinimumDistance() {
        return number("minimum_distance");
    }

    /** Sets it: getMinimumDistance. */
    public void setMinimumDistance(double to) {
        setNumber("minimum_distance", to);
    }

    /** How far each finger may go across the direction, at time 0. Window units, default 50. */
    public double getMaximumCross() {
        return number("maximum_cross");
    }

    /** Sets it: getMaximumCross. */
    public void setMaximumCross(double to) {
        setNumber("maximum_cross", to);
    }

    /** The share of minimum_distance by which it shrinks per second. Per second, default 0.94. */
    public double getDistanceDecay() {
        return number("distance_decay");
    }

    /** Sets it: getDistanceDecay. */
    public void setDistanceDecay(double to) {
        setNumber("distance_decay", to);
    }

    /** The share of maximum_cross by which it shrinks per second. Per second, default 0.98. */
    public double getCrossDecay() {
        return number("cross_decay");
    }

    /** Sets it: getCrossDecay. */
    public void setCrossDecay(double to) {
        setNumber("cross_decay", to);
    }

    /** How far behind its landing place a finger may be. Window units, default 10. */
    public double getBacktrack() {
        return number("backtrack");
    }

    /** Sets it: getBacktrack. */
    public void setBacktrack(double to) {
        setNumber("backtrack", to);
    }

    /**
     * Its outputs, as an event has them.
     *
     * @param direction *     The direction found: right 1, left 2, up 4, down 8.
     */
    public record Outputs(Set<Direction> direction) implements kinesic.Outputs {
        static Outputs of(double[] values) {
            return new Outputs(Direction.of((long) values[0]));
        }
    }
}
