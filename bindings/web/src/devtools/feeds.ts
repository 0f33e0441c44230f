// What touch screens are fed, as it is fed: with the same times as the engine has.

import type { RawSample } from '../samples.js';
import type { Touchscreen } from '../touchscreen.js';
import { report } from '../errors.js';

/** What is called of each feed, before it. */
export interface Feeds {
  fed(screen: Touchscreen, samples: readonly RawSample[]): void;
  /** All fingers of a touch screen are cancelled. */
  cancelled(screen: Touchscreen): void;
}

type Watched = Pick<Touchscreen, 'feedOne' | 'feedAll' | 'cancelTouches'>;
const watched = ['feedOne', 'feedAll', 'cancelTouches'] as const;

/** A mistake of the panel is no mistake of the page: the touch screen goes on as without it. */
function apart(call: () => void): void {
  try {
    call();
  } catch (error) {
    report(error);
  }
}

/** Watches one touch screen, or with `Touchscreen.prototype` all of the page. Returns what ends it. */
export function watchFeeds(target: Watched, { fed, cancelled }: Feeds): () => void {
  const { feedOne, feedAll, cancelTouches } = target;
  const before = watched.map((name) => Object.getOwnPropertyDescriptor(target, name));
  target.feedOne = function one(this: Touchscreen, sample): void {
    apart(() => fed(this, [sample]));
    feedOne.call(this, sample);
  };
  target.feedAll = function all(this: Touchscreen, samples): void {
    apart(() => fed(this, samples));
    feedAll.call(this, samples);
  };
  target.cancelTouches = function cancel(this: Touchscreen, time): void {
    apart(() => cancelled(this));
    cancelTouches.call(this, time);
  };
  return () => {
    watched.forEach((name, i) => {
      const own = before[i];
      if (own) Object.defineProperty(target, name, own);
      else delete (target as Partial<Watched>)[name];
    });
  };
}
