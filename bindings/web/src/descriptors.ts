import type { State } from './events.js';
import type { Module } from './module.js';
import type { Recognizer } from './recognizer.js';
import type { View } from './view.js';
import { Limit, PropertyAt, RecognizerClassAt, ValueAt } from './generated/abi.js';
import { snake, camel, Form, formOf, fromNumber, fromUnit } from './words.js';

/** A property of a class: what a slider needs to know. */
export interface PropertyInfo {
  readonly name: string;
  /** One sentence. */
  readonly summary: string;
  /** 'ms', 'px', 'px/s', 'rad', '1' ... */
  readonly unit: string;
  /** Where the default comes from. */
  readonly origin: string;
  readonly kind: 'number' | 'integer' | 'boolean' | 'flags';
  readonly initial: number;
  readonly minimum: number;
  readonly maximum: number;
  /** The words that can be given in place of numbers, or of bits. */
  readonly words?: readonly string[];
}

/** An output of a class, in the field of its events with this name. */
export interface OutputInfo {
  readonly name: string;
  readonly summary: string;
  readonly unit: string;
  readonly initial: number;
  /** The words that an event has in place of numbers, or of bits. */
  readonly words?: readonly string[];
}

/** A recognizer class, as its descriptor tells. */
export interface ClassInfo {
  readonly name: string;
  readonly summary: string;
  readonly version: string;
  readonly properties: readonly PropertyInfo[];
  readonly outputs: readonly OutputInfo[];
}

/** A property with what its calls need: the address of its name in C. */
export interface Property {
  readonly address: number;
  readonly form: Form;
  readonly info: PropertyInfo;
}

/** An output with the address of its name in C. */
export interface OutputName {
  readonly address: number;
  readonly form: Form;
}

interface Output {
  readonly key: string;
  /** 0: a number; 1 and 2: the x and y of a point. */
  readonly axis: 0 | 1 | 2;
  readonly form: Form;
}

const units: { readonly [unit: string]: string } = { s: 'ms', unit: 'px', 'unit/s': 'px/s' };
const kinds = ['number', 'integer', 'boolean', 'flags'] as const;

/** What this module knows of a class: names, units, and how its outputs become the fields of an event. */
export class Descriptor {
  readonly flags: number;
  readonly properties = new Map<string, Property>();
  readonly outputAddresses = new Map<string, OutputName>();
  /** The class of its events. */
  readonly Event: typeof Gesture;
  private readonly outputs: Output[] = [];
  private known: { readonly info: ClassInfo; readonly details: readonly string[]; readonly hasTexts: boolean } | undefined;
  // Where the texts are: the table itself belongs to an engine.
  private readonly texts: readonly [name: number, summary: number, version: number];
  private readonly tables: { readonly [table in 'properties' | 'values' | 'details']: readonly [at: number, count: number] };

  constructor(private readonly module: Module, at: number, common: readonly [PropertyInfo, Property][]) {
    module.refresh();
    const word = (offset: number): number => module.u32[(at + offset) >> 2];
    this.flags = word(RecognizerClassAt.flags);
    this.texts = [word(RecognizerClassAt.name), word(RecognizerClassAt.summary), word(RecognizerClassAt.version)];
    this.tables = {
      properties: [word(RecognizerClassAt.properties), word(RecognizerClassAt.propertyCount)],
      values: [word(RecognizerClassAt.values), word(RecognizerClassAt.valueCount)],
      details: [word(RecognizerClassAt.details), word(RecognizerClassAt.detailCount)],
    };
    for (const [info, property] of common) this.properties.set(info.name, property);
    for (const [info, property] of this.readProperties()) this.properties.set(info.name, property);
    this.rows('values', ValueAt.size).forEach((row) => this.addOutput(row));
    this.Event = eventClass(this.outputs);
  }

  private rows(table: keyof Descriptor['tables'], size: number): number[] {
    const [at, count] = this.tables[table];
    return Array.from({ length: count }, (_, i) => at + i * size);
  }

  private readProperties(): [PropertyInfo, Property][] {
    return this.rows('properties', PropertyAt.size).map((row) => readProperty(this.module, row));
  }

  private text(at: number): string {
    return this.module.text(this.module.u32[at >> 2]);
  }

  private addOutput(row: number): void {
    const address = this.module.u32[(row + ValueAt.name) >> 2];
    const { name, key, axis } = outputName(this.module.text(address));
    const form = formOf(snake(key), this.text(row + ValueAt.unit), false);
    this.outputs.push({ key, axis, form });
    this.outputAddresses.set(name, { address, form });
  }

  private readOutput(row: number): OutputInfo {
    const { name } = outputName(this.text(row + ValueAt.name));
    const unit = this.text(row + ValueAt.unit);
    const { form } = this.outputAddresses.get(name)!;
    return {
      name,
      summary: this.text(row + ValueAt.summary),
      unit: units[unit] ?? unit,
      initial: fromUnit(form, this.module.f64[(row + ValueAt.initial) >> 3]),
      words: form.words,
    };
  }

