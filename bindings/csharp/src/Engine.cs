using System;
using System.Collections.Generic;
using System.Runtime.ExceptionServices;
using System.Runtime.InteropServices;

namespace Kinesic {
/// <summary>How an engine is made.</summary>
public sealed unsafe class EngineOptions
{
    /// <summary>Contacts that may be down at one time; 1 to 128.</summary>
    public uint TouchCapacity { get; set; }
    /// <summary>Records that wait for a poll; at least 64.</summary>
    public uint EventCapacity { get; set; }
    /// <summary>How two recognizers that propose in one step are ordered.</summary>
    public TieBreak TieBreak { get; set; }
    /// <summary>Of the window's units; thresholds scale with it.</summary>
    public double UnitsPerInch { get; set; }

    /// <summary>The library's defaults.</summary>
    public EngineOptions()
    {
        Native.kin_engine_options raw = Defaults;
        TouchCapacity = raw.touch_capacity;
        EventCapacity = raw.event_capacity;
        TieBreak = (TieBreak)raw.tie_break;
        UnitsPerInch = raw.units_per_inch;
    }

    private static Native.kin_engine_options Defaults
    {
        get
        {
            var raw = new Native.kin_engine_options();
            fixed (byte* name = Text.To("kin_engine_options"))
                Native.kin_struct_init(name, (IntPtr)(&raw), (uint)sizeof(Native.kin_engine_options));
            return raw;
        }
    }

    internal Native.kin_engine_options Raw
    {
        get
        {
            Native.kin_engine_options raw = Defaults;
            raw.touch_capacity = TouchCapacity;
            raw.event_capacity = EventCapacity;
            raw.tie_break = (int)TieBreak;
            raw.units_per_inch = UnitsPerInch;
            return raw;
        }
    }
}

/// <summary>An engine with its views and recognizers. Dispose frees it; one that is forgotten is freed by its finalizer.
/// For any thread, one call at a time: a call that overlaps another one's is refused.</summary>
public sealed unsafe class Engine : IDisposable
{
    // The engines that are in a call: C calls back in no other time.
    private static readonly Dictionary<IntPtr, Engine> running = new Dictionary<IntPtr, Engine>();

    // Engines by their keys, which C gets with their delegates: a copy that C makes of one, as a lint does, asks them too.
    private static readonly Dictionary<IntPtr, WeakReference<Engine>> owners = new Dictionary<IntPtr, WeakReference<Engine>>();
    private static long latestKey;

    private readonly object gate = new object();
    internal readonly IntPtr Key = (IntPtr)System.Threading.Interlocked.Increment(ref latestKey);
    private readonly Dictionary<ulong, Delegate> functions = new Dictionary<ulong, Delegate>();
    private readonly Dictionary<ulong, IDelegate> delegates = new Dictionary<ulong, IDelegate>();
    private readonly Dictionary<ulong, Recognizer> recognizers = new Dictionary<ulong, Recognizer>();
    private readonly List<Exception> thrown = new List<Exception>();
    private IntPtr address, asking; // `asking`: who asks a delegate, this engine or a copy of it; zero: nobody
    private int depth;
    private bool isClosing;
    private ulong last, eventKey;
    private Func<byte[], bool> sink;

    public Engine() : this(new EngineOptions())
    {
    }

    public Engine(EngineOptions options)
    {
        Native.kin_engine_options raw = options.Raw;
        IntPtr made;
        int code = Native.kin_engine_create(&raw, &made);
        if (code != Native.KIN_OK)
            throw KinesicException.WithoutEngine(code);
        address = made;
        lock (owners)
            owners[Key] = new WeakReference<Engine>(this);
    }

    ~Engine()
    {
        Free();
    }

    /// <summary>For functions of Native that have no method. Do not destroy it, nor set its callbacks.</summary>
    public IntPtr Address
    {
        get { return address; }
    }

    /// <summary>Frees it; from inside a handler when the outermost call returns. Twice is no error.</summary>
    public void Dispose()
    {
        lock (gate)
        {
            if (depth > 0)
                isClosing = true;
            else
                Free();
        }
        GC.SuppressFinalize(this);
    }

    private void Free()
    {
        IntPtr before = address;
        address = IntPtr.Zero;
        if (before == IntPtr.Zero)
            return;
        lock (owners)
            owners.Remove(Key);
        Native.kin_engine_destroy(before);
    }

    /// <summary>Begins a call of C: `using (EngineCall call = engine.Begin()) call.Check(...)`.</summary>
    internal EngineCall Begin()
    {
        return new EngineCall(this, Enter());
    }

