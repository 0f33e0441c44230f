// A page under `kinesic watch`. Nobody can connect to a page, so it brings what its flight recorder holds, as the
// blocks of a trace, and is told when it is to begin anew.

import type { Engine } from '../engine.js';
import { checkOptions, KinesicError } from '../errors.js';
import { complete } from './second.js';

/** How a page is watched. */
export interface WatchOptions {
  /** Of the flight recorder, where the engine has none; default 262144. */
  bytes?: number;
  /** A watcher that comes later gets at least the latest half of it, as far as the ring reaches; default 60. */
  seconds?: number;
  /** The second module: its address. Default: kinesic-traces.wasm beside this file. */
  wasm?: string | URL;
}

/** A watch on an engine. */
export interface Watch {
  /** Whether `kinesic watch` has taken what was brought last. */
  readonly isWatched: boolean;
  /** Bytes that it has taken. */
  readonly byteCount: number;
  /** How often it was so slow that a part of the recording was left out. */
  readonly dropCount: number;
  /** Ends it, and the flight recorder that it has begun. A second time does nothing. */
  stop(): void;
}

/** Bytes that are brought at a time. */
const room = 65536;
/** How long to wait until the next time, and where nobody is; for an answer; how long to say nothing. Milliseconds. */
const pause = 33, absence = 1000, patience = 1000, quiet = 1000;
/** Where they are read to: the position, how many there are, and they. */
const countAt = 8, bytesAt = 16;

/** The address of `kinesic watch` on this machine; anything else is refused. */
function checked(address: string): string {
  const found = /^http:\/\/(127\.0\.0\.1|localhost):(\d{1,5})\/?$/.exec(address);
  if (found && Number(found[2]) > 0 && Number(found[2]) < 65536) return `http://${found[1]}:${found[2]}`;
  throw new KinesicError('KIN_ERROR_INVALID', `${address}: a page is watched from its own machine alone: http://127.0.0.1: and a port`);
}

/** Begins a flight recorder, or uses the one that runs. Gives what ends it. */
function recorder(engine: Engine, { bytes, seconds = 60 }: WatchOptions): () => void {
  try {
    const own = engine.fly({ bytes, seconds });
    return () => own.stop();
  } catch (error) {
    if ((error as KinesicError).code !== 'KIN_ERROR_STATE' || /trace is being written/.test((error as KinesicError).message)) throw error;
    return () => undefined;
  }
}

/** Whether bytes begin with the signature of a trace: no block does, it would be too long. */
function isHead([one, k, i, n]: Uint8Array): boolean {
  return one === 1 && k === 0x4B && i === 0x49 && n === 0x4E;
}

/** What the flight recorder holds from a position on. */
function reader(engine: Engine): { next(position: bigint): { body: Uint8Array; position: bigint }; free(): void } {
  const { module } = engine;
  const at = module.allocate(bytesAt + room);
  return {
    next(position) {
      module.refresh();
      module.u64[at >> 3] = position;
      module.check(module.calls.kin_flight_recorder_read(engine.address, at, at + bytesAt, room, at + countAt), engine.address);
      module.refresh();
      const count = module.u32[(at + countAt) >> 2];
      return { body: module.u8.slice(at + bytesAt, at + bytesAt + count), position: module.u64[at >> 3] };
    },
    free: () => module.calls.web_free(at),
  };
}

/** Watches an engine; `watch` of devtools.ts says how. */
export async function watchEngine(engine: Engine, address: string, options: WatchOptions, wasm: string | URL): Promise<Watch> {
  checkOptions(options, ['bytes', 'seconds', 'wasm']);
  const to = checked(address);
  await complete(engine, options.wasm ?? wasm);
  const url = `${to}/watch?page=${Math.random().toString(36).slice(2)}`;
  const end = recorder(engine, options);
  const blocks = reader(engine);
  const state = { isWatched: false, byteCount: 0, dropCount: 0 };
  const watcher = new AbortController();
  let position = 0n, mustBegin = false, posted = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function read(): Uint8Array {
    let found = blocks.next(position);
    if (position > 0n && isHead(found.body)) state.dropCount += 1;
    else if (mustBegin) found = blocks.next(0n);
    mustBegin = false;
    position = found.position;
    return found.body;
  }

  async function post(body: Uint8Array): Promise<number> {
    const late = new AbortController();
    const give = (): void => late.abort();
    const end = setTimeout(give, patience);
    watcher.signal.addEventListener('abort', give);
    try {
      return (await fetch(url, { method: 'POST', body, cache: 'no-store', credentials: 'omit', signal: late.signal })).status;
    } finally {
      clearTimeout(end);
      watcher.signal.removeEventListener('abort', give);
    }
  }

  /** Gives how long to wait until the next time. */
  async function bring(): Promise<number> {
    if (engine.isClosed) stop();
    if (watcher.signal.aborted) return absence;
    // One who is not there yet is asked with nothing.
    const body = state.isWatched ? read() : new Uint8Array();
    if (state.isWatched && body.length === 0 && performance.now() - posted < quiet) return pause;
    posted = performance.now();
    const status = await post(body);
    if (status === 205) [position, mustBegin] = [0n, true];
    else if (status !== 204) return leave();
    const wasWatched = state.isWatched;
    state.isWatched = true;
    if (status === 204) state.byteCount += body.length;
    return status === 205 || !wasWatched || body.length > room / 2 ? 0 : pause;
  }

  /** What was on its way may have come or not: the next watcher gets a trace from its head. */
  function leave(): number {
    mustBegin = true;
    state.isWatched = false;
    return absence;
  }

  function next(after: number): void {
    if (!watcher.signal.aborted) timer = setTimeout(() => { bring().catch(leave).then(next); }, after);
  }

  function stop(): void {
    if (watcher.signal.aborted) return;
    watcher.abort();
    clearTimeout(timer);
    state.isWatched = false;
    blocks.free();
    if (engine.isClosed) return;
    try { end(); } catch { /* The host has ended it. */ }
  }

  next(0);
  return {
    get isWatched() { return state.isWatched; },
    get byteCount() { return state.byteCount; },
    get dropCount() { return state.dropCount; },
    stop,
  };
}
