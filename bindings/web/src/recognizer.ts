import type { Descriptor, OutputName, Property } from './descriptors.js';
import type { Engine } from './engine.js';
import type { Handler, PropertiesOf, State, ValueOf } from './events.js';
import type { Point } from './generated/classes.js';
import type { TouchInfo } from './touch.js';
import { readTouch } from './touch.js';
import { ClassFlag, onDemand, questions, states } from './generated/abi.js';
import { guarded, indexOf, KinesicError } from './errors.js';
import { fromNumber, fromUnit, toNumber, toUnit } from './words.js';
import { View } from './view.js';

/** A touch that landed, for shouldReceiveTouch. */
export interface LandingTouch {
  readonly touch: number;
  readonly x: number;
  readonly y: number;
  readonly time: number;
  readonly type: 'direct' | 'indirect' | 'pencil' | 'pointer';
  readonly view: View | undefined;
  /** The element that was hit, of a touch screen's. */
  readonly target: Element | undefined;
}

/** Questions that the engine asks about a recognizer. One that is missing has the answer in its comment. */
export interface Delegate {
  /** About to leave 'possible': may it? Asked once an attempt. Yes. */
  shouldBegin?(recognizer: Recognizer): boolean;
  /** A touch landed: does it take it? Yes. */
  shouldReceiveTouch?(recognizer: Recognizer, touch: LandingTouch): boolean;
  /** May both run at once? A yes of either is enough. No. */
  shouldRecognizeSimultaneouslyWith?(recognizer: Recognizer, other: Recognizer): boolean;
  /** Must the other one fail first? Asked once an attempt and pair. No. */
  shouldRequireFailureOf?(recognizer: Recognizer, other: Recognizer): boolean;
  /** Must this one fail before the other one? Asked once an attempt and pair. No. */
  shouldBeRequiredToFailBy?(recognizer: Recognizer, other: Recognizer): boolean;
}

/** The questions of a delegate, in the order of their bits. */
export const delegateQuestions = questions.slice(0, 5) as readonly (keyof Delegate)[];

/** What `on` takes beside the properties of the class. */
export interface RecognizerOptions extends Delegate {
  /** For explanations; at most 127 bytes of UTF-8. */
  name?: string | undefined;
  /** Removes the recognizer when it is aborted. */
  signal?: AbortSignal | undefined;
  /** Those that must fail before this one can be recognized. */
  waitFor?: Recognizer | readonly Recognizer[] | undefined;
  /** Those that may be recognized at the same time. */
  alongside?: Recognizer | readonly Recognizer[] | undefined;
  /**
   * Once it is recognized, the click that the browser makes of its finger reaches nobody. Default: true, but for `tap`,
   * `serialTap`, `multiTap`, `press`, `hover` and `dwell`.
   */
  cancelsClick?: boolean | undefined;
  /** A `tap` of one finger comes for a key, `click()` and a screen reader too. Default true. */
  activation?: boolean | undefined;
}

export type Relation = 'requires' | 'simultaneous' | 'mayPrevent' | 'mayNotPrevent' | 'group';

export type When = State | 'recognized';
const optionNames = new Set<string>(['name', 'signal', 'waitFor', 'alongside', 'cancelsClick', 'activation', ...delegateQuestions]);
/** A bit for each state, and one for the moment when a gesture is recognized. */
const recognizedBit = 1 << states.length;
const anyState = (1 << states.length) - 1;

function bitOf(when: When): number {
  return 1 << indexOf(when, [...states, 'recognized']);
}

function listOf<Item>(given: Item | readonly Item[] | undefined): readonly Item[] {
  if (given === undefined) return [];
  return Array.isArray(given) ? given : [given as Item];
}

interface Listener {
  readonly bits: number;
  readonly handler: (event: any) => void;
}

/**
 * One instance of a recognizer class, attached to a view. It comes from `on`.
 *
 * After `remove` it can be asked nothing: KIN_ERROR_STALE.
 */
