import type { Touchscreen } from '../touchscreen.js';
import type { Recognizer } from '../recognizer.js';
import type { RawSample } from '../samples.js';
import type { View } from '../view.js';
import { report } from '../errors.js';
import { phases, touchTypes } from '../generated/abi.js';
import { Clicks } from './clicks.js';
import { claimed } from './moves.js';
import { modifiersOf } from './modifiers.js';
import { isElement, isOwn } from './styles.js';

type Root = Document | ShadowRoot | Element;

/** A pointer that is down. */
interface Contact {
  readonly target: Element;
  /** The views on the way from the target up. */
  readonly views: readonly View[];
  /** Its latest sample; moves are written into it. */
  readonly sample: RawSample;
  predicted: PointerEvent | undefined;
  /** What the finger hit, the innermost first. */
  readonly path: readonly EventTarget[];
  /** When it landed, milliseconds. */
  readonly since: number;
  /** Whether its moves are kept from the browser; undefined: it has not moved. */
  isClaimed?: boolean;
}

// Numbers of the C interface.
const began = phases.indexOf('began');
const moved = phases.indexOf('moved');
const ended = phases.indexOf('ended');
const cancelled = phases.indexOf('cancelled');
const direct = touchTypes.indexOf('direct');
const pencil = touchTypes.indexOf('pencil');
const mouse = touchTypes.indexOf('pointer');

/** What a device without a sensor says of the pressure. */
const ordinaryPressure = 0.5;
/** How many contacts an engine has room for that is not asked for more. */
const usualCapacity = 32;
/** How long fingers wait at most for the touch event of their frame, milliseconds. */
const longestWait = 50;

/** How often nodes are looked at, whether they are still in the page, milliseconds. */
const lookInterval = 40;
const passive = { capture: true, passive: true };

function typeOf(event: PointerEvent): number {
  const { pointerType } = event;
  return pointerType === 'touch' ? direct : pointerType === 'mouse' ? mouse : pointerType === 'pen' ? pencil : direct;
}

/**
 * Makes samples of pointer events.
 *
 * The fingers of one frame come one by one, and then their touch event: they are gathered until it, so that they are
 * one step and the centre of two fingers does not waver. A single finger's moves and other pointers are fed at once.
 */
export class Pointers {
  private readonly contacts = new Map<number, Contact>();
  private readonly hovering = new Set<number>();
  private gathered: RawSample[] = [];
  private fingers = 0;
  private isLatePlanned = false;
  private isSoonPlanned = false;
  private awaits = false;
  private hasSeveral = false;
  private lookedAt = 0;
  private readonly takesCoalesced: boolean;
  private readonly clicks: Clicks;
  /** The page of the root, which may be an iframe's. */
  private readonly page: Document;

  constructor(private readonly screen: Touchscreen, root: Root, private readonly signal: AbortSignal) {
    const capture = { capture: true, signal };
    const { window } = screen;
    const page = this.page = window.document;
    const on = (target: EventTarget, type: string, listener: (event: any) => void): void => target.addEventListener(type, listener, capture);
    this.takesCoalesced = screen.options.coalesced !== false && typeof PointerEvent !== 'undefined' && 'getCoalescedEvents' in PointerEvent.prototype;
    this.clicks = new Clicks(screen, window, signal);
    signal.addEventListener('abort', () => this.forgetAll());
    on(root, 'pointerdown', (event: PointerEvent) => this.down(event));
    // What has landed is followed wherever it goes.
    on(window, 'pointermove', (event: PointerEvent) => this.moved(event));
    on(window, 'pointerup', (event: PointerEvent) => this.lifted(event, ended));
    on(window, 'pointercancel', (event: PointerEvent) => this.lifted(event, cancelled));
    on(root, 'pointerover', (event: PointerEvent) => this.hover(event));
    on(page.documentElement, 'pointerleave', (event: PointerEvent) => this.leave(event));
    on(root, 'dragstart', (event: DragEvent) => this.dragStarts(event));
    on(window, 'blur', () => this.cancel());
    on(window, 'pagehide', () => this.cancel());
    on(page, 'visibilitychange', () => { if (page.visibilityState === 'hidden') this.cancel(); });
  }

  get hasContacts(): boolean {
    return this.contacts.size > 0;
  }

