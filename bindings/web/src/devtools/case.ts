// A behaviour case of what happened last: the elements, the recognizers, the fingers, and the gestures that came of
// them (docs/cases-tutorial.md). `kinesic check` plays it, and so does pytest.

import type { Recognizer } from '../recognizer.js';
import type { View } from '../view.js';
import type { Session } from './session.js';
import { snake, toNumber } from '../words.js';
import { standard } from './controls.js';

type Any = Recognizer<any>;
type Json = Record<string, unknown>;

/** How long a case waits after the last event, milliseconds: what still waits comes or fails. */
const rest = 1000;
const seconds = (time: number): number => Number((time / 1000).toFixed(9));
const rounded = (place: number): number => Number(place.toFixed(4));

/** The text of a case; undefined: no finger has come. */
export function caseOf(session: Session, title: string): string | undefined {
  const begin = session.beginning;
  if (begin === undefined) return undefined;
  const fingers = session.history.fingers.filter((finger) => finger.began >= begin);
  const hit = fingers.flatMap((finger) => session.landings.get(`${finger.touch} ${finger.began}`) ?? []);
  const views = new Set(hit.flatMap(({ view }) => around(view)));
  const recognizers = [...views].flatMap((view) => [...view.recognizers]).filter((each) => !each.isRemoved);
  const names = new Map([...views].map((view, i) => [view, `${view.element?.id || view.element?.localName || 'root'} ${i + 1}`]));
  const script = scriptOf(session, begin, names);
  const expect = session.gestures.filter(({ event }) => event.time >= begin && event.state !== 'changed')
    .map(({ name, event }) => ({
      t: seconds(event.time - begin), gesture: name, state: event.state,
      ...(event.contact > 0 ? { touch: event.touch } : {}),
    }));
  const last = Math.max(...script.map((each) => each['t'] as number), ...expect.map((each) => each.t));
  const found: Json = {
    id: title.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'gesture', title,
    views: [...views].filter((view) => view.element).map((view) => viewOf(view, names)),
    recognizers: recognizers.map((each) => recognizerOf(session, each, names)),
    relations: recognizers.flatMap((each) => relationsOf(session, each, recognizers)),
    delegates: refusals(session, begin),
    script: [...script, { t: last + seconds(rest), advance: true }],
    expect, only: 'states',
  };
  for (const key of ['relations', 'delegates']) if ((found[key] as unknown[]).length === 0) delete found[key];
  return text(found);
}

/** A view and those above it, the outermost first. */
function around(view: View): View[] {
  const all: View[] = [];
  for (let each: View | undefined = view; each; each = each.parent) all.unshift(each);
  return all;
}

function viewOf(view: View, names: ReadonlyMap<View, string>): Json {
  const above = view.parent?.element?.getBoundingClientRect();
  const { left, top, width, height } = view.element!.getBoundingClientRect();
  const frame = [left - (above?.left ?? 0), top - (above?.top ?? 0), width, height].map(rounded);
  const parent = view.parent?.element ? { parent: names.get(view.parent) } : {};
  return { id: names.get(view), ...parent, frame, ...(view.get('arenaBoundary') ? { arena_boundary: true } : {}) };
}

function recognizerOf({ cast }: Session, recognizer: Any, names: ReadonlyMap<View, string>): Json {
  const name = cast.nameFor(recognizer);
  const changed = cast.properties(name).filter((info) => String(cast.get(name, info.name)) !== String(standard(info)));
  const set = Object.fromEntries(changed.map((info) => {
    const { form } = recognizer.descriptor.properties.get(info.name)!;
    const value = cast.get(name, info.name);
    return [snake(info.name), form.isBoolean ? value : toNumber(form, value)];
  }));
  return {
    id: name, class: snake(recognizer.type),
    ...(recognizer.view.element ? { view: names.get(recognizer.view) } : {}),
    ...(changed.length > 0 ? { set } : {}),
  };
}

function relationsOf({ cast }: Session, recognizer: Any, all: readonly Any[]): unknown[] {
  const name = cast.nameFor(recognizer);
  const kinds = [['require_failure', 'requires'], ['no_prevention', 'mayNotPrevent'], ['simultaneous', 'simultaneous']] as const;
  return kinds.flatMap(([word, kind]) => recognizer.relations(kind)
    .filter((other) => all.includes(other) && (kind !== 'simultaneous' || all.indexOf(recognizer) < all.indexOf(other)))
    .map((other) => [word, name, cast.nameFor(other)]));
}

/** What delegates have said no to: the engine says yes by itself. */
function refusals({ history }: Session, begin: number): Json[] {
  const asked = history.marks.filter((mark) => mark.time >= begin && mark.reason === 'shouldBegin');
  return [...new Set(asked.map((mark) => mark.lane))].map((recognizer) => ({ recognizer, should_begin: false }));
}

function scriptOf({ history, landings }: Session, begin: number, names: ReadonlyMap<View, string>): Json[] {
  const entries: { time: number; entry: Json }[] = [];
  for (const { touch, began, ended, isCancelled, points } of history.fingers) {
    if (began < begin) continue;
    const hit = landings.get(`${touch} ${began}`);
    for (let i = 0; i < points.length; i += 3) {
      const [time, x, y] = points.slice(i, i + 3);
      const isLast = i + 3 >= points.length && ended !== undefined;
      const at = [rounded(x), rounded(y)];
      const t = seconds(time - begin);
      const view = hit?.view.element ? { view: names.get(hit.view) } : {};
      const type = hit && hit.type !== 'direct' ? { type: hit.type } : {};
      const entry = i === 0 ? { t, down: touch, at, ...view, ...type }
        : isLast ? (isCancelled ? { t, cancel: touch } : { t, up: touch, at }) : { t, move: touch, at };
      entries.push({ time, entry });
    }
  }
  return entries.sort((a, b) => a.time - b.time).map(({ entry }) => entry);
}

/** JSON with a line for each item, as cases are written by hand. */
function text(found: Json): string {
  const lines = Object.entries(found).map(([key, value]) => {
    if (!Array.isArray(value)) return `${JSON.stringify(key)}: ${JSON.stringify(value)}`;
    return `${JSON.stringify(key)}: [\n${value.map((each) => `     ${JSON.stringify(each)}`).join(',\n')}]`;
  });
  return `[\n  {${lines.join(',\n   ')}}\n]\n`;
}
