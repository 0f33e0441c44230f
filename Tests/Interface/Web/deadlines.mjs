// deadlines.mjs: for each class of the library, how many deadlines came while fingers tapped, rested and moved at
// random, and what events they brought, as JSON. Then the classes at whose deadlines a touch screen need not wake.
// Usage: node deadlines.mjs dist/index.js
import { failing } from '../../../build/web/kinesic/dist/dom/timer.js';

const { load } = await import(process.argv[2]);
const kinesic = await load();
await kinesic.loadTraces();
const rounds = 400;

/** Numbers from 0 to 1, always the same ones. */
function numbers(seed) {
  let state = seed;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

/** Plays a class and counts. */
function play(type) {
  const random = numbers(7);
  const engine = kinesic.engine();
  const found = { deadlines: 0, atDeadlines: [], events: 0 };
  let isDeadline = false;
  const view = engine.add();
  view.on(type, note);
  if (type === 'tap') for (const tapsRequired of [2, 3]) view.on(type, { tapsRequired }, note);
  let now = 1;
  function note(event) {
    found.events += 1;
    if (isDeadline) found.atDeadlines.push(event.state);
  }
  function rest(duration) {
    now += duration;
    for (isDeadline = true; engine.nextDeadline <= now; found.deadlines += 1) engine.advance(engine.nextDeadline);
    isDeadline = false;
  }
  function finger(touch, x, y) {
    engine.feed({ touch, phase: 'began', x, y, time: now });
    rest(random() * 900);
    const [dx, dy] = random() < 0.5 ? [0, 0] : [random() * 60 - 30, random() * 60 - 30];
    for (let i = 1; i <= 5; i++, rest(8)) engine.feed({ touch, phase: 'moved', x: x + dx * i, y: y + dy * i, time: now });
    engine.feed({ touch, phase: 'ended', x: x + 5 * dx, y: y + 5 * dy, time: now });
    rest(random() * 500);
  }
  for (let i = 0; i < rounds; i++) {
    if (random() < 0.2) engine.feed({ touch: 100, phase: 'began', x: 300, y: 300, time: now });
    else if (random() < 0.3) engine.cancelTouches(now);
    finger(i + 1000, 100 + random() * 30, 100);
    engine.cancelTouches(now);
  }
  engine.close();
  return found;
}

const types = kinesic.classes.map(({ name }) => name);
console.log(JSON.stringify({ failing, found: Object.fromEntries(types.map((type) => [type, play(type)])) }));
