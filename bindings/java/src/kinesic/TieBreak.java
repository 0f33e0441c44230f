// Written by Scripts/generate. Do not edit: run `make generate`.
package kinesic;

/** How two recognizers that propose in one step are ordered. */
public enum TieBreak {
    /** Deepest view first, on one depth the one added last first. */
    DEPTH(0),
    /** First the one that crossed its threshold earlier inside the step's movement, then as above. */
    CROSSING(1);

    private final int number;

    TieBreak(int number) {
        this.number = number;
    }

    /** Its number in C. */
    public int number() {
        return number;
    }

    /** Null for a number that only a later library knows. */
    static TieBreak of(long number) {
        for (TieBreak each : values()) {
            if (each.number == number) {
                return each;
            }
        }
        return null;
    }
}
