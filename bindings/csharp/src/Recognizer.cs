using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;

namespace Kinesic {
/// <summary>A recognizer of any class; Tap, Pan ... are those of the standard ones. There is one object for each, so that
/// two can be compared.</summary>
public unsafe partial class Recognizer
{
    private readonly List<KeyValuePair<Delegate, Subscription>> subscriptions = new List<KeyValuePair<Delegate, Subscription>>();
    private Engine engine;

    private struct Subscription
    {
        internal ulong Key, Action;
    }

    internal Recognizer()
    {
    }

    internal void Attach(Engine its, ulong id, string word)
    {
        engine = its;
        Id = id;
        Class = word;
    }

    /// <summary>The name of its class, of a standard one.</summary>
    internal virtual string Word
    {
        get { return Class; }
    }

    /// <summary>The name of its class.</summary>
    public string Class { get; private set; }

    /// <summary>Its id in C.</summary>
    public ulong Id { get; private set; }

    private EngineCall Begin()
    {
        if (engine == null)
            throw new InvalidOperationException("the recognizer is attached to no view: View.Add makes one");
        return engine.Begin();
    }

    /// <summary>The view that it is attached to.</summary>
    public View View
    {
        get
        {
            ulong view = 0;
            using (EngineCall call = Begin())
                call.Check(Native.kin_recognizer_get_view(call.Address, Id, &view));
            return new View(engine, view);
        }
    }

    /// <summary>Its present state.</summary>
    public State State
    {
        get
        {
            int state = 0;
            using (EngineCall call = Begin())
                call.Check(Native.kin_recognizer_get_state(call.Address, Id, &state));
            return (State)state;
        }
    }

    /// <summary>A name, for explanations and tools; empty without one.</summary>
    public string Name
    {
        get
        {
            byte* name = null;
            using (EngineCall call = Begin())
                call.Check(Native.kin_recognizer_get_name(call.Address, Id, &name));
            return Text.From(name);
        }
        set
        {
            fixed (byte* name = Text.To(value))
            using (EngineCall call = Begin())
                call.Check(Native.kin_recognizer_set_name(call.Address, Id, name));
        }
    }

    /// <summary>A property by its name: of a class of a plugin.</summary>
    public double GetNumber(string property)
    {
        double number = 0;
        fixed (byte* name = Text.To(property))
        using (EngineCall call = Begin())
            call.Check(Native.kin_recognizer_get_number(call.Address, Id, name, &number));
        return number;
    }

    /// <summary>Sets a property by its name.</summary>
    public void SetNumber(string property, double to)
    {
        fixed (byte* name = Text.To(property))
        using (EngineCall call = Begin())
            call.Check(Native.kin_recognizer_set_number(call.Address, Id, name, to));
    }

    /// <summary>An output by its name.</summary>
    public double GetValue(string output)
    {
        double value = 0;
        fixed (byte* name = Text.To(output))
        using (EngineCall call = Begin())
            call.Check(Native.kin_recognizer_get_value(call.Address, Id, name, &value));
        return value;
    }

    /// <summary>Sets an output by its name, "scale" back to 1: the gesture goes on from there.</summary>
    public void SetValue(string output, double to)
    {
        fixed (byte* name = Text.To(output))
        using (EngineCall call = Begin())
            call.Check(Native.kin_recognizer_set_value(call.Address, Id, name, to));
    }

    /// <summary>Where it is, in the coordinates of a view.</summary>
    public Point LocationIn(View view)
    {
        var raw = new Native.kin_point();
        using (EngineCall call = Begin())
            call.Check(Native.kin_recognizer_get_location(call.Address, Id, view.Id, &raw));
        return new Point(raw);
    }

    /// <summary>It cannot leave Possible before `other` has failed.</summary>
    public void RequireFailureOf(Recognizer other)
    {
        using (EngineCall call = Begin())
            call.Check(Native.kin_recognizer_require_failure(call.Address, Id, other.Id));
    }

    /// <summary>Both may be recognized at once, or may not.</summary>
    public void AllowSimultaneous(Recognizer other, bool allowed = true)
    {
        using (EngineCall call = Begin())
            call.Check(Native.kin_recognizer_allow_simultaneous(call.Address, Id, other.Id, (byte)(allowed ? 1 : 0)));
    }

