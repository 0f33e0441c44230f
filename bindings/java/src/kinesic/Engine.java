package kinesic;

import java.lang.ref.Cleaner;
import java.lang.ref.WeakReference;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

/**
 * An engine with its views and recognizers. {@link #close} frees it; one that is forgotten is freed when the garbage
 * collector finds it. For any thread, one call at a time: a call that overlaps another one's is refused.
 */
public final class Engine implements AutoCloseable {
    private static final Cleaner CLEANER = Cleaner.create();
    /** The engines that are in a call: C calls back in no other time. */
    private static final Map<Long, Engine> RUNNING = new ConcurrentHashMap<>();

    /** Whose functions keys stand for: a copy that C has made of an engine asks for them, too. */
    private static final Map<Long, WeakReference<Engine>> OWNERS = new ConcurrentHashMap<>();
    private static final AtomicLong LATEST = new AtomicLong();

    /** What frees the engine of C; it refers to nothing else. */
    private static final class Handle implements Runnable {
        private long address;
        private final Set<Long> keys = ConcurrentHashMap.newKeySet();

        @Override
        public synchronized void run() {
            OWNERS.keySet().removeAll(keys);
            if (address != 0) {
                Native.kin_engine_destroy(address);
            }
            address = 0;
        }
    }

    private final Handle handle = new Handle();
    private final Cleaner.Cleanable cleanable;
    private final Map<Long, Object> functions = new HashMap<>();
    private final Map<Long, Recognizer> recognizers = new HashMap<>();
    private final List<Throwable> thrown = new ArrayList<>();
    private Predicate<byte[]> sink;
    private int depth;
    private boolean isClosing;
    private long eventKey;

    /** The engine of C that asks a delegate, while it answers, where that is a copy; else 0. */
    private long asking;

    /** With the default options. */
    public Engine() {
        this(EngineOptions.defaults());
    }

    public Engine(EngineOptions options) {
        try (Scratch scratch = new Scratch()) {
            long out = scratch.allocate(8);
            int code = Native.kin_engine_create(options.write(scratch), out);
            if (code != Native.KIN_OK) {
                throw new KinesicException(code, Scratch.text(Native.kin_last_error()));
            }
            handle.address = Platform.getLong(out);
        }
        cleanable = CLEANER.register(this, handle);
    }

    /** For functions of {@link Native} that have no method. Do not destroy it, nor set its callbacks. */
    public long address() {
        return handle.address;
    }

    /** Frees it; from inside a handler when the outermost call returns. Twice is no error. */
    @Override
    public synchronized void close() {
        if (depth > 0) {
            isClosing = true;
        } else {
            cleanable.clean();
        }
    }

    /** Makes a call of C. What handlers threw in it is thrown from here. */
    void call(ToIntFunction<Long> function) {
        long address = enter();
        KinesicException failure = null;
        try {
            int code = function.applyAsInt(address);
            if (code != Native.KIN_OK) {
                failure = new KinesicException(code, Scratch.text(Native.kin_engine_last_error(address)));
            }
        } finally {
            leave();
        }
        if (failure != null) {
            throw failure;
        }
    }

    private synchronized long enter() {
        if (handle.address == 0 || isClosing) {
            throw new IllegalStateException("the engine is closed");
        }
        depth++;
        RUNNING.put(handle.address, this);
        return asking != 0 ? asking : handle.address;
    }

    private synchronized void leave() {
        if (--depth > 0) {
            return;
        }
        RUNNING.remove(handle.address);
        if (isClosing) {
            cleanable.clean();
        }
        if (!thrown.isEmpty()) {
            Throwable first = thrown.get(0);
            thrown.stream().skip(1).filter(each -> each != first).forEach(first::addSuppressed);
            thrown.clear();
            throw Platform.broken(first);
        }
    }

    static Engine running(long address) {
        return RUNNING.get(address);
    }

    /** The engine whose function a key stands for; null: it is gone. */
    static Engine owner(long key) {
        WeakReference<Engine> owner = OWNERS.get(key);
        return owner == null ? null : owner.get();
    }

    /**
     * Answers a question of an engine of C: the own one, or a copy that C has made of it, on which a lint plays a motion.
     * Meanwhile handles are of that one, which has the same ids.
     */
    boolean asked(long address, boolean otherwise, Supplier<Boolean> question) {
        long before = asking;
        asking = address == handle.address ? 0 : address;
        try {
            return guarded(otherwise, question);
        } finally {
            asking = before;
        }
    }