  /** Reads the texts again when the second module has brought those that the first lacks. */
  private get current(): NonNullable<Descriptor['known']> {
    if (this.known && this.known.hasTexts === this.module.hasTraces) return this.known;
    this.module.refresh();
    const [name, summary, version] = this.texts.map((at) => this.module.text(at));
    const info = {
      name: camel(name),
      summary,
      version,
      properties: this.readProperties().map(([property]) => property),
      outputs: this.rows('values', ValueAt.size).map((row) => this.readOutput(row)),
    };
    const details = this.rows('details', 4).map((row) => this.text(row));
    return (this.known = { info, details, hasTexts: this.module.hasTraces });
  }

  get info(): ClassInfo {
    return this.current.info;
  }

  /** The class's own words for why it failed. */
  get details(): readonly string[] {
    return this.current.details;
  }

  /** The outputs of a record, which begin at `index` of the doubles. */
  numbers(doubles: Float64Array, index: number): number[] {
    const count = this.outputs.length;
    const numbers: number[] = [];
    for (let i = 0; i < count; i++) numbers.push(doubles[index + i]);
    return numbers;
  }
}

function outputName(cName: string): { name: string; key: string; axis: Output['axis'] } {
  const [base, axis] = cName.split('.');
  if (axis !== 'x' && axis !== 'y') return { name: camel(cName), key: camel(cName), axis: 0 };
  return { name: `${camel(base)}.${axis}`, key: camel(base), axis: axis === 'x' ? 1 : 2 };
}

/** A gesture event of any class. Those of one class have its outputs as fields, which are made when they are read. */
class Gesture {
  readonly kind = 'gesture' as const;

  constructor(
    readonly type: string,
    readonly state: State,
    readonly from: State,
    readonly recognizer: Recognizer,
    readonly view: View,
    readonly target: Element | undefined,
    readonly time: number,
    readonly x: number,
    readonly y: number,
    readonly touchCount: number,
    readonly touch: number,
    readonly contact: number,
    readonly merged: number,
    readonly sequence: number,
    readonly sentence: string,
    /** @internal */ readonly numbers: readonly number[],
  ) {}
}

/** The class of the events of a recognizer class. */
function eventClass(outputs: readonly Output[]): typeof Gesture {
  class Event extends Gesture {}
  outputs.forEach(({ key, axis, form }, index) => {
    if (axis === 2) return;
    const get = axis === 1
      ? function point(this: Gesture) { return { x: this.numbers[index], y: this.numbers[index + 1] }; }
      : function number(this: Gesture) { return fromNumber(form, this.numbers[index]); };
    Object.defineProperty(Event.prototype, key, { get, enumerable: true });
  });
  return Event;
}

function readProperty(module: Module, at: number): [PropertyInfo, Property] {
  const text = (offset: number): string => module.text(module.u32[(at + offset) >> 2]);
  const cName = text(PropertyAt.name);
  const unit = text(PropertyAt.unit);
  const kind = kinds[module.i32[(at + PropertyAt.kind) >> 2]];
  const form = formOf(cName, unit, kind === 'boolean');
  const number = (offset: number): number => fromUnit(form, module.f64[(at + offset) >> 3]);
  const info = {
    name: camel(cName),
    summary: text(PropertyAt.summary),
    unit: units[unit] ?? unit,
    origin: text(PropertyAt.origin),
    kind,
    initial: number(PropertyAt.initial),
    minimum: number(PropertyAt.minimum),
    maximum: number(PropertyAt.maximum),
    words: form.words,
  };
  return [info, { address: module.u32[(at + PropertyAt.name) >> 2], form, info }];
}

/** The properties that every recognizer has. */
export function readCommon(module: Module): readonly [PropertyInfo, Property][] {
  module.check(module.calls.kin_common_properties(module.scratch, module.scratch + 8));
  module.refresh();
  const [at, , count] = module.u32.subarray(module.scratch >> 2, (module.scratch >> 2) + 3);
  return Array.from({ length: count }, (_, i) => readProperty(module, at + i * PropertyAt.size));
}

/** All classes of an engine, by their names in JavaScript. */
export function readClasses(module: Module, engine: number, known: Map<string, Descriptor>): Map<string, Descriptor> {
  const found = new Map<string, Descriptor>();
  const common = readCommon(module);
  module.check(module.calls.kin_engine_get_class_count(engine, module.scratch), engine);
  const count = module.u32[module.scratch >> 2];
  for (let i = 0; i < count; i++) {
    module.check(module.calls.kin_engine_get_class(engine, i, module.scratch), engine);
    module.refresh();
    const at = module.u32[module.scratch >> 2];
    const name = camel(module.text(module.u32[(at + RecognizerClassAt.name) >> 2]));
    found.set(name, known.get(name) ?? new Descriptor(module, at, common));
  }
  return found;
}

/** How many values a record can have. */
export const valueCapacity = Limit.valueCapacity;
