/** Names for drawn shapes by examples of them, without an engine: README.md, "Drawn shapes". */
import { checkOptions, KinesicError } from './errors.js';
import { instantiate, type Source } from './instantiate.js';
import {
  failures, StrokeFunctions, StrokeMatchAt, StrokePointAt, StrokeReportAt, StrokeResultAt, StrokeSetOptionsAt, StrokeTemplateAt,
  StrokeTemplateOptionsAt, verdicts,
} from './generated/strokes.js';
import { fromJSON, toJSON } from './strokes-json.js';

/** A place of a drawing, in any unit, and when, in milliseconds. */
export interface StrokePoint {
  readonly x: number;
  readonly y: number;
  readonly time?: number;
}

/** A drawing: for each stroke its points, at least two in one of them. */
export type Drawing = readonly (readonly (StrokePoint | readonly [x: number, y: number, time?: number])[])[];

/** What a drawing is: 'unfinished' is of recognizers alone. */
export type Verdict = typeof verdicts[number];

/** How a drawing may differ from a template. */
export interface TemplateOptions {
  /** Strokes may come in any order, and a closed line may begin anywhere. Default false. */
  anyOrder?: boolean;
  /** Each line may be drawn from either end, in any order: for shapes of several strokes. Default false. */
  anyDirection?: boolean;
  /** A shape of other proportions counts as another shape; else a different proportion counts by half. Default false. */
  keepAspect?: boolean;
  /** Proportions do not matter; not with keepAspect. Default false. */
  freeAspect?: boolean;
  /** By how much it may be turned either way, radians, 0 to pi. Default 0. */
  rotation?: number;
  /** How many times as large or as small it may be, at least 1; 0, the default: any size. */
  sizeRatio?: number;
  /** How many times as long or as short a time it may take, at least 1; 0, the default: any. */
  durationRatio?: number;
  /** The largest score that is accepted; 0, the default: that of the set. */
  limit?: number;
}

/** How a set works. */
export interface TemplateSetOptions {
  /** Points to which a drawing is resampled: 16 to 64, a multiple of 4. Default 32. */
  sampleCount?: number;
  /** The largest score that is accepted, 0 to 1. Default 0.1. */
  limit?: number;
  /** How far the second name must be behind, 0 to 1. Default 0.05. */
  margin?: number;
  /** What is smaller is named nothing: the larger side of its box. Default 0. */
  minimumSize?: number;
}

/** An example in a set. */
export interface Template {
  readonly name: string;
  readonly drawing: readonly (readonly StrokePoint[])[];
  readonly options: Required<TemplateOptions>;
}

/** One name that a drawing may have: kin_stroke_match in kinesic/strokes.h says what the numbers are. */
export interface Match {
  readonly name: string;
  readonly index: number;
  readonly distance: number;
  readonly score: number;
  readonly margin: number;
  readonly confidence: number;
  readonly rotation: number;
}

/** What came of a drawing; `name` is there where it was recognized. */
export interface Classification {
  readonly verdict: Verdict;
  readonly name: string | undefined;
  readonly matches: readonly Match[];
}

/** What the other templates say of one; without `own` it is the only one of its name. */
export interface TemplateReport {
  readonly own: number | undefined;
  readonly other: number | undefined;
  readonly verdict: Verdict;
  readonly ownDistance: number;
  readonly otherDistance: number;
  readonly score: number;
  /** It is nearer to another name than to its own, or too near to tell. */
  readonly clashes: boolean;
}

type Calls = StrokeFunctions & {
  readonly memory: WebAssembly.Memory;
  malloc(size: number): number;
  free(address: number): void;
  _initialize(): void;
};

const none = 0xFFFFFFFF;
const mostMatches = 40;
const nanoseconds = 1e6;
const latest = 2 ** 64 / nanoseconds;
// Places in the scratch memory.
const outAt = 0, optionsAt = 64, nameAt = 256, matchesAt = 768;
const scratchSize = matchesAt + mostMatches * StrokeMatchAt.size;
const flagNames = ['anyOrder', 'anyDirection', 'keepAspect', 'freeAspect'] as const;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The module: makes sets of templates. */
export class Strokes {
  private readonly scratch: number;

  /** @internal */
  constructor(/** @internal */ readonly calls: Calls) {
    calls._initialize();
    this.scratch = this.allocate(scratchSize);
  }

