import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.io.ByteArrayOutputStream;
import java.time.Duration;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import kinesic.AllowedTouchTypes;
import kinesic.Axes;
import kinesic.Decision;
import kinesic.Direction;
import kinesic.Engine;
import kinesic.EngineOptions;
import kinesic.ErrorCode;
import kinesic.Event;
import kinesic.Gesture;
import kinesic.KinesicException;
import kinesic.Lint;
import kinesic.LongPress;
import kinesic.Native;
import kinesic.Pan;
import kinesic.Phase;
import kinesic.Point;
import kinesic.Recognizer;
import kinesic.RecognizerDelegate;
import kinesic.Rect;
import kinesic.Swipe;
import kinesic.Tap;
import kinesic.TieBreak;
import kinesic.TouchSample;
import kinesic.Transform;
import kinesic.View;
import kinesic.ViewFlags;
import kinesic.ViewOptions;
import kinesic.ViewTouch;

/**
 * What the package promises: errors, lifetimes, exceptions, handlers, delegates, traces. Closes with its counts. With
 * the word "layouts": the size of each struct and the offset of each field that it has.
 */
public final class Check {
    private Check() {
    }

    private static void equal(Object found, Object wanted) {
        if (!Objects.equals(found, wanted)) {
            throw new AssertionError("found " + found + ", wanted " + wanted);
        }
    }

    private static void has(String text, String part) {
        if (!text.contains(part)) {
            throw new AssertionError("'" + text + "' has no '" + part + "'");
        }
    }

    private static <E extends Throwable> E thrown(Class<E> kind, Runnable action) {
        try {
            action.run();
        } catch (Throwable fault) {
            if (kind.isInstance(fault)) {
                return kind.cast(fault);
            }
            throw fault;
        }
        throw new AssertionError("no " + kind.getSimpleName());
    }

    private static void refused(ErrorCode code, Runnable action) {
        equal(thrown(KinesicException.class, action).code(), code);
    }

    private static Duration ms(long time) {
        return Duration.ofMillis(time);
    }

    private static void touch(Engine engine, Phase phase, double x, double y, long time) {
        engine.feed(new TouchSample(1, phase, x, y, ms(time)));
    }

    /** A tap that lands at a time. */
    private static void tapAt(Engine engine, long time) {
        touch(engine, Phase.BEGAN, 10, 10, time);
        touch(engine, Phase.ENDED, 10, 10, time + 50);
    }

    static void anErrorHasTheEnginesSentence(Engine engine) {
        Pan pan = new Pan(engine.root());
        KinesicException refused = thrown(KinesicException.class, () -> pan.setMinimumTouches(0));
        equal(refused.code(), ErrorCode.RANGE);
        has(refused.getMessage(), "minimum_touches");
        has(refused.toString(), "(KIN_ERROR_RANGE)");
        equal(pan.getMinimumTouches(), 1L);
        refused(ErrorCode.UNKNOWN, () -> engine.root().add("no such class"));
        thrown(IllegalArgumentException.class, () -> engine.root().add("a\0b"));
        equal(pan.getMaximumTouches(), 4294967295L);
    }

    static void aCallWithoutAnEngineHasASentenceToo(Engine unused) {
        EngineOptions options = new EngineOptions(0, 1024, TieBreak.DEPTH, 163);
        has(thrown(KinesicException.class, () -> new Engine(options)).getMessage(), "touch_capacity");
    }

    static void timeDoesNotRunBackwards(Engine engine) {
        engine.advance(ms(20));
        refused(ErrorCode.TIME, () -> engine.advance(ms(10)));
        refused(ErrorCode.INVALID, () -> engine.advance(ms(-1)));
        refused(ErrorCode.INVALID, () -> engine.advance(Duration.ofSeconds(Long.MAX_VALUE)));
        equal(engine.time(), ms(20));
        equal(engine.nextDeadline(), Optional.empty());
    }

