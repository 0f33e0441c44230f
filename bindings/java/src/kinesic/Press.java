// Written by Scripts/generate. Do not edit: run `make generate`.
package kinesic;

import java.time.Duration;
import java.util.function.BiConsumer;

/** A recognizer of the class "press": One finger that is down; gives way to every other gesture. */
public final class Press extends Recognizer {
    /** Attaches a new one to a view. */
    public Press(View view) {
        super(view, "press");
    }

    Press(Engine engine, long id) {
        super(engine, id);
    }

    /** Calls `handler` with each of its gestures and their outputs. */
    public Action on(BiConsumer<Gesture, Outputs> handler) {
        return onGesture(gesture -> handler.accept(gesture, Outputs.of(gesture.values())));
    }

    /** How long the finger must be down before it begins. Seconds, default 0. */
    public Duration getDelay() {
        return Times.ofSeconds(number("delay"));
    }

    /** Sets it: getDelay. */
    public void setDelay(Duration to) {
        setNumber("delay", Times.seconds(to));
    }

    /**
     * Its outputs, as an event has them.
     */
    public record Outputs() implements kinesic.Outputs {
        static Outputs of(double[] values) {
            return new Outputs();
        }
    }
}
