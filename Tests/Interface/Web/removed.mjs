// removed.mjs: every method and property of an engine, a view and a recognizer of each class, used when that was
// removed or closed: between calls, in a handler, and in a question that the engine asks. What can be refused is
// refused with an error that says so, and changes nothing. The methods are found by reflection: a new one is among
// them. Prints what is wrong, and a count, as JSON.
// Usage: node removed.mjs dist/index.js NAMES, those that are internal, with commas between
const { load, KinesicError } = await import(process.argv[2]);
const kinesic = await load();
const traces = await kinesic.loadTraces();
// What handlers throw comes here.
const reported = [];
globalThis.reportError = (error) => reported.push(error);
console.warn = () => {};

/** What is the package's own business, by its sources. */
const internal = new Set(process.argv[3].split(','));

/** What the object tells of itself, and needs no engine for; or does only once. */
const itsOwn = new Set([
  'Engine.close', 'Engine.isClosed', 'Engine.time', 'Engine.nextDeadline', 'Engine.recognizers', 'Engine.onEvent', 'Engine.offEvent', 'Engine.explain',
  'Engine.root', 'View.isRemoved', 'View.recognizers', 'View.parent', 'View.remove', 'View.element', 'Recognizer.isRemoved', 'Recognizer.remove',
  'Recognizer.name', 'Recognizer.view', 'Recognizer.element', 'Recognizer.off',
]);

function scene(type = 'pan') {
  const engine = kinesic.engine();
  const view = engine.add({ frame: { x: 0, y: 0, width: 300, height: 300 } });
  const kept = engine.add({ frame: { x: 300, y: 0, width: 300, height: 300 } });
  const pan = view.on('pan'), other = kept.on('tap');
  const recognizer = type === 'pan' ? pan : view.on(type, { observeOnly: true });
  const touched = () => {};
  view.onTouch(touched);
  return { engine, view, kept, pan, other, recognizer, touched };
}

function drag(held) {
  const { engine } = held;
  engine.feed({ touch: 1, phase: 'began', x: 50, y: 50, time: 1000 });
  for (let i = 1; i <= 3; i++) engine.feed({ touch: 1, phase: 'moved', x: 50 + 30 * i, y: 50, time: 1000 + 10 * i });
  engine.feed({ touch: 1, phase: 'ended', x: 140, y: 50, time: 1100 });
}

/** Arguments of a method; of those that are not here there are none. */
function argumentsOf(held, owner, name) {
  const outputs = held.recognizer.descriptor.outputAddresses.keys().next().value ?? 'none';
  const all = {
    'Engine.add': [], 'Engine.group': [held.recognizer, held.other], 'Engine.ungroup': [held.recognizer], 'Engine.exclusive': [held.recognizer, held.other],
    'Engine.simultaneous': [held.recognizer, held.other], 'Engine.setPrevention': [held.recognizer, held.other, true],
    'Engine.requireInactive': [held.recognizer, held.other], 'Engine.allowTakeover': [held.recognizer, held.other],
    'Engine.feed': [{ touch: 5, phase: 'began', x: 5, y: 5, time: 5000 }], 'Engine.scroll': [{ source: 5, phase: 'discrete', x: 5, y: 5, dy: 9, time: 5000 }],
    'Engine.advance': [5000], 'Engine.cancelTouches': [5000], 'Engine.onEvent': [() => {}], 'Engine.offEvent': [() => {}], 'Engine.on': ['tap'],
    'View.on': ['tap'], 'View.onTouch': [() => {}], 'View.offTouch': [held.touched], 'View.set': ['hidden', true], 'View.get': ['hidden'],
    'View.setQuestions': [{ containsPoint: () => true }], 'Recognizer.on': [() => {}], 'Recognizer.off': [() => {}], 'Recognizer.waitFor': [held.other],
    'Recognizer.doNotWaitFor': [held.other], 'Recognizer.alongside': [held.other], 'Recognizer.notAlongside': [held.other], 'Recognizer.relations': ['requires'],
    'Recognizer.set': ['enabled', false], 'Recognizer.get': ['enabled'], 'Recognizer.value': [outputs], 'Recognizer.setValue': [outputs, 1],
    'Recognizer.propose': ['began'], 'Recognizer.setDelegate': [{ shouldBegin: () => true }],
  };
  return all[`${owner}.${name}`] ?? [];
}

/** What a property is set to. */
function valueOf(held, owner, name) {
  return { 'Engine.unitsPerInch': 100, 'Engine.explain': true, 'View.frame': { x: 1, y: 2, width: 3, height: 4 }, 'View.parent': held.kept, 'Recognizer.enabled': false, 'Recognizer.view': held.kept }[`${owner}.${name}`] ?? 'word';
}

/** The uses of an object: each method, each property read, each property set. */
function usesOf(owner, object) {
  const found = [];
  for (let type = Object.getPrototypeOf(object); type !== Object.prototype; type = Object.getPrototypeOf(type)) {
    for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(type))) {
      if (name === 'constructor' || internal.has(name)) continue;
      if (typeof property.value === 'function') found.push({ name, what: 'call', use: (held, of) => of[name](...argumentsOf(held, owner, name)) });
      if (property.get) found.push({ name, what: 'get', use: (held, of) => of[name] });
      if (property.set) found.push({ name, what: 'set', use: (held, of) => { of[name] = valueOf(held, owner, name); } });
    }
  }
  return found;
}

