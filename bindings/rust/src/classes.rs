// Written by Scripts/generate. Do not edit: run `make generate`.
//! The standard recognizer classes: typed handles of recognizers, and their outputs.

use std::ops::Deref;
use std::time::Duration;

use crate::enums::*;
use crate::error::{chosen, Result};
use crate::event::Gesture;
use crate::geometry::Point;
use crate::recognizer::{Action, Class, Recognizer};
use crate::time::duration;

/// The properties that every recognizer has.
impl Recognizer {
    /// Takes part at all. Default 1.
    pub fn enabled(&self) -> Result<bool> {
        Ok(self.number("enabled")? != 0.0)
    }
    /// Sets `enabled`.
    pub fn set_enabled(&self, to: bool) -> Result<()> {
        self.set_number("enabled", f64::from(u8::from(to)))
    }
    /// On recognition its touches are cancelled in their views. Default 1.
    pub fn cancels_touches_in_view(&self) -> Result<bool> {
        Ok(self.number("cancels_touches_in_view")? != 0.0)
    }
    /// Sets `cancels_touches_in_view`.
    pub fn set_cancels_touches_in_view(&self, to: bool) -> Result<()> {
        self.set_number("cancels_touches_in_view", f64::from(u8::from(to)))
    }
    /// Views get its touches only when it has failed. Default 0.
    pub fn delays_touches_began(&self) -> Result<bool> {
        Ok(self.number("delays_touches_began")? != 0.0)
    }
    /// Sets `delays_touches_began`.
    pub fn set_delays_touches_began(&self, to: bool) -> Result<()> {
        self.set_number("delays_touches_began", f64::from(u8::from(to)))
    }
    /// Views get the end of its touches only when it has failed. Default 1.
    pub fn delays_touches_ended(&self) -> Result<bool> {
        Ok(self.number("delays_touches_ended")? != 0.0)
    }
    /// Sets `delays_touches_ended`.
    pub fn set_delays_touches_ended(&self, to: bool) -> Result<()> {
        self.set_number("delays_touches_ended", f64::from(u8::from(to)))
    }
    /// Which touches it takes: direct 1, indirect 2, pencil 4, pointer 8. Default 15.
    pub fn allowed_touch_types(&self) -> Result<AllowedTouchTypes> {
        Ok(AllowedTouchTypes(self.number("allowed_touch_types")? as u32))
    }
    /// Sets `allowed_touch_types`.
    pub fn set_allowed_touch_types(&self, to: AllowedTouchTypes) -> Result<()> {
        self.set_number("allowed_touch_types", f64::from(to.0))
    }
    /// The type of an attempt's first touch decides for the attempt. Default 1.
    pub fn requires_exclusive_touch_type(&self) -> Result<bool> {
        Ok(self.number("requires_exclusive_touch_type")? != 0.0)
    }
    /// Sets `requires_exclusive_touch_type`.
    pub fn set_requires_exclusive_touch_type(&self, to: bool) -> Result<()> {
        self.set_number("requires_exclusive_touch_type", f64::from(u8::from(to)))
    }
    /// Sees all, prevents nothing, is prevented by nothing, leaves views alone. Default 0.
    pub fn observe_only(&self) -> Result<bool> {
        Ok(self.number("observe_only")? != 0.0)
    }
    /// Sets `observe_only`.
    pub fn set_observe_only(&self, to: bool) -> Result<()> {
        self.set_number("observe_only", f64::from(u8::from(to)))
    }
    /// Takes touches of one hand only: that of an attempt's first touch. Default 0.
    pub fn one_hand(&self) -> Result<bool> {
        Ok(self.number("one_hand")? != 0.0)
    }
    /// Sets `one_hand`.
    pub fn set_one_hand(&self, to: bool) -> Result<()> {
        self.set_number("one_hand", f64::from(u8::from(to)))
    }
    /// How long from its first touch it keeps those from being recognized that it would prevent, while it is
    /// undecided. Seconds, default 0.
    pub fn lease(&self) -> Result<Duration> {
        Ok(duration(self.number("lease")?))
    }
    /// Sets `lease`.
    pub fn set_lease(&self, to: Duration) -> Result<()> {
        self.set_number("lease", to.as_secs_f64())
    }
    /// How long after another one began it may take over from it, where the host allows that. Seconds, default 0.3.
    pub fn takeover_interval(&self) -> Result<Duration> {
        Ok(duration(self.number("takeover_interval")?))
    }
    /// Sets `takeover_interval`.
    pub fn set_takeover_interval(&self, to: Duration) -> Result<()> {
        self.set_number("takeover_interval", to.as_secs_f64())
    }
    /// The state that it takes when all others of its arena have failed: 0 none, 1 Began, 3 Ended. Default 0.
    pub fn default_winner(&self) -> Result<u32> {
        Ok(self.number("default_winner")? as u32)
    }
    /// Sets `default_winner`.
    pub fn set_default_winner(&self, to: u32) -> Result<()> {
        self.set_number("default_winner", f64::from(to))
    }
    /// Where a boundary decides at the lift, it takes what is left before others. Default 0.
    pub fn wins_at_lift(&self) -> Result<bool> {
        Ok(self.number("wins_at_lift")? != 0.0)
    }
    /// Sets `wins_at_lift`.
    pub fn set_wins_at_lift(&self, to: bool) -> Result<()> {
        self.set_number("wins_at_lift", f64::from(u8::from(to)))
    }
    /// It takes a touch that presses one of these buttons as it lands; 0: any touch. Default 0.
    pub fn allowed_buttons(&self) -> Result<Button> {
        Ok(Button(self.number("allowed_buttons")? as u32))
    }
    /// Sets `allowed_buttons`.
    pub fn set_allowed_buttons(&self, to: Button) -> Result<()> {
        self.set_number("allowed_buttons", f64::from(to.0))
    }
}

/// The class "tap".
/// Fingers that come down and lift again, once or several times.
#[derive(Clone, Debug)]
pub struct Tap(Recognizer);

impl Tap {
    /// Calls `handler` with each of its gestures and their outputs.
    pub fn on(&self, mut handler: impl FnMut(&Gesture, TapOutputs) + 'static) -> Result<Action> {
        self.on_gesture(move |gesture| handler(gesture, TapOutputs::from(gesture.values())))
    }
    /// How many taps. Default 1.
    pub fn taps_required(&self) -> Result<u32> {
        Ok(self.number("taps_required")? as u32)
    }
    /// Sets `taps_required`.
    pub fn set_taps_required(&self, to: u32) -> Result<()> {
        self.set_number("taps_required", f64::from(to))
    }
    /// How many fingers each tap needs, exactly. Default 1.
    pub fn touches_required(&self) -> Result<u32> {
        Ok(self.number("touches_required")? as u32)
    }
    /// Sets `touches_required`.
    pub fn set_touches_required(&self, to: u32) -> Result<()> {
        self.set_number("touches_required", f64::from(to))
    }
    /// How far a finger may move from where it landed. Window units, default 45.
    pub fn allowable_movement(&self) -> Result<f64> {
        Ok(self.number("allowable_movement")?)
    }
    /// Sets `allowable_movement`.
    pub fn set_allowable_movement(&self, to: f64) -> Result<()> {
        self.set_number("allowable_movement", to)
    }
    /// The longest time from the first finger's landing to the last lift of one tap. Seconds, default 0.75.
    pub fn maximum_tap_duration(&self) -> Result<Duration> {
        Ok(duration(self.number("maximum_tap_duration")?))
    }
    /// Sets `maximum_tap_duration`.
    pub fn set_maximum_tap_duration(&self, to: Duration) -> Result<()> {
        self.set_number("maximum_tap_duration", to.as_secs_f64())
    }
    /// The longest time from the last lift of a tap to the first finger of the next. Seconds, default 0.35.
    pub fn maximum_interval(&self) -> Result<Duration> {
        Ok(duration(self.number("maximum_interval")?))
    }
    /// Sets `maximum_interval`.
    pub fn set_maximum_interval(&self, to: Duration) -> Result<()> {
        self.set_number("maximum_interval", to.as_secs_f64())
    }
    /// The farthest that neighbouring taps may be apart. Window units, default 45.
    pub fn maximum_tap_distance(&self) -> Result<f64> {
        Ok(self.number("maximum_tap_distance")?)
    }
    /// Sets `maximum_tap_distance`.
    pub fn set_maximum_tap_distance(&self, to: f64) -> Result<()> {
        self.set_number("maximum_tap_distance", to)
    }
    /// The buttons that a pointer must press as it lands; 0: any. Default 1.
    pub fn buttons_required(&self) -> Result<Button> {
        Ok(Button(self.number("buttons_required")? as u32))
    }
    /// Sets `buttons_required`.
    pub fn set_buttons_required(&self, to: Button) -> Result<()> {
        self.set_number("buttons_required", f64::from(to.0))
    }
    /// Begins with its last lift; it ends when nobody can withdraw it any more, and is cancelled by a tap that needs
    /// more. Default 0.
    pub fn provisional(&self) -> Result<bool> {
        Ok(self.number("provisional")? != 0.0)
    }
    /// Sets `provisional`.
    pub fn set_provisional(&self, to: bool) -> Result<()> {
        self.set_number("provisional", f64::from(u8::from(to)))
    }
    /// How many taps were made. Now.
    pub fn tap_count(&self) -> Result<u32> {
        Ok(self.value("tap_count")? as u32)
    }
}

impl Deref for Tap {
    type Target = Recognizer;
    fn deref(&self) -> &Recognizer {
        &self.0
    }
}

impl Class for Tap {
    const NAME: &'static str = "tap";
    fn from_recognizer(recognizer: Recognizer) -> Self {
        Self(recognizer)
    }
}

/// The outputs of [`Tap`], as an event has them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TapOutputs {
    /// How many taps were made.
    pub tap_count: u32,
}

impl From<&[f64; 8]> for TapOutputs {
    fn from(values: &[f64; 8]) -> Self {
        Self {
            tap_count: values[0] as u32,
        }
    }
}

/// The class "long_press".
/// Fingers that rest, after some taps if wanted; then they may move.
#[derive(Clone, Debug)]
pub struct LongPress(Recognizer);

