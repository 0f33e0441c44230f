// Written by Scripts/generate. Do not edit: run `make generate`.
package kinesic;

/** How the threshold of a drag counts. */
public enum ThresholdMode {
    /** On one axis, as UIKit does. */
    AXIS(0),
    /** As the length of the movement. */
    LENGTH(1);

    private final int number;

    ThresholdMode(int number) {
        this.number = number;
    }

    /** Its number in C. */
    public int number() {
        return number;
    }

    /** Null for a number that only a later library knows. */
    static ThresholdMode of(long number) {
        for (ThresholdMode each : values()) {
            if (each.number == number) {
                return each;
            }
        }
        return null;
    }
}
