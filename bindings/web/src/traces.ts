import { Adopter, readIds } from './adopt.js';
import type { Engine } from './engine.js';
import { checkOptions } from './errors.js';
import type { KinesicEvent, RefusalEvent } from './events.js';
import type { Kinesic } from './kinesic.js';
import type { Module } from './module.js';
import {
  AccommodationsAt, causes, EngineOptionsAt, EventAt, estimateKinds, HandGroupingAt, lateLocations, PalmFilterAt, phases,
  predictions, ReplayReportAt, tieBreaks, TouchEstimateAt, TouchSampleAt, touchTypes, TraceCallAt, TraceInfoAt,
} from './generated/abi.js';
import type { Recognizer, Relation } from './recognizer.js';
import { milliseconds, whole } from './touch.js';
import type { Sample } from './samples.js';

/** A trace that is being recorded. */
export class Recording {
  private readonly blocks: Uint8Array[] = [];
  private done: Uint8Array | undefined;

  /** @internal */
  constructor(private readonly engine: Engine) {
    engine.gather(this.blocks);
    engine.module.check(engine.module.calls.web_trace_start(engine.address), engine.address);
  }

  /** Ends it and gives the trace. A second time gives the same one. */
  stop(): Uint8Array {
    if (this.done) return this.done;
    const { module, address } = this.engine;
    module.check(module.calls.kin_trace_stop(address), address);
    this.engine.gather(undefined);
    return (this.done = joined(this.blocks));
  }
}

/** Keeps the latest part of a trace. */
export class FlightRecorder {
  /** @internal */
  constructor(private readonly engine: Engine, options: { bytes?: number; seconds?: number }) {
    checkOptions(options, ['bytes', 'seconds']);
    const { module, address } = engine;
    const duration = BigInt(Math.round((options.seconds ?? 0) * 1e9));
    module.check(module.calls.kin_flight_recorder_start(address, options.bytes ?? 262144, duration), address);
  }

  /** What it holds, as a whole trace; it goes on. */
  dump(): Uint8Array {
    const { module, address } = this.engine;
    const blocks: Uint8Array[] = [];
    this.engine.gather(blocks);
    try {
      module.check(module.calls.web_recorder_dump(address), address);
    } finally {
      this.engine.gather(undefined);
    }
    return joined(blocks);
  }

  stop(): void {
    const { module, address } = this.engine;
    module.check(module.calls.kin_flight_recorder_stop(address), address);
  }
}

/** What a trace says about itself. */
export interface TraceInfo {
  /** Of the format. */
  readonly version: number;
  readonly checkInterval: number;
  /** Whether it was ended and no byte is damaged or missing. */
  readonly isComplete: boolean;
  /** The engine's time at the beginning, milliseconds. */
  readonly begin: number;
  /** Bytes that can be played. */
  readonly size: number;
  readonly damageOffset: number;
  /** Of the engine that was recorded. */
  readonly unitsPerInch: number;
  readonly touchCapacity: number;
  readonly eventCapacity: number;
  readonly tieBreak: typeof tieBreaks[number];
}

/** A call of the recorded page, about to be played. */
export interface TraceCall {
  /** The number of the operation: KIN_OPERATION_... of trace.h. */
  readonly operation: number;
  /** The word for it: 'feed', 'advance', 'add_recognizer' ... */
  readonly name: string;
  readonly index: number;
  readonly time: number;
  readonly text: string;
  readonly value: number;
  /** feed: the samples. */
  readonly samples: readonly Sample[];
}

/** How a trace is played. */
export interface ReplayOptions {
  /** With decisions and sentences, whether or not it was recorded with them. */
  explain?: boolean;
  /** Ask the delegates and step the classes that this page has, in place of what the trace says of them. */
  live?: boolean;
  /** Stop before the first call of a later time, milliseconds. */
  until?: number;
  onEvent?(event: KinesicEvent): void;
  /** Before each call: false leaves it out. */
  onCall?(call: TraceCall): boolean | void;
  /** After each step, with the hash of the state. */
  onStep?(time: number, hash: bigint): void;
}

/** A trace that was played. */
export interface Replay {
  /** The engine, as the recorded one was at the end. Close it. */
  readonly engine: Engine;
  readonly isComplete: boolean;
  readonly calls: number;
  readonly steps: number;
  readonly events: number;
  readonly checks: number;
  readonly end: number;
}

