// Written by Scripts/generate. Do not edit: run `make generate`.
package kinesic;

/** The outputs of a gesture, by the class of its recognizer: `if (gesture.outputs() instanceof Pan.Outputs pan)`. */
public sealed interface Outputs permits
        Tap.Outputs,
        LongPress.Outputs,
        Pan.Outputs,
        Swipe.Outputs,
        Pinch.Outputs,
        Rotation.Outputs,
        Press.Outputs,
        Manual.Outputs,
        ScreenEdgePan.Outputs,
        TransformGesture.Outputs,
        SerialTap.Outputs,
        TapDrag.Outputs,
        Hover.Outputs,
        MultiDrag.Outputs,
        MultiTap.Outputs,
        Dwell.Outputs {
    /** Null for a class of a plugin, or of the host's own. */
    static Outputs of(String word, double[] values) {
        return switch (word) {
            case "tap" -> Tap.Outputs.of(values);
            case "long_press" -> LongPress.Outputs.of(values);
            case "pan" -> Pan.Outputs.of(values);
            case "swipe" -> Swipe.Outputs.of(values);
            case "pinch" -> Pinch.Outputs.of(values);
            case "rotation" -> Rotation.Outputs.of(values);
            case "press" -> Press.Outputs.of(values);
            case "manual" -> Manual.Outputs.of(values);
            case "screen_edge_pan" -> ScreenEdgePan.Outputs.of(values);
            case "transform" -> TransformGesture.Outputs.of(values);
            case "serial_tap" -> SerialTap.Outputs.of(values);
            case "tap_drag" -> TapDrag.Outputs.of(values);
            case "hover" -> Hover.Outputs.of(values);
            case "multi_drag" -> MultiDrag.Outputs.of(values);
            case "multi_tap" -> MultiTap.Outputs.of(values);
            case "dwell" -> Dwell.Outputs.of(values);
            default -> null;
        };
    }
}