    static void propertiesHaveTypesAndDefaults(Engine engine) {
        LongPress press = new LongPress(engine.root());
        equal(press.getMinimumDuration(), ms(500));
        press.setMinimumDuration(ms(250));
        equal(press.getMinimumDuration(), ms(250));
        touch(engine, Phase.BEGAN, 10, 10, 0);
        equal(engine.nextDeadline(), Optional.of(ms(250)));
        equal(press.isEnabled(), true);
        Pan pan = new Pan(engine.root());
        pan.setAxes(Axes.VERTICAL);
        equal(pan.getAxes(), Axes.VERTICAL);
        Swipe swipe = new Swipe(engine.root());
        swipe.setDirection(EnumSet.of(Direction.UP, Direction.DOWN));
        equal(swipe.getDirection(), EnumSet.of(Direction.UP, Direction.DOWN));
        equal(swipe.getAllowedTouchTypes(), EnumSet.allOf(AllowedTouchTypes.class));
        swipe.setName("flick ü");
        equal(swipe.getName(), "flick ü");
    }

    static void viewsGoByValue(Engine engine) {
        View view = engine.root().addView(ViewOptions.defaults().withFrame(new Rect(10, 20, 30, 40)));
        equal(view.getFrame(), new Rect(10, 20, 30, 40));
        view.setFrame(new Rect(1, 2, 3, 4));
        equal(view.getFrame(), new Rect(1, 2, 3, 4));
        Transform twice = new Transform(2, 0, 0, 2, 5, 6);
        view.setTransform(twice);
        equal(view.getTransform(), twice);
        equal(view.fromWindow(new Point(10, 20)), new Point(2, 6));
    }

    static void whatIsGoneIsRefused(Engine engine) {
        View view = engine.root().addView(ViewOptions.defaults().withFlags(ViewFlags.HIDDEN));
        equal(view.getFlags(), Set.of(ViewFlags.HIDDEN));
        view.setFlags(Set.of());
        equal(engine.hitTest(new Point(10, 10)), view);
        Tap tap = new Tap(view);
        Pan pan = new Pan(engine.root());
        view.remove();
        refused(ErrorCode.STALE, tap::state);
        engine.close();
        engine.close();
        thrown(IllegalStateException.class, pan::state);
        thrown(IllegalStateException.class, () -> engine.advance(ms(1)));
    }

    private static void forget(AtomicBoolean freed) {
        Engine engine = new Engine();
        Object held = new Object();
        java.lang.ref.Cleaner.create().register(held, () -> freed.set(true));
        new Tap(engine.root()).on((gesture, its) -> System.out.println(engine + " " + held));
        touch(engine, Phase.BEGAN, 10, 10, 0);
    }

    static void aForgottenEngineIsFreed(Engine unused) throws InterruptedException {
        AtomicBoolean freed = new AtomicBoolean();
        forget(freed);
        for (int i = 0; i < 6000 && !freed.get(); i++) {
            System.gc();
            Thread.sleep(10);
        }
        equal(freed.get(), true);
    }

    static void aHandlerMayRemoveItselfAndCloseTheEngine(Engine engine) {
        Tap tap = new Tap(engine.root());
        int[] count = {0};
        Recognizer.Action[] action = {null};
        action[0] = tap.on((gesture, its) -> {
            equal(gesture.recognizer() == tap, true);
            equal(its.tapCount(), 1L);
            count[0]++;
            action[0].remove();
            refused(ErrorCode.UNKNOWN, action[0]::remove);
        });
        tapAt(engine, 0);
        tapAt(engine, 1000);
        equal(count[0], 1);
        tap.onGesture(gesture -> engine.close());
        tapAt(engine, 2000);
        thrown(IllegalStateException.class, () -> engine.advance(ms(3000)));
    }

