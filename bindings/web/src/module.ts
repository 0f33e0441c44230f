import { KinesicError, report } from './errors.js';
import { instantiate, type Source } from './instantiate.js';
import type { Engine } from './engine.js';
import type { FlightRecorder, Recording } from './traces.js';
import type { Recognizer, Relation } from './recognizer.js';
import type { RefusalEvent } from './events.js';
import type { Functions } from './generated/abi.js';

/** The functions of module/glue.c and module/traces.c. */
export interface WebFunctions {
  web_create(touches: number, events: number, tieBreak: number, unitsPerInch: number, out: number): number;
  web_samples(): number;
  web_scroll_sample(): number;
  web_scratch(): number;
  web_outcome(): number;
  web_take(engine: number): number;
  web_feed(engine: number, count: number): number;
  web_feed_scroll(engine: number): number;
  web_advance(engine: number, nowNs: number): number;
  web_fire(engine: number): number;
  web_cancel(engine: number, nowNs: number): number;
  web_set_delegate(engine: number, recognizer: bigint, questions: number): number;
  web_set_view_delegate(engine: number, view: bigint, questions: number): number;
  web_set_log(engine: number): number;
  web_trace_start(engine: number): number;
  web_recorder_dump(engine: number): number;
  web_replay(
    engine: number, bytes: number, size: number, flags: number, hooks: number, untilNs: number, report: number,
  ): number;
  web_allocate(size: number): number;
  web_free(address: number): void;
  _initialize(): void;
}

/** What an engine answers the module's callbacks. Addresses are those of the C structs. */
export interface Callbacks {
  ask(question: number, target: bigint, other: bigint, touch: number): number;
  contains(view: bigint, x: number, y: number): number;
  log(severity: number, sentence: number): void;
  write(bytes: number, count: number): number;
  event(event: number): void;
  call(call: number): number;
  step(timeNs: bigint, hash: bigint): void;
  answer(answer: number): void;
}

/** What engines do by code that comes with the second module. */
export interface Recorders {
  relations(recognizer: Recognizer, kind: Relation): readonly Recognizer[];
  record(engine: Engine): Recording;
  fly(engine: Engine, options: { bytes?: number; seconds?: number }): FlightRecorder;
  /** The event of a decision that concerns no recognizer. */
  refusal(engine: Engine, at: number): RefusalEvent;
}

type Callback = keyof Callbacks;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The module in its memory: views of the bytes, texts, results. All engines of one load share it. */
export class Module {
  readonly calls: Functions & WebFunctions;
  readonly table: WebAssembly.Table;
  readonly scratch: number;
  u8!: Uint8Array;
  u32!: Uint32Array;
  i32!: Int32Array;
  f64!: Float64Array;
  u64!: BigUint64Array;
  hasTraces = false;
  /** Set by loadTraces. */
  recorders: Recorders | undefined;
  /** How many callbacks are under way: the engine takes no samples then. */
  depth = 0;
  private readonly memory: WebAssembly.Memory;
  private readonly engines: Map<number, Callbacks>;
  private readonly exports: WebAssembly.Exports;

  private constructor(instance: WebAssembly.Instance, engines: Map<number, Callbacks>) {
    this.exports = instance.exports;
    this.calls = { ...instance.exports } as unknown as Functions & WebFunctions;
    this.memory = instance.exports.memory as WebAssembly.Memory;
    this.table = instance.exports.__indirect_function_table as WebAssembly.Table;
    this.engines = engines;
    this.calls._initialize();
    this.scratch = this.calls.web_scratch();
    this.refresh();
  }

  static async load(source: Source): Promise<Module> {
    const engines = new Map<number, Callbacks>();
    const reference: { module?: Module } = {};
    const instance = await instantiate(source, {
      kinesic: callbackImports(engines, reference),
      // The calls of the second module: binaryen numbers them.
      placeholder: new Proxy({}, { get: () => refusePlaceholder }),
    });
    return (reference.module = new Module(instance, engines));
  }

  /** Loads the second module, with traces and sentences, beside the first. */
  async loadTraces(source: Source): Promise<void> {
    if (this.hasTraces) return;
    const instance = await instantiate(source, { primary: this.exports as WebAssembly.ModuleImports });
    Object.assign(this.calls, instance.exports);
    this.hasTraces = true;
  }

