import type { Callbacks, Module, Recorders } from './module.js';
import type { Descriptor } from './descriptors.js';
import type { DecisionEvent, GestureEvent, KinesicEvent, ViewTouchEvent } from './events.js';
import type { FlightRecorder, Recording } from './traces.js';
import { nanoseconds, RawSample, rawSample, Sample, sampleCapacity, ScrollSample, writeSample, writeScroll } from './samples.js';
import { delegateQuestions, LandingTouch, Recognizer } from './recognizer.js';
import { EventAt, onDemand, phases, questions, reasons, states, tieBreaks, TouchSampleAt, touchTypes } from './generated/abi.js';
import { guarded, KinesicError, report } from './errors.js';
import { milliseconds, whole } from './touch.js';
import { readClasses } from './descriptors.js';
import { snake } from './words.js';
import { View, ViewOptions } from './view.js';

/** How an engine is made. */
export interface EngineOptions {
  /** Contacts that may be down at one time, 1 to 128; default 32. */
  touchCapacity?: number;
  /** Records that wait; at least 64, default 1024. */
  eventCapacity?: number;
  /** CSS pixels of an inch: touch thresholds scale with it; default 163. */
  unitsPerInch?: number;
  /** Which of two recognizers that propose in one step is first; default 'depth'. */
  tieBreak?: typeof tieBreaks[number];
}

/** What an engine needs of the package around it. */
export interface Package {
  readonly module: Module;
  readonly descriptors: Map<string, Descriptor>;
  readonly definitions: readonly ((engine: number) => void)[];
}

type Calls = Module['calls'];
/** The arguments after the engine. */
type After<Call> = Call extends (engine: number, ...rest: infer Rest) => number ? Rest : never;
/** Those without the last one, which is an address. */
type Between<Call> = After<Call> extends [...infer Most, number] ? Most : never;

export type AnyHandler = (event: KinesicEvent) => void;

const gesture = 0;
const viewTouch = 1;
/** The questions that are answered with yes without a delegate. */
const yesByDefault = ['shouldBegin', 'shouldReceiveTouch', 'gestureShouldBegin'];

/** An event that is to be delivered, and to whose functions beside those of the engine. */
interface Waiting {
  readonly event: KinesicEvent;
  readonly to: Recognizer | View | undefined;
  readonly bits: number;
}

/**
 * An engine without a page: feed it samples and time, get events. A touch screen is one that takes them from the
 * browser.
 *
 * The events of each step are delivered before the next step, inside the call that caused them.
 */
export class Engine {
  /** Space that is unbounded, above all views. */
  readonly root: View;
  /** @internal */ readonly module: Module;
  /** @internal 0 when it is closed: each call is refused then. */ address: number;
  private readonly classes: Map<string, Descriptor>;
  private readonly recognizersByIndex: (Recognizer | undefined)[] = [];
  private readonly viewsByIndex: (View | undefined)[] = [];
  private readonly outcome: number;
  private readonly samples: number;
  private handlers: AnyHandler[] = [];
  private readonly waiting: Waiting[] = [];
  /** @internal */ isDelivering = false;
  /** @internal */ explains = false;
  private closed = false;
  private nextDeadlineNs = Infinity;
  /** @internal The latest time that was fed or advanced to, milliseconds. */
  latest = 0;
  private trace: Uint8Array[] | undefined;
  /** @internal Where the lines of the engine's log go. */
  onLog: (severity: number, sentence: string) => void = (severity, sentence) => {
    if (severity > 0) console.warn(`kinesic: ${sentence}`);
  };

  /** @internal */
  constructor(around: Package, options: EngineOptions = {}, existing?: number) {
    const { module } = around;
    this.module = module;
    this.address = existing ?? createEngine(module, options);
    this.outcome = module.calls.web_outcome();
    this.samples = module.calls.web_samples();
    module.attach(this.address, this.callbacks());
    for (const define of around.definitions) define(this.address);
    this.ask('web_set_log');
    this.classes = readClasses(module, this.address, around.descriptors);
    for (const [name, descriptor] of this.classes) around.descriptors.set(name, descriptor);
    this.read('kin_engine_root_view');
    this.root = this.newView(module.u64[module.scratch >> 3], undefined);
  }

