import { Engine, EngineOptions, Package } from './engine.js';
import type { ClassName, Handler, KinesicEvent, OwnClassName, PropertiesOf } from './events.js';
import { Recognizer, RecognizerOptions } from './recognizer.js';
import { View, ViewOptions } from './view.js';
import { KinesicError, report } from './errors.js';
import { Moves } from './dom/moves.js';
import { Pointers } from './dom/pointers.js';
import { leftBy, mostFingers, Styles } from './dom/styles.js';
import { failing, Timer } from './dom/timer.js';

/** How many views wait at most to be removed together, while no finger is down. */
const mostLeft = 256;

/** How a touch screen takes part in a page. */
export interface TouchscreenOptions extends EngineOptions {
  /** Where pointer events are listened to; default: the document. */
  root?: Document | ShadowRoot | Element;
  /** Also dispatches DOM events, 'kinesic:pan' with the gesture as `detail`, at the element; default false. */
  domEvents?: boolean;
  /** Sets the CSS property touch-action, and what else a gesture needs, from the recognizers; default true. */
  touchAction?: boolean;
  /** Wheels and trackpads feed pan, pinch and rotation; default true. */
  wheel?: boolean;
  /** Takes all points that the browser has gathered for an event; default true. */
  coalesced?: boolean;
}

/** An engine that takes the pointer events of a page. Elements become views when a recognizer is attached to them. */
export class Touchscreen extends Engine {
  /** @internal */ readonly options: TouchscreenOptions;
  /** @internal The window of the root: an iframe's where the root is in one. */ readonly window: Window & typeof globalThis;
  private readonly views = new WeakMap<Element, View>();
  private readonly timer: Timer;
  private readonly styles: Styles;
  private readonly moves: Moves;
  private readonly pointers: Pointers;
  private hasWheel = false;
  private readonly listening = new AbortController();
  private readonly hovers = new Set<Recognizer>();
  /** Above the views that elements no longer have. */
  private bin: View | undefined;
  private left = 0;

  /** @internal */
  constructor(around: Package, options: TouchscreenOptions) {
    super(around, options);
    if (typeof document === 'undefined') {
      this.close();
      throw new KinesicError('KIN_ERROR_UNSUPPORTED', 'a touch screen needs a document; kinesic.engine() does not');
    }
    this.options = options;
    const root = this.eventRoot;
    this.window = ((root.ownerDocument ?? root) as Document).defaultView ?? window;
    this.timer = new Timer(this, this.window.performance);
    this.styles = new Styles(options.touchAction !== false);
    this.pointers = new Pointers(this, root, this.listening.signal);
    this.moves = new Moves(options.touchAction !== false, this.pointers);
  }

  /** Attaches a recognizer to an element, with its properties and relations, and a handler for its events. */
  on<Type extends ClassName | OwnClassName, Target extends Element>(
    target: Target, type: Type, handler?: Handler<Type, Target>,
  ): Recognizer<Type>;
  on<Type extends ClassName | OwnClassName, Target extends Element>(
    target: Target, type: Type, options?: RecognizerOptions & PropertiesOf<Type>, handler?: Handler<Type, Target>,
  ): Recognizer<Type>;
  on(target: Element, type: string, first?: any, second?: any): Recognizer {
    const view = this.viewOf(target);
    try {
      return view.on(type as OwnClassName, first, second);
    } finally {
      this.recognizersChanged(view);
    }
  }

  /**
   * The view of an element. It stays until the element is released; one that only recognizers have asked for goes with
   * the last of them.
   */
  view(element: Element, options: ViewOptions = {}): View {
    const view = this.viewOf(element);
    view.begin(options);
    view.isKept = true;
    return view;
  }

  private viewOf(element: Element): View {
    if (element?.nodeType !== 1) throw new KinesicError('KIN_ERROR_NULL', 'a recognizer needs an element');
    const known = this.known(element);
    if (known) return known;
    const view = View.make(this, this.viewAbove(element) ?? this.root, { name: nameOf(element) }, element);
    this.views.set(element, view);
    return view;
  }

  /** @internal The view of an element, if it has one. */
  known(element: EventTarget): View | undefined {
    const view = this.views.get(element as Element);
    return view !== undefined && !view.isRemoved ? view : undefined;
  }

  private viewAbove(element: Element): View | undefined {
    for (let above = parentOf(element); above; above = parentOf(above)) {
      const view = this.known(above);
      if (view) return view;
    }
    return undefined;
  }

  /** @internal The views of a path of elements, the innermost first, each put where its element is now. */
  viewsOf(path: readonly EventTarget[]): View[] {
    const found: View[] = [];
    for (let i = 0; i < path.length; i++) {
      const view = this.known(path[i]);
      if (view !== undefined) found.push(view);
    }
    for (let i = 0; i < found.length; i++) {
      const above = i + 1 < found.length ? found[i + 1] : this.root;
      if (found[i].above !== above) this.move(found[i], above);
    }
    return found;
  }

