// defaults.mjs: the defaults of engines that the package has by itself, and those of kin_engine_options_init, as JSON.
// Usage: node defaults.mjs dist/index.js
import { engineDefaults } from '../../../build/web/kinesic/dist/engine.js';

const { load } = await import(process.argv[2]);
const kinesic = await load();
await kinesic.loadTraces();
const { module } = kinesic;
const at = module.scratch + 16;
module.check(module.calls.kin_struct_init(module.name('kin_engine_options'), at, 40));
const [, touchCapacity, eventCapacity, tieBreak] = module.u32.subarray(at >> 2, (at >> 2) + 4);
// In glue.c.
const recognizerCapacity = 8;
const own = { ...engineDefaults, recognizerCapacity, tieBreak: ['depth', 'crossing'].indexOf(engineDefaults.tieBreak) };
const library = { touchCapacity, eventCapacity, unitsPerInch: module.f64[(at >> 3) + 2], recognizerCapacity: module.u32[(at >> 2) + 7], tieBreak };
console.log(JSON.stringify({ own, library }));