/** Where a touch is at some time. */
export interface TouchEstimate {
  readonly time: number;
  readonly x: number;
  readonly y: number;
  readonly kind: typeof estimateKinds[number];
}

/** What is a palm, beside a pen or in a hand that holds the device. Lengths in CSS pixels, times in milliseconds. */
export interface PalmFilter {
  /** When a pen goes down all fingers are cancelled. Default true. */
  penOverTouch?: boolean;
  /** A finger with so large a radius is a palm; 0: size says nothing. Default 77. */
  palmRadius?: number;
  /** What lands so near to an edge of the root view's frame is held back; 0: edges say nothing. Default 0. */
  edgeMargin?: number;
  /** What moves so far from there is no grip. Default 32. */
  edgeDistance?: number;
  /** What is there so long is one. Default 250. */
  edgeInterval?: number;
  /** So long after a pen was near fingers are refused, and so long before they are cancelled. Default 400. */
  penCancelInterval?: number;
  /** So long after it they are held back. Default 1000. */
  penHoldInterval?: number;
  /** Until they have lasted so long. Default 100. */
  holdLifetime?: number;
}

/** What a person has chosen whose hands shake. Lengths in CSS pixels, times in milliseconds. */
export interface Accommodations {
  /** Where a touch lands that lands late. Default 'atLanding'. */
  location?: 'atLanding' | 'atLatest';
  /** A touch that does not last so long does nothing. Default 0. */
  minimumContactTime?: number;
  /** So soon after a lift a landing is none, near to it. Default 0. */
  repeatInterval?: number;
  /** How near. Default 81.5. */
  repeatDistance?: number;
}

/** Which contacts are fingers of one hand. Lengths in CSS pixels, times in milliseconds. */
export interface HandGrouping {
  /** Fingers of a hand that land at most so long after one another land together. Default 110. */
  togetherInterval?: number;
  /** How far apart those are at most. Default 1155. */
  span?: number;
  /** How far from its hand a finger lands later. Default 193. */
  lateReach?: number;
  /** How far behind its finger the palm lies, where fingers say how they point. Default 513. */
  palm?: number;
  /** How far apart such palms are. Default 738. */
  palmSpan?: number;
  /** The same for one that lands later. Default 449. */
  latePalmSpan?: number;
  /** How far apart their directions are, radians. Default 2. */
  turn?: number;
}

const explainFlag = 2;
/** The settings that are numbers, with their offsets. */
const palmFields = {
  palmRadius: PalmFilterAt.palmRadius, edgeMargin: PalmFilterAt.edgeMargin, edgeDistance: PalmFilterAt.edgeDistance,
  edgeInterval: PalmFilterAt.edgeInterval, penCancelInterval: PalmFilterAt.penCancelInterval,
  penHoldInterval: PalmFilterAt.penHoldInterval, holdLifetime: PalmFilterAt.holdLifetime,
};
const accommodationFields = {
  minimumContactTime: AccommodationsAt.minimumContactTime, repeatInterval: AccommodationsAt.repeatInterval,
  repeatDistance: AccommodationsAt.repeatDistance,
};
const handFields = {
  togetherInterval: HandGroupingAt.togetherInterval, span: HandGroupingAt.span, lateReach: HandGroupingAt.lateReach,
  palm: HandGroupingAt.palm, palmSpan: HandGroupingAt.palmSpan, latePalmSpan: HandGroupingAt.latePalmSpan,
  turn: HandGroupingAt.turn,
};
/** Settings that are seconds in C. */
const timed = /(Interval|Lifetime|Time)$/;
const liveFlag = 1;

const relationNumbers: { readonly [relation in Relation]: number } = {
  requires: 0, simultaneous: 1, mayPrevent: 2, mayNotPrevent: 3, group: 7,
};

function relationsOf({ engine, id }: Recognizer, kind: Relation): readonly Recognizer[] {
  const number = relationNumbers[kind];
  if (number === undefined) {
    throw engine.module.error('KIN_ERROR_UNKNOWN', `'${kind}' is none of ${Object.keys(relationNumbers).join(', ')}`);
  }
  const ids = readIds(engine, (...room) => engine.ask('kin_recognizer_list_relations', id, number, ...room));
  return ids.map((each) => engine.recognizerOf(each)).filter((each): each is Recognizer => each !== undefined);
}

