/** Local coordinates, and what goes on when a finger has let go. See README.md, "Movement". */
import type { Kinesic } from './kinesic.js';
import { Motion } from './motion/motion.js';

export { local, within } from './motion/local.js';
export type { Local, Frame } from './motion/local.js';
export { Motion } from './motion/motion.js';
export type { Animation, Spring } from './motion/motion.js';
export type { Bounds, Follower, FollowerOptions, Movement } from './motion/follower.js';

/** Loads what moves by itself: the second module has the functions. */
export async function loadMotion(kinesic: Kinesic): Promise<Motion> {
  await kinesic.loadTraces();
  return new Motion(kinesic.module);
}
