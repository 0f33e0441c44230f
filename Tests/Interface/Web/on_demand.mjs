// on_demand.mjs: node on_demand.mjs PACKAGE. Tries every class, property, flag and relation that may need the second
// module, before and after it is loaded; prints as JSON what was refused, by its name, with the sentences.
import { pathToFileURL } from 'node:url';

const { load } = await import(pathToFileURL(process.argv[2]).href);
const kinesic = await load();

function refusals() {
  const engine = kinesic.engine();
  const refused = {};
  const attempt = (name, call) => {
    try {
      call();
    } catch (error) {
      refused[name] = `${error.code} ${error.message}`;
    }
  };
  const tap = engine.root.on('tap');
  const pan = engine.root.on('pan');
  const pinch = engine.root.on('pinch');
  for (const { name } of kinesic.classes) attempt(name, () => engine.root.on(name));
  for (const recognizer of [tap, pan, pinch]) {
    const { properties } = kinesic.classes.find((info) => info.name === recognizer.type);
    for (const { name } of [...properties, ...kinesic.commonProperties]) {
      attempt(name, () => recognizer.set(name, recognizer.get(name)));
    }
  }
  const flags = ['multipleTouch', 'arenaBoundary', 'decidesAtLift'];
  for (const flag of flags) attempt(flag, () => engine.add({ [flag]: true }));
  for (const flag of flags) attempt(`set ${flag}`, () => engine.root.set(flag, true));
  attempt('requireInactive', () => engine.requireInactive(tap, pan));
  attempt('allowTakeover', () => engine.allowTakeover(tap, pan));
  attempt('setPrevention', () => engine.setPrevention(tap, pan, false));
  // Nothing that was refused has left the engine in the middle of a call.
  const before = engine.recognizers.length;
  engine.feed({ touch: 1, time: 0, x: 0, y: 0, phase: 'began' });
  engine.feed({ touch: 1, time: 50, x: 0, y: 0, phase: 'ended' });
  engine.close();
  return { refused, recognizers: before };
}

const without = refusals();
await kinesic.loadTraces();
console.log(JSON.stringify({ without, with: refusals(), classes: kinesic.classes.length }));