impl LongPress {
    /// Calls `handler` with each of its gestures and their outputs.
    pub fn on(&self, mut handler: impl FnMut(&Gesture, LongPressOutputs) + 'static) -> Result<Action> {
        self.on_gesture(move |gesture| handler(gesture, LongPressOutputs::from(gesture.values())))
    }
    /// How long all fingers must rest before it begins. Seconds, default 0.5.
    pub fn minimum_duration(&self) -> Result<Duration> {
        Ok(duration(self.number("minimum_duration")?))
    }
    /// Sets `minimum_duration`.
    pub fn set_minimum_duration(&self, to: Duration) -> Result<()> {
        self.set_number("minimum_duration", to.as_secs_f64())
    }
    /// How far a finger may move before it begins; there is no limit after that. Window units, default 10.
    pub fn allowable_movement(&self) -> Result<f64> {
        Ok(self.number("allowable_movement")?)
    }
    /// Sets `allowable_movement`.
    pub fn set_allowable_movement(&self, to: f64) -> Result<()> {
        self.set_number("allowable_movement", to)
    }
    /// How many fingers, exactly. Default 1.
    pub fn touches_required(&self) -> Result<u32> {
        Ok(self.number("touches_required")? as u32)
    }
    /// Sets `touches_required`.
    pub fn set_touches_required(&self, to: u32) -> Result<()> {
        self.set_number("touches_required", f64::from(to))
    }
    /// How many taps come before the press. Default 0.
    pub fn taps_required(&self) -> Result<u32> {
        Ok(self.number("taps_required")? as u32)
    }
    /// Sets `taps_required`.
    pub fn set_taps_required(&self, to: u32) -> Result<()> {
        self.set_number("taps_required", f64::from(to))
    }
    /// A finger that presses so hard begins it at once, when all are down; 1 is an ordinary touch; 0: none does.
    /// Default 0.
    pub fn force(&self) -> Result<f64> {
        Ok(self.number("force")?)
    }
    /// Sets `force`.
    pub fn set_force(&self, to: f64) -> Result<()> {
        self.set_number("force", to)
    }
    /// Time since the last required finger landed. Seconds. Now.
    pub fn duration(&self) -> Result<Duration> {
        Ok(duration(self.value("duration")?))
    }
}

impl Deref for LongPress {
    type Target = Recognizer;
    fn deref(&self) -> &Recognizer {
        &self.0
    }
}

impl Class for LongPress {
    const NAME: &'static str = "long_press";
    fn from_recognizer(recognizer: Recognizer) -> Self {
        Self(recognizer)
    }
}

/// The outputs of [`LongPress`], as an event has them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LongPressOutputs {
    /// Time since the last required finger landed. Seconds.
    pub duration: Duration,
}

impl From<&[f64; 8]> for LongPressOutputs {
    fn from(values: &[f64; 8]) -> Self {
        Self {
            duration: duration(values[0]),
        }
    }
}

/// The class "pan".
/// Fingers that drag.
#[derive(Clone, Debug)]
pub struct Pan(Recognizer);

impl Pan {
    /// Calls `handler` with each of its gestures and their outputs.
    pub fn on(&self, mut handler: impl FnMut(&Gesture, PanOutputs) + 'static) -> Result<Action> {
        self.on_gesture(move |gesture| handler(gesture, PanOutputs::from(gesture.values())))
    }
    /// How many fingers it needs. Default 1.
    pub fn minimum_touches(&self) -> Result<u32> {
        Ok(self.number("minimum_touches")? as u32)
    }
    /// Sets `minimum_touches`.
    pub fn set_minimum_touches(&self, to: u32) -> Result<()> {
        self.set_number("minimum_touches", f64::from(to))
    }
    /// More fingers fail it, or are ignored once it began; the default is without limit.
    pub fn maximum_touches(&self) -> Result<u32> {
        Ok(self.number("maximum_touches")? as u32)
    }
    /// Sets `maximum_touches`.
    pub fn set_maximum_touches(&self, to: u32) -> Result<()> {
        self.set_number("maximum_touches", f64::from(to))
    }
    /// How far a finger must move from where it landed. Window units, default 10.
    pub fn threshold(&self) -> Result<f64> {
        Ok(self.number("threshold")?)
    }
    /// Sets `threshold`.
    pub fn set_threshold(&self, to: f64) -> Result<()> {
        self.set_number("threshold", to)
    }
    /// 0: on one axis; 1: as a length. Default 0.
    pub fn threshold_mode(&self) -> Result<ThresholdMode> {
        Ok(chosen(ThresholdMode::from_raw(self.number("threshold_mode")? as i32))?)
    }
    /// Sets `threshold_mode`.
    pub fn set_threshold_mode(&self, to: ThresholdMode) -> Result<()> {
        self.set_number("threshold_mode", f64::from(to as i32))
    }
    /// 0: both; 1: horizontal only; 2: vertical only. Default 0.
    pub fn axes(&self) -> Result<Axes> {
        Ok(chosen(Axes::from_raw(self.number("axes")? as i32))?)
    }
    /// Sets `axes`.
    pub fn set_axes(&self, to: Axes) -> Result<()> {
        self.set_number("axes", f64::from(to as i32))
    }
    /// Whether the translation leaves out the threshold. Default 0.
    pub fn translation_from_threshold(&self) -> Result<bool> {
        Ok(self.number("translation_from_threshold")? != 0.0)
    }
    /// Sets `translation_from_threshold`.
    pub fn set_translation_from_threshold(&self, to: bool) -> Result<()> {
        self.set_number("translation_from_threshold", f64::from(u8::from(to)))
    }
    /// 0: least squares of degree 2; 1: impulse. Default 0.
    pub fn velocity_strategy(&self) -> Result<VelocityStrategy> {
        Ok(chosen(VelocityStrategy::from_raw(self.number("velocity_strategy")? as i32))?)
    }
    /// Sets `velocity_strategy`.
    pub fn set_velocity_strategy(&self, to: VelocityStrategy) -> Result<()> {
        self.set_number("velocity_strategy", f64::from(to as i32))
    }
    /// How several fingers move it: 0 their mean, 1 the latest, 2 the largest each way, 3 their sum. Default 0.
    pub fn finger_strategy(&self) -> Result<FingerStrategy> {
        Ok(chosen(FingerStrategy::from_raw(self.number("finger_strategy")? as i32))?)
    }
    /// Sets `finger_strategy`.
    pub fn set_finger_strategy(&self, to: FingerStrategy) -> Result<()> {
        self.set_number("finger_strategy", f64::from(to as i32))
    }
    /// It also begins when a finger is farther to the left; negative. Window units, no limit by default.
    pub fn active_offset_x_minimum(&self) -> Result<f64> {
        Ok(self.number("active_offset_x_minimum")?)
    }
    /// Sets `active_offset_x_minimum`.
    pub fn set_active_offset_x_minimum(&self, to: f64) -> Result<()> {
        self.set_number("active_offset_x_minimum", to)
    }
    /// It also begins when a finger is farther to the right. Window units, no limit by default.
    pub fn active_offset_x_maximum(&self) -> Result<f64> {
        Ok(self.number("active_offset_x_maximum")?)
    }
    /// Sets `active_offset_x_maximum`.
    pub fn set_active_offset_x_maximum(&self, to: f64) -> Result<()> {
        self.set_number("active_offset_x_maximum", to)
    }
    /// It also begins when a finger is farther up; negative. Window units, no limit by default.
    pub fn active_offset_y_minimum(&self) -> Result<f64> {
        Ok(self.number("active_offset_y_minimum")?)
    }
    /// Sets `active_offset_y_minimum`.
    pub fn set_active_offset_y_minimum(&self, to: f64) -> Result<()> {
        self.set_number("active_offset_y_minimum", to)
    }
    /// It also begins when a finger is farther down. Window units, no limit by default.
    pub fn active_offset_y_maximum(&self) -> Result<f64> {
        Ok(self.number("active_offset_y_maximum")?)
    }
    /// Sets `active_offset_y_maximum`.
    pub fn set_active_offset_y_maximum(&self, to: f64) -> Result<()> {
        self.set_number("active_offset_y_maximum", to)
    }
    /// It fails when a finger is farther to the left before it begins; negative. Window units, no limit by default.
    pub fn fail_offset_x_minimum(&self) -> Result<f64> {
        Ok(self.number("fail_offset_x_minimum")?)
    }
    /// Sets `fail_offset_x_minimum`.
    pub fn set_fail_offset_x_minimum(&self, to: f64) -> Result<()> {
        self.set_number("fail_offset_x_minimum", to)
    }
    /// It fails when a finger is farther to the right before it begins. Window units, no limit by default.
    pub fn fail_offset_x_maximum(&self) -> Result<f64> {
        Ok(self.number("fail_offset_x_maximum")?)
    }
    /// Sets `fail_offset_x_maximum`.
    pub fn set_fail_offset_x_maximum(&self, to: f64) -> Result<()> {
        self.set_number("fail_offset_x_maximum", to)
    }
    /// It fails when a finger is farther up before it begins; negative. Window units, no limit by default.
    pub fn fail_offset_y_minimum(&self) -> Result<f64> {
        Ok(self.number("fail_offset_y_minimum")?)
    }
    /// Sets `fail_offset_y_minimum`.
    pub fn set_fail_offset_y_minimum(&self, to: f64) -> Result<()> {
        self.set_number("fail_offset_y_minimum", to)
    }
    /// It fails when a finger is farther down before it begins. Window units, no limit by default.
    pub fn fail_offset_y_maximum(&self) -> Result<f64> {
        Ok(self.number("fail_offset_y_maximum")?)
    }
    /// Sets `fail_offset_y_maximum`.
    pub fn set_fail_offset_y_maximum(&self, to: f64) -> Result<()> {
        self.set_number("fail_offset_y_maximum", to)
    }
    /// Reports that come less than this after the first of a sample are one sample: its last place and time count.
    /// Seconds, default 0.002.
    pub fn velocity_spacing(&self) -> Result<Duration> {
        Ok(duration(self.number("velocity_spacing")?))
    }
    /// Sets `velocity_spacing`.
    pub fn set_velocity_spacing(&self, to: Duration) -> Result<()> {
        self.set_number("velocity_spacing", to.as_secs_f64())
    }
    /// A finger that is faster is reported as this fast: 10 m/s. Window units per second, default 64173.
    pub fn velocity_limit(&self) -> Result<f64> {
        Ok(self.number("velocity_limit")?)
    }
    /// Sets `velocity_limit`.
    pub fn set_velocity_limit(&self, to: f64) -> Result<()> {
        self.set_number("velocity_limit", to)
    }
    /// Whether the velocity at the end leaves out a jump of the finger as it rolls off. Default 1.
    pub fn velocity_lift_guard(&self) -> Result<bool> {
        Ok(self.number("velocity_lift_guard")? != 0.0)
    }
    /// Sets `velocity_lift_guard`.
    pub fn set_velocity_lift_guard(&self, to: bool) -> Result<()> {
        self.set_number("velocity_lift_guard", f64::from(u8::from(to)))
    }
    /// With several fingers: how many times the change of their distance, and the arc, their centre's travel must be.
    /// Default 0.
    pub fn dominance(&self) -> Result<f64> {
        Ok(self.number("dominance")?)
    }
    /// Sets `dominance`.
    pub fn set_dominance(&self, to: f64) -> Result<()> {
        self.set_number("dominance", to)
    }
    /// A larger threshold for `early_interval` after a landing; 0: none. Window units, default 0.
    pub fn early_threshold(&self) -> Result<f64> {
        Ok(self.number("early_threshold")?)
    }
    /// Sets `early_threshold`.
    pub fn set_early_threshold(&self, to: f64) -> Result<()> {
        self.set_number("early_threshold", to)
    }
    /// How long `early_threshold` holds. Seconds, default 0.25.
    pub fn early_interval(&self) -> Result<Duration> {
        Ok(duration(self.number("early_interval")?))
    }
    /// Sets `early_interval`.
    pub fn set_early_interval(&self, to: Duration) -> Result<()> {
        self.set_number("early_interval", to.as_secs_f64())
    }
    /// How far it went, to the right and down. Window units. Now.
    pub fn translation(&self) -> Result<Point> {
        Ok(Point::new(self.value("translation.x")?, self.value("translation.y")?))
    }
    /// Its velocity. Window units per second. Now.
    pub fn velocity(&self) -> Result<Point> {
        Ok(Point::new(self.value("velocity.x")?, self.value("velocity.y")?))
    }
    /// How much of what two fingers did when it began was a drag: 1 all; 1 with one finger. Now.
    pub fn certainty(&self) -> Result<f64> {
        Ok(self.value("certainty")?)
    }
}

