package kinesic;

import java.io.ByteArrayOutputStream;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.ref.Cleaner;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.DoublePredicate;

/**
 * Looks for conflicts in an engine as it was when the lint was made ({@link Engine#lint}). It plays motions on a copy;
 * delegates are asked with the objects that they know, which then have what the copy has. It needs libkinesic-lint,
 * that which the property kinesic.lint.library names by its path, or which the system finds; and its engine while it
 * runs. For one thread at a time.
 */
public final class Lint implements AutoCloseable {
    /** What a finding is about; docs/lint.md says what each means. */
    public enum Kind { NEVER, SHADOWED, ORDER, BOTH, LATE, STUCK, FRAGILE, WISH, LOST }

    /** How much a finding matters. */
    public enum Severity { NOTE, WARNING, ERROR }

    /**
     * How a lint works. Of a root view without a frame of its own `width` and `height` are the window's, 0: what its
     * views cover. `progress` is called while it runs, with the share that is done; false ends the run.
     */
    public record Options(boolean remedies, double width, double height, long runLimit, DoublePredicate progress) {
        public static Options defaults() {
            return new Options(true, 0, 0, 1_000_000, share -> true);
        }

        public Options withRemedies(boolean chosen) {
            return new Options(chosen, width, height, runLimit, progress);
        }

        public Options withWindow(double chosenWidth, double chosenHeight) {
            return new Options(remedies, chosenWidth, chosenHeight, runLimit, progress);
        }

        public Options withRunLimit(long chosen) {
            return new Options(remedies, width, height, chosen, progress);
        }

        public Options withProgress(DoublePredicate chosen) {
            return new Options(remedies, width, height, runLimit, chosen);
        }
    }

    /**
     * One thing that a lint found. What it is not about is null. `view` is the recognizer's, or the one that it is
     * about; `delay`, of LATE, the longest wait; `remedies` are changes that mend it, each of which was tried, the best
     * first.
     */
    public record Finding(
        Kind kind, Severity severity, boolean isAllowed, Recognizer recognizer, Recognizer other, View view, Duration delay, String sentence,
        List<String> remedies) {
    }

    private static final Cleaner CLEANER = Cleaner.create();

    static {
        String path = System.getProperty("kinesic.lint.library");
        if (path != null) {
            System.load(path);
        } else {
            System.loadLibrary("kinesic-lint");
        }
    }

    private static final MethodHandle CREATE = Platform.function("kin_lint_create", "I(JJJ)");
    private static final MethodHandle DESTROY = Platform.function("kin_lint_destroy", "V(J)");
    private static final MethodHandle ALLOW = Platform.function("kin_lint_allow", "I(JIJJ)");
    private static final MethodHandle RUN = Platform.function("kin_lint_run", "I(J)");
    private static final MethodHandle LAST_ERROR = Platform.function("kin_lint_last_error", "J(J)");
    private static final MethodHandle COUNT = Platform.function("kin_lint_get_finding_count", "I(JJ)");
    private static final MethodHandle FINDING = Platform.function("kin_lint_get_finding", "I(JIJ)");
    private static final MethodHandle REMEDY = Platform.function("kin_lint_get_remedy", "I(JIIJ)");
    private static final MethodHandle WRITE = Platform.function("kin_lint_write_json", "I(JJJ)");
    private static final long PROGRESS = callback("progress", "B(DJ)", byte.class, double.class, long.class);
    private static final long SINK = callback("sink", "I(JIJ)", int.class, long.class, int.class, long.class);
    private static final int OPTIONS_SIZE = 56;
    private static final int FINDING_SIZE = 72;

    /** The lint of C, 0 when it is closed. */
    private static final class Handle implements Runnable {
        long address;

        @Override
        public synchronized void run() {
            try {
                DESTROY.invokeExact(address);
            } catch (Throwable fault) {
                throw Platform.broken(fault);
            }
            address = 0;
        }
    }

    private interface Call {
        int make() throws Throwable;
    }

    private final Engine engine;
    private final long key;
    private final Handle handle = new Handle();
    private final Cleaner.Cleanable cleanable;
    private boolean isRunning;

    Lint(Engine engine, Options options) {
        this.engine = engine;
        key = engine.keep(options.progress());
        engine.handing(key, () -> {
            create(options);
            return null;
        });
        cleanable = CLEANER.register(this, handle);
    }

    private void create(Options options) {
        try (Scratch scratch = new Scratch()) {
            long raw = scratch.allocate(OPTIONS_SIZE);
            Platform.putInt(raw, OPTIONS_SIZE);
            Platform.putInt(raw + 4, options.remedies() ? 0 : 1);
            Platform.putDouble(raw + 8, options.width());
            Platform.putDouble(raw + 16, options.height());
            Platform.putLong(raw + 24, options.runLimit());
            Platform.putLong(raw + 32, PROGRESS);
            Platform.putLong(raw + 40, key);
            long out = scratch.allocate(8);
            int[] code = new int[1];
            engine.call(its -> {
                code[0] = number(() -> (int) CREATE.invokeExact((long) its, raw, out));
                return Native.KIN_OK;
            });
            check(code[0]);
            handle.address = Platform.getLong(out);
        }
    }

