// Written by Scripts/generate. Do not edit: run `make generate`.

using System;

namespace Kinesic {
/// <summary>The properties that every recognizer has.</summary>
public partial class Recognizer
{
    /// <summary>Takes part at all. Default 1.</summary>
    public bool Enabled
    {
        get { return GetNumber("enabled") != 0; }
        set { SetNumber("enabled", value ? 1 : 0); }
    }

    /// <summary>On recognition its touches are cancelled in their views. Default 1.</summary>
    public bool CancelsTouchesInView
    {
        get { return GetNumber("cancels_touches_in_view") != 0; }
        set { SetNumber("cancels_touches_in_view", value ? 1 : 0); }
    }

    /// <summary>Views get its touches only when it has failed. Default 0.</summary>
    public bool DelaysTouchesBegan
    {
        get { return GetNumber("delays_touches_began") != 0; }
        set { SetNumber("delays_touches_began", value ? 1 : 0); }
    }

    /// <summary>Views get the end of its touches only when it has failed. Default 1.</summary>
    public bool DelaysTouchesEnded
    {
        get { return GetNumber("delays_touches_ended") != 0; }
        set { SetNumber("delays_touches_ended", value ? 1 : 0); }
    }

    /// <summary>Which touches it takes: direct 1, indirect 2, pencil 4, pointer 8. Default 15.</summary>
    public AllowedTouchTypes AllowedTouchTypes
    {
        get { return (AllowedTouchTypes)(uint)GetNumber("allowed_touch_types"); }
        set { SetNumber("allowed_touch_types", (uint)value); }
    }

    /// <summary>The type of an attempt's first touch decides for the attempt. Default 1.</summary>
    public bool RequiresExclusiveTouchType
    {
        get { return GetNumber("requires_exclusive_touch_type") != 0; }
        set { SetNumber("requires_exclusive_touch_type", value ? 1 : 0); }
    }

    /// <summary>Sees all, prevents nothing, is prevented by nothing, leaves views alone. Default 0.</summary>
    public bool ObserveOnly
    {
        get { return GetNumber("observe_only") != 0; }
        set { SetNumber("observe_only", value ? 1 : 0); }
    }

    /// <summary>Takes touches of one hand only: that of an attempt's first touch. Default 0.</summary>
    public bool OneHand
    {
        get { return GetNumber("one_hand") != 0; }
        set { SetNumber("one_hand", value ? 1 : 0); }
    }

    /// <summary>How long from its first touch it keeps those from being recognized that it would prevent, while it is
    /// undecided. Seconds, default 0.</summary>
    public TimeSpan Lease
    {
        get { return Time.FromSeconds(GetNumber("lease")); }
        set { SetNumber("lease", value.TotalSeconds); }
    }

    /// <summary>How long after another one began it may take over from it, where the host allows that. Seconds,
    /// default 0.3.</summary>
    public TimeSpan TakeoverInterval
    {
        get { return Time.FromSeconds(GetNumber("takeover_interval")); }
        set { SetNumber("takeover_interval", value.TotalSeconds); }
    }

    /// <summary>The state that it takes when all others of its arena have failed: 0 none, 1 Began, 3 Ended. Default
    /// 0.</summary>
    public uint DefaultWinner
    {
        get { return (uint)GetNumber("default_winner"); }
        set { SetNumber("default_winner", value); }
    }

    /// <summary>Where a boundary decides at the lift, it takes what is left before others. Default 0.</summary>
    public bool WinsAtLift
    {
        get { return GetNumber("wins_at_lift") != 0; }
        set { SetNumber("wins_at_lift", value ? 1 : 0); }
    }

    /// <summary>It takes a touch that presses one of these buttons as it lands; 0: any touch. Default 0.</summary>
    public Button AllowedButtons
    {
        get { return (Button)(uint)GetNumber("allowed_buttons"); }
        set { SetNumber("allowed_buttons", (uint)value); }
    }
}

/// <summary>The class tap: Fingers that come down and lift again, once or several times.</summary>
public sealed class Tap : Recognizer
{
    internal override string Word
    {
        get { return "tap"; }
    }

    /// <summary>Each of its gestures, with their outputs.</summary>
    public event Action<Gesture, TapOutputs> StateChanged
    {
        add { Subscribe(value, gesture => value(gesture, new TapOutputs(gesture.Values))); }
        remove { Unsubscribe(value); }
    }

    /// <summary>How many taps. Default 1.</summary>
    public uint TapsRequired
    {
        get { return (uint)GetNumber("taps_required"); }
        set { SetNumber("taps_required", value); }
    }

    /// <summary>How many fingers each tap needs, exactly. Default 1.</summary>
    public uint TouchesRequired
    {
        get { return (uint)GetNumber("touches_required"); }
        set { SetNumber("touches_required", value); }
    }

    /// <summary>How far a finger may move from where it landed. Window units, default 45.</summary>
    public double AllowableMovement
    {
        get { return GetNumber("allowable_movement"); }
        set { SetNumber("allowable_movement", value); }
    }

    /// <summary>The longest time from the first finger's landing to the last lift of one tap. Seconds, default
    /// 0.75.</summary>
    public TimeSpan MaximumTapDuration
    {
        get { return Time.FromSeconds(GetNumber("maximum_tap_duration")); }
        set { SetNumber("maximum_tap_duration", value.TotalSeconds); }
    }

    /// <summary>The longest time from the last lift of a tap to the first finger of the next. Seconds, default
    /// 0.35.</summary>
    public TimeSpan MaximumInterval
    {
        get { return Time.FromSeconds(GetNumber("maximum_interval")); }
        set { SetNumber("maximum_interval", value.TotalSeconds); }
    }

    /// <summary>The farthest that neighbouring taps may be apart. Window units, default 45.</summary>
    public double MaximumTapDistance
    {
        get { return GetNumber("maximum_tap_distance"); }
        set { SetNumber("maximum_tap_distance", value); }
    }

    /// <summary>The buttons that a pointer must press as it lands; 0: any. Default 1.</summary>
    public Button ButtonsRequired
    {
        get { return (Button)(uint)GetNumber("buttons_required"); }
        set { SetNumber("buttons_required", (uint)value); }
    }

    /// <summary>Begins with its last lift; it ends when nobody can withdraw it any more, and is cancelled by a tap
    /// that needs more. Default 0.</summary>
    public bool Provisional
    {
        get { return GetNumber("provisional") != 0; }
        set { SetNumber("provisional", value ? 1 : 0); }
    }

    /// <summary>How many taps were made. Now.</summary>
    public uint TapCount
    {
        get { return (uint)GetValue("tap_count"); }
    }
}

/// <summary>The outputs of a Tap, as an event has them.</summary>
public sealed class TapOutputs
{
    /// <summary>How many taps were made.</summary>
    public uint TapCount { get; private set; }

    internal TapOutputs(double[] values)
    {
        TapCount = (uint)values[0];
    }
}

/// <summary>The class long_press: Fingers that rest, after some taps if wanted; then they may move.</summary>
public sealed class LongPress : Recognizer
{
    internal override string Word
    {
        get { return "long_press"; }
    }

    /// <summary>Each of its gestures, with their outputs.</summary>
    public event Action<Gesture, LongPressOutputs> StateChanged
    {
        add { Subscribe(value, gesture => value(gesture, new LongPressOutputs(gesture.Values))); }
        remove { Unsubscribe(value); }
    }

    /// <summary>How long all fingers must rest before it begins. Seconds, default 0.5.</summary>
    public TimeSpan MinimumDuration
    {
        get { return Time.FromSeconds(GetNumber("minimum_duration")); }
        set { SetNumber("minimum_duration", value.TotalSeconds); }
    }

