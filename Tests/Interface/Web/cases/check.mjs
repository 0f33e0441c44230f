// check.mjs: runs a case with the package's public interface.
import { compare } from './compare.mjs';
import { camel, fields, milliseconds, needed } from './words.mjs';
import { Scene } from './scene.mjs';
import { Script } from './script.mjs';
import { watchRecords } from './records.mjs';

const keys = [
  'id', 'title', 'source', 'adaptation', 'window', 'lenient', 'palm_filter', 'accommodations', 'hands', 'views', 'recognizers', 'relations', 'delegates', 'tie_break', 'script',
  'expect', 'only', 'tolerance', 'states_after', 'reasons',
];

/**
 * What became of a case: its faults, of which one that passes has none, the bytes of all its records, and the
 * sentences about its decisions.
 */
export function check(kinesic, description, traces) {
  fields(description, ...keys);
  const engine = kinesic.engine({ tieBreak: description.tie_break });
  try {
    engine.explain = true;
    const records = watchRecords(engine);
    switchOn(engine, description, traces);
    const scene = new Scene(kinesic, engine, description);
    const heard = listen(engine, scene);
    const script = new Script(scene, traces);
    script.play(description.script);
    const differences = compare(description, scene, heard.events);
    const faults = [...script.faults, ...differences, ...heard.faults(), ...scene.faults()];
    const sentences = heard.events.filter((event) => ['decision', 'refusal'].includes(event.kind)).map((event) => event.sentence);
    return { id: description.id, faults, records, sentences };
  } finally {
    engine.close();
  }
}

/** What a case has switched on before its touches. */
function switchOn(engine, description, traces) {
  if (description.window) {
    const [x, y, width, height] = description.window;
    engine.root.frame = { x, y, width, height };
  }
  if (description.lenient) needed(traces).setLenient(engine, true);
  const settings = { palm_filter: 'setPalmFilter', accommodations: 'setAccommodations', hands: 'setHands' };
  for (const [key, setter] of Object.entries(settings)) {
    if (!(key in description)) continue;
    needed(traces)[setter](engine, Object.fromEntries(Object.entries(description[key]).map(setting)));
  }
}

/** A setting by its name and in the units of the package. */
function setting([name, value]) {
  if (name === 'location') return [name, camel(value)];
  return [camel(name), /_(interval|lifetime|time)$/.test(name) ? milliseconds(value) : value];
}

/** All events, and whether the functions of recognizers and views hear theirs, each and in this order. */
function listen(engine, scene) {
  const events = [];
  const own = [];
  const recognized = [];
  engine.onEvent((event) => events.push(event));
  for (const recognizer of scene.recognizers.values()) {
    recognizer.on((event) => own.push(event));
    recognizer.on('recognized', (event) => recognized.push(event));
  }
  const asking = scene.asking.map((id) => scene.view(id));
  for (const view of asking) view.onTouch((event) => own.push(event));

  const isSame = (list, isOne) => {
    const all = events.filter(isOne);
    return list.length === all.length && list.every((event, index) => event === all[index]);
  };
  const isGesture = (event) => event.kind === 'gesture';
  const isOwn = (event) => isGesture(event) || (event.kind === 'viewTouch' && asking.includes(event.view));
  const begins = (event) => isGesture(event) && event.from === 'possible' && ['began', 'ended'].includes(event.state);
  return {
    events,
    faults: () => [
      ...(isSame(own, isOwn) ? [] : ['the functions of recognizers and views heard something else than onEvent']),
      ...(isSame(recognized, begins) ? [] : ["'recognized' was heard at other times than gestures began"]),
    ],
  };
}

/** Runs cases. An exception is a fault of its case, but for one that says that the second module is needed. */
export function checkAll(kinesic, cases, traces) {
  return cases.map((description) => {
    try {
      return check(kinesic, description, traces);
    } catch (error) {
      const nothing = { id: description.id, faults: [], records: [], sentences: [] };
      const needsTraces = !kinesic.module.hasTraces && error.code === 'KIN_ERROR_UNSUPPORTED';
      return needsTraces ? { ...nothing, needsTraces } : { ...nothing, faults: [String(error.message ?? error)] };
    }
  });
}

/** All cases of a list of texts, each the content of a file. */
export const casesIn = (texts) => texts.flatMap((text) => JSON.parse(text));
