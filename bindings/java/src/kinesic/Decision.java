package kinesic;

import java.util.Optional;

/** Why a recognizer left Possible, or was kept there. */
public final class Decision extends Event {
    private final long recognizerId;
    private final long otherId;
    private final State state;
    private final Reason reason;

    Decision(Engine engine, long at) {
        super(engine, at);
        recognizerId = Platform.getLong(at + Native.EventAt.RECOGNIZER);
        otherId = Platform.getLong(at + Native.EventAt.OTHER);
        state = State.of(Platform.getInt(at + Native.EventAt.STATE));
        reason = Reason.of(Platform.getInt(at + Native.EventAt.REASON));
    }

    /** Whose it is. */
    public Recognizer recognizer() {
        return engine().recognizer(recognizerId);
    }

    /** The state that was asked for. */
    public State state() {
        return state;
    }

    /** Why; null for what only a later library knows. */
    public Reason reason() {
        return reason;
    }

    /** The other recognizer concerned. */
    public Optional<Recognizer> other() {
        return otherId == 0 ? Optional.empty() : Optional.of(engine().recognizer(otherId));
    }
}