  /** @internal Calls a function of the library that takes an engine first. */
  ask<Name extends keyof Calls>(name: Name, ...rest: After<Calls[Name]>): Module {
    const { module, address } = this;
    module.check((module.calls[name] as (...all: unknown[]) => number)(address, ...rest), address);
    module.refresh();
    return module;
  }

  /** @internal The same for one that writes what it was asked for: into `scratch`, to be read before the next call. */
  read<Name extends keyof Calls>(name: Name, ...rest: Between<Calls[Name]>): Module {
    return this.ask(name, ...([...rest, this.module.scratch] as unknown as After<Calls[Name]>));
  }

  // Views and recognizers

  /** Adds a view in front of those in the root. */
  add(options?: ViewOptions): View {
    return this.root.add(options);
  }

  /** All recognizers, in the order of their numbers in the engine. */
  get recognizers(): readonly Recognizer[] {
    return this.recognizersByIndex.filter((each): each is Recognizer => each !== undefined);
  }

  /** @internal */
  attach<Type extends string>(view: View, type: Type): Recognizer<Type> {
    this.needOpen();
    const { module } = this;
    const descriptor = this.classes.get(type);
    if (!descriptor) {
      const known = [...this.classes.keys()].join(', ');
      throw new KinesicError('KIN_ERROR_UNKNOWN', `class '${type}' is unknown; there are: ${known}`);
    }
    if (onDemand.includes(type)) module.needTraces(`class '${type}'`);
    this.read('kin_recognizer_add', view.id, module.name(snake(type)));
    return this.newRecognizer(view, module.u64[module.scratch >> 3], descriptor, type);
  }

  /** @internal A class that came with a trace. */
  descriptorOf(type: string): Descriptor {
    if (!this.classes.has(type)) {
      for (const [name, descriptor] of readClasses(this.module, this.address, this.classes)) this.classes.set(name, descriptor);
    }
    return this.classes.get(type)!;
  }

  /** @internal For what stands around an engine. */
  recognizerAdded(recognizer: Recognizer): void { void recognizer; }

  /** @internal One of the view's recognizers has come from another view, or left it. */
  recognizersChanged(view: View): void { void view; }

  /** @internal */
  propertyChanged(recognizer: Recognizer): void { void recognizer; }

  /** @internal */
  forget(recognizer: Recognizer): void {
    if (this.recognizersByIndex[recognizer.index] === recognizer) this.recognizersByIndex[recognizer.index] = undefined;
    this.recognizersChanged(recognizer.view);
  }

  /** @internal A view that the library has made. */
  newView(id: bigint, above: View | undefined, element?: Element): View {
    const view = new View(this, id, above, element);
    this.viewsByIndex[view.index] = view;
    return view;
  }

  /** @internal A recognizer that the library has made. */
  newRecognizer<Type extends string>(view: View, id: bigint, descriptor: Descriptor, type: Type): Recognizer<Type> {
    const recognizer = new Recognizer(view, id, descriptor, type);
    this.recognizersByIndex[recognizer.index] = recognizer;
    view.keep(recognizer);
    return recognizer;
  }

  /** @internal A view was removed with all below it. */
  forgetBelow(view: View): void {
    for (const each of view.below) this.forgetBelow(each);
    this.viewGone(view);
  }

  /** @internal */
  protected viewGone(view: View): void {
    this.viewsByIndex[view.index] = undefined;
    view.gone();
  }

  /** @internal */
  viewAt(index: number): View | undefined {
    return this.viewsByIndex[index];
  }

  /** @internal */
  recognizerOf(id: bigint): Recognizer | undefined {
    const found = this.recognizersByIndex[Number(id & 0xffffffffn)];
    return found && found.id === id ? found : undefined;
  }

  /** @internal */
  needAlive(recognizer: Recognizer): void {
    if (recognizer.isRemoved) throw new KinesicError('KIN_ERROR_STALE', `the recognizer of class '${recognizer.type}' was removed`);
  }

