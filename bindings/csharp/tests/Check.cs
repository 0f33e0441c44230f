// What the assembly promises: errors, lifetimes, exceptions, handlers, delegates, traces. Closes with its counts.
//   check.exe            the checks
//   check.exe layouts    the size of each struct and the offset of each field
using System;
using System.Collections.Generic;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Threading;
using Kinesic;

public static class Check
{
    private static void Equal<T>(T found, T wanted)
    {
        if (!EqualityComparer<T>.Default.Equals(found, wanted))
            throw new Exception($"found {found}, wanted {wanted}");
    }

    private static void Has(string text, string part)
    {
        if (!text.Contains(part))
            throw new Exception($"'{text}' has no '{part}'");
    }

    private static E Thrown<E>(Action action) where E : Exception
    {
        try
        {
            action();
        }
        catch (E exception)
        {
            return exception;
        }
        throw new Exception($"no {typeof(E).Name}");
    }

    private static void Refused(ErrorCode code, Action action)
    {
        Equal(Thrown<KinesicException>(action).Code, code);
    }

    private static TimeSpan Ms(int time)
    {
        return TimeSpan.FromMilliseconds(time);
    }

    private static void Touch(Engine engine, Phase phase, double x, double y, int time)
    {
        engine.Feed(new TouchSample(1, phase, x, y, Ms(time)));
    }

    /// <summary>A tap that lands at a time.</summary>
    private static void TapAt(Engine engine, int time)
    {
        Touch(engine, Phase.Began, 10, 10, time);
        Touch(engine, Phase.Ended, 10, 10, time + 50);
    }

    private static void AnErrorHasTheEnginesSentence(Engine engine)
    {
        var pan = engine.Root.Add<Pan>();
        var exception = Thrown<KinesicException>(() => pan.MinimumTouches = 0);
        Equal(exception.Code, ErrorCode.Range);
        Has(exception.Message, "minimum_touches");
        Equal(pan.MinimumTouches, 1u);
        Refused(ErrorCode.Unknown, () => engine.Root.Add("no such class"));
        Thrown<ArgumentException>(() => engine.Root.Add("a\0b"));
        Thrown<ArgumentNullException>(() => pan.Name = null);
    }

    private static void ACallWithoutAnEngineHasASentenceToo(Engine unused)
    {
        Has(Thrown<KinesicException>(() => new Engine(new EngineOptions { TouchCapacity = 0 })).Message, "touch_capacity");
    }

    private static void ARecognizerThatIsAttachedToNothingSaysSo(Engine unused)
    {
        Thrown<InvalidOperationException>(() => new Tap().TapsRequired = 2);
    }

    private static void TimeDoesNotRunBackwards(Engine engine)
    {
        engine.Advance(Ms(20));
        Refused(ErrorCode.Time, () => engine.Advance(Ms(10)));
        Refused(ErrorCode.Invalid, () => engine.Advance(Ms(-1)));
        Equal(engine.Time, Ms(20));
        Equal(engine.NextDeadline, null);
    }

    private static void ADeadlineIsNotBeforeItsTimer(Engine engine)
    {
        var press = engine.Root.Add<LongPress>();
        press.SetNumber("minimum_duration", 0.10000005);
        Touch(engine, Phase.Began, 10, 10, 0);
        Equal(engine.NextDeadline, TimeSpan.FromTicks(1000001));
        engine.Advance(engine.NextDeadline.Value);
        Equal(press.State, State.Began);
        Equal(((Gesture)engine.Poll()[0]).TimeNanoseconds, 100000050ul);
    }

    private static void PropertiesHaveTypesAndDefaults(Engine engine)
    {
        var press = engine.Root.Add<LongPress>();
        Equal(press.MinimumDuration, Ms(500));
        press.MinimumDuration = Ms(250);
        Equal(press.MinimumDuration, Ms(250));
        Equal(press.Enabled, true);
        var pan = engine.Root.Add<Pan>();
        pan.Axes = Axes.Vertical;
        Equal(pan.Axes, Axes.Vertical);
        var swipe = engine.Root.Add<Swipe>();
        swipe.Direction = Direction.Up | Direction.Down;
        Equal(swipe.Direction, Direction.Up | Direction.Down);
        swipe.Name = "flick ü";
        Equal(swipe.Name, "flick ü");
    }

    private static void WhatIsGoneIsRefused(Engine engine)
    {
        View view = engine.Root.AddView(new ViewOptions { Frame = new Rect(0, 0, 50, 50), Flags = ViewFlags.Hidden });
        Equal(view.Flags, ViewFlags.Hidden);
        view.Flags = ViewFlags.None;
        Equal(engine.HitTest(new Point(10, 10)), view);
        var tap = view.Add<Tap>();
        var pan = engine.Root.Add<Pan>();
        view.Remove();
        Refused(ErrorCode.Stale, () => Console.Write(tap.State));
        engine.Dispose();
        engine.Dispose();
        Thrown<ObjectDisposedException>(() => Console.Write(pan.State));
        Thrown<ObjectDisposedException>(() => engine.Advance(Ms(1)));
    }

