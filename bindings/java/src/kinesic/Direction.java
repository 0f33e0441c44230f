// Written by Scripts/generate. Do not edit: run `make generate`.
package kinesic;

import java.util.EnumSet;
import java.util.Set;

/** Directions of a swipe, as a mask for its property and one bit in its value. */
public enum Direction {
    RIGHT(1),
    LEFT(2),
    UP(4),
    DOWN(8);

    private final int number;

    Direction(int number) {
        this.number = number;
    }

    /** Its number in C. */
    public int number() {
        return number;
    }

    static Set<Direction> of(long mask) {
        EnumSet<Direction> set = EnumSet.noneOf(Direction.class);
        for (Direction each : values()) {
            if ((mask & each.number) != 0) {
                set.add(each);
            }
        }
        return set;
    }

    static int mask(Set<Direction> set) {
        return set.stream().mapToInt(Direction::number).reduce(0, (a, b) -> a | b);
    }
}
