using System;

namespace Kinesic {
/// <summary>How a view is made.</summary>
public sealed unsafe class ViewOptions
{
    /// <summary>In the parent's coordinates; all of the plane from 0, 0 by default.</summary>
    public Rect Frame { get; set; }
    /// <summary>To the parent, about the view's own origin.</summary>
    public Transform Transform { get; set; }
    /// <summary>What is special about it.</summary>
    public ViewFlags Flags { get; set; }

    /// <summary>The library's defaults.</summary>
    public ViewOptions()
    {
        Native.kin_view_options raw = Defaults;
        Frame = new Rect(raw.frame);
        Transform = new Transform(raw.transform);
        Flags = (ViewFlags)raw.flags;
    }

    private static Native.kin_view_options Defaults
    {
        get
        {
            var raw = new Native.kin_view_options();
            fixed (byte* name = Text.To("kin_view_options"))
                Native.kin_struct_init(name, (IntPtr)(&raw), (uint)sizeof(Native.kin_view_options));
            return raw;
        }
    }

    internal Native.kin_view_options Raw
    {
        get
        {
            Native.kin_view_options raw = Defaults;
            raw.frame = Frame.Raw;
            raw.transform = Transform.Raw;
            raw.flags = (uint)Flags;
            return raw;
        }
    }
}

/// <summary>A rectangle of the window that touches hit and that recognizers are attached to. Two are equal when they name
/// the same one.</summary>
public sealed unsafe class View : IEquatable<View>
{
    private readonly Engine engine;

    internal View(Engine engine, ulong id)
    {
        this.engine = engine;
        Id = id;
    }

    /// <summary>Its id in C.</summary>
    public ulong Id { get; private set; }

    /// <summary>Adds a view in it, in front of the others there.</summary>
    public View AddView(ViewOptions options = null)
    {
        Native.kin_view_options raw = (options ?? new ViewOptions()).Raw;
        ulong made = 0;
        using (EngineCall call = engine.Begin())
            call.Check(Native.kin_view_add(call.Address, Id, &raw, &made));
        return new View(engine, made);
    }

    /// <summary>Attaches a new recognizer: `view.Add&lt;Pan&gt;()`.</summary>
    public T Add<T>() where T : Recognizer, new()
    {
        var made = new T();
        engine.Adopt(made, Attach(made.Word), made.Word);
        return made;
    }

    /// <summary>Attaches a new recognizer of a class by its name: of a plugin.</summary>
    public Recognizer Add(string word)
    {
        return engine.Adopt(Standard.Make(word), Attach(word), word);
    }

    private ulong Attach(string word)
    {
        ulong made = 0;
        fixed (byte* name = Text.To(word))
        using (EngineCall call = engine.Begin())
            call.Check(Native.kin_recognizer_add(call.Address, Id, name, &made));
        return made;
    }

    /// <summary>Removes it with all below it and all their recognizers.</summary>
    public void Remove()
    {
        using (EngineCall call = engine.Begin())
            call.Check(Native.kin_view_remove(call.Address, Id));
        engine.Sweep();
    }

    /// <summary>Where it is in its parent.</summary>
    public Rect Frame
    {
        get
        {
            var raw = new Native.kin_rect();
            using (EngineCall call = engine.Begin())
                call.Check(Native.kin_view_get_frame(call.Address, Id, &raw));
            return new Rect(raw);
        }
        set
        {
            using (EngineCall call = engine.Begin())
                call.Check(Native.kin_view_set_frame(call.Address, Id, value.Raw));
        }
    }

    /// <summary>Its map to the parent.</summary>
    public Transform Transform
    {
        get
        {
            var raw = new Native.kin_transform();
            using (EngineCall call = engine.Begin())
                call.Check(Native.kin_view_get_transform(call.Address, Id, &raw));
            return new Transform(raw);
        }
        set
        {
            using (EngineCall call = engine.Begin())
                call.Check(Native.kin_view_set_transform(call.Address, Id, value.Raw));
        }
    }

    /// <summary>What is special about it.</summary>
    public ViewFlags Flags
    {
        get
        {
            uint raw = 0;
            using (EngineCall call = engine.Begin())
                call.Check(Native.kin_view_get_flags(call.Address, Id, &raw));
            return (ViewFlags)raw;
        }
        set
        {
            using (EngineCall call = engine.Begin())
                call.Check(Native.kin_view_set_flags(call.Address, Id, (uint)value, (uint)(value | Flags)));
        }
    }

    /// <summary>A name, for explanations and tools; empty without one.</summary>
    public string Name
    {
        get
        {
            byte* name = null;
            using (EngineCall call = engine.Begin())
                call.Check(Native.kin_view_get_name(call.Address, Id, &name));
            return Text.From(name);
        }
        set
        {
            fixed (byte* name = Text.To(value))
            using (EngineCall call = engine.Begin())
                call.Check(Native.kin_view_set_name(call.Address, Id, name));
        }
    }

    /// <summary>Brings it in front of its siblings.</summary>
    public void BringToFront()
    {
        using (EngineCall call = engine.Begin())
            call.Check(Native.kin_view_bring_to_front(call.Address, Id));
    }

    /// <summary>A point of the window in its coordinates.</summary>
    public Point FromWindow(Point point)
    {
        var raw = new Native.kin_point();
        var place = new Native.kin_point { x = point.X, y = point.Y };
        using (EngineCall call = engine.Begin())
            call.Check(Native.kin_view_convert_point(call.Address, 0, Id, place, &raw));
        return new Point(raw);
    }

    public bool Equals(View other)
    {
        return other != null && Id == other.Id && engine == other.engine;
    }

    public override bool Equals(object other)
    {
        return Equals(other as View);
    }

    public override int GetHashCode()
    {
        return Id.GetHashCode();
    }
}
}