    /// <summary>How far a finger may move before it begins; there is no limit after that. Window units, default
    /// 10.</summary>
    public double AllowableMovement
    {
        get { return GetNumber("allowable_movement"); }
        set { SetNumber("allowable_movement", value); }
    }

    /// <summary>How many fingers, exactly. Default 1.</summary>
    public uint TouchesRequired
    {
        get { return (uint)GetNumber("touches_required"); }
        set { SetNumber("touches_required", value); }
    }

    /// <summary>How many taps come before the press. Default 0.</summary>
    public uint TapsRequired
    {
        get { return (uint)GetNumber("taps_required"); }
        set { SetNumber("taps_required", value); }
    }

    /// <summary>A finger that presses so hard begins it at once, when all are down; 1 is an ordinary touch; 0: none
    /// does. Default 0.</summary>
    public double Force
    {
        get { return GetNumber("force"); }
        set { SetNumber("force", value); }
    }

    /// <summary>Time since the last required finger landed. Seconds. Now.</summary>
    public TimeSpan Duration
    {
        get { return Time.FromSeconds(GetValue("duration")); }
    }
}

/// <summary>The outputs of a LongPress, as an event has them.</summary>
public sealed class LongPressOutputs
{
    /// <summary>Time since the last required finger landed. Seconds.</summary>
    public TimeSpan Duration { get; private set; }

    internal LongPressOutputs(double[] values)
    {
        Duration = Time.FromSeconds(values[0]);
    }
}

/// <summary>The class pan: Fingers that drag.</summary>
public sealed class Pan : Recognizer
{
    internal override string Word
    {
        get { return "pan"; }
    }

    /// <summary>Each of its gestures, with their outputs.</summary>
    public event Action<Gesture, PanOutputs> StateChanged
    {
        add { Subscribe(value, gesture => value(gesture, new PanOutputs(gesture.Values))); }
        remove { Unsubscribe(value); }
    }

    /// <summary>How many fingers it needs. Default 1.</summary>
    public uint MinimumTouches
    {
        get { return (uint)GetNumber("minimum_touches"); }
        set { SetNumber("minimum_touches", value); }
    }

    /// <summary>More fingers fail it, or are ignored once it began; the default is without limit.</summary>
    public uint MaximumTouches
    {
        get { return (uint)GetNumber("maximum_touches"); }
        set { SetNumber("maximum_touches", value); }
    }

    /// <summary>How far a finger must move from where it landed. Window units, default 10.</summary>
    public double Threshold
    {
        get { return GetNumber("threshold"); }
        set { SetNumber("threshold", value); }
    }

    /// <summary>0: on one axis; 1: as a length. Default 0.</summary>
    public ThresholdMode ThresholdMode
    {
        get { return (ThresholdMode)(int)GetNumber("threshold_mode"); }
        set { SetNumber("threshold_mode", (int)value); }
    }

    /// <summary>0: both; 1: horizontal only; 2: vertical only. Default 0.</summary>
    public Axes Axes
    {
        get { return (Axes)(int)GetNumber("axes"); }
        set { SetNumber("axes", (int)value); }
    }

    /// <summary>Whether the translation leaves out the threshold. Default 0.</summary>
    public bool TranslationFromThreshold
    {
        get { return GetNumber("translation_from_threshold") != 0; }
        set { SetNumber("translation_from_threshold", value ? 1 : 0); }
    }

    /// <summary>0: least squares of degree 2; 1: impulse. Default 0.</summary>
    public VelocityStrategy VelocityStrategy
    {
        get { return (VelocityStrategy)(int)GetNumber("velocity_strategy"); }
        set { SetNumber("velocity_strategy", (int)value); }
    }

    /// <summary>How several fingers move it: 0 their mean, 1 the latest, 2 the largest each way, 3 their sum. Default
    /// 0.</summary>
    public FingerStrategy FingerStrategy
    {
        get { return (FingerStrategy)(int)GetNumber("finger_strategy"); }
        set { SetNumber("finger_strategy", (int)value); }
    }

    /// <summary>It also begins when a finger is farther to the left; negative. Window units, no limit by
    /// default.</summary>
    public double ActiveOffsetXMinimum
    {
        get { return GetNumber("active_offset_x_minimum"); }
        set { SetNumber("active_offset_x_minimum", value); }
    }

    /// <summary>It also begins when a finger is farther to the right. Window units, no limit by default.</summary>
    public double ActiveOffsetXMaximum
    {
        get { return GetNumber("active_offset_x_maximum"); }
        set { SetNumber("active_offset_x_maximum", value); }
    }

    /// <summary>It also begins when a finger is farther up; negative. Window units, no limit by default.</summary>
    public double ActiveOffsetYMinimum
    {
        get { return GetNumber("active_offset_y_minimum"); }
        set { SetNumber("active_offset_y_minimum", value); }
    }

    /// <summary>It also begins when a finger is farther down. Window units, no limit by default.</summary>
    public double ActiveOffsetYMaximum
    {
        get { return GetNumber("active_offset_y_maximum"); }
        set { SetNumber("active_offset_y_maximum", value); }
    }

    /// <summary>It fails when a finger is farther to the left before it begins; negative. Window units, no limit by
    /// default.</summary>
    public double FailOffsetXMinimum
    {
        get { return GetNumber("fail_offset_x_minimum"); }
        set { SetNumber("fail_offset_x_minimum", value); }
    }

    /// <summary>It fails when a finger is farther to the right before it begins. Window units, no limit by
    /// default.</summary>
    public double FailOffsetXMaximum
    {
        get { return GetNumber("fail_offset_x_maximum"); }
        set { SetNumber("fail_offset_x_maximum", value); }
    }

    /// <summary>It fails when a finger is farther up before it begins; negative. Window units, no limit by
    /// default.</summary>
    public double FailOffsetYMinimum
    {
        get { return GetNumber("fail_offset_y_minimum"); }
        set { SetNumber("fail_offset_y_minimum", value); }
    }

    /// <summary>It fails when a finger is farther down before it begins. Window units, no limit by default.</summary>
    public double FailOffsetYMaximum
    {
        get { return GetNumber("fail_offset_y_maximum"); }
        set { SetNumber("fail_offset_y_maximum", value); }
    }

    /// <summary>Reports that come less than this after the first of a sample are one sample: its last place and time
    /// count. Seconds, default 0.002.</summary>
    public TimeSpan VelocitySpacing
    {
        get { return Time.FromSeconds(GetNumber("velocity_spacing")); }
        set { SetNumber("velocity_spacing", value.TotalSeconds); }
    }

    /// <summary>A finger that is faster is reported as this fast: 10 m/s. Window units per second, default
    /// 64173.</summary>
    public double VelocityLimit
    {
        get { return GetNumber("velocity_limit"); }
        set { SetNumber("velocity_limit", value); }
    }

    /// <summary>Whether the velocity at the end leaves out a jump of the finger as it rolls off. Default 1.</summary>
    public bool VelocityLiftGuard
    {
        get { return GetNumber("velocity_lift_guard") != 0; }
        set { SetNumber("velocity_lift_guard", value ? 1 : 0); }
    }

    /// <summary>With several fingers: how many times the change of their distance, and the arc, their centre's travel
    /// must be. Default 0.</summary>
    public double Dominance
    {
        get { return GetNumber("dominance"); }
        set { SetNumber("dominance", value); }
    }

