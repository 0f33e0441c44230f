package kinesic;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.function.BiPredicate;

/** What C calls. */
final class Callbacks {
    /** What a key of an action stands for. */
    interface Taking {
        void take(Event event);
    }

    static final long EVENT = Platform.callback(find("event", void.class, long.class, long.class, long.class), "V(JJJ)");
    static final long SINK = Platform.callback(find("sink", int.class, long.class, int.class, long.class), "I(JIJ)");
    static final long BEGIN = Platform.callback(find("begin", byte.class, long.class, long.class, long.class), "B(JJJ)");
    static final long RECEIVE = pair("receive");
    static final long SIMULTANEOUSLY = pair("simultaneously");
    static final long REQUIRE = pair("require");
    static final long REQUIRED = pair("required");

    private Callbacks() {
    }

    private static long pair(String name) {
        return Platform.callback(find(name, byte.class, long.class, long.class, long.class, long.class), "B(JJJJ)");
    }

    private static MethodHandle find(String name, Class<?> result, Class<?>... parameters) {
        try {
            return MethodHandles.lookup().findStatic(Callbacks.class, name, MethodType.methodType(result, parameters));
        } catch (ReflectiveOperationException fault) {
            throw new IllegalStateException(fault);
        }
    }

    private static void event(long address, long record, long key) {
        Engine engine = Engine.running(address);
        if (engine != null && engine.function(key) instanceof Taking taking) {
            engine.guarded(0, () -> {
                taking.take(Event.read(engine, record));
                return 0;
            });
        }
    }

    private static int sink(long bytes, int count, long address) {
        Engine engine = Engine.running(address);
        if (engine == null) {
            return Native.KIN_ERROR_SINK;
        }
        byte[] part = Scratch.copy(bytes, count);
        return engine.guarded(false, () -> engine.sink().test(part)) ? Native.KIN_OK : Native.KIN_ERROR_SINK;
    }

    private static byte ask(long address, long key, boolean otherwise, long id, BiPredicate<RecognizerDelegate, Recognizer> question) {
        Engine engine = Engine.owner(key);
        boolean answer = otherwise;
        if (engine != null && engine.function(key) instanceof RecognizerDelegate asked) {
            answer = engine.asked(address, otherwise, () -> question.test(asked, engine.recognizer(id)));
        }
        return (byte) (answer ? 1 : 0);
    }

    private static Recognizer of(long key, long id) {
        return Engine.owner(key).recognizer(id);
    }

    private static byte begin(long engine, long id, long key) {
        return ask(engine, key, true, id, RecognizerDelegate::shouldBegin);
    }

    private static byte receive(long engine, long id, long touch, long key) {
        return ask(engine, key, true, id, (its, one) -> its.shouldReceiveTouch(one, TouchSample.read(touch)));
    }

    private static byte simultaneously(long engine, long id, long other, long key) {
        return ask(engine, key, false, id, (its, one) -> its.shouldRecognizeSimultaneouslyWith(one, of(key, other)));
    }

    private static byte require(long engine, long id, long other, long key) {
        return ask(engine, key, false, id, (its, one) -> its.shouldRequireFailureOf(one, of(key, other)));
    }

    private static byte required(long engine, long id, long other, long key) {
        return ask(engine, key, false, id, (its, one) -> its.shouldBeRequiredToFailBy(one, of(key, other)));
    }
}
