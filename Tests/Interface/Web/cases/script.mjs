// script.mjs: plays the script of a case. Touches of equal time that stand together are one feed; all else happens
// after time has passed up to it.
import { camel, fields, given, milliseconds, needed } from './words.mjs';

const phases = {
  down: 'began', move: 'moved', up: 'ended', cancel: 'cancelled', enter: 'entered', hover: 'hovered', exit: 'exited',
};
const hovering = ['enter', 'hover', 'exit'];
const changes = [
  'advance', 'enable', 'disable', 'abort', 'remove', 'remove_view', 'set_view', 'set_parent', 'set_frame', 'propose', 'set', 'reject',
];
const verbs = [...Object.keys(phases), ...changes];
/** What a host may run into in good faith, and a case may be about. */
const refusals = ['KIN_ERROR_SEQUENCE', 'KIN_ERROR_STATE', 'KIN_ERROR_STALE'];
const presses = ['pointer', 'pencil'];

/** 'recognized' is another word for 'ended'. */
export const stateOf = (word) => (word === 'recognized' ? 'ended' : word);

function verbOf(entry) {
  fields(entry, 't', 'at', 'view', 'type', 'force', 'radius', 'hand', 'tap', 'refused', ...verbs);
  const found = verbs.filter((verb) => verb in entry);
  if (found.length !== 1) throw new Error(`an entry does one thing, not ${found.length}: ${JSON.stringify(entry)}`);
  return found[0];
}

export class Script {
  /** One sentence for each entry that was refused, or was not, otherwise than the case says. */
  faults = [];
  contacts = new Map();

  constructor(scene, traces) {
    this.scene = scene;
    this.traces = traces;
    this.engine = scene.engine;
  }

  play(entries) {
    for (let first = 0, end; first < entries.length; first = end) {
      end = first + 1;
      const isTouch = (entry) => verbOf(entry) in phases;
      const joins = (entry) => isTouch(entry) && entry.t === entries[first].t;
      while (isTouch(entries[first]) && end < entries.length && joins(entries[end])) end += 1;
      this.step(entries.slice(first, end), first);
    }
  }

  step(entries, index) {
    const mustFail = entries.some((entry) => entry.refused);
    try {
      const verb = verbOf(entries[0]);
      if (verb in phases) this.engine.feed(entries.map((entry) => this.sample(entry)));
      else this.change(verb, entries[0]);
    } catch (error) {
      if (!refusals.includes(error.code)) throw error;
      if (!mustFail) this.faults.push(`script[${index}] was refused: ${error.message} (${error.code})`);
      return;
    }
    if (mustFail) this.faults.push(`script[${index}] is to be refused, and was not`);
  }

  sample(entry) {
    const verb = verbOf(entry);
    const touch = entry[verb];
    const isHovering = hovering.includes(verb);
    const before = isHovering ? { type: 'pointer' } : verb === 'down' ? { type: 'direct' } : this.contacts.get(touch);
    if (!before && !entry.at) throw new Error(`touch ${touch} is not down: ${JSON.stringify(entry)}`);
    const sample = { ...before, touch, time: milliseconds(entry.t), phase: phases[verb] };
    if (entry.at) [sample.x, sample.y] = entry.at;
    if (entry.view !== undefined) sample.view = this.scene.view(entry.view);
    if (entry.type !== undefined) sample.type = entry.type;
    if (entry.force !== undefined) sample.force = entry.force;
    if (entry.radius !== undefined) sample.majorRadius = entry.radius;
    if (entry.hand !== undefined) sample.hand = entry.hand;
    if (isHovering) return sample;
    sample.buttons = presses.includes(sample.type) ? 1 : 0;
    this.contacts.set(touch, sample);
    return sample;
  }

  change(verb, entry) {
    this.engine.advance(milliseconds(entry.t));
    if (verb === 'advance') return;
    const { scene } = this;
    const [id, other] = [entry[verb]].flat();
    if (verb === 'reject') needed(this.traces).rejectTouch(this.engine, id, milliseconds(entry.t));
    else if (verb === 'remove_view') scene.view(id).remove();
    else if (verb === 'set_parent') scene.view(id).parent = scene.view(other);
    else if (verb === 'set_frame') scene.setFrame(id, other);
    else if (verb === 'set_view') scene.recognizer(id).view = scene.view(other);
    else if (verb === 'propose') scene.recognizer(id).propose(stateOf(other));
    else if (verb === 'set') this.set(scene.recognizer(id), other);
    else if (verb === 'abort' || verb === 'remove') scene.recognizer(id)[verb]();
    else scene.recognizer(id).enabled = verb === 'enable';
  }

  /** Sets the outputs of these names where the class has them, else the properties. */
  set(recognizer, numbers) {
    for (const [key, number] of Object.entries(numbers)) {
      const output = this.scene.output(recognizer.type, key);
      if (output) recognizer.setValue(output.name, output.unit === 'ms' ? milliseconds(number) : number);
      else recognizer.set(camel(key), given(this.scene.property(recognizer.type, key), number));
    }
  }
}