export class Recognizer<Type extends string = string> {
  readonly engine: Engine;
  readonly type: Type;
  /** @internal */ readonly id: bigint;
  /** @internal */ readonly index: number;
  /** @internal */ readonly generation: number;
  /** @internal */ readonly descriptor: Descriptor;
  /** @internal */ delegate: Delegate = {};
  /** @internal */ bits = 0;
  /** @internal */ cancelsClick: boolean | undefined;
  /** @internal */ activation: boolean | undefined;
  /** @internal When it was recognized last, milliseconds. */ recognizedAt = -1;
  /** @internal The number of the state that its latest record had. */ latestState = 0;
  private listeners: Listener[] = [];
  private currentView: View;
  private removed = false;
  private ownName: string | undefined;
  private signal: AbortSignal | undefined;
  private readonly abortBySignal = (): void => this.remove();

  /** @internal */
  constructor(view: View, id: bigint, descriptor: Descriptor, type: Type) {
    this.engine = view.engine;
    this.currentView = view;
    this.id = id;
    this.index = Number(id & 0xffffffffn);
    this.generation = Number(id >> 32n);
    this.descriptor = descriptor;
    this.type = type;
  }

  /** @internal Applies the options of `on`; a property that is refused leaves nothing behind. */
  begin(options: RecognizerOptions & PropertiesOf<Type>): void {
    const own = options as RecognizerOptions & { [property: string]: unknown };
    for (const [name, value] of Object.entries(own)) {
      if (!optionNames.has(name) && value !== undefined) this.setOne(name, value);
    }
    if (own.name !== undefined) this.name = own.name;
    this.setDelegate(own);
    this.waitFor(...listOf(own.waitFor));
    this.alongside(...listOf(own.alongside));
    this.cancelsClick = own.cancelsClick;
    this.activation = own.activation;
    if (own.signal) {
      this.signal = own.signal;
      own.signal.addEventListener('abort', this.abortBySignal, { once: true });
    }
  }

  get view(): View {
    return this.currentView;
  }

  /** Moves it to another view: what is under way is cancelled. */
  set view(view: View) {
    this.change(this.engine.module.calls.kin_recognizer_set_view(this.engine.address, this.id, view.id));
    const before = this.currentView;
    before.forget(this);
    this.currentView = view;
    view.keep(this);
    this.engine.recognizersChanged(before);
    this.engine.recognizersChanged(view);
  }

  /** The element of its view, where it has one. */
  get element(): Element | undefined {
    return this.currentView.element;
  }

  get isRemoved(): boolean {
    return this.removed;
  }

  /** A name for explanations and tools. One that was removed keeps it. */
  get name(): string {
    if (this.ownName !== undefined) return this.ownName;
    if (this.removed) return '';
    const module = this.engine.read('kin_recognizer_get_name', this.id);
    return module.text(module.u32[module.scratch >> 2]);
  }

  set name(name: string) {
    const { module } = this.engine;
    this.engine.ask('kin_recognizer_set_name', this.id, module.name(name));
    this.ownName = name;
  }

  get enabled(): boolean {
    return this.get('enabled') as boolean;
  }

  set enabled(enabled: boolean) {
    this.setOne('enabled', enabled);
  }

  /** Its present state. */
  get state(): State {
    const module = this.engine.read('kin_recognizer_get_state', this.id);
    return states[module.i32[module.scratch >> 2]];
  }

  /** What it has earned while it waits for others to fail; 'possible' if nothing. */
  get pendingState(): State {
    const module = this.engine.read('kin_recognizer_get_pending_state', this.id);
    return states[module.i32[module.scratch >> 2]];
  }

  /** Calls a function with each event, or with those of one state; 'recognized': once for each gesture. */
  on(handler: Handler<Type>): this;
  on(when: When, handler: Handler<Type>): this;
  on(first: When | Handler<Type>, second?: Handler<Type>): this {
    const bits = typeof first === 'string' ? bitOf(first) : anyState;
    const handler = typeof first === 'string' ? second : first;
    if (typeof handler !== 'function') throw new KinesicError('KIN_ERROR_NULL', 'a handler must be a function');
    this.engine.needAlive(this);
    this.listeners = [...this.listeners, { bits, handler }];
    this.bits |= bits;
    return this;
  }

