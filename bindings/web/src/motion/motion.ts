// The engine's functions for movements without a finger (motion.h), and what drives them.

import type { Module } from '../module.js';
import type { Recognizer } from '../recognizer.js';
import { Fling } from '../traces.js';
import { Follower, type FollowerOptions, type Movement } from './follower.js';
import { checkOptions } from '../errors.js';
import { eachFrame, isCalm } from './frames.js';

/** A damped spring. */
export interface Spring {
  /** The time of one swing were it not damped, milliseconds, above 0. Default 400. */
  response?: number;
  /** Below 1 it swings past its target, 1 is the quickest that does not. Above 0, default 1. */
  damping?: number;
}

/** A movement that is under way. */
export interface Animation {
  /** Ends it where it is. */
  stop(): void;
}

type Out = (at: number) => number;

/** Functions of motion.h: docs/motion.md has their formulas. Positions are pixels, velocities pixels a second. */
export class Motion {
  /** @internal */
  constructor(private readonly module: Module) {}

  /**
   * Slows down as a scroll view does. `deceleration`: what a millisecond leaves of the velocity, above 0 and below 1.
   */
  decay(position: number, velocity: number, deceleration = 0.998): Fling {
    return this.made((at) => this.module.calls.kin_fling_friction(position, velocity, deceleration, at));
  }

  /** A spring to a target. */
  spring(position: number, velocity: number, target: number, { response = 400, damping = 1 }: Spring = {}): Fling {
    return this.made((at) => this.module.calls.kin_fling_spring(position, velocity, target, response / 1000, damping, at));
  }

  /** A decay that a spring brings back to a bound which it crosses. Bounds may be infinite. */
  bound(decay: Fling, minimum: number, maximum: number, { response = 630, damping = 1 }: Spring = {}): Fling {
    const { calls } = this.module;
    return this.made((at) => calls.kin_fling_bound(decay.lend(), minimum, maximum, response / 1000, damping, at));
  }

  /** How far content follows a finger `distance` pixels past its end: less than `dimension`, which is above 0. */
  rubberBand(distance: number, dimension: number, coefficient = 0.55): number {
    return this.number((at) => this.module.calls.kin_rubber_band(distance, dimension, coefficient, at));
  }

  /** The way back: the distance that `rubberBand` takes to `offset`, whose size is below `dimension`. */
  rubberBandDistance(offset: number, dimension: number, coefficient = 0.55): number {
    return this.number((at) => this.module.calls.kin_rubber_band_distance(offset, dimension, coefficient, at));
  }

  /**
   * Calls a function once a frame with the place and the velocity of a movement, the last time with its end, and
   * `isOver`. With prefers-reduced-motion the first frame is the last one. `begin`: when it began, on the page's
   * clock.
   */
  animate(
    fling: Fling, handler: (at: { readonly position: number; readonly velocity: number; readonly isOver: boolean }) => void,
    begin = performance.now(),
  ): Animation {
    const { duration } = fling;
    return { stop: eachFrame((elapsed) => {
      const isOver = elapsed >= duration || isCalm();
      handler({ ...fling.at(isOver ? duration : elapsed), isOver });
      return !isOver;
    }, begin) };
  }

  /**
   * A place that follows a recognizer with a translation, such as a pan, goes on over its attempts, and moves by
   * itself when it is let go. Calls a function with each change.
   */
  follow(recognizer: Recognizer<any>, options: FollowerOptions, handler: (movement: Movement) => void): Follower {
    if (!recognizer.descriptor.outputAddresses.has('translation.x') || recognizer.type === 'multiDrag') {
      this.refuse(`a place follows a recognizer with one translation, which '${recognizer.type}' has not`);
    }
    checkOptions(options, ['start', 'axes', 'bounds', 'rubberBand', 'snap', 'throws', 'deceleration', 'spring', 'jumps', 'within']);
    return new Follower(this, recognizer, options, handler);
  }

  /** @internal */
  refuse(sentence: string): never {
    throw this.module.error('KIN_ERROR_INVALID', sentence);
  }

  private made(call: Out): Fling {
    const { module } = this;
    const at = module.allocate(64);
    try {
      module.check(call(at));
      module.refresh();
      return new Fling(module, module.f64.slice(at >> 3, (at >> 3) + 8));
    } finally {
      module.calls.web_free(at);
    }
  }

  private number(call: Out): number {
    const { module } = this;
    module.check(call(module.scratch));
    module.refresh();
    return module.f64[module.scratch >> 3];
  }
}
