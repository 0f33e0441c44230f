// Plays a trace: what was fed and what came of it, at any moment, forwards and backwards.

import { History } from './history.js';
import type { EngineEvent, GestureEvent, Point, Sample, Traces } from './kinesic.js';
import type { Show } from './show.js';

interface Named {
  event: EngineEvent;
  name: string;
  other: string | undefined;
}

type Entry = { time: number; sample: Sample } | { time: number; named: Named };

export class Player {
  readonly history: History;
  readonly begin: number;
  readonly end: number;
  readonly bounds: { x: number; y: number; width: number; height: number };
  time: number;
  speed = 1;
  isPlaying = false;
  private readonly gestures: { event: GestureEvent; name: string }[] = [];
  private applied = 0;
  private before = 0;
  private appliedTime = -Infinity;

  constructor(traces: Traces, trace: Uint8Array, order: readonly { name: string; type: string }[] | undefined) {
    const entries: Entry[] = [];
    const replay = traces.replay(trace, {
      explain: true,
      onCall(call) {
        for (const sample of call.samples ?? []) entries.push({ time: sample.time, sample: { ...sample } });
      },
      onEvent(event) {
        if (event.kind === 'viewTouch') return;
        const { recognizer } = event;
        const other = event.kind === 'decision' ? event.other : undefined;
        entries.push({ time: event.time, named: { event, name: labelOf(recognizer), other: other && labelOf(other) } });
      },
    });
    const types = new Map<string, string>();
    for (const entry of entries) {
      if ('named' in entry && entry.named.event.kind !== 'viewTouch') types.set(entry.named.name, entry.named.event.recognizer.type);
    }
    replay.engine.close();
    const lanes = order ?? [...types].map(([name, type]) => ({ name, type }));
    this.history = new History(lanes, Infinity);
    const samples = entries.flatMap(entry => 'sample' in entry ? [entry.sample] : []);
    const begins = entries.filter(entry => 'sample' in entry || entry.named.event.kind === 'gesture').map(entry => entry.time);
    this.begin = (begins[0] ?? 0) - 120;
    this.end = Math.max(this.begin + 500, entries[entries.length - 1]?.time ?? 0) + 900;
    this.time = this.begin;
    this.bounds = boundsOf(samples);
    entries.forEach((entry, i) => {
      if ('sample' in entry) {
        this.history.sample(entry.sample, entry.sample.phase === 'began' ? inPlay(entries, i) : []);
        return;
      }
      const { event, name, other } = entry.named;
      this.history.named(event, name, other, () => event.kind === 'viewTouch' ? '' : event.sentence);
      if (event.kind === 'gesture') this.gestures.push({ event, name });
    });
  }

  play(): void {
    if (this.time >= this.end - 1) this.time = this.begin;
    this.isPlaying = true;
    this.before = performance.now();
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
      this.applied = 0;
    }
    const isLive = this.isPlaying;
    for (let next = this.gestures[this.applied]; next && next.event.time <= this.time; next = this.gestures[this.applied]) {
      show.apply(next.event, next.name, origin, isLive);
      this.applied++;
    }
    this.appliedTime = this.time;
  }
}

function labelOf(recognizer: { name: string; type: string }): string {
  return recognizer.name || recognizer.type;
}

/** The recognizers that a landing brings into play: those that say something before the fingers are all up for long. */
function inPlay(entries: readonly Entry[], from: number): string[] {
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
    } else if (entry.named.event.kind !== 'viewTouch') names.add(entry.named.name);
  }
  return [...names];
}

function boundsOf(samples: readonly Sample[]): { x: number; y: number; width: number; height: number } {
  if (samples.length === 0) return { x: 0, y: 0, width: 600, height: 400 };
  const [xs, ys] = [samples.map(sample => sample.x), samples.map(sample => sample.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left - 60, y: top - 60, width: Math.max(...xs) - left + 120, height: Math.max(...ys) - top + 120 };
}