  /** Removes a function that `on` has added. */
  off(handler: Handler<Type>): this {
    this.listeners = this.listeners.filter((each) => each.handler !== handler);
    this.bits = this.listeners.reduce((bits, each) => bits | each.bits, 0);
    return this;
  }

  /** @internal Notes the state of a record, and says which of the listeners' bits it has. */
  note(state: number, from: number): number {
    this.latestState = state;
    const isRecognized = from === 0 && (state === 1 || state === 3);
    if (isRecognized) this.recognizedAt = this.engine.latest;
    return (1 << state) | (isRecognized ? recognizedBit : 0);
  }

  /** @internal */
  call(event: unknown, bits: number): void {
    const { listeners } = this;
    for (let i = 0; i < listeners.length; i++) if (listeners[i].bits & bits) guarded(listeners[i].handler, event);
  }

  /** The others must fail before this one can be recognized. */
  waitFor(...others: Recognizer[]): this {
    for (const other of others) {
      this.engine.ask('kin_recognizer_require_failure', this.id, this.peer(other));
      this.engine.timeMatters();
    }
    return this;
  }

  doNotWaitFor(...others: Recognizer[]): this {
    for (const other of others) {
      this.engine.ask('kin_recognizer_remove_failure_requirement', this.id, this.peer(other));
    }
    return this;
  }

  /** This one and each of the others may be recognized at the same time. */
  alongside(...others: Recognizer[]): this {
    return this.allow(others, 1);
  }

  notAlongside(...others: Recognizer[]): this {
    return this.allow(others, 0);
  }

  private allow(others: readonly Recognizer[], allowed: number): this {
    for (const other of others) {
      this.engine.ask('kin_recognizer_allow_simultaneous', this.id, this.peer(other), allowed);
    }
    return this;
  }

  private peer(other: Recognizer): bigint {
    if (!(other instanceof Recognizer)) throw new KinesicError('KIN_ERROR_NULL', 'a relation needs another recognizer');
    if (other.engine !== this.engine) throw new KinesicError('KIN_ERROR_STALE', 'the recognizers are of two engines');
    return other.id;
  }

  /** Those to which it has a relation, in the order of setting. Needs `await kinesic.loadTraces()`. */
  relations(kind: Relation): readonly Recognizer[] {
    this.engine.module.needTraces('a list of relations');
    return this.engine.module.recorders!.relations(this, kind);
  }

  private property(name: string): Property {
    return this.find('property', name, this.descriptor.properties);
  }

  private setOne(name: string, value: unknown): void {
    const { address, form, info } = this.property(name);
    const number = toNumber(form, value);
    // The library's sentence has the names and units of C.
    const compared = fromUnit(form, number);
    if (!(compared >= info.minimum && compared <= info.maximum)) {
      const range = `from ${info.minimum} to ${info.maximum}${info.unit === '1' ? '' : ` ${info.unit}`}`;
      throw new KinesicError('KIN_ERROR_RANGE', `${this.type}: ${name} must be a number ${range}, not ${String(value)}`);
    }
    if (onDemand.includes(name)) this.engine.module.needTraces(`property '${name}'`);
    this.change(this.engine.module.calls.kin_recognizer_set_number(this.engine.address, this.id, address, number));
  }

  /** Sets a property, or several. Words are taken where numbers have some: axes 'horizontal', direction 'left'. */
  set<Name extends keyof PropertiesOf<Type> & string>(name: Name, value: NonNullable<PropertiesOf<Type>[Name]>): this;
  set(properties: PropertiesOf<Type>): this;
  set(first: string | PropertiesOf<Type>, value?: unknown): this {
    if (typeof first === 'string') this.setOne(first, value);
    else for (const [name, each] of Object.entries(first)) if (each !== undefined) this.setOne(name, each);
    this.engine.propertyChanged(this);
    return this;
  }