  private needOpen(): void {
    if (this.closed) throw new KinesicError('KIN_ERROR_STALE', 'the engine is closed');
  }

  // Relations of several

  /** Makes a group: towards all others it counts as one, with the relations of the representative. */
  group(representative: Recognizer, ...others: Recognizer[]): void {
    const ids = others.map((each) => each.id);
    const { calls } = this.module;
    this.module.withIds(ids, (at, count) => calls.kin_compose_group(this.address, representative.id, at, count), this.address);
    this.timeMatters();
  }

  /** Dissolves the group that a recognizer is in. */
  ungroup(member: Recognizer): void {
    this.ask('kin_dissolve_group', member.id);
  }

  /** Each waits for all that stand before it. */
  exclusive(...recognizers: Recognizer[]): void {
    const ids = recognizers.map((each) => each.id);
    const { calls } = this.module;
    this.module.withIds(ids, (at, count) => calls.kin_compose_exclusive(this.address, at, count), this.address);
    this.timeMatters();
  }

  /** Each pair may be recognized at once. */
  simultaneous(...recognizers: Recognizer[]): void {
    const ids = recognizers.map((each) => each.id);
    const { calls } = this.module;
    this.module.withIds(ids, (at, count) => calls.kin_compose_simultaneous(this.address, at, count), this.address);
  }

  /** May the first, when it is recognized, exclude the second? Replaces what their classes say. */
  setPrevention(preventer: Recognizer, prevented: Recognizer, allowed: boolean): void {
    this.ask('kin_recognizer_set_prevention', preventer.id, prevented.id, allowed ? 1 : 0);
  }

  /** Must the second be inactive for the first to be recognized? It never waits for it. Needs `await loadTraces()`. */
  requireInactive(recognizer: Recognizer, other: Recognizer, required = true): void {
    this.module.needTraces('requireInactive');
    this.ask('kin_recognizer_require_inactive', recognizer.id, other.id, required ? 1 : 0);
  }

  /** May the first take over from the second, within its `takeoverInterval` after that began? Needs `await loadTraces()`. */
  allowTakeover(recognizer: Recognizer, other: Recognizer, allowed = true): void {
    this.module.needTraces('allowTakeover');
    this.ask('kin_recognizer_allow_takeover', recognizer.id, other.id, allowed ? 1 : 0);
  }

  // Input

  /**
   * Feeds samples in the order of their time. Those of equal time are one step; each step's events are delivered
   * before the next. A step is all or nothing; those before one that is refused were fed.
   */
  feed(samples: Sample | readonly Sample[]): void {
    const all = Array.isArray(samples) ? (samples as readonly Sample[]).map(rawSample) : [rawSample(samples as Sample)];
    this.feedAll(all);
  }

  /** @internal */
  feedAll(all: readonly RawSample[]): void {
    let first = 0;
    while (first < all.length) {
      let end = first + 1;
      while (end < all.length && all[end].time === all[first].time) end += 1;
      this.feedStep(all, first, end);
      first = end;
    }
  }

  private feedStep(samples: readonly RawSample[], first: number, end: number): void {
    this.needOpen();
    const { module } = this;
    const { time } = samples[first];
    if (end - first > sampleCapacity) {
      throw new KinesicError('KIN_ERROR_CAPACITY', `a step can have ${sampleCapacity} samples, not ${end - first}`);
    }
    this.fireUntil(nanoseconds(time));
    module.refresh();
    for (let i = first; i < end; i++) writeSample(module, this.samples, i - first, samples[i]);
    this.taken(module.calls.web_feed(this.address, end - first), time);
  }

  /** @internal One sample, the usual step. */
  feedOne(sample: RawSample): void {
    const { module } = this;
    const { time } = sample;
    this.fireUntil(nanoseconds(time));
    module.refresh();
    writeSample(module, this.samples, 0, sample);
    this.taken(module.calls.web_feed(this.address, 1), time);
  }

