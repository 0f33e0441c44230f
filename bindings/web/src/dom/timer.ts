import type { Engine } from '../engine.js';

/** The longest delay that setTimeout takes. */
const longest = 0x7fffffff;

/**
 * Wakes the engine at its deadlines: one timeout, which stays when the deadline moves to a later time and is armed
 * anew when it has come. The engine is advanced to the deadline, never to the time of the clock: a touch that waits in
 * the page's queue is older than now.
 */
export class Timer {
  private handle: ReturnType<typeof setTimeout> | undefined;
  private armedFor = Infinity;

  constructor(private readonly engine: Engine) {}

  changed(): void {
    const deadline = this.engine.nextDeadline;
    if (deadline >= this.armedFor) return;
    if (this.handle !== undefined) clearTimeout(this.handle);
    // What was fed has just happened: its time is the present, and costs less than the clock.
    this.arm(deadline, this.engine.latest);
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
    for (let due = this.engine.nextDeadline; due <= performance.now(); due = this.engine.nextDeadline) this.engine.advance(due);
    if (this.engine.nextDeadline < this.armedFor) this.arm(this.engine.nextDeadline, performance.now());
  };

  stop(): void {
    if (this.handle !== undefined) clearTimeout(this.handle);
    this.handle = undefined;
  }
}
