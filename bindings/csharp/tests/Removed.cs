// Every public method, property and event of an engine, a view and each kind of recognizer, used when that has been
// removed or disposed of: between calls, and in the handler that removes it. It throws what says so, changes and keeps
// nothing, and crashes nothing. They are found by reflection: a new one is among them, and needs a value for each type
// of its arguments here. Closes with its counts.
using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using Kinesic;

public static unsafe class Removed
{
    /// <summary>What needs no engine: it tells what the object itself has.</summary>
    private static readonly HashSet<string> ItsOwn = new HashSet<string> {
        "Engine.Dispose", "Engine.get_Address", "View.get_Id", "Recognizer.get_Id", "Recognizer.get_Class", "Recognizer.get_Delegate",
        // As for all events of the language, a handler that is not there is taken away without a word.
        "Recognizer.remove_AnyStateChanged", "Recognizer.remove_StateChanged",
    };

    private static readonly HashSet<string> OfObjects = new HashSet<string> { "Equals", "GetHashCode", "ToString", "GetType" };

    private static int passed, failed;

    /// <summary>An engine with two views: what is done to one of them is seen by what is on the other.</summary>
    private sealed class Scene
    {
        public readonly Engine Engine = new Engine();
        public readonly View View, Kept;
        public readonly Pan Pan;
        public readonly Recognizer Other, Recognizer;
        public Event Event;

        public Scene(Type kind)
        {
            View = Engine.Root.AddView(new ViewOptions { Frame = new Rect(0, 0, 300, 300) });
            Kept = Engine.Root.AddView(new ViewOptions { Frame = new Rect(300, 0, 300, 300) });
            Pan = View.Add<Pan>();
            Other = Kept.Add<Tap>();
            Recognizer = (Recognizer)typeof(View).GetMethods().First(each => each.IsGenericMethod).MakeGenericMethod(kind).Invoke(View, null);
            Recognizer.AnyStateChanged += gesture => { };
            Engine.Simultaneous(Pan, Recognizer);
        }

        public void Drag(Action<Event> began)
        {
            Pan.AnyStateChanged += gesture => {
                if (gesture.State == State.Began)
                    began(gesture);
            };
            Engine.Feed(new TouchSample(1, Phase.Began, 50, 50, Ms(1000)));
            for (int i = 1; i <= 3; i++)
                Engine.Feed(new TouchSample(1, Phase.Moved, 50 + 30 * i, 50, Ms(1000 + 10 * i)));
            Engine.Feed(new TouchSample(1, Phase.Ended, 140, 50, Ms(1100)));
        }

        public bool IsOpen
        {
            get { return Engine.Address != IntPtr.Zero; }
        }

        public bool IsSound
        {
            get { return !IsOpen || Native.kin_engine_check_invariants(Engine.Address) == 0; }
        }

        public ulong Hash
        {
            get
            {
                ulong hash = 0;
                if (IsOpen)
                    Native.kin_engine_state_hash(Engine.Address, &hash);
                return hash;
            }
        }

        /// <summary>How many functions of the host it keeps.</summary>
        public int FunctionCount
        {
            get
            {
                var functions = typeof(Engine).GetField("functions", BindingFlags.Instance | BindingFlags.NonPublic).GetValue(Engine);
                var sink = typeof(Engine).GetField("sink", BindingFlags.Instance | BindingFlags.NonPublic).GetValue(Engine);
                return ((System.Collections.ICollection)functions).Count + (sink == null ? 0 : 1);
            }
        }

        public object Owner(string name)
        {
            return name == "Engine" ? Engine : name == "View" ? (object)View : Recognizer;
        }
    }

    private static TimeSpan Ms(int time)
    {
        return TimeSpan.FromMilliseconds(time);
    }

    private static byte[] EmptyTrace()
    {
        var bytes = new List<byte>();
        using (var engine = new Engine())
        {
            engine.StartTrace(part => {
                bytes.AddRange(part);
                return true;
            });
            engine.StopTrace();
        }
        return bytes.ToArray();
    }

    private static void Hear<T>(T gesture)
    {
    }

    private static void HearBoth<T, U>(T gesture, U outputs)
    {
    }

    /// <summary>Something of a type that a method takes.</summary>
    private static object Argument(Type type, Scene scene)
    {
        var sample = new TouchSample(7, Phase.Began, 50, 50, Ms(5000));
        var values = new object[] {
            Ms(5000), new[] { sample }, sample, new Point(1, 2), new Rect(1, 2, 30, 40), new ViewOptions().Transform, new ViewOptions(),
            new LintOptions(), new[] { scene.Recognizer, scene.Other }, scene.Other, scene.Kept, new RecognizerDelegate(), "threshold",
            EmptyTrace(), true, 1.0, 1u, 1, (Func<byte[], bool>)(part => true), (Action<Event>)(record => { }), scene.Event,
        };
        if (type.IsEnum)
            return Enum.GetValues(type).GetValue(0);
        if (values.FirstOrDefault(each => type.IsInstanceOfType(each)) is object found)
            return found;
        if (typeof(Delegate).IsAssignableFrom(type))
        {
            Type[] given = type.GetGenericArguments();
            MethodInfo handler = typeof(Removed).GetMethod(given.Length == 1 ? "Hear" : "HearBoth", BindingFlags.Static | BindingFlags.NonPublic);
            return Delegate.CreateDelegate(type, handler.MakeGenericMethod(given));
        }
        throw new Exception($"nothing here for {type}");
    }

