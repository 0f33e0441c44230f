import type { Engine } from './engine.js';
import type { Left } from './dom/styles.js';
import type { ClassName, Handler, OwnClassName, PropertiesOf, ViewTouchEvent } from './events.js';
import { Recognizer, RecognizerOptions } from './recognizer.js';
import { checkOptions, guarded, indexOf, KinesicError } from './errors.js';
import { ViewFlag } from './generated/abi.js';
import { leftBy } from './dom/styles.js';

/** A rectangle in the parent's coordinates. Views of elements need none: the browser says what was hit. */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What can be said of a view. */
export interface ViewOptions {
  /** For explanations; at most 127 bytes of UTF-8. */
  name?: string;
  /** Default: all of the plane. */
  frame?: Frame;
  /** Neither it nor what is below it is hit. */
  hidden?: boolean;
  interactionDisabled?: boolean;
  /** It gets all its touches, else one at a time. */
  multipleTouch?: boolean;
  /** While it has a touch no other view gets any, and the other way round. */
  exclusiveTouch?: boolean;
  /** Keeps gestures below apart from those above, unless they share a touch. */
  arenaBoundary?: boolean;
  /** Asks for viewTouch events; a handler for touches does so too. */
  wantsTouches?: boolean;
  /** Asks for those of views below it too that no view in between asks for. */
  wantsTouchesBelow?: boolean;
  /** As a boundary, or the root: what waits is decided when the last finger lifts. Needs `await loadTraces()`. */
  decidesAtLift?: boolean;
  /** A touch hit this view, and a recognizer of it or above it is about to leave 'possible': may it? */
  gestureShouldBegin?(recognizer: Recognizer): boolean;
  /** Is this point, in the view's coordinates, inside? In place of the frame. */
  containsPoint?(x: number, y: number): boolean;
}

type Flag = Exclude<keyof ViewOptions, 'name' | 'frame' | 'gestureShouldBegin' | 'containsPoint'>;

const flags: { readonly [name in Flag]: number } = {
  hidden: ViewFlag.hidden,
  interactionDisabled: ViewFlag.interactionDisabled,
  multipleTouch: ViewFlag.multipleTouch,
  exclusiveTouch: ViewFlag.exclusiveTouch,
  arenaBoundary: ViewFlag.arenaBoundary,
  wantsTouches: ViewFlag.wantsTouches,
  wantsTouchesBelow: ViewFlag.wantsTouchesBelow,
  decidesAtLift: ViewFlag.decidesAtLift,
};

/** The bits of a view's questions: KIN_QUESTION_... */
const gestureShouldBeginBit = 1 << 5;
const containsPointBit = 1 << 6;

/** A view: what touches hit and recognizers are attached to. For a touch screen it stands for an element. */
export class View {
  readonly engine: Engine;
  /** The element that it stands for, of a touch screen. */
  readonly element: Element | undefined;
  /** @internal */ readonly id: bigint;
  /** @internal */ readonly index: number;
  /** @internal The upper half of the id; the index is the lower one. */ readonly generation: number;
  /** @internal What its recognizers leave to the browser. */ left: Left = leftBy([]);
  /** @internal Those whose parent it is. */ readonly below = new Set<View>();
  /** @internal It stays without recognizers: the page has asked for it. */ isKept = false;
  /** @internal */ questions: Pick<ViewOptions, 'gestureShouldBegin' | 'containsPoint'> = {};
  private touchHandlers: ((event: ViewTouchEvent) => void)[] = [];
  private readonly own = new Set<Recognizer>();
  private current: View | undefined;
  private removed = false;

  /** @internal */
  constructor(engine: Engine, id: bigint, above: View | undefined, element?: Element) {
    this.engine = engine;
    this.id = id;
    this.index = Number(id & 0xffffffffn);
    this.generation = Number(id >> 32n);
    this.element = element;
    this.above = above;
  }

  /** @internal The view above it; the engine is not told. */
  get above(): View | undefined {
    return this.current;
  }

  set above(above: View | undefined) {
    this.current?.below.delete(this);
    this.current = above;
    above?.below.add(this);
  }

  /** @internal Makes a view in the engine. */
  static make(engine: Engine, parent: View, options: ViewOptions = {}, element?: Element): View {
    const { u64, scratch } = engine.read('kin_view_add', parent.id, 0);
    const view = engine.newView(u64[scratch >> 3], parent, element);
    try {
      view.begin(options);
    } catch (error) {
      view.remove();
      throw error;
    }
    return view;
  }

  /** @internal */
  begin(options: ViewOptions): void {
    checkOptions(options, [...Object.keys(flags), 'name', 'frame', 'gestureShouldBegin', 'containsPoint']);
    const bits = flagsOf(options);
    if (bits !== 0) this.setFlags(bits, bits);
    if (options.frame) this.frame = options.frame;
    if (options.name !== undefined) this.name = options.name;
    if (options.gestureShouldBegin || options.containsPoint) this.setQuestions(options);
  }

  /** Adds a view in front of those that are in this one. */
  add(options?: ViewOptions): View {
    return View.make(this.engine, this, options);
  }