/** The event of a record that concerns no recognizer. */
function refusalAt(engine: Engine, at: number): RefusalEvent {
  const { module } = engine;
  return {
    kind: 'refusal',
    touch: whole(module, at + EventAt.touch),
    cause: causes[module.u32[(at + EventAt.detail) >> 2]],
    x: module.f64[(at + EventAt.x) >> 3],
    y: module.f64[(at + EventAt.y) >> 3],
    time: milliseconds(module, at + EventAt.timeNs),
    sequence: whole(module, at + EventAt.sequence),
    sentence: engine.sentence(at),
  };
}

/** What the second module brings. */
export class Traces {
  private readonly operations = new Map<number, string>();

  /** @internal */
  constructor(private readonly kinesic: Kinesic) {
    kinesic.module.recorders = {
      record: (engine) => new Recording(engine),
      fly: (engine, options) => new FlightRecorder(engine, options),
      refusal: refusalAt,
      relations: relationsOf,
    };
  }

  private get module(): Module {
    return this.kinesic.module;
  }

  /** Looks at a trace without playing it. */
  inspect(trace: Uint8Array): TraceInfo {
    return this.withBytes(trace, (at, size) => {
      const info = this.inspected(at, size);
      const { module } = this;
      const word = (offset: number): number => module.u32[(info + offset) >> 2];
      const options = TraceInfoAt.options;
      return {
        version: word(TraceInfoAt.version),
        checkInterval: word(TraceInfoAt.checkInterval),
        isComplete: word(TraceInfoAt.isComplete) === 1,
        begin: milliseconds(module, info + TraceInfoAt.beginNs),
        size: whole(module, info + TraceInfoAt.size_),
        damageOffset: whole(module, info + TraceInfoAt.damageOffset),
        unitsPerInch: module.f64[(info + options + EngineOptionsAt.unitsPerInch) >> 3],
        touchCapacity: word(options + EngineOptionsAt.touchCapacity),
        eventCapacity: word(options + EngineOptionsAt.eventCapacity),
        tieBreak: tieBreaks[word(options + EngineOptionsAt.tieBreak)],
      };
    });
  }

  /** Fills in the information in the scratch, and gives its address. */
  private inspected(at: number, size: number): number {
    const { module } = this;
    const info = module.scratch + 16;
    module.check(module.calls.kin_struct_init(module.name('kin_trace_info'), info, TraceInfoAt.size));
    module.check(module.calls.kin_trace_inspect(at, BigInt(size), info));
    module.refresh();
    return info;
  }

  private withBytes<Result>(bytes: Uint8Array, call: (at: number, size: number) => Result): Result {
    const { module } = this;
    const at = module.allocate(Math.max(bytes.length, 1));
    try {
      module.u8.set(bytes, at);
      return call(at, bytes.length);
    } finally {
      module.calls.web_free(at);
    }
  }

  /** Plays a trace in an engine of its own: the same events, bit for bit. */
  replay(trace: Uint8Array, options: ReplayOptions = {}): Replay {
    checkOptions(options, ['explain', 'live', 'until', 'onEvent', 'onCall', 'onStep']);
    return this.withBytes(trace, (at, size) => this.replayAt(at, size, options));
  }

  private replayAt(at: number, size: number, options: ReplayOptions): Replay {
    const { module } = this;
    const info = this.inspected(at, size);
    const given = info + TraceInfoAt.options;
    module.check(module.calls.kin_engine_create(given, module.scratch));
    module.refresh();
    const engine = this.kinesic.engineAt(module.u32[module.scratch >> 2]);
    const report = module.allocate(ReplayReportAt.size);
    try {
      this.setHooks(engine, options);
      const result = module.calls.web_replay(
        engine.address, at, size, (options.live ? liveFlag : 0) | (options.explain ? explainFlag : 0),
        (options.onEvent ? 1 : 0) | (options.onCall ? 2 : 0) | (options.onStep ? 4 : 0), (options.until ?? Infinity) * 1e6, report,
      );
      engine.replayHooks = {};
      module.check(result, engine.address);
      new Adopter(engine).all();
      module.check(module.calls.kin_engine_get_time(engine.address, module.scratch), engine.address);
      module.refresh();
      engine.latest = milliseconds(module, module.scratch);
      return this.reported(engine, report);
    } catch (error) {
      engine.close();
      throw error;
    } finally {
      module.calls.web_free(report);
    }
  }