    static void anExceptionComesOutOfTheCallAndTheEngineGoesOn(Engine engine) {
        Tap tap = new Tap(engine.root());
        int[] count = {0};
        tap.onGesture(gesture -> {
            throw new NumberFormatException("the handler's own");
        });
        tap.onGesture(gesture -> count[0]++);
        equal(thrown(NumberFormatException.class, () -> tapAt(engine, 0)).getMessage(), "the handler's own");
        equal(count[0], 1);
        equal(engine.time(), ms(50));
        tap.onGesture(gesture -> {
            throw new AssertionError("another");
        });
        Throwable first = thrown(NumberFormatException.class, () -> tapAt(engine, 1000));
        equal(first.getSuppressed()[0].getMessage(), "another");
        equal(count[0], 2);
    }

    static void callsThatAHandlerMayNotMakeAreRefused(Engine engine) {
        new Tap(engine.root()).onGesture(gesture -> engine.advance(ms(5000)));
        refused(ErrorCode.REENTRANT, () -> tapAt(engine, 0));
    }

    static void callsThatOverlapAreRefused(Engine engine) {
        AtomicReference<Throwable> seen = new AtomicReference<>();
        new Tap(engine.root()).onGesture(gesture -> {
            Thread other = new Thread(() -> seen.set(thrown(KinesicException.class, engine::time)));
            other.start();
            try {
                other.join();
            } catch (InterruptedException fault) {
                throw new IllegalStateException(fault);
            }
        });
        tapAt(engine, 0);
        equal(((KinesicException) seen.get()).code(), ErrorCode.THREAD);
        equal(seen.get().getMessage().length() > 10, true);
    }

    private static final class Refusing implements RecognizerDelegate {
        private String asked = "";

        @Override
        public boolean shouldBegin(Recognizer recognizer) {
            asked += "begin " + recognizer.className() + " ";
            return false;
        }

        @Override
        public boolean shouldReceiveTouch(Recognizer recognizer, TouchSample touch) {
            asked += "receive " + touch.x() + " ";
            return true;
        }
    }

    static void aDelegateDecides(Engine engine) {
        Tap tap = new Tap(engine.root());
        Refusing refusing = new Refusing();
        tap.setDelegate(refusing);
        tapAt(engine, 0);
        equal(refusing.asked, "receive 10.0 begin tap ");
        equal(engine.poll().size(), 0);
        tap.setDelegate(null);
        tapAt(engine, 1000);
        equal(engine.poll().size(), 1);
    }

    private static final class Leftwards implements RecognizerDelegate {
        private double seen;

        @Override
        public boolean shouldBegin(Recognizer recognizer) {
            seen = ((Pan) recognizer).getTranslation().x();
            return seen < 0;
        }
    }

    /** As when a lint plays motions on copies that C makes. */
    static void aDelegateSeesTheEngineThatAsks(Engine engine) {
        Pan pan = new Pan(engine.root());
        Leftwards leftwards = new Leftwards();
        pan.setDelegate(leftwards);
        Object scratch = hiddenScratch();
        long room = (Long) hidden("Scratch", scratch, "allocate", 8L + Native.TouchSampleAt.SIZEOF);
        equal(Native.kin_engine_copy(engine.address(), room), Native.KIN_OK);
        long copy = (Long) hidden("Platform", null, "getLong", room);
        for (TouchSample each : List.of(sample(Phase.BEGAN, 100, 8), sample(Phase.MOVED, 130, 16))) {
            hidden("TouchSample", each, "write", room + 8);
            equal(Native.kin_engine_feed(copy, room + 8, 1), Native.KIN_OK);
        }
        Native.kin_engine_destroy(copy);
        equal(leftwards.seen, 30.0);
        equal(pan.getTranslation().x(), 0.0);
        equal(engine.time(), Duration.ZERO);
        hidden("Scratch", scratch, "close");
    }

    private static Lint.Options quick() {
        return Lint.Options.defaults().withRemedies(false);
    }

