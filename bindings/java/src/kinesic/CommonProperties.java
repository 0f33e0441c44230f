// Written by Scripts/generate. Do not edit: run `make generate`.
package kinesic;

import java.time.Duration;
import java.util.Set;

/** The properties that every recognizer has. */
public abstract class CommonProperties {
    CommonProperties() {
    }

    abstract double number(String property);

    abstract void setNumber(String property, double to);

    /** Takes part at all. Default 1. */
    public boolean isEnabled() {
        return number("enabled") != 0;
    }

    /** Sets it: isEnabled. */
    public void setEnabled(boolean to) {
        setNumber("enabled", to ? 1 : 0);
    }

    /** On recognition its touches are cancelled in their views. Default 1. */
    public boolean isCancelsTouchesInView() {
        return number("cancels_touches_in_view") != 0;
    }

    /** Sets it: isCancelsTouchesInView. */
    public void setCancelsTouchesInView(boolean to) {
        setNumber("cancels_touches_in_view", to ? 1 : 0);
    }

    /** Views get its touches only when it has failed. Default 0. */
    public boolean isDelaysTouchesBegan() {
        return number("delays_touches_began") != 0;
    }

    /** Sets it: isDelaysTouchesBegan. */
    public void setDelaysTouchesBegan(boolean to) {
        setNumber("delays_touches_began", to ? 1 : 0);
    }

    /** Views get the end of its touches only when it has failed. Default 1. */
    public boolean isDelaysTouchesEnded() {
        return number("delays_touches_ended") != 0;
    }

    /** Sets it: isDelaysTouchesEnded. */
    public void setDelaysTouchesEnded(boolean to) {
        setNumber("delays_touches_ended", to ? 1 : 0);
    }

    /** Which touches it takes: direct 1, indirect 2, pencil 4, pointer 8. Default 15. */
    public Set<AllowedTouchTypes> getAllowedTouchTypes() {
        return AllowedTouchTypes.of((long) number("allowed_touch_types"));
    }

    /** Sets it: getAllowedTouchTypes. */
    public void setAllowedTouchTypes(Set<AllowedTouchTypes> to) {
        setNumber("allowed_touch_types", AllowedTouchTypes.mask(to) & 0xFFFFFFFFL);
    }

    /** The type of an attempt's first touch decides for the attempt. Default 1. */
    public boolean isRequiresExclusiveTouchType() {
        return number("requires_exclusive_touch_type") != 0;
    }

    /** Sets it: isRequiresExclusiveTouchType. */
    public void setRequiresExclusiveTouchType(boolean to) {
        setNumber("requires_exclusive_touch_type", to ? 1 : 0);
    }

    /** Sees all, prevents nothing, is prevented by nothing, leaves views alone. Default 0. */
    public boolean isObserveOnly() {
        return number("observe_only") != 0;
    }

    /** Sets it: isObserveOnly. */
    public void setObserveOnly(boolean to) {
        setNumber("observe_only", to ? 1 : 0);
    }

    /** Takes touches of one hand only: that of an attempt's first touch. Default 0. */
    public boolean isOneHand() {
        return number("one_hand") != 0;
    }

    /** Sets it: isOneHand. */
    public void setOneHand(boolean to) {
        setNumber("one_hand", to ? 1 : 0);
    }

    /**
     * How long from its first touch it keeps those from being recognized that it would prevent, while it is undecided.
     * Seconds, default 0.
     */
    public Duration getLease() {
        return Times.ofSeconds(number("lease"));
    }

    /** Sets it: getLease. */
    public void setLease(Duration to) {
        setNumber("lease", Times.seconds(to));
    }

    /**
     * How long after another one began it may take over from it, where the host allows that. Seconds, default 0.3.
     */
    public Duration getTakeoverInterval() {
        return Times.ofSeconds(number("takeover_interval"));
    }

    /** Sets it: getTakeoverInterval. */
    public void setTakeoverInterval(Duration to) {
        setNumber("takeover_interval", Times.seconds(to));
    }

    /** The state that it takes when all others of its arena have failed: 0 none, 1 Began, 3 Ended. Default 0. */
    public long getDefaultWinner() {
        return (long) number("default_winner");
    }

    /** Sets it: getDefaultWinner. */
    public void setDefaultWinner(long to) {
        setNumber("default_winner", to);
    }

    /** Where a boundary decides at the lift, it takes what is left before others. Default 0. */
    public boolean isWinsAtLift() {
        return number("wins_at_lift") != 0;
    }

    /** Sets it: isWinsAtLift. */
    public void setWinsAtLift(boolean to) {
        setNumber("wins_at_lift", to ? 1 : 0);
    }

    /** It takes a touch that presses one of these buttons as it lands; 0: any touch. Default 0. */
    public Set<Button> getAllowedButtons() {
        return Button.of((long) number("allowed_buttons"));
    }

    /** Sets it: getAllowedButtons. */
    public void setAllowedButtons(Set<Button> to) {
        setNumber("allowed_buttons", Button.mask(to) & 0xFFFFFFFFL);
    }
}