  targetOf(touch: number): Element | undefined {
    return this.contacts.get(touch)?.target;
  }

  predicted(touch: number): readonly { readonly x: number; readonly y: number; readonly time: number }[] {
    const event = this.contacts.get(touch)?.predicted;
    const points = event?.getPredictedEvents?.() ?? [];
    return points.map((each) => ({ x: each.clientX, y: each.clientY, time: each.timeStamp }));
  }

  /** The page's clock as the engine knows it: it never runs backwards. */
  private timeOf(time: number): number {
    return Math.max(time, this.screen.latest);
  }

  private down(event: PointerEvent): void {
    const before = this.contacts.get(event.pointerId);
    // A mouse whose second button goes down is moved, not down once more.
    if (before?.sample.type === mouse) return;
    if (before) this.liftMissed(event, before.sample);
    // One for which the engine has no room is left out until it has lifted.
    if (this.contacts.size + this.hovering.size >= (this.screen.options.touchCapacity ?? usualCapacity)) return;
    const path = event.composedPath();
    const views = this.screen.viewsOf(path);
    const view = views[0] ?? (this.screen.root.ownRecognizers.size > 0 ? this.screen.root : undefined);
    if (!view) return;
    this.leave(event);
    const target = isElement(path[0]) ? path[0] : this.page.documentElement;
    const sample = newSample(event, began, view);
    this.contacts.set(sample.touch, { views, target, sample, predicted: undefined, path, since: sample.time });
    this.clicks.landed();
    if (sample.type === direct) this.count(1);
    const others = sample.type === mouse && event.button > 0 ? primaryAlone([...views, this.screen.root]) : [];
    for (const each of others) each.set('allowedButtons', 'primary');
    if (this.isAlone(sample)) this.feed(sample);
    else this.gather(event, { ...sample });
    for (const each of others) if (!each.isRemoved) each.set('allowedButtons', 0);
    // From now on its moves are written into it.
    sample.phase = moved;
    sample.view = undefined;
  }

  /**
   * From now on fingers that are down together wait for the touch event of their frame. A browser sends touch events
   * only to a page that listens when the first finger lands; more than that is listened to while there are several.
   */
  awaitTouchEvents(): void {
    if (this.awaits || !('ontouchstart' in this.screen.window)) return;
    this.awaits = true;
    this.screen.window.addEventListener('touchstart', this.flush, { ...passive, signal: this.signal });
  }

  private count(change: number): void {
    this.fingers += change;
    if (!this.awaits || this.fingers > 1 === this.hasSeveral) return;
    this.hasSeveral = this.fingers > 1;
    for (const type of ['touchmove', 'touchend', 'touchcancel']) {
      if (this.hasSeveral) this.screen.window.addEventListener(type, this.flush, passive);
      else this.screen.window.removeEventListener(type, this.flush, passive);
    }
  }

  private moved(event: PointerEvent): void {
    const contact = this.contacts.get(event.pointerId);
    if (contact === undefined) return this.hover(event);
    const { sample } = contact;
    // A mouse was let go where the page could not see it.
    if (sample.type === mouse && event.buttons === 0) return this.lifted(event, ended);
    contact.predicted = event;
    if (contact.isClaimed === undefined && sample.type !== mouse) this.claim(contact, event);
    const isWaiting = this.gathered.length > 0;
    if (isWaiting && this.gathered.some((each) => each.touch === sample.touch)) this.flush();
    const points = this.takesCoalesced && event.isTrusted ? event.getCoalescedEvents() : undefined;
    if (points !== undefined && points.length > 1) return this.movedOften(event, points, sample);
    fill(sample, event);
    if (this.isAlone(sample)) this.feed(sample);
    else this.gather(event, { ...sample });
  }

  /** Decides with its first move who gets a finger. */
  private claim(contact: Contact, event: PointerEvent): void {
    const dx = event.clientX - contact.sample.x;
    const dy = event.clientY - contact.sample.y;
    if ((dx === 0 && dy === 0) || this.screen.options.touchAction === false) return;
    const isX = Math.abs(dx) > Math.abs(dy);
    contact.isClaimed = claimed(contact.path, contact.views, { axis: isX ? 'panX' : 'panY', isBack: (isX ? dx : dy) < 0 });
  }

