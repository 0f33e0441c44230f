// exact.mjs: node exact.mjs PACKAGE. Milliseconds become the engine's nanoseconds and seconds exactly, and back; what
// a sample has arrives; each timer is heard at its own time.
import { pathToFileURL } from 'node:url';

const { load } = await import(pathToFileURL(process.argv[2]).href);
const kinesic = await load();
// For the engine's own time.
await kinesic.loadTraces();
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
  const tenths = Array.from({ length: 20000 }, (_, i) => (i + 1) / 10);
  for (const ms of [350, 0.1, 1e-7, 1 / 3, ...tenths]) {
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
  const frames = Array.from({ length: 3000 }, (_, i) => i * 16666667 + (i % 7));
  const all = [...seconds.map((each) => Math.round(each * 1e9)), ...frames];
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

/** Every field of a sample is in the touch that the recognizer sees. */
function samples() {
  const engine = kinesic.engine();
  const view = engine.add({ name: 'window' });
  const press = view.on('longPress');
  const sample = {
    touch: 2 ** 40 + 3, time: 1234.000001, x: 0.1, y: -7.25, phase: 'began', view, type: 'pencil', force: 0.3,
    majorRadius: 4.5, altitude: 0.7, azimuth: -1.2, buttons: 3, modifiers: 9,
  };
  engine.feed(sample);
  const [touch] = press.touches;
  for (const [name, value] of Object.entries(sample)) {
    if (name !== 'phase') expect(`a touch's ${name}`, touch[name], value);
  }
  engine.close();
}

/** A timer's event is heard before the samples that come after it are fed, and at its own time. */
function timers() {
  const engine = kinesic.engine();
  const heard = [];
  const hear = ({ recognizer }) => heard.push([engine.time, recognizer.location.x].join());
  engine.root.on('longPress').on('began', hear);
  engine.root.on('longPress', { minimumDuration: 700 }).on('began', hear);
  const sample = { touch: 1, time: 100, x: 0, y: 0, phase: 'began' };
  engine.simultaneous(...engine.recognizers);
  engine.feed(sample);
  engine.feed({ ...sample, time: 700, x: 1, phase: 'moved' });
  expect('time and place of the first timer', heard[0], '600,0');
  engine.feed({ ...sample, time: 800, x: 2, phase: 'moved' });
  expect('time and place of the second timer', heard[1], '800,1');
  expect('how many timers there were', heard.length, 2);
  engine.close();
}

/** A call that is refused gives its reason as an event, before it throws. */
function reasons() {
  const engine = kinesic.engine();
  const heard = [];
  engine.onEvent((event) => heard.push(event.reason));
  engine.explain = true;
  const manual = engine.root.on('manual', { enabled: false });
  expect('a proposal while disabled', code(() => manual.propose('began')), 'KIN_ERROR_STATE');
  expect('the decision about it', heard.join(), 'illegalTransition');
  engine.close();
}

/** A decision about one touch names it. */
function touchesOfDecisions() {
  const engine = kinesic.engine();
  const heard = [];
  engine.onEvent((event) => { if (event.kind === 'decision') heard.push([event.reason, event.touch].join(' ')); });
  engine.explain = true;
  engine.root.on('tap', { tapsRequired: 2 });
  for (const [touch, x] of [[7, 10], [8, 500]]) {
    engine.feed({ touch, phase: 'began', x, y: 10, time: 10 * touch });
    engine.feed({ touch, phase: 'ended', x, y: 10, time: 10 * touch + 5 });
  }
  engine.advance(1000);
  expect('the touch that landed elsewhere', heard.join(), 'beforeLanding 8,ownRule ');
  engine.close();
}

/** The questions that a view answers: whether it has a point, and whether a gesture may begin that would take the
 * touch from it. A press, which leaves it the touch, is not asked about. */
function questions() {
  const engine = kinesic.engine();
  const asked = [];
  const gestureShouldBegin = (recognizer) => {
    asked.push(recognizer.type);
    return recognizer.type !== 'tap';
  };
  const view = engine.add({ containsPoint: (x, y) => x * x + y * y < 100, gestureShouldBegin });
  const heard = [];
  for (const type of ['tap', 'press']) view.on(type, (event) => heard.push(event.state));
  for (const [touch, x] of [[1, 8], [2, 80]]) {
    engine.feed({ touch, time: touch * 100, x, y: 0, phase: 'began' });
    engine.feed({ touch, time: touch * 100 + 50, x, y: 0, phase: 'ended' });
  }
  expect('the questions of a view', asked.join(), 'tap');
  expect('what began in it', heard.filter((state) => state === 'began').length, 1);
  engine.close();
}

reasons();
touchesOfDecisions();
questions();
settings();
times();
refusals();
samples();
timers();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