    /// <summary>A larger threshold for `early_interval` after a landing; 0: none. Window units, default 0.</summary>
    public double EarlyThreshold
    {
        get { return GetNumber("early_threshold"); }
        set { SetNumber("early_threshold", value); }
    }

    /// <summary>How long `early_threshold` holds. Seconds, default 0.25.</summary>
    public TimeSpan EarlyInterval
    {
        get { return Time.FromSeconds(GetNumber("early_interval")); }
        set { SetNumber("early_interval", value.TotalSeconds); }
    }

    /// <summary>How far it went, to the right and down. Window units. Now.</summary>
    public Point Translation
    {
        get { return new Point(GetValue("translation.x"), GetValue("translation.y")); }
    }

    /// <summary>Its velocity. Window units per second. Now.</summary>
    public Point Velocity
    {
        get { return new Point(GetValue("velocity.x"), GetValue("velocity.y")); }
    }

    /// <summary>How much of what two fingers did when it began was a drag: 1 all; 1 with one finger. Now.</summary>
    public double Certainty
    {
        get { return GetValue("certainty"); }
    }
}

/// <summary>The outputs of a Pan, as an event has them.</summary>
public sealed class PanOutputs
{
    /// <summary>How far it went, to the right and down. Window units.</summary>
    public Point Translation { get; private set; }
    /// <summary>Its velocity. Window units per second.</summary>
    public Point Velocity { get; private set; }
    /// <summary>How much of what two fingers did when it began was a drag: 1 all; 1 with one finger.</summary>
    public double Certainty { get; private set; }

    internal PanOutputs(double[] values)
    {
        Translation = new Point(values[0], values[1]);
        Velocity = new Point(values[2], values[3]);
        Certainty = values[4];
    }
}

/// <summary>The class swipe: A quick straight stroke.</summary>
public sealed class Swipe : Recognizer
{
    internal override string Word
    {
        get { return "swipe"; }
    }

    /// <summary>Each of its gestures, with their outputs.</summary>
    public event Action<Gesture, SwipeOutputs> StateChanged
    {
        add { Subscribe(value, gesture => value(gesture, new SwipeOutputs(gesture.Values))); }
        remove { Unsubscribe(value); }
    }

    /// <summary>The allowed directions: right 1, left 2, up 4, down 8; one stroke is one of them. Default 1.</summary>
    public Direction Direction
    {
        get { return (Direction)(uint)GetNumber("direction"); }
        set { SetNumber("direction", (uint)value); }
    }

    /// <summary>How many fingers, exactly. Default 1.</summary>
    public uint TouchesRequired
    {
        get { return (uint)GetNumber("touches_required"); }
        set { SetNumber("touches_required", value); }
    }

    /// <summary>The longest time since the first finger landed. Seconds, default 0.5.</summary>
    public TimeSpan MaximumDuration
    {
        get { return Time.FromSeconds(GetNumber("maximum_duration")); }
        set { SetNumber("maximum_duration", value.TotalSeconds); }
    }

    /// <summary>How far each finger must go along the direction, at time 0. Window units, default 50.</summary>
    public double MinimumDistance
    {
        get { return GetNumber("minimum_distance"); }
        set { SetNumber("minimum_distance", value); }
    }

    /// <summary>How far each finger may go across the direction, at time 0. Window units, default 50.</summary>
    public double MaximumCross
    {
        get { return GetNumber("maximum_cross"); }
        set { SetNumber("maximum_cross", value); }
    }

    /// <summary>The share of minimum_distance by which it shrinks per second. Per second, default 0.94.</summary>
    public double DistanceDecay
    {
        get { return GetNumber("distance_decay"); }
        set { SetNumber("distance_decay", value); }
    }

    /// <summary>The share of maximum_cross by which it shrinks per second. Per second, default 0.98.</summary>
    public double CrossDecay
    {
        get { return GetNumber("cross_decay"); }
        set { SetNumber("cross_decay", value); }
    }

    /// <summary>How far behind its landing place a finger may be. Window units, default 10.</summary>
    public double Backtrack
    {
        get { return GetNumber("backtrack"); }
        set { SetNumber("backtrack", value); }
    }
}

/// <summary>The outputs of a Swipe, as an event has them.</summary>
public sealed class SwipeOutputs
{
    /// <summary>The direction found: right 1, left 2, up 4, down 8.</summary>
    public Direction Direction { get; private set; }

    internal SwipeOutputs(double[] values)
    {
        Direction = (Direction)(uint)values[0];
    }
}

/// <summary>The class pinch: Two fingers that come together or go apart.</summary>
public sealed class Pinch : Recognizer
{
    internal override string Word
    {
        get { return "pinch"; }
    }

    /// <summary>Each of its gestures, with their outputs.</summary>
    public event Action<Gesture, PinchOutputs> StateChanged
    {
        add { Subscribe(value, gesture => value(gesture, new PinchOutputs(gesture.Values))); }
        remove { Unsubscribe(value); }
    }

    /// <summary>How much the distance of the fingers must change. Window units, default 8.</summary>
    public double Threshold
    {
        get { return GetNumber("threshold"); }
        set { SetNumber("threshold", value); }
    }

    /// <summary>More fingers fail it before it begins; the default is without limit: those that come later are
    /// ignored.</summary>
    public uint MaximumTouches
    {
        get { return (uint)GetNumber("maximum_touches"); }
        set { SetNumber("maximum_touches", value); }
    }

    /// <summary>How many times the travel of the fingers' centre the change must be; 0: the plain threshold. Default
    /// 1.35.</summary>
    public double Dominance
    {
        get { return GetNumber("dominance"); }
        set { SetNumber("dominance", value); }
    }

    /// <summary>Change and travel are compared since the start and within this time. Seconds, default 0.3.</summary>
    public TimeSpan DominanceWindow
    {
        get { return Time.FromSeconds(GetNumber("dominance_window")); }
        set { SetNumber("dominance_window", value.TotalSeconds); }
    }

    /// <summary>What part of the faster finger's way the slower one must go before it begins; 0: it may rest. Default
    /// 0.</summary>
    public double RestingShare
    {
        get { return GetNumber("resting_share"); }
        set { SetNumber("resting_share", value); }
    }

    /// <summary>The power of the fingers' scale that is reported: below 1 large movements make small changes. Default
    /// 1.</summary>
    public double Gain
    {
        get { return GetNumber("gain"); }
        set { SetNumber("gain", value); }
    }

    /// <summary>0: least squares of degree 2; 1: impulse. Default 0.</summary>
    public VelocityStrategy VelocityStrategy
    {
        get { return (VelocityStrategy)(int)GetNumber("velocity_strategy"); }
        set { SetNumber("velocity_strategy", (int)value); }
    }

    /// <summary>Reports that come less than this after the first of a sample are one sample: its last place and time
    /// count. Seconds, default 0.002.</summary>
    public TimeSpan VelocitySpacing
    {
        get { return Time.FromSeconds(GetNumber("velocity_spacing")); }
        set { SetNumber("velocity_spacing", value.TotalSeconds); }
    }

    /// <summary>A finger that is faster is reported as this fast: 10 m/s. Window units per second, default
    /// 64173.</summary>
    public double VelocityLimit
    {
        get { return GetNumber("velocity_limit"); }
        set { SetNumber("velocity_limit", value); }
    }

    /// <summary>Whether the velocity at the end leaves out a jump of the finger as it rolls off. Default 1.</summary>
    public bool VelocityLiftGuard
    {
        get { return GetNumber("velocity_lift_guard") != 0; }
        set { SetNumber("velocity_lift_guard", value ? 1 : 0); }
    }

