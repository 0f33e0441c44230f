package kinesic;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/**
 * A recognizer of any class; {@link Tap}, {@link Pan} ... are those of the standard ones. There is one object for each,
 * so that two can be compared.
 */
public class Recognizer extends CommonProperties {
    private final Engine engine;
    private final long id;
    private final Map<Long, Long> keys = new HashMap<>();
    private long delegateKey;
    private String word;

    /** A handler that was added. */
    public final class Action {
        private final long action;

        private Action(long action) {
            this.action = action;
        }

        /** Removes it, at once. */
        public void remove() {
            engine.call(its -> Native.kin_recognizer_remove_action(its, id, action));
            if (!engine.isCopyAsking()) {
                engine.forget(keys.remove(action));
            }
        }
    }

    Recognizer(View view, String word) {
        this(view.engine(), view.attach(word));
        this.word = word;
        engine.adopt(this);
    }

    Recognizer(Engine engine, long id) {
        this.engine = engine;
        this.id = id;
    }

    /** Its id in C. */
    public final long id() {
        return id;
    }

    private interface Named {
        int call(long engine, long name);
    }

    private void call(String text, Named function) {
        try (Scratch scratch = new Scratch()) {
            long name = scratch.text(text);
            engine.call(its -> function.call(its, name));
        }
    }

    private double read(String text, Reading function) {
        try (Scratch scratch = new Scratch()) {
            long name = scratch.text(text);
            long out = scratch.allocate(8);
            engine.call(its -> function.read(its, id, name, out));
            return Platform.getDouble(out);
        }
    }

    private interface Reading {
        int read(long engine, long id, long name, long out);
    }

    /** The name of its class. */
    public final String className() {
        if (word == null) {
            word = Scratch.text(engine.number((its, out) -> Native.kin_recognizer_get_class(its, id, out)));
        }
        return word;
    }

    /** The view that it is attached to. */
    public final View view() {
        return new View(engine, engine.number((its, out) -> Native.kin_recognizer_get_view(its, id, out)));
    }

    /** Its present state. */
    public final State state() {
        return State.of(engine.number((its, out) -> Native.kin_recognizer_get_state(its, id, out)));
    }

    /** Its name, for explanations and tools; empty without one. */
    public final String getName() {
        return Scratch.text(engine.number((its, out) -> Native.kin_recognizer_get_name(its, id, out)));
    }

    /** Gives it a name. */
    public final void setName(String name) {
        call(name, (its, text) -> Native.kin_recognizer_set_name(its, id, text));
    }

    /** A property by its name: of a class of a plugin. */
    @Override
    public final double number(String property) {
        return read(property, Native::kin_recognizer_get_number);
    }

    /** Sets a property by its name. */
    @Override
    public final void setNumber(String property, double to) {
        call(property, (its, name) -> Native.kin_recognizer_set_number(its, id, name, to));
    }

    /** An output by its name. */
    public final double value(String output) {
        return read(output, Native::kin_recognizer_get_value);
    }

    /** Sets an output by its name, "scale" back to 1: the gesture goes on from there. */
    public final void setValue(String output, double to) {
        call(output, (its, name) -> Native.kin_recognizer_set_value(its, id, name, to));
    }

    /** Where it is, in the coordinates of a view. */
    public final Point locationIn(View view) {
        try (Scratch scratch = new Scratch()) {
            long out = scratch.allocate(Native.PointAt.SIZEOF);
            engine.call(its -> Native.kin_recognizer_get_location(its, id, view.id(), out));
            return new Point(Platform.getDouble(out), Platform.getDouble(out + 8));
        }
    }

    /** It cannot leave Possible before `other` has failed. */
    public final void requireFailureOf(Recognizer other) {
        engine.call(its -> Native.kin_recognizer_require_failure(its, id, other.id));
    }

    /** Both may be recognized at once, or may not. */
    public final void allowSimultaneous(Recognizer other, boolean allowed) {
        engine.call(its -> Native.kin_recognizer_allow_simultaneous(its, id, other.id, (byte) (allowed ? 1 : 0)));
    }

    /** May this one, when it is recognized, exclude `other`? */
    public final void setPrevention(Recognizer other, boolean allowed) {
        engine.call(its -> Native.kin_recognizer_set_prevention(its, id, other.id, (byte) (allowed ? 1 : 0)));
    }

    /** Ends the present attempt. */
    public final void abort() {
        engine.call(its -> Native.kin_recognizer_abort(its, id));
    }

    /** Proposes a state, for a class that leaves its states to the host ({@link Manual}). */
    public final void propose(State state) {
        engine.call(its -> Native.kin_recognizer_propose(its, id, state.number()));
    }

    /** Removes it with its handlers; an active one sends Cancelled first. */
    public final void remove() {
        engine.call(its -> Native.kin_recognizer_remove(its, id));
        engine.sweep();
    }

    /** Calls `handler` with each of its gestures. `on` of Tap, Pan ... gives the outputs too. */
    public final Action onGesture(Consumer<Gesture> handler) {
        long key = engine.keep((Callbacks.Taking) event -> handler.accept((Gesture) event));
        long action = engine.handing(key, () -> engine.number((its, out) -> Native.kin_recognizer_add_action(its, id, Callbacks.EVENT, key, out)));
        if (!engine.isCopyAsking()) {
            keys.put(action, key);
        }
        return new Action(action);
    }

    /** Lets `delegate` answer the questions about this recognizer from now on; null: nobody. */
    public final void setDelegate(RecognizerDelegate delegate) {
        long key = delegate == null ? 0 : engine.keep(delegate);
        try (Scratch scratch = new Scratch()) {
            long table = scratch.struct("kin_recognizer_delegate", Native.RecognizerDelegateAt.SIZEOF);
            Platform.putLong(table + Native.RecognizerDelegateAt.USER_DATA, key);
            Platform.putLong(table + Native.RecognizerDelegateAt.SHOULD_BEGIN, Callbacks.BEGIN);
            Platform.putLong(table + Native.RecognizerDelegateAt.SHOULD_RECEIVE_TOUCH, Callbacks.RECEIVE);
            Platform.putLong(table + Native.RecognizerDelegateAt.SHOULD_RECOGNIZE_SIMULTANEOUSLY_WITH, Callbacks.SIMULTANEOUSLY);
            Platform.putLong(table + Native.RecognizerDelegateAt.SHOULD_REQUIRE_FAILURE_OF, Callbacks.REQUIRE);
            Platform.putLong(table + Native.RecognizerDelegateAt.SHOULD_BE_REQUIRED_TO_FAIL_BY, Callbacks.REQUIRED);
            engine.handing(key, () -> {
                engine.call(its -> Native.kin_recognizer_set_delegate(its, id, key == 0 ? 0 : table));
                return null;
            });
        }
        delegateKey = engine.replaced(delegateKey, key);
    }

    void forgetFunctions() {
        keys.values().forEach(engine::forget);
        keys.clear();
        engine.forget(delegateKey);
    }
}
