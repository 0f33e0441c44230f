// Plays a trace: what was fed and what came of it, at any moment, forwards and backwards.

import { History } from '../kinesic/dist/devtools/history.js';
import type { EngineEvent, Frame, GestureEvent, Point, Recognizer, Sample, Traces } from './kinesic.js';
import type { Applied, Show } from './show.js';

interface Named {
  event: Exclude<EngineEvent, { kind: 'viewTouch' | 'refusal' }>;
}

type Entry = { time: number; sample: Sample } | { time: number; named: Named };

export class Player {
  readonly history: History;
  readonly begin: number;
  readonly end: number;
  readonly bounds: Frame;
  /** The views that have a size, where they were at the end. */
  readonly frames: readonly (Frame & { name: string })[];
  /** Of the root view. */
  readonly root: Frame;
  /** Name and class of each recognizer that was there at the end. */
  readonly cast: readonly { name: string; type: string }[];
  time: number;
  speed = 1;
  isPlaying = false;
  private readonly gestures: { event: GestureEvent; name: string }[] = [];
  private applied = 0;
  private before = 0;
  private appliedTime = -Infinity;

  /** `prologue`: what had happened to the scene before. */
  constructor(traces: Traces, trace: Uint8Array, order: readonly { name: string; type: string }[] | undefined,
    private readonly prologue: readonly Applied[] = []) {
    const entries: Entry[] = [];
    const replay = traces.replay(trace, {
      explain: true,
      onCall(call) {
        for (const sample of call.samples ?? []) entries.push({ time: sample.time, sample: { ...sample } });
      },
      onEvent(event) {
        if (event.kind === 'viewTouch' || event.kind === 'refusal') return;
        entries.push({ time: event.time, named: { event } });
      },
    });
    const heard = entries.flatMap(entry => 'named' in entry ? [entry.named.event.recognizer] : []);
    const labels = labelsOf([...replay.engine.recognizers, ...heard]);
    this.frames = framesOf(replay.engine.recognizers);
    this.root = replay.engine.root.frame;
    this.cast = replay.engine.recognizers.map(recognizer => ({ name: recognizer.name, type: recognizer.type }));
    replay.engine.close();
    const lanes = order ?? [...labels].filter(([recognizer]) => heard.includes(recognizer))
      .map(([recognizer, name]) => ({ name, type: recognizer.type }));
    this.history = new History(lanes, Infinity);
    const samples = entries.flatMap(entry => 'sample' in entry ? [entry.sample] : []);
    const begins = entries.filter(entry => 'sample' in entry
      || entry.named.event.kind === 'gesture').map(entry => entry.time);
    this.begin = (begins[0] ?? 0) - 120;
    this.end = Math.max(this.begin + 500, entries[entries.length - 1]?.time ?? 0) + 900;
    this.time = this.begin;
    this.bounds = boundsOf(samples, this.frames);
    entries.forEach((entry, i) => {
      if ('sample' in entry) {
        this.history.sample(entry.sample, entry.sample.phase === 'began' ? inPlay(entries, i, labels) : []);
        return;
      }
      const { event } = entry.named;
      const name = labels.get(event.recognizer) ?? event.recognizer.type;
      const other = event.kind === 'decision' && event.other ? labels.get(event.other) : undefined;
      this.history.named(event, name, other, () => event.sentence);
      if (event.kind === 'gesture') this.gestures.push({ event, name });
    });
  }

  play(): void {
    if (this.time >= this.end - 1) this.time = this.begin;
    this.isPlaying = true;
    this.before = performance.now();
  }

  /** The scene is another one: what was shown counts no more. */
  forget(): void {
    this.appliedTime = -Infinity;
  }

  /** Lets time pass, once a frame. */
  frame(now: number): void {
    if (!this.isPlaying) return;
    this.time = Math.min(this.end, this.time + (now - this.before) * this.speed);
    this.before = now;
    if (this.time >= this.end) this.isPlaying = false;
  }

  /** Brings the scene to the present time; going back starts from the beginning. */
  show(show: Show, origin: Point): void {
    if (this.time < this.appliedTime || this.appliedTime === -Infinity) {
      show.reset();
      for (const { event, name, origin: at } of this.prologue) show.apply(event, name, at, false);
      this.applied = 0;
    }
    const isLive = this.isPlaying;
    for (;;) {
      const next = this.gestures[this.applied];
      if (!next || next.event.time > this.time) break;
      show.apply(next.event, next.name, origin, isLive);
      this.applied++;
    }
    this.appliedTime = this.time;
  }
}

/** Their names; those without one are called tap#1, tap#2, as `kinesic draw` does. */
function labelsOf(recognizers: readonly Recognizer[]): Map<Recognizer, string> {
  const labels = new Map<Recognizer, string>();
  const counts = new Map<string, number>();
  for (const recognizer of new Set(recognizers)) {
    const own = nameOf(recognizer);
    const base = own || recognizer.type;
    const count = (counts.get(base) ?? 0) + 1;
    counts.set(base, count);
    labels.set(recognizer, own && count === 1 ? own : `${base}#${count}`);
  }
  return labels;
}

/** One that was removed on the way can be asked nothing any more. */
function nameOf(recognizer: Recognizer): string {
  try {
    return recognizer.name;
  } catch {
    return '';
  }
}

function framesOf(recognizers: readonly Recognizer[]): (Frame & { name: string })[] {
  const frames: (Frame & { name: string })[] = [];
  for (const view of new Set(recognizers.map(recognizer => recognizer.view))) {
    const { frame, name } = view;
    if (!(frame.width < 1e6 && frame.height < 1e6) || !view.parent) continue;
    let [x, y] = [frame.x, frame.y];
    for (let above = view.parent; above?.parent; above = above.parent) {
      x += above.frame.x;
      y += above.frame.y;
    }
    frames.push({ x, y, width: frame.width, height: frame.height, name });
  }
  return frames;
}

/** The recognizers that a landing brings into play: those that say something before the fingers are all up for long.
 * */
function inPlay(entries: readonly Entry[], from: number, labels: ReadonlyMap<Recognizer, string>): string[] {
  const names = new Set<string>();
  let down = 0;
  let limit = Infinity;
  for (const entry of entries.slice(from)) {
    if (entry.time > limit) break;
    if ('sample' in entry) {
      const { phase } = entry.sample;
      if (phase === 'began') down++;
      else if (phase !== 'moved') down--;
      limit = down <= 0 ? entry.time + 1000 : Infinity;
    } else names.add(labels.get(entry.named.event.recognizer) ?? entry.named.event.recognizer.type);
  }
  return [...names];
}

function boundsOf(samples: readonly Sample[], frames: readonly Frame[]): Frame {
  const xs = [...samples.map(sample => sample.x), ...frames.flatMap(frame => [frame.x, frame.x + frame.width])];
  const ys = [...samples.map(sample => sample.y), ...frames.flatMap(frame => [frame.y, frame.y + frame.height])];
  if (xs.length === 0) return { x: 0, y: 0, width: 600, height: 400 };
  const [left, top] = [least(xs), least(ys)];
  return { x: left - 50, y: top - 50, width: most(xs) - left + 100, height: most(ys) - top + 100 };
}

const least = (numbers: readonly number[]) => numbers.reduce((a, b) => Math.min(a, b));
const most = (numbers: readonly number[]) => numbers.reduce((a, b) => Math.max(a, b));