impl Deref for Pan {
    type Target = Recognizer;
    fn deref(&self) -> &Recognizer {
        &self.0
    }
}

impl Class for Pan {
    const NAME: &'static str = "pan";
    fn from_recognizer(recognizer: Recognizer) -> Self {
        Self(recognizer)
    }
}

/// The outputs of [`Pan`], as an event has them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PanOutputs {
    /// How far it went, to the right and down. Window units.
    pub translation: Point,
    /// Its velocity. Window units per second.
    pub velocity: Point,
    /// How much of what two fingers did when it began was a drag: 1 all; 1 with one finger.
    pub certainty: f64,
}

impl From<&[f64; 8]> for PanOutputs {
    fn from(values: &[f64; 8]) -> Self {
        Self {
            translation: Point::new(values[0], values[1]),
            velocity: Point::new(values[2], values[3]),
            certainty: values[4],
        }
    }
}

/// The class "swipe".
/// A quick straight stroke.
#[derive(Clone, Debug)]
pub struct Swipe(Recognizer);

impl Swipe {
    /// Calls `handler` with each of its gestures and their outputs.
    pub fn on(&self, mut handler: impl FnMut(&Gesture, SwipeOutputs) + 'static) -> Result<Action> {
        self.on_gesture(move |gesture| handler(gesture, SwipeOutputs::from(gesture.values())))
    }
    /// The allowed directions: right 1, left 2, up 4, down 8; one stroke is one of them. Default 1.
    pub fn direction(&self) -> Result<Direction> {
        Ok(Direction(self.number("direction")? as u32))
    }
    /// Sets `direction`.
    pub fn set_direction(&self, to: Direction) -> Result<()> {
        self.set_number("direction", f64::from(to.0))
    }
    /// How many fingers, exactly. Default 1.
    pub fn touches_required(&self) -> Result<u32> {
        Ok(self.number("touches_required")? as u32)
    }
    /// Sets `touches_required`.
    pub fn set_touches_required(&self, to: u32) -> Result<()> {
        self.set_number("touches_required", f64::from(to))
    }
    /// The longest time since the first finger landed. Seconds, default 0.5.
    pub fn maximum_duration(&self) -> Result<Duration> {
        Ok(duration(self.number("maximum_duration")?))
    }
    /// Sets `maximum_duration`.
    pub fn set_maximum_duration(&self, to: Duration) -> Result<()> {
        self.set_number("maximum_duration", to.as_secs_f64())
    }
    /// How far each finger must go along the direction, at time 0. Window units, default 50.
    pub fn minimum_distance(&self) -> Result<f64> {
        Ok(self.number("minimum_distance")?)
    }
    /// Sets `minimum_distance`.
    pub fn set_minimum_distance(&self, to: f64) -> Result<()> {
        self.set_number("minimum_distance", to)
    }
    /// How far each finger may go across the direction, at time 0. Window units, default 50.
    pub fn maximum_cross(&self) -> Result<f64> {
        Ok(self.number("maximum_cross")?)
    }
    /// Sets `maximum_cross`.
    pub fn set_maximum_cross(&self, to: f64) -> Result<()> {
        self.set_number("maximum_cross", to)
    }
    /// The share of minimum_distance by which it shrinks per second. Per second, default 0.94.
    pub fn distance_decay(&self) -> Result<f64> {
        Ok(self.number("distance_decay")?)
    }
    /// Sets `distance_decay`.
    pub fn set_distance_decay(&self, to: f64) -> Result<()> {
        self.set_number("distance_decay", to)
    }
    /// The share of maximum_cross by which it shrinks per second. Per second, default 0.98.
    pub fn cross_decay(&self) -> Result<f64> {
        Ok(self.number("cross_decay")?)
    }
    /// Sets `cross_decay`.
    pub fn set_cross_decay(&self, to: f64) -> Result<()> {
        self.set_number("cross_decay", to)
    }
    /// How far behind its landing place a finger may be. Window units, default 10.
    pub fn backtrack(&self) -> Result<f64> {
        Ok(self.number("backtrack")?)
    }
    /// Sets `backtrack`.
    pub fn set_backtrack(&self, to: f64) -> Result<()> {
        self.set_number("backtrack", to)
    }
}

impl Deref for Swipe {
    type Target = Recognizer;
    fn deref(&self) -> &Recognizer {
        &self.0
    }
}

impl Class for Swipe {
    const NAME: &'static str = "swipe";
    fn from_recognizer(recognizer: Recognizer) -> Self {
        Self(recognizer)
    }
}

/// The outputs of [`Swipe`], as an event has them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SwipeOutputs {
    /// The direction found: right 1, left 2, up 4, down 8.
    pub direction: Direction,
}

impl From<&[f64; 8]> for SwipeOutputs {
    fn from(values: &[f64; 8]) -> Self {
        Self {
            direction: Direction(values[0] as u32),
        }
    }
}

/// The class "pinch".
/// Two fingers that come together or go apart.
#[derive(Clone, Debug)]
pub struct Pinch(Recognizer);

