// Written by Scripts/generate. Do not edit: run `make generate`.
package kinesic;

import java.util.function.BiConsumer;

/** A recognizer of the class "hover": A pointer or a pencil above the view, without touching. */
public final class Hover extends Recognizer {
    /** Attaches a new one to a view. */
    public Hover(View view) {
        super(view, "hover");
    }

    Hover(Engine engine, long id) {
        super(engine, id);
    }

    /** Calls `handler` with each of its gestures and their outputs. */
    public Action on(BiConsumer<Gesture, Outputs> handler) {
        return onGesture(gesture -> handler.accept(gesture, Outputs.of(gesture.values())));
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
