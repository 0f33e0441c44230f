// apply.mjs: what apply.c does, for all presets at once, in node: a line on standard output for each, its name, its
// recognizers and the trace in base 64. Standard input is the samples as apply.c reads them.
// Usage: node apply.mjs DIST PRESET ...
import { readFileSync } from 'node:fs';

const [folder, ...names] = process.argv.slice(2);
const { load } = await import(`${folder}/index.js`);
const { apply } = await import(`${folder}/presets.js`);
const phases = ['began', 'moved', 'ended', 'cancelled'];
const samples = readFileSync(0, 'utf8').trim().split('\n').map((line) => {
  const [time, touch, phase, x, y] = line.split(' ').map(Number);
  return { time: time / 1e6, touch, phase: phases[phase], x, y };
});
const steps = new Map();
for (const sample of samples) steps.set(sample.time, [...steps.get(sample.time) ?? [], sample]);
const kinesic = await load();
await kinesic.loadTraces();

for (const name of names) {
  const engine = kinesic.engine();
  const made = await apply(kinesic, engine.root, name);
  const recording = engine.record();
  for (const step of steps.values()) engine.feed(step);
  engine.advance(samples.at(-1).time + 2000);
  const trace = Buffer.from(recording.stop()).toString('base64');
  console.log(JSON.stringify([name, Object.values(made).map((each) => each.name), trace]));
  engine.close();
}
