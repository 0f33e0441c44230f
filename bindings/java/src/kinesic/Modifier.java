// Written by Scripts/generate. Do not edit: run `make generate`.
package kinesic;

import java.util.EnumSet;
import java.util.Set;

/** Keys that are held; higher bits are the host's own. */
public enum Modifier {
    SHIFT(1),
    CONTROL(2),
    ALTERNATE(4),
    COMMAND(8),
    CAPS_LOCK(16);

    private final int number;

    Modifier(int number) {
        this.number = number;
    }

    /** Its number in C. */
    public int number() {
        return number;
    }

    static Set<Modifier> of(long mask) {
        EnumSet<Modifier> set = EnumSet.noneOf(Modifier.class);
        for (Modifier each : values()) {
            if ((mask & each.number) != 0) {
                set.add(each);
            }
        }
        return set;
    }

    static int mask(Set<Modifier> set) {
        return set.stream().mapToInt(Modifier::number).reduce(0, (a, b) -> a | b);
    }
}
