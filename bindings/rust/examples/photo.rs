//! A photo that is moved, spread and turned: plays recordings (CSV, as `docs/formats.md` says) and prints the gestures.
//!
//!     cargo run --example photo -- ../../Tests/Traces/turn_and_spread.csv

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use kinesic::*;

/// Device units of the recordings per window unit: 10 a millimetre, 163 window units an inch.
const UNIT: f64 = 10.0 * 25.4 / 163.0;

/// How the photo lies on the table.
#[derive(Clone, Copy)]
struct Photo {
    x: f64,
    y: f64,
    scale: f64,
    angle: f64,
}

type Shared = Rc<Cell<Photo>>;

/// Prints one gesture, and what it says of itself.
fn print(name: &str, gesture: &Gesture, outputs: &[(&str, f64)]) {
    let at = gesture.location();
    let state = format!("{:?}", gesture.state()).to_lowercase();
    print!("{:10.6} {} {} at {}, {}", gesture.time().as_secs_f64(), name, state, number(at.x), number(at.y));
    outputs.iter().for_each(|(word, value)| print!(" {} {}", word, number(*value)));
    println!();
}

/// Without the sign of a zero.
fn number(value: f64) -> String {
    format!("{:.3}", if value.abs() < 0.0005 { 0.0 } else { value })
}

fn build(engine: &Engine, photo: &Shared) -> Result<()> {
    let view = engine.root().add_view(ViewOptions::default())?;
    let tap = view.add::<Tap>()?;
    tap.on(|gesture, out| print("tap", gesture, &[("count", f64::from(out.tap_count))]))?;
    let double_tap = view.add::<Tap>()?;
    double_tap.set_taps_required(2)?;
    double_tap.on(|gesture, out| print("double_tap", gesture, &[("count", f64::from(out.tap_count))]))?;
    tap.require_failure_of(&double_tap)?;

    let press = view.add::<LongPress>()?;
    press.set_minimum_duration(Duration::from_millis(400))?;
    press.on(|gesture, out| print("long_press", gesture, &[("duration", out.duration.as_secs_f64())]))?;

    let swipe = view.add::<Swipe>()?;
    swipe.set_direction(Direction::LEFT | Direction::RIGHT)?;
    swipe.on(|gesture, out| print("swipe", gesture, &[("direction", f64::from(out.direction.0))]))?;

    let edge = view.add::<ScreenEdgePan>()?;
    edge.set_edges(Edge::LEFT)?;
    edge.on(|gesture, out| print("edge", gesture, &[("x", out.translation.x), ("y", out.translation.y)]))?;

    let (pan, pinch, rotation) = (view.add::<Pan>()?, view.add::<Pinch>()?, view.add::<Rotation>()?);
    engine.simultaneous(&[&pan, &pinch, &rotation])?;
    pan.require_failure_of(&swipe)?;
    let (shared, start) = (photo.clone(), Cell::new(photo.get()));
    pan.on(move |gesture, out| {
        if gesture.state() == State::Began {
            start.set(shared.get());
        }
        let (before, now) = (start.get(), shared.get());
        shared.set(Photo { x: before.x + out.translation.x, y: before.y + out.translation.y, ..now });
        print("pan", gesture, &[("x", out.translation.x), ("y", out.translation.y), ("speed", out.velocity.x.hypot(out.velocity.y))]);
    })?;
    let (shared, start) = (photo.clone(), Cell::new(1.0));
    pinch.on(move |gesture, out| {
        if gesture.state() == State::Began {
            start.set(shared.get().scale);
        }
        shared.set(Photo { scale: start.get() * out.scale, ..shared.get() });
        print("pinch", gesture, &[("scale", out.scale), ("span", out.span)]);
    })?;
    let (shared, start) = (photo.clone(), Cell::new(0.0));
    rotation.on(move |gesture, out| {
        if gesture.state() == State::Began {
            start.set(shared.get().angle);
        }
        shared.set(Photo { angle: start.get() + out.rotation, ..shared.get() });
        print("rotation", gesture, &[("angle", out.rotation)]);
    })?;
    Ok(())
}

/// The samples of a recording, one group for each moment.
fn frames(text: &str) -> Vec<Vec<TouchSample>> {
    let mut frames: Vec<Vec<TouchSample>> = Vec::new();
    for row in text.lines().skip(1).filter(|row| !row.is_empty()) {
        let cells: Vec<&str> = row.split(',').collect();
        let time = Duration::from_micros(cells[0].parse().expect("a time"));
        let place = |cell: &str| cell.parse::<f64>().expect("a place") / UNIT;
        let phase = match cells[6] {
            "down" => Phase::Began,
            "move" => Phase::Moved,
            "up" => Phase::Ended,
            _ => Phase::Cancelled,
        };
        let touch = cells[2].parse().expect("a contact");
        let sample = TouchSample::new(touch, phase, place(cells[3]), place(cells[4]), time);
        match frames.last_mut() {
            Some(frame) if frame[0].time() == time => frame.push(sample),
            _ => frames.push(vec![sample]),
        }
    }
    frames
}

fn play(path: &str) -> std::result::Result<(), Box<dyn std::error::Error>> {
    println!("{}", std::path::Path::new(path).file_name().unwrap_or_default().to_string_lossy());
    let engine = Engine::new()?;
    let photo = Shared::new(Cell::new(Photo { x: 0.0, y: 0.0, scale: 1.0, angle: 0.0 }));
    build(&engine, &photo)?;
    for frame in frames(&std::fs::read_to_string(path)?) {
        engine.feed(&frame)?;
    }
    let end = engine.time()?;
    engine.cancel_touches(end)?;
    engine.advance(end + Duration::from_secs(2))?;
    let now = photo.get();
    println!("photo {}, {} scale {} angle {}", number(now.x), number(now.y), number(now.scale), number(now.angle));
    Ok(())
}

fn main() -> std::result::Result<(), Box<dyn std::error::Error>> {
    std::env::args().skip(1).try_for_each(|path| play(&path))
}