    private IntPtr Enter()
    {
        lock (gate)
        {
            if (address == IntPtr.Zero || isClosing)
                throw new ObjectDisposedException("Kinesic.Engine");
            depth++;
            lock (running)
                running[address] = this;
            return asking == IntPtr.Zero ? address : asking;
        }
    }

    /// <summary>Ends one; what handlers threw in it is thrown from here.</summary>
    internal void Leave()
    {
        Exception[] these = null;
        lock (gate)
        {
            if (--depth > 0)
                return;
            lock (running)
                running.Remove(address);
            if (thrown.Count > 0)
            {
                these = thrown.ToArray();
                thrown.Clear();
            }
            if (isClosing)
                Free();
        }
        if (these == null)
            return;
        if (these.Length == 1)
            ExceptionDispatchInfo.Capture(these[0]).Throw();
        throw new AggregateException(these);
    }

    internal static Engine Running(IntPtr address)
    {
        Engine engine;
        lock (running)
            return running.TryGetValue(address, out engine) ? engine : null;
    }

    internal static Engine Owner(IntPtr key)
    {
        WeakReference<Engine> owner;
        Engine engine;
        lock (owners)
            return owners.TryGetValue(key, out owner) && owner.TryGetTarget(out engine) ? engine : null;
    }

    /// <summary>Answers a question of an engine of C: this one, or a copy that C has made of it, on which a lint plays a
    /// motion. Meanwhile objects are those of that one, which has the same ids.</summary>
    internal bool Asked(IntPtr by, bool otherwise, Func<bool> question)
    {
        IntPtr before = asking;
        asking = by;
        try
        {
            return Guarded(otherwise, question);
        }
        finally
        {
            asking = before;
        }
    }

    /// <summary>Whether a function has thrown in the call that is under way.</summary>
    internal bool HasThrown
    {
        get
        {
            lock (gate)
                return thrown.Count > 0;
        }
    }

    /// <summary>Looks for conflicts between its recognizers (docs/lint.md).</summary>
    public Lint Lint(LintOptions options = null)
    {
        return new Lint(this, options ?? new LintOptions());
    }

    /// <summary>Runs a function of the host's: no exception of it reaches C.</summary>
    internal T Guarded<T>(T otherwise, Func<T> function)
    {
        try
        {
            return function();
        }
        catch (Exception exception)
        {
            lock (gate)
                thrown.Add(exception);
            return otherwise;
        }
    }

    internal ulong Keep(Delegate function)
    {
        lock (gate)
        {
            functions[++last] = function;
            return last;
        }
    }

    /// <summary>Whether a copy asks a delegate: what is given or taken now is the copy's, and what the engine has
    /// stays.</summary>
    internal bool IsCopyAsking
    {
        get { return asking != IntPtr.Zero && asking != address; }
    }

    internal void Forget(ulong key)
    {
        lock (gate)
            functions.Remove(key);
    }

    internal Delegate FunctionOf(ulong key)
    {
        Delegate found;
        lock (gate)
            return functions.TryGetValue(key, out found) ? found : null;
    }

    internal void SetDelegateOf(ulong recognizer, IDelegate asked)
    {
        if (IsCopyAsking)
            return;
        lock (gate)
        {
            if (asked == null)
                delegates.Remove(recognizer);
            else
                delegates[recognizer] = asked;
        }
    }

    internal IDelegate DelegateOf(ulong recognizer)
    {
        IDelegate found;
        lock (gate)
            return delegates.TryGetValue(recognizer, out found) ? found : null;
    }

    internal Func<byte[], bool> Sink
    {
        get { return sink; }
    }

    /// <summary>The one that stands for an id: always the same.</summary>
    internal Recognizer RecognizerOf(ulong id)
    {
        lock (gate)
        {
            Recognizer found;
            if (recognizers.TryGetValue(id, out found))
                return found;
        }
        byte* name = null;
        string word = Native.kin_recognizer_get_class(address, id, &name) == Native.KIN_OK ? Text.From(name) : "";
        return Adopt(Standard.Make(word), id, word);
    }

    internal Recognizer Adopt(Recognizer recognizer, ulong id, string word)
    {
        lock (gate)
        {
            recognizer.Attach(this, id, word);
            recognizers[id] = recognizer;
            return recognizer;
        }
    }

    /// <summary>Forgets the functions of recognizers that are gone.</summary>
    internal void Sweep()
    {
        lock (gate)
        {
            var gone = new List<Recognizer>();
            int state;
            foreach (Recognizer each in recognizers.Values)
                if (address != IntPtr.Zero && Native.kin_recognizer_get_state(address, each.Id, &state) != Native.KIN_OK)
                    gone.Add(each);
            foreach (Recognizer each in gone)
            {
                each.ForgetFunctions();
                recognizers.Remove(each.Id);
                delegates.Remove(each.Id);
            }
        }
    }

