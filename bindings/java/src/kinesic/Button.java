// Written by Scripts/generate. Do not edit: run `make generate`.
package kinesic;

import java.util.EnumSet;
import java.util.Set;

/** Buttons that are pressed; higher bits are the host's own. */
public enum Button {
    /** The left mouse button, the tip of a pen. */
    PRIMARY(1),
    /** The right mouse button, the barrel button. */
    SECONDARY(2),
    /** The wheel as a button. */
    MIDDLE(4),
    /** The first button at the side of a mouse. */
    BACK(8),
    /** The second one. */
    FORWARD(16),
    /** The other end of a pen, which erases, or its button for that. */
    ERASER(32);

    private final int number;

    Button(int number) {
        this.number = number;
    }

    /** Its number in C. */
    public int number() {
        return number;
    }

    static Set<Button> of(long mask) {
        EnumSet<Button> set = EnumSet.noneOf(Button.class);
        for (Button each : values()) {
            if ((mask & each.number) != 0) {
                set.add(each);
            }
        }
        return set;
    }

    static int mask(Set<Button> set) {
        return set.stream().mapToInt(Button::number).reduce(0, (a, b) -> a | b);
    }
}
