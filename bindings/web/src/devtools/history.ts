// What happened: the fingers, and for each recognizer its attempts, with every decision as the engine's sentence.

import type { Phase, State } from '../events.js';

/** What is drawn of a sample. */
export interface Sampled {
  readonly touch: number;
  readonly time: number;
  readonly x: number;
  readonly y: number;
  readonly phase: Phase;
}

interface Gesture {
  readonly kind: 'gesture';
  readonly recognizer: { readonly name: string };
  readonly state: State;
  readonly time: number;
  readonly contact: number;
}

interface Decision {
  readonly kind: 'decision';
  readonly recognizer: { readonly name: string };
  readonly other?: { readonly name: string } | undefined;
  readonly state: State;
  readonly reason: string;
  readonly time: number;
}

/** An event of an engine, of which this is shown. */
export type Happening = Gesture | Decision | { readonly kind: 'viewTouch' } | { readonly kind: 'refusal' };

export type MarkKind = 'failed' | 'waits' | 'recognized' | 'ended' | 'cancelled' | 'note';

export interface Mark {
  readonly lane: string;
  readonly time: number;
  readonly kind: MarkKind;
  readonly sentence: string;
  readonly reason: string;
  readonly other: string | undefined;
}

export interface Attempt {
  readonly from: number;
  earned?: number;
  waitsFor?: string;
  began?: number;
  to?: number;
  outcome?: 'recognized' | 'ended' | 'cancelled' | 'failed';
  word?: string;
  readonly changes: number[];
  readonly marks: Mark[];
  /** Streams that are open, of a class that has one for each touch. */
  readonly streams: Set<number>;
}

export interface Lane {
  readonly name: string;
  readonly type: string;
  readonly attempts: Attempt[];
}

export interface Link {
  readonly time: number;
  readonly from: string;
  readonly to: string;
  readonly kind: 'waits' | 'releases' | 'prevents';
}

export interface Finger {
  readonly touch: number;
  readonly hue: number;
  readonly began: number;
  ended?: number;
  isCancelled?: boolean;
  /** time, x, y; one after the other. */
  readonly points: number[];
}

const kept = 120;

/** The reasons that end an attempt; the state of such a decision is the one that was asked for. */
const endings: ReadonlySet<string> = new Set(['requiredRecognized', 'preventedBy', 'blockedBy', 'shouldBegin',
  'disabled', 'removed',
  'touchCancelled', 'abandoned', 'illegalTransition', 'classMisbehaving', 'moved']);

export class History {
  readonly lanes: Lane[] = [];
  readonly links: Link[] = [];
  readonly fingers: Finger[] = [];
  readonly marks: Mark[] = [];
  private readonly down = new Map<number, Finger>();
  latest = 0;

  /** `limit`: what a live session keeps; a recording keeps all. */
  constructor(lanes: readonly { name: string; type: string }[], private readonly limit = kept) {
    for (const lane of lanes) this.add(lane);
  }

  /** A lane more: a recognizer that was added to the page. */
  add({ name, type }: { readonly name: string; readonly type: string }): Lane {
    const lane = { name, type, attempts: [] };
    this.lanes.push(lane);
    return lane;
  }

  lane(name: string): Lane | undefined {
    return this.lanes.find(each => each.name === name);
  }

  get fingersDown(): ReadonlyMap<number, Finger> {
    return this.down;
  }

  /** Whether something is under way. */
  get isOpen(): boolean {
    return this.down.size > 0 || this.lanes.some(lane => open(lane) !== undefined);
  }

  state(name: string, time: number): State {
    const lane = this.lane(name);
    const attempt = lane && [...lane.attempts].reverse().find(each => each.from <= time);
    if (!attempt) return 'possible';
    if (attempt.to !== undefined && attempt.to <= time) {
      if (time - attempt.to > 700) return 'possible';
      return attempt.outcome === 'recognized' ? 'ended' : attempt.outcome ?? 'possible';
    }
    if (attempt.began !== undefined && attempt.began <= time) return 'changed';
    return 'possible';
  }

  /** `inPlay`: the recognizers that are offered a touch that lands. */
  sample(sample: Sampled, inPlay: readonly string[]): void {
    this.latest = Math.max(this.latest, sample.time);
    if (sample.phase === 'began') {
      this.offer(inPlay, sample.time);
      // Of a finger that two touch screens have there is one.
      if (this.down.has(sample.touch)) return;
      const hues = new Set([...this.down.values()].map(finger => finger.hue));
      let hue = 0;
      while (hues.has(hue)) hue++;
      const finger: Finger = { touch: sample.touch, hue, began: sample.time,
        points: [sample.time, sample.x, sample.y] };
      this.down.set(sample.touch, finger);
      this.fingers.push(finger);
      if (this.fingers.length > this.limit) this.fingers.shift();
      return;
    }
    const finger = this.down.get(sample.touch);
    if (!finger || (sample.phase === 'moved' && finger.points[finger.points.length - 3] === sample.time)) return;
    finger.points.push(sample.time, sample.x, sample.y);
    if (sample.phase !== 'moved') {
      finger.ended = sample.time;
      finger.isCancelled = sample.phase === 'cancelled';
      this.down.delete(sample.touch);
    }
  }

