using System;

namespace Kinesic {
/// <summary>One sample of one contact: what a host feeds. The default is a finger that goes down at 0, 0.</summary>
public struct TouchSample
{
    /// <summary>The host's number of the contact; free again after it ended.</summary>
    public ulong Touch;
    /// <summary>Of the host's monotonic clock.</summary>
    public TimeSpan Time;
    /// <summary>In the window.</summary>
    public double X, Y;
    /// <summary>The view that was hit; null: the engine looks.</summary>
    public View View;
    /// <summary>What the contact did.</summary>
    public Phase Phase;
    /// <summary>What made it.</summary>
    public TouchType Type;
    /// <summary>0 where unknown; 1 is an ordinary touch.</summary>
    public double Force;
    /// <summary>Of the contact, in window units; 0 where unknown.</summary>
    public double Radius;
    /// <summary>Those that are pressed.</summary>
    public Button Buttons;
    /// <summary>Keys that are held.</summary>
    public Modifier Modifiers;

    public TouchSample(ulong touch, Phase phase, double x, double y, TimeSpan time) : this()
    {
        Touch = touch;
        Phase = phase;
        X = x;
        Y = y;
        Time = time;
    }

    internal Native.kin_touch_sample Raw
    {
        get
        {
            return new Native.kin_touch_sample {
                touch = Touch, time_ns = Kinesic.Time.ToNanoseconds(Time), x = X, y = Y, view = View == null ? 0 : View.Id,
                phase = (int)Phase, type = (int)Type, force = Force, major_radius = Radius, buttons = (uint)Buttons,
                modifiers = (uint)Modifiers,
            };
        }
    }

    internal TouchSample(Engine engine, Native.kin_touch_sample raw) : this(raw.touch, (Phase)raw.phase, raw.x, raw.y, Kinesic.Time.FromNanoseconds(raw.time_ns))
    {
        View = raw.view == 0 ? null : new View(engine, raw.view);
        Type = (TouchType)raw.type;
        Force = raw.force;
        Radius = raw.major_radius;
        Buttons = (Button)raw.buttons;
        Modifiers = (Modifier)raw.modifiers;
    }
}
}
