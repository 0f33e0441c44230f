// All sides with all scenes, each in an iframe; rounds go around all of them, so that what the machine does meanwhile
// meets everyone.
import { scenes } from './scenes.js';

async function opened(side, scene) {
  const frame = document.createElement('iframe');
  frame.src = `frame.html?${new URLSearchParams({ side, scene })}`;
  document.body.append(frame);
  const late = performance.now() + 10000;
  while (!frame.contentWindow.side) {
    if (performance.now() > late) throw new Error(`${side} does not start with ${scene}`);
    await new Promise(done => setTimeout(done, 10));
  }
  return frame.contentWindow.side;
}

// Nanoseconds a pointer event in each round: results[scene][side].
window.measure = async (sides, { rounds, warm, events, only }) => {
  if (!crossOriginIsolated) throw new Error('the clock has steps of 100 microseconds without isolation');
  const results = {};
  for (const [scene, { expected }] of Object.entries(scenes)) {
    if (only && scene !== only) continue;
    const running = {}, each = results[scene] = { expected, sides: {} };
    for (const side of sides) {
      running[side] = await opened(side, scene);
      each.sides[side] = { version: running[side].version, ns: [] };
    }
    for (let round = -warm; round < rounds; round++) {
      for (let i = 0; i < sides.length; i++) {
        const side = sides[(i + round + warm) % sides.length];
        const pointers = running[side].frames.flatMap(([, places]) => Object.keys(places)).length;
        const { ms, pointers: played, found, plays } = running[side].play(Math.ceil(events / pointers));
        if (round >= 0) each.sides[side].ns.push(ms * 1e6 / played);
        Object.assign(each.sides[side], { found, plays, pointers });
        await new Promise(done => setTimeout(done, 0));
      }
    }
    document.body.replaceChildren();
  }
  return results;
};