    /// <summary>May this one, when it is recognized, exclude `other`?</summary>
    public void SetPrevention(Recognizer other, bool allowed)
    {
        using (EngineCall call = Begin())
            call.Check(Native.kin_recognizer_set_prevention(call.Address, Id, other.Id, (byte)(allowed ? 1 : 0)));
    }

    /// <summary>Ends the present attempt.</summary>
    public void Abort()
    {
        using (EngineCall call = Begin())
            call.Check(Native.kin_recognizer_abort(call.Address, Id));
    }

    /// <summary>Proposes a state, for a class that leaves its states to the host (Manual).</summary>
    public void Propose(State state)
    {
        using (EngineCall call = Begin())
            call.Check(Native.kin_recognizer_propose(call.Address, Id, (int)state));
    }

    /// <summary>Removes it with its handlers; an active one sends Cancelled first.</summary>
    public void Remove()
    {
        using (EngineCall call = Begin())
            call.Check(Native.kin_recognizer_remove(call.Address, Id));
        engine.Sweep();
    }

    /// <summary>Each of its gestures. StateChanged of Tap, Pan ... gives the outputs too.</summary>
    public event Action<Gesture> AnyStateChanged
    {
        add { Subscribe(value, value); }
        remove { Unsubscribe(value); }
    }

    internal void Subscribe(Delegate handler, Action<Gesture> function)
    {
        if (engine == null)
            throw new InvalidOperationException("the recognizer is attached to no view: View.Add makes one");
        var made = new Subscription { Key = engine.Keep(function) };
        ulong action = 0;
        try
        {
            using (EngineCall call = Begin())
                call.Check(Native.kin_recognizer_add_action(call.Address, Id, Callbacks.EventPointer, (IntPtr)made.Key, &action));
        }
        catch
        {
            engine.Forget(made.Key);
            throw;
        }
        made.Action = action;
        if (engine.IsCopyAsking)
            return;
        lock (subscriptions)
            subscriptions.Add(new KeyValuePair<Delegate, Subscription>(handler, made));
    }

    /// <summary>The one that was added last; none is no error, as for all events of the language.</summary>
    internal void Unsubscribe(Delegate handler)
    {
        Subscription its;
        lock (subscriptions)
        {
            int index = subscriptions.FindLastIndex(each => each.Key == handler);
            if (index < 0)
                return;
            its = subscriptions[index].Value;
            if (!engine.IsCopyAsking)
                subscriptions.RemoveAt(index);
        }
        using (EngineCall call = Begin())
            call.Check(Native.kin_recognizer_remove_action(call.Address, Id, its.Action));
        if (!engine.IsCopyAsking)
            engine.Forget(its.Key);
    }

    internal void ForgetFunctions()
    {
        lock (subscriptions)
        {
            foreach (KeyValuePair<Delegate, Subscription> each in subscriptions)
                engine.Forget(each.Value.Key);
            subscriptions.Clear();
        }
    }

    /// <summary>Who answers the engine's questions about this recognizer; null: nobody.</summary>
    public IDelegate Delegate
    {
        get { return engine == null ? null : engine.DelegateOf(Id); }
        set
        {
            Native.kin_recognizer_delegate raw = Questions.Table;
            using (EngineCall call = Begin())
            {
                raw.user_data = engine.Key;
                call.Check(Native.kin_recognizer_set_delegate(call.Address, Id, value == null ? null : &raw));
            }
            engine.SetDelegateOf(Id, value);
        }
    }
}

/// <summary>Questions that the engine asks about one recognizer; RecognizerDelegate has the default answers. Answers must
/// depend on nothing but the engine's state, or a trace does not replay without them.</summary>
public interface IDelegate
{
    /// <summary>It is about to leave Possible: may it? Asked once an attempt.</summary>
    bool ShouldBegin(Recognizer recognizer);
    /// <summary>A touch landed: does this recognizer take it?</summary>
    bool ShouldReceiveTouch(Recognizer recognizer, TouchSample touch);
    /// <summary>May both run at once? A yes from either side is enough.</summary>
    bool ShouldRecognizeSimultaneouslyWith(Recognizer recognizer, Recognizer other);
    /// <summary>Must `other` fail before this one?</summary>
    bool ShouldRequireFailureOf(Recognizer recognizer, Recognizer other);
    /// <summary>Must this one fail before `other`?</summary>
    bool ShouldBeRequiredToFailBy(Recognizer recognizer, Recognizer other);
}

/// <summary>The default answers: override those that differ.</summary>
public class RecognizerDelegate : IDelegate
{
    public virtual bool ShouldBegin(Recognizer recognizer)
    {
        return true;
    }