  /** Whether the moves of the fingers on a view are kept from the browser: two on one view may zoom the page. */
  claims(view: View): boolean {
    const contacts = [...this.contacts.values()].filter((each) => each.views.includes(view));
    return contacts.some((each) => each.isClaimed) && (contacts.length === 1 || !view.left.zoom);
  }

  private movedOften(event: PointerEvent, points: readonly PointerEvent[], sample: RawSample): void {
    const isAlone = this.isAlone(sample);
    for (const point of points) {
      // A handler of the one before may have cancelled it.
      if (this.contacts.get(sample.touch)?.sample !== sample) return;
      fill(sample, point);
      if (isAlone) this.feed(sample);
      else this.gather(event, { ...sample });
    }
  }

  /** It need not wait for others: a mouse, a pen, one finger. */
  private isAlone(sample: RawSample): boolean {
    return (this.fingers < 2 || sample.type !== direct || !this.awaits) && this.gathered.length === 0;
  }

  private feed(sample: RawSample): void {
    if (this.screen.isClosed) return;
    sample.time = this.timeOf(sample.time);
    this.leaveNodesThatAreGone(sample.time);
    try {
      this.screen.feedOne(sample);
    } catch (error) {
      this.refused(error);
    }
  }

  private lifted(event: PointerEvent, phase: number): void {
    const contact = this.contacts.get(event.pointerId);
    if (contact === undefined) return phase === cancelled ? this.leave(event) : undefined;
    const { sample } = contact;
    // A cancelled pointer may come without a place.
    if (phase === cancelled) sample.time = event.timeStamp;
    else fill(sample, event);
    sample.phase = phase;
    if (this.isAlone(sample)) {
      this.feed(sample);
      this.forget(sample.touch);
    } else {
      this.gather(event, { ...sample });
    }
    if (sample.type !== direct) this.hover(event);
  }

  /** A pointer goes down that is down: its lift was lost. It ends where it was. */
  private liftMissed({ timeStamp }: PointerEvent, sample: RawSample): void {
    this.flush();
    this.feed({ ...sample, phase: ended, time: timeStamp });
    this.forget(sample.touch);
  }

  /** Fingers wait for the touch event of their frame. */
  private gather(event: PointerEvent, sample: RawSample): void {
    this.gathered.push(sample);
    if (sample.type !== direct || sample.phase === cancelled) return this.flush();
    // Should no touch event come: after events that a script makes, or where the page has stopped it. One timeout
    // serves many frames.
    if (!event.isTrusted) return this.flushSoon();
    if (this.isLatePlanned) return;
    this.isLatePlanned = true;
    setTimeout(() => {
      this.isLatePlanned = false;
      this.flush();
    }, longestWait);
  }

  private flushSoon(): void {
    if (this.isSoonPlanned) return;
    this.isSoonPlanned = true;
    queueMicrotask(() => {
      this.isSoonPlanned = false;
      this.flush();
    });
  }

  /** Feeds what was gathered, in the order of time. */
  private readonly flush = (): void => {
    const samples = this.gathered;
    if (samples.length === 0 || this.screen.isClosed) return;
    this.gathered = [];
    if (samples.length > 1) samples.sort((one, other) => one.time - other.time);
    for (const sample of samples) sample.time = this.timeOf(sample.time);
    this.leaveNodesThatAreGone(samples[0].time);
    try {
      this.screen.feedAll(samples);
    } catch (error) {
      this.refused(error);
    }
    for (const sample of samples) if (sample.phase === ended || sample.phase === cancelled) this.forget(sample.touch);
  };

  private forget(touch: number): void {
    const contact = this.contacts.get(touch);
    if (contact === undefined) return;
    this.contacts.delete(touch);
    this.clicks.lifted(contact.views, contact.since);
    if (contact.sample.type === direct) this.count(-1);
  }

  /** A node that has left the page ends its gestures: what it shows is gone. Looked at now and then. */
  private leaveNodesThatAreGone(time: number): void {
    if (time - this.lookedAt < lookInterval) return;
    this.lookedAt = time;
    for (const contact of this.contacts.values()) {
      if (contact.target.isConnected) continue;
      for (const view of contact.views) {
        if (view.isRemoved || view.element?.isConnected !== false) continue;
        for (const recognizer of view.recognizers) recognizer.abort();
      }
    }
  }

