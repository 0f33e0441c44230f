// refusals.mjs: what is refused changes nothing, and a preset that needs no second module loads none.
// Usage: node refusals.mjs DIST
const [folder] = process.argv.slice(2);
const { load } = await import(`${folder}/index.js`);
const { apply, titles } = await import(`${folder}/presets.js`);
const kinesic = await load();
const engine = kinesic.engine();

async function refused(...given) {
  try {
    await apply(kinesic, ...given);
  } catch (error) {
    return [error.code, error.message, engine.recognizers.length];
  }
  return ['nothing was refused'];
}

console.log(JSON.stringify(Object.keys(titles)));
console.log(JSON.stringify(await refused(engine.root, 'mapp')));
console.log(JSON.stringify(await refused(engine.root, 'toString')));
await apply(kinesic, engine.root, 'map');
console.log(engine.recognizers.length, kinesic.module.hasTraces);
// What the preset for tables wants of the engine is refused: the view and the recognizers are as they were.
const traces = await kinesic.loadTraces();
traces.setHands = () => { throw new Error('no hands'); };
const view = engine.add();
const before = engine.recognizers.length;
console.log(JSON.stringify(await refused(view, 'table')), engine.recognizers.length - before, view.get('arenaBoundary'));