    /// <summary>A larger threshold for `early_interval` after a landing; 0: none. Window units, default 0.</summary>
    public double EarlyThreshold
    {
        get { return GetNumber("early_threshold"); }
        set { SetNumber("early_threshold", value); }
    }

    /// <summary>How long `early_threshold` holds. Seconds, default 0.25.</summary>
    public TimeSpan EarlyInterval
    {
        get { return Time.FromSeconds(GetNumber("early_interval")); }
        set { SetNumber("early_interval", value.TotalSeconds); }
    }

    /// <summary>Distance of the fingers relative to the start. Now.</summary>
    public double Scale
    {
        get { return GetValue("scale"); }
    }

    /// <summary>Velocity of the scale. Per second. Now.</summary>
    public double Velocity
    {
        get { return GetValue("velocity"); }
    }

    /// <summary>The point between the fingers. Window units. Now.</summary>
    public Point Focus
    {
        get { return new Point(GetValue("focus.x"), GetValue("focus.y")); }
    }

    /// <summary>Distance of the fingers at the previous event. Window units. Now.</summary>
    public double SpanBefore
    {
        get { return GetValue("span_before"); }
    }

    /// <summary>Distance of the fingers now. Window units. Now.</summary>
    public double Span
    {
        get { return GetValue("span"); }
    }

    /// <summary>How much of what the fingers did when it began was a pinch: 1 all. Now.</summary>
    public double Certainty
    {
        get { return GetValue("certainty"); }
    }
}

/// <summary>The outputs of a Pinch, as an event has them.</summary>
public sealed class PinchOutputs
{
    /// <summary>Distance of the fingers relative to the start.</summary>
    public double Scale { get; private set; }
    /// <summary>Velocity of the scale. Per second.</summary>
    public double Velocity { get; private set; }
    /// <summary>The point between the fingers. Window units.</summary>
    public Point Focus { get; private set; }
    /// <summary>Distance of the fingers at the previous event. Window units.</summary>
    public double SpanBefore { get; private set; }
    /// <summary>Distance of the fingers now. Window units.</summary>
    public double Span { get; private set; }
    /// <summary>How much of what the fingers did when it began was a pinch: 1 all.</summary>
    public double Certainty { get; private set; }

    internal PinchOutputs(double[] values)
    {
        Scale = values[0];
        Velocity = values[1];
        Focus = new Point(values[2], values[3]);
        SpanBefore = values[4];
        Span = values[5];
        Certainty = values[6];
    }
}

/// <summary>The class rotation: Two fingers that turn about each other.</summary>
public sealed class Rotation : Recognizer
{
    internal override string Word
    {
        get { return "rotation"; }
    }

    /// <summary>Each of its gestures, with their outputs.</summary>
    public event Action<Gesture, RotationOutputs> StateChanged
    {
        add { Subscribe(value, gesture => value(gesture, new RotationOutputs(gesture.Values))); }
        remove { Unsubscribe(value); }
    }

    /// <summary>How far the line between the fingers must turn. Radians, default 0.1.</summary>
    public double Threshold
    {
        get { return GetNumber("threshold"); }
        set { SetNumber("threshold", value); }
    }

    /// <summary>More fingers fail it before it begins; the default is without limit: those that come later are
    /// ignored.</summary>
    public uint MaximumTouches
    {
        get { return (uint)GetNumber("maximum_touches"); }
        set { SetNumber("maximum_touches", value); }
    }

    /// <summary>How many times the travel of the fingers' centre the arc must be; 0: the plain threshold. Default
    /// 1.</summary>
    public double Dominance
    {
        get { return GetNumber("dominance"); }
        set { SetNumber("dominance", value); }
    }

    /// <summary>Change and travel are compared since the start and within this time. Seconds, default 0.3.</summary>
    public TimeSpan DominanceWindow
    {
        get { return Time.FromSeconds(GetNumber("dominance_window")); }
        set { SetNumber("dominance_window", value.TotalSeconds); }
    }

    /// <summary>What part of the faster finger's way the slower one must go before it begins; 0: it may rest. Default
    /// 0.</summary>
    public double RestingShare
    {
        get { return GetNumber("resting_share"); }
        set { SetNumber("resting_share", value); }
    }

    /// <summary>How many times the fingers' turn is reported: below 1 large movements make small changes. Default
    /// 1.</summary>
    public double Gain
    {
        get { return GetNumber("gain"); }
        set { SetNumber("gain", value); }
    }

    /// <summary>0: least squares of degree 2; 1: impulse. Default 0.</summary>
    public VelocityStrategy VelocityStrategy
    {
        get { return (VelocityStrategy)(int)GetNumber("velocity_strategy"); }
        set { SetNumber("velocity_strategy", (int)value); }
    }

    /// <summary>Reports that come less than this after the first of a sample are one sample: its last place and time
    /// count. Seconds, default 0.002.</summary>
    public TimeSpan VelocitySpacing
    {
        get { return Time.FromSeconds(GetNumber("velocity_spacing")); }
        set { SetNumber("velocity_spacing", value.TotalSeconds); }
    }

    /// <summary>A finger that is faster is reported as this fast: 10 m/s. Window units per second, default
    /// 64173.</summary>
    public double VelocityLimit
    {
        get { return GetNumber("velocity_limit"); }
        set { SetNumber("velocity_limit", value); }
    }

    /// <summary>Whether the velocity at the end leaves out a jump of the finger as it rolls off. Default 1.</summary>
    public bool VelocityLiftGuard
    {
        get { return GetNumber("velocity_lift_guard") != 0; }
        set { SetNumber("velocity_lift_guard", value ? 1 : 0); }
    }

    /// <summary>A larger threshold for `early_interval` after a landing; 0: none. Radians, default 0.</summary>
    public double EarlyThreshold
    {
        get { return GetNumber("early_threshold"); }
        set { SetNumber("early_threshold", value); }
    }

    /// <summary>How long `early_threshold` holds. Seconds, default 0.25.</summary>
    public TimeSpan EarlyInterval
    {
        get { return Time.FromSeconds(GetNumber("early_interval")); }
        set { SetNumber("early_interval", value.TotalSeconds); }
    }

    /// <summary>Turned since the start, clockwise on a y-down screen. Radians. Now.</summary>
    public double CurrentRotation
    {
        get { return GetValue("rotation"); }
    }

    /// <summary>Velocity of the rotation. Rad/s. Now.</summary>
    public double Velocity
    {
        get { return GetValue("velocity"); }
    }

    /// <summary>The point between the fingers. Window units. Now.</summary>
    public Point Focus
    {
        get { return new Point(GetValue("focus.x"), GetValue("focus.y")); }
    }

    /// <summary>How much of what the fingers did when it began was a rotation: 1 all. Now.</summary>
    public double Certainty
    {
        get { return GetValue("certainty"); }
    }
}

/// <summary>The outputs of a Rotation, as an event has them.</summary>
public sealed class RotationOutputs
{
    /// <summary>Turned since the start, clockwise on a y-down screen. Radians.</summary>
    public double Rotation { get; private set; }
    /// <summary>Velocity of the rotation. Rad/s.</summary>
    public double Velocity { get; private set; }
    /// <summary>The point between the fingers. Window units.</summary>
    public Point Focus { get; private set; }
    /// <summary>How much of what the fingers did when it began was a rotation: 1 all.</summary>
    public double Certainty { get; private set; }

    internal RotationOutputs(double[] values)
    {
        Rotation = values[0];
        Velocity = values[1];
        Focus = new Point(values[2], values[3]);
        Certainty = values[4];
    }
}

/// <summary>The class press: One finger that is down; gives way to every other gesture.</summary>
public sealed class Press : Recognizer
{
    internal override string Word
    {
        get { return "press"; }
    }