  /** Feeds a sample of a wheel or a trackpad. */
  scroll(sample: ScrollSample): void {
    this.needOpen();
    const { module } = this;
    this.fireUntil(nanoseconds(sample.time));
    module.refresh();
    writeScroll(module, module.calls.web_scroll_sample(), sample);
    this.taken(module.calls.web_feed_scroll(this.address), sample.time);
  }

  /** Lets time pass: fires the timers that are due, each at its own time. */
  advance(time: number): void {
    this.needOpen();
    const ns = nanoseconds(time);
    this.fireUntil(ns);
    this.taken(this.module.calls.web_advance(this.address, ns), time);
  }

  /** Fires timers one by one, so that the events of each are delivered before what follows. */
  private fireUntil(ns: number): void {
    while (this.nextDeadlineNs <= ns) {
      this.taken(this.module.calls.web_fire(this.address), Math.max(this.latest, this.nextDeadlineNs / 1e6));
    }
  }

  /** The latest time that was fed or advanced to, milliseconds. */
  get time(): number {
    return this.latest;
  }

  /** When the next timer is due, milliseconds; Infinity: none. */
  get nextDeadline(): number {
    return this.nextDeadlineNs / 1e6;
  }

  /** Cancels all touches that are down, as the system does when a window loses its input. */
  cancelTouches(time = this.time): void {
    this.taken(this.module.calls.web_cancel(this.address, nanoseconds(time)), time);
  }

  get unitsPerInch(): number {
    const { f64, scratch } = this.read('kin_engine_get_units_per_inch');
    return f64[scratch >> 3];
  }

  set unitsPerInch(unitsPerInch: number) {
    this.ask('kin_engine_set_units_per_inch', unitsPerInch);
  }

  // Output

  /** Calls a function with every event: gestures, touches for views, and decisions while `explain` is on. */
  onEvent(handler: AnyHandler, options: { signal?: AbortSignal } = {}): void {
    if (options.signal?.aborted) return;
    this.handlers = [...this.handlers, handler];
    this.timeMatters();
    options.signal?.addEventListener('abort', () => this.offEvent(handler), { once: true });
  }

  offEvent(handler: AnyHandler): void {
    this.handlers = this.handlers.filter((each) => each !== handler);
  }

  /** Whether there are decision events, and sentences in all events when the second module is loaded. */
  get explain(): boolean {
    return this.explains;
  }

  set explain(explain: boolean) {
    this.ask('kin_engine_set_explain', explain ? 1 : 0);
    this.explains = explain;
  }

  /** @internal Whether somebody wants an event that a recognizer's or view's own functions do not. */
  protected wantsAll(): boolean {
    return this.handlers.length > 0;
  }

  /** @internal For a touch screen, after an event's functions. */
  protected delivered(event: KinesicEvent): void { void event; }

  /** @internal From now on something may happen at a deadline that a page can see: see Timer. */
  timeMatters(): void { /* an engine without a page is advanced by its host */ }

  /** @internal The next deadline may have changed. */
  protected deadlineChanged(): void { /* an engine without a page is advanced by its host */ }

  /** @internal After a call that can make records: delivers them, and throws if the call failed. */
  finish(result: number): void {
    const { module } = this;
    // In a callback nothing can be taken; the call that caused it does.
    const failure = result === 0 ? undefined : module.failure(result, this.address);
    // A call that is refused may have made records: they say why.
    if (module.depth === 0) this.taken(module.calls.web_take(this.address), this.latest);
    if (failure) throw failure;
  }

  /** After a call of the module that has taken the records. `time`: what the engine's time is if it did not fail. */
  private taken(result: number, time: number): void {
    const failure = result === 0 ? undefined : this.module.failure(result, this.address);
    if (!failure) this.latest = time;
    this.takeRecords();
    if (failure) throw failure;
  }

  private takeRecords(): void {
    const { module, outcome } = this;
    module.refresh();
    const deadline = module.f64[outcome >> 3];
    const count = module.u32[(outcome >> 2) + 3];
    if (count > 0) {
      let at = module.u32[(outcome >> 2) + 2];
      for (let i = 0; i < count; i++, at += EventAt.size) this.readRecord(at);
    }
    if (deadline !== this.nextDeadlineNs) {
      this.nextDeadlineNs = deadline;
      this.deadlineChanged();
    }
    if (this.waiting.length > 0 && !this.isDelivering) this.deliver();
  }