impl Pinch {
    /// Calls `handler` with each of its gestures and their outputs.
    pub fn on(&self, mut handler: impl FnMut(&Gesture, PinchOutputs) + 'static) -> Result<Action> {
        self.on_gesture(move |gesture| handler(gesture, PinchOutputs::from(gesture.values())))
    }
    /// How much the distance of the fingers must change. Window units, default 8.
    pub fn threshold(&self) -> Result<f64> {
        Ok(self.number("threshold")?)
    }
    /// Sets `threshold`.
    pub fn set_threshold(&self, to: f64) -> Result<()> {
        self.set_number("threshold", to)
    }
    /// More fingers fail it before it begins; the default is without limit: those that come later are ignored.
    pub fn maximum_touches(&self) -> Result<u32> {
        Ok(self.number("maximum_touches")? as u32)
    }
    /// Sets `maximum_touches`.
    pub fn set_maximum_touches(&self, to: u32) -> Result<()> {
        self.set_number("maximum_touches", f64::from(to))
    }
    /// How many times the travel of the fingers' centre the change must be; 0: the plain threshold. Default 1.35.
    pub fn dominance(&self) -> Result<f64> {
        Ok(self.number("dominance")?)
    }
    /// Sets `dominance`.
    pub fn set_dominance(&self, to: f64) -> Result<()> {
        self.set_number("dominance", to)
    }
    /// Change and travel are compared since the start and within this time. Seconds, default 0.3.
    pub fn dominance_window(&self) -> Result<Duration> {
        Ok(duration(self.number("dominance_window")?))
    }
    /// Sets `dominance_window`.
    pub fn set_dominance_window(&self, to: Duration) -> Result<()> {
        self.set_number("dominance_window", to.as_secs_f64())
    }
    /// What part of the faster finger's way the slower one must go before it begins; 0: it may rest. Default 0.
    pub fn resting_share(&self) -> Result<f64> {
        Ok(self.number("resting_share")?)
    }
    /// Sets `resting_share`.
    pub fn set_resting_share(&self, to: f64) -> Result<()> {
        self.set_number("resting_share", to)
    }
    /// The power of the fingers' scale that is reported: below 1 large movements make small changes. Default 1.
    pub fn gain(&self) -> Result<f64> {
        Ok(self.number("gain")?)
    }
    /// Sets `gain`.
    pub fn set_gain(&self, to: f64) -> Result<()> {
        self.set_number("gain", to)
    }
    /// 0: least squares of degree 2; 1: impulse. Default 0.
    pub fn velocity_strategy(&self) -> Result<VelocityStrategy> {
        Ok(chosen(VelocityStrategy::from_raw(self.number("velocity_strategy")? as i32))?)
    }
    /// Sets `velocity_strategy`.
    pub fn set_velocity_strategy(&self, to: VelocityStrategy) -> Result<()> {
        self.set_number("velocity_strategy", f64::from(to as i32))
    }
    /// Reports that come less than this after the first of a sample are one sample: its last place and time count.
    /// Seconds, default 0.002.
    pub fn velocity_spacing(&self) -> Result<Duration> {
        Ok(duration(self.number("velocity_spacing")?))
    }
    /// Sets `velocity_spacing`.
    pub fn set_velocity_spacing(&self, to: Duration) -> Result<()> {
        self.set_number("velocity_spacing", to.as_secs_f64())
    }
    /// A finger that is faster is reported as this fast: 10 m/s. Window units per second, default 64173.
    pub fn velocity_limit(&self) -> Result<f64> {
        Ok(self.number("velocity_limit")?)
    }
    /// Sets `velocity_limit`.
    pub fn set_velocity_limit(&self, to: f64) -> Result<()> {
        self.set_number("velocity_limit", to)
    }
    /// Whether the velocity at the end leaves out a jump of the finger as it rolls off. Default 1.
    pub fn velocity_lift_guard(&self) -> Result<bool> {
        Ok(self.number("velocity_lift_guard")? != 0.0)
    }
    /// Sets `velocity_lift_guard`.
    pub fn set_velocity_lift_guard(&self, to: bool) -> Result<()> {
        self.set_number("velocity_lift_guard", f64::from(u8::from(to)))
    }
    /// A larger threshold for `early_interval` after a landing; 0: none. Window units, default 0.
    pub fn early_threshold(&self) -> Result<f64> {
        Ok(self.number("early_threshold")?)
    }
    /// Sets `early_threshold`.
    pub fn set_early_threshold(&self, to: f64) -> Result<()> {
        self.set_number("early_threshold", to)
    }
    /// How long `early_threshold` holds. Seconds, default 0.25.
    pub fn early_interval(&self) -> Result<Duration> {
        Ok(duration(self.number("early_interval")?))
    }
    /// Sets `early_interval`.
    pub fn set_early_interval(&self, to: Duration) -> Result<()> {
        self.set_number("early_interval", to.as_secs_f64())
    }
    /// Distance of the fingers relative to the start. Now.
    pub fn scale(&self) -> Result<f64> {
        Ok(self.value("scale")?)
    }
    /// Velocity of the scale. Per second. Now.
    pub fn velocity(&self) -> Result<f64> {
        Ok(self.value("velocity")?)
    }
    /// The point between the fingers. Window units. Now.
    pub fn focus(&self) -> Result<Point> {
        Ok(Point::new(self.value("focus.x")?, self.value("focus.y")?))
    }
    /// Distance of the fingers at the previous event. Window units. Now.
    pub fn span_before(&self) -> Result<f64> {
        Ok(self.value("span_before")?)
    }
    /// Distance of the fingers now. Window units. Now.
    pub fn span(&self) -> Result<f64> {
        Ok(self.value("span")?)
    }
    /// How much of what the fingers did when it began was a pinch: 1 all. Now.
    pub fn certainty(&self) -> Result<f64> {
        Ok(self.value("certainty")?)
    }
}

impl Deref for Pinch {
    type Target = Recognizer;
    fn deref(&self) -> &Recognizer {
        &self.0
    }
}

impl Class for Pinch {
    const NAME: &'static str = "pinch";
    fn from_recognizer(recognizer: Recognizer) -> Self {
        Self(recognizer)
    }
}

/// The outputs of [`Pinch`], as an event has them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PinchOutputs {
    /// Distance of the fingers relative to the start.
    pub scale: f64,
    /// Velocity of the scale. Per second.
    pub velocity: f64,
    /// The point between the fingers. Window units.
    pub focus: Point,
    /// Distance of the fingers at the previous event. Window units.
    pub span_before: f64,
    /// Distance of the fingers now. Window units.
    pub span: f64,
    /// How much of what the fingers did when it began was a pinch: 1 all.
    pub certainty: f64,
}

impl From<&[f64; 8]> for PinchOutputs {
    fn from(values: &[f64; 8]) -> Self {
        Self {
            scale: values[0],
            velocity: values[1],
            focus: Point::new(values[2], values[3]),
            span_before: values[4],
            span: values[5],
            certainty: values[6],
        }
    }
}

/// The class "rotation".
/// Two fingers that turn about each other.
#[derive(Clone, Debug)]
pub struct Rotation(Recognizer);

impl Rotation {
    /// Calls `handler` with each of its gestures and their outputs.
    pub fn on(&self, mut handler: impl FnMut(&Gesture, RotationOutputs) + 'static) -> Result<Action> {
        self.on_gesture(move |gesture| handler(gesture, RotationOutputs::from(gesture.values())))
    }
    /// How far the line between the fingers must turn. Radians, default 0.1.
    pub fn threshold(&self) -> Result<f64> {
        Ok(self.number("threshold")?)
    }
    /// Sets `threshold`.
    pub fn set_threshold(&self, to: f64) -> Result<()> {
        self.set_number("threshold", to)
    }
    /// More fingers fail it before it begins; the default is without limit: those that come later are ignored.
    pub fn maximum_touches(&self) -> Result<u32> {
        Ok(self.number("maximum_touches")? as u32)
    }
    /// Sets `maximum_touches`.
    pub fn set_maximum_touches(&self, to: u32) -> Result<()> {
        self.set_number("maximum_touches", f64::from(to))
    }
    /// How many times the travel of the fingers' centre the arc must be; 0: the plain threshold. Default 1.
    pub fn dominance(&self) -> Result<f64> {
        Ok(self.number("dominance")?)
    }
    /// Sets `dominance`.
    pub fn set_dominance(&self, to: f64) -> Result<()> {
        self.set_number("dominance", to)
    }
    /// Change and travel are compared since the start and within this time. Seconds, default 0.3.
    pub fn dominance_window(&self) -> Result<Duration> {
        Ok(duration(self.number("dominance_window")?))
    }
    /// Sets `dominance_window`.
    pub fn set_dominance_window(&self, to: Duration) -> Result<()> {
        self.set_number("dominance_window", to.as_secs_f64())
    }
    /// What part of the faster finger's way the slower one must go before it begins; 0: it may rest. Default 0.
    pub fn resting_share(&self) -> Result<f64> {
        Ok(self.number("resting_share")?)
    }
    /// Sets `resting_share`.
    pub fn set_resting_share(&self, to: f64) -> Result<()> {
        self.set_number("resting_share", to)
    }
    /// How many times the fingers' turn is reported: below 1 large movements make small changes. Default 1.
    pub fn gain(&self) -> Result<f64> {
        Ok(self.number("gain")?)
    }
    /// Sets `gain`.
    pub fn set_gain(&self, to: f64) -> Result<()> {
        self.set_number("gain", to)
    }
    /// 0: least squares of degree 2; 1: impulse. Default 0.
    pub fn velocity_strategy(&self) -> Result<VelocityStrategy> {
        Ok(chosen(VelocityStrategy::from_raw(self.number("velocity_strategy")? as i32))?)
    }
    /// Sets `velocity_strategy`.
    pub fn set_velocity_strategy(&self, to: VelocityStrategy) -> Result<()> {
        self.set_number("velocity_strategy", f64::from(to as i32))
    }
    /// Reports that come less than this after the first of a sample are one sample: its last place and time count.
    /// Seconds, default 0.002.
    pub fn velocity_spacing(&self) -> Result<Duration> {
        Ok(duration(self.number("velocity_spacing")?))
    }
    /// Sets `velocity_spacing`.
    pub fn set_velocity_spacing(&self, to: Duration) -> Result<()> {
        self.set_number("velocity_spacing", to.as_secs_f64())
    }
    /// A finger that is faster is reported as this fast: 10 m/s. Window units per second, default 64173.
    pub fn velocity_limit(&self) -> Result<f64> {
        Ok(self.number("velocity_limit")?)
    }
    /// Sets `velocity_limit`.
    pub fn set_velocity_limit(&self, to: f64) -> Result<()> {
        self.set_number("velocity_limit", to)
    }
    /// Whether the velocity at the end leaves out a jump of the finger as it rolls off. Default 1.
    pub fn velocity_lift_guard(&self) -> Result<bool> {
        Ok(self.number("velocity_lift_guard")? != 0.0)
    }
    /// Sets `velocity_lift_guard`.
    pub fn set_velocity_lift_guard(&self, to: bool) -> Result<()> {
        self.set_number("velocity_lift_guard", f64::from(u8::from(to)))
    }
    /// A larger threshold for `early_interval` after a landing; 0: none. Radians, default 0.
    pub fn early_threshold(&self) -> Result<f64> {
        Ok(self.number("early_threshold")?)
    }
    /// Sets `early_threshold`.
    pub fn set_early_threshold(&self, to: f64) -> Result<()> {
        self.set_number("early_threshold", to)
    }
    /// How long `early_threshold` holds. Seconds, default 0.25.
    pub fn early_interval(&self) -> Result<Duration> {
        Ok(duration(self.number("early_interval")?))
    }
    /// Sets `early_interval`.
    pub fn set_early_interval(&self, to: Duration) -> Result<()> {
        self.set_number("early_interval", to.as_secs_f64())
    }
    /// Turned since the start, clockwise on a y-down screen. Radians. Now.
    pub fn rotation(&self) -> Result<f64> {
        Ok(self.value("rotation")?)
    }
    /// Velocity of the rotation. Rad/s. Now.
    pub fn velocity(&self) -> Result<f64> {
        Ok(self.value("velocity")?)
    }
    /// The point between the fingers. Window units. Now.
    pub fn focus(&self) -> Result<Point> {
        Ok(Point::new(self.value("focus.x")?, self.value("focus.y")?))
    }
    /// How much of what the fingers did when it began was a rotation: 1 all. Now.
    pub fn certainty(&self) -> Result<f64> {
        Ok(self.value("certainty")?)
    }
}

impl Deref for Rotation {
    type Target = Recognizer;
    fn deref(&self) -> &Recognizer {
        &self.0
    }
}

impl Class for Rotation {
    const NAME: &'static str = "rotation";
    fn from_recognizer(recognizer: Recognizer) -> Self {
        Self(recognizer)
    }
}

/// The outputs of [`Rotation`], as an event has them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RotationOutputs {
    /// Turned since the start, clockwise on a y-down screen. Radians.
    pub rotation: f64,
    /// Velocity of the rotation. Rad/s.
    pub velocity: f64,
    /// The point between the fingers. Window units.
    pub focus: Point,
    /// How much of what the fingers did when it began was a rotation: 1 all.
    pub certainty: f64,
}

