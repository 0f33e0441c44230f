// Written by Scripts/generate. Do not edit: run `make generate`.
package kinesic;

/** Who did wrong, in a diagnostic. */
public enum Severity {
    INFO(0),
    /** The host: an illegal proposal, a dynamic requirement that would close a circle. */
    HOST_MISBEHAVING(1),
    /**
     * A recognizer class: plugin.h lists what; its recognizer fails, and at KIN_FAULT_LIMIT the class is switched off.
     */
    CLASS_MISBEHAVING(2);

    private final int number;

    Severity(int number) {
        this.number = number;
    }

    /** Its number in C. */
    public int number() {
        return number;
    }

    /** Null for a number that only a later library knows. */
    static Severity of(long number) {
        for (Severity each : values()) {
            if (each.number == number) {
                return each;
            }
        }
        return null;
    }
}