  /** Reads a property: a boolean for those that are 0 or 1, a word or words where numbers have some. */
  get<Name extends keyof PropertiesOf<Type> & string>(name: Name): ValueOf<PropertiesOf<Type>[Name]> {
    const property = this.property(name);
    return fromNumber(property.form, this.number(property)) as ValueOf<PropertiesOf<Type>[Name]>;
  }

  private number(property: Property): number {
    const module = this.engine.read('kin_recognizer_get_number', this.id, property.address);
    return module.f64[module.scratch >> 3];
  }

  private output(name: string): OutputName {
    return this.find('output', name, this.descriptor.outputAddresses);
  }

  private find<Item>(what: string, name: string, all: ReadonlyMap<string, Item>): Item {
    const found = all.get(name);
    if (found) return found;
    const known = [...all.keys()].join(', ');
    throw new KinesicError('KIN_ERROR_UNKNOWN', `${what} '${name}' is unknown to class '${this.type}'; it has: ${known}`);
  }

  /** Reads an output: 'scale', 'translation.x'. */
  value(name: string): number {
    const output = this.output(name);
    const module = this.engine.read('kin_recognizer_get_value', this.id, output.address);
    return fromUnit(output.form, module.f64[module.scratch >> 3]);
  }

  /** Sets an output while the gesture is under way: it goes on from there, and its velocity restarts. */
  setValue(name: string, to: number): this {
    const output = this.output(name);
    this.change(this.engine.module.calls.kin_recognizer_set_value(
      this.engine.address, this.id, output.address, toUnit(output.form, to),
    ));
    return this;
  }

  /** Where it is, in client coordinates. */
  get location(): Point {
    const module = this.engine.read('kin_recognizer_get_location', this.id, 0n);
    return { x: module.f64[module.scratch >> 3], y: module.f64[(module.scratch >> 3) + 1] };
  }

  /** Its touches, in the order of landing. */
  get touches(): readonly TouchInfo[] {
    const module = this.engine.read('kin_recognizer_get_touch_count', this.id);
    const count = module.u32[module.scratch >> 2];
    return Array.from({ length: count }, (_, index) => {
      this.engine.read('kin_recognizer_get_touch', this.id, index);
      return readTouch(module, module.scratch, this.engine);
    });
  }

  /** Ends the present attempt. */
  abort(): this {
    this.change(this.engine.module.calls.kin_recognizer_abort(this.engine.address, this.id));
    return this;
  }

  /** For the class 'manual': the page proposes a state. */
  propose(state: State): this {
    const number = states.indexOf(state);
    this.change(this.engine.module.calls.kin_recognizer_propose(this.engine.address, this.id, number));
    return this;
  }

  /** Sets the questions that it answers by itself; those that are missing have the engine's answers. */
  setDelegate(delegate: Delegate): this {
    let mask = 0;
    const kept: { [question: string]: unknown } = {};
    delegateQuestions.forEach((question, bit) => {
      if (typeof delegate[question] !== 'function') return;
      kept[question] = delegate[question];
      mask |= 1 << bit;
    });
    if (mask !== 0 || Object.keys(this.delegate).length > 0) {
      this.engine.ask('web_set_delegate', this.id, mask);
      this.engine.timeMatters();
    }
    this.delegate = kept as Delegate;
    return this;
  }

  /** Removes it: an active one sends 'cancelled' first. A second time does nothing. */
  remove(): void {
    if (this.removed) return;
    this.change(this.engine.module.calls.kin_recognizer_remove(this.engine.address, this.id));
    this.gone();
  }

  /** @internal The engine has removed it. */
  gone(): void {
    this.removed = true;
    this.signal?.removeEventListener('abort', this.abortBySignal);
    this.currentView.forget(this);
    this.engine.forget(this);
  }

  private change(result: number): void {
    this.engine.finish(result);
  }

  /** @internal */
  get scrolls(): boolean {
    return (this.descriptor.flags & ClassFlag.scrolls) !== 0;
  }

  /** @internal */
  get hovers(): boolean {
    return (this.descriptor.flags & ClassFlag.hovers) !== 0;
  }
}

