// Written by Scripts/generate. Do not edit: run `make generate`.
package kinesic;

/** What a call was refused for. */
public enum ErrorCode {
    /** A pointer that must not be null is null. Remedy: pass the object. */
    NULL(-1),
    /**
     * An argument is not a number, is infinite or beyond KIN_NUMBER_LIMIT, or is not one of the values of its
     * enumeration. Remedy: see the comment of the field.
     */
    INVALID(-2),
    /** A number lies outside the range that its property allows; the sentence names the range. */
    RANGE(-3),
    /** The id was valid once, but what it named is gone; or it never was an id of this engine. Remedy: forget it. */
    STALE(-4),
    /** The id names something else, a view where a recognizer is wanted. Remedy: pass an id of the right kind. */
    KIND(-5),
    /** No class, property or value has that name; the sentence lists those that exist. */
    UNKNOWN(-6),
    /** Time would run backwards. Remedy: feed samples in the order of their time, from one monotonic clock. */
    TIME(-7),
    /** A touch goes down twice, or moves or lifts without being down. Nothing of the feed was applied. */
    SEQUENCE(-8),
    /**
     * A table is full: more contacts than touch_capacity, or more records wait than event_capacity, also when moved
     * and changed ones are merged into their latest, which comes first. Nothing of the call was applied. Remedy: poll,
     * or raise it.
     */
    CAPACITY(-9),
    /** Fed, advanced or polled from inside a callback. Remedy: return from the callback first. */
    REENTRANT(-10),
    /** The failure requirement would close a circle of recognizers that wait for one another. */
    CYCLE(-11),
    /** This build or this class cannot do that; the sentence says which can. */
    UNSUPPORTED(-12),
    /**
     * A struct_size is one that no level has, or the struct says something beyond what this library knows. Remedy:
     * fill option structs by their kin_..._init; use what is new only with a library that has it.
     */
    SIZE(-13),
    /** Something of that name is there already. */
    EXISTS(-14),
    /** A state that cannot follow the present one was proposed. Nothing changed. */
    STATE(-15),
    /** A recognizer class or plugin is not well formed; the sentence names the fault. */
    CLASS(-16),
    /**
     * The bytes are no trace, or one that is cut, damaged or newer; the sentence has the offset. What stands before it
     * was played.
     */
    TRACE(-17),
    /** A replay did something else than what was recorded; the sentence names the first step and what differs. */
    DIVERGED(-18),
    /** A trace's sink refused; the recording is over, the engine goes on. */
    SINK(-19),
    /**
     * There is not enough memory for the call. Any call that creates or stores something can return this. Nothing
     * changed. Remedy: free some memory, or try again later.
     */
    MEMORY(-20),
    /**
     * Another thread is in a call of this engine, or has claimed it. Remedy: one call at a time, with a lock for
     * instance.
     */
    THREAD(-21);

    private final int number;

    ErrorCode(int number) {
        this.number = number;
    }

    /** Its number in C. */
    public int number() {
        return number;
    }

    /** Null for a number that only a later library knows. */
    static ErrorCode of(long number) {
        for (ErrorCode each : values()) {
            if (each.number == number) {
                return each;
            }
        }
        return null;
    }
}
