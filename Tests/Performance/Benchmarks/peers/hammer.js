/* Hammer.js under node, with as much of a DOM as it asks for and the scenes' clock: Date and setTimeout are replaced.
 * HAMMER_JS names the library's file. Pan, pinch, rotate, press, tap, doubletap (which tap waits for) and swipe,
 * composed as its guide does. The counterpart of peer.h: the same options and lines. */
'use strict';
const fs = require('fs'), vm = require('vm');
const PAUSE = 20, QUIET = 3000, WARM = 20; // milliseconds; plays that the compiler needs
const file = process.env.HAMMER_JS;

let now = 1e9, timers = [], serial = 1;
class SceneDate extends Date {
  constructor(...values) { values.length ? super(...values) : super(now); }
  static now() { return now; }
}
const setTimer = (call, delay, ...values) => { timers.push({ id: serial, at: now + (delay || 0), call, values }); return serial++; };
const clearTimer = id => { timers = timers.filter(timer => timer.id !== id); };

function advance(to) {
  for (;;) {
    const due = timers.filter(timer => timer.at <= to).sort((a, b) => a.at - b.at || a.id - b.id)[0];
    if (!due) break;
    clearTimer(due.id);
    now = Math.max(now, due.at);
    due.call(...due.values);
  }
  now = to;
}

class Element {
  constructor() { this.handlers = {}; this.style = {}; this.parentNode = null; this.ownerDocument = null; }
  addEventListener(type, call) { (this.handlers[type] = this.handlers[type] || []).push(call); }
  removeEventListener(type, call) { this.handlers[type] = (this.handlers[type] || []).filter(other => other !== call); }
  dispatch(event) { for (const call of this.handlers[event.type] || []) call.call(this, event); }
}

function load() {
  const document = new Element(), window = new Element();
  document.createElement = () => new Element();
  document.documentElement = new Element();
  document.defaultView = window;
  Object.assign(window, { window, document, navigator: { userAgent: 'Mobile Android', maxTouchPoints: 10 }, ontouchstart: null, Date: SceneDate,
    setTimeout: setTimer, clearTimeout: clearTimer, Math, console, Object, Array, performance: { now: () => now } });
  vm.runInContext(fs.readFileSync(file, 'utf8'), vm.createContext(window), { filename: 'hammer.js' });
  const area = new Element();
  area.ownerDocument = document;
  return [window.Hammer, area];
}

let found;
function forget() {
  found = { tap: 0, double_tap: 0, many_taps: 0, long_press: 0, swipe: 0, cancelled: 0, other: 0, pan: [0, 0, 0], pinch: [0, 0, 0], rotation: [0, 0, 0],
    dx: 0, dy: 0, scale: 0, degrees: 0 };
}

function recognize(Hammer, area) {
  const manager = new Hammer.Manager(area, { inputClass: Hammer.TouchInput, domEvents: false, touchAction: 'none' });
  const pan = new Hammer.Pan({ threshold: 10 }), pinch = new Hammer.Pinch(), rotate = new Hammer.Rotate(), swipe = new Hammer.Swipe();
  const press = new Hammer.Press({ time: 500 }), twice = new Hammer.Tap({ event: 'doubletap', taps: 2 }), tap = new Hammer.Tap();
  manager.add([rotate, pinch, swipe, pan, twice, tap, press]);
  pinch.recognizeWith(rotate);
  swipe.recognizeWith(rotate);
  pan.recognizeWith([swipe, rotate]);
  tap.requireFailure(twice);
  twice.recognizeWith(tap);
  const count = (event, name) => manager.on(event, () => found[name]++);
  count('tap', 'tap'), count('doubletap', 'double_tap'), count('press', 'long_press'), count('swipe', 'swipe');
  const phases = (event, name, read) => ['start', 'move', 'end'].forEach((phase, i) => manager.on(event + phase, e => { found[name][i]++; read(e); }));
  phases('pan', 'pan', e => { found.dx = e.deltaX; found.dy = e.deltaY; });
  phases('pinch', 'pinch', e => { found.scale = e.scale; });
  phases('rotate', 'rotation', e => { found.degrees = e.rotation; });
}