  /** The engine refused a feed: nothing of it was applied. All that is down is cancelled, so that both agree again. */
  private refused(error: unknown): void {
    // A handler may have closed the screen.
    if (this.screen.isClosed) return;
    report(error);
    this.forgetAll();
    try {
      this.screen.cancelTouches();
    } catch (other) {
      report(other);
    }
  }

  private forgetAll(): void {
    this.contacts.clear();
    this.count(-this.fingers);
  }

  /** The window has lost its input. */
  private cancel(): void {
    this.flush();
    if (this.contacts.size === 0 || this.screen.isClosed) return;
    this.forgetAll();
    this.screen.cancelTouches(this.timeOf(this.screen.window.performance.now()));
  }

  // Hovering

  private hover(event: PointerEvent): void {
    const isHovering = this.hovering.has(event.pointerId);
    if (!isHovering && !this.screen.hasHover) return;
    if (event.pointerType === 'touch' || this.contacts.has(event.pointerId)) return;
    const [view] = this.screen.viewsOf(event.composedPath());
    if (!view) return this.leave(event);
    this.hovering.add(event.pointerId);
    this.feed(newSample(event, phases.indexOf(isHovering ? 'hovered' : 'entered'), view));
  }

  private leave(event: PointerEvent): void {
    if (this.hovering.delete(event.pointerId)) this.feed(newSample(event, phases.indexOf('exited'), undefined));
  }

  /** A picture that a gesture drags is not to be dragged by the browser as well. */
  private dragStarts(event: DragEvent): void {
    if (this.screen.options.touchAction === false) return;
    const target = event.composedPath()[0];
    if (isElement(target) && target.getAttribute('draggable') === 'true') return;
    if ([...this.contacts.values()].some(({ sample }) => sample.type === mouse)) event.preventDefault();
  }
}

/** Recognizers that take the primary button of a mouse alone, as their properties name none. */
function primaryAlone(views: readonly View[]): Recognizer<any>[] {
  return views.flatMap((view) => view.recognizers).filter((each: Recognizer<any>) => (
    !each.hovers && !isOwn(each) && !each.descriptor.properties.has('buttonsRequired') && String(each.get('allowedButtons')) === ''
  ));
}

function newSample(event: PointerEvent, phase: number, view: View | undefined): RawSample {
  const sample = {
    touch: event.pointerId, time: 0, x: 0, y: 0, phase, type: typeOf(event), view,
    force: 0, majorRadius: 0, altitude: 0, azimuth: 0, buttons: 0, modifiers: 0, hand: 0,
  };
  fill(sample, event);
  return sample;
}

/** Takes over what an event says. Each field that is read costs time: no more than the kind of pointer has. */
function fill(sample: RawSample, event: PointerEvent): void {
  sample.time = event.timeStamp;
  sample.x = event.clientX;
  sample.y = event.clientY;
  sample.buttons = event.buttons;
  if (sample.type === mouse) {
    sample.modifiers = modifiersOf(event);
    return;
  }
  sample.force = event.pressure / ordinaryPressure;
  if (sample.type === direct) {
    const { width, height } = event;
    sample.majorRadius = (width > height ? width : height) / 2;
    return;
  }
  sample.modifiers = modifiersOf(event);
  sample.altitude = altitudeOf(event);
  sample.azimuth = azimuthOf(event);
}

/** Radians above the surface: from the angle itself, or from the tilt that older browsers say. */
function altitudeOf(event: PointerEvent & { altitudeAngle?: number }): number {
  if (event.altitudeAngle !== undefined) return event.altitudeAngle;
  const x = Math.tan(event.tiltX * Math.PI / 180);
  const y = Math.tan(event.tiltY * Math.PI / 180);
  return Math.atan2(1, Math.hypot(x, y));
}

function azimuthOf(event: PointerEvent & { azimuthAngle?: number }): number {
  if (event.azimuthAngle !== undefined) return event.azimuthAngle;
  return Math.atan2(Math.tan(event.tiltY * Math.PI / 180), Math.tan(event.tiltX * Math.PI / 180));
}
