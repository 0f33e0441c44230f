// options.mjs: each function of the package that takes options, with all of them and with one of another name. Prints
// what was said, by function, as JSON.
// Usage: node options.mjs dist/index.js
import { pathToFileURL } from 'node:url';

const given = pathToFileURL(process.argv[2]);
const { load } = await import(given);
const beside = (name) => import(new URL(name, given));
const [{ loadStrokes }, { loadMotion }, { devtools, watch }] = await Promise.all(['strokes.js', 'motion.js', 'devtools.js'].map(beside));

const kinesic = await load();
const traces = await kinesic.loadTraces();
const strokes = await loadStrokes();
const motion = await loadMotion(kinesic);
const engine = kinesic.engine();
const set = strokes.set();
const recording = engine.record();
const pan = engine.add({}).on('pan');
const trace = recording.stop();
const line = [[[0, 0], [10, 0], [20, 10]]];

const frame = { x: 0, y: 0, width: 1, height: 1 };
const functions = {
  load: [load, {}],
  loadTraces: [(options) => kinesic.loadTraces(options), {}],
  loadStrokes: [loadStrokes, {}],
  engine: [(options) => kinesic.engine(options), { touchCapacity: 5, eventCapacity: 64, unitsPerInch: 160, tieBreak: 'depth' }],
  touchscreen: [(options) => kinesic.touchscreen(options), {
    touchCapacity: 5, root: undefined, domEvents: true, touchAction: false, wheel: false, coalesced: false,
  }],
  add: [(options) => engine.add(options), {
    name: 'a', frame, hidden: true, interactionDisabled: true, multipleTouch: true, exclusiveTouch: true, arenaBoundary: true,
    wantsTouches: true, wantsTouchesBelow: true, decidesAtLift: true, gestureShouldBegin: () => true, containsPoint: () => true,
  }],
  replay: [(options) => traces.replay(trace, options), {
    explain: true, live: false, until: 5, onEvent() {}, onCall() {}, onStep() {},
  }],
  fly: [(options) => engine.fly(options).stop(), { bytes: 65536, seconds: 1 }],
  set: [(options) => strokes.set(options), { sampleCount: 32, limit: 0.1, margin: 0, minimumSize: 1 }],
  template: [(options) => set.add('a', line, options), {
    anyOrder: true, anyDirection: true, keepAspect: true, freeAspect: false, rotation: 1, sizeRatio: 2, durationRatio: 2, limit: 0.1,
  }],
  follow: [(options) => motion.follow(pan, options, () => {}), {
    start: { x: 0, y: 0 }, axes: 'both', bounds: {}, rubberBand: 9, snap: [], throws: false, deceleration: 0.99, spring: {}, jumps: true,
    within: undefined,
  }],
  watch: [async (options) => (await watch(kinesic.engine(), undefined, options)).stop(), { bytes: 65536, seconds: 1 }],
  devtools: [(options) => devtools(options), { key: 'F9', hidden: true, theme: 'dark', wasm: 'there' }],
};

async function said(call, options) {
  try {
    await call(options);
  } catch (error) {
    return `${error.code} ${error.message}`;
  }
  return '';
}

const found = {};
for (const [name, [call, options]] of Object.entries(functions)) {
  found[name] = [await said(call, options), await said(call, { ...options, toucAction: true })];
}
console.log(JSON.stringify(found));