  private deliver(): void {
    const { waiting } = this;
    this.isDelivering = true;
    for (let i = 0; i < waiting.length; i++) {
      const { event, to, bits } = waiting[i];
      if (to instanceof Recognizer) to.call(event, bits);
      else to?.callTouch(event as ViewTouchEvent);
      if (this.handlers.length > 0) for (const handler of this.handlers) guarded(handler, event);
      this.delivered(event);
    }
    waiting.length = 0;
    this.isDelivering = false;
  }

  /** @internal Makes an event of a record if somebody wants it: later calls overwrite the record. Tests watch it. */
  readRecord(at: number): void {
    const { u32 } = this.module;
    const words = at >> 2;
    const type = u32[words + (EventAt.type >> 2)];
    if (type === viewTouch) return this.readViewTouch(at);
    if (type !== gesture && u32[words + (EventAt.recognizer >> 2) + 1] === 0) return this.readRefusal(at);
    const recognizer = this.recognizersByIndex[u32[words + (EventAt.recognizer >> 2)]];
    if (!recognizer || recognizer.generation !== u32[words + (EventAt.recognizer >> 2) + 1]) return;
    if (type === gesture) this.readGesture(at, recognizer);
    else if (this.wantsAll()) this.waiting.push({ event: this.makeDecision(at, recognizer), to: undefined, bits: 0 });
  }

  private readRefusal(at: number): void {
    const event = this.wantsAll() && this.module.recorders?.refusal(this, at);
    if (event) this.waiting.push({ event, to: undefined, bits: 0 });
  }

  private readGesture(at: number, recognizer: Recognizer): void {
    const { u32 } = this.module;
    const state = u32[(at + EventAt.state) >> 2];
    const bits = recognizer.note(state, u32[(at + EventAt.from) >> 2]) & recognizer.bits;
    if (bits === 0 && !this.wantsAll()) return;
    this.waiting.push({ event: this.makeGesture(at, recognizer, state), to: bits === 0 ? undefined : recognizer, bits });
  }

  /** @internal An event from a record of a recognizer. */
  makeGesture(at: number, recognizer: Recognizer, state: number): GestureEvent {
    const { u32, f64 } = this.module;
    const words = at >> 2;
    const doubles = at >> 3;
    const counts = u32[words + (EventAt.touchCount >> 2)];
    const view = this.viewsByIndex[u32[words + (EventAt.view >> 2)]] ?? recognizer.view;
    return new recognizer.descriptor.Event(
      recognizer.type,
      states[state],
      states[u32[words + (EventAt.from >> 2)]],
      recognizer,
      view,
      view.element,
      milliseconds(this.module, at + EventAt.timeNs),
      f64[doubles + (EventAt.x >> 3)],
      f64[doubles + (EventAt.y >> 3)],
      counts & 0xffff,
      whole(this.module, at + EventAt.touch),
      whole(this.module, at + EventAt.contact),
      u32[words + (EventAt.merged >> 2)],
      whole(this.module, at + EventAt.sequence),
      this.explains ? this.sentence(at) : '',
      recognizer.descriptor.numbers(f64, doubles + (EventAt.values >> 3)),
    );
  }

  private makeDecision(at: number, recognizer: Recognizer): DecisionEvent {
    const { u32 } = this.module;
    const words = at >> 2;
    const hasOther = u32[words + (EventAt.other >> 2) + 1] !== 0;
    const reason = reasons[u32[words + (EventAt.reason >> 2)]];
    return {
      kind: 'decision',
      type: recognizer.type,
      recognizer,
      view: recognizer.view,
      target: recognizer.element,
      state: states[u32[words + (EventAt.state >> 2)]],
      from: states[u32[words + (EventAt.from >> 2)]],
      reason,
      other: hasOther ? this.recognizersByIndex[u32[words + (EventAt.other >> 2)]] : undefined,
      detail: (reason === 'ownRule' || reason === 'beforeLanding' ? recognizer.descriptor.details[u32[words + (EventAt.detail >> 2)]] : undefined) ?? '',
      touch: reason === 'touchesFiltered' || reason === 'beforeLanding' ? whole(this.module, at + EventAt.touch) : undefined,
      time: milliseconds(this.module, at + EventAt.timeNs),
      sequence: whole(this.module, at + EventAt.sequence),
      sentence: this.sentence(at),
    };
  }