impl From<&[f64; 8]> for RotationOutputs {
    fn from(values: &[f64; 8]) -> Self {
        Self {
            rotation: values[0],
            velocity: values[1],
            focus: Point::new(values[2], values[3]),
            certainty: values[4],
        }
    }
}

/// The class "press".
/// One finger that is down; gives way to every other gesture.
#[derive(Clone, Debug)]
pub struct Press(Recognizer);

impl Press {
    /// Calls `handler` with each of its gestures and their outputs.
    pub fn on(&self, mut handler: impl FnMut(&Gesture, PressOutputs) + 'static) -> Result<Action> {
        self.on_gesture(move |gesture| handler(gesture, PressOutputs::from(gesture.values())))
    }
    /// How long the finger must be down before it begins. Seconds, default 0.
    pub fn delay(&self) -> Result<Duration> {
        Ok(duration(self.number("delay")?))
    }
    /// Sets `delay`.
    pub fn set_delay(&self, to: Duration) -> Result<()> {
        self.set_number("delay", to.as_secs_f64())
    }
}

impl Deref for Press {
    type Target = Recognizer;
    fn deref(&self) -> &Recognizer {
        &self.0
    }
}

impl Class for Press {
    const NAME: &'static str = "press";
    fn from_recognizer(recognizer: Recognizer) -> Self {
        Self(recognizer)
    }
}

/// The outputs of [`Press`], as an event has them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PressOutputs {
}

impl From<&[f64; 8]> for PressOutputs {
    fn from(_values: &[f64; 8]) -> Self {
        Self {
        }
    }
}

/// The class "manual".
/// Decides nothing by itself: the host proposes its states.
#[derive(Clone, Debug)]
pub struct Manual(Recognizer);

impl Manual {
    /// Calls `handler` with each of its gestures and their outputs.
    pub fn on(&self, mut handler: impl FnMut(&Gesture, ManualOutputs) + 'static) -> Result<Action> {
        self.on_gesture(move |gesture| handler(gesture, ManualOutputs::from(gesture.values())))
    }
}

impl Deref for Manual {
    type Target = Recognizer;
    fn deref(&self) -> &Recognizer {
        &self.0
    }
}

impl Class for Manual {
    const NAME: &'static str = "manual";
    fn from_recognizer(recognizer: Recognizer) -> Self {
        Self(recognizer)
    }
}

/// The outputs of [`Manual`], as an event has them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ManualOutputs {
}

impl From<&[f64; 8]> for ManualOutputs {
    fn from(_values: &[f64; 8]) -> Self {
        Self {
        }
    }
}

/// The class "screen_edge_pan".
/// A drag of one finger from an edge of the root view inwards.
#[derive(Clone, Debug)]
pub struct ScreenEdgePan(Recognizer);

impl ScreenEdgePan {
    /// Calls `handler` with each of its gestures and their outputs.
    pub fn on(&self, mut handler: impl FnMut(&Gesture, ScreenEdgePanOutputs) + 'static) -> Result<Action> {
        self.on_gesture(move |gesture| handler(gesture, ScreenEdgePanOutputs::from(gesture.values())))
    }
    /// The allowed edges: top 1, left 2, bottom 4, right 8. Default 15.
    pub fn edges(&self) -> Result<Edge> {
        Ok(Edge(self.number("edges")? as u32))
    }
    /// Sets `edges`.
    pub fn set_edges(&self, to: Edge) -> Result<()> {
        self.set_number("edges", f64::from(to.0))
    }
    /// How far from the edge the finger may land. Window units, default 13.
    pub fn edge_region(&self) -> Result<f64> {
        Ok(self.number("edge_region")?)
    }
    /// Sets `edge_region`.
    pub fn set_edge_region(&self, to: f64) -> Result<()> {
        self.set_number("edge_region", to)
    }
    /// How far inwards the finger must move. Window units, default 15.
    pub fn threshold(&self) -> Result<f64> {
        Ok(self.number("threshold")?)
    }
    /// Sets `threshold`.
    pub fn set_threshold(&self, to: f64) -> Result<()> {
        self.set_number("threshold", to)
    }
    /// The largest angle between the way and straight inwards. It fails once the way back into the angle is longer
    /// than what is left of `threshold`: along the edge, with the defaults, after 8.8 units. Radians, default
    /// 0.785398.
    pub fn maximum_angle(&self) -> Result<f64> {
        Ok(self.number("maximum_angle")?)
    }
    /// Sets `maximum_angle`.
    pub fn set_maximum_angle(&self, to: f64) -> Result<()> {
        self.set_number("maximum_angle", to)
    }
    /// 0: least squares of degree 2; 1: impulse. Default 0.
    pub fn velocity_strategy(&self) -> Result<VelocityStrategy> {
        Ok(chosen(VelocityStrategy::from_raw(self.number("velocity_strategy")? as i32))?)
    }
    /// Sets `velocity_strategy`.
    pub fn set_velocity_strategy(&self, to: VelocityStrategy) -> Result<()> {
        self.set_number("velocity_strategy", f64::from(to as i32))
    }
    /// Reports that come less than this after the first of a sample are one sample: its last place and time count.
    /// Seconds, default 0.002.
    pub fn velocity_spacing(&self) -> Result<Duration> {
        Ok(duration(self.number("velocity_spacing")?))
    }
    /// Sets `velocity_spacing`.
    pub fn set_velocity_spacing(&self, to: Duration) -> Result<()> {
        self.set_number("velocity_spacing", to.as_secs_f64())
    }
    /// A finger that is faster is reported as this fast: 10 m/s. Window units per second, default 64173.
    pub fn velocity_limit(&self) -> Result<f64> {
        Ok(self.number("velocity_limit")?)
    }
    /// Sets `velocity_limit`.
    pub fn set_velocity_limit(&self, to: f64) -> Result<()> {
        self.set_number("velocity_limit", to)
    }
    /// Whether the velocity at the end leaves out a jump of the finger as it rolls off. Default 1.
    pub fn velocity_lift_guard(&self) -> Result<bool> {
        Ok(self.number("velocity_lift_guard")? != 0.0)
    }
    /// Sets `velocity_lift_guard`.
    pub fn set_velocity_lift_guard(&self, to: bool) -> Result<()> {
        self.set_number("velocity_lift_guard", f64::from(u8::from(to)))
    }
    /// How far it went, to the right and down. Window units. Now.
    pub fn translation(&self) -> Result<Point> {
        Ok(Point::new(self.value("translation.x")?, self.value("translation.y")?))
    }
    /// Its velocity. Window units per second. Now.
    pub fn velocity(&self) -> Result<Point> {
        Ok(Point::new(self.value("velocity.x")?, self.value("velocity.y")?))
    }
}

impl Deref for ScreenEdgePan {
    type Target = Recognizer;
    fn deref(&self) -> &Recognizer {
        &self.0
    }
}

impl Class for ScreenEdgePan {
    const NAME: &'static str = "screen_edge_pan";
    fn from_recognizer(recognizer: Recognizer) -> Self {
        Self(recognizer)
    }
}

/// The outputs of [`ScreenEdgePan`], as an event has them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ScreenEdgePanOutputs {
    /// How far it went, to the right and down. Window units.
    pub translation: Point,
    /// Its velocity. Window units per second.
    pub velocity: Point,
}

impl From<&[f64; 8]> for ScreenEdgePanOutputs {
    fn from(values: &[f64; 8]) -> Self {
        Self {
            translation: Point::new(values[0], values[1]),
            velocity: Point::new(values[2], values[3]),
        }
    }
}

/// The class "transform".
/// Any number of fingers that move, scale and turn something at once, about their centre.
#[derive(Clone, Debug)]
pub struct TransformGesture(Recognizer);

