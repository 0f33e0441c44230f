// Written by Scripts/generate. Do not edit: run `make generate`.
package kinesic;

import java.util.EnumSet;
import java.util.Set;

/** Edges that a screen edge pan comes from, as a mask. */
public enum Edge {
    TOP(1),
    LEFT(2),
    BOTTOM(4),
    RIGHT(8);

    private final int number;

    Edge(int number) {
        this.number = number;
    }

    /** Its number in C. */
    public int number() {
        return number;
    }

    static Set<Edge> of(long mask) {
        EnumSet<Edge> set = EnumSet.noneOf(Edge.class);
        for (Edge each : values()) {
            if ((mask & each.number) != 0) {
                set.add(each);
            }
        }
        return set;
    }

    static int mask(Set<Edge> set) {
        return set.stream().mapToInt(Edge::number).reduce(0, (a, b) -> a | b);
    }
}
