import type { Module } from './module.js';
import { report } from './errors.js';
import { Change, ClassFlag, Limit, PropertyAt, RecognizerClassAt, RequestAt, RequestFlag, states, StepAt, TouchAt, touchTypes, ValueAt } from './generated/abi.js';
import type { State } from './events.js';
import { milliseconds, whole } from './touch.js';
import { snake } from './words.js';

/** A number that a class keeps between its steps. */
export type Field = 'number' | 'integer' | 'boolean';

/** A touch in a step. */
export interface StepTouch {
  readonly touch: number;
  readonly contact: number;
  readonly began: boolean;
  readonly moved: boolean;
  readonly ended: boolean;
  readonly cancelled: boolean;
  readonly type: typeof touchTypes[number];
  readonly x: number;
  readonly y: number;
  readonly previousX: number;
  readonly previousY: number;
  readonly startX: number;
  readonly startY: number;
  readonly time: number;
  readonly startTime: number;
  readonly force: number;
  readonly buttons: number;
  readonly tapCount: number;
}

/** What happened, or is about to. Client coordinates, milliseconds. */
export interface StepFacts {
  /** What the recognizer is now. */
  readonly state: State;
  readonly time: number;
  /** Thresholds in CSS pixels are multiplied by it. */
  readonly scale: number;
  /** Its touches in the order of landing: those down, and those that ended in this step. */
  readonly touches: readonly StepTouch[];
  /** How many touches are down after this step. */
  readonly downCount: number;
  /** The time that was asked for has come, or a touch is about to land with which it does not go on; nothing else happened. */
  readonly isTimer: boolean;
  readonly bounds: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** What happened, and what the class asks for. */
export interface Step extends StepFacts {
  /** Step me again at this time, milliseconds; Infinity: do not. */
  deadline: number;
  /** Where the gesture is; without it the middle of its touches. */
  location: { x: number; y: number } | undefined;
  /** 0 to 1: where inside this step's movement the threshold was crossed. */
  crossing: number;
  /** Why it failed: one of the class's `details`. */
  reason: string;
  /** An output. */
  setValue(name: string, value: number): void;
  /** With 'changed': send the event although no touch moved. */
  forceChange(): void;
  /** It does not want this touch any more. */
  ignore(index: number): void;
}

/** A recognizer class that is written in JavaScript. */
export interface ClassDefinition {
  /** Reverse DNS, as all classes of others: 'com.example.checkmark'. */
  name: string;
  /** One sentence. */
  summary: string;
  version?: string;
  /** Settings: numbers with a default and a range. */
  properties?: { readonly [name: string]: { initial: number; minimum?: number; maximum?: number; summary?: string; unit?: string; kind?: 'number' | 'integer' | 'boolean' } };
  /** Outputs, at most 8. */
  outputs?: { readonly [name: string]: { initial?: number; summary?: string; unit?: string } };
  /** What it keeps between its steps. They begin as 0 in each attempt. */
  fields?: { readonly [name: string]: Field };
  /** Words for `step.reason`. */
  details?: readonly string[];
  /** It prevents none; while active it is cancelled by a related one that is recognized. */
  yielding?: boolean;
  /** cancelsTouchesInView is false by default. */
  leavesTouches?: boolean;
  /**
   * One transition: returns the state that it proposes. `self` has the properties and fields; it is plain bytes of the
   * engine, so keep nothing elsewhere, and call nothing. Return 'failed' as soon as the touches cannot become the
   * gesture any more: others may be waiting for that.
   */
  step(self: { [name: string]: number }, step: Step): State;
  /**
   * Can the attempt, none of whose fingers is down, go on with the one touch of `landing`, which is about to land? If
   * not, `step` is called before that, with `isTimer`, for it to end, and the touch lands on an attempt that is new.
   * Without it: yes. It changes nothing. An attempt waits for its next touch by a `deadline`; one without ends with its
   * last finger.
   */
  continuesWith?(self: { readonly [name: string]: number }, landing: StepFacts): boolean;
  /** Makes the fields ready for an attempt; they are 0. */
  prepare?(self: { [name: string]: number }): void;
}

const kinds = ['number', 'integer', 'boolean'];

/** The numbers of a state, by name: properties first, then fields, 8 bytes each. */
class Layout {
  readonly names: string[];
  readonly size: number;
  private readonly proto: object;

