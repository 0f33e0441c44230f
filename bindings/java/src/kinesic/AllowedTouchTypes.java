// Written by Scripts/generate. Do not edit: run `make generate`.
package kinesic;

import java.util.EnumSet;
import java.util.Set;

/** Types of touches that a recognizer takes, as a mask. */
public enum AllowedTouchTypes {
    /** Fingers on the screen. */
    DIRECT(1),
    /** Fingers on a trackpad. */
    INDIRECT(2),
    /** Pens. */
    PENCIL(4),
    /** Mice. */
    POINTER(8);

    private final int number;

    AllowedTouchTypes(int number) {
        this.number = number;
    }

    /** Its number in C. */
    public int number() {
        return number;
    }

    static Set<AllowedTouchTypes> of(long mask) {
        EnumSet<AllowedTouchTypes> set = EnumSet.noneOf(AllowedTouchTypes.class);
        for (AllowedTouchTypes each : values()) {
            if ((mask & each.number) != 0) {
                set.add(each);
            }
        }
        return set;
    }

    static int mask(Set<AllowedTouchTypes> set) {
        return set.stream().mapToInt(AllowedTouchTypes::number).reduce(0, (a, b) -> a | b);
    }
}
