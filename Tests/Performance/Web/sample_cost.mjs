// What a sample costs in node: the scenes of sample_cost.c, fed through the package, with and without a handler.
//   node sample_cost.mjs INDEX.JS pan|pinch|taps ROUNDS
const [, , path, scene, rounds] = process.argv;
const { load } = await import(path);
const kinesic = await load();

const STEP = 25 / 3; // milliseconds
const scenes = {
  pan(feed, begin) {
    let time = begin;
    feed(time, 'began', 1, 200, 400);
    for (let i = 1; i <= 1000; i++) feed(time += STEP, 'moved', 1, 200 + 0.5 * i, 400 + i % 40);
    feed(time += STEP, 'ended', 1, 700, 400);
    return time;
  },
  pinch(feed, begin) {
    let time = begin;
    feed(time, 'began', 1, 600, 400);
    feed(time, 'began', 2, 400, 400);
    for (let i = 1; i <= 1000; i++) {
      time += STEP;
      feed(time, 'moved', 1, 600 + 0.15 * i, 400);
      feed(time, 'moved', 2, 400 - 0.15 * i, 400);
    }
    feed(time += STEP, 'ended', 1, 750, 400);
    feed(time, 'ended', 2, 250, 400);
    return time;
  },
  taps(feed, begin) {
    let time = begin;
    for (let i = 0; i < 500; i++) {
      feed(time += 700, 'began', 1, 500, 400);
      feed(time + 50, 'ended', 1, 500, 400);
    }
    return time + 50;
  },
};

function measured(listens) {
  const engine = kinesic.engine();
  let heard = 0;
  const handler = listens ? (event) => { heard += event.x; } : undefined;
  const on = (type, options) => engine.root.on(type, options, handler);
  const twice = on('tap', { tapsRequired: 2 });
  on('tap', { waitFor: twice });
  on('longPress', {});
  on('swipe', {});
  engine.simultaneous(on('pan', { maximumTouches: 1 }), on('pinch', {}), on('rotation', {}));
  let samples = 0;
  const feed = (time, phase, touch, x, y) => { engine.feed({ touch, time, x, y, phase }); samples += 1; };
  let best = Infinity;
  let time = 0;
  for (let round = 0; round < Number(rounds); round++) {
    samples = 0;
    const begin = performance.now();
    time = scenes[scene](feed, time) + 2000;
    best = Math.min(best, (performance.now() - begin) * 1e6 / samples);
    engine.advance(time);
  }
  engine.close();
  return best;
}

console.log(JSON.stringify({ silent: measured(false), heard: measured(true) }));
