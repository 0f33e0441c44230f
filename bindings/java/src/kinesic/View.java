package kinesic;

import java.util.Set;

/**
 * A rectangle of the window that touches hit and that recognizers are attached to. Two are equal when they name the
 * same one.
 */
public record View(Engine engine, long id) {
    /** Adds a view in it that fills all of the plane, in front of the others there. */
    public View addView() {
        return addView(ViewOptions.defaults());
    }

    /** Adds a view in it, in front of the others there. */
    public View addView(ViewOptions options) {
        try (Scratch scratch = new Scratch()) {
            long raw = options.write(scratch);
            return new View(engine, engine.number((its, out) -> Native.kin_view_add(its, id, raw, out)));
        }
    }

    /** Attaches a new recognizer of a class by its name: of a plugin. `new Pan(view)` is for the standard ones. */
    public Recognizer add(String word) {
        return engine.recognizer(attach(word));
    }

    long attach(String word) {
        try (Scratch scratch = new Scratch()) {
            long name = scratch.text(word);
            return engine.number((its, out) -> Native.kin_recognizer_add(its, id, name, out));
        }
    }

    /** Removes it with all below it and all their recognizers. */
    public void remove() {
        engine.call(its -> Native.kin_view_remove(its, id));
        engine.sweep();
    }

    /** Where it is in its parent. */
    public Rect getFrame() {
        try (Scratch scratch = new Scratch()) {
            long out = scratch.allocate(Native.RectAt.SIZEOF);
            engine.call(its -> Native.kin_view_get_frame(its, id, out));
            return Rect.at(out);
        }
    }

    /** Moves or resizes it. */
    public void setFrame(Rect frame) {
        engine.call(its -> Native.kin_view_set_frame(its, id, Platform.struct(frame.numbers())));
    }

    /** Its map to the parent. */
    public Transform getTransform() {
        try (Scratch scratch = new Scratch()) {
            long out = scratch.allocate(Native.TransformAt.SIZEOF);
            engine.call(its -> Native.kin_view_get_transform(its, id, out));
            return Transform.at(out);
        }
    }

    /** Sets the map to the parent. */
    public void setTransform(Transform transform) {
        engine.call(its -> Native.kin_view_set_transform(its, id, Platform.struct(transform.numbers())));
    }

    /** What is special about it. */
    public Set<ViewFlags> getFlags() {
        return ViewFlags.of(engine.number((its, out) -> Native.kin_view_get_flags(its, id, out)));
    }

    /** Sets what is special about it: all flags. */
    public void setFlags(Set<ViewFlags> flags) {
        int all = ViewFlags.mask(Set.of(ViewFlags.values()));
        engine.call(its -> Native.kin_view_set_flags(its, id, ViewFlags.mask(flags), all));
    }

    /** Gives it a name, for explanations and tools. */
    public void setName(String name) {
        try (Scratch scratch = new Scratch()) {
            long text = scratch.text(name);
            engine.call(its -> Native.kin_view_set_name(its, id, text));
        }
    }

    /** Brings it in front of its siblings. */
    public void bringToFront() {
        engine.call(its -> Native.kin_view_bring_to_front(its, id));
    }

    /** A point of the window in its coordinates. */
    public Point fromWindow(Point point) {
        try (Scratch scratch = new Scratch()) {
            long out = scratch.allocate(Native.PointAt.SIZEOF);
            engine.call(its -> Native.kin_view_convert_point(its, 0, id, Platform.struct(point.x(), point.y()), out));
            return new Point(Platform.getDouble(out), Platform.getDouble(out + 8));
        }
    }
}