  private reported(engine: Engine, at: number): Replay {
    const { module } = this;
    module.refresh();
    return {
      engine,
      isComplete: module.u32[(at + ReplayReportAt.isComplete) >> 2] === 1,
      calls: whole(module, at + ReplayReportAt.calls),
      steps: whole(module, at + ReplayReportAt.steps),
      events: whole(module, at + ReplayReportAt.events),
      checks: whole(module, at + ReplayReportAt.checks),
      end: milliseconds(module, at + ReplayReportAt.endNs),
    };
  }

  private setHooks(engine: Engine, options: ReplayOptions): void {
    const adopter = new Adopter(engine);
    engine.explains = options.explain === true;
    engine.replayHooks = {
      event: (at) => {
        adopter.named(at);
        const event = engine.replayed(at);
        if (event) options.onEvent!(event);
      },
      call: (at) => (options.onCall!(this.callAt(at)) === false ? 0 : 1),
      step: (time, hash) => options.onStep!(Number(time) / 1e6, BigInt.asUintN(64, hash)),
    };
  }

  private callAt(at: number): TraceCall {
    const { module } = this;
    const operation = module.i32[(at + TraceCallAt.operation) >> 2];
    const count = module.u32[(at + TraceCallAt.count) >> 2];
    const samples = module.u32[(at + TraceCallAt.samples) >> 2];
    const text = module.u32[(at + TraceCallAt.text) >> 2];
    const rows = samples === 0 ? 0 : count;
    return {
      operation,
      name: this.operationName(operation),
      index: whole(module, at + TraceCallAt.index),
      time: milliseconds(module, at + TraceCallAt.timeNs),
      text: module.text(text),
      value: module.f64[(at + TraceCallAt.value) >> 3],
      samples: Array.from({ length: rows }, (_, i) => this.sampleAt(samples + i * TouchSampleAt.size)),
    };
  }

  private sampleAt(at: number): Sample {
    const { module } = this;
    return {
      touch: whole(module, at + TouchSampleAt.touch),
      time: milliseconds(module, at + TouchSampleAt.timeNs),
      x: module.f64[(at + TouchSampleAt.x) >> 3],
      y: module.f64[(at + TouchSampleAt.y) >> 3],
      phase: phases[module.u32[(at + TouchSampleAt.phase) >> 2]],
      type: touchTypes[module.u32[(at + TouchSampleAt.type) >> 2]],
    };
  }

  private operationName(operation: number): string {
    if (this.operations.size === 0) this.readOperations();
    return this.operations.get(operation) ?? '?';
  }

  private readOperations(): void {
    const { module } = this;
    const at = module.allocate(32);
    for (let index = 0; module.calls.kin_trace_get_operation(index, at) === 0; index++) {
      module.refresh();
      this.operations.set(module.u32[at >> 2], module.text(module.u32[(at >> 2) + 2]));
    }
    module.calls.web_free(at);
  }

  /** Where a touch that is down is at a time, for the place where a frame draws it. */
  sampleTouch(engine: Engine, touch: number, time: number): TouchEstimate {
    const { module } = this;
    const at = module.scratch + 16;
    module.check(module.calls.kin_engine_sample_touch(engine.address, BigInt(touch), BigInt(Math.round(time * 1e6)), at), engine.address);
    module.refresh();
    return {
      time: milliseconds(module, at + TouchEstimateAt.timeNs),
      x: module.f64[(at + TouchEstimateAt.x) >> 3],
      y: module.f64[(at + TouchEstimateAt.y) >> 3],
      kind: estimateKinds[module.u32[(at + TouchEstimateAt.kind) >> 2]],
    };
  }

  /** How places after the latest sample are predicted. */
  setPrediction(engine: Engine, prediction: typeof predictions[number]): void {
    const { module } = this;
    module.check(module.calls.kin_engine_set_prediction(engine.address, predictions.indexOf(prediction)), engine.address);
  }

  /** Looks for palms in what is fed from now on; null: no more. */
  setPalmFilter(engine: Engine, filter: PalmFilter | null): void {
    const { calls, u32 } = this.module;
    const { penOverTouch, ...numbers } = filter ?? {};
    const at = this.settings('kin_palm_filter', PalmFilterAt.size, palmFields, numbers);
    if (penOverTouch !== undefined) u32[(at + PalmFilterAt.penOverTouch) >> 2] = penOverTouch ? 1 : 0;
    this.module.check(calls.kin_engine_set_palm_filter(engine.address, filter ? at : 0), engine.address);
  }