    /// <summary>Feeds samples in the order of their time: all, or on an exception none. Those of one time are one step: feed
    /// what several fingers do at a time in one call. Handlers are called in here.</summary>
    public void Feed(params TouchSample[] samples)
    {
        var raw = new Native.kin_touch_sample[samples.Length];
        for (int i = 0; i < raw.Length; i++)
            raw[i] = samples[i].Raw;
        if (raw.Length == 0)
            return;
        fixed (Native.kin_touch_sample* first = raw)
        using (EngineCall call = Begin())
            call.Check(Native.kin_engine_feed(call.Address, first, (uint)raw.Length));
    }

    /// <summary>Lets time pass up to `now`, and fires the timers that are due.</summary>
    public void Advance(TimeSpan now)
    {
        using (EngineCall call = Begin())
            call.Check(Native.kin_engine_advance(call.Address, Kinesic.Time.ToNanoseconds(now)));
    }

    /// <summary>When the next timer is due, null: never. Rounded up to the ticks of TimeSpan.</summary>
    public TimeSpan? NextDeadline
    {
        get
        {
            ulong time = 0;
            using (EngineCall call = Begin())
                call.Check(Native.kin_engine_next_deadline(call.Address, &time));
            return time == Native.KIN_TIME_NEVER ? (TimeSpan?)null : Kinesic.Time.FromDeadline(time);
        }
    }

    /// <summary>The latest time that was fed or advanced to.</summary>
    public TimeSpan Time
    {
        get
        {
            ulong time = 0;
            using (EngineCall call = Begin())
                call.Check(Native.kin_engine_get_time(call.Address, &time));
            return Kinesic.Time.FromNanoseconds(time);
        }
    }

    /// <summary>Cancels every touch that is down, as the system does when a window loses its input.</summary>
    public void CancelTouches(TimeSpan now)
    {
        using (EngineCall call = Begin())
            call.Check(Native.kin_engine_cancel_touches(call.Address, Kinesic.Time.ToNanoseconds(now)));
    }

    /// <summary>The records that came since the last poll, oldest first.</summary>
    public IList<Event> Poll()
    {
        var events = new List<Event>();
        Native.kin_event* first = null;
        uint count = 0;
        using (EngineCall call = Begin())
            call.Check(Native.kin_engine_poll(call.Address, &first, &count));
        for (uint i = 0; i < count; i++)
            events.Add(Event.Make(this, first[i]));
        return events;
    }

    /// <summary>Calls `handler` with every record from now on, in order, inside the call that caused it; null: no
    /// more.</summary>
    public void SetEventHandler(Action<Event> handler)
    {
        ulong key = handler == null ? 0 : Keep(handler);
        try
        {
            using (EngineCall call = Begin())
                call.Check(Native.kin_engine_set_event_callback(call.Address, key == 0 ? IntPtr.Zero : Callbacks.EventPointer, (IntPtr)key));
        }
        catch
        {
            Forget(key);
            throw;
        }
        if (IsCopyAsking)
            return;
        Forget(eventKey);
        eventKey = key;
    }

    /// <summary>Turns decision records on or off: why recognizers failed or wait.</summary>
    public bool Explain
    {
        get
        {
            byte on = 0;
            using (EngineCall call = Begin())
                call.Check(Native.kin_engine_get_explain(call.Address, &on));
            return on != 0;
        }
        set
        {
            using (EngineCall call = Begin())
                call.Check(Native.kin_engine_set_explain(call.Address, (byte)(value ? 1 : 0)));
        }
    }

    /// <summary>Whether samples that do not fit together are put right, as those of drivers that lose lifts.</summary>
    public bool Lenient
    {
        get
        {
            byte on = 0;
            using (EngineCall call = Begin())
                call.Check(Native.kin_engine_get_lenient(call.Address, &on));
            return on != 0;
        }
        set
        {
            using (EngineCall call = Begin())
                call.Check(Native.kin_engine_set_lenient(call.Address, (byte)(value ? 1 : 0)));
        }
    }

    /// <summary>One English sentence about a record.</summary>
    public string Describe(Event record)
    {
        Native.kin_event raw = record.Raw;
        uint needed = 0;
        using (EngineCall call = Begin())
            call.Check(Native.kin_event_describe(call.Address, &raw, null, 0, &needed));
        byte[] room = new byte[needed];
        fixed (byte* text = room)
        {
            using (EngineCall call = Begin())
                call.Check(Native.kin_event_describe(call.Address, &raw, text, needed, null));
            return Text.From(text);
        }
    }

