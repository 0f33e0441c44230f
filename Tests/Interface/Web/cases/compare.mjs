// compare.mjs: what must come out of a case beside what came out.
import { camel, fields, output } from './words.mjs';
import { stateOf } from './script.mjs';

const microsecond = 1000;

/** An event in the words of a case. */
function actual(event, scene, names) {
  const isGesture = event.kind === 'gesture';
  const values = {};
  for (const info of isGesture ? scene.classOf(event.type).outputs : []) values[info.name] = output(info, event);
  return {
    subject: names.get(isGesture ? event.recognizer : event.view) ?? '?',
    word: isGesture ? event.state : event.phase,
    timeNs: Math.round(event.time * 1e6),
    touch: !isGesture || event.contact ? event.touch : undefined,
    at: [event.x, event.y],
    values,
    isGesture,
  };
}

function wanted(expected) {
  const isGesture = 'gesture' in expected;
  if (isGesture) fields(expected, 't', 'gesture', 'state', 'touch', 'at', 'values');
  else fields(expected, 't', 'view', 'phase', 'touch', 'at');
  return {
    subject: isGesture ? expected.gesture : expected.view,
    word: isGesture ? stateOf(expected.state) : expected.phase,
    timeNs: expected.t === undefined ? undefined : Math.round(expected.t * 1e9),
    touch: expected.touch,
    at: expected.at,
    values: Object.fromEntries(Object.entries(expected.values ?? {}).map(([name, number]) => [camel(name), number])),
    isGesture,
  };
}

/** Whether an event is the one that is wanted; what the case does not say is not compared. */
function matches(want, found, tolerance) {
  const near = (a, b) => Math.abs(a - b) <= Math.max(tolerance, tolerance * Math.abs(a));
  if (want.isGesture !== found.isGesture || want.subject !== found.subject || want.word !== found.word) return false;
  if (want.timeNs !== undefined && Math.abs(want.timeNs - found.timeNs) > microsecond) return false;
  if (want.touch !== undefined && want.touch !== found.touch) return false;
  if (want.at && !want.at.every((number, axis) => near(number, found.at[axis]))) return false;
  return Object.entries(want.values).every(([name, number]) => near(number, found.values[name]));
}

/** One event as text; of its values those that `like` has. */
function text(event, like = event) {
  if (!event) return 'nothing';
  const parts = [event.timeNs === undefined ? '' : (event.timeNs / 1e9).toFixed(6), event.subject, event.word];
  if (event.touch !== undefined) parts.push(`touch ${event.touch}`);
  if (event.at && like.at) parts.push(`at (${event.at.join(', ')})`);
  parts.push(...Object.keys(like.values).map((name) => `${name}=${event.values[name]}`));
  return parts.filter((part) => part !== '').join(' ');
}

/** The sentences about all that is not as the case says. */
export function compare(description, scene, events) {
  const { only = '', tolerance = 1e-6 } = description;
  const tables = [...scene.views, ...scene.recognizers];
  const names = new Map(tables.map(([id, object]) => [object, id]));
  if (!['', 'gestures', 'states', 'expected'].includes(only)) throw new Error(`'only' cannot be '${only}'`);
  const counts = (each) => {
    if (only === 'gestures') return each.isGesture;
    return only !== 'states' || (each.isGesture && each.word !== 'changed');
  };
  const want = description.expect.map(wanted).filter(counts);
  const sent = events.filter((event) => !['decision', 'refusal'].includes(event.kind));
  const found = sent.map((event) => actual(event, scene, names)).filter(counts);
  const differs = only === 'expected' ? missing(want, found, tolerance) : different(want, found, tolerance);
  return [...differs, ...states(description, scene), ...reasons(description, events, names)];
}

/** The first place where two lists differ. */
function different(want, found, tolerance) {
  for (let i = 0; i < Math.max(want.length, found.length); i++) {
    if (!want[i] || !found[i] || !matches(want[i], found[i], tolerance)) {
      return [`event ${i + 1} must be ${text(want[i])} and is ${text(found[i], want[i])}`];
    }
  }
  return [];
}

/** The first that does not come, where others may come between. */
function missing(want, found, tolerance) {
  const rest = found.values();
  const come = (each) => {
    for (let next = rest.next(); !next.done; next = rest.next()) if (matches(each, next.value, tolerance)) return true;
    return false;
  };
  const lost = want.find((each) => !come(each));
  return lost ? [`${text(lost)} does not come; there are: ${found.map((each) => text(each)).join('; ')}`] : [];
}

function states(description, scene) {
  return Object.entries(description.states_after ?? {}).flatMap(([id, word]) => {
    const recognizer = scene.recognizer(id);
    const state = recognizer.isRemoved ? 'removed' : recognizer.state;
    return state === stateOf(word) ? [] : [`${id} is ${state} at the end and must be ${word}`];
  });
}

function reasons(description, events, names) {
  return (description.reasons ?? []).flatMap((because) => {
    const { recognizer, reason, other } = fields(because, 'recognizer', 'reason', 'other');
    const occurs = events.some((event) => (
      event.kind === 'decision' && names.get(event.recognizer) === recognizer && event.reason === camel(reason)
      && (other === undefined || names.get(event.other) === other)
    ));
    return occurs ? [] : [`the decision '${recognizer}: ${reason}${other ? ` ${other}` : ''}' does not occur`];
  });
}