    /// <summary>Each of its gestures, with their outputs.</summary>
    public event Action<Gesture, PressOutputs> StateChanged
    {
        add { Subscribe(value, gesture => value(gesture, new PressOutputs(gesture.Values))); }
        remove { Unsubscribe(value); }
    }

    /// <summary>How long the finger must be down before it begins. Seconds, default 0.</summary>
    public TimeSpan Delay
    {
        get { return Time.FromSeconds(GetNumber("delay")); }
        set { SetNumber("delay", value.TotalSeconds); }
    }
}

/// <summary>The outputs of a Press, as an event has them.</summary>
public sealed class PressOutputs
{

    internal PressOutputs(double[] values)
    {
    }
}

/// <summary>The class manual: Decides nothing by itself: the host proposes its states.</summary>
public sealed class Manual : Recognizer
{
    internal override string Word
    {
        get { return "manual"; }
    }

    /// <summary>Each of its gestures, with their outputs.</summary>
    public event Action<Gesture, ManualOutputs> StateChanged
    {
        add { Subscribe(value, gesture => value(gesture, new ManualOutputs(gesture.Values))); }
        remove { Unsubscribe(value); }
    }
}

/// <summary>The outputs of a Manual, as an event has them.</summary>
public sealed class ManualOutputs
{

    internal ManualOutputs(double[] values)
    {
    }
}

/// <summary>The class screen_edge_pan: A drag of one finger from an edge of the root view inwards.</summary>
public sealed class ScreenEdgePan : Recognizer
{
    internal override string Word
    {
        get { return "screen_edge_pan"; }
    }

    /// <summary>Each of its gestures, with their outputs.</summary>
    public event Action<Gesture, ScreenEdgePanOutputs> StateChanged
    {
        add { Subscribe(value, gesture => value(gesture, new ScreenEdgePanOutputs(gesture.Values))); }
        remove { Unsubscribe(value); }
    }

    /// <summary>The allowed edges: top 1, left 2, bottom 4, right 8. Default 15.</summary>
    public Edge Edges
    {
        get { return (Edge)(uint)GetNumber("edges"); }
        set { SetNumber("edges", (uint)value); }
    }

    /// <summary>How far from the edge the finger may land. Window units, default 13.</summary>
    public double EdgeRegion
    {
        get { return GetNumber("edge_region"); }
        set { SetNumber("edge_region", value); }
    }

    /// <summary>How far inwards the finger must move. Window units, default 15.</summary>
    public double Threshold
    {
        get { return GetNumber("threshold"); }
        set { SetNumber("threshold", value); }
    }

    /// <summary>The largest angle between the way and straight inwards. It fails once the way back into the angle is
    /// longer than what is left of `threshold`: along the edge, with the defaults, after 8.8 units. Radians, default
    /// 0.785398.</summary>
    public double MaximumAngle
    {
        get { return GetNumber("maximum_angle"); }
        set { SetNumber("maximum_angle", value); }
    }

    /// <summary>0: least squares of degree 2; 1: impulse. Default 0.</summary>
    public VelocityStrategy VelocityStrategy
    {
        get { return (VelocityStrategy)(int)GetNumber("velocity_strategy"); }
        set { SetNumber("velocity_strategy", (int)value); }
    }

    /// <summary>Reports that come less than this after the first of a sample are one sample: its last place and time
    /// count. Seconds, default 0.002.</summary>
    public TimeSpan VelocitySpacing
    {
        get { return Time.FromSeconds(GetNumber("velocity_spacing")); }
        set { SetNumber("velocity_spacing", value.TotalSeconds); }
    }

    /// <summary>A finger that is faster is reported as this fast: 10 m/s. Window units per second, default
    /// 64173.</summary>
    public double VelocityLimit
    {
        get { return GetNumber("velocity_limit"); }
        set { SetNumber("velocity_limit", value); }
    }

    /// <summary>Whether the velocity at the end leaves out a jump of the finger as it rolls off. Default 1.</summary>
    public bool VelocityLiftGuard
    {
        get { return GetNumber("velocity_lift_guard") != 0; }
        set { SetNumber("velocity_lift_guard", value ? 1 : 0); }
    }

    /// <summary>How far it went, to the right and down. Window units. Now.</summary>
    public Point Translation
    {
        get { return new Point(GetValue("translation.x"), GetValue("translation.y")); }
    }

    /// <summary>Its velocity. Window units per second. Now.</summary>
    public Point Velocity
    {
        get { return new Point(GetValue("velocity.x"), GetValue("velocity.y")); }
    }
}

/// <summary>The outputs of a ScreenEdgePan, as an event has them.</summary>
public sealed class ScreenEdgePanOutputs
{
    /// <summary>How far it went, to the right and down. Window units.</summary>
    public Point Translation { get; private set; }
    /// <summary>Its velocity. Window units per second.</summary>
    public Point Velocity { get; private set; }

    internal ScreenEdgePanOutputs(double[] values)
    {
        Translation = new Point(values[0], values[1]);
        Velocity = new Point(values[2], values[3]);
    }
}

/// <summary>The class transform: Any number of fingers that move, scale and turn something at once, about their
/// centre.</summary>
public sealed class TransformGesture : Recognizer
{
    internal override string Word
    {
        get { return "transform"; }
    }

    /// <summary>Each of its gestures, with their outputs.</summary>
    public event Action<Gesture, TransformGestureOutputs> StateChanged
    {
        add { Subscribe(value, gesture => value(gesture, new TransformGestureOutputs(gesture.Values))); }
        remove { Unsubscribe(value); }
    }

    /// <summary>How many fingers it needs. Default 1.</summary>
    public uint MinimumTouches
    {
        get { return (uint)GetNumber("minimum_touches"); }
        set { SetNumber("minimum_touches", value); }
    }

    /// <summary>How far a finger must move on an axis. Window units, default 10.</summary>
    public double PanThreshold
    {
        get { return GetNumber("pan_threshold"); }
        set { SetNumber("pan_threshold", value); }
    }

    /// <summary>How much the spread of the fingers must change. Window units, default 8.</summary>
    public double PinchThreshold
    {
        get { return GetNumber("pinch_threshold"); }
        set { SetNumber("pinch_threshold", value); }
    }

    /// <summary>How far the fingers must turn. Radians, default 0.1.</summary>
    public double RotationThreshold
    {
        get { return GetNumber("rotation_threshold"); }
        set { SetNumber("rotation_threshold", value); }
    }

    /// <summary>Whether it moves. Default 1.</summary>
    public bool AllowsPan
    {
        get { return GetNumber("allows_pan") != 0; }
        set { SetNumber("allows_pan", value ? 1 : 0); }
    }

    /// <summary>Whether it scales. Default 1.</summary>
    public bool AllowsPinch
    {
        get { return GetNumber("allows_pinch") != 0; }
        set { SetNumber("allows_pinch", value ? 1 : 0); }
    }

    /// <summary>Whether it turns. Default 1.</summary>
    public bool AllowsRotation
    {
        get { return GetNumber("allows_rotation") != 0; }
        set { SetNumber("allows_rotation", value ? 1 : 0); }
    }

    /// <summary>0: least squares of degree 2; 1: impulse. Default 0.</summary>
    public VelocityStrategy VelocityStrategy
    {
        get { return (VelocityStrategy)(int)GetNumber("velocity_strategy"); }
        set { SetNumber("velocity_strategy", (int)value); }
    }

