// Written by Scripts/generate. Do not edit: run `make generate`.
package kinesic;

/** What a sample says of its touch; also what a view gets of one. */
public enum Phase {
    /** The contact went down. */
    BEGAN(0),
    /** It is elsewhere, or something else of it changed. */
    MOVED(1),
    /** It lifted. */
    ENDED(2),
    /** The system cancelled it: a palm, a lock screen; for a view: a gesture took it. */
    CANCELLED(3),
    /** Hover: a pointer or pencil appeared above the window; ids of hovering are a name space of their own. */
    ENTERED(4),
    /** Hover: it moved without touching; has no effect while the touch of the same id is down. */
    HOVERED(5),
    /** Hover: it left. */
    EXITED(6),
    /**
     * A contact went down, and nothing is to come of it: `cause` says why. No recognizer and no view gets it, and
     * nothing more of it is fed; with explaining on there is a decision.
     */
    REFUSED(7);

    private final int number;

    Phase(int number) {
        this.number = number;
    }

    /** Its number in C. */
    public int number() {
        return number;
    }

    /** Null for a number that only a later library knows. */
    static Phase of(long number) {
        for (Phase each : values()) {
            if (each.number == number) {
                return each;
            }
        }
        return null;
    }
}
