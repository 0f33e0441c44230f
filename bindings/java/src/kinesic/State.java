// Written by Scripts/generate. Do not edit: run `make generate`.
package kinesic;

/** The state of a recognizer. */
public enum State {
    /** Nothing decided yet; also the state between attempts. */
    POSSIBLE(0),
    /** A continuous gesture was recognized. */
    BEGAN(1),
    /** It goes on. */
    CHANGED(2),
    /** It is complete; for a discrete gesture the only action. */
    ENDED(3),
    /** It was under way, and then it was cancelled. */
    CANCELLED(4),
    /** This attempt is not the gesture. */
    FAILED(5);

    private final int number;

    State(int number) {
        this.number = number;
    }

    /** Its number in C. */
    public int number() {
        return number;
    }

    /** Null for a number that only a later library knows. */
    static State of(long number) {
        for (State each : values()) {
            if (each.number == number) {
                return each;
            }
        }
        return null;
    }
}
