package kinesic;

import java.util.Set;

/**
 * How a view is made.
 *
 * @param frame in the parent's coordinates; all of the plane from 0, 0 by default
 * @param transform to the parent, about the view's own origin
 * @param flags what is special about it
 */
public record ViewOptions(Rect frame, Transform transform, Set<ViewFlags> flags) {
    /** The library's defaults. */
    public static ViewOptions defaults() {
        try (Scratch scratch = new Scratch()) {
            long raw = scratch.struct("kin_view_options", Native.ViewOptionsAt.SIZEOF);
            return new ViewOptions(
                Rect.at(raw + Native.ViewOptionsAt.FRAME),
                Transform.at(raw + Native.ViewOptionsAt.TRANSFORM),
                ViewFlags.of(Platform.getInt(raw + Native.ViewOptionsAt.FLAGS)));
        }
    }

    /** The same in another place. */
    public ViewOptions withFrame(Rect other) {
        return new ViewOptions(other, transform, flags);
    }

    /** The same with other flags. */
    public ViewOptions withFlags(ViewFlags... others) {
        return new ViewOptions(frame, transform, Set.of(others));
    }

    long write(Scratch scratch) {
        long raw = scratch.struct("kin_view_options", Native.ViewOptionsAt.SIZEOF);
        put(raw + Native.ViewOptionsAt.FRAME, frame.numbers());
        put(raw + Native.ViewOptionsAt.TRANSFORM, transform.numbers());
        Platform.putInt(raw + Native.ViewOptionsAt.FLAGS, ViewFlags.mask(flags));
        return raw;
    }

    private static void put(long address, double[] numbers) {
        for (int i = 0; i < numbers.length; i++) {
            Platform.putDouble(address + 8L * i, numbers[i]);
        }
    }
}
