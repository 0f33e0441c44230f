import { createContext, useContext, useEffect, useReducer } from 'react';
import { load } from '../index.js';
import type { Touchscreen } from '../index.js';

/**
 * The touch screen of the components below: one, or the promise of one. Without it there is one for the whole page,
 * loaded when the first component needs it.
 */
export const TouchscreenContext = createContext<Touchscreen | Promise<Touchscreen> | undefined>(undefined);

/** What a promise has given. */
const loaded = new WeakMap<Promise<Touchscreen>, Touchscreen>();
const awaited = new WeakMap<Promise<Touchscreen>, Promise<unknown>>();
let ofPage: Promise<Touchscreen> | undefined;

/** Waits for a touch screen. One that cannot be had is reported once, and the page's is tried again later. */
function wait(given: Promise<Touchscreen>): Promise<unknown> {
  let waiting = awaited.get(given);
  if (!waiting) {
    waiting = given.then((screen) => loaded.set(given, screen), (error) => {
      if (given === ofPage) ofPage = undefined;
      reportError(error);
    });
    awaited.set(given, waiting);
  }
  return waiting;
}

/** The touch screen of a component; undefined until the module is loaded, and on a server. */
export function useTouchscreen(): Touchscreen | undefined {
  const given = useContext(TouchscreenContext);
  const [, renew] = useReducer((count: number) => count + 1, 0);
  const source = given ?? ofPage;
  const screen = source instanceof Promise ? loaded.get(source) : source;
  useEffect(() => {
    if (screen) return undefined;
    let isWanted = true;
    ofPage ??= given ? undefined : load().then((kinesic) => kinesic.touchscreen());
    wait((given ?? ofPage) as Promise<Touchscreen>).then(() => { if (isWanted) renew(); });
    return () => { isWanted = false; };
  }, [given, screen]);
  return screen;
}