    static void aLintFindsWhatNeverFires(Engine engine) {
        View page = engine.root().addView(ViewOptions.defaults().withFrame(new Rect(0, 0, 360, 640)));
        Pan move = new Pan(page);
        Swipe turn = new Swipe(page);
        move.setName("move");
        turn.setName("turn");
        double[] latest = {0};
        try (Lint lint = engine.lint(Lint.Options.defaults().withProgress(share -> (latest[0] = share) < 2))) {
            lint.allow(Lint.Kind.LATE, null, null);
            lint.allow(Lint.Kind.SHADOWED, page);
            lint.run();
            equal(latest[0], 1.0);
            Lint.Finding never = lint.findings().get(0);
            equal(never.kind(), Lint.Kind.NEVER);
            equal(never.severity(), Lint.Severity.ERROR);
            equal(never.isAllowed(), false);
            equal(never.recognizer(), turn);
            equal(never.other(), move);
            equal(never.view(), page);
            equal(never.sentence().startsWith("swipe 'turn' never fires"), true);
            equal(never.remedies().get(0).contains("require_failure 'move' 'turn'"), true);
            equal(lint.json().contains("\"kind\":\"never\""), true);
            lint.allow(Lint.Kind.NEVER, move, turn);
            lint.run();
            equal(lint.findings().stream().anyMatch(each -> each.kind() == Lint.Kind.NEVER && each.isAllowed()), true);
        }
        KinesicException refused = thrown(KinesicException.class, () -> engine.lint(quick().withWindow(-1, 0)));
        equal(refused.code(), ErrorCode.INVALID);
        equal(refused.getMessage().contains("width of kin_lint_options"), true);
        try (Lint ended = engine.lint(quick().withProgress(share -> false))) {
            refused(ErrorCode.STATE, ended::run);
        }
    }

    private static final class Upwards implements RecognizerDelegate {
        private View page;
        private int up;
        private int down;
        private int moving;

        @Override
        public boolean shouldBegin(Recognizer recognizer) {
            double way = ((Pan) recognizer).getTranslation().y();
            double speed = recognizer.value("velocity.y");
            Point place = recognizer.locationIn(page);
            if (way < -5 && speed > 0 || way > 5 && speed < 0 || place.x() <= 0 || place.y() <= 0) {
                throw new AssertionError("not of a motion: " + way + ", " + speed + ", " + place);
            }
            up += way < 0 ? 1 : 0;
            down += way > 0 ? 1 : 0;
            moving += speed != 0 ? 1 : 0;
            return way < 0;
        }
    }

    static void aDelegateSeesWhatALintPlays(Engine engine) {
        View page = engine.root().addView(ViewOptions.defaults().withFrame(new Rect(0, 0, 360, 640)));
        Pan move = new Pan(page);
        Upwards upwards = new Upwards();
        upwards.page = page;
        move.setDelegate(upwards);
        try (Lint lint = engine.lint(quick())) {
            lint.run();
            equal(upwards.up >= 5 && upwards.down >= 5 && upwards.moving >= 5, true);
            equal(lint.json().contains("\"refused\""), true);
        }
        equal(move.getTranslation(), new Point(0, 0));
        equal(engine.time(), Duration.ZERO);
        upwards.page = null;
        try (Lint lint = engine.lint(quick())) {
            equal(thrown(NullPointerException.class, lint::run).getSuppressed().length < 100, true);
        }
        move.setDelegate(null);
        try (Lint lint = engine.lint(quick())) {
            lint.run();
        }
    }

    private static final class Meddling implements RecognizerDelegate {
        private int asked;
        private Runnable once;

        @Override
        public boolean shouldBegin(Recognizer recognizer) {
            asked++;
            Runnable meddle = once;
            once = null;
            if (meddle != null) {
                meddle.run();
            }
            return true;
        }
    }