    private sealed class Held
    {
        internal static int Freed;

        ~Held()
        {
            Interlocked.Increment(ref Freed);
        }
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static void Forget(int depth)
    {
        if (depth > 0)
        {
            Forget(depth - 1); // away from the part of the stack that the collector looks at
            return;
        }
        var engine = new Engine();
        var held = new Held();
        engine.Root.Add<Tap>().StateChanged += (gesture, tap) => Console.Write($"{engine} {held}");
        TapAtWithoutPrinting(engine);
    }

    private static void TapAtWithoutPrinting(Engine engine)
    {
        Touch(engine, Phase.Began, 10, 10, 0);
        engine.CancelTouches(Ms(1));
    }

    private static void AForgottenEngineIsFreed(Engine unused)
    {
        for (int i = 0; i < 20; i++)
            Forget(50);
        for (int i = 0; i < 50 && Held.Freed == 0; i++)
        {
            GC.Collect();
            GC.WaitForPendingFinalizers();
        }
        Equal(Held.Freed > 0, true); // the collector is conservative: not each of them
    }

    private static void AHandlerMayRemoveItselfAndDisposeTheEngine(Engine engine)
    {
        var tap = engine.Root.Add<Tap>();
        int count = 0;
        Action<Gesture, TapOutputs> handler = null;
        handler = (gesture, its) => {
            Equal(ReferenceEquals(gesture.Recognizer, tap), true);
            Equal(its.TapCount, 1u);
            count++;
            tap.StateChanged -= handler;
            tap.StateChanged -= handler;
        };
        tap.StateChanged += handler;
        TapAt(engine, 0);
        GC.Collect();
        TapAt(engine, 1000);
        Equal(count, 1);
        tap.AnyStateChanged += gesture => engine.Dispose();
        TapAt(engine, 2000);
        Thrown<ObjectDisposedException>(() => engine.Advance(Ms(3000)));
    }

    private static void AnExceptionComesOutOfTheCallAndTheEngineGoesOn(Engine engine)
    {
        var tap = engine.Root.Add<Tap>();
        int count = 0;
        tap.AnyStateChanged += gesture => { throw new FormatException("the handler's own"); };
        tap.AnyStateChanged += gesture => count++;
        Equal(Thrown<FormatException>(() => TapAt(engine, 0)).Message, "the handler's own");
        Equal(count, 1);
        Equal(engine.Time, Ms(50));
        tap.AnyStateChanged += gesture => { throw new TimeoutException("another"); };
        var both = Thrown<AggregateException>(() => TapAt(engine, 1000));
        Equal(both.InnerExceptions.Count, 2);
        Equal(both.InnerExceptions[1].Message, "another");
        Equal(count, 2);
    }

    private static void CallsThatAHandlerMayNotMakeAreRefused(Engine engine)
    {
        var tap = engine.Root.Add<Tap>();
        tap.AnyStateChanged += gesture => engine.Advance(Ms(5000));
        Refused(ErrorCode.Reentrant, () => TapAt(engine, 0));
    }

    private static void CallsThatOverlapAreRefused(Engine engine)
    {
        var tap = engine.Root.Add<Tap>();
        Exception seen = null;
        tap.AnyStateChanged += gesture => {
            var other = new Thread(() => seen = Thrown<KinesicException>(() => Console.Write(engine.Time)));
            other.Start();
            other.Join();
        };
        TapAt(engine, 0);
        Equal(((KinesicException)seen).Code, ErrorCode.Thread);
        Equal(seen.Message.Length > 10, true);
    }

    private sealed class Refusing : RecognizerDelegate
    {
        internal string Asked = "";

        public override bool ShouldBegin(Recognizer recognizer)
        {
            Asked += $"begin {recognizer.Class} ";
            return false;
        }

        public override bool ShouldReceiveTouch(Recognizer recognizer, TouchSample touch)
        {
            Asked += $"receive {touch.X} ";
            return true;
        }
    }

    private static void ADelegateDecides(Engine engine)
    {
        var tap = engine.Root.Add<Tap>();
        var refusing = new Refusing();
        tap.Delegate = refusing;
        TapAt(engine, 0);
        Equal(refusing.Asked, "receive 10 begin tap ");
        Equal(engine.Poll().Count, 0);
        tap.Delegate = null;
        TapAt(engine, 1000);
        Equal(engine.Poll().Count, 1);
    }

    private sealed class Upwards : RecognizerDelegate
    {
        internal int Up, Down, Moving;
        internal View View;