    /// <summary>The view that fills the window.</summary>
    public View Root
    {
        get
        {
            ulong id = 0;
            using (EngineCall call = Begin())
                call.Check(Native.kin_engine_root_view(call.Address, &id));
            return new View(this, id);
        }
    }

    /// <summary>The view that a touch at this point of the window would hit.</summary>
    public View HitTest(Point point)
    {
        ulong id = 0;
        using (EngineCall call = Begin())
            call.Check(Native.kin_view_hit_test(call.Address, point.X, point.Y, &id));
        return new View(this, id);
    }

    /// <summary>Each recognizer waits for all that stand before it.</summary>
    public void Exclusive(params Recognizer[] these)
    {
        fixed (ulong* ids = IdsOf(these))
        using (EngineCall call = Begin())
            call.Check(Native.kin_compose_exclusive(call.Address, ids, (uint)these.Length));
    }

    /// <summary>Each pair may be recognized at once.</summary>
    public void Simultaneous(params Recognizer[] these)
    {
        fixed (ulong* ids = IdsOf(these))
        using (EngineCall call = Begin())
            call.Check(Native.kin_compose_simultaneous(call.Address, ids, (uint)these.Length));
    }

    private static ulong[] IdsOf(Recognizer[] these)
    {
        return Array.ConvertAll(these, each => each.Id);
    }

    /// <summary>Records every call from here on into `sink`, which says whether it took the bytes, until
    /// StopTrace.</summary>
    public void StartTrace(Func<byte[], bool> into)
    {
        Func<byte[], bool> before = sink;
        sink = into;
        try
        {
            using (EngineCall call = Begin())
                call.Check(Native.kin_trace_start(call.Address, Callbacks.SinkPointer, call.Address));
        }
        catch
        {
            sink = before;
            throw;
        }
    }

    /// <summary>Ends the trace.</summary>
    public void StopTrace()
    {
        using (EngineCall call = Begin())
            call.Check(Native.kin_trace_stop(call.Address));
    }

    /// <summary>Plays a trace: the same records as when it was recorded, without the functions of that time.</summary>
    public void Replay(byte[] trace)
    {
        fixed (byte* first = trace)
        using (EngineCall call = Begin())
            call.Check(Native.kin_trace_replay(call.Address, (IntPtr)first, (ulong)trace.Length, null, null));
    }
}

/// <summary>A call of C that is under way.</summary>
internal struct EngineCall : IDisposable
{
    private readonly Engine engine;
    internal readonly IntPtr Address;

    internal EngineCall(Engine engine, IntPtr address)
    {
        this.engine = engine;
        Address = address;
    }

    internal unsafe void Check(int code)
    {
        if (code != Native.KIN_OK)
            throw new KinesicException(code, Text.From(Native.kin_engine_last_error(Address)));
    }

    public void Dispose()
    {
        engine.Leave();
    }
}

/// <summary>What C calls.</summary>
internal static unsafe class Callbacks
{
    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    private delegate void EventCallback(IntPtr engine, Native.kin_event* record, IntPtr key);

    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    private delegate int SinkCallback(IntPtr bytes, uint count, IntPtr engine);

    // Static: the garbage collector must leave them where C has their addresses.
    private static readonly EventCallback onEvent = OnEvent;
    private static readonly SinkCallback onSink = OnSink;

    internal static readonly IntPtr EventPointer = Marshal.GetFunctionPointerForDelegate(onEvent);
    internal static readonly IntPtr SinkPointer = Marshal.GetFunctionPointerForDelegate(onSink);

    private static void OnEvent(IntPtr address, Native.kin_event* record, IntPtr key)
    {
        Engine engine = Engine.Running(address);
        if (engine == null)
            return;
        Native.kin_event raw = *record;
        engine.Guarded(0, () => {
            Delegate function = engine.FunctionOf((ulong)key);
            var forAll = function as Action<Event>;
            var forGestures = function as Action<Gesture>;
            if (forAll != null)
                forAll(Event.Make(engine, raw));
            if (forGestures != null)
                forGestures(new Gesture(engine, raw));
            return 0;
        });
    }

    private static int OnSink(IntPtr bytes, uint count, IntPtr address)
    {
        Engine engine = Engine.Running(address);
        if (engine == null)
            return Native.KIN_ERROR_SINK;
        byte[] part = new byte[count];
        Marshal.Copy(bytes, part, 0, (int)count);
        return engine.Guarded(false, () => engine.Sink(part)) ? Native.KIN_OK : Native.KIN_ERROR_SINK;
    }
}
}
