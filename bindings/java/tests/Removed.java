import java.io.ByteArrayOutputStream;
import java.io.File;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Predicate;
import kinesic.Engine;
import kinesic.ErrorCode;
import kinesic.Event;
import kinesic.KinesicException;
import kinesic.Lint;
import kinesic.Native;
import kinesic.Pan;
import kinesic.Phase;
import kinesic.Point;
import kinesic.Recognizer;
import kinesic.RecognizerDelegate;
import kinesic.Rect;
import kinesic.Tap;
import kinesic.TouchSample;
import kinesic.Transform;
import kinesic.View;
import kinesic.ViewOptions;

/**
 * Every public method of an engine, a view, an action and each kind of recognizer, called when that has been removed or
 * closed: between calls, and in the handler that removes it. It throws what says so, changes and keeps nothing, and
 * crashes nothing. The methods are found by reflection: a new one is among them, and needs a value for each type of its
 * arguments here. Closes with its counts.
 */
public final class Removed {
    /** Those that need no engine: they tell what the object itself has. */
    private static final Set<String> ITS_OWN =
        Set.of("Engine.close", "Engine.address", "View.engine", "View.id", "Recognizer.id", "Recognizer.className");
    private static final Set<String> OF_OBJECTS = Set.of("equals", "hashCode", "toString", "getClass", "notify", "notifyAll", "wait");

    private static int passed;
    private static int failed;

    private interface Removal {
        void remove(Scene scene);
    }

    /** An engine with two views: what is done to one of them is seen by what is on the other. */
    private static final class Scene {
        final Engine engine = new Engine();
        final View view = engine.root().addView(ViewOptions.defaults().withFrame(new Rect(0, 0, 300, 300)));
        final View kept = engine.root().addView(ViewOptions.defaults().withFrame(new Rect(300, 0, 300, 300)));
        final Pan pan = new Pan(view);
        final Recognizer other = new Tap(kept);
        final Recognizer recognizer;
        final Recognizer.Action action;
        Event event;

        Scene(Constructor<? extends Recognizer> made) throws ReflectiveOperationException {
            recognizer = made.newInstance(view);
            action = recognizer.onGesture(gesture -> { });
            engine.simultaneous(pan, recognizer);
        }

        void drag(Consumer<Event> began) {
            pan.onGesture(gesture -> {
                if (gesture.state() == kinesic.State.BEGAN) {
                    began.accept(gesture);
                }
            });
            engine.feed(new TouchSample(1, Phase.BEGAN, 50, 50, Duration.ofMillis(1000)));
            for (int i = 1; i <= 3; i++) {
                engine.feed(new TouchSample(1, Phase.MOVED, 50 + 30 * i, 50, Duration.ofMillis(1000 + 10 * i)));
            }
            engine.feed(new TouchSample(1, Phase.ENDED, 140, 50, Duration.ofMillis(1100)));
        }

        boolean isOpen() {
            return engine.address() != 0;
        }

        /** The engine is sound, closed or not. */
        boolean isSound() {
            return !isOpen() || Native.kin_engine_check_invariants(engine.address()) == Native.KIN_OK;
        }

        /** How many functions of the host it keeps. */
        int kept() throws ReflectiveOperationException {
            Field functions = Engine.class.getDeclaredField("functions");
            functions.setAccessible(true);
            return ((Map<?, ?>) functions.get(engine)).size();
        }

        Object owner(String name) {
            return switch (name) {
                case "Engine" -> engine;
                case "View" -> view;
                case "Action" -> action;
                default -> recognizer;
            };
        }
    }

