import type { Engine } from '../engine.js';

/** Classes that have no deadlines, or ones at which they only fail. */
export const failing: readonly string[] = ['tap', 'pan', 'swipe', 'pinch', 'rotation', 'transform', 'serialTap'];

/** The longest delay that setTimeout takes. */
const longest = 0x7fffffff;

/**
 * Wakes the engine at its deadlines: one timeout, which stays when the deadline moves to a later time and is armed
 * anew when it has come. The engine is advanced to the deadline, never to the time of the clock: a touch that waits in
 * the page's queue is older than now.
 *
 * It does so only once a page can see what happens at a deadline. Without relations, delegates and functions that get
 * every event nothing waits for a tap that takes too long: the engine lets it fail when the next sample is fed, and no
 * timeout is set for each finger that lands, which would be the largest part of what a tap costs.
 */
export class Timer {
  private handle: ReturnType<typeof setTimeout> | undefined;
  private armedFor = Infinity;
  private isNeeded = false;

  /** `clock`: that of the page whose events are fed; an iframe has its own. */
  constructor(private readonly engine: Engine, private readonly clock: Performance) {}

  /** A deadline can matter from now on. */
  begin(): void {
    this.isNeeded = true;
    this.changed(this.clock.now());
  }

  /** What was fed has just happened: its time is the present, and costs less than the clock. */
  changed(now = this.engine.latest): void {
    const deadline = this.engine.nextDeadline;
    if (!this.isNeeded || deadline >= this.armedFor) return;
    if (this.handle !== undefined) clearTimeout(this.handle);
    this.arm(deadline, now);
  }

  private arm(deadline: number, now: number): void {
    this.armedFor = deadline;
    const delay = Math.min(longest, Math.max(0, Math.ceil(deadline - now)));
    this.handle = setTimeout(this.fire, delay);
  }

  private readonly fire = (): void => {
    this.handle = undefined;
    this.armedFor = Infinity;
    if (this.engine.isClosed) return;
    for (let due = this.engine.nextDeadline; due <= this.clock.now(); due = this.engine.nextDeadline) this.engine.advance(due);
    if (this.engine.nextDeadline < this.armedFor) this.arm(this.engine.nextDeadline, this.clock.now());
  };

  stop(): void {
    if (this.handle !== undefined) clearTimeout(this.handle);
    this.handle = undefined;
  }
}