  /** Attaches a recognizer of a class, with its properties and relations, and a handler for its events. */
  on<Type extends ClassName | OwnClassName>(type: Type, handler?: Handler<Type>): Recognizer<Type>;
  on<Type extends ClassName | OwnClassName>(
    type: Type, options?: RecognizerOptions & PropertiesOf<Type>, handler?: Handler<Type>,
  ): Recognizer<Type>;
  on<Type extends ClassName | OwnClassName>(
    type: Type, first?: (RecognizerOptions & PropertiesOf<Type>) | Handler<Type>, second?: Handler<Type>,
  ): Recognizer<Type> {
    const options = typeof first === 'object' ? first : {} as RecognizerOptions & PropertiesOf<Type>;
    const handler = typeof first === 'function' ? first : second;
    const recognizer = this.engine.attach(this, type);
    try {
      recognizer.begin(options);
      if (handler) recognizer.on(handler);
    } catch (error) {
      recognizer.remove();
      throw error;
    }
    if (options.signal?.aborted) recognizer.remove();
    this.engine.recognizerAdded(recognizer);
    return recognizer;
  }

  /** Calls a function with the touches of this view that no gesture has taken. */
  onTouch(handler: (event: ViewTouchEvent) => void): this {
    if (this.removed) throw new KinesicError('KIN_ERROR_STALE', 'the view was removed');
    if (this.touchHandlers.length === 0) this.set('wantsTouches', true);
    this.touchHandlers = [...this.touchHandlers, handler];
    return this;
  }

  offTouch(handler: (event: ViewTouchEvent) => void): this {
    this.touchHandlers = this.touchHandlers.filter((each) => each !== handler);
    if (this.touchHandlers.length === 0) this.set('wantsTouches', false);
    return this;
  }

  /** @internal */
  get hearsTouches(): boolean {
    return this.touchHandlers.length > 0;
  }

  /** @internal */
  callTouch(event: ViewTouchEvent): void {
    for (const handler of this.touchHandlers) guarded(handler, event);
  }

  /** Its recognizers, in the order of adding. */
  get recognizers(): readonly Recognizer[] {
    return [...this.own];
  }

  /** @internal Its recognizers without a copy. */
  get ownRecognizers(): ReadonlySet<Recognizer> {
    return this.own;
  }

  /** The view above it; undefined for the root. */
  get parent(): View | undefined {
    return this.current;
  }

  /** Moves it, with all below it, to another parent, in front of what is there. */
  set parent(parent: View | undefined) {
    const to = parent ?? this.engine.root;
    this.engine.ask('kin_view_set_parent', this.id, to.id);
    this.above = to;
  }

  get isRemoved(): boolean {
    return this.removed;
  }

  get name(): string {
    const module = this.engine.read('kin_view_get_name', this.id);
    return module.text(module.u32[module.scratch >> 2]);
  }

  set name(name: string) {
    const { module } = this.engine;
    this.engine.ask('kin_view_set_name', this.id, module.name(name));
  }

  get frame(): Frame {
    const module = this.engine.read('kin_view_get_frame', this.id);
    const [x, y, width, height] = module.f64.subarray(module.scratch >> 3, (module.scratch >> 3) + 4);
    return { x, y, width, height };
  }

  set frame(frame: Frame) {
    const { module } = this.engine;
    module.refresh();
    writeFrame(module.f64, module.scratch, frame);
    this.engine.ask('kin_view_set_frame', this.id, module.scratch);
  }

  /** Sets one of its flags: set('multipleTouch', true). */
  set(flag: Flag, on: boolean): this {
    indexOf(flag, Object.keys(flags));
    const bit = flags[flag];
    this.setFlags(on ? bit : 0, bit);
    return this;
  }

  private setFlags(bits: number, mask: number): void {
    if (bits & ViewFlag.decidesAtLift) this.engine.module.needTraces('decidesAtLift');
    this.engine.ask('kin_view_set_flags', this.id, bits, mask);
    this.engine.timeMatters();
  }

  get(flag: Flag): boolean {
    const module = this.engine.read('kin_view_get_flags', this.id);
    return (module.u32[module.scratch >> 2] & flags[flag]) !== 0;
  }

  /** Sets the questions that it answers by itself. */
  setQuestions(questions: Pick<ViewOptions, 'gestureShouldBegin' | 'containsPoint'>): this {
    const { gestureShouldBegin, containsPoint } = questions;
    const mask = (gestureShouldBegin ? gestureShouldBeginBit : 0) | (containsPoint ? containsPointBit : 0);
    this.engine.ask('web_set_view_delegate', this.id, mask);
    this.questions = { gestureShouldBegin, containsPoint };
    return this;
  }

  /** Removes it with all below it and all their recognizers: an active one sends 'cancelled'. */
  remove(): void {
    if (this.removed) return;
    this.engine.finish(this.engine.module.calls.kin_view_remove(this.engine.address, this.id));
    this.engine.forgetBelow(this);
  }

  /** @internal The engine has removed it. */
  gone(): void {
    this.removed = true;
    this.above = undefined;
    for (const recognizer of [...this.own]) recognizer.gone();
  }

  /** @internal */
  keep(recognizer: Recognizer): void {
    this.own.add(recognizer);
  }

  /** @internal */
  forget(recognizer: Recognizer): void {
    this.own.delete(recognizer);
  }
}

function flagsOf(options: ViewOptions): number {
  return (Object.keys(flags) as Flag[]).reduce((mask, flag) => mask | (options[flag] ? flags[flag] : 0), 0);
}

function writeFrame(doubles: Float64Array, at: number, frame: Frame): void {
  doubles.set([frame.x, frame.y, frame.width, frame.height], at >> 3);
}
