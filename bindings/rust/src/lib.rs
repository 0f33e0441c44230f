//! Kinesic: which gestures come of which touches.
//!
//! ```
//! use std::time::Duration;
//! use kinesic::{Engine, Phase, Tap, TouchSample};
//!
//! # fn main() -> kinesic::Result<()> {
//! let engine = Engine::new()?;
//! let tap = engine.root().add::<Tap>()?;
//! tap.on(|gesture, tap| println!("{} taps at {:?}", tap.tap_count, gesture.location()))?;
//! engine.feed(&[TouchSample::new(1, Phase::Began, 100.0, 100.0, Duration::from_millis(0))])?;
//! engine.feed(&[TouchSample::new(1, Phase::Ended, 100.0, 100.0, Duration::from_millis(50))])?;
//! # Ok(())
//! # }
//! ```
//!
//! An [`Engine`] owns its views and recognizers. [`View`], [`Recognizer`] and the typed handles ([`Pan`], [`Tap`] ...)
//! are names of them, which can be cloned, and which closures may capture: a handle keeps nothing alive, and a call
//! through one whose engine, view or recognizer is gone is an [`Error`]. None of these types is `Send`: an engine
//! stays on the thread that made it. [`sys`] has every function of C.

#![warn(missing_docs)]

mod classes;
mod custom;
mod delegate;
mod engine;
#[allow(missing_docs)]
mod enums;
mod error;
mod event;
mod geometry;
mod host;
#[cfg(feature = "lint")]
mod lint;
mod recognizer;
mod time;
mod touch;
mod view;

#[allow(missing_docs)]
pub mod sys;

/// The program of the README is compiled and run with the tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

pub use classes::*;
pub use custom::{Property, Recognizing, Request, Step};
pub use delegate::Delegate;
pub use engine::{Engine, EngineOptions};
pub use enums::*;
pub use error::{Error, Result};
pub use event::{Decision, Event, Gesture, ViewTouch};
pub use geometry::{Point, Rect, Transform};
#[cfg(feature = "lint")]
pub use lint::{Finding, FindingKind, Lint, LintOptions, LintSeverity};
pub use recognizer::{Action, Class, Recognizer};
pub use touch::TouchSample;
pub use view::{View, ViewOptions};