    static void whatADelegateDoesToACopyLeavesTheEnginesFunctions(Engine engine) {
        Tap tap = new Tap(engine.root());
        int[] heard = {0};
        Recognizer.Action hears = tap.onGesture(gesture -> heard[0]++);
        Meddling meddling = new Meddling();
        meddling.once = () -> {
            tap.setDelegate(null);
            tap.onGesture(gesture -> { }).remove();
        };
        tap.setDelegate(meddling);
        try (Lint lint = engine.lint(quick())) {
            lint.run();
        }
        equal(meddling.once, null);
        meddling.asked = heard[0] = 0;
        tapAt(engine, 1000);
        equal(meddling.asked, 1);
        equal(heard[0], 1);
        hears.remove();
        tapAt(engine, 3000);
        equal(heard[0], 1);
    }

    private static List<Runnable> callsOf(Lint lint) {
        Lint.Kind late = Lint.Kind.LATE;
        return List.of(lint::run, lint::findings, lint::json, () -> lint.allow(late, null, null), () -> lint.allow(late, null));
    }

    static void aLintThatIsGoneIsRefused(Engine engine) {
        new Tap(engine.root());
        int[] calls = {0};
        for (boolean closes : List.of(false, true)) {
            Lint[] lint = {null};
            boolean[] isFirst = {true};
            lint[0] = engine.lint(quick().withProgress(share -> {
                if (!isFirst[0]) {
                    return true;
                }
                isFirst[0] = false;
                if (closes) {
                    lint[0].close();
                }
                for (Runnable each : callsOf(lint[0])) {
                    calls[0]++;
                    if (closes) {
                        closed(each);
                    } else {
                        refused(ErrorCode.REENTRANT, each);
                    }
                }
                return true;
            }));
            lint[0].run();
            lint[0].close();
            lint[0].close();
            callsOf(lint[0]).forEach(Check::closed);
        }
        equal(calls[0], 10);
        Lint last = engine.lint(quick());
        last.run();
        engine.close();
        closed(last::run);
        equal(last.json().length() > 10, true);
        last.close();
        closed(engine::lint);
    }

    private static void closed(Runnable call) {
        equal(thrown(IllegalStateException.class, call).getMessage().endsWith("is closed"), true);
    }

    private static Object hiddenScratch() {
        try {
            var constructor = Class.forName("kinesic.Scratch").getDeclaredConstructor();
            constructor.setAccessible(true);
            return constructor.newInstance();
        } catch (ReflectiveOperationException fault) {
            throw new AssertionError(fault);
        }
    }

    private static TouchSample sample(Phase phase, double x, long milliseconds) {
        return new TouchSample(1, phase, x, 10, Duration.ofMillis(milliseconds));
    }

    /** A method of the package that programs do not see: memory of C. */
    private static Object hidden(String type, Object target, String name, Object... arguments) {
        try {
            for (Method each : Class.forName("kinesic." + type).getDeclaredMethods()) {
                if (each.getName().equals(name) && each.getParameterCount() == arguments.length) {
                    each.setAccessible(true);
                    return each.invoke(target, arguments);
                }
            }
        } catch (ReflectiveOperationException fault) {
            throw new AssertionError(fault);
        }
        throw new AssertionError("there is no " + type + "." + name);
    }

    static void polledEventsAreTyped(Engine engine) {
        engine.setExplain(true);
        View view = engine.root().addView(ViewOptions.defaults().withFlags(ViewFlags.WANTS_TOUCHES));
        Pan pan = new Pan(view);
        touch(engine, Phase.BEGAN, 10, 10, 0);
        touch(engine, Phase.MOVED, 40, 14, 16);
        StringBuilder seen = new StringBuilder();
        for (Event event : engine.poll()) {
            equal(engine.describe(event).isEmpty(), false);
            if (event instanceof ViewTouch touch) {
                seen.append("touch ").append(touch.view().equals(view)).append(' ');
            } else if (event instanceof Decision decision) {
                seen.append(decision.reason()).append(' ');
            } else if (event instanceof Gesture gesture && gesture.outputs() instanceof Pan.Outputs its) {
                seen.append(gesture.state()).append(' ').append(its.translation()).append(' ').append(gesture.time()).append(' ');
            }
        }
        equal(seen.toString(), "touch true OWN_RULE touch true BEGAN Point[x=30.0, y=4.0] PT0.016S ");
        equal(pan.getTranslation(), new Point(30, 4));
        equal(pan.locationIn(view), new Point(40, 14));
    }