impl TransformGesture {
    /// Calls `handler` with each of its gestures and their outputs.
    pub fn on(&self, mut handler: impl FnMut(&Gesture, TransformGestureOutputs) + 'static) -> Result<Action> {
        self.on_gesture(move |gesture| handler(gesture, TransformGestureOutputs::from(gesture.values())))
    }
    /// How many fingers it needs. Default 1.
    pub fn minimum_touches(&self) -> Result<u32> {
        Ok(self.number("minimum_touches")? as u32)
    }
    /// Sets `minimum_touches`.
    pub fn set_minimum_touches(&self, to: u32) -> Result<()> {
        self.set_number("minimum_touches", f64::from(to))
    }
    /// How far a finger must move on an axis. Window units, default 10.
    pub fn pan_threshold(&self) -> Result<f64> {
        Ok(self.number("pan_threshold")?)
    }
    /// Sets `pan_threshold`.
    pub fn set_pan_threshold(&self, to: f64) -> Result<()> {
        self.set_number("pan_threshold", to)
    }
    /// How much the spread of the fingers must change. Window units, default 8.
    pub fn pinch_threshold(&self) -> Result<f64> {
        Ok(self.number("pinch_threshold")?)
    }
    /// Sets `pinch_threshold`.
    pub fn set_pinch_threshold(&self, to: f64) -> Result<()> {
        self.set_number("pinch_threshold", to)
    }
    /// How far the fingers must turn. Radians, default 0.1.
    pub fn rotation_threshold(&self) -> Result<f64> {
        Ok(self.number("rotation_threshold")?)
    }
    /// Sets `rotation_threshold`.
    pub fn set_rotation_threshold(&self, to: f64) -> Result<()> {
        self.set_number("rotation_threshold", to)
    }
    /// Whether it moves. Default 1.
    pub fn allows_pan(&self) -> Result<bool> {
        Ok(self.number("allows_pan")? != 0.0)
    }
    /// Sets `allows_pan`.
    pub fn set_allows_pan(&self, to: bool) -> Result<()> {
        self.set_number("allows_pan", f64::from(u8::from(to)))
    }
    /// Whether it scales. Default 1.
    pub fn allows_pinch(&self) -> Result<bool> {
        Ok(self.number("allows_pinch")? != 0.0)
    }
    /// Sets `allows_pinch`.
    pub fn set_allows_pinch(&self, to: bool) -> Result<()> {
        self.set_number("allows_pinch", f64::from(u8::from(to)))
    }
    /// Whether it turns. Default 1.
    pub fn allows_rotation(&self) -> Result<bool> {
        Ok(self.number("allows_rotation")? != 0.0)
    }
    /// Sets `allows_rotation`.
    pub fn set_allows_rotation(&self, to: bool) -> Result<()> {
        self.set_number("allows_rotation", f64::from(u8::from(to)))
    }
    /// 0: least squares of degree 2; 1: impulse. Default 0.
    pub fn velocity_strategy(&self) -> Result<VelocityStrategy> {
        Ok(chosen(VelocityStrategy::from_raw(self.number("velocity_strategy")? as i32))?)
    }
    /// Sets `velocity_strategy`.
    pub fn set_velocity_strategy(&self, to: VelocityStrategy) -> Result<()> {
        self.set_number("velocity_strategy", f64::from(to as i32))
    }
    /// Reports that come less than this after the first of a sample are one sample: its last place and time count.
    /// Seconds, default 0.002.
    pub fn velocity_spacing(&self) -> Result<Duration> {
        Ok(duration(self.number("velocity_spacing")?))
    }
    /// Sets `velocity_spacing`.
    pub fn set_velocity_spacing(&self, to: Duration) -> Result<()> {
        self.set_number("velocity_spacing", to.as_secs_f64())
    }
    /// A finger that is faster is reported as this fast: 10 m/s. Window units per second, default 64173.
    pub fn velocity_limit(&self) -> Result<f64> {
        Ok(self.number("velocity_limit")?)
    }
    /// Sets `velocity_limit`.
    pub fn set_velocity_limit(&self, to: f64) -> Result<()> {
        self.set_number("velocity_limit", to)
    }
    /// Whether the velocity at the end leaves out a jump of the finger as it rolls off. Default 1.
    pub fn velocity_lift_guard(&self) -> Result<bool> {
        Ok(self.number("velocity_lift_guard")? != 0.0)
    }
    /// Sets `velocity_lift_guard`.
    pub fn set_velocity_lift_guard(&self, to: bool) -> Result<()> {
        self.set_number("velocity_lift_guard", f64::from(u8::from(to)))
    }
    /// The map since the start, which has no shear, in window units: x' = a x - b y + tx. Now.
    pub fn a(&self) -> Result<f64> {
        Ok(self.value("a")?)
    }
    /// y' = b x + a y + ty. Now.
    pub fn b(&self) -> Result<f64> {
        Ok(self.value("b")?)
    }
    /// See a. Window units. Now.
    pub fn tx(&self) -> Result<f64> {
        Ok(self.value("tx")?)
    }
    /// See b. Window units. Now.
    pub fn ty(&self) -> Result<f64> {
        Ok(self.value("ty")?)
    }
    /// Velocity of the fingers' centre. Window units per second. Now.
    pub fn velocity(&self) -> Result<Point> {
        Ok(Point::new(self.value("velocity.x")?, self.value("velocity.y")?))
    }
    /// Velocity of the scale. Per second. Now.
    pub fn scale_velocity(&self) -> Result<f64> {
        Ok(self.value("scale_velocity")?)
    }
    /// Velocity of the rotation. Rad/s. Now.
    pub fn rotation_velocity(&self) -> Result<f64> {
        Ok(self.value("rotation_velocity")?)
    }
}

impl Deref for TransformGesture {
    type Target = Recognizer;
    fn deref(&self) -> &Recognizer {
        &self.0
    }
}

impl Class for TransformGesture {
    const NAME: &'static str = "transform";
    fn from_recognizer(recognizer: Recognizer) -> Self {
        Self(recognizer)
    }
}

/// The outputs of [`TransformGesture`], as an event has them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TransformGestureOutputs {
    /// The map since the start, which has no shear, in window units: x' = a x - b y + tx.
    pub a: f64,
    /// y' = b x + a y + ty.
    pub b: f64,
    /// See a. Window units.
    pub tx: f64,
    /// See b. Window units.
    pub ty: f64,
    /// Velocity of the fingers' centre. Window units per second.
    pub velocity: Point,
    /// Velocity of the scale. Per second.
    pub scale_velocity: f64,
    /// Velocity of the rotation. Rad/s.
    pub rotation_velocity: f64,
}

impl From<&[f64; 8]> for TransformGestureOutputs {
    fn from(values: &[f64; 8]) -> Self {
        Self {
            a: values[0],
            b: values[1],
            tx: values[2],
            ty: values[3],
            velocity: Point::new(values[4], values[5]),
            scale_velocity: values[6],
            rotation_velocity: values[7],
        }
    }
}

/// The class "serial_tap".
/// Taps of one finger, each reported at once with its running count.
#[derive(Clone, Debug)]
pub struct SerialTap(Recognizer);

impl SerialTap {
    /// Calls `handler` with each of its gestures and their outputs.
    pub fn on(&self, mut handler: impl FnMut(&Gesture, SerialTapOutputs) + 'static) -> Result<Action> {
        self.on_gesture(move |gesture| handler(gesture, SerialTapOutputs::from(gesture.values())))
    }
    /// From this time on between a lift and the next finger the count starts again. Seconds, default 0.3.
    pub fn maximum_interval(&self) -> Result<Duration> {
        Ok(duration(self.number("maximum_interval")?))
    }
    /// Sets `maximum_interval`.
    pub fn set_maximum_interval(&self, to: Duration) -> Result<()> {
        self.set_number("maximum_interval", to.as_secs_f64())
    }
    /// The farthest that neighbouring taps of a series may be apart. Window units, default 45.
    pub fn maximum_tap_distance(&self) -> Result<f64> {
        Ok(self.number("maximum_tap_distance")?)
    }
    /// Sets `maximum_tap_distance`.
    pub fn set_maximum_tap_distance(&self, to: f64) -> Result<()> {
        self.set_number("maximum_tap_distance", to)
    }
    /// How far a finger may move from where it landed. Window units, default 45.
    pub fn allowable_movement(&self) -> Result<f64> {
        Ok(self.number("allowable_movement")?)
    }
    /// Sets `allowable_movement`.
    pub fn set_allowable_movement(&self, to: f64) -> Result<()> {
        self.set_number("allowable_movement", to)
    }
    /// The longest time from a landing to its lift. Seconds, default 0.75.
    pub fn maximum_tap_duration(&self) -> Result<Duration> {
        Ok(duration(self.number("maximum_tap_duration")?))
    }
    /// Sets `maximum_tap_duration`.
    pub fn set_maximum_tap_duration(&self, to: Duration) -> Result<()> {
        self.set_number("maximum_tap_duration", to.as_secs_f64())
    }
    /// Which tap of its series this is, from 1. Now.
    pub fn tap_count(&self) -> Result<u32> {
        Ok(self.value("tap_count")? as u32)
    }
}

impl Deref for SerialTap {
    type Target = Recognizer;
    fn deref(&self) -> &Recognizer {
        &self.0
    }
}

impl Class for SerialTap {
    const NAME: &'static str = "serial_tap";
    fn from_recognizer(recognizer: Recognizer) -> Self {
        Self(recognizer)
    }
}

/// The outputs of [`SerialTap`], as an event has them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SerialTapOutputs {
    /// Which tap of its series this is, from 1.
    pub tap_count: u32,
}

impl From<&[f64; 8]> for SerialTapOutputs {
    fn from(values: &[f64; 8]) -> Self {
        Self {
            tap_count: values[0] as u32,
        }
    }
}

/// The class "tap_drag".
/// Taps of one finger, then a drag with the next landing.
#[derive(Clone, Debug)]
pub struct TapDrag(Recognizer);

impl TapDrag {
    /// Calls `handler` with each of its gestures and their outputs.
    pub fn on(&self, mut handler: impl FnMut(&Gesture, TapDragOutputs) + 'static) -> Result<Action> {
        self.on_gesture(move |gesture| handler(gesture, TapDragOutputs::from(gesture.values())))
    }
    /// How many taps come before the drag. Default 1.
    pub fn taps_required(&self) -> Result<u32> {
        Ok(self.number("taps_required")? as u32)
    }
    /// Sets `taps_required`.
    pub fn set_taps_required(&self, to: u32) -> Result<()> {
        self.set_number("taps_required", f64::from(to))
    }
    /// How far the finger must move from where it landed. Window units, default 10.
    pub fn threshold(&self) -> Result<f64> {
        Ok(self.number("threshold")?)
    }
    /// Sets `threshold`.
    pub fn set_threshold(&self, to: f64) -> Result<()> {
        self.set_number("threshold", to)
    }
    /// 0: on one axis; 1: as a length. Default 0.
    pub fn threshold_mode(&self) -> Result<ThresholdMode> {
        Ok(chosen(ThresholdMode::from_raw(self.number("threshold_mode")? as i32))?)
    }
    /// Sets `threshold_mode`.
    pub fn set_threshold_mode(&self, to: ThresholdMode) -> Result<()> {
        self.set_number("threshold_mode", f64::from(to as i32))
    }
    /// 0: both; 1: horizontal only; 2: vertical only. Default 0.
    pub fn axes(&self) -> Result<Axes> {
        Ok(chosen(Axes::from_raw(self.number("axes")? as i32))?)
    }
    /// Sets `axes`.
    pub fn set_axes(&self, to: Axes) -> Result<()> {
        self.set_number("axes", f64::from(to as i32))
    }
    /// 0: least squares of degree 2; 1: impulse. Default 0.
    pub fn velocity_strategy(&self) -> Result<VelocityStrategy> {
        Ok(chosen(VelocityStrategy::from_raw(self.number("velocity_strategy")? as i32))?)
    }
    /// Sets `velocity_strategy`.
    pub fn set_velocity_strategy(&self, to: VelocityStrategy) -> Result<()> {
        self.set_number("velocity_strategy", f64::from(to as i32))
    }
    /// Reports that come less than this after the first of a sample are one sample: its last place and time count.
    /// Seconds, default 0.002.
    pub fn velocity_spacing(&self) -> Result<Duration> {
        Ok(duration(self.number("velocity_spacing")?))
    }
    /// Sets `velocity_spacing`.
    pub fn set_velocity_spacing(&self, to: Duration) -> Result<()> {
        self.set_number("velocity_spacing", to.as_secs_f64())
    }
    /// A finger that is faster is reported as this fast: 10 m/s. Window units per second, default 64173.
    pub fn velocity_limit(&self) -> Result<f64> {
        Ok(self.number("velocity_limit")?)
    }
    /// Sets `velocity_limit`.
    pub fn set_velocity_limit(&self, to: f64) -> Result<()> {
        self.set_number("velocity_limit", to)
    }
    /// Whether the velocity at the end leaves out a jump of the finger as it rolls off. Default 1.
    pub fn velocity_lift_guard(&self) -> Result<bool> {
        Ok(self.number("velocity_lift_guard")? != 0.0)
    }
    /// Sets `velocity_lift_guard`.
    pub fn set_velocity_lift_guard(&self, to: bool) -> Result<()> {
        self.set_number("velocity_lift_guard", f64::from(u8::from(to)))
    }
    /// So far downwards doubles the scale, upwards if it is negative; 0: there is none. Window units, default 0.
    pub fn scale_distance(&self) -> Result<f64> {
        Ok(self.number("scale_distance")?)
    }
    /// Sets `scale_distance`.
    pub fn set_scale_distance(&self, to: f64) -> Result<()> {
        self.set_number("scale_distance", to)
    }
    /// So far to the right turns by 1 rad, to the left if it is negative; 0: there is none. Window units, default 0.
    pub fn rotation_distance(&self) -> Result<f64> {
        Ok(self.number("rotation_distance")?)
    }
    /// Sets `rotation_distance`.
    pub fn set_rotation_distance(&self, to: f64) -> Result<()> {
        self.set_number("rotation_distance", to)
    }
    /// How far it went, to the right and down. Window units. Now.
    pub fn translation(&self) -> Result<Point> {
        Ok(Point::new(self.value("translation.x")?, self.value("translation.y")?))
    }
    /// Its velocity. Window units per second. Now.
    pub fn velocity(&self) -> Result<Point> {
        Ok(Point::new(self.value("velocity.x")?, self.value("velocity.y")?))
    }
    /// How far the finger is from where the drag started. Window units. Now.
    pub fn distance(&self) -> Result<f64> {
        Ok(self.value("distance")?)
    }
    /// What scale_distance makes of the way downwards; 1 without it. Now.
    pub fn scale(&self) -> Result<f64> {
        Ok(self.value("scale")?)
    }
    /// What rotation_distance makes of the way to the right, clockwise. Radians. Now.
    pub fn rotation(&self) -> Result<f64> {
        Ok(self.value("rotation")?)
    }
}