  /** Takes what a person has chosen; null: nothing. */
  setAccommodations(engine: Engine, chosen: Accommodations | null): void {
    const { calls, i32 } = this.module;
    const { location, ...numbers } = chosen ?? {};
    const at = this.settings('kin_accommodations', AccommodationsAt.size, accommodationFields, numbers);
    if (location !== undefined) i32[(at + AccommodationsAt.location) >> 2] = lateLocations.indexOf(location);
    this.module.check(calls.kin_engine_set_accommodations(engine.address, chosen ? at : 0), engine.address);
  }

  /**
   * Whether samples that do not fit together are put right, for programs that feed what a device reports: a contact that
   * lands while it is down has lifted before. A touch screen does so by itself.
   */
  setLenient(engine: Engine, lenient: boolean): void {
    this.module.check(this.module.calls.kin_engine_set_lenient(engine.address, lenient ? 1 : 0), engine.address);
  }

  /** Finds the hands of the fingers that land from now on; null: no more. */
  setHands(engine: Engine, grouping: HandGrouping | null): void {
    const at = this.settings('kin_hand_grouping', HandGroupingAt.size, handFields, grouping ?? {});
    this.module.check(this.module.calls.kin_engine_set_hands(engine.address, grouping ? at : 0), engine.address);
  }

  /** The page's own verdict: cancels a contact that is down, as a palm. */
  rejectTouch(engine: Engine, touch: number, time: number): void {
    const { calls } = this.module;
    const ns = Math.round(time * 1e6);
    if (!Number.isSafeInteger(touch) || !Number.isSafeInteger(ns) || touch < 0 || ns < 0) {
      throw this.module.error('KIN_ERROR_INVALID', 'a touch and a time are numbers of 0 or more');
    }
    const result = calls.kin_engine_reject_touch(engine.address, BigInt(touch), BigInt(ns), causes.indexOf('host'));
    this.module.check(result, engine.address);
  }

  /** A struct of settings: the defaults, and what the page says in its own units. */
  private settings(name: string, size: number, fields: { readonly [field: string]: number }, given: object): number {
    const { module } = this;
    const at = module.scratch;
    module.check(module.calls.kin_struct_init(module.name(name), at, size));
    module.refresh();
    for (const [field, value] of Object.entries(given) as [string, number][]) {
      const offset = fields[field];
      if (offset === undefined) throw module.error('KIN_ERROR_UNKNOWN', `there is no setting '${field}'`);
      module.f64[(at + offset) >> 3] = timed.test(field) ? value / 1000 : value;
    }
    return at;
  }

  /** A movement that slows down after a release, as a scroll view does: where it is `elapsed` milliseconds later. */
  fling(position: number, velocity: number, deceleration = 0.998): Fling {
    const { module } = this;
    const at = module.allocate(64);
    try {
      module.check(module.calls.kin_fling_friction(position, velocity, deceleration, at));
      module.refresh();
      return new Fling(module, module.f64.slice(at >> 3, (at >> 3) + 8));
    } finally {
      module.calls.web_free(at);
    }
  }
}

/** A movement without a finger, along one axis. */
export class Fling {
  /** @internal */
  constructor(private readonly module: Module, private readonly numbers: Float64Array) {}

  /** @internal */
  lend(): number {
    this.module.refresh();
    this.module.f64.set(this.numbers, (this.module.scratch + 64) >> 3);
    return this.module.scratch + 64;
  }

  /** The place and the velocity `elapsed` milliseconds after the release. */
  at(elapsed: number): { position: number; velocity: number } {
    const { module } = this;
    const time = BigInt(Math.max(0, Math.round(elapsed * 1e6)));
    module.check(module.calls.kin_fling_at(this.lend(), time, module.scratch, module.scratch + 8));
    module.refresh();
    return { position: module.f64[module.scratch >> 3], velocity: module.f64[(module.scratch >> 3) + 1] };
  }

  /** Where it ends. */
  get final(): number {
    const { module } = this;
    module.check(module.calls.kin_fling_final(this.lend(), module.scratch));
    module.refresh();
    return module.f64[module.scratch >> 3];
  }

  /** How long it takes, milliseconds. */
  get duration(): number {
    const { module } = this;
    module.check(module.calls.kin_fling_duration(this.lend(), module.scratch));
    module.refresh();
    return milliseconds(module, module.scratch);
  }
}

function joined(blocks: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(blocks.reduce((size, block) => size + block.length, 0));
  let offset = 0;
  for (const block of blocks) {
    all.set(block, offset);
    offset += block.length;
  }
  return all;
}