const down = [];
function take(area, [, phase, finger, x, y]) {
  const touch = { identifier: finger, target: area, clientX: x, clientY: y }, place = down.findIndex(other => other.identifier === finger);
  if (phase === 0) down.push(touch);
  else if (phase === 1) down[place] = touch;
  else down.splice(place, 1);
  return touch;
}

/* One DOM event for what happens at one time and is of one phase. */
function feed(area, samples, from, to, start) {
  for (let i = from; i < to; i++) {
    const [time, phase] = samples[i], changedTouches = [take(area, samples[i])];
    now = start + time;
    while (!samples[i][5] && i + 1 < to && samples[i + 1][1] === phase) changedTouches.push(take(area, samples[++i]));
    area.dispatch({ type: ['touchstart', 'touchmove', 'touchend'][phase], target: area, srcElement: area, touches: down.slice(), targetTouches: down.slice(),
      changedTouches, timeStamp: now, preventDefault() {}, button: 0 });
  }
}

/* CPU time of the process so far, in nanoseconds: with the compiler's and the collector's threads. */
function spent() {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1000;
}

/* What asking takes, which is in each time between two askings. */
const ASKING = (() => {
  const times = 20000, began = spent();
  for (let i = 0; i < times; i++) spent();
  return (spent() - began) / times;
})();

function play(area, samples) {
  let sum = 0;
  forget();
  advance(now + QUIET);
  const start = now;
  for (let from = 0, to; from < samples.length; from = to) {
    for (to = from + 1; to < samples.length && samples[to][0] - samples[to - 1][0] <= PAUSE; to++);
    advance(start + samples[from][0]);
    const began = spent();
    feed(area, samples, from, to, start);
    sum += spent() - began - ASKING;
  }
  advance(start + samples[samples.length - 1][0] + QUIET);
  return sum;
}

function measure(area, scene, samples, runs) {
  const times = [], counts = () => JSON.stringify(found, (key, value) => ['dx', 'dy', 'scale', 'degrees'].includes(key) ? undefined : value);
  let first, steady = true, kept;
  for (let run = 0; run < WARM + runs; run++) {
    const time = play(area, samples);
    if (run === 0) [first, kept] = [counts(), found];
    if (run >= WARM) times.push(time / samples.length);
    steady = steady && counts() === first;
  }
  times.sort((a, b) => a - b);
  return { scene, samples: samples.length, runs, ns: times[times.length >> 1], allocations: null, steady, found: kept };
}

function scenes() {
  const all = {};
  for (const line of fs.readFileSync(process.env.SCENES, 'utf8').trim().split('\n')) {
    const [name, ...numbers] = line.split(',');
    (all[name] = all[name] || []).push(numbers.map(Number));
  }
  return Object.entries(all);
}

const peak = () => Number(/VmHWM:\s+(\d+)/.exec(fs.readFileSync('/proc/self/status', 'utf8'))[1]);
function mapped() {
  const sizes = new Map([process.execPath, file].map(path => [path, fs.statSync(path).size]));
  for (const [path] of fs.readFileSync('/proc/self/maps', 'utf8').matchAll(/\/.*\.so.*/g)) {
    if (!/\/(libc\.so|ld-linux|libm\.so)/.test(path)) sizes.set(path, fs.statSync(path).size);
  }
  return { mapped_bytes: [...sizes.values()].reduce((a, b) => a + b, 0), mapped_files: sizes.size };
}

const option = (name, otherwise) => process.argv.includes(name) ? process.argv[process.argv.indexOf(name) + 1] : otherwise;
const print = value => console.log(JSON.stringify(value));
const [Hammer, area] = load();
recognize(Hammer, area);
if (process.argv.includes('--mapped')) print(mapped());
else if (process.argv.includes('--ready')) print({ memory: peak(), version: Hammer.VERSION });
else {
  for (const [name, samples] of scenes()) if (name === option('--scene', name)) print(measure(area, name, samples, Number(option('--runs', 7))));
  print({ peak: peak() });
}
process.exit(0); // timers may wait