impl Deref for TapDrag {
    type Target = Recognizer;
    fn deref(&self) -> &Recognizer {
        &self.0
    }
}

impl Class for TapDrag {
    const NAME: &'static str = "tap_drag";
    fn from_recognizer(recognizer: Recognizer) -> Self {
        Self(recognizer)
    }
}

/// The outputs of [`TapDrag`], as an event has them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TapDragOutputs {
    /// How far it went, to the right and down. Window units.
    pub translation: Point,
    /// Its velocity. Window units per second.
    pub velocity: Point,
    /// How far the finger is from where the drag started. Window units.
    pub distance: f64,
    /// What scale_distance makes of the way downwards; 1 without it.
    pub scale: f64,
    /// What rotation_distance makes of the way to the right, clockwise. Radians.
    pub rotation: f64,
}

impl From<&[f64; 8]> for TapDragOutputs {
    fn from(values: &[f64; 8]) -> Self {
        Self {
            translation: Point::new(values[0], values[1]),
            velocity: Point::new(values[2], values[3]),
            distance: values[4],
            scale: values[5],
            rotation: values[6],
        }
    }
}

/// The class "hover".
/// A pointer or a pencil above the view, without touching.
#[derive(Clone, Debug)]
pub struct Hover(Recognizer);

impl Hover {
    /// Calls `handler` with each of its gestures and their outputs.
    pub fn on(&self, mut handler: impl FnMut(&Gesture, HoverOutputs) + 'static) -> Result<Action> {
        self.on_gesture(move |gesture| handler(gesture, HoverOutputs::from(gesture.values())))
    }
}

impl Deref for Hover {
    type Target = Recognizer;
    fn deref(&self) -> &Recognizer {
        &self.0
    }
}

impl Class for Hover {
    const NAME: &'static str = "hover";
    fn from_recognizer(recognizer: Recognizer) -> Self {
        Self(recognizer)
    }
}

/// The outputs of [`Hover`], as an event has them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct HoverOutputs {
}

impl From<&[f64; 8]> for HoverOutputs {
    fn from(_values: &[f64; 8]) -> Self {
        Self {
        }
    }
}

/// The class "multi_drag".
/// Fingers that drag, each by itself: a stream of events for each touch.
#[derive(Clone, Debug)]
pub struct MultiDrag(Recognizer);

impl MultiDrag {
    /// Calls `handler` with each of its gestures and their outputs.
    pub fn on(&self, mut handler: impl FnMut(&Gesture, MultiDragOutputs) + 'static) -> Result<Action> {
        self.on_gesture(move |gesture| handler(gesture, MultiDragOutputs::from(gesture.values())))
    }
    /// How far a finger must move from where it landed. Window units, default 10.
    pub fn threshold(&self) -> Result<f64> {
        Ok(self.number("threshold")?)
    }
    /// Sets `threshold`.
    pub fn set_threshold(&self, to: f64) -> Result<()> {
        self.set_number("threshold", to)
    }
    /// 0: on one axis; 1: as a length. Default 0.
    pub fn threshold_mode(&self) -> Result<ThresholdMode> {
        Ok(chosen(ThresholdMode::from_raw(self.number("threshold_mode")? as i32))?)
    }
    /// Sets `threshold_mode`.
    pub fn set_threshold_mode(&self, to: ThresholdMode) -> Result<()> {
        self.set_number("threshold_mode", f64::from(to as i32))
    }
    /// 0: both; 1: horizontal only; 2: vertical only. Default 0.
    pub fn axes(&self) -> Result<Axes> {
        Ok(chosen(Axes::from_raw(self.number("axes")? as i32))?)
    }
    /// Sets `axes`.
    pub fn set_axes(&self, to: Axes) -> Result<()> {
        self.set_number("axes", f64::from(to as i32))
    }
    /// Whether the translation leaves out the threshold. Default 0.
    pub fn translation_from_threshold(&self) -> Result<bool> {
        Ok(self.number("translation_from_threshold")? != 0.0)
    }
    /// Sets `translation_from_threshold`.
    pub fn set_translation_from_threshold(&self, to: bool) -> Result<()> {
        self.set_number("translation_from_threshold", f64::from(u8::from(to)))
    }
    /// 0: least squares of degree 2; 1: impulse. Default 0.
    pub fn velocity_strategy(&self) -> Result<VelocityStrategy> {
        Ok(chosen(VelocityStrategy::from_raw(self.number("velocity_strategy")? as i32))?)
    }
    /// Sets `velocity_strategy`.
    pub fn set_velocity_strategy(&self, to: VelocityStrategy) -> Result<()> {
        self.set_number("velocity_strategy", f64::from(to as i32))
    }
    /// It also begins when a finger is farther to the left; negative. Window units, no limit by default.
    pub fn active_offset_x_minimum(&self) -> Result<f64> {
        Ok(self.number("active_offset_x_minimum")?)
    }
    /// Sets `active_offset_x_minimum`.
    pub fn set_active_offset_x_minimum(&self, to: f64) -> Result<()> {
        self.set_number("active_offset_x_minimum", to)
    }
    /// It also begins when a finger is farther to the right. Window units, no limit by default.
    pub fn active_offset_x_maximum(&self) -> Result<f64> {
        Ok(self.number("active_offset_x_maximum")?)
    }
    /// Sets `active_offset_x_maximum`.
    pub fn set_active_offset_x_maximum(&self, to: f64) -> Result<()> {
        self.set_number("active_offset_x_maximum", to)
    }
    /// It also begins when a finger is farther up; negative. Window units, no limit by default.
    pub fn active_offset_y_minimum(&self) -> Result<f64> {
        Ok(self.number("active_offset_y_minimum")?)
    }
    /// Sets `active_offset_y_minimum`.
    pub fn set_active_offset_y_minimum(&self, to: f64) -> Result<()> {
        self.set_number("active_offset_y_minimum", to)
    }
    /// It also begins when a finger is farther down. Window units, no limit by default.
    pub fn active_offset_y_maximum(&self) -> Result<f64> {
        Ok(self.number("active_offset_y_maximum")?)
    }
    /// Sets `active_offset_y_maximum`.
    pub fn set_active_offset_y_maximum(&self, to: f64) -> Result<()> {
        self.set_number("active_offset_y_maximum", to)
    }
    /// It fails when a finger is farther to the left before it begins; negative. Window units, no limit by default.
    pub fn fail_offset_x_minimum(&self) -> Result<f64> {
        Ok(self.number("fail_offset_x_minimum")?)
    }
    /// Sets `fail_offset_x_minimum`.
    pub fn set_fail_offset_x_minimum(&self, to: f64) -> Result<()> {
        self.set_number("fail_offset_x_minimum", to)
    }
    /// It fails when a finger is farther to the right before it begins. Window units, no limit by default.
    pub fn fail_offset_x_maximum(&self) -> Result<f64> {
        Ok(self.number("fail_offset_x_maximum")?)
    }
    /// Sets `fail_offset_x_maximum`.
    pub fn set_fail_offset_x_maximum(&self, to: f64) -> Result<()> {
        self.set_number("fail_offset_x_maximum", to)
    }
    /// It fails when a finger is farther up before it begins; negative. Window units, no limit by default.
    pub fn fail_offset_y_minimum(&self) -> Result<f64> {
        Ok(self.number("fail_offset_y_minimum")?)
    }
    /// Sets `fail_offset_y_minimum`.
    pub fn set_fail_offset_y_minimum(&self, to: f64) -> Result<()> {
        self.set_number("fail_offset_y_minimum", to)
    }
    /// It fails when a finger is farther down before it begins. Window units, no limit by default.
    pub fn fail_offset_y_maximum(&self) -> Result<f64> {
        Ok(self.number("fail_offset_y_maximum")?)
    }
    /// Sets `fail_offset_y_maximum`.
    pub fn set_fail_offset_y_maximum(&self, to: f64) -> Result<()> {
        self.set_number("fail_offset_y_maximum", to)
    }
    /// Reports that come less than this after the first of a sample are one sample: its last place and time count.
    /// Seconds, default 0.002.
    pub fn velocity_spacing(&self) -> Result<Duration> {
        Ok(duration(self.number("velocity_spacing")?))
    }
    /// Sets `velocity_spacing`.
    pub fn set_velocity_spacing(&self, to: Duration) -> Result<()> {
        self.set_number("velocity_spacing", to.as_secs_f64())
    }
    /// A finger that is faster is reported as this fast: 10 m/s. Window units per second, default 64173.
    pub fn velocity_limit(&self) -> Result<f64> {
        Ok(self.number("velocity_limit")?)
    }
    /// Sets `velocity_limit`.
    pub fn set_velocity_limit(&self, to: f64) -> Result<()> {
        self.set_number("velocity_limit", to)
    }
    /// Whether the velocity at the end leaves out a jump of the finger as it rolls off. Default 1.
    pub fn velocity_lift_guard(&self) -> Result<bool> {
        Ok(self.number("velocity_lift_guard")? != 0.0)
    }
    /// Sets `velocity_lift_guard`.
    pub fn set_velocity_lift_guard(&self, to: bool) -> Result<()> {
        self.set_number("velocity_lift_guard", f64::from(u8::from(to)))
    }
}