        public override bool ShouldBegin(Recognizer recognizer)
        {
            double way = ((Pan)recognizer).Translation.Y, speed = recognizer.GetValue("velocity.y");
            Point place = recognizer.LocationIn(View);
            if (way < -5 && speed > 0 || way > 5 && speed < 0 || place.X <= 0 || place.Y <= 0)
                throw new Exception($"not of a motion: {way}, {speed}, {place}");
            Up += way < 0 ? 1 : 0;
            Down += way > 0 ? 1 : 0;
            Moving += speed != 0 ? 1 : 0;
            return way < 0;
        }

        public override bool ShouldReceiveTouch(Recognizer recognizer, TouchSample touch)
        {
            Equal(touch.View, View);
            return true;
        }
    }

    private static void ALintFindsWhatNeverFires(Engine engine)
    {
        View page = engine.Root.AddView(new ViewOptions { Frame = new Rect(0, 0, 360, 640) });
        var move = page.Add<Pan>();
        var turn = page.Add<Swipe>();
        move.Name = "move";
        turn.Name = "turn";
        double latest = 0;
        using (Lint lint = engine.Lint(new LintOptions { Progress = share => (latest = share) < 2 }))
        {
            lint.Allow(FindingKind.Late);
            lint.Allow(FindingKind.Shadowed, page);
            lint.Run();
            Equal(latest, 1.0);
            Finding never = lint.Findings[0];
            Equal(never.Kind, FindingKind.Never);
            Equal(never.Severity, LintSeverity.Error);
            Equal<Recognizer>(never.Recognizer, turn);
            Equal<Recognizer>(never.Other, move);
            Equal(never.View, page);
            Has(never.Sentence, "swipe 'turn' never fires");
            Has(never.Remedies[0], "require_failure 'move' 'turn'");
            Has(lint.Json(), "\"kind\":\"never\"");
            Refused(ErrorCode.Invalid, () => lint.Allow((FindingKind)99));
            lint.Allow(FindingKind.Never, turn, move);
            lint.Run();
            Equal(new List<Finding>(lint.Findings).Find(each => each.Kind == FindingKind.Never).IsAllowed, true);
        }
        Has(Thrown<KinesicException>(() => engine.Lint(new LintOptions { Width = -1 })).Message, "width of kin_lint_options");
        using (Lint ended = engine.Lint(new LintOptions { Progress = share => false }))
            Refused(ErrorCode.State, ended.Run);
    }

    private static void ADelegateSeesWhatALintPlays(Engine engine)
    {
        View page = engine.Root.AddView(new ViewOptions { Frame = new Rect(0, 0, 360, 640) });
        var move = page.Add<Pan>();
        var upwards = new Upwards { View = page };
        move.Delegate = upwards;
        using (Lint lint = engine.Lint(new LintOptions { Remedies = false }))
        {
            lint.Run();
            if (upwards.Up < 5 || upwards.Down < 5 || upwards.Moving < 5)
                throw new Exception($"asked {upwards.Up}, {upwards.Down}, {upwards.Moving} times");
            Has(lint.Json(), "\"refused\"");
        }
        Equal(move.Translation, new Point(0, 0));
        Equal(engine.Time, TimeSpan.Zero);
        upwards.View = null;
        using (Lint lint = engine.Lint())
            Has(Thrown<Exception>(lint.Run).Message, "wanted");
        move.Delegate = null;
        using (Lint lint = engine.Lint())
            lint.Run();
    }

    private sealed class Meddling : RecognizerDelegate
    {
        public int Asked;
        public Action Once;

        public override bool ShouldBegin(Recognizer recognizer)
        {
            Asked++;
            Action meddle = Once;
            Once = null;
            meddle?.Invoke();
            return true;
        }
    }

    private static void WhatADelegateDoesToACopyLeavesTheEnginesFunctions(Engine engine)
    {
        var tap = engine.Root.Add<Tap>();
        int heard = 0;
        Action<Gesture> hear = gesture => heard++;
        var meddling = new Meddling();
        meddling.Once = () => {
            tap.Delegate = null;
            tap.AnyStateChanged += gesture => { };
        };
        tap.AnyStateChanged += hear;
        tap.Delegate = meddling;
        using (Lint lint = engine.Lint(new LintOptions { Remedies = false }))
            lint.Run();
        Equal(meddling.Once, null);
        meddling.Asked = heard = 0;
        TapAt(engine, 1000);
        Equal(meddling.Asked, 1);
        Equal(heard, 1);
        tap.AnyStateChanged -= hear;
        TapAt(engine, 3000);
        Equal(heard, 1);
    }

