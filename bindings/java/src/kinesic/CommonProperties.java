// Written by Scripts/generate. Do not edit: run `make generate`.
package kinesic;

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
}