const owners = { Engine: (held) => held.engine, View: (held) => held.view, Recognizer: (held) => held.recognizer };
const removals = [
  { what: 'the recognizer was removed', owners: ['Recognizer'], sentence: /removed|does not exist/, remove: (held) => held.recognizer.remove() },
  { what: 'the view was removed', owners: ['View', 'Recognizer'], sentence: /removed|does not exist/, remove: (held) => held.view.remove() },
  { what: 'the engine was closed', owners: ['Engine', 'View', 'Recognizer'], sentence: /closed|removed/, remove: (held) => held.engine.close() },
];
const wrong = [];
let count = 0;

/** Whether the other view's tap is recognized as always, once. */
function goesOn(held) {
  let taps = 0;
  held.other.on('recognized', () => { taps += 1; });
  held.engine.feed({ touch: 8, phase: 'began', x: 350, y: 50, time: 6000 });
  held.engine.feed({ touch: 8, phase: 'ended', x: 350, y: 50, time: 6050 });
  return taps === 1;
}

function thrownBy(use) {
  try {
    use();
  } catch (error) {
    return error;
  }
  return undefined;
}

function between(removal, owner, { name, what, use }, type) {
  const held = scene(type), of = owners[owner](held);
  drag(held);
  removal.remove(held);
  const error = thrownBy(() => use(held, of));
  const key = `${owner}.${name}`;
  const mayWork = itsOwn.has(key) && (what !== 'set' || error === undefined);
  const hasNone = /has: $/.test(error?.message) && ['value', 'setValue'].includes(name); // a class without outputs
  const isRight = error === undefined || hasNone ? mayWork || hasNone : error instanceof KinesicError && error.code === 'KIN_ERROR_STALE' && removal.sentence.test(error.message);
  if (!isRight) wrong.push(`${what} ${key} (${type}) when ${removal.what}: ${error?.code ?? ''} ${error}`);
  if (!held.engine.isClosed && !goesOn(held)) wrong.push(`${what} ${key} (${type}) when ${removal.what} changes something`);
  held.engine.close();
  count += 1;
}

/** In a handler; in a question that is asked in the middle of a step. */
function within(removal, owner, { name, what, use }, type, place) {
  const held = scene(type), of = owners[owner](held);
  let calls = 0;
  const inside = () => {
    if (calls++ > 0) return true;
    const error = thrownBy(() => removal.remove(held)) ?? thrownBy(() => use(held, of));
    if (error && !(error instanceof KinesicError)) wrong.push(`${what} ${owner}.${name} (${type}) in ${place} when ${removal.what}: ${error}`);
    return true;
  };
  if (place === 'a handler') held.pan.on('began', inside);
  else held.pan.setDelegate({ shouldBegin: inside });
  const error = thrownBy(() => drag(held));
  if (error && !(error instanceof KinesicError)) wrong.push(`after ${what} ${owner}.${name} (${type}) in ${place} when ${removal.what}: ${error}`);
  if (calls === 0) wrong.push(`${place} was not called`);
  held.engine.close();
  count += 1;
}

const types = kinesic.classes.map((info) => info.name);
for (const removal of removals) {
  for (const owner of removal.owners) {
    for (const type of owner === 'Recognizer' ? types : ['pan']) {
      const held = scene(type);
      const uses = usesOf(owner, owners[owner](held));
      held.engine.close();
      for (const use of uses) {
        between(removal, owner, use, type);
        if (type !== 'pan') continue;
        within(removal, owner, use, type, 'a handler');
        within(removal, owner, use, type, 'a question');
      }
    }
  }
}

// A delegate that another one takes away, or its recognizer, is not asked any more, also in that step.
for (const isFirst of [true, false]) {
  for (const isRemoved of [true, false]) {
    const { engine, view } = scene();
    const both = [view.on('pan'), view.on('pan')];
    const [taken, taking] = isFirst ? both : both.reverse();
    let asked = 0;
    taken.setDelegate({ shouldReceiveTouch: () => { asked += 1; return true; } });
    taking.setDelegate({ shouldReceiveTouch: () => {
      asked = 0;
      if (isRemoved) taken.remove(); else taken.setDelegate({});
      return true;
    } });
    engine.feed({ touch: 1, phase: 'began', x: 50, y: 50, time: 1000 });
    if (asked > 0) wrong.push(`a delegate that was taken away is asked ${asked} times`);
    engine.close();
    count += 1;
  }
}

// What a recording and a flight recorder of an engine that was closed give.
for (const make of ['record', 'fly']) {
  const { engine } = scene();
  const made = engine[make]();
  engine.close();
  const error = thrownBy(() => made.stop());
  if (error?.code !== 'KIN_ERROR_STALE' || !/closed/.test(error.message)) wrong.push(`${make}: ${error}`);
  count += 1;
}
console.log(JSON.stringify({ wrong, count, types: types.length, reported: reported.map(String) }));