    private static byte[] emptyTrace() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Engine engine = new Engine()) {
            engine.startTrace(part -> {
                bytes.writeBytes(part);
                return true;
            });
            engine.stopTrace();
        }
        return bytes.toByteArray();
    }

    /** Something of a type that a method takes; null: there is nothing here for such a type. */
    private static Object argument(Class<?> type, Scene scene) {
        Map<Class<?>, Object> values = new HashMap<>();
        values.put(Duration.class, Duration.ofMillis(5000));
        values.put(List.class, List.of(new TouchSample(7, Phase.BEGAN, 50, 50, Duration.ofMillis(5000))));
        values.put(TouchSample[].class, new TouchSample[] {new TouchSample(7, Phase.BEGAN, 50, 50, Duration.ofMillis(5000))});
        values.put(Event.class, scene.event);
        values.put(Point.class, new Point(1, 2));
        values.put(Rect.class, new Rect(1, 2, 30, 40));
        values.put(Transform.class, ViewOptions.defaults().transform());
        values.put(Recognizer[].class, new Recognizer[] {scene.recognizer, scene.other});
        values.put(Recognizer.class, scene.other);
        values.put(View.class, scene.kept);
        values.put(ViewOptions.class, ViewOptions.defaults());
        values.put(RecognizerDelegate.class, new RecognizerDelegate() { });
        values.put(Lint.Options.class, Lint.Options.defaults());
        values.put(Predicate.class, (Predicate<byte[]>) bytes -> true);
        values.put(Consumer.class, (Consumer<Object>) each -> { });
        values.put(BiConsumer.class, (BiConsumer<Object, Object>) (one, other) -> { });
        values.put(Set.class, Set.of());
        values.put(String.class, "threshold");
        values.put(byte[].class, emptyTrace());
        values.put(boolean.class, true);
        values.put(double.class, 1.0);
        values.put(long.class, 1L);
        values.put(int.class, 1);
        return type.isEnum() ? type.getEnumConstants()[0] : values.get(type);
    }

    /** The kinds of recognizers that the package has: the files beside that of Recognizer say which. */
    @SuppressWarnings("unchecked")
    private static List<Constructor<? extends Recognizer>> kinds() throws Exception {
        File folder = new File(Recognizer.class.getResource("Recognizer.class").toURI()).getParentFile();
        List<Constructor<? extends Recognizer>> found = new ArrayList<>();
        for (String name : new TreeSet<>(Arrays.asList(folder.list()))) {
            Class<?> each = name.contains("$") || !name.endsWith(".class") ? null : Class.forName("kinesic." + name.replace(".class", ""));
            if (each != null && each != Recognizer.class && Recognizer.class.isAssignableFrom(each)) {
                found.add((Constructor<? extends Recognizer>) each.getConstructor(View.class));
            }
        }
        return found;
    }

    private static void check(boolean condition, String what) {
        if (condition) {
            passed++;
        } else {
            failed++;
            System.out.println("failed: " + what);
        }
    }

    /** What a call throws, null: nothing. */
    private static Throwable thrown(Object owner, Method method, Object[] arguments) throws IllegalAccessException {
        try {
            method.invoke(owner, arguments);
            return null;
        } catch (InvocationTargetException fault) {
            return fault.getCause();
        }
    }

    private static boolean saysSo(Throwable fault, boolean isClosed) {
        if (isClosed) {
            return fault instanceof IllegalStateException && "the engine is closed".equals(fault.getMessage());
        }
        return fault instanceof KinesicException refused && refused.code() == ErrorCode.STALE && refused.getMessage().length() > 10;
    }

    private static Object[] arguments(Method method, Scene scene) {
        Object[] found = new Object[method.getParameterCount()];
        for (int i = 0; i < found.length; i++) {
            found[i] = argument(method.getParameterTypes()[i], scene);
            if (found[i] == null) {
                throw new AssertionError("nothing here for " + method.getParameterTypes()[i] + " of " + method);
            }
        }
        return found;
    }

    private static void between(Constructor<? extends Recognizer> kind, Removal removal, Method method, String name, String what) throws ReflectiveOperationException {
        Scene scene = new Scene(kind);
        scene.drag(event -> scene.event = event);
        removal.remove(scene);
        boolean isClosed = !scene.isOpen();
        long before = isClosed ? 0 : scene.engine.stateHash();
        int kept = scene.kept();
        Throwable fault = thrown(scene.owner(name), method, arguments(method, scene));
        String called = name + "." + method.getName();
        check(ITS_OWN.contains(called) ? fault == null : saysSo(fault, isClosed), called + " when " + what + ": " + fault);
        check(isClosed || scene.engine.stateHash() == before, called + " changes something when " + what);
        check(scene.kept() == kept, called + " keeps something when " + what);
        check(scene.isSound(), called + " leaves an engine that is not sound when " + what);
        scene.engine.close();
    }

    /** In the handler that removes it, where the engine may carry that out later. */
    private static void within(Constructor<? extends Recognizer> kind, Removal removal, Method method, String name, String what) throws ReflectiveOperationException {
        Scene scene = new Scene(kind);
        List<Throwable> faults = new ArrayList<>();
        int[] calls = new int[1];
        scene.drag(event -> {
            scene.event = event;
            calls[0]++;
            removal.remove(scene);
            try {
                faults.add(thrown(scene.owner(name), method, arguments(method, scene)));
            } catch (IllegalAccessException fault) {
                throw new AssertionError(fault);
            }
        });
        faults.removeIf(fault -> fault == null || fault instanceof KinesicException || fault instanceof IllegalStateException);
        check(calls[0] == 1 && faults.isEmpty() && scene.isSound(), name + "." + method.getName() + " within a handler when " + what + ": " + faults);
        scene.engine.close();
    }

    private static void each(Constructor<? extends Recognizer> kind, Class<?> type, String name, Removal removal, String what) throws ReflectiveOperationException {
        int count = 0;
        for (Method method : type.getMethods()) {
            if (OF_OBJECTS.contains(method.getName()) || Modifier.isStatic(method.getModifiers()) || method.isBridge()) {
                continue;
            }
            count++;
            between(kind, removal, method, name, what);
            try {
                within(kind, removal, method, name, what);
            } catch (IllegalStateException fault) {
                check("the engine is closed".equals(fault.getMessage()), method + " within a handler when " + what + ": " + fault);
            }
        }
        check(count > 0, type + " has methods");
    }

    public static void main(String[] arguments) throws Exception {
        List<Constructor<? extends Recognizer>> kinds = kinds();
        check(kinds.size() > 12, "there are kinds of recognizers");
        Constructor<? extends Recognizer> pan = Pan.class.getConstructor(View.class);
        Removal recognizer = scene -> scene.recognizer.remove();
        Removal view = scene -> scene.view.remove();
        Removal engine = scene -> scene.engine.close();
        for (Constructor<? extends Recognizer> kind : kinds) {
            Class<?> type = kind.getDeclaringClass();
            each(kind, type, "Recognizer", recognizer, "the recognizer was removed");
            each(kind, type, "Recognizer", view, "the view was removed");
            each(kind, type, "Recognizer", engine, "the engine was closed");
        }
        each(pan, View.class, "View", view, "the view was removed");
        each(pan, View.class, "View", engine, "the engine was closed");
        each(pan, Engine.class, "Engine", engine, "the engine was closed");
        each(pan, Recognizer.Action.class, "Action", recognizer, "the recognizer was removed");
        each(pan, Recognizer.Action.class, "Action", view, "the view was removed");
        each(pan, Recognizer.Action.class, "Action", engine, "the engine was closed");
        System.out.println(passed + " passed, " + failed + " failed");
        System.exit(failed == 0 ? 0 : 1);
    }
}