  private offer(names: readonly string[], time: number): void {
    for (const name of names) {
      const lane = this.lane(name);
      if (lane && !open(lane)) this.start(lane, time);
    }
  }

  /** Returns the mark that it made, if it made one. */
  event(event: Happening, sentence: () => string): Mark | undefined {
    if (event.kind === 'viewTouch' || event.kind === 'refusal') return undefined;
    return this.named(event, event.recognizer.name, event.kind === 'decision' ? event.other?.name : undefined,
      sentence);
  }

  /** The same with the names at hand: a recording's recognizers may be gone. */
  named(event: Happening, name: string, other: string | undefined, sentence: () => string): Mark | undefined {
    if (event.kind === 'viewTouch' || event.kind === 'refusal') return undefined;
    this.latest = Math.max(this.latest, event.time);
    const lane = this.lane(name);
    if (!lane) return undefined;
    return event.kind === 'gesture' ? this.gesture(lane, event, sentence)
      : this.decision(lane, event, other, sentence);
  }

  private gesture(lane: Lane, event: Gesture, sentence: () => string): Mark | undefined {
    const attempt = open(lane) ?? this.start(lane, event.time);
    const streams = event.contact > 0;
    switch (event.state) {
      case 'began':
        if (streams) attempt.streams.add(event.contact);
        attempt.began ??= event.time;
        return undefined;
      case 'changed':
        attempt.changes.push(event.time);
        return undefined;
      case 'ended':
      case 'cancelled': {
        const ended = event.state === 'ended';
        attempt.streams.delete(event.contact);
        const mark = this.mark(attempt, lane, event.time, ended ? 'ended' : 'cancelled', sentence(), '', undefined);
        if (attempt.streams.size > 0) return mark;
        attempt.to = event.time;
        attempt.outcome = !ended ? 'cancelled' : attempt.began === undefined ? 'recognized' : 'ended';
        return mark;
      }
      default:
        return undefined;
    }
  }

  private decision(lane: Lane, event: Decision, other: string | undefined,
    sentence: () => string): Mark | undefined {
    const text = sentence();
    if (event.reason === 'touchesFiltered') {
      const attempt = open(lane);
      if (attempt && attempt.from === event.time && attempt.marks.length === 0 && attempt.began === undefined) {
        attempt.to = event.time;
        return this.mark(attempt, lane, event.time, 'note', text, event.reason, other);
      }
      return this.mark(attempt ?? this.start(lane, event.time, event.time), lane, event.time, 'note', text,
        event.reason, other);
    }
    const attempt = open(lane) ?? this.start(lane, event.time);
    if (event.reason === 'waitingFor') {
      attempt.earned ??= event.time;
      if (other !== undefined) {
        attempt.waitsFor = other;
        this.link({ time: event.time, from: lane.name, to: other, kind: 'waits' });
      }
      return this.mark(attempt, lane, event.time, 'waits', text, event.reason, other);
    }
    if (event.state === 'failed' || event.state === 'cancelled' || endings.has(event.reason)) {
      attempt.to = event.time;
      attempt.outcome = attempt.began === undefined ? 'failed' : 'cancelled';
      attempt.word = word(text);
      if (other !== undefined) this.link({ time: event.time, from: other, to: lane.name, kind: 'prevents' });
      return this.mark(attempt, lane, event.time, 'failed', text, event.reason, other);
    }
    if (attempt.waitsFor !== undefined && attempt.earned !== undefined) {
      this.link({ time: event.time, from: attempt.waitsFor, to: lane.name, kind: 'releases' });
    }
    return this.mark(attempt, lane, event.time, 'recognized', text, event.reason, other);
  }

  private start(lane: Lane, from: number, to?: number): Attempt {
    const attempt: Attempt = { from, changes: [], marks: [], streams: new Set() };
    if (to !== undefined) attempt.to = to;
    lane.attempts.push(attempt);
    if (lane.attempts.length > this.limit) lane.attempts.shift();
    return attempt;
  }

  private mark(attempt: Attempt, lane: Lane, time: number, kind: MarkKind, sentence: string, reason: string,
    other: string | undefined): Mark {
    const mark: Mark = { lane: lane.name, time, kind, sentence, reason, other };
    attempt.marks.push(mark);
    this.marks.push(mark);
    if (this.marks.length > this.limit * 4) this.marks.splice(0, this.limit);
    return mark;
  }

  private link(link: Link): void {
    this.links.push(link);
    if (this.links.length > this.limit) this.links.shift();
  }
}

/** When something happened in a lane last. */
export function latestOf({ attempts }: Lane): number {
  const latest = attempts[attempts.length - 1];
  return latest ? latest.to ?? Infinity : -Infinity;
}

function open(lane: Lane): Attempt | undefined {
  const latest = lane.attempts[lane.attempts.length - 1];
  return latest && latest.to === undefined ? latest : undefined;
}

/** The reason alone: what stands behind "failed: ", or who prevented it. */
function word(sentence: string): string {
  const match = /failed: (.*)$|((?:prevented|blocked) by .*)$/.exec(sentence);
  return (match?.[1] ?? match?.[2] ?? '').replace(/the active /, '').replace(/\w+ '([^']*)'/g, '$1');
}