  /** An empty set. */
  set(options: TemplateSetOptions = {}): TemplateSet {
    checkOptions(options, ['sampleCount', 'limit', 'margin', 'minimumSize']);
    const view = this.view, at = this.at(optionsAt);
    this.calls.kin_stroke_set_options_init(at);
    if (options.sampleCount !== undefined) view.setUint32(at + StrokeSetOptionsAt.sampleCount, options.sampleCount, true);
    if (options.limit !== undefined) view.setFloat64(at + StrokeSetOptionsAt.limit, options.limit, true);
    if (options.margin !== undefined) view.setFloat64(at + StrokeSetOptionsAt.margin, options.margin, true);
    if (options.minimumSize !== undefined) view.setFloat64(at + StrokeSetOptionsAt.minimumSize, options.minimumSize, true);
    this.check(this.calls.kin_stroke_set_create(at, this.at(outAt)));
    return new TemplateSet(this, this.view.getUint32(this.at(outAt), true));
  }

  /** A set from bytes of `write`, `kinesic strokes train` or kin_stroke_set_write, or from the text of its JSON form. */
  read(saved: Uint8Array | string): TemplateSet {
    if (typeof saved === 'string') return fromJSON(this, saved);
    const room = this.allocate(saved.length);
    try {
      new Uint8Array(this.calls.memory.buffer).set(saved, room);
      const result = this.calls.kin_stroke_set_read(room, BigInt(saved.length), this.at(outAt), this.at(optionsAt));
      if (result !== 0) throw this.error(result, `, at byte ${this.view.getBigUint64(this.at(optionsAt), true)}`);
      return new TemplateSet(this, this.view.getUint32(this.at(outAt), true));
    } finally {
      this.calls.free(room);
    }
  }

  /** @internal */
  get view(): DataView {
    return new DataView(this.calls.memory.buffer);
  }

  /** @internal */
  at(place: number): number {
    return this.scratch + place;
  }

  /** @internal */
  allocate(size: number): number {
    const address = this.calls.malloc(Math.max(1, size));
    if (address === 0) throw new KinesicError('KIN_ERROR_MEMORY', `there is no room for ${size} bytes`);
    return address;
  }

  /** @internal */
  text(address: number): string {
    const bytes = new Uint8Array(this.calls.memory.buffer);
    return decoder.decode(bytes.subarray(address, bytes.indexOf(0, address)));
  }

  /** @internal A name for the time of the next call. */
  name(text: string): number {
    const room = new Uint8Array(this.calls.memory.buffer, this.at(nameAt), matchesAt - nameAt - 1);
    const { read = 0, written = 0 } = encoder.encodeInto(text, room);
    if (read < text.length || text.includes('\0')) {
      throw new KinesicError('KIN_ERROR_INVALID', `the name is too long or has a zero character: ${text.slice(0, 40)}`);
    }
    new Uint8Array(this.calls.memory.buffer)[this.at(nameAt) + written] = 0;
    return this.at(nameAt);
  }

  /** @internal Lends the points of a drawing to a call. */
  withPoints<Result>(drawing: Drawing, call: (address: number, count: bigint) => Result): Result {
    const count = drawing.reduce((sum, stroke) => sum + stroke.length, 0);
    const room = this.allocate(count * StrokePointAt.size);
    try {
      const view = this.view;
      let at = room;
      drawing.forEach((stroke, number) => stroke.forEach((point) => {
        const [x, y, time = 0] = isPlain(point) ? point : [point.x, point.y, point.time];
        view.setFloat64(at + StrokePointAt.x, x, true);
        view.setFloat64(at + StrokePointAt.y, y, true);
        view.setBigUint64(at + StrokePointAt.timeNs, nanosecondsOf(time), true);
        view.setBigUint64(at + StrokePointAt.stroke, BigInt(number), true);
        at += StrokePointAt.size;
      }));
      return call(room, BigInt(count));
    } finally {
      this.calls.free(room);
    }
  }

  /** @internal */
  error(result: number, where = ''): KinesicError {
    return new KinesicError(failures[result], this.text(this.calls.kin_stroke_last_error()) + where);
  }

  /** @internal */
  check(result: number): void {
    if (result !== 0) throw this.error(result);
  }

  /** @internal Writes the options of a template; their address. */
  options(given: TemplateOptions): number {
    checkOptions(given, [...flagNames, 'rotation', 'sizeRatio', 'durationRatio', 'limit']);
    const view = this.view, at = this.at(optionsAt);
    this.calls.kin_stroke_template_options_init(at);
    const flags = flagNames.reduce((sum, name, bit) => sum | (given[name] ? 1 << bit : 0), 0);
    view.setUint32(at + StrokeTemplateOptionsAt.flags, flags, true);
    view.setFloat64(at + StrokeTemplateOptionsAt.rotation, given.rotation ?? 0, true);
    view.setFloat64(at + StrokeTemplateOptionsAt.sizeRatio, given.sizeRatio ?? 0, true);
    view.setFloat64(at + StrokeTemplateOptionsAt.durationRatio, given.durationRatio ?? 0, true);
    view.setFloat64(at + StrokeTemplateOptionsAt.limit, given.limit ?? 0, true);
    return at;
  }
}

