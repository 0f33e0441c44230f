// Written by Scripts/generate. Do not edit: run `make generate`.
package kinesic;

/** Why a recognizer left Possible, or was kept there. */
public enum Reason {
    NONE(0),
    /** Its class decided; `detail` is the class's own word. */
    OWN_RULE(1),
    /** It has earned its state, and waits for `other` to fail. */
    WAITING_FOR(2),
    /** It required `other` to fail, and `other` was recognized. */
    REQUIRED_RECOGNIZED(3),
    /**
     * `other` was recognized in this step and excludes it; `detail` is the KIN_HOW_... if this one could have gone
     * too, and `other` went first.
     */
    PREVENTED_BY(4),
    /** `other` was active already and excludes it. */
    BLOCKED_BY(5),
    /** A delegate said no; `detail` is the KIN_HOW_... that says whose. */
    SHOULD_BEGIN(6),
    /** It was disabled or aborted; `detail` is the KIN_HOW_... */
    DISABLED(7),
    /** The host removed it or its view; `detail` is the KIN_HOW_... */
    REMOVED(8),
    /** The system took one of its touches; `detail` is the KIN_CAUSE_... of it. */
    TOUCH_CANCELLED(9),
    /** It took no part in `touch`, which landed; `detail` is the KIN_FILTER_... */
    TOUCHES_FILTERED(10),
    /** All fingers were up and nothing could decide it any more. */
    ABANDONED(11),
    /** Its class or its host, by the KIN_HOW_... in `detail`, proposed a state that cannot follow. */
    ILLEGAL_TRANSITION(12),
    /** Its class broke another rule of plugin.h; the log has the sentence. */
    CLASS_MISBEHAVING(13),
    /**
     * It was to wait for `other`, which would close a circle: the requirement was dropped, and it stays as it is. One
     * record for each attempt; the log has a sentence for every one.
     */
    CYCLE(14),
    /** The host moved it to another view. */
    MOVED(15),
    /**
     * No recognizer's decision: `touch` was refused before anybody got it, at x, y; `detail` is the KIN_CAUSE_...
     */
    TOUCH_REFUSED(16),
    /**
     * `other` took over from it (kin_recognizer_allow_takeover), or withdrew it (KIN_REQUEST_PROVISIONAL): `detail` is
     * the KIN_HOW_...
     */
    TAKEN_OVER_BY(17),
    /** It has earned its state, and waits: `other` has a lease on the arena. */
    HELD_BY(18),
    /** All fingers were up, and `other` had waited for it. */
    DECIDED_AT_LIFT(19),
    /** It took its state because all others were out, or as what is left at the lift: `detail` is the KIN_HOW_... */
    DEFAULT_WINNER(20),
    /**
     * Its class said that its attempt does not go on with `touch`, which was about to land; `detail` is the class's
     * own word, 0: it has none.
     */
    BEFORE_LANDING(21);

    private final int number;

    Reason(int number) {
        this.number = number;
    }

    /** Its number in C. */
    public int number() {
        return number;
    }

    /** Null for a number that only a later library knows. */
    static Reason of(long number) {
        for (Reason each : values()) {
            if (each.number == number) {
                return each;
            }
        }
        return null;
    }
}
