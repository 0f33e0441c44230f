// What fingers do: for each scene the gestures that are recognized, and frames, which are milliseconds and for each
// finger a place, or null as it lifts; the tests' page.touch plays the same. `expected` are the gestures of one play
// and where values end.

const FRAME = 1000 / 60;
export const QUIET = 3000; // milliseconds after a play

// One stroke: fingers land, go a way of so many frames, and lift a frame later. `place(part)` has a place a finger.
function stroke(start, moves, place) {
  const frame = (time, part) => [time, Object.fromEntries(place(part).map((point, finger) => [finger, point]))];
  const frames = [frame(start, 0)];
  for (let i = 1; i <= moves; i++) frames.push(frame(start + i * FRAME, i / moves));
  frames.push([start + (moves + 1) * FRAME, Object.fromEntries(place(1).map((_, finger) => [finger, null]))]);
  return frames;
}

const slower = part => 1 - (1 - part) ** 2;
// Askew, and slow at its end: it is no swipe for anyone.
const panned = start => stroke(start, 60, part => [[300 + 200 * slower(part), 200 + 300 * slower(part)]]);
const swiped = start => stroke(start, 6, part => [[300 + 240 * part, 400]]);
const pinched = start => stroke(start, 60, part => {
  const radius = 100 + 150 * slower(part), angle = slower(part) * Math.PI / 4;
  const [x, y] = [radius * Math.cos(angle), radius * Math.sin(angle)];
  return [[500 - x, 400 - y], [500 + x, 400 + y]];
});
const held = (start, duration) => [[start, { 0: [500, 400] }], [start + duration, { 0: null }]];
const times = (count, pause) => Array.from({ length: count }, (_, i) => i * pause);

const SEVEN = ['pan', 'pinch', 'rotate', 'swipe', 'tap', 'doubletap', 'press'];
export const scenes = {
  pan: { gestures: ['pan'], frames: panned(0), expected: { pan: 1, dx: 200, dy: 300 } },
  pinch: { gestures: ['pinch'], frames: pinched(0), expected: { pinch: 1, scale: 2.5 } },
  taps: { gestures: ['tap'], frames: times(20, 1000).flatMap(at => held(at, 60)), expected: { tap: 20 } },
  'pan, seven': { gestures: SEVEN, frames: panned(0), expected: { pan: 1, dx: 200, dy: 300 } },
  'pinch, seven': { gestures: SEVEN, frames: pinched(0), expected: { pinch: 1, rotate: 1, scale: 2.5 } },
  'taps, seven': { gestures: SEVEN, frames: times(20, 1000).flatMap(at => held(at, 60)), expected: { tap: 20 } },
  'all, seven': {
    gestures: SEVEN,
    frames: [
      ...panned(0), ...pinched(3000), ...swiped(6000), ...held(8000, 800),
      ...times(5, 1000).flatMap(at => held(10000 + at, 60)),
      ...times(5, 1000).flatMap(at => [...held(16000 + at, 60), ...held(16150 + at, 60)]),
    ],
    expected: { pan: 2, pinch: 1, rotate: 1, swipe: 1, press: 1, tap: 5, doubletap: 5 },
  },
};
