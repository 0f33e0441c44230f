// Written by Scripts/generate. Do not edit: run `make generate`.
package kinesic;

import java.util.EnumSet;
import java.util.Set;

/** What is special about a view. */
public enum ViewFlags {
    /** Neither it nor what is below it is hit. */
    HIDDEN(1),
    /** As hidden, for touches. */
    INTERACTION_DISABLED(2),
    /** The view gets all its touches, else one at a time; recognizers see all in any case. */
    MULTIPLE_TOUCH(4),
    /** While it has a touch no other view gets any, and the other way round. */
    EXCLUSIVE_TOUCH(8),
    /** Keeps gestures below apart from those above, unless they share a touch. */
    ARENA_BOUNDARY(16),
    /** Asks for KIN_EVENT_VIEW_TOUCH. */
    WANTS_TOUCHES(32),
    /**
     * Asks for the touches of views below it too that no view in between asks for: a responder chain. The limits of
     * the view that was hit apply.
     */
    WANTS_TOUCHES_BELOW(64),
    /**
     * Of a boundary, or of the root view for all that no boundary has: when the last finger of its recognizers lifts
     * and none of them holds a lease, those that are required to fail and have not decided fail. The one with
     * `wins_at_lift` takes what is left, else those that have waited longest go first.
     */
    DECIDES_AT_LIFT(128);

    private final int number;

    ViewFlags(int number) {
        this.number = number;
    }

    /** Its number in C. */
    public int number() {
        return number;
    }

    static Set<ViewFlags> of(long mask) {
        EnumSet<ViewFlags> set = EnumSet.noneOf(ViewFlags.class);
        for (ViewFlags each : values()) {
            if ((mask & each.number) != 0) {
                set.add(each);
            }
        }
        return set;
    }

    static int mask(Set<ViewFlags> set) {
        return set.stream().mapToInt(ViewFlags::number).reduce(0, (a, b) -> a | b);
    }
}
