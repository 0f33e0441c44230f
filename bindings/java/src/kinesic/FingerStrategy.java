// Written by Scripts/generate. Do not edit: run `make generate`.
package kinesic;

/** How several fingers move a pan. */
public enum FingerStrategy {
    /** By the mean of their movements. */
    MEAN(0),
    /** As the one that landed last moves. */
    LATEST(1),
    /** By the largest movement each way. */
    LARGEST(2),
    /** By the sum of their movements. */
    SUM(3);

    private final int number;

    FingerStrategy(int number) {
        this.number = number;
    }

    /** Its number in C. */
    public int number() {
        return number;
    }

    /** Null for a number that only a later library knows. */
    static FingerStrategy of(long number) {
        for (FingerStrategy each : values()) {
            if (each.number == number) {
                return each;
            }
        }
        return null;
    }
}