    private static String sentences(Engine engine) {
        StringBuilder text = new StringBuilder();
        engine.poll().forEach(event -> text.append(engine.describe(event)).append('\n'));
        return text.toString();
    }

    static void aTracePlaysWithoutTheFunctions(Engine engine) {
        new Tap(engine.root()).setDelegate(new Refusing());
        engine.setExplain(true);
        ByteArrayOutputStream trace = new ByteArrayOutputStream();
        engine.startTrace(part -> {
            trace.writeBytes(part);
            return true;
        });
        tapAt(engine, 0);
        engine.stopTrace();
        try (Engine again = new Engine(); Engine fresh = new Engine()) {
            again.replay(trace.toByteArray());
            String said = sentences(engine);
            has(said, "should_begin said no");
            equal(sentences(again), said);
            refused(ErrorCode.TRACE, () -> fresh.replay(Arrays.copyOf(trace.toByteArray(), 20)));
        }
        refused(ErrorCode.SINK, () -> engine.startTrace(part -> false));
    }

    /** Twenty quick taps at two places by turns, then a tap and at once a drag elsewhere. */
    private static void whatLandsAfterATapCounts(Engine engine) {
        Tap single = new Tap(engine.root());
        Tap twice = new Tap(engine.root());
        Pan pan = new Pan(engine.root());
        int[] count = new int[2];
        twice.setTapsRequired(2);
        single.requireFailureOf(twice);
        single.onGesture(gesture -> count[0]++);
        pan.onGesture(gesture -> count[1] += gesture.state() == kinesic.State.BEGAN ? 1 : 0);
        for (int i = 0; i <= 20; i++) {
            double place = i % 2 == 1 ? 600 : 10;
            touch(engine, Phase.BEGAN, place, place, 1000 + 100 * i);
            touch(engine, Phase.ENDED, place, place, 1040 + 100 * i);
        }
        touch(engine, Phase.BEGAN, 300, 100, 3100);
        touch(engine, Phase.MOVED, 350, 100, 3120);
        touch(engine, Phase.ENDED, 350, 100, 3140);
        engine.advance(ms(6000));
        equal(count[0], 21);
        equal(count[1], 1);
    }

    private static int run() throws IllegalAccessException {
        int passed = 0;
        int failed = 0;
        for (Method method : Check.class.getDeclaredMethods()) {
            boolean isCheck = Arrays.equals(method.getParameterTypes(), new Class<?>[] {Engine.class}) && method.getReturnType() == void.class && !method.isSynthetic();
            if (!isCheck) {
                continue;
            }
            try (Engine engine = new Engine()) {
                method.invoke(null, engine);
                passed++;
            } catch (InvocationTargetException fault) {
                System.out.println(method.getName());
                fault.getCause().printStackTrace(System.out);
                failed++;
            }
        }
        System.out.println(passed + " passed, " + failed + " failed");
        return failed == 0 ? 0 : 1;
    }

    private static void layouts() throws IllegalAccessException {
        for (Class<?> kind : Native.class.getDeclaredClasses()) {
            Field[] fields = kind.getFields();
            Arrays.sort(fields, Comparator.comparing(Field::getName));
            for (Field field : fields) {
                System.out.println(kind.getSimpleName() + "." + field.getName() + " " + field.getInt(null));
            }
        }
    }

    public static void main(String[] arguments) throws IllegalAccessException {
        if (arguments.length > 0) {
            layouts();
        } else {
            System.exit(run());
        }
    }
}
