/** A panel over a page that says live what its recognizers do, and why. See README.md, "Developer tools". */
import type { RawSample } from './samples.js';
import { watchFeeds, type Feeds } from './devtools/feeds.js';
import { screensIn } from './devtools/found.js';
import { Panel } from './devtools/panel.js';
import { watchEngine, type Watch, type WatchOptions } from './devtools/watch.js';
import type { Engine } from './engine.js';
import { checkOptions, KinesicError } from './errors.js';
import { Touchscreen } from './touchscreen.js';

export type { Watch, WatchOptions };

/** How a panel begins. */
export interface DevtoolsOptions {
  /** What shows and hides it: 'Alt+G', 'Control+Shift+K', 'F9'. Default 'Alt+G'. */
  key?: string;
  /** Whether only its button is there at first; default false. */
  hidden?: boolean;
  /** Its colors; default: those of the browser (prefers-color-scheme). */
  theme?: 'light' | 'dark';
  /** The second module, which has the sentences: its address. Default: kinesic-traces.wasm beside this file. */
  wasm?: string | URL;
}

/** A panel over a page. */
export interface Devtools {
  /** Fulfilled when the sentences are loaded and the panel is complete. */
  readonly ready: Promise<void>;
  /** Takes the panel away. A second time does nothing. */
  close(): void;
}

/** One panel over a page: a second one of the same touch screen is the first one. */
const panels = new Map<Touchscreen | undefined, Devtools>();

/**
 * Puts a panel over the page of a touch screen; without one, over this page, for all touch screens: those of elements
 * in the page, and each one that is touched later. A page without a bundler, which has `kinesic.min.js`, gives the
 * touch screen.
 */
export function devtools(screen?: Touchscreen, options?: DevtoolsOptions): Devtools;
export function devtools(options: DevtoolsOptions): Devtools;
export function devtools(first?: Touchscreen | DevtoolsOptions, second?: DevtoolsOptions): Devtools {
  const screen = isScreen(first) ? first : undefined;
  const options = second ?? (isScreen(first) ? {} : first ?? {});
  checkOptions(options, ['key', 'hidden', 'theme', 'wasm']);
  if (typeof document === 'undefined') throw new KinesicError('KIN_ERROR_UNSUPPORTED', 'a panel needs a document');
  if (screen?.isClosed) throw new KinesicError('KIN_ERROR_STALE', 'the touch screen is closed');
  const known = panels.get(screen);
  if (known) return known;
  const made = open(screen, options);
  panels.set(screen, made);
  return made;
}

function isScreen(given: unknown): given is Touchscreen {
  return typeof (given as Partial<Touchscreen> | undefined)?.onEvent === 'function';
}

function open(screen: Touchscreen | undefined, options: DevtoolsOptions): Devtools {
  const page = screen?.window.document ?? document;
  const panel = new Panel(page, options, options.wasm ?? new URL('./kinesic-traces.wasm', import.meta.url));
  const feeds: Feeds = {
    // Touch screens of an iframe have coordinates of their own.
    fed: (each, samples: readonly RawSample[]) => { if (each.window.document === page) panel.fed(each, samples); },
    cancelled: (each) => panel.cancelled(each),
  };
  const end = watchFeeds(screen ?? Touchscreen.prototype, feeds);
  panel.onClose(() => {
    end();
    panels.delete(screen);
  });
  const found = screen ? [screen] : [...screensIn(page)];
  const ready = (async () => { for (const each of found) await panel.watch(each); })();
  ready.catch(() => undefined); // The panel says it.
  return { ready, close: () => panel.close() };
}

/**
 * Lets `kinesic watch http://127.0.0.1:7878` on this machine see what an engine of this page does with each touch, as
 * it does it. The page brings it there, several times a second while something happens, and never waits for whoever
 * watches: one that is slower than the flight recorder's ring goes on from a new snapshot. Refuses an address that is
 * not of this machine, and an engine that is writing a trace.
 */
export function watch(engine: Engine, address = 'http://127.0.0.1:7878', options: WatchOptions = {}): Promise<Watch> {
  return watchEngine(engine, address, options, new URL('./kinesic-traces.wasm', import.meta.url));
}
