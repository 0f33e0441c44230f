use std::time::Duration;

use crate::enums::{Button, Modifier, Phase, TouchType};
use crate::geometry::Point;
use crate::sys;
use crate::time::{from_nanoseconds, to_nanoseconds};

/// One sample of one contact: what a host feeds.
#[derive(Clone, Copy)]
#[repr(transparent)]
pub struct TouchSample(pub(crate) sys::kin_touch_sample);

impl TouchSample {
    /// A finger on the screen. `touch` is the host's number for the contact, `time` that of its monotonic clock.
    pub fn new(touch: u64, phase: Phase, x: f64, y: f64, time: Duration) -> Self {
        // All bytes zero is a valid beginning.
        let mut raw: sys::kin_touch_sample = unsafe { std::mem::zeroed() };
        raw.touch = touch;
        raw.phase = phase as sys::kin_phase;
        raw.x = x;
        raw.y = y;
        raw.time_ns = to_nanoseconds(time);
        Self(raw)
    }

    /// With what made it: a pen, a mouse.
    pub fn touch_type(mut self, kind: TouchType) -> Self {
        self.0.kind = kind as sys::kin_touch_type;
        self
    }

    /// With the buttons that are pressed.
    pub fn buttons(mut self, buttons: Button) -> Self {
        self.0.buttons = buttons.0;
        self
    }

    /// With the keys that are held.
    pub fn modifiers(mut self, modifiers: Modifier) -> Self {
        self.0.modifiers = modifiers.0;
        self
    }

    /// With how hard it presses; 1 is an ordinary touch.
    pub fn force(mut self, force: f64) -> Self {
        self.0.force = force;
        self
    }

    /// The host's number of the contact.
    pub fn touch(&self) -> u64 {
        self.0.touch
    }

    /// Where it is.
    pub fn location(&self) -> Point {
        Point::new(self.0.x, self.0.y)
    }

    /// When it was sampled.
    pub fn time(&self) -> Duration {
        from_nanoseconds(self.0.time_ns)
    }
}
