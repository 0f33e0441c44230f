// A place that follows a recognizer, over its attempts and when it is let go.

import type { GestureEvent } from '../events.js';
import type { Point } from '../generated/classes.js';
import type { Recognizer } from '../recognizer.js';
import type { Motion, Spring } from './motion.js';
import { FollowedAxis, type Rules } from './axis.js';
import { eachFrame, isCalm } from './frames.js';
import { around, within, type Frame } from './local.js';

/** Where a place may be, pixels from where it began. A side that is missing is open. */
export interface Bounds {
  readonly left?: number;
  readonly right?: number;
  readonly top?: number;
  readonly bottom?: number;
}

/** How a place follows. */
export interface FollowerOptions {
  /** Where it is at first; default 0, 0. */
  start?: Point;
  /** Along one axis the other one stays; default 'both'. */
  axes?: 'both' | 'horizontal' | 'vertical';
  /** Where it may be; a function is asked when a finger takes it and lets it go. Default: everywhere. */
  bounds?: Bounds | (() => Bounds);
  /** How far a finger can pull it past a bound at most, pixels; 0: not at all. Default 200. */
  rubberBand?: number;
  /** Where it comes to rest: at the point nearest to where it would go. A coordinate that is missing is free. */
  snap?: readonly Partial<Point>[];
  /** Whether it goes on by itself when it is let go; default true. */
  throws?: boolean;
  /** What a millisecond leaves of its velocity then, above 0 and below 1; default 0.998. */
  deceleration?: number;
  /** How it goes to a point of `snap` and to that of `moveTo`. */
  spring?: Spring;
  /** Whether it jumps by the threshold of the recognizer when that begins; default false. */
  jumps?: boolean;
  /** The element in whose coordinates it is; default: the one around the element of the recognizer. */
  within?: Element;
}

/** What a follower says. */
export interface Movement {
  /** A finger moves it; it moves by itself; it rests. */
  readonly state: 'following' | 'moving' | 'resting';
  /** Where it is: it goes on over attempts. */
  readonly offset: Point;
  /** How far it has gone since the call before. */
  readonly delta: Point;
  /** Pixels a second. */
  readonly velocity: Point;
  /** What the recognizer said, where that is the cause. */
  readonly event: GestureEvent | undefined;
}

const flat: Frame = { place: (client) => client, distance: (client) => client };

export class Follower {
  private readonly x: FollowedAxis;
  private readonly y: FollowedAxis;
  private frame = flat;
  private bounds: Bounds = {};
  private before: Point;
  /** The translation that counts as none: that of the beginning. */
  private base: Point = { x: 0, y: 0 };
  private translation: Point = { x: 0, y: 0 };
  private stopFrames: (() => void) | undefined;
  private isHeld = false;
  private readonly heard = (event: GestureEvent): void => this.take(event as GestureEvent & { translation: Point; velocity: Point });

  /** @internal */
  constructor(
    private readonly motion: Motion, private readonly recognizer: Recognizer<any>, private readonly options: FollowerOptions,
    private readonly handler: (movement: Movement) => void,
  ) {
    this.bounds = this.boundsNow();
    const { x, y } = options.start ?? { x: 0, y: 0 };
    this.x = new FollowedAxis(motion, x);
    this.y = new FollowedAxis(motion, y);
    this.before = { x, y };
    recognizer.on(this.heard);
  }

  /** Where it is. Setting it ends its movement, and calls no function. */
  get offset(): Point {
    return { x: this.x.place, y: this.y.place };
  }

  set offset({ x, y }: Point) {
    this.stop();
    this.x.place = x;
    this.y.place = y;
    this.before = { x, y };
    this.base = this.translation;
    if (this.isHeld) this.catch();
  }

  /** Whether a finger moves it, or it moves by itself. */
  get state(): Movement['state'] {
    return this.isHeld ? 'following' : this.stopFrames ? 'moving' : 'resting';
  }

  /** Moves it by a spring. A coordinate that is missing stays. */
  moveTo({ x, y }: Partial<Point>, spring: Spring = this.options.spring ?? {}): void {
    this.x.moveTo(x ?? this.x.place, this.x.velocity, spring);
    this.y.moveTo(y ?? this.y.place, this.y.velocity, spring);
    this.isHeld = false;
    this.run(performance.now());
  }

  /** Ends its movement where it is. */
  stop(): void {
    this.stopFrames?.();
    this.stopFrames = undefined;
    this.x.stop();
    this.y.stop();
  }

  /** Follows no more; the recognizer stays. */
  remove(): void {
    this.stop();
    this.isHeld = false;
    this.recognizer.off(this.heard);
  }

