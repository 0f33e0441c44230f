import type { Module } from './module.js';
import { Limit, PropertyAt, RecognizerClassAt, ValueAt } from './generated/abi.js';
import { camel, Form, formOf, fromNumber, fromUnit } from './words.js';

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
  readonly info: ClassInfo;
  readonly flags: number;
  readonly properties = new Map<string, Property>();
  readonly outputAddresses = new Map<string, OutputName>();
  readonly details: readonly string[];
  private readonly outputs: Output[] = [];

  constructor(module: Module, at: number, common: readonly [PropertyInfo, Property][]) {
    const word = (offset: number): number => module.u32[(at + offset) >> 2];
    module.refresh();
    this.flags = word(RecognizerClassAt.flags);
    const infos: PropertyInfo[] = [];
    for (const [info, property] of common) this.properties.set(info.name, property);
    for (let i = 0; i < word(RecognizerClassAt.propertyCount); i++) {
      const [info, property] = readProperty(module, word(RecognizerClassAt.properties) + i * PropertyAt.size);
      infos.push(info);
      this.properties.set(info.name, property);
    }
    const details = word(RecognizerClassAt.details);
    this.details = Array.from({ length: word(RecognizerClassAt.detailCount) }, (_, i) => module.text(module.u32[(details >> 2) + i]));
    this.info = {
      name: camel(module.text(word(RecognizerClassAt.name))),
      summary: module.text(word(RecognizerClassAt.summary)),
      version: module.text(word(RecognizerClassAt.version)),
      properties: infos,
      outputs: Array.from({ length: word(RecognizerClassAt.valueCount) }, (_, i) => (
        this.readOutput(module, word(RecognizerClassAt.values) + i * ValueAt.size)
      )),
    };
  }

  private readOutput(module: Module, at: number): OutputInfo {
    const address = module.u32[(at + ValueAt.name) >> 2];
    const cName = module.text(address);
    const unit = module.text(module.u32[(at + ValueAt.unit) >> 2]);
    const [base, axis] = cName.split('.');
    const form = formOf(base, unit, false);
    const isPoint = axis === 'x' || axis === 'y';
    const name = isPoint ? `${camel(base)}.${axis}` : camel(cName);
    this.outputs.push({ key: isPoint ? camel(base) : name, axis: isPoint ? (axis === 'x' ? 1 : 2) : 0, form });
    this.outputAddresses.set(name, { address, form });
    return {
      name,
      summary: module.text(module.u32[(at + ValueAt.summary) >> 2]),
      unit: units[unit] ?? unit,
      initial: fromUnit(form, module.f64[(at + ValueAt.initial) >> 3]),
      words: form.words,
    };
  }

  /** Writes the outputs of a record, which begin at `index` of the doubles, to the fields of an event. */
  readOutputs(doubles: Float64Array, index: number, event: { [key: string]: unknown }): void {
    for (let i = 0; i < this.outputs.length; i++) {
      const output = this.outputs[i];
      const number = doubles[index + i];
      if (output.axis === 0) {
        event[output.key] = fromNumber(output.form, number);
      } else if (output.axis === 1) {
        event[output.key] = { x: number, y: 0 };
      } else {
        (event[output.key] as { y: number }).y = number;
      }
    }
  }

  /** The names of its outputs, points once. */
  get outputKeys(): readonly string[] {
    return [...new Set(this.outputs.map((output) => output.key))];
  }
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
