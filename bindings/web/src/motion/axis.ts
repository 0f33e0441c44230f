// One axis of a place that follows a finger: its bounds, its rubber band, and how it moves when it is let go.

import type { Fling } from '../traces.js';
import type { Motion, Spring } from './motion.js';

/** The rules of an axis. */
export interface Rules {
  readonly minimum: number;
  readonly maximum: number;
  /** How far it is pulled past a bound at most, pixels; 0: not at all. */
  readonly band: number;
  readonly deceleration: number;
  readonly spring: Spring;
  /** Whether it goes on by itself when it is let go. */
  readonly throws: boolean;
}

export class FollowedAxis {
  /** Where it is. */
  place: number;
  velocity = 0;
  /** Where it would be without bounds, when the finger landed. */
  private caught = 0;
  private fling: Fling | undefined;

  constructor(private readonly motion: Motion, start: number) {
    this.place = start;
  }

  /** A finger takes it where it is. */
  catch(rules: Rules): void {
    this.fling = undefined;
    this.velocity = 0;
    const past = this.past(this.place, rules);
    const isPulled = past !== 0 && Math.abs(past) < rules.band;
    this.caught = this.place - past + (isPulled ? this.motion.rubberBandDistance(past, rules.band) : 0);
  }

  /** The finger has gone so far since. */
  follow(distance: number, velocity: number, rules: Rules): void {
    const free = this.caught + distance;
    const past = this.past(free, rules);
    this.place = free - past + (past !== 0 && rules.band > 0 ? this.motion.rubberBand(past, rules.band) : 0);
    this.velocity = past === 0 ? velocity : 0;
  }

  /** Where it would come to rest without bounds. */
  end({ deceleration, throws }: Rules): number {
    return throws ? this.motion.decay(this.place, this.velocity, deceleration).final : this.place;
  }

  /** It is let go; `target`: where it is to go. */
  release(rules: Rules, target: number | undefined): void {
    const velocity = rules.throws ? this.velocity : 0;
    if (target !== undefined) this.moveTo(target, velocity, rules.spring);
    else this.fling = this.motion.bound(this.motion.decay(this.place, velocity, rules.deceleration), rules.minimum, rules.maximum);
  }

  moveTo(target: number, velocity: number, spring: Spring): void {
    this.fling = this.motion.spring(this.place, velocity, target, spring);
  }

  stop(): void {
    this.fling = undefined;
    this.velocity = 0;
  }

  /** Moves by itself: whether it is still under way. */
  step(elapsed: number): boolean {
    const { fling } = this;
    if (!fling) return false;
    const { duration } = fling;
    const isOver = elapsed >= duration;
    ({ position: this.place, velocity: this.velocity } = fling.at(isOver ? duration : elapsed));
    if (isOver) this.stop();
    return !isOver;
  }

  /** How far a place is past a bound. */
  private past(place: number, { minimum, maximum }: Rules): number {
    return place < minimum ? place - minimum : place > maximum ? place - maximum : 0;
  }
}