  private take(event: GestureEvent & { translation: Point; velocity: Point }): void {
    this.translation = event.translation;
    if (event.state === 'began') {
      this.catch();
      this.base = this.options.jumps ? { x: 0, y: 0 } : event.translation;
    }
    if (!this.isHeld || event.state === 'failed' || event.state === 'possible') return;
    const { axes = 'both' } = this.options;
    const [gone, speed] = [this.frame.distance(minus(event.translation, this.base)), this.frame.distance(event.velocity)];
    if (axes !== 'vertical') this.x.follow(gone.x, speed.x, this.rules('x'));
    if (axes !== 'horizontal') this.y.follow(gone.y, speed.y, this.rules('y'));
    if (event.state === 'ended' || event.state === 'cancelled') this.release(event);
    else this.tell(event);
  }

  private catch(): void {
    this.stop();
    const { within: element = around(this.recognizer.element) } = this.options;
    this.frame = element ? within(element) : flat;
    this.bounds = this.boundsNow();
    this.x.catch(this.rules('x'));
    this.y.catch(this.rules('y'));
    this.isHeld = true;
  }

  private release(event: GestureEvent): void {
    const { snap = [] } = this.options;
    this.isHeld = false;
    this.bounds = this.boundsNow();
    const [x, y] = [this.rules('x', event), this.rules('y', event)];
    const target = nearest(snap, this.x.end(x), this.y.end(y));
    this.x.release(x, target.x);
    this.y.release(y, target.y);
    this.run(event.time, event);
  }

  /** Where it may be now. Refuses bounds that cannot be, and all else that is wrong with the options. */
  private boundsNow(): Bounds {
    const given = this.options.bounds ?? {};
    const bounds = typeof given === 'function' ? given() : given;
    const wrong = wrongIn({ ...this.options, bounds });
    if (wrong !== undefined) this.motion.refuse(wrong);
    return bounds;
  }

  private run(begin: number, event?: GestureEvent): void {
    this.stopFrames?.();
    this.stopFrames = eachFrame((elapsed) => {
      const time = isCalm() ? Infinity : elapsed;
      const [movesX, movesY] = [this.x.step(time), this.y.step(time)];
      if (!movesX && !movesY) this.stopFrames = undefined;
      this.tell(undefined);
      return movesX || movesY;
    }, begin);
    if (event) this.tell(event);
  }

  private tell(event: GestureEvent | undefined): void {
    const { offset, before } = this;
    this.before = offset;
    this.handler({
      state: this.state, offset, delta: minus(offset, before),
      velocity: { x: this.x.velocity, y: this.y.velocity }, event,
    });
  }

  private rules(axis: 'x' | 'y', event?: GestureEvent): Rules {
    const { rubberBand = 200, deceleration = 0.998, spring = {}, throws = true } = this.options;
    const { left, right, top, bottom } = this.bounds;
    const [minimum = -Infinity, maximum = Infinity] = axis === 'x' ? [left, right] : [top, bottom];
    return { minimum, maximum, band: rubberBand, deceleration, spring, throws: throws && event?.state !== 'cancelled' };
  }
}

/** What is wrong with options, said before anything is done with them. */
function wrongIn({ start = { x: 0, y: 0 }, axes = 'both', bounds, rubberBand = 200, deceleration = 0.998, spring = {} }: FollowerOptions): string | undefined {
  const { response = 400, damping = 1 } = spring;
  const { left = -Infinity, right = Infinity, top = -Infinity, bottom = Infinity } = bounds as Bounds;
  if (!Number.isFinite(start.x) || !Number.isFinite(start.y)) return 'start must have a finite x and y';
  if (!['both', 'horizontal', 'vertical'].includes(axes)) return `'${axes}' is none of both, horizontal, vertical`;
  if (!(left <= right && top <= bottom)) return 'bounds must not have left above right, or top above bottom';
  if (!(rubberBand >= 0 && rubberBand < Infinity)) return `rubberBand is 0 or more pixels, not ${rubberBand}`;
  if (!(deceleration > 0 && deceleration < 1)) return `deceleration is above 0 and below 1, not ${deceleration}`;
  const isSpring = response > 0 && response < Infinity && damping > 0 && damping < Infinity;
  return isSpring ? undefined : 'response and damping of a spring are above 0';
}

const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });

/** Of points the nearest to a place, by the coordinates that each has; of two as near the first. */
function nearest(points: readonly Partial<Point>[], x: number, y: number): Partial<Point> {
  const far = (point: Partial<Point>): number => Math.hypot((point.x ?? x) - x, (point.y ?? y) - y);
  return points.reduce<Partial<Point> | undefined>((best, each) => (best && far(best) <= far(each) ? best : each), undefined) ?? {};
}
