// Photo plays recordings (CSV, as docs/formats.md says) to a photo that is moved, spread and turned, and prints the
// gestures.
//
//     mono photo.exe ../../Tests/Traces/turn_and_spread.csv
using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using Kinesic;

public static class Program
{
    // Device units of the recordings per window unit: 10 a millimetre, 163 window units an inch.
    private const double Unit = 10 * 25.4 / 163;

    /// <summary>How the photo lies on the table.</summary>
    private sealed class Photo
    {
        public double X, Y, Scale = 1, Angle;
    }

    /// <summary>Without the sign of a zero.</summary>
    private static string Number(double value)
    {
        return (Math.Abs(value) < 0.0005 ? 0 : value).ToString("F3", CultureInfo.InvariantCulture);
    }

    /// <summary>Prints one gesture, and what it says of itself.</summary>
    private static void Print(string name, Gesture gesture, params object[] words)
    {
        string time = (gesture.TimeNanoseconds / 1e9).ToString("F6", CultureInfo.InvariantCulture).PadLeft(10);
        Console.Write($"{time} {name} {gesture.State.ToString().ToLowerInvariant()} at {Number(gesture.Location.X)}, {Number(gesture.Location.Y)}");
        for (int i = 0; i < words.Length; i += 2)
            Console.Write($" {words[i]} {Number(Convert.ToDouble(words[i + 1]))}");
        Console.WriteLine();
    }

    private static void Build(Engine engine, Photo photo)
    {
        View view = engine.Root.AddView();
        var tap = view.Add<Tap>();
        tap.StateChanged += (gesture, its) => Print("tap", gesture, "count", its.TapCount);
        var doubleTap = view.Add<Tap>();
        doubleTap.TapsRequired = 2;
        doubleTap.StateChanged += (gesture, its) => Print("double_tap", gesture, "count", its.TapCount);
        tap.RequireFailureOf(doubleTap);

        var press = view.Add<LongPress>();
        press.MinimumDuration = TimeSpan.FromMilliseconds(400);
        press.StateChanged += (gesture, its) => Print("long_press", gesture, "duration", its.Duration.TotalSeconds);

        var swipe = view.Add<Swipe>();
        swipe.Direction = Direction.Left | Direction.Right;
        swipe.StateChanged += (gesture, its) => Print("swipe", gesture, "direction", (uint)its.Direction);

        var edge = view.Add<ScreenEdgePan>();
        edge.Edges = Edge.Left;
        edge.StateChanged += (gesture, its) => Print("edge", gesture, "x", its.Translation.X, "y", its.Translation.Y);

        var pan = view.Add<Pan>();
        var pinch = view.Add<Pinch>();
        var rotation = view.Add<Rotation>();
        engine.Simultaneous(pan, pinch, rotation);
        pan.RequireFailureOf(swipe);
        var start = new Photo();
        pan.StateChanged += (gesture, its) => {
            if (gesture.State == State.Began)
            {
                start.X = photo.X;
                start.Y = photo.Y;
            }
            photo.X = start.X + its.Translation.X;
            photo.Y = start.Y + its.Translation.Y;
            double speed = Math.Sqrt(its.Velocity.X * its.Velocity.X + its.Velocity.Y * its.Velocity.Y);
            Print("pan", gesture, "x", its.Translation.X, "y", its.Translation.Y, "speed", speed);
        };
        pinch.StateChanged += (gesture, its) => {
            if (gesture.State == State.Began)
                start.Scale = photo.Scale;
            photo.Scale = start.Scale * its.Scale;
            Print("pinch", gesture, "scale", its.Scale, "span", its.Span);
        };
        rotation.StateChanged += (gesture, its) => {
            if (gesture.State == State.Began)
                start.Angle = photo.Angle;
            photo.Angle = start.Angle + its.Rotation;
            Print("rotation", gesture, "angle", its.Rotation);
        };
    }

    private static Phase PhaseOf(string word)
    {
        switch (word)
        {
            case "down":
                return Phase.Began;
            case "move":
                return Phase.Moved;
            case "up":
                return Phase.Ended;
            default:
                return Phase.Cancelled;
        }
    }

    /// <summary>The samples of a recording, one group for each moment.</summary>
    private static List<List<TouchSample>> Frames(string path)
    {
        var frames = new List<List<TouchSample>>();
        string[] rows = File.ReadAllLines(path);
        for (int i = 1; i < rows.Length; i++)
        {
            string[] cells = rows[i].Split(',');
            if (cells.Length < 7)
                continue;
            TimeSpan time = TimeSpan.FromTicks(long.Parse(cells[0]) * 10);
            double x = double.Parse(cells[3], CultureInfo.InvariantCulture) / Unit;
            double y = double.Parse(cells[4], CultureInfo.InvariantCulture) / Unit;
            if (frames.Count == 0 || frames[frames.Count - 1][0].Time != time)
                frames.Add(new List<TouchSample>());
            frames[frames.Count - 1].Add(new TouchSample(ulong.Parse(cells[2]), PhaseOf(cells[6]), x, y, time));
        }
        return frames;
    }

    private static void Play(string path)
    {
        Console.WriteLine(Path.GetFileName(path));
        var photo = new Photo();
        using (var engine = new Engine())
        {
            Build(engine, photo);
            foreach (List<TouchSample> frame in Frames(path))
                engine.Feed(frame.ToArray());
            TimeSpan end = engine.Time;
            engine.CancelTouches(end);
            engine.Advance(end + TimeSpan.FromSeconds(2));
        }
        Console.WriteLine($"photo {Number(photo.X)}, {Number(photo.Y)} scale {Number(photo.Scale)} angle {Number(photo.Angle)}");
    }

    public static void Main(string[] paths)
    {
        Array.ForEach(paths, Play);
    }
}