    /// <summary>Reports that come less than this after the first of a sample are one sample: its last place and time
    /// count. Seconds, default 0.002.</summary>
    public TimeSpan VelocitySpacing
    {
        get { return Time.FromSeconds(GetNumber("velocity_spacing")); }
        set { SetNumber("velocity_spacing", value.TotalSeconds); }
    }

    /// <summary>A finger that is faster is reported as this fast: 10 m/s. Window units per second, default
    /// 64173.</summary>
    public double VelocityLimit
    {
        get { return GetNumber("velocity_limit"); }
        set { SetNumber("velocity_limit", value); }
    }

    /// <summary>Whether the velocity at the end leaves out a jump of the finger as it rolls off. Default 1.</summary>
    public bool VelocityLiftGuard
    {
        get { return GetNumber("velocity_lift_guard") != 0; }
        set { SetNumber("velocity_lift_guard", value ? 1 : 0); }
    }

    /// <summary>The map since the start, which has no shear, in window units: x' = a x - b y + tx. Now.</summary>
    public double A
    {
        get { return GetValue("a"); }
    }

    /// <summary>y' = b x + a y + ty. Now.</summary>
    public double B
    {
        get { return GetValue("b"); }
    }

    /// <summary>See a. Window units. Now.</summary>
    public double Tx
    {
        get { return GetValue("tx"); }
    }

    /// <summary>See b. Window units. Now.</summary>
    public double Ty
    {
        get { return GetValue("ty"); }
    }

    /// <summary>Velocity of the fingers' centre. Window units per second. Now.</summary>
    public Point Velocity
    {
        get { return new Point(GetValue("velocity.x"), GetValue("velocity.y")); }
    }

    /// <summary>Velocity of the scale. Per second. Now.</summary>
    public double ScaleVelocity
    {
        get { return GetValue("scale_velocity"); }
    }

    /// <summary>Velocity of the rotation. Rad/s. Now.</summary>
    public double RotationVelocity
    {
        get { return GetValue("rotation_velocity"); }
    }
}

/// <summary>The outputs of a TransformGesture, as an event has them.</summary>
public sealed class TransformGestureOutputs
{
    /// <summary>The map since the start, which has no shear, in window units: x' = a x - b y + tx.</summary>
    public double A { get; private set; }
    /// <summary>y' = b x + a y + ty.</summary>
    public double B { get; private set; }
    /// <summary>See a. Window units.</summary>
    public double Tx { get; private set; }
    /// <summary>See b. Window units.</summary>
    public double Ty { get; private set; }
    /// <summary>Velocity of the fingers' centre. Window units per second.</summary>
    public Point Velocity { get; private set; }
    /// <summary>Velocity of the scale. Per second.</summary>
    public double ScaleVelocity { get; private set; }
    /// <summary>Velocity of the rotation. Rad/s.</summary>
    public double RotationVelocity { get; private set; }

    internal TransformGestureOutputs(double[] values)
    {
        A = values[0];
        B = values[1];
        Tx = values[2];
        Ty = values[3];
        Velocity = new Point(values[4], values[5]);
        ScaleVelocity = values[6];
        RotationVelocity = values[7];
    }
}

/// <summary>The class serial_tap: Taps of one finger, each reported at once with its running count.</summary>
public sealed class SerialTap : Recognizer
{
    internal override string Word
    {
        get { return "serial_tap"; }
    }

    /// <summary>Each of its gestures, with their outputs.</summary>
    public event Action<Gesture, SerialTapOutputs> StateChanged
    {
        add { Subscribe(value, gesture => value(gesture, new SerialTapOutputs(gesture.Values))); }
        remove { Unsubscribe(value); }
    }

    /// <summary>From this time on between a lift and the next finger the count starts again. Seconds, default
    /// 0.3.</summary>
    public TimeSpan MaximumInterval
    {
        get { return Time.FromSeconds(GetNumber("maximum_interval")); }
        set { SetNumber("maximum_interval", value.TotalSeconds); }
    }

    /// <summary>The farthest that neighbouring taps of a series may be apart. Window units, default 45.</summary>
    public double MaximumTapDistance
    {
        get { return GetNumber("maximum_tap_distance"); }
        set { SetNumber("maximum_tap_distance", value); }
    }

    /// <summary>How far a finger may move from where it landed. Window units, default 45.</summary>
    public double AllowableMovement
    {
        get { return GetNumber("allowable_movement"); }
        set { SetNumber("allowable_movement", value); }
    }

    /// <summary>The longest time from a landing to its lift. Seconds, default 0.75.</summary>
    public TimeSpan MaximumTapDuration
    {
        get { return Time.FromSeconds(GetNumber("maximum_tap_duration")); }
        set { SetNumber("maximum_tap_duration", value.TotalSeconds); }
    }

    /// <summary>Which tap of its series this is, from 1. Now.</summary>
    public uint TapCount
    {
        get { return (uint)GetValue("tap_count"); }
    }
}

/// <summary>The outputs of a SerialTap, as an event has them.</summary>
public sealed class SerialTapOutputs
{
    /// <summary>Which tap of its series this is, from 1.</summary>
    public uint TapCount { get; private set; }

    internal SerialTapOutputs(double[] values)
    {
        TapCount = (uint)values[0];
    }
}

/// <summary>The class tap_drag: Taps of one finger, then a drag with the next landing.</summary>
public sealed class TapDrag : Recognizer
{
    internal override string Word
    {
        get { return "tap_drag"; }
    }

    /// <summary>Each of its gestures, with their outputs.</summary>
    public event Action<Gesture, TapDragOutputs> StateChanged
    {
        add { Subscribe(value, gesture => value(gesture, new TapDragOutputs(gesture.Values))); }
        remove { Unsubscribe(value); }
    }

    /// <summary>How many taps come before the drag. Default 1.</summary>
    public uint TapsRequired
    {
        get { return (uint)GetNumber("taps_required"); }
        set { SetNumber("taps_required", value); }
    }

    /// <summary>How far the finger must move from where it landed. Window units, default 10.</summary>
    public double Threshold
    {
        get { return GetNumber("threshold"); }
        set { SetNumber("threshold", value); }
    }

    /// <summary>0: on one axis; 1: as a length. Default 0.</summary>
    public ThresholdMode ThresholdMode
    {
        get { return (ThresholdMode)(int)GetNumber("threshold_mode"); }
        set { SetNumber("threshold_mode", (int)value); }
    }

    /// <summary>0: both; 1: horizontal only; 2: vertical only. Default 0.</summary>
    public Axes Axes
    {
        get { return (Axes)(int)GetNumber("axes"); }
        set { SetNumber("axes", (int)value); }
    }

    /// <summary>0: least squares of degree 2; 1: impulse. Default 0.</summary>
    public VelocityStrategy VelocityStrategy
    {
        get { return (VelocityStrategy)(int)GetNumber("velocity_strategy"); }
        set { SetNumber("velocity_strategy", (int)value); }
    }

    /// <summary>Reports that come less than this after the first of a sample are one sample: its last place and time
    /// count. Seconds, default 0.002.</summary>
    public TimeSpan VelocitySpacing
    {
        get { return Time.FromSeconds(GetNumber("velocity_spacing")); }
        set { SetNumber("velocity_spacing", value.TotalSeconds); }
    }

    /// <summary>A finger that is faster is reported as this fast: 10 m/s. Window units per second, default
    /// 64173.</summary>
    public double VelocityLimit
    {
        get { return GetNumber("velocity_limit"); }
        set { SetNumber("velocity_limit", value); }
    }