  /** Nodes were moved in the page: views follow, the outer ones first so that no circle is closed. */
  private move(view: View, above: View): void {
    for (let each: View | undefined = above; each; each = each.above) {
      if (each === view) above.parent = this.root;
    }
    view.parent = above;
  }

  /** Removes the view of an element, with its recognizers and what is below it. */
  release(element: Element): void {
    this.known(element)?.remove();
  }

  /** The points that the browser predicts for a pointer; empty where it predicts none. */
  predicted(touch: number): readonly { readonly x: number; readonly y: number; readonly time: number }[] {
    return this.pointers.predicted(touch);
  }

  /** @internal Whether somebody wants hovering pointers. */
  get hasHover(): boolean {
    return this.hovers.size > 0;
  }

  /** @internal A view that has lost its last recognizer leaves the element. */
  override recognizersChanged(view: View): void {
    if (!view.element || this.isClosed) return;
    if (!view.isRemoved && !view.isKept && view.ownRecognizers.size === 0) this.leave(view);
    this.updateStyles(view);
  }

  /**
   * To remove a view takes the engine longer the more recognizers there are: those that have left are removed together,
   * and no finger is down then that has hit one of them.
   */
  private leave(view: View): void {
    for (const below of view.below) below.parent = view.parent;
    this.bin ??= View.make(this, this.root);
    view.parent = this.bin;
    this.viewGone(view);
    this.left += 1;
    if (this.left >= mostLeft && !this.pointers.hasContacts) this.emptyBin();
  }

  private emptyBin(): void {
    this.bin?.remove();
    this.bin = undefined;
    this.left = 0;
  }

  private get eventRoot(): Document | ShadowRoot | Element {
    return this.options.root ?? document;
  }

  /** A page whose recognizers take no scrolls has no listener for them: one that may prevent scrolling slows it. */
  private listenToWheels(): void {
    if (this.hasWheel) return;
    this.hasWheel = true;
    import('./dom/wheel.js').then(({ Wheel }) => {
      if (!this.isClosed) new Wheel(this, this.eventRoot, this.listening.signal);
    }, report);
  }

  private updateStyles(view: View): void {
    // Of a view that is removed with them the recognizers go one by one: none can be asked any more.
    view.left = leftBy(view.isRemoved ? [] : view.ownRecognizers);
    this.styles.update(view);
    this.moves.update(view);
  }

  /** @internal */
  override recognizerAdded(recognizer: Recognizer): void {
    if (recognizer.hovers) this.hovers.add(recognizer);
    if (recognizer.scrolls && this.options.wheel !== false) this.listenToWheels();
    if (!failing.includes(recognizer.type)) this.timeMatters();
    if (mostFingers(recognizer) > 1) this.pointers.awaitTouchEvents();
    if (recognizer.element) this.updateStyles(recognizer.view);
  }

  /** @internal */
  override propertyChanged(recognizer: Recognizer): void {
    if (mostFingers(recognizer) > 1) this.pointers.awaitTouchEvents();
    if (recognizer.element && !recognizer.isRemoved) this.updateStyles(recognizer.view);
  }

  /** @internal */
  override forget(recognizer: Recognizer): void {
    super.forget(recognizer);
    this.hovers.delete(recognizer);
  }

  /** @internal */
  protected override viewGone(view: View): void {
    super.viewGone(view);
    if (view.element) this.views.delete(view.element);
  }

  protected override wantsAll(): boolean {
    return this.options?.domEvents === true || super.wantsAll();
  }

  protected override delivered(event: KinesicEvent): void {
    if (!this.options.domEvents || event.kind !== 'gesture' || !event.target) return;
    event.target.dispatchEvent(new CustomEvent(`kinesic:${event.type}`, { detail: event, bubbles: true, composed: true }));
  }

  /** @internal */
  override timeMatters(): void {
    this.timer?.begin();
  }

  protected override deadlineChanged(): void {
    this.timer?.changed();
  }

  protected override targetOf(touch: number): Element | undefined {
    return this.pointers.targetOf(touch);
  }

  /** Removes all listeners and styles, and frees the engine. */
  override close(): void {
    if (this.isClosed) return;
    super.close();
    this.listening?.abort();
    this.timer?.stop();
    this.styles?.restore();
    this.moves?.stop();
  }
}

/** The parent of an element, out of a shadow tree too. */
function parentOf(element: Element): Element | null {
  const slot = element.assignedSlot;
  if (slot) return slot;
  if (element.parentElement) return element.parentElement;
  const root = element.getRootNode();
  return (root as Partial<ShadowRoot>).host ?? null;
}

/** What an explanation calls the element: its id, or its tag. */
function nameOf(element: Element): string {
  const name = element.id || element.localName;
  return name.slice(0, 40);
}
