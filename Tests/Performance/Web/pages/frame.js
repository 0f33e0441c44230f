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
    if (!wrapped.has(call)) wrapped.set(call, timed(typeof call === 'function' ? call : event => call.handleEvent(event)));
    return listen.call(this, type, wrapped.get(call), options);
  };
  window.setTimeout = (call, delay, ...values) => setNative(timed(call), delay, ...values);
}

const phases = { down: ['pointerdown', 'touchstart'], move: ['pointermove', 'touchmove'], up: ['pointerup', 'touchend'] };
let serial = 2;

// The events of one play, as Chromium makes them for touches: pointer events of a frame, then its touch event.
function eventsOf(frames) {
  const down = new Map(), steps = [];
  for (const [at, places] of frames) {
    const events = [], changed = [], type = Object.values(places).some(place => !place) ? 'up' : down.size ? 'move' : 'down';
    for (const [finger, place] of Object.entries(places)) {
      if (type === 'down') down.set(finger, { id: ++serial, isPrimary: down.size === 0 });
      const pointer = down.get(finger);
      [pointer.x, pointer.y] = place ?? [pointer.x, pointer.y];
      const common = { bubbles: true, cancelable: true, composed: true, view: window, clientX: pointer.x, clientY: pointer.y };
      events.push(new PointerEvent(phases[type][0], { ...common, pointerId: pointer.id, pointerType: 'touch', width: 20, height: 20,
        isPrimary: pointer.isPrimary, button: type === 'move' ? -1 : 0, buttons: Number(type !== 'up'), pressure: type === 'up' ? 0 : 0.5 }));
      changed.push(new Touch({ identifier: pointer.id, target: area, clientX: pointer.x, clientY: pointer.y }));
      if (type === 'up') down.delete(finger);
    }
    const touches = type === 'up' ? [] : changed;
    events.push(new TouchEvent(phases[type][1], { bubbles: true, cancelable: true, composed: true, view: window,
      touches, targetTouches: touches, changedTouches: changed }));
    steps.push({ at, events });
  }
  return steps;
}

// Plays the scene some times and returns milliseconds, pointer events, and what was found in one play.
function play(plays) {
  const all = Array.from({ length: plays }, () => eventsOf(scene.frames));
  forget();
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
window.side = { play, version, spent, found: () => found, frames: scene.frames };
