// after_a_tap.mjs: what lands after a tap, in the scene of a single tap that waits for a double tap, and a class of
// JavaScript that says whether it goes on. Prints what was recognized as JSON.
// Usage: node after_a_tap.mjs dist/index.js
const { load } = await import(process.argv[2]);
const kinesic = await load();
await kinesic.loadTraces();
const here = [80, 200], there = [300, 600];
let asked = 0;

await kinesic.define({
  name: 'com.example.pair', summary: 'Two lifts near each other.', fields: { x: 'number', lifts: 'number' },
  step(self, step) {
    if (step.isTimer) return 'failed';
    for (const touch of step.touches) {
      if (touch.began) self.x = touch.startX;
      if (touch.ended) self.lifts += 1, step.deadline = step.time + 2000;
    }
    return self.lifts === 2 ? 'ended' : 'possible';
  },
  continuesWith(self, landing) {
    asked += landing.touches.length;
    return Math.abs(landing.touches[0].startX - self.x) <= 50 * landing.scale;
  },
});

/** Plays with a view of its own; gives the names of what was recognized, in order. */
function play(make, touch) {
  const engine = kinesic.engine();
  const view = engine.add();
  const found = [], active = new Set();
  const add = (type, options = {}) => view.on(type, options, (event) => {
    const name = options.name ?? type;
    if (event.state === 'began' || (event.state === 'ended' && !active.has(name))) found.push(name);
    if (event.state === 'began') active.add(name); else if (event.state !== 'changed') active.delete(name);
  });
  let now = 1, last = 0;
  const feed = (phase, touch, [x, y]) => engine.feed({ touch, phase, x, y, time: now });
  const rest = (duration) => { now += duration; engine.advance(now); };
  make(add);
  touch({
    rest,
    tap(place) { feed('began', ++last, place); rest(40); feed('ended', last, place); },
    drag([x, y]) {
      feed('began', ++last, [x, y]);
      for (let i = 1; i <= 10; i++) { rest(16); feed('moved', last, [x + 10 * i, y]); }
      feed('ended', last, [x + 100, y]);
    },
    hold(place) { feed('began', ++last, place); rest(600); feed('ended', last, place); },
  });
  rest(2000);
  engine.close();
  return found;
}

const everything = (add) => {
  const double = add('tap', { name: 'double', tapsRequired: 2 });
  add('tap', { name: 'single', waitFor: double });
  add('longPress');
  add('pinch');
  add('pan');
};
const gaps = Array.from({ length: 20 }, (_, i) => 50 * (i + 1));
const turns = (gap) => play(everything, (hand) => { for (let i = 0; i < 20; i++) { hand.tap(i % 2 ? there : here); hand.rest(gap); } });
const then = (what, place) => play(everything, (hand) => { hand.tap(here); hand.rest(100); hand[what](place); }).sort();
const waiting = (type, options, place) => play(
  (add) => { const other = add(type, { ...options, name: 'other' }); add('pan', { waitFor: other }); },
  (hand) => { hand.tap(here); hand.rest(100); hand.drag(place); },
);
console.log(JSON.stringify({
  turns: gaps.map((gap) => turns(gap).join(' ')),
  drags: [here, there].map((place) => then('drag', place)),
  holds: [here, there].map((place) => then('hold', place)),
  button: play((add) => add('tap', { name: 'button', provisional: true }), (hand) => { for (let i = 0; i < 4; i++) { hand.tap(here); hand.rest(60); } }),
  waiting: [waiting('tap', { tapsRequired: 2 }, here), waiting('tap', { tapsRequired: 2 }, there), waiting('tapDrag', {}, there)],
  pair: play(
    (add) => { const pair = add('com.example.pair', { name: 'pair' }); add('tap', { name: 'single', waitFor: pair }); },
    (hand) => { hand.tap(here); hand.tap(there); hand.tap([there[0] + 10, there[1]]); },
  ),
  asked,
}));