  /** Refuses what only the second module can do. */
  needTraces(what: string): void {
    if (!this.hasTraces) throw new KinesicError('KIN_ERROR_UNSUPPORTED', `${what} needs the second module: await loadTraces() first`);
  }

  attach(engine: number, callbacks: Callbacks): void {
    this.engines.set(engine, callbacks);
  }

  detach(engine: number): void {
    this.engines.delete(engine);
  }

  /** The views of the memory, anew after it grew: that detaches the old ones. */
  refresh(): void {
    if (this.u8 !== undefined && this.u8.length !== 0) return;
    const { buffer } = this.memory;
    this.u8 = new Uint8Array(buffer);
    this.u32 = new Uint32Array(buffer);
    this.i32 = new Int32Array(buffer);
    this.f64 = new Float64Array(buffer);
    this.u64 = new BigUint64Array(buffer);
  }

  /** A text that ends with a zero byte; '' for a null address. */
  text(address: number): string {
    if (address === 0) return '';
    this.refresh();
    return decoder.decode(this.u8.subarray(address, this.u8.indexOf(0, address)));
  }

  /** Writes a text with its zero byte, at most `capacity` bytes. */
  write(text: string, address: number, capacity: number): void {
    this.refresh();
    const { read = 0, written = 0 } = encoder.encodeInto(text, this.u8.subarray(address, address + capacity - 1));
    if (read < text.length || text.includes('\0')) {
      throw new KinesicError('KIN_ERROR_INVALID', `the text is too long or has a zero character: ${text.slice(0, 40)}`);
    }
    this.u8[address + written] = 0;
  }

  /** A text for the time of the next call, in one of two places. */
  name(text: string, place: 0 | 1 = 0): number {
    const address = this.scratch + 1024 + place * 1024;
    this.write(text, address, 1024);
    return address;
  }

  allocate(size: number): number {
    const address = this.calls.web_allocate(size);
    if (address === 0) throw new KinesicError('KIN_ERROR_MEMORY', `there is no room for ${size} bytes`);
    this.refresh();
    return address;
  }

  /** An error for code that is loaded on demand, which must not bring a second class of errors. */
  error(code: string, sentence: string): KinesicError {
    return new KinesicError(code, sentence);
  }

  /** Throws what `result` says, with the engine's sentence. */
  check(result: number, engine = 0): void {
    if (result !== 0) throw this.failure(result, engine);
  }

  /** The error of a result, with the engine's sentence. */
  failure(result: number, engine: number): KinesicError {
    const sentence = this.text(engine === 0 ? this.calls.kin_last_error() : this.calls.kin_engine_last_error(engine));
    // One that was closed, and no other, has the address 0.
    if (sentence === 'the engine is null') return new KinesicError('KIN_ERROR_STALE', 'the engine is closed');
    return new KinesicError(this.text(this.calls.kin_result_name(result)), sentence);
  }

  /** Lends ids to a call. */
  withIds(ids: readonly bigint[], call: (address: number, count: number) => number, engine: number): void {
    const address = this.allocate(ids.length * 8 + 8);
    try {
      ids.forEach((id, index) => { this.u64[(address >> 3) + index] = id; });
      this.check(call(address, ids.length), engine);
    } finally {
      this.calls.web_free(address);
    }
  }
}

function refusePlaceholder(): never {
  throw new KinesicError('KIN_ERROR_UNSUPPORTED', 'this call needs the second module: await loadTraces() first');
}

/** What is answered when a callback threw: as without a delegate. */
const otherwise: Record<Callback, number | undefined> = {
  ask: 1, contains: 0, log: undefined, write: -19, event: undefined, call: 1, step: undefined, answer: undefined,
};

/** An exception must not leave a callback through the module, which would be in the middle of a call for ever. */
function callbackImports(engines: Map<number, Callbacks>, reference: { module?: Module }): WebAssembly.ModuleImports {
  const imports: WebAssembly.ModuleImports = {};
  for (const name of Object.keys(otherwise) as Callback[]) {
    imports[name] = (engine: number, ...rest: unknown[]) => {
      const callbacks = engines.get(engine);
      const module = reference.module;
      if (!callbacks || !module) return otherwise[name];
      module.depth += 1;
      try {
        module.refresh();
        return (callbacks[name] as (...all: unknown[]) => number | void)(...rest);
      } catch (error) {
        report(error);
        return otherwise[name];
      } finally {
        module.depth -= 1;
      }
    };
  }
  return imports;
}
