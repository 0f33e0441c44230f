// Written by Scripts/generate. Do not edit: run `make generate`.
package kinesic;

/** What a sample says of its scroll. */
public enum ScrollPhase {
    /** Fingers rest on the trackpad; it may carry movement already. */
    BEGAN(0),
    /** They moved. */
    CHANGED(1),
    /** They lifted; it may carry movement. */
    ENDED(2),
    /** The system cancelled it. */
    CANCELLED(3),
    /** A notch of a wheel: began, changed and ended in one. */
    DISCRETE(4);

    private final int number;

    ScrollPhase(int number) {
        this.number = number;
    }

    /** Its number in C. */
    public int number() {
        return number;
    }

    /** Null for a number that only a later library knows. */
    static ScrollPhase of(long number) {
        for (ScrollPhase each : values()) {
            if (each.number == number) {
                return each;
            }
        }
        return null;
    }
}