    /** Frees it; from inside of what it calls when the run is over. Twice is no error. */
    @Override
    public void close() {
        cleanable.clean();
        if (!isRunning) {
            engine.forget(key);
        }
    }

    /** Such a finding is meant: it is listed as one that is allowed. Null stands for any; the order does not matter. */
    public void allow(Kind kind, Recognizer target, Recognizer other) {
        long first = target == null ? 0 : target.id();
        long second = other == null ? 0 : other.id();
        call(its -> number(() -> (int) ALLOW.invokeExact((long) its, kind.ordinal(), first, second)));
    }

    /** The same of a finding about a view; null: about whatever. */
    public void allow(Kind kind, View target) {
        long id = target == null ? 0 : target.id();
        call(its -> number(() -> (int) ALLOW.invokeExact((long) its, kind.ordinal(), id, 0L)));
    }

    /**
     * Looks at everything; what an earlier run found is gone. What a delegate throws ends the run, and is thrown from
     * here.
     */
    public void run() {
        long its = address();
        int[] code = new int[1];
        boolean isOutermost = !isRunning;
        isRunning = true;
        try {
            engine.call(unused -> {
                code[0] = number(() -> (int) RUN.invokeExact(its));
                return Native.KIN_OK;
            });
        } finally {
            isRunning = !isOutermost;
            if (isOutermost && handle.address == 0) {
                engine.forget(key);
            }
        }
        check(code[0]);
    }

    /** What was found: the most severe first, those that are allowed last. */
    public List<Finding> findings() {
        List<Finding> found = new ArrayList<>();
        try (Scratch scratch = new Scratch()) {
            long count = scratch.allocate(4);
            call(its -> number(() -> (int) COUNT.invokeExact((long) its, count)));
            for (int i = 0; i < Platform.getInt(count); i++) {
                found.add(finding(scratch, i));
            }
        }
        return found;
    }

    private Finding finding(Scratch scratch, int index) {
        long raw = scratch.allocate(FINDING_SIZE);
        long text = scratch.allocate(8);
        Platform.putInt(raw, FINDING_SIZE);
        call(its -> number(() -> (int) FINDING.invokeExact((long) its, index, raw)));
        List<String> remedies = new ArrayList<>();
        for (int i = 0; i < Platform.getInt(raw + 60); i++) {
            int remedy = i;
            call(its -> number(() -> (int) REMEDY.invokeExact((long) its, index, remedy, text)));
            remedies.add(Scratch.text(Platform.getLong(text)));
        }
        long view = Platform.getLong(raw + 32);
        return new Finding(
            Kind.values()[Platform.getInt(raw + 4)], Severity.values()[Platform.getInt(raw + 8)], Platform.getInt(raw + 12) != 0,
            recognizer(Platform.getLong(raw + 16)), recognizer(Platform.getLong(raw + 24)), view == 0 ? null : new View(engine, view),
            Duration.ofNanos(Platform.getLong(raw + 40)), Scratch.text(Platform.getLong(raw + 64)), remedies);
    }

    private Recognizer recognizer(long id) {
        return id == 0 ? null : engine.recognizer(id);
    }

    /** The whole report, with the motions that were played; docs/lint.md has the keys. */
    public String json() {
        ByteArrayOutputStream whole = new ByteArrayOutputStream();
        long sink = engine.keep((Consumer<byte[]>) whole::writeBytes);
        try {
            call(its -> number(() -> (int) WRITE.invokeExact((long) its, SINK, sink)));
        } finally {
            engine.forget(sink);
        }
        return whole.toString(StandardCharsets.UTF_8);
    }

    private long address() {
        if (handle.address == 0) {
            throw new IllegalStateException("the lint is closed");
        }
        return handle.address;
    }

    private void call(java.util.function.ToIntFunction<Long> function) {
        check(function.applyAsInt(address()));
    }

    private void check(int code) {
        if (code != Native.KIN_OK) {
            long its = handle.address;
            long[] said = new long[1];
            number(() -> {
                said[0] = (long) LAST_ERROR.invokeExact(its);
                return 0;
            });
            throw new KinesicException(code, Scratch.text(said[0]));
        }
    }

    private static int number(Call call) {
        try {
            return call.make();
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    private static long callback(String name, String shape, Class<?> result, Class<?>... parameters) {
        try {
            return Platform.callback(MethodHandles.lookup().findStatic(Lint.class, name, MethodType.methodType(result, parameters)), shape);
        } catch (ReflectiveOperationException fault) {
            throw new IllegalStateException(fault);
        }
    }

    /** A run ends early, too, when something that it asked has thrown. */
    private static byte progress(double share, long key) {
        Engine engine = Engine.owner(key);
        if (engine == null || engine.hasThrown() || !(engine.function(key) instanceof DoublePredicate progress)) {
            return 0;
        }
        return (byte) (engine.guarded(false, () -> progress.test(share)) ? 1 : 0);
    }

    private static int sink(long bytes, int count, long key) {
        Engine engine = Engine.owner(key);
        if (engine == null || !(engine.function(key) instanceof Consumer<?> sink)) {
            return Native.KIN_ERROR_SINK;
        }
        @SuppressWarnings("unchecked")
        Consumer<byte[]> taking = (Consumer<byte[]>) sink;
        taking.accept(Scratch.copy(bytes, count));
        return Native.KIN_OK;
    }
}
