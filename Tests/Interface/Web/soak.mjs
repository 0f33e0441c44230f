// soak.mjs: node --expose-gc soak.mjs PACKAGE [SAMPLES], default 10 million. Feeds fingers and wheels for a long time,
// while views, recognizers and engines come and go, and prints ten times how large the memory is. It ends with 1 when
// WebAssembly's memory or the heap of JavaScript went on growing after the first tenth.
import { pathToFileURL } from 'node:url';

const [place, count = '10000000'] = process.argv.slice(2);
const { load } = await import(pathToFileURL(place).href);
const kinesic = await load();
await kinesic.loadTraces();
const samples = Number(count);
const allowed = 512 * 1024;

let fed = 0;
let heard = 0;
let now = 0;
const hear = () => { heard += 1; };

function furnish(view) {
  const double = view.on('tap', { tapsRequired: 2 }, hear);
  const single = view.on('tap', { waitFor: double }, hear);
  const pan = view.on('pan', { shouldBegin: (recognizer) => recognizer.touches.length > 0 }, hear);
  view.on('pinch', { alongside: pan }, hear);
  view.on('rotation', { alongside: pan }, hear);
  view.on('longPress', { shouldRequireFailureOf: (_, other) => other === single }, hear).on('recognized', hear);
  view.on('multiDrag', { observeOnly: true }, hear);
  view.on('transform', { observeOnly: true }, hear);
}

function makeEngine() {
  const engine = kinesic.engine();
  engine.onEvent(hear);
  const view = engine.add({ name: 'window' }).onTouch(hear);
  furnish(view);
  return engine;
}

function feed(engine, ...list) {
  engine.feed(list.map(([touch, phase, x, y]) => ({ touch, phase, x, y, time: now, force: 1 })));
  fed += list.length;
  now += 8.125;
}

/** A tap, a double tap, a press, a pinch that turns, a wheel, and a touch that the system takes away. */
function play(engine, round) {
  const x = 100 + (round % 50);
  for (const pause of [400, 60, 400]) {
    feed(engine, [1, 'began', x, 50]);
    feed(engine, [1, 'ended', x, 50]);
    now += pause;
  }
  feed(engine, [2, 'began', x, 80]);
  now += 700;
  engine.advance(now);
  feed(engine, [2, 'moved', x + 4, 80]);
  feed(engine, [2, 'ended', x + 4, 80]);
  feed(engine, [3, 'began', x, 100], [4, 'began', x + 100, 100]);
  for (let i = 1; i <= 60; i++) feed(engine, [3, 'moved', x - i, 100 + 2 * i], [4, 'moved', x + 100 + i, 100 - i]);
  feed(engine, [3, 'ended', x - 60, 220]);
  feed(engine, [4, 'ended', x + 160, 40]);
  for (const phase of ['began', 'changed', 'ended']) {
    engine.scroll({ source: 9, time: now, x, y: 50, phase, dx: 0, dy: 20, type: 'indirect' });
    now += 8.125;
    fed += 1;
  }
  feed(engine, [5, 'began', x, 300]);
  feed(engine, [5, 'moved', x + 50, 300]);
  engine.cancelTouches(now);
}

/** A view with its recognizers, while a finger is on it. */
function comeAndGo(engine) {
  const view = engine.add({ frame: { x: 0, y: 0, width: 50, height: 50 } });
  furnish(view);
  feed(engine, [6, 'began', 10, 10]);
  feed(engine, [6, 'moved', 40, 10]);
  view.remove();
  feed(engine, [6, 'ended', 40, 10]);
}

function measure() {
  globalThis.gc();
  globalThis.gc();
  return { wasm: kinesic.module.u8.buffer.byteLength, heap: process.memoryUsage().heapUsed };
}

const engine = makeEngine();
const measured = [];
const began = process.hrtime.bigint();
for (let round = 0; measured.length < 10; round++) {
  play(engine, round);
  if (round % 10 === 0) comeAndGo(engine);
  if (round % 100 === 0) {
    const other = makeEngine();
    play(other, round);
    other.close();
  }
  if (fed < (samples / 10) * (measured.length + 1)) continue;
  kinesic.module.refresh();
  const found = measure();
  measured.push(found);
  console.log(`${fed} samples, ${heard} events: WebAssembly ${found.wasm} bytes, heap ${found.heap} bytes`);
}
const seconds = Number(process.hrtime.bigint() - began) / 1e9;
engine.close();
const [first] = measured;
const grew = measured.some(({ wasm, heap }) => wasm !== first.wasm || heap > first.heap + allowed);
console.log(`${Math.round(fed / seconds)} samples a second; the memory ${grew ? 'grew' : 'stayed as it was'}`);
process.exitCode = grew ? 1 : 0;