    public virtual bool ShouldReceiveTouch(Recognizer recognizer, TouchSample touch)
    {
        return true;
    }

    public virtual bool ShouldRecognizeSimultaneouslyWith(Recognizer recognizer, Recognizer other)
    {
        return false;
    }

    public virtual bool ShouldRequireFailureOf(Recognizer recognizer, Recognizer other)
    {
        return false;
    }

    public virtual bool ShouldBeRequiredToFailBy(Recognizer recognizer, Recognizer other)
    {
        return false;
    }
}

/// <summary>What C gets of a delegate.</summary>
internal static unsafe class Questions
{
    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    [return: MarshalAs(UnmanagedType.I1)]
    private delegate bool Single(IntPtr engine, ulong id, IntPtr key);

    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    [return: MarshalAs(UnmanagedType.I1)]
    private delegate bool Touching(IntPtr engine, ulong id, Native.kin_touch_sample* touch, IntPtr key);

    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
    [return: MarshalAs(UnmanagedType.I1)]
    private delegate bool Pair(IntPtr engine, ulong id, ulong other, IntPtr key);

    // Static: the garbage collector must leave them where C has their addresses.
    private static readonly Single begin = (engine, id, key) => Ask(engine, key, id, true, (its, one) => its.ShouldBegin(one));
    private static readonly Touching receive = Receive;
    private static readonly Pair simultaneously = (engine, id, other, key) =>
        Ask(engine, key, id, false, (its, one) => its.ShouldRecognizeSimultaneouslyWith(one, Of(key, other)));
    private static readonly Pair require = (engine, id, other, key) =>
        Ask(engine, key, id, false, (its, one) => its.ShouldRequireFailureOf(one, Of(key, other)));
    private static readonly Pair required = (engine, id, other, key) =>
        Ask(engine, key, id, false, (its, one) => its.ShouldBeRequiredToFailBy(one, Of(key, other)));

    private static Recognizer Of(IntPtr key, ulong id)
    {
        return Engine.Owner(key).RecognizerOf(id);
    }

    private static bool Receive(IntPtr engine, ulong id, Native.kin_touch_sample* touch, IntPtr key)
    {
        Native.kin_touch_sample raw = *touch;
        return Ask(engine, key, id, true, (its, one) => its.ShouldReceiveTouch(one, new TouchSample(Engine.Owner(key), raw)));
    }

    private static bool Ask(IntPtr address, IntPtr key, ulong id, bool otherwise, Func<IDelegate, Recognizer, bool> question)
    {
        Engine engine = Engine.Owner(key);
        IDelegate asked = engine == null ? null : engine.DelegateOf(id);
        return asked == null ? otherwise : engine.Asked(address, otherwise, () => question(asked, engine.RecognizerOf(id)));
    }

    internal static Native.kin_recognizer_delegate Table
    {
        get
        {
            var raw = new Native.kin_recognizer_delegate();
            fixed (byte* name = Text.To("kin_recognizer_delegate"))
                Native.kin_struct_init(name, (IntPtr)(&raw), (uint)sizeof(Native.kin_recognizer_delegate));
            raw.should_begin = Marshal.GetFunctionPointerForDelegate(begin);
            raw.should_receive_touch = Marshal.GetFunctionPointerForDelegate(receive);
            raw.should_recognize_simultaneously_with = Marshal.GetFunctionPointerForDelegate(simultaneously);
            raw.should_require_failure_of = Marshal.GetFunctionPointerForDelegate(require);
            raw.should_be_required_to_fail_by = Marshal.GetFunctionPointerForDelegate(required);
            return raw;
        }
    }
}
}
