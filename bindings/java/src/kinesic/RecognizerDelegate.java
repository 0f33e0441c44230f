package kinesic;

/**
 * Questions that the engine asks about one recognizer. Answers must depend on nothing but the engine's state, or a
 * trace does not replay without them.
 */
public interface RecognizerDelegate {
    /** It is about to leave Possible: may it? Asked once an attempt. */
    default boolean shouldBegin(Recognizer recognizer) {
        return true;
    }

    /** A touch landed: does this recognizer take it? */
    default boolean shouldReceiveTouch(Recognizer recognizer, TouchSample touch) {
        return true;
    }

    /** May both run at once? A yes from either side is enough. */
    default boolean shouldRecognizeSimultaneouslyWith(Recognizer recognizer, Recognizer other) {
        return false;
    }

    /** Must `other` fail before this one? */
    default boolean shouldRequireFailureOf(Recognizer recognizer, Recognizer other) {
        return false;
    }

    /** Must this one fail before `other`? */
    default boolean shouldBeRequiredToFailBy(Recognizer recognizer, Recognizer other) {
        return false;
    }
}