impl Deref for MultiDrag {
    type Target = Recognizer;
    fn deref(&self) -> &Recognizer {
        &self.0
    }
}

impl Class for MultiDrag {
    const NAME: &'static str = "multi_drag";
    fn from_recognizer(recognizer: Recognizer) -> Self {
        Self(recognizer)
    }
}

/// The outputs of [`MultiDrag`], as an event has them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MultiDragOutputs {
    /// How far it went, to the right and down. Window units.
    pub translation: Point,
    /// Its velocity. Window units per second.
    pub velocity: Point,
}

impl From<&[f64; 8]> for MultiDragOutputs {
    fn from(values: &[f64; 8]) -> Self {
        Self {
            translation: Point::new(values[0], values[1]),
            velocity: Point::new(values[2], values[3]),
        }
    }
}

/// The class "multi_tap".
/// Fingers that tap, each by itself: an event for each touch.
#[derive(Clone, Debug)]
pub struct MultiTap(Recognizer);

impl MultiTap {
    /// Calls `handler` with each of its gestures and their outputs.
    pub fn on(&self, mut handler: impl FnMut(&Gesture, MultiTapOutputs) + 'static) -> Result<Action> {
        self.on_gesture(move |gesture| handler(gesture, MultiTapOutputs::from(gesture.values())))
    }
    /// How many taps at one place. Default 1.
    pub fn taps_required(&self) -> Result<u32> {
        Ok(self.number("taps_required")? as u32)
    }
    /// Sets `taps_required`.
    pub fn set_taps_required(&self, to: u32) -> Result<()> {
        self.set_number("taps_required", f64::from(to))
    }
    /// How far a finger may move from where it landed; farther, it fails alone. Window units, default 45.
    pub fn allowable_movement(&self) -> Result<f64> {
        Ok(self.number("allowable_movement")?)
    }
    /// Sets `allowable_movement`.
    pub fn set_allowable_movement(&self, to: f64) -> Result<()> {
        self.set_number("allowable_movement", to)
    }
    /// The longest time from a finger's landing to its lift. Seconds, default 0.75.
    pub fn maximum_tap_duration(&self) -> Result<Duration> {
        Ok(duration(self.number("maximum_tap_duration")?))
    }
    /// Sets `maximum_tap_duration`.
    pub fn set_maximum_tap_duration(&self, to: Duration) -> Result<()> {
        self.set_number("maximum_tap_duration", to.as_secs_f64())
    }
    /// The longest time from a lift to the next tap of its series. Seconds, default 0.35.
    pub fn maximum_interval(&self) -> Result<Duration> {
        Ok(duration(self.number("maximum_interval")?))
    }
    /// Sets `maximum_interval`.
    pub fn set_maximum_interval(&self, to: Duration) -> Result<()> {
        self.set_number("maximum_interval", to.as_secs_f64())
    }
    /// The farthest that neighbouring taps of a series may be apart. Window units, default 45.
    pub fn maximum_tap_distance(&self) -> Result<f64> {
        Ok(self.number("maximum_tap_distance")?)
    }
    /// Sets `maximum_tap_distance`.
    pub fn set_maximum_tap_distance(&self, to: f64) -> Result<()> {
        self.set_number("maximum_tap_distance", to)
    }
    /// The buttons that a pointer must press as it lands; 0: any. Default 1.
    pub fn buttons_required(&self) -> Result<Button> {
        Ok(Button(self.number("buttons_required")? as u32))
    }
    /// Sets `buttons_required`.
    pub fn set_buttons_required(&self, to: Button) -> Result<()> {
        self.set_number("buttons_required", f64::from(to.0))
    }
}

impl Deref for MultiTap {
    type Target = Recognizer;
    fn deref(&self) -> &Recognizer {
        &self.0
    }
}

impl Class for MultiTap {
    const NAME: &'static str = "multi_tap";
    fn from_recognizer(recognizer: Recognizer) -> Self {
        Self(recognizer)
    }
}

/// The outputs of [`MultiTap`], as an event has them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MultiTapOutputs {
    /// How many taps were made there.
    pub tap_count: u32,
}

impl From<&[f64; 8]> for MultiTapOutputs {
    fn from(values: &[f64; 8]) -> Self {
        Self {
            tap_count: values[0] as u32,
        }
    }
}

/// The class "dwell".
/// A pointer or a pencil that rests above the view, without touching.
#[derive(Clone, Debug)]
pub struct Dwell(Recognizer);

impl Dwell {
    /// Calls `handler` with each of its gestures and their outputs.
    pub fn on(&self, mut handler: impl FnMut(&Gesture, DwellOutputs) + 'static) -> Result<Action> {
        self.on_gesture(move |gesture| handler(gesture, DwellOutputs::from(gesture.values())))
    }
    /// How long it must rest. Seconds, default 1.2.
    pub fn minimum_duration(&self) -> Result<Duration> {
        Ok(duration(self.number("minimum_duration")?))
    }
    /// Sets `minimum_duration`.
    pub fn set_minimum_duration(&self, to: Duration) -> Result<()> {
        self.set_number("minimum_duration", to.as_secs_f64())
    }
    /// Farther from where the rest began, another one begins. Window units, default 10.
    pub fn allowable_movement(&self) -> Result<f64> {
        Ok(self.number("allowable_movement")?)
    }
    /// Sets `allowable_movement`.
    pub fn set_allowable_movement(&self, to: f64) -> Result<()> {
        self.set_number("allowable_movement", to)
    }
    /// So often it reports its progress while it rests, 1000 times at most; 0: only when it has dwelt. Seconds,
    /// default 0.
    pub fn progress_interval(&self) -> Result<Duration> {
        Ok(duration(self.number("progress_interval")?))
    }
    /// Sets `progress_interval`.
    pub fn set_progress_interval(&self, to: Duration) -> Result<()> {
        self.set_number("progress_interval", to.as_secs_f64())
    }
    /// Which part of the rest is over: 1 when it has dwelt, until it goes elsewhere. Now.
    pub fn progress(&self) -> Result<f64> {
        Ok(self.value("progress")?)
    }
    /// How many times it has dwelt since it came over the view. Now.
    pub fn dwell_count(&self) -> Result<f64> {
        Ok(self.value("dwell_count")?)
    }
}

impl Deref for Dwell {
    type Target = Recognizer;
    fn deref(&self) -> &Recognizer {
        &self.0
    }
}

impl Class for Dwell {
    const NAME: &'static str = "dwell";
    fn from_recognizer(recognizer: Recognizer) -> Self {
        Self(recognizer)
    }
}

/// The outputs of [`Dwell`], as an event has them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DwellOutputs {
    /// Which part of the rest is over: 1 when it has dwelt, until it goes elsewhere.
    pub progress: f64,
    /// How many times it has dwelt since it came over the view.
    pub dwell_count: f64,
}

impl From<&[f64; 8]> for DwellOutputs {
    fn from(values: &[f64; 8]) -> Self {
        Self {
            progress: values[0],
            dwell_count: values[1],
        }
    }
}

/// The outputs of a gesture, by the class of its recognizer.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs)]
pub enum Outputs {
    Tap(TapOutputs),
    LongPress(LongPressOutputs),
    Pan(PanOutputs),
    Swipe(SwipeOutputs),
    Pinch(PinchOutputs),
    Rotation(RotationOutputs),
    Press(PressOutputs),
    Manual(ManualOutputs),
    ScreenEdgePan(ScreenEdgePanOutputs),
    TransformGesture(TransformGestureOutputs),
    SerialTap(SerialTapOutputs),
    TapDrag(TapDragOutputs),
    Hover(HoverOutputs),
    MultiDrag(MultiDragOutputs),
    MultiTap(MultiTapOutputs),
    Dwell(DwellOutputs),
    /// A class of a plugin, or of the host's own: [`Gesture::values`] has its numbers.
    Other,
}

impl Outputs {
    pub(crate) fn of(class: &str, values: &[f64; 8]) -> Self {
        match class {
            "tap" => Self::Tap(values.into()),
            "long_press" => Self::LongPress(values.into()),
            "pan" => Self::Pan(values.into()),
            "swipe" => Self::Swipe(values.into()),
            "pinch" => Self::Pinch(values.into()),
            "rotation" => Self::Rotation(values.into()),
            "press" => Self::Press(values.into()),
            "manual" => Self::Manual(values.into()),
            "screen_edge_pan" => Self::ScreenEdgePan(values.into()),
            "transform" => Self::TransformGesture(values.into()),
            "serial_tap" => Self::SerialTap(values.into()),
            "tap_drag" => Self::TapDrag(values.into()),
            "hover" => Self::Hover(values.into()),
            "multi_drag" => Self::MultiDrag(values.into()),
            "multi_tap" => Self::MultiTap(values.into()),
            "dwell" => Self::Dwell(values.into()),
            _ => Self::Other,
        }
    }
}