  constructor(private readonly module: Module, readonly properties: readonly string[], fields: readonly string[]) {
    this.names = [...properties, ...fields];
    this.size = Math.max(8, this.names.length * 8);
    const layout = this;
    const accessors: PropertyDescriptorMap = {};
    this.names.forEach((name, index) => {
      accessors[name] = {
        enumerable: true,
        get(this: { at: number }) { return layout.module.f64[(this.at >> 3) + index]; },
        set(this: { at: number }, value: number) {
          if (index < properties.length) throw layout.module.error('KIN_ERROR_INVALID', `a class does not set its property '${name}'`);
          layout.module.f64[(this.at >> 3) + index] = Number(value);
        },
      };
    });
    this.proto = Object.create(null, accessors);
  }

  at(address: number): { [name: string]: number } {
    const state = Object.create(this.proto);
    Object.defineProperty(state, 'at', { value: address });
    return Object.preventExtensions(state);
  }

  clear(address: number): void {
    const first = (address >> 3) + this.properties.length;
    this.module.f64.fill(0, first, (address + this.size) >> 3);
  }
}

/** What a class sees: the C struct, read when asked. */
class FactsView implements StepFacts {
  private found: readonly StepTouch[] | undefined;

  constructor(protected readonly module: Module, private readonly input: number) {}

  private word(offset: number): number {
    return this.module.u32[(this.input + offset) >> 2];
  }

  get state(): State {
    return states[this.word(StepAt.state)];
  }

  get time(): number {
    return milliseconds(this.module, this.input + StepAt.timeNs);
  }

  get scale(): number {
    return this.module.f64[(this.input + StepAt.scale) >> 3];
  }

  get downCount(): number {
    return this.word(StepAt.downCount);
  }

  get isTimer(): boolean {
    return (this.word(StepAt.flags) & 1) !== 0;
  }

  get bounds(): { x: number; y: number; width: number; height: number } {
    const at = (this.input + StepAt.bounds) >> 3;
    const [x, y, width, height] = this.module.f64.subarray(at, at + 4);
    return { x, y, width, height };
  }

  get touches(): readonly StepTouch[] {
    if (this.found) return this.found;
    const rows = this.word(StepAt.touches) >> 2;
    return (this.found = Array.from({ length: this.word(StepAt.touchCount) }, (_, i) => this.touch(this.module.u32[rows + i])));
  }

  private touch(at: number): StepTouch {
    const { module } = this;
    const changes = module.u32[(at + TouchAt.changes) >> 2];
    const double = (offset: number): number => module.f64[(at + offset) >> 3];
    return {
      touch: whole(module, at + TouchAt.id),
      contact: whole(module, at + TouchAt.contact),
      began: (changes & Change.began) !== 0,
      moved: (changes & Change.moved) !== 0,
      ended: (changes & Change.ended) !== 0,
      cancelled: (changes & Change.cancelled) !== 0,
      type: touchTypes[module.u32[(at + TouchAt.type) >> 2]],
      x: double(TouchAt.x),
      y: double(TouchAt.y),
      previousX: double(TouchAt.previousX),
      previousY: double(TouchAt.previousY),
      startX: double(TouchAt.startX),
      startY: double(TouchAt.startY),
      time: milliseconds(module, at + TouchAt.timeNs),
      startTime: milliseconds(module, at + TouchAt.startTimeNs),
      force: double(TouchAt.force),
      buttons: module.u32[(at + TouchAt.buttons) >> 2],
      tapCount: module.u32[(at + TouchAt.tapCount) >> 2],
    };
  }
}

/** What a class's step sees and asks for. */
class StepView extends FactsView implements Step {
  reason = '';
  crossing = 0;
  deadline: number;
  location: { x: number; y: number } | undefined;

  constructor(module: Module, input: number, private readonly request: number, private readonly outputs: readonly string[]) {
    super(module, input);
    const low = module.u32[(request + RequestAt.deadlineNs) >> 2];
    const high = module.u32[((request + RequestAt.deadlineNs) >> 2) + 1];
    this.deadline = high === 0xffffffff && low === 0xffffffff ? Infinity : milliseconds(module, request + RequestAt.deadlineNs);
    const x = module.f64[(request + RequestAt.x) >> 3];
    if (!Number.isNaN(x)) this.location = { x, y: module.f64[(request + RequestAt.y) >> 3] };
  }