  private readViewTouch(at: number): void {
    const view = this.viewsByIndex[this.module.u32[(at + EventAt.view) >> 2]];
    if (!view || (!view.hearsTouches && !this.wantsAll())) return;
    this.waiting.push({ event: this.makeViewTouch(at), to: view, bits: 0 });
  }

  private makeViewTouch(at: number): ViewTouchEvent {
    const { u32, f64 } = this.module;
    const view = this.viewsByIndex[u32[(at + EventAt.view) >> 2]]!;
    return {
      kind: 'viewTouch',
      phase: phases[u32[(at + EventAt.phase) >> 2]],
      view,
      target: view.element,
      touch: whole(this.module, at + EventAt.touch),
      contact: whole(this.module, at + EventAt.contact),
      x: f64[(at + EventAt.x) >> 3],
      y: f64[(at + EventAt.y) >> 3],
      time: milliseconds(this.module, at + EventAt.timeNs),
      touchTime: milliseconds(this.module, at + EventAt.touchTimeNs),
      sequence: whole(this.module, at + EventAt.sequence),
      sentence: this.sentence(at),
    };
  }

  /** @internal */
  sentence(at: number): string {
    return this.explains && this.module.hasTraces ? this.describeAt(at) : '';
  }

  private describeAt(at: number): string {
    const address = this.module.scratch + 2048;
    return this.ask('kin_event_describe', at, address, 1024, 0).text(address);
  }

  /** @internal The event of a record that a replay sends. */
  replayed(at: number): KinesicEvent | undefined {
    const { u32, u64 } = this.module;
    const type = u32[(at + EventAt.type) >> 2];
    if (type === viewTouch) return this.makeViewTouch(at);
    const id = u64[(at + EventAt.recognizer) >> 3];
    if (id === 0n) return this.module.recorders?.refusal(this, at);
    const recognizer = this.recognizerOf(id);
    if (!recognizer) return undefined;
    return type === gesture ? this.makeGesture(at, recognizer, u32[(at + EventAt.state) >> 2]) : this.makeDecision(at, recognizer);
  }

  // Traces: the second module has the code

  /** Records a trace from now on. Needs `await kinesic.loadTraces()`. */
  record(): Recording {
    return this.needRecorders('recording a trace').record(this);
  }

  /** Keeps the latest part of a trace, for a report of a fault after it happened. Needs `await loadTraces()`. */
  fly(options: { bytes?: number; seconds?: number } = {}): FlightRecorder {
    return this.needRecorders('a flight recorder').fly(this, options);
  }

  private needRecorders(what: string): Recorders {
    this.module.needTraces(what);
    return this.module.recorders!;
  }

  /** @internal Gathers the blocks of a trace that a call hands out. */
  gather(blocks: Uint8Array[] | undefined): void {
    this.trace = blocks;
  }

  /** @internal What a replay calls. */
  replayHooks: Partial<Pick<Callbacks, 'event' | 'call' | 'step' | 'answer'>> = {};

  private callbacks(): Callbacks {
    return {
      ask: (question, target, other, touch) => this.answer(question, target, other, touch),
      contains: (view, x, y) => {
        const found = this.viewsByIndex[Number(view & 0xffffffffn)];
        return found?.questions.containsPoint?.(x, y) ? 1 : 0;
      },
      log: (severity, sentence) => this.onLog(severity, this.module.text(sentence)),
      write: (bytes, count) => {
        this.trace?.push(this.module.u8.slice(bytes, bytes + count));
        return this.trace ? 0 : -19;
      },
      event: (event) => this.replayHooks.event?.(event),
      call: (call) => this.replayHooks.call?.(call) ?? 1,
      step: (time, hash) => this.replayHooks.step?.(time, hash),
      answer: (answer) => this.replayHooks.answer?.(answer),
    };
  }

