// exact.mjs: node exact.mjs PACKAGE. Milliseconds become the engine's nanoseconds and seconds exactly, and back.
import { pathToFileURL } from 'node:url';

const { load } = await import(pathToFileURL(process.argv[2]).href);
const kinesic = await load();
let passed = 0;
let failed = 0;

function expect(what, actual, expected) {
  if (Object.is(actual, expected)) {
    passed += 1;
    return;
  }
  failed += 1;
  console.log(`${what}: ${actual} instead of ${expected}`);
}

/** The number that the engine has. */
const inEngine = (recognizer, name) => recognizer.number(recognizer.property(name));

function settings() {
  const engine = kinesic.engine();
  const tap = engine.root.on('tap');
  const all = [350, 0.1, 1e-7, 1 / 3, ...Array.from({ length: 2000 }, (_, i) => i + 1), ...Array.from({ length: 2000 }, (_, i) => i / 10)];
  for (const ms of all.filter((each) => each > 0)) {
    tap.set('maximumTapDuration', ms);
    const decimals = String(ms).includes('e') ? 1e-10 : Number(`${ms}e-3`);
    expect(`${ms} ms`, inEngine(tap, 'maximumTapDuration'), decimals);
    if (ms !== 1 / 3) expect(`${ms} ms, read again`, tap.get('maximumTapDuration'), ms);
  }
  for (const { name, initial, unit, kind } of kinesic.classes.flatMap((info) => info.properties)) {
    if (unit === 'ms' && kind === 'number') expect(`the default of ${name}`, initial, Math.round(initial * 1e6) / 1e6);
  }
  engine.close();
}

function times() {
  const seconds = [0.057, 1.005, 0.1 + 0.2, 86400.123456789, 2 ** 50 / 1e9];
  const all = [...seconds.map((each) => Math.round(each * 1e9)), ...Array.from({ length: 3000 }, (_, i) => i * 16666667 + i % 7)];
  const engine = kinesic.engine();
  const { module } = engine;
  for (const ns of all.sort((a, b) => a - b)) {
    engine.advance(ns / 1e6);
    module.check(module.calls.kin_engine_get_time(engine.address, module.scratch), engine.address);
    module.refresh();
    expect(`${ns} ns`, module.u64[module.scratch >> 3], BigInt(ns));
    expect(`${ns} ns, read again`, engine.time, ns / 1e6);
  }
  engine.close();
}

function code(call) {
  try {
    call();
  } catch (error) {
    return error.code;
  }
  return 'not refused';
}

/** What is no time is refused, also while a timer waits for its own. */
function refusals() {
  const engine = kinesic.engine();
  engine.root.on('longPress');
  const sample = { touch: 1, time: 0, x: 0, y: 0, phase: 'began' };
  engine.feed(sample);
  for (const time of [NaN, Infinity, -1, 2 ** 53]) {
    const calls = {
      advance: () => engine.advance(time),
      feed: () => engine.feed({ ...sample, time, phase: 'moved' }),
      scroll: () => engine.scroll({ source: 1, time, x: 0, y: 0, phase: 'discrete', dy: 1 }),
      cancelTouches: () => engine.cancelTouches(time),
    };
    for (const [name, call] of Object.entries(calls)) expect(`${name} at ${time}`, code(call), 'KIN_ERROR_INVALID');
  }
  expect('the time then', engine.time, 0);
  expect('the timer then', engine.nextDeadline, 500);
  engine.close();
}

settings();
times();
refusals();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
