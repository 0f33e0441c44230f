// What happened on the touch screens that a panel watches.

import type { GestureEvent, KinesicEvent } from '../events.js';
import type { RawSample } from '../samples.js';
import type { Touchscreen } from '../touchscreen.js';
import type { View } from '../view.js';
import { phases, touchTypes } from '../generated/abi.js';
import { Cast } from './cast.js';
import { History, latestOf, type Mark } from './history.js';
import { Labels } from './labels.js';

/** How many lanes there are at most: those of the recognizers that took part last. */
export const mostLanes = 16;
/** How many gestures are remembered, for a test. */
const mostGestures = 600;

/** A gesture that happened. */
export interface Past {
  readonly name: string;
  readonly event: GestureEvent;
}

/** What a finger hit. */
export interface Landing {
  readonly view: View;
  readonly type: typeof touchTypes[number];
  readonly screen: Touchscreen;
}

/** What a session calls. */
export interface Listener {
  decided(mark: Mark): void;
  /** Something else is to be seen. */
  changed(): void;
  lanesChanged(): void;
}

export class Session {
  readonly history = new History([]);
  readonly labels = new Labels();
  readonly gestures: Past[] = [];
  readonly landings = new Map<string, Landing>();
  readonly cast: Cast;
  /** The touch screen that was touched last. */
  latest: Touchscreen | undefined;

  constructor(screens: () => Iterable<Touchscreen>, private readonly listener: Listener) {
    this.cast = new Cast(screens);
  }

  /** Takes over recognizers that were added or removed. */
  refresh(): void {
    if (!this.cast.refresh()) return;
    const { history, cast } = this;
    const { lanes } = history;
    for (let i = lanes.length - 1; i >= 0; i--) {
      if (!cast.knows(lanes[i].name) && lanes[i].attempts.length === 0) lanes.splice(i, 1);
    }
    for (const each of cast.cast) if (lanes.length < mostLanes && !history.lane(each.name)) history.add(each);
    this.listener.lanesChanged();
  }

  fed(screen: Touchscreen, samples: readonly RawSample[]): void {
    for (const { touch, time, x, y, phase, type, view } of samples) {
      const word = phases[phase];
      if (word !== 'began' && word !== 'moved' && word !== 'ended' && word !== 'cancelled') continue;
      if (word === 'began') this.landed(screen, touch, time, type, view ?? screen.root);
      this.history.sample({ touch, time, x, y, phase: word }, word === 'began' ? this.offered(view ?? screen.root) : []);
    }
    this.listener.changed();
  }

  private landed(screen: Touchscreen, touch: number, time: number, type: number, view: View): void {
    this.latest = screen;
    this.refresh();
    this.landings.set(`${touch} ${time}`, { view, type: touchTypes[type], screen });
    for (const first of this.landings.keys()) if (this.landings.size > mostGestures) this.landings.delete(first);
  }

  /** The recognizers that a landing is offered to, the innermost first. */
  private offered(view: View): string[] {
    const names: string[] = [];
    for (let each: View | undefined = view; each; each = each.parent) {
      for (const recognizer of each.recognizers) {
        if (!recognizer.enabled) continue;
        names.push(this.cast.nameFor(recognizer));
        this.needLane(names[names.length - 1], recognizer.type);
      }
    }
    return names;
  }

  /** A recognizer that takes part has a lane: that of one which has taken part least lately goes. */
  private needLane(name: string, type: string): void {
    const { history } = this;
    if (history.lane(name)) return;
    if (history.lanes.length >= mostLanes) {
      const oldest = history.lanes.reduce((a, b) => (latestOf(b) < latestOf(a) ? b : a));
      history.lanes.splice(history.lanes.indexOf(oldest), 1);
    }
    history.add({ name, type });
    this.listener.lanesChanged();
  }

  cancelled(screen: Touchscreen): void {
    for (const [touch, finger] of [...this.history.fingersDown]) {
      if (this.landings.get(`${touch} ${finger.began}`)?.screen !== screen) continue;
      const [x, y] = finger.points.slice(-2);
      this.history.sample({ touch, time: Math.max(screen.time, finger.began), x, y, phase: 'cancelled' }, []);
    }
    this.listener.changed();
  }

  happened(event: KinesicEvent): void {
    if (event.kind !== 'gesture' && event.kind !== 'decision') return;
    const name = this.cast.nameFor(event.recognizer);
    this.needLane(name, event.type);
    const other = event.kind === 'decision' && event.other ? this.cast.nameFor(event.other) : undefined;
    const mark = this.history.named(event, name, other, () => this.cast.sentence(event));
    if (event.kind === 'gesture') {
      this.labels.apply(event, name);
      this.gestures.push({ name, event });
      if (this.gestures.length > mostGestures) this.gestures.shift();
    }
    if (mark) this.listener.decided(mark);
    this.listener.changed();
  }

  /** When what happened last began: from then on no attempt is older. Undefined: nothing has happened. */
  get beginning(): number | undefined {
    const attempts = this.history.lanes.flatMap((lane) => lane.attempts);
    const starts = this.history.fingers.map((finger) => finger.began).sort((a, b) => b - a);
    const isQuiet = (time: number): boolean => attempts.every(({ from, to = Infinity }) => from >= time || to < time)
      && this.history.fingers.every(({ began, ended = Infinity }) => began >= time || ended < time);
    return starts.find(isQuiet) ?? starts[starts.length - 1];
  }
}
