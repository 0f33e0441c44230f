// Written by Scripts/generate. Do not edit: run `make generate`.
package kinesic;

/** What made a touch: a finger, a trackpad, a pen, a mouse. */
public enum TouchType {
    /** A finger on the screen; bit 1. */
    DIRECT(0),
    /** A finger on a trackpad; bit 2. */
    INDIRECT(1),
    /** A pen; bit 4. */
    PENCIL(2),
    /** A mouse; bit 8. */
    POINTER(3);

    private final int number;

    TouchType(int number) {
        this.number = number;
    }

    /** Its number in C. */
    public int number() {
        return number;
    }

    /** Null for a number that only a later library knows. */
    static TouchType of(long number) {
        for (TouchType each : values()) {
            if (each.number == number) {
                return each;
            }
        }
        return null;
    }
}
