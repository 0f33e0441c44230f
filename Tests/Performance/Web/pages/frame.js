// One side with one scene, in a window of its own: listeners on the window see no events of others.
import { advance, install, realNow, time } from './clock.js';
import { QUIET, scenes } from './scenes.js';

const query = new URLSearchParams(location.search);
const isReal = query.has('real');
const scene = scenes[query.get('scene')], area = document.getElementById('area');

// What was recognized: starts and ends of gestures, how many of those that have none, and where values ended.
let found;
const forget = () => { found = { starts: {}, moves: {}, ends: {}, dx: 0, dy: 0, scale: 0, degrees: 0 }; };
forget();
const add = (phase, name) => { found[phase][name] = (found[phase][name] || 0) + 1; };
const report = {
  start: name => add('starts', name),
  move: name => add('moves', name),
  end: name => add('ends', name),
  once: name => { add('starts', name); add('ends', name); },
  panned: (dx, dy) => { found.dx = dx; found.dy = dy; },
  pinched: scale => { found.scale = scale; },
  turned: degrees => { found.degrees = degrees; },
};

// Listeners and timers of real input, timed one by one; the clock's steps of 5 microseconds even out over many.
const spent = { ms: 0, pointers: 0, depth: 0 };
function timed(call) {
  return function (...values) {
    if (spent.depth) return call.apply(this, values);
    const began = realNow();
    spent.depth = 1;
    try {
      return call.apply(this, values);
    } finally {
      spent.depth = 0;
      spent.ms += realNow() - began;
    }
  };
}
function timeAll() {
  for (const type of ['pointerdown', 'pointermove', 'pointerup']) {
    addEventListener(type, () => { spent.pointers++; }, { capture: true });
  }
  const { addEventListener: listen } = EventTarget.prototype, setNative = setTimeout, wrapped = new Map();
  EventTarget.prototype.addEventListener = function (type, call, options) {
    const listener = typeof call === 'function' ? call : event => call.handleEvent(event);
    if (!wrapped.has(call)) wrapped.set(call, timed(listener));
    return listen.call(this, type, wrapped.get(call), options);
  };
  window.setTimeout = (call, delay, ...values) => setNative(timed(call), delay, ...values);
}

const phases = {
  down: ['pointerdown', 'touchstart'], move: ['pointermove', 'touchmove'], up: ['pointerup', 'touchend'],
};
let serial = 2;

// The events of one play, as Chromium makes them for touches: pointer events of a frame, then its touch event.
function eventsOf(frames) {
  const down = new Map(), steps = [];
  for (const [at, places] of frames) {
    const events = [], changed = [], isUp = Object.values(places).includes(null);
    const type = isUp ? 'up' : down.size ? 'move' : 'down';
    const everywhere = { bubbles: true, cancelable: true, composed: true, view: window };
    const common = { ...everywhere, pointerType: 'touch', width: 20, height: 20, button: type === 'move' ? -1 : 0,
      buttons: Number(!isUp), pressure: isUp ? 0 : 0.5 };
    for (const [finger, place] of Object.entries(places)) {
      if (type === 'down') down.set(finger, { id: ++serial, isPrimary: down.size === 0 });
      const pointer = down.get(finger);
      [pointer.x, pointer.y] = place ?? [pointer.x, pointer.y];
      const at = { clientX: pointer.x, clientY: pointer.y };
      const { id: pointerId, isPrimary } = pointer;
      events.push(new PointerEvent(phases[type][0], { ...common, ...at, pointerId, isPrimary }));
      changed.push(new Touch({ ...at, identifier: pointer.id, target: area }));
      if (isUp) down.delete(finger);
    }
    const touches = isUp ? [] : changed;
    const lists = { touches, targetTouches: touches, changedTouches: changed };
    events.push(new TouchEvent(phases[type][1], { ...everywhere, ...lists }));
    steps.push({ at, events });
  }
  return steps;
}

// Plays the scene some times and returns milliseconds, pointer events, and what was found in one play.
function play(plays) {
  const all = Array.from({ length: plays }, () => eventsOf(scene.frames));
  forget();
  window.gc({ type: 'minor' }); // what making the events left
  const began = realNow();
  for (const steps of all) {
    const start = time();
    for (const { at, events } of steps) {
      advance(start + at);
      for (const event of events) area.dispatchEvent(event);
    }
    advance(start + steps[steps.length - 1].at + QUIET);
  }
  const ms = realNow() - began;
  const pointers = all.flat().reduce((sum, { events }) => sum + events.length - 1, 0);
  return { ms, pointers, found, plays };
}

if (isReal) timeAll();
else install();
const { recognize } = await import(`./sides/${query.get('side')}.js`);
const version = await recognize(area, scene.gestures, report);
const taken = () => {
  const { ms, pointers } = spent;
  spent.ms = spent.pointers = 0;
  return { ms, pointers };
};
window.side = { play, version, taken, found: () => found, frames: scene.frames };