    /** Whether a function has thrown in the call that is under way. */
    synchronized boolean hasThrown() {
        return !thrown.isEmpty();
    }

    /** Looks for conflicts between its recognizers, with the default options. */
    public Lint lint() {
        return lint(Lint.Options.defaults());
    }

    /** Looks for conflicts between its recognizers. */
    public Lint lint(Lint.Options options) {
        return new Lint(this, options);
    }

    /** Runs a function of the host's: nothing that it throws reaches C. */
    <T> T guarded(T otherwise, Supplier<T> function) {
        try {
            return function.get();
        } catch (Throwable fault) {
            synchronized (this) {
                thrown.add(fault);
            }
            return otherwise;
        }
    }

    synchronized long keep(Object function) {
        long key = LATEST.incrementAndGet();
        functions.put(key, function);
        handle.keys.add(key);
        OWNERS.put(key, new WeakReference<>(this));
        return key;
    }

    /** Makes a call that gives C a function; where it is refused the function is forgotten. */
    <T> T handing(long key, Supplier<T> call) {
        try {
            return call.get();
        } catch (KinesicException | IllegalStateException refused) {
            forget(key);
            throw refused;
        }
    }

    /** Whether a copy asks a delegate: what is given or taken now is the copy's, and what the engine has stays. */
    boolean isCopyAsking() {
        return asking != 0;
    }

    /** Which function the engine has once C was given `now` in place of `before`: the copy that asks has others. */
    long replaced(long before, long now) {
        if (isCopyAsking()) {
            return before;
        }
        forget(before);
        return now;
    }

    synchronized void forget(long key) {
        functions.remove(key);
        handle.keys.remove(key);
        OWNERS.remove(key);
    }

    synchronized Object function(long key) {
        return functions.get(key);
    }

    Predicate<byte[]> sink() {
        return sink;
    }

    synchronized void adopt(Recognizer recognizer) {
        recognizers.put(recognizer.id(), recognizer);
    }

    /** The one that stands for an id: always the same. */
    synchronized Recognizer recognizer(long id) {
        return recognizers.computeIfAbsent(id, unused -> {
            try (Scratch scratch = new Scratch()) {
                long out = scratch.allocate(8);
                boolean isThere = Native.kin_recognizer_get_class(handle.address, id, out) == Native.KIN_OK;
                return Standard.make(isThere ? Scratch.text(Platform.getLong(out)) : "", this, id);
            }
        });
    }

    /** Forgets the functions of recognizers that are gone. */
    synchronized void sweep() {
        try (Scratch scratch = new Scratch()) {
            long out = scratch.allocate(4);
            for (Iterator<Recognizer> all = recognizers.values().iterator(); all.hasNext();) {
                Recognizer each = all.next();
                if (handle.address != 0 && Native.kin_recognizer_get_state(handle.address, each.id(), out) != Native.KIN_OK) {
                    each.forgetFunctions();
                    all.remove();
                }
            }
        }
    }

    /**
     * Feeds samples in the order of their time: all, or on an exception none. Those of one time are one step: feed what
     * several fingers do at a time in one call. Handlers are called in here.
     */
    public void feed(List<TouchSample> samples) {
        try (Scratch scratch = new Scratch()) {
            long first = scratch.allocate(Math.max(1L, (long) samples.size() * Native.TouchSampleAt.SIZEOF));
            long at = first;
            for (TouchSample each : samples) {
                each.write(at);
                at += Native.TouchSampleAt.SIZEOF;
            }
            call(engine -> Native.kin_engine_feed(engine, first, samples.size()));
        }
    }

    /** The same for some samples. */
    public void feed(TouchSample... samples) {
        feed(List.of(samples));
    }

    /** Lets time pass up to `now`, and fires the timers that are due. */
    public void advance(Duration now) {
        call(engine -> Native.kin_engine_advance(engine, Times.nanoseconds(now)));
    }

    /** When the next timer is due; empty: never. */
    public Optional<Duration> nextDeadline() {
        long time = number(Native::kin_engine_next_deadline);
        return time == Native.KIN_TIME_NEVER ? Optional.empty() : Optional.of(Times.of(time));
    }

    /** The latest time that was fed or advanced to. */
    public Duration time() {
        return Times.of(number(Native::kin_engine_get_time));
    }

    /** A hash over all that can influence a decision. */
    public long stateHash() {
        return number(Native::kin_engine_state_hash);
    }