/** Templates under names. `close` it: its memory is the module's. */
export class TemplateSet {
  /** @internal */
  constructor(private readonly strokes: Strokes, private address: number) {}

  /** How many templates there are. */
  get count(): number {
    this.strokes.check(this.calls.kin_stroke_set_count(this.open, this.out));
    return this.strokes.view.getUint32(this.out, true);
  }

  /** As the set was made. */
  get options(): Required<TemplateSetOptions> {
    const at = this.strokes.at(optionsAt);
    this.calls.kin_stroke_set_options_init(at);
    this.strokes.check(this.calls.kin_stroke_set_get_options(this.open, at));
    const view = this.strokes.view;
    return {
      sampleCount: view.getUint32(at + StrokeSetOptionsAt.sampleCount, true),
      limit: view.getFloat64(at + StrokeSetOptionsAt.limit, true),
      margin: view.getFloat64(at + StrokeSetOptionsAt.margin, true),
      minimumSize: view.getFloat64(at + StrokeSetOptionsAt.minimumSize, true),
    };
  }

  /** Adds an example; its number. Three of a name are good, five of different people better. */
  add(name: string, drawing: Drawing, options: TemplateOptions = {}): number {
    const { strokes } = this;
    strokes.withPoints(drawing, (points, count) => {
      const given = strokes.options(options);
      strokes.check(this.calls.kin_stroke_set_add(this.open, strokes.name(name), given, points, count, this.out));
    });
    return strokes.view.getUint32(this.out, true);
  }

  /** Removes a template; those after it get the number before their own. */
  remove(index: number): void {
    this.strokes.check(this.calls.kin_stroke_set_remove(this.open, index));
  }

  /** One template, with the points of the example as they were given. */
  template(index: number): Template {
    const at = this.strokes.at(optionsAt);
    this.calls.kin_stroke_template_init(at);
    this.strokes.check(this.calls.kin_stroke_set_get(this.open, index, at));
    const view = this.strokes.view, options = at + StrokeTemplateAt.options;
    const flags = view.getUint32(options + StrokeTemplateOptionsAt.flags, true);
    const number = (place: number) => view.getFloat64(options + place, true);
    return {
      name: this.strokes.text(view.getUint32(at + StrokeTemplateAt.name, true)),
      drawing: this.drawing(view.getUint32(at + StrokeTemplateAt.points, true), view.getUint32(at + StrokeTemplateAt.pointCount, true)),
      options: {
        anyOrder: (flags & 1) !== 0, anyDirection: (flags & 2) !== 0, keepAspect: (flags & 4) !== 0, freeAspect: (flags & 8) !== 0,
        rotation: number(StrokeTemplateOptionsAt.rotation), sizeRatio: number(StrokeTemplateOptionsAt.sizeRatio),
        durationRatio: number(StrokeTemplateOptionsAt.durationRatio), limit: number(StrokeTemplateOptionsAt.limit),
      },
    };
  }

  /** All of them. */
  templates(): Template[] {
    return Array.from({ length: this.count }, (_, index) => this.template(index));
  }

  /** Compares a drawing with all templates: the best template of each of the nearest names, at most `best`, 1 to 40. */
  classify(drawing: Drawing, best = 3): Classification {
    const { strokes } = this, matches = strokes.at(matchesAt);
    const capacity = Math.min(mostMatches, Math.max(1, best));
    strokes.withPoints(drawing, (points, count) =>
      strokes.check(this.calls.kin_stroke_set_classify(this.open, points, count, matches, capacity, this.out)));
    const view = strokes.view;
    const verdict = verdicts[view.getInt32(this.out + StrokeResultAt.verdict, true)];
    const found = Array.from({ length: view.getUint32(this.out + StrokeResultAt.matchCount, true) }, (_, index): Match => {
      const at = matches + index * StrokeMatchAt.size;
      const number = (place: number) => view.getFloat64(at + place, true);
      return {
        name: strokes.text(view.getUint32(at + StrokeMatchAt.name, true)), index: view.getUint32(at + StrokeMatchAt.index, true),
        distance: number(StrokeMatchAt.distance), score: number(StrokeMatchAt.score), margin: number(StrokeMatchAt.margin),
        confidence: number(StrokeMatchAt.confidence), rotation: number(StrokeMatchAt.rotation),
      };
    });
    return { verdict, name: verdict === 'recognized' ? found[0].name : undefined, matches: found };
  }

