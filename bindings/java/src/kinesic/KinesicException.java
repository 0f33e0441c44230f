package kinesic;

/** The engine refused a call, which changed nothing. The message is the engine's sentence. */
public class KinesicException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final int raw;

    KinesicException(int raw, String sentence) {
        super(sentence);
        this.raw = raw;
    }

    /** What kind of failure it is; null for one that only a later library knows. */
    public ErrorCode code() {
        return ErrorCode.of(raw);
    }

    @Override
    public String toString() {
        return getMessage() + " (" + Scratch.text(Native.kin_result_name(raw)) + ")";
    }
}
