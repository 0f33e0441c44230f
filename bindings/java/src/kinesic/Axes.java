// Written by Scripts/generate. Do not edit: run `make generate`.
package kinesic;

/** Along which axes a drag goes. */
public enum Axes {
    BOTH(0),
    HORIZONTAL(1),
    VERTICAL(2);

    private final int number;

    Axes(int number) {
        this.number = number;
    }

    /** Its number in C. */
    public int number() {
        return number;
    }

    /** Null for a number that only a later library knows. */
    static Axes of(long number) {
        for (Axes each : values()) {
            if (each.number == number) {
                return each;
            }
        }
        return null;
    }
}
