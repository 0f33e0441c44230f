// Written by Scripts/generate. Do not edit: run `make generate`.
package kinesic;

/** How a velocity is estimated from places. */
public enum VelocityStrategy {
    /** The slope, at the latest point, of the parabola that fits all points best (Android's "lsq2"). */
    LEAST_SQUARES(0),
    /** The speed of a mass that the movement pushed (Android's "impulse"). */
    IMPULSE(1);

    private final int number;

    VelocityStrategy(int number) {
        this.number = number;
    }

    /** Its number in C. */
    public int number() {
        return number;
    }

    /** Null for a number that only a later library knows. */
    static VelocityStrategy of(long number) {
        for (VelocityStrategy each : values()) {
            if (each.number == number) {
                return each;
            }
        }
        return null;
    }
}