    /// <summary>What a call throws; null: nothing.</summary>
    private static Exception Thrown(object owner, MethodInfo method, Scene scene)
    {
        object[] arguments = method.GetParameters().Select(each => Argument(each.ParameterType, scene)).ToArray();
        try
        {
            method.Invoke(owner, arguments);
            return null;
        }
        catch (TargetInvocationException fault)
        {
            return fault.InnerException;
        }
    }

    private static bool SaysSo(Exception fault, bool isOpen)
    {
        if (!isOpen)
            return fault is ObjectDisposedException;
        return fault is KinesicException refused && refused.Code == ErrorCode.Stale && refused.Message.Length > 10;
    }

    private static void Expect(bool condition, string what)
    {
        if (condition)
        {
            passed++;
            return;
        }
        failed++;
        Console.WriteLine($"failed: {what}");
    }

    private static void Between(Type kind, Action<Scene> removal, MethodInfo method, string name, string what)
    {
        var scene = new Scene(kind);
        scene.Drag(record => scene.Event = record);
        removal(scene);
        bool isOpen = scene.IsOpen;
        ulong before = scene.Hash;
        int kept = scene.FunctionCount;
        Exception fault = Thrown(scene.Owner(name), method, scene);
        string called = $"{name}.{method.Name}";
        Expect(ItsOwn.Contains(called) ? fault == null : SaysSo(fault, isOpen), $"{called} of {kind.Name} when {what}: {fault}");
        Expect(scene.Hash == before, $"{called} changes something when {what}");
        Expect(scene.FunctionCount == kept, $"{called} of {kind.Name} keeps something when {what}");
        Expect(scene.IsSound, $"{called} leaves an engine that is not sound when {what}");
        scene.Engine.Dispose();
    }

    /// <summary>In the handler that removes it, where the engine may carry that out later.</summary>
    private static void Within(Type kind, Action<Scene> removal, MethodInfo method, string name, string what)
    {
        var scene = new Scene(kind);
        Exception fault = null;
        int calls = 0;
        try
        {
            scene.Drag(record => {
                scene.Event = record;
                calls++;
                removal(scene);
                fault = Thrown(scene.Owner(name), method, scene);
            });
        }
        catch (ObjectDisposedException)
        {
            // The drag goes on with an engine that its handler has disposed of.
        }
        bool isFine = fault == null || fault is KinesicException || fault is ObjectDisposedException;
        Expect(calls == 1 && isFine && scene.IsSound, $"{name}.{method.Name} of {kind.Name} within a handler when {what}: {calls}, {fault}");
        scene.Engine.Dispose();
    }

    private static void Each(Type kind, Type type, string name, Action<Scene> removal, string what)
    {
        int count = 0;
        foreach (MethodInfo method in type.GetMethods(BindingFlags.Instance | BindingFlags.Public))
        {
            if (OfObjects.Contains(method.Name))
                continue;
            count++;
            MethodInfo called = method.IsGenericMethod ? method.MakeGenericMethod(typeof(Tap)) : method;
            Between(kind, removal, called, name, what);
            Within(kind, removal, called, name, what);
        }
        Expect(count > 0, $"{type} has methods");
    }

    public static int Main()
    {
        Type[] kinds = typeof(Recognizer).Assembly.GetTypes().Where(each => each.IsSubclassOf(typeof(Recognizer)) && each.IsPublic && !each.IsAbstract).ToArray();
        Expect(kinds.Length > 12, "there are kinds of recognizers");
        Action<Scene> recognizer = scene => scene.Recognizer.Remove(), view = scene => scene.View.Remove(), engine = scene => scene.Engine.Dispose();
        foreach (Type kind in kinds)
        {
            Each(kind, kind, "Recognizer", recognizer, "the recognizer was removed");
            Each(kind, kind, "Recognizer", view, "the view was removed");
            Each(kind, kind, "Recognizer", engine, "the engine was disposed of");
        }
        Each(typeof(Pan), typeof(View), "View", view, "the view was removed");
        Each(typeof(Pan), typeof(View), "View", engine, "the engine was disposed of");
        Each(typeof(Pan), typeof(Engine), "Engine", engine, "the engine was disposed of");
        Console.WriteLine($"{passed} passed, {failed} failed");
        return failed == 0 ? 0 : 1;
    }
}