    private static void ALintThatIsGoneIsRefused(Engine engine)
    {
        engine.Root.Add<Tap>();
        Lint lint = engine.Lint();
        lint.Dispose();
        lint.Dispose();
        foreach (Action call in CallsOf(lint))
            Thrown<ObjectDisposedException>(call);
        int calls = 0;
        foreach (bool disposes in new[] { false, true })
        {
            bool isFirst = true;
            lint = engine.Lint(new LintOptions { Progress = share => {
                if (!isFirst)
                    return true;
                isFirst = false;
                if (disposes)
                    lint.Dispose();
                foreach (Action call in CallsOf(lint))
                {
                    calls++;
                    if (disposes)
                        Thrown<ObjectDisposedException>(call);
                    else
                        Refused(ErrorCode.Reentrant, call);
                }
                return true;
            } });
            lint.Run();
        }
        Equal(calls, 10);
        lint = engine.Lint();
        lint.Run();
        engine.Dispose();
        Thrown<ObjectDisposedException>(lint.Run);
        Equal(lint.Json().Length > 10, true);
        lint.Dispose();
        Thrown<ObjectDisposedException>(() => engine.Lint());
    }

    private static List<Action> CallsOf(Lint lint)
    {
        return new List<Action> {
            lint.Run, () => lint.Allow(FindingKind.Late), () => lint.Allow(FindingKind.Late, (View)null), () => lint.Json(),
            () => lint.Findings.GetEnumerator()
        };
    }

    private static void PolledEventsAreTyped(Engine engine)
    {
        engine.Explain = true;
        View view = engine.Root.AddView(new ViewOptions { Flags = ViewFlags.WantsTouches });
        var pan = view.Add<Pan>();
        Touch(engine, Phase.Began, 10, 10, 0);
        Touch(engine, Phase.Moved, 40, 14, 16);
        string seen = "";
        foreach (Event record in engine.Poll())
        {
            Equal(engine.Describe(record).Length > 0, true);
            if (record is Decision)
                seen += $"{((Decision)record).Reason} ";
            else if (record is ViewTouch)
                seen += $"touch {record.View.Equals(view)} ";
            var gesture = record as Gesture;
            var its = gesture == null ? null : gesture.Outputs as PanOutputs;
            if (its != null)
                seen += FormattableString.Invariant($"{gesture.State} {its.Translation} {gesture.Time.TotalMilliseconds} ");
        }
        Equal(seen, "touch True OwnRule touch True Began (30, 4) 16 ");
        Equal(pan.Translation, new Point(30, 4));
        Equal(pan.LocationIn(view), new Point(40, 14));
    }

    private static string Sentences(Engine engine)
    {
        string text = "";
        foreach (Event record in engine.Poll())
            text += engine.Describe(record) + "\n";
        return text;
    }

    private static void ATracePlaysWithoutTheFunctions(Engine engine)
    {
        engine.Root.Add<Tap>().Delegate = new Refusing();
        engine.Explain = true;
        var trace = new List<byte>();
        engine.StartTrace(part => {
            trace.AddRange(part);
            return true;
        });
        TapAt(engine, 0);
        engine.StopTrace();
        using (var again = new Engine())
        {
            again.Replay(trace.ToArray());
            string said = Sentences(engine);
            Has(said, "should_begin said no");
            Equal(Sentences(again), said);
        }
        using (var fresh = new Engine())
            Refused(ErrorCode.Trace, () => fresh.Replay(trace.GetRange(0, 20).ToArray()));
        Refused(ErrorCode.Sink, () => engine.StartTrace(part => false));
    }

    private static int Run()
    {
        int passed = 0, failed = 0;
        foreach (MethodInfo method in typeof(Check).GetMethods(BindingFlags.Static | BindingFlags.NonPublic))
        {
            ParameterInfo[] parameters = method.GetParameters();
            if (method.ReturnType != typeof(void) || parameters.Length != 1 || parameters[0].ParameterType != typeof(Engine) || method.Name == "TapAtWithoutPrinting")
                continue;
            try
            {
                using (var engine = new Engine())
                    method.Invoke(null, new object[] { engine });
                passed++;
            }
            catch (TargetInvocationException exception)
            {
                Console.WriteLine($"{method.Name}: {exception.InnerException}");
                failed++;
            }
        }
        Console.WriteLine($"{passed} passed, {failed} failed");
        return failed == 0 ? 0 : 1;
    }

    private static void Layouts()
    {
        foreach (Type type in typeof(Native).GetNestedTypes())
        {
            Console.WriteLine($"{type.Name} {Marshal.SizeOf(type)}");
            foreach (FieldInfo field in type.GetFields(BindingFlags.Instance | BindingFlags.Public))
                Console.WriteLine($"{type.Name}.{field.Name} {Marshal.OffsetOf(type, field.Name)}");
        }
    }

    public static int Main(string[] arguments)
    {
        if (arguments.Length == 0)
            return Run();
        Layouts();
        return 0;
    }
}