  private answer(question: number, target: bigint, other: bigint, touch: number): number {
    const word = questions[question];
    try {
      if (word === 'gestureShouldBegin') {
        const recognizer = this.recognizerOf(other);
        const asked = this.viewsByIndex[Number(target & 0xffffffffn)]?.questions.gestureShouldBegin;
        return !asked || !recognizer || asked(recognizer) ? 1 : 0;
      }
      const recognizer = this.recognizerOf(target);
      const asked = delegateQuestions[question];
      // One that was taken away in a callback is asked by the library until the step is over.
      if (!recognizer?.delegate[asked]) return Number(yesByDefault.includes(word));
      return Number(this.askRecognizer(recognizer, asked, other, touch));
    } catch (error) {
      report(error);
      return Number(yesByDefault.includes(word));
    }
  }

  private askRecognizer(recognizer: Recognizer, question: typeof delegateQuestions[number], other: bigint, touch: number): boolean {
    const { delegate } = recognizer;
    if (question === 'shouldBegin') return delegate.shouldBegin!(recognizer);
    if (question === 'shouldReceiveTouch') return delegate.shouldReceiveTouch!(recognizer, this.landing(touch));
    const peer = this.recognizerOf(other);
    return peer !== undefined && delegate[question]!(recognizer, peer);
  }

  private landing(at: number): LandingTouch {
    const { u32, f64 } = this.module;
    const touch = whole(this.module, at + TouchSampleAt.touch);
    return {
      touch,
      x: f64[(at + TouchSampleAt.x) >> 3],
      y: f64[(at + TouchSampleAt.y) >> 3],
      time: milliseconds(this.module, at + TouchSampleAt.timeNs),
      type: touchTypes[u32[(at + TouchSampleAt.type) >> 2]],
      view: this.viewAt(u32[(at + TouchSampleAt.view) >> 2]),
      target: this.targetOf(touch),
    };
  }

  /** @internal The element that a touch hit, of a touch screen's. */
  protected targetOf(touch: number): Element | undefined {
    void touch;
    return undefined;
  }

  /** Frees the engine, with all views and recognizers. A second time does nothing. */
  close(): void {
    if (this.closed) return;
    if (this.module.depth > 0) throw new KinesicError('KIN_ERROR_REENTRANT', 'an engine cannot be closed inside a callback of it');
    this.closed = true;
    this.module.calls.kin_engine_destroy(this.address);
    this.module.detach(this.address);
    // What still has this object gets errors, and no memory that is gone.
    this.address = 0;
    this.nextDeadlineNs = Infinity;
    this.waiting.length = 0;
    for (const view of this.viewsByIndex) view?.gone();
  }

  get isClosed(): boolean {
    return this.closed;
  }
}

/** The defaults of kin_engine_options, which Tests/Interface/Web/test_cases.py compares. */
export const engineDefaults = { touchCapacity: 32, eventCapacity: 1024, unitsPerInch: 163, tieBreak: tieBreaks[0] };

function createEngine(module: Module, options: EngineOptions): number {
  const given: { [name: string]: unknown } = { ...options };
  for (const name of Object.keys(engineDefaults)) if (given[name] === undefined) delete given[name];
  const { touchCapacity, eventCapacity, unitsPerInch, tieBreak } = { ...engineDefaults, ...given };
  for (const count of [touchCapacity, eventCapacity]) {
    if (!Number.isInteger(count) || count < 0 || count > 0xffffffff) {
      throw new KinesicError('KIN_ERROR_INVALID', `touchCapacity and eventCapacity are whole numbers, not ${count}`);
    }
  }
  module.check(module.calls.web_create(touchCapacity, eventCapacity, tieBreaks.indexOf(tieBreak), unitsPerInch, module.scratch));
  module.refresh();
  return module.u32[module.scratch >> 2];
}