  setValue(name: string, value: number): void {
    const index = this.outputs.indexOf(name);
    if (index < 0) throw this.module.error('KIN_ERROR_UNKNOWN', `output '${name}' is none of ${this.outputs.join(', ')}`);
    this.module.f64[((this.request + RequestAt.values) >> 3) + index] = value;
  }

  forceChange(): void {
    this.module.u32[(this.request + RequestAt.flags) >> 2] |= RequestFlag.changed;
  }

  ignore(index: number): void {
    this.module.u32[((this.request + RequestAt.ignore) >> 2) + (index >> 5)] |= 1 << (index & 31);
  }

  /** Writes what was asked for. */
  end(details: readonly string[]): void {
    const { module, request } = this;
    const { f64, u32 } = module;
    const deadline = (request + RequestAt.deadlineNs) >> 2;
    const ns = Math.round(this.deadline * 1e6);
    const isNever = !Number.isSafeInteger(ns);
    u32[deadline] = isNever ? 0xffffffff : ns % 4294967296;
    u32[deadline + 1] = isNever ? 0xffffffff : Math.floor(ns / 4294967296);
    f64[(request + RequestAt.x) >> 3] = this.location ? this.location.x : NaN;
    f64[(request + RequestAt.y) >> 3] = this.location ? this.location.y : NaN;
    f64[(request + RequestAt.crossing) >> 3] = this.crossing;
    u32[(request + RequestAt.reason) >> 2] = Math.max(0, details.indexOf(this.reason));
  }
}

function text(module: Module, value: string): number {
  // It lasts as long as the module.
  const room = new TextEncoder().encode(value).length + 1;
  const address = module.allocate(room);
  module.write(value, address, room);
  return address;
}

/** Writes a table of `kin_recognizer_class`; gives what registers it in an engine. */
export function makeClass(module: Module, definition: ClassDefinition): (engine: number) => void {
  const properties = Object.entries(definition.properties ?? {});
  const outputs = Object.entries(definition.outputs ?? {});
  const details = ['', ...(definition.details ?? [])];
  if (outputs.length > Limit.valueCapacity) {
    throw module.error('KIN_ERROR_CLASS', `class '${definition.name}' has ${outputs.length} outputs; ${Limit.valueCapacity} are allowed`);
  }
  const layout = new Layout(module, properties.map(([name]) => name), Object.keys(definition.fields ?? {}));
  const at = module.allocate(RecognizerClassAt.size);
  const word = (offset: number, value: number): void => { module.u32[(at + offset) >> 2] = value; };
  word(RecognizerClassAt.structSize, RecognizerClassAt.size);
  word(RecognizerClassAt.abiLevel, Limit.abiLevel);
  const texts: [number, string][] = [
    [RecognizerClassAt.name, definition.name], [RecognizerClassAt.summary, definition.summary], [RecognizerClassAt.version, definition.version ?? '1.0.0'],
  ];
  for (const [offset, value] of texts) {
    const address = text(module, value);
    word(offset, address);
  }
  word(RecognizerClassAt.flags, (definition.yielding ? ClassFlag.yielding : 0) | (definition.leavesTouches ? ClassFlag.leavesTouches : 0));
  word(RecognizerClassAt.stateSize, layout.size);
  word(RecognizerClassAt.stateAlignment, 8);
  word(RecognizerClassAt.propertyCount, properties.length);
  word(RecognizerClassAt.valueCount, outputs.length);
  word(RecognizerClassAt.detailCount, details.length);
  const propertyTable = writeProperties(module, properties);
  const valueTable = writeOutputs(module, outputs);
  const detailTable = writeDetails(module, details);
  word(RecognizerClassAt.properties, propertyTable);
  word(RecognizerClassAt.values, valueTable);
  word(RecognizerClassAt.details, detailTable);
  const [prepare, step, continuesWith] = functionsOf(module, definition, layout, outputs.map(([name]) => name), details);
  word(RecognizerClassAt.prepare, prepare);
  word(RecognizerClassAt.step, step);
  word(RecognizerClassAt.continuesWith, continuesWith);
  return (engine) => module.check(module.calls.kin_recognizer_class_register(engine, at), engine);
}

function writeProperties(module: Module, properties: [string, NonNullable<ClassDefinition['properties']>[string]][]): number {
  const table = module.allocate(Math.max(1, properties.length) * PropertyAt.size);
  properties.forEach(([name, property], index) => {
    const at = table + index * PropertyAt.size;
    const addresses = [snake(name), property.summary ?? '', property.unit ?? '1', ''].map((value) => text(module, value));
    [PropertyAt.name, PropertyAt.summary, PropertyAt.unit, PropertyAt.origin].forEach((offset, i) => { module.u32[(at + offset) >> 2] = addresses[i]; });
    module.f64[(at + PropertyAt.initial) >> 3] = property.initial;
    module.f64[(at + PropertyAt.minimum) >> 3] = property.minimum ?? (property.kind === 'boolean' ? 0 : -1e9);
    module.f64[(at + PropertyAt.maximum) >> 3] = property.maximum ?? (property.kind === 'boolean' ? 1 : 1e9);
    module.u32[(at + PropertyAt.kind) >> 2] = kinds.indexOf(property.kind ?? 'number');
    module.u32[(at + PropertyAt.offset) >> 2] = index * 8;
  });
  return table;
}

function writeOutputs(module: Module, outputs: [string, NonNullable<ClassDefinition['outputs']>[string]][]): number {
  const table = module.allocate(Math.max(1, outputs.length) * ValueAt.size);
  outputs.forEach(([name, output], index) => {
    const at = table + index * ValueAt.size;
    const cName = name.split('.').map(snake).join('.');
    const addresses = [cName, output.summary ?? '', output.unit ?? '1'].map((value) => text(module, value));
    [ValueAt.name, ValueAt.summary, ValueAt.unit].forEach((offset, i) => { module.u32[(at + offset) >> 2] = addresses[i]; });
    module.f64[(at + ValueAt.initial) >> 3] = output.initial ?? 0;
  });
  return table;
}

function writeDetails(module: Module, details: readonly string[]): number {
  const addresses = details.map((value) => text(module, value));
  const table = module.allocate(details.length * 4);
  module.u32.set(addresses, table >> 2);
  return table;
}

/** The class's functions, as numbers of the module's table. */
function functionsOf(
  module: Module, definition: ClassDefinition, layout: Layout, outputs: readonly string[], details: readonly string[],
): [number, number, number] {
  const enter = <Result>(otherwise: Result, run: () => Result): Result => {
    module.depth += 1;
    try {
      module.refresh();
      return run();
    } catch (error) {
      report(error);
      return otherwise;
    } finally {
      module.depth -= 1;
    }
  };
  const prepare = (state: number): void => enter(undefined, () => {
    layout.clear(state);
    definition.prepare?.(layout.at(state));
  });
  const failed = states.indexOf('failed');
  const step = (state: number, input: number, request: number): number => enter(failed, () => {
    const view = new StepView(module, input, request, outputs);
    const proposed = states.indexOf(definition.step(layout.at(state), view));
    view.end(details);
    return proposed;
  });
  const goesOn = (state: number, landing: number): number => enter(1, () => {
    const answer = definition.continuesWith?.(layout.at(state), new FactsView(module, landing)) ?? true;
    return answer ? 1 : 0;
  });
  const asked = definition.continuesWith ? inTable(module, goesOn, 2, true) : 0;
  return [inTable(module, prepare, 1, false), inTable(module, step, 3, true), asked];
}

/**
 * Puts a function of JavaScript into the module's table, by way of a module that does nothing but import and export
 * it: WebAssembly.Function is not there in all browsers.
 */
function inTable(module: Module, call: (...numbers: number[]) => number | void, parameters: number, hasResult: boolean): number {
  const i32 = 0x7f;
  const section = (id: number, ...bytes: number[]): number[] => [id, bytes.length, ...bytes];
  const type = [1, 0x60, parameters, ...Array<number>(parameters).fill(i32), hasResult ? 1 : 0, ...(hasResult ? [i32] : [])];
  const bytes = new Uint8Array([
    0, 0x61, 0x73, 0x6d, 1, 0, 0, 0,
    ...section(1, ...type),
    ...section(2, 1, 1, 0x66, 1, 0x66, 0, 0), // import "f" "f", of that type
    ...section(7, 1, 1, 0x66, 0, 0), // export it as "f"
  ]);
  const instance = new WebAssembly.Instance(new WebAssembly.Module(bytes), { f: { f: call } });
  const place = module.table.grow(1);
  module.table.set(place, instance.exports.f);
  return place;
}
