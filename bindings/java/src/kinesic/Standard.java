// Written by Scripts/generate. Do not edit: run `make generate`.
package kinesic;

/** The standard classes by their names in the engine. */
final class Standard {
    private Standard() {
    }

    static Recognizer make(String word, Engine engine, long id) {
        return switch (word) {
            case "tap" -> new Tap(engine, id);
            case "long_press" -> new LongPress(engine, id);
            case "pan" -> new Pan(engine, id);
            case "swipe" -> new Swipe(engine, id);
            case "pinch" -> new Pinch(engine, id);
            case "rotation" -> new Rotation(engine, id);
            case "press" -> new Press(engine, id);
            case "manual" -> new Manual(engine, id);
            case "screen_edge_pan" -> new ScreenEdgePan(engine, id);
            case "transform" -> new TransformGesture(engine, id);
            case "serial_tap" -> new SerialTap(engine, id);
            case "tap_drag" -> new TapDrag(engine, id);
            case "hover" -> new Hover(engine, id);
            case "multi_drag" -> new MultiDrag(engine, id);
            case "multi_tap" -> new MultiTap(engine, id);
            case "dwell" -> new Dwell(engine, id);
            default -> new Recognizer(engine, id);
        };
    }
}