    /// <summary>Whether the velocity at the end leaves out a jump of the finger as it rolls off. Default 1.</summary>
    public bool VelocityLiftGuard
    {
        get { return GetNumber("velocity_lift_guard") != 0; }
        set { SetNumber("velocity_lift_guard", value ? 1 : 0); }
    }

    /// <summary>So far downwards doubles the scale, upwards if it is negative; 0: there is none. Window units, default
    /// 0.</summary>
    public double ScaleDistance
    {
        get { return GetNumber("scale_distance"); }
        set { SetNumber("scale_distance", value); }
    }

    /// <summary>So far to the right turns by 1 rad, to the left if it is negative; 0: there is none. Window units,
    /// default 0.</summary>
    public double RotationDistance
    {
        get { return GetNumber("rotation_distance"); }
        set { SetNumber("rotation_distance", value); }
    }

    /// <summary>How far it went, to the right and down. Window units. Now.</summary>
    public Point Translation
    {
        get { return new Point(GetValue("translation.x"), GetValue("translation.y")); }
    }

    /// <summary>Its velocity. Window units per second. Now.</summary>
    public Point Velocity
    {
        get { return new Point(GetValue("velocity.x"), GetValue("velocity.y")); }
    }

    /// <summary>How far the finger is from where the drag started. Window units. Now.</summary>
    public double Distance
    {
        get { return GetValue("distance"); }
    }

    /// <summary>What scale_distance makes of the way downwards; 1 without it. Now.</summary>
    public double Scale
    {
        get { return GetValue("scale"); }
    }

    /// <summary>What rotation_distance makes of the way to the right, clockwise. Radians. Now.</summary>
    public double Rotation
    {
        get { return GetValue("rotation"); }
    }
}

/// <summary>The outputs of a TapDrag, as an event has them.</summary>
public sealed class TapDragOutputs
{
    /// <summary>How far it went, to the right and down. Window units.</summary>
    public Point Translation { get; private set; }
    /// <summary>Its velocity. Window units per second.</summary>
    public Point Velocity { get; private set; }
    /// <summary>How far the finger is from where the drag started. Window units.</summary>
    public double Distance { get; private set; }
    /// <summary>What scale_distance makes of the way downwards; 1 without it.</summary>
    public double Scale { get; private set; }
    /// <summary>What rotation_distance makes of the way to the right, clockwise. Radians.</summary>
    public double Rotation { get; private set; }

    internal TapDragOutputs(double[] values)
    {
        Translation = new Point(values[0], values[1]);
        Velocity = new Point(values[2], values[3]);
        Distance = values[4];
        Scale = values[5];
        Rotation = values[6];
    }
}

/// <summary>The class hover: A pointer or a pencil above the view, without touching.</summary>
public sealed class Hover : Recognizer
{
    internal override string Word
    {
        get { return "hover"; }
    }

    /// <summary>Each of its gestures, with their outputs.</summary>
    public event Action<Gesture, HoverOutputs> StateChanged
    {
        add { Subscribe(value, gesture => value(gesture, new HoverOutputs(gesture.Values))); }
        remove { Unsubscribe(value); }
    }
}

/// <summary>The outputs of a Hover, as an event has them.</summary>
public sealed class HoverOutputs
{

    internal HoverOutputs(double[] values)
    {
    }
}

/// <summary>The class multi_drag: Fingers that drag, each by itself: a stream of events for each touch.</summary>
public sealed class MultiDrag : Recognizer
{
    internal override string Word
    {
        get { return "multi_drag"; }
    }

    /// <summary>Each of its gestures, with their outputs.</summary>
    public event Action<Gesture, MultiDragOutputs> StateChanged
    {
        add { Subscribe(value, gesture => value(gesture, new MultiDragOutputs(gesture.Values))); }
        remove { Unsubscribe(value); }
    }

    /// <summary>How far a finger must move from where it landed. Window units, default 10.</summary>
    public double Threshold
    {
        get { return GetNumber("threshold"); }
        set { SetNumber("threshold", value); }
    }

    /// <summary>0: on one axis; 1: as a length. Default 0.</summary>
    public ThresholdMode ThresholdMode
    {
        get { return (ThresholdMode)(int)GetNumber("threshold_mode"); }
        set { SetNumber("threshold_mode", (int)value); }
    }

    /// <summary>0: both; 1: horizontal only; 2: vertical only. Default 0.</summary>
    public Axes Axes
    {
        get { return (Axes)(int)GetNumber("axes"); }
        set { SetNumber("axes", (int)value); }
    }

    /// <summary>Whether the translation leaves out the threshold. Default 0.</summary>
    public bool TranslationFromThreshold
    {
        get { return GetNumber("translation_from_threshold") != 0; }
        set { SetNumber("translation_from_threshold", value ? 1 : 0); }
    }

    /// <summary>0: least squares of degree 2; 1: impulse. Default 0.</summary>
    public VelocityStrategy VelocityStrategy
    {
        get { return (VelocityStrategy)(int)GetNumber("velocity_strategy"); }
        set { SetNumber("velocity_strategy", (int)value); }
    }

    /// <summary>It also begins when a finger is farther to the left; negative. Window units, no limit by
    /// default.</summary>
    public double ActiveOffsetXMinimum
    {
        get { return GetNumber("active_offset_x_minimum"); }
        set { SetNumber("active_offset_x_minimum", value); }
    }

    /// <summary>It also begins when a finger is farther to the right. Window units, no limit by default.</summary>
    public double ActiveOffsetXMaximum
    {
        get { return GetNumber("active_offset_x_maximum"); }
        set { SetNumber("active_offset_x_maximum", value); }
    }

    /// <summary>It also begins when a finger is farther up; negative. Window units, no limit by default.</summary>
    public double ActiveOffsetYMinimum
    {
        get { return GetNumber("active_offset_y_minimum"); }
        set { SetNumber("active_offset_y_minimum", value); }
    }

    /// <summary>It also begins when a finger is farther down. Window units, no limit by default.</summary>
    public double ActiveOffsetYMaximum
    {
        get { return GetNumber("active_offset_y_maximum"); }
        set { SetNumber("active_offset_y_maximum", value); }
    }

    /// <summary>It fails when a finger is farther to the left before it begins; negative. Window units, no limit by
    /// default.</summary>
    public double FailOffsetXMinimum
    {
        get { return GetNumber("fail_offset_x_minimum"); }
        set { SetNumber("fail_offset_x_minimum", value); }
    }

    /// <summary>It fails when a finger is farther to the right before it begins. Window units, no limit by
    /// default.</summary>
    public double FailOffsetXMaximum
    {
        get { return GetNumber("fail_offset_x_maximum"); }
        set { SetNumber("fail_offset_x_maximum", value); }
    }

    /// <summary>It fails when a finger is farther up before it begins; negative. Window units, no limit by
    /// default.</summary>
    public double FailOffsetYMinimum
    {
        get { return GetNumber("fail_offset_y_minimum"); }
        set { SetNumber("fail_offset_y_minimum", value); }
    }

    /// <summary>It fails when a finger is farther down before it begins. Window units, no limit by default.</summary>
    public double FailOffsetYMaximum
    {
        get { return GetNumber("fail_offset_y_maximum"); }
        set { SetNumber("fail_offset_y_maximum", value); }
    }

    /// <summary>Reports that come less than this after the first of a sample are one sample: its last place and time
    /// count. Seconds, default 0.002.</summary>
    public TimeSpan VelocitySpacing
    {
        get { return Time.FromSeconds(GetNumber("velocity_spacing")); }
        set { SetNumber("velocity_spacing", value.TotalSeconds); }
    }