    interface Getter {
        int get(long engine, long out);
    }

    long number(Getter getter) {
        try (Scratch scratch = new Scratch()) {
            long out = scratch.allocate(8);
            call(engine -> getter.get(engine, out));
            return Platform.getLong(out);
        }
    }

    /** Cancels every touch that is down, as the system does when a window loses its input. */
    public void cancelTouches(Duration now) {
        call(engine -> Native.kin_engine_cancel_touches(engine, Times.nanoseconds(now)));
    }

    /** The records that came since the last poll, oldest first. */
    public List<Event> poll() {
        try (Scratch scratch = new Scratch()) {
            long first = scratch.allocate(8);
            long count = scratch.allocate(4);
            call(engine -> Native.kin_engine_poll(engine, first, count));
            List<Event> events = new ArrayList<>();
            for (int i = 0; i < Platform.getInt(count); i++) {
                events.add(Event.read(this, Platform.getLong(first) + (long) i * Native.EventAt.SIZEOF));
            }
            return events;
        }
    }

    /** Calls `handler` with every record from now on, in order, inside the call that caused it; null: no more. */
    public void onEvent(Consumer<Event> handler) {
        long key = handler == null ? 0 : keep((Callbacks.Taking) event -> handler.accept(event));
        handing(key, () -> {
            call(engine -> Native.kin_engine_set_event_callback(engine, key == 0 ? 0 : Callbacks.EVENT, key));
            return null;
        });
        eventKey = replaced(eventKey, key);
    }

    /** Turns decision records on or off: why recognizers failed or wait. */
    public void setExplain(boolean explain) {
        call(engine -> Native.kin_engine_set_explain(engine, (byte) (explain ? 1 : 0)));
    }

    /** Turns on or off that samples that do not fit together are put right, as those of drivers that lose lifts. */
    public void setLenient(boolean lenient) {
        call(engine -> Native.kin_engine_set_lenient(engine, (byte) (lenient ? 1 : 0)));
    }

    /** One English sentence about a record. */
    public String describe(Event event) {
        try (Scratch scratch = new Scratch()) {
            long record = scratch.bytes(event.bytes());
            long needed = scratch.allocate(4);
            call(engine -> Native.kin_event_describe(engine, record, 0, 0, needed));
            int size = Platform.getInt(needed);
            long room = scratch.allocate(size);
            call(engine -> Native.kin_event_describe(engine, record, room, size, 0));
            return Scratch.text(room);
        }
    }

    /** The view that fills the window. */
    public View root() {
        return new View(this, number(Native::kin_engine_root_view));
    }

    /** The view that a touch at this point of the window would hit. */
    public View hitTest(Point point) {
        return new View(this, number((engine, out) -> Native.kin_view_hit_test(engine, point.x(), point.y(), out)));
    }

    /** Each recognizer waits for all that stand before it. */
    public void exclusive(Recognizer... these) {
        compose(Native::kin_compose_exclusive, these);
    }

    /** Each pair may be recognized at once. */
    public void simultaneous(Recognizer... these) {
        compose(Native::kin_compose_simultaneous, these);
    }

    private interface Composing {
        int compose(long engine, long ids, int count);
    }

    private void compose(Composing function, Recognizer... these) {
        try (Scratch scratch = new Scratch()) {
            long ids = scratch.allocate(8L * Math.max(1, these.length));
            for (int i = 0; i < these.length; i++) {
                Platform.putLong(ids + 8L * i, these[i].id());
            }
            call(engine -> function.compose(engine, ids, these.length));
        }
    }

    /** Records every call from here on into `sink`, which says whether it took the bytes, until stopTrace. */
    public void startTrace(Predicate<byte[]> into) {
        Predicate<byte[]> before = sink;
        sink = into;
        try {
            call(engine -> Native.kin_trace_start(engine, Callbacks.SINK, engine));
        } catch (KinesicException | IllegalStateException refused) {
            sink = before;
            throw refused;
        }
    }

    /** Ends the trace. */
    public void stopTrace() {
        call(Native::kin_trace_stop);
    }

    /** Plays a trace: the same records as when it was recorded, without the functions of that time. */
    public void replay(byte[] trace) {
        try (Scratch scratch = new Scratch()) {
            long bytes = scratch.bytes(trace);
            call(engine -> Native.kin_trace_replay(engine, bytes, trace.length, 0, 0));
        }
    }
}
