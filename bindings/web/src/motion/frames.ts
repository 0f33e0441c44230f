// Animation frames: one request for all that moves.

import { report } from '../errors.js';

/** Called once a frame with the time since it began, milliseconds; false when it is over. */
type Step = (elapsed: number) => boolean;

interface Running {
  readonly begin: number;
  readonly step: Step;
}

const running = new Set<Running>();
let isRequested = false;

/** An exception of one ends it, goes to the page's `error` event, and leaves the others as they are. */
function goesOn({ begin, step }: Running, now: number): boolean {
  try {
    return step(Math.max(0, now - begin));
  } catch (error) {
    report(error);
    return false;
  }
}

function frame(now: number): void {
  isRequested = false;
  for (const each of [...running]) {
    // One that another one has ended in this frame is not called.
    if (running.has(each) && !goesOn(each, now)) running.delete(each);
  }
  request();
}

function request(): void {
  if (isRequested || running.size === 0) return;
  isRequested = true;
  requestAnimationFrame(frame);
}

/** Whether the person has asked for less movement. */
export function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Calls a function in each frame until it returns false, or until what is returned is called. `begin`: a time of the
 * page's clock.
 */
export function eachFrame(step: Step, begin = performance.now()): () => void {
  const own = { begin, step };
  running.add(own);
  request();
  return () => { running.delete(own); };
}