    /// <summary>A finger that is faster is reported as this fast: 10 m/s. Window units per second, default
    /// 64173.</summary>
    public double VelocityLimit
    {
        get { return GetNumber("velocity_limit"); }
        set { SetNumber("velocity_limit", value); }
    }

    /// <summary>Whether the velocity at the end leaves out a jump of the finger as it rolls off. Default 1.</summary>
    public bool VelocityLiftGuard
    {
        get { return GetNumber("velocity_lift_guard") != 0; }
        set { SetNumber("velocity_lift_guard", value ? 1 : 0); }
    }
}

/// <summary>The outputs of a MultiDrag, as an event has them.</summary>
public sealed class MultiDragOutputs
{
    /// <summary>How far it went, to the right and down. Window units.</summary>
    public Point Translation { get; private set; }
    /// <summary>Its velocity. Window units per second.</summary>
    public Point Velocity { get; private set; }

    internal MultiDragOutputs(double[] values)
    {
        Translation = new Point(values[0], values[1]);
        Velocity = new Point(values[2], values[3]);
    }
}

/// <summary>The class multi_tap: Fingers that tap, each by itself: an event for each touch.</summary>
public sealed class MultiTap : Recognizer
{
    internal override string Word
    {
        get { return "multi_tap"; }
    }

    /// <summary>Each of its gestures, with their outputs.</summary>
    public event Action<Gesture, MultiTapOutputs> StateChanged
    {
        add { Subscribe(value, gesture => value(gesture, new MultiTapOutputs(gesture.Values))); }
        remove { Unsubscribe(value); }
    }

    /// <summary>How many taps at one place. Default 1.</summary>
    public uint TapsRequired
    {
        get { return (uint)GetNumber("taps_required"); }
        set { SetNumber("taps_required", value); }
    }

    /// <summary>How far a finger may move from where it landed; farther, it fails alone. Window units, default
    /// 45.</summary>
    public double AllowableMovement
    {
        get { return GetNumber("allowable_movement"); }
        set { SetNumber("allowable_movement", value); }
    }

    /// <summary>The longest time from a finger's landing to its lift. Seconds, default 0.75.</summary>
    public TimeSpan MaximumTapDuration
    {
        get { return Time.FromSeconds(GetNumber("maximum_tap_duration")); }
        set { SetNumber("maximum_tap_duration", value.TotalSeconds); }
    }

    /// <summary>The longest time from a lift to the next tap of its series. Seconds, default 0.35.</summary>
    public TimeSpan MaximumInterval
    {
        get { return Time.FromSeconds(GetNumber("maximum_interval")); }
        set { SetNumber("maximum_interval", value.TotalSeconds); }
    }

    /// <summary>The farthest that neighbouring taps of a series may be apart. Window units, default 45.</summary>
    public double MaximumTapDistance
    {
        get { return GetNumber("maximum_tap_distance"); }
        set { SetNumber("maximum_tap_distance", value); }
    }

    /// <summary>The buttons that a pointer must press as it lands; 0: any. Default 1.</summary>
    public Button ButtonsRequired
    {
        get { return (Button)(uint)GetNumber("buttons_required"); }
        set { SetNumber("buttons_required", (uint)value); }
    }
}

/// <summary>The outputs of a MultiTap, as an event has them.</summary>
public sealed class MultiTapOutputs
{
    /// <summary>How many taps were made there.</summary>
    public uint TapCount { get; private set; }

    internal MultiTapOutputs(double[] values)
    {
        TapCount = (uint)values[0];
    }
}

/// <summary>The class dwell: A pointer or a pencil that rests above the view, without touching.</summary>
public sealed class Dwell : Recognizer
{
    internal override string Word
    {
        get { return "dwell"; }
    }

    /// <summary>Each of its gestures, with their outputs.</summary>
    public event Action<Gesture, DwellOutputs> StateChanged
    {
        add { Subscribe(value, gesture => value(gesture, new DwellOutputs(gesture.Values))); }
        remove { Unsubscribe(value); }
    }

    /// <summary>How long it must rest. Seconds, default 1.2.</summary>
    public TimeSpan MinimumDuration
    {
        get { return Time.FromSeconds(GetNumber("minimum_duration")); }
        set { SetNumber("minimum_duration", value.TotalSeconds); }
    }

    /// <summary>Farther from where the rest began, another one begins. Window units, default 10.</summary>
    public double AllowableMovement
    {
        get { return GetNumber("allowable_movement"); }
        set { SetNumber("allowable_movement", value); }
    }

    /// <summary>So often it reports its progress while it rests, 1000 times at most; 0: only when it has dwelt.
    /// Seconds, default 0.</summary>
    public TimeSpan ProgressInterval
    {
        get { return Time.FromSeconds(GetNumber("progress_interval")); }
        set { SetNumber("progress_interval", value.TotalSeconds); }
    }

    /// <summary>Which part of the rest is over: 1 when it has dwelt, until it goes elsewhere. Now.</summary>
    public double Progress
    {
        get { return GetValue("progress"); }
    }

    /// <summary>How many times it has dwelt since it came over the view. Now.</summary>
    public double DwellCount
    {
        get { return GetValue("dwell_count"); }
    }
}

/// <summary>The outputs of a Dwell, as an event has them.</summary>
public sealed class DwellOutputs
{
    /// <summary>Which part of the rest is over: 1 when it has dwelt, until it goes elsewhere.</summary>
    public double Progress { get; private set; }
    /// <summary>How many times it has dwelt since it came over the view.</summary>
    public double DwellCount { get; private set; }

    internal DwellOutputs(double[] values)
    {
        Progress = values[0];
        DwellCount = values[1];
    }
}

/// <summary>The standard classes by their names in the engine.</summary>
internal static class Standard
{
    internal static Recognizer Make(string word)
    {
        switch (word)
        {
            case "tap":
                return new Tap();
            case "long_press":
                return new LongPress();
            case "pan":
                return new Pan();
            case "swipe":
                return new Swipe();
            case "pinch":
                return new Pinch();
            case "rotation":
                return new Rotation();
            case "press":
                return new Press();
            case "manual":
                return new Manual();
            case "screen_edge_pan":
                return new ScreenEdgePan();
            case "transform":
                return new TransformGesture();
            case "serial_tap":
                return new SerialTap();
            case "tap_drag":
                return new TapDrag();
            case "hover":
                return new Hover();
            case "multi_drag":
                return new MultiDrag();
            case "multi_tap":
                return new MultiTap();
            case "dwell":
                return new Dwell();
            default:
                return new Recognizer();
        }
    }

    internal static object Outputs(string word, double[] values)
    {
        switch (word)
        {
            case "tap":
                return new TapOutputs(values);
            case "long_press":
                return new LongPressOutputs(values);
            case "pan":
                return new PanOutputs(values);
            case "swipe":
                return new SwipeOutputs(values);
            case "pinch":
                return new PinchOutputs(values);
            case "rotation":
                return new RotationOutputs(values);
            case "press":
                return new PressOutputs(values);
            case "manual":
                return new ManualOutputs(values);
            case "screen_edge_pan":
                return new ScreenEdgePanOutputs(values);
            case "transform":
                return new TransformGestureOutputs(values);
            case "serial_tap":
                return new SerialTapOutputs(values);
            case "tap_drag":
                return new TapDragOutputs(values);
            case "hover":
                return new HoverOutputs(values);
            case "multi_drag":
                return new MultiDragOutputs(values);
            case "multi_tap":
                return new MultiTapOutputs(values);
            case "dwell":
                return new DwellOutputs(values);
            default:
                return null;
        }
    }
}
}
