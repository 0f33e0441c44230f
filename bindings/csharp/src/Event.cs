using System;

namespace Kinesic {
/// <summary>One record of the engine: a Gesture, a ViewTouch or a Decision.</summary>
public abstract class Event
{
    private readonly Native.kin_event raw;

    internal Event(Engine engine, Native.kin_event raw)
    {
        Engine = engine;
        this.raw = raw;
    }

    internal static Event Make(Engine engine, Native.kin_event raw)
    {
        switch (raw.type)
        {
            case Native.KIN_EVENT_VIEW_TOUCH:
                return new ViewTouch(engine, raw);
            case Native.KIN_EVENT_DECISION:
                return new Decision(engine, raw);
            default:
                return new Gesture(engine, raw);
        }
    }

    internal Engine Engine { get; private set; }

    internal Native.kin_event Raw
    {
        get { return raw; }
    }

    /// <summary>The time of the step that sent it, cut to the ticks of TimeSpan.</summary>
    public TimeSpan Time
    {
        get { return Kinesic.Time.FromNanoseconds(raw.time_ns); }
    }

    /// <summary>The time of the step that sent it.</summary>
    public ulong TimeNanoseconds
    {
        get { return raw.time_ns; }
    }

    /// <summary>Where it is, in the window.</summary>
    public Point Location
    {
        get { return new Point(raw.x, raw.y); }
    }

    /// <summary>The recognizer's view, or the touched one.</summary>
    public View View
    {
        get { return new View(Engine, raw.view); }
    }
}

/// <summary>A recognizer took a state.</summary>
public sealed unsafe class Gesture : Event
{
    internal Gesture(Engine engine, Native.kin_event raw) : base(engine, raw)
    {
    }

    /// <summary>Whose it is.</summary>
    public Recognizer Recognizer
    {
        get { return Engine.RecognizerOf(Raw.recognizer); }
    }

    /// <summary>The new state.</summary>
    public State State
    {
        get { return (State)Raw.state; }
    }

    /// <summary>The state before.</summary>
    public State From
    {
        get { return (State)Raw.from; }
    }

    /// <summary>How many fingers made it.</summary>
    public int TouchCount
    {
        get { return Raw.touch_count; }
    }

    /// <summary>The host's number of the contact whose stream it is, for a class with one for each touch; else
    /// null.</summary>
    public ulong? Touch
    {
        get { return Raw.contact == 0 ? (ulong?)null : Raw.touch; }
    }

    /// <summary>How many earlier records this one stands for besides itself, when it was polled.</summary>
    public uint Merged
    {
        get { return Raw.merged; }
    }

    /// <summary>Its numbers, in the order of the class's outputs.</summary>
    public double[] Values
    {
        get
        {
            Native.kin_event raw = Raw;
            double[] values = new double[raw.value_count];
            for (int i = 0; i < values.Length; i++)
                values[i] = raw.of.values[i];
            return values;
        }
    }

    /// <summary>Its numbers by name: a TapOutputs, a PanOutputs ...; null for a class of a plugin.</summary>
    public object Outputs
    {
        get { return Standard.Outputs(Recognizer.Class, Values); }
    }
}

/// <summary>A touch for a view that asked for touches.</summary>
public sealed class ViewTouch : Event
{
    internal ViewTouch(Engine engine, Native.kin_event raw) : base(engine, raw)
    {
    }

    /// <summary>What the touch did.</summary>
    public Phase Phase
    {
        get { return (Phase)Raw.phase; }
    }

    /// <summary>The host's number of the contact.</summary>
    public ulong Touch
    {
        get { return Raw.touch; }
    }

    /// <summary>The touch's own time.</summary>
    public TimeSpan TouchTime
    {
        get { return Kinesic.Time.FromNanoseconds(Raw.touch_time_ns); }
    }
}

/// <summary>Why a recognizer left Possible, or was kept there.</summary>
public sealed class Decision : Event
{
    internal Decision(Engine engine, Native.kin_event raw) : base(engine, raw)
    {
    }

    /// <summary>Whose it is.</summary>
    public Recognizer Recognizer
    {
        get { return Engine.RecognizerOf(Raw.recognizer); }
    }

    /// <summary>The state that was asked for.</summary>
    public State State
    {
        get { return (State)Raw.state; }
    }

    /// <summary>Why.</summary>
    public Reason Reason
    {
        get { return (Reason)Raw.reason; }
    }

    /// <summary>The other recognizer concerned, null without one.</summary>
    public Recognizer Other
    {
        get { return Raw.other == 0 ? null : Engine.RecognizerOf(Raw.other); }
    }
}
}