  /** Leaves one template out, and names its own points by the others. */
  report(index: number): TemplateReport {
    const at = this.strokes.at(optionsAt);
    this.calls.kin_stroke_report_init(at);
    this.strokes.check(this.calls.kin_stroke_set_report(this.open, index, at));
    const view = this.strokes.view;
    const other = (place: number) => {
      const found = view.getUint32(at + place, true);
      return found === none ? undefined : found;
    };
    return {
      own: other(StrokeReportAt.ownIndex), other: other(StrokeReportAt.otherIndex),
      verdict: verdicts[view.getInt32(at + StrokeReportAt.verdict, true)],
      ownDistance: view.getFloat64(at + StrokeReportAt.ownDistance, true),
      otherDistance: view.getFloat64(at + StrokeReportAt.otherDistance, true),
      score: view.getFloat64(at + StrokeReportAt.score, true),
      clashes: view.getUint32(at + StrokeReportAt.clashes, true) !== 0,
    };
  }

  /** A limit for a name, from its templates and the others; undefined where they say none. */
  suggestLimit(name: string): number | undefined {
    this.strokes.check(this.calls.kin_stroke_set_suggest_limit(this.open, this.strokes.name(name), this.out));
    return this.strokes.view.getFloat64(this.out, true) || undefined;
  }

  /** The set as bytes, the same on every platform. */
  write(): Uint8Array {
    // Without room the call only says how much it needs.
    this.strokes.check(this.calls.kin_stroke_set_write(this.open, 0, 0n, this.out));
    const count = this.strokes.view.getBigUint64(this.out, true);
    const room = this.strokes.allocate(Number(count));
    try {
      this.strokes.check(this.calls.kin_stroke_set_write(this.open, room, count, this.out));
      return new Uint8Array(this.calls.memory.buffer).slice(room, room + Number(count));
    } finally {
      this.calls.free(room);
    }
  }

  /** The set in its JSON form, as JSON.stringify wants it. */
  toJSON(): object {
    return toJSON(this.options, this.templates());
  }

  /** Gives the memory back. Calls after that throw. */
  close(): void {
    this.calls.kin_stroke_set_destroy(this.address);
    this.address = 0;
  }

  private get calls(): Calls {
    return this.strokes.calls;
  }

  private get out(): number {
    return this.strokes.at(outAt);
  }

  private get open(): number {
    if (this.address === 0) throw new KinesicError('KIN_ERROR_STATE', 'the set was closed');
    return this.address;
  }

  private drawing(address: number, count: number): StrokePoint[][] {
    const view = this.strokes.view, drawing: StrokePoint[][] = [];
    const places = Array.from({ length: count }, (_, index) => address + index * StrokePointAt.size);
    const times = places.map((at) => Number(view.getBigUint64(at + StrokePointAt.timeNs, true)) / nanoseconds);
    const isTimed = times.some((time) => time !== 0);
    places.forEach((at, index) => {
      const stroke = view.getUint32(at + StrokePointAt.stroke, true);
      if (index === 0 || stroke !== view.getUint32(places[index - 1] + StrokePointAt.stroke, true)) drawing.push([]);
      const x = view.getFloat64(at + StrokePointAt.x, true), y = view.getFloat64(at + StrokePointAt.y, true);
      drawing[drawing.length - 1].push(isTimed ? { x, y, time: times[index] } : { x, y });
    });
    return drawing;
  }
}

/** A time before the beginning is the beginning. */
function nanosecondsOf(time: number): bigint {
  if (!(Math.abs(time) < latest)) throw new KinesicError('KIN_ERROR_INVALID', `a time is milliseconds, below 2 ** 64 nanoseconds, not ${time}`);
  return BigInt(Math.round(Math.max(0, time) * nanoseconds));
}

function isPlain(point: Drawing[number][number]): point is readonly [number, number, number?] {
  return Array.isArray(point);
}

/** Loads the module for drawn shapes: kinesic-strokes.wasm beside this file, or what is given. */
export async function loadStrokes(options: { wasm?: Source } = {}): Promise<Strokes> {
  checkOptions(options, ['wasm']);
  const source = options.wasm ?? new URL('./kinesic-strokes.wasm', import.meta.url);
  return new Strokes((await instantiate(source, {})).exports as unknown as Calls);
}

export { KinesicError } from './errors.js';
