using System;

namespace Kinesic {
/// <summary>Times of the engine are nanoseconds, those of .NET are ticks of 100.</summary>
internal static class Time
{
    /// <summary>A time before the zero of the clock becomes one that the engine refuses.</summary>
    internal static ulong ToNanoseconds(TimeSpan time)
    {
        return time.Ticks < 0 || time.Ticks > long.MaxValue / 100 ? ulong.MaxValue : (ulong)time.Ticks * 100;
    }

    internal static TimeSpan FromNanoseconds(ulong time)
    {
        return new TimeSpan((long)(time / 100));
    }

    /// <summary>Not before it: who advances to this time finds the timer due.</summary>
    internal static TimeSpan FromDeadline(ulong time)
    {
        return new TimeSpan((long)(time / 100 + (time % 100 == 0 ? 0u : 1u)));
    }

    /// <summary>The nearest tick: TimeSpan.FromSeconds of older libraries rounds to milliseconds.</summary>
    internal static TimeSpan FromSeconds(double seconds)
    {
        return seconds < 9e11 ? new TimeSpan((long)Math.Round(seconds * TimeSpan.TicksPerSecond)) : TimeSpan.MaxValue;
    }
}
}
