import type { Touchscreen } from '../touchscreen.js';
import type { Sample } from '../samples.js';
import type { View } from '../view.js';
import { report } from '../errors.js';
import { modifiersOf } from './modifiers.js';

type Root = Document | ShadowRoot | Element;

/** A pointer that is down. */
interface Contact {
  readonly view: View;
  readonly target: Element;
  readonly type: Sample['type'];
  /** Which views it passes: their recognizers are asked nothing more of a node that has left the page. */
  readonly views: readonly View[];
  x: number;
  y: number;
  predicted: PointerEvent | undefined;
}

const types: { readonly [type: string]: Sample['type'] } = { touch: 'direct', pen: 'pencil', mouse: 'pointer' };

/** Half of the pressure is what a device without a sensor says. */
const ordinaryPressure = 0.5;

/**
 * Makes samples of pointer events.
 *
 * The fingers of one frame come one by one, and then their touch event: they are gathered until it, so that they are
 * one step and the centre of two fingers does not waver. Other pointers are fed at once.
 */
export class Pointers {
  private readonly contacts = new Map<number, Contact>();
  private readonly hovering = new Map<number, readonly View[]>();
  private gathered: Sample[] = [];
  private latest = 0;
  private flushing: ReturnType<typeof setTimeout> | undefined;
  private readonly hasTouchEvents = typeof window !== 'undefined' && 'ontouchstart' in window;

  constructor(private readonly screen: Touchscreen, root: Root, signal: AbortSignal) {
    const capture = { capture: true, signal };
    const passive = { capture: true, passive: true, signal };
    const on = (target: EventTarget, type: string, listener: (event: any) => void, options: AddEventListenerOptions = capture): void => {
      target.addEventListener(type, listener, options);
    };
    on(root, 'pointerdown', (event: PointerEvent) => this.down(event));
    // What has landed is followed wherever it goes.
    on(window, 'pointermove', (event: PointerEvent) => this.moved(event));
    on(window, 'pointerup', (event: PointerEvent) => this.lifted(event, 'ended'));
    on(window, 'pointercancel', (event: PointerEvent) => this.lifted(event, 'cancelled'));
    for (const type of ['touchstart', 'touchmove', 'touchend', 'touchcancel']) on(window, type, () => this.flush(), passive);
    on(root, 'pointerover', (event: PointerEvent) => this.hover(event));
    on(document.documentElement, 'pointerleave', (event: PointerEvent) => this.leave(event.pointerId, event));
    on(root, 'dragstart', (event: DragEvent) => this.dragStarts(event));
    on(window, 'blur', () => this.cancel());
    on(window, 'pagehide', () => this.cancel());
    on(document, 'visibilitychange', () => { if (document.visibilityState === 'hidden') this.cancel(); });
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
    this.latest = Math.max(this.latest, time, this.screen.latest);
    return this.latest;
  }

  private down(event: PointerEvent): void {
    // A mouse whose second button goes down is moved, not down once more.
    if (this.contacts.has(event.pointerId)) return;
    const path = event.composedPath();
    const views = this.screen.viewsOf(path);
    const view = views[0] ?? (this.screen.root.ownRecognizers.size > 0 ? this.screen.root : undefined);
    if (!view) return;
    const target = path.find((each): each is Element => each instanceof Element) ?? document.documentElement;
    this.leave(event.pointerId, event);
    const type = types[event.pointerType] ?? 'direct';
    this.contacts.set(event.pointerId, { view, views, target, type, x: event.clientX, y: event.clientY, predicted: undefined });
    this.gather(event, [this.sampleOf(event, 'began', type, view)]);
  }

  private moved(event: PointerEvent): void {
    const contact = this.contacts.get(event.pointerId);
    if (!contact) return this.hover(event);
    // A mouse was let go where the page could not see it.
    if (contact.type === 'pointer' && event.buttons === 0) return this.lifted(event, 'ended');
    if (this.gathered.some((sample) => sample.touch === event.pointerId)) this.flush();
    contact.predicted = event;
    const coalesced = this.screen.options.coalesced !== false ? event.getCoalescedEvents?.() : undefined;
    const points = coalesced && coalesced.length > 0 ? coalesced : [event];
    this.gather(event, points.map((each) => this.sampleOf(each, 'moved', contact.type, undefined)));
    contact.x = event.clientX;
    contact.y = event.clientY;
  }

  private lifted(event: PointerEvent, phase: 'ended' | 'cancelled'): void {
    const contact = this.contacts.get(event.pointerId);
    if (!contact) return phase === 'cancelled' ? this.leave(event.pointerId, event) : undefined;
    // A cancelled pointer may come without a place.
    const sample = this.sampleOf(event, phase, contact.type, undefined);
    if (phase === 'cancelled') Object.assign(sample, { x: contact.x, y: contact.y });
    this.gather(event, [sample]);
    // Its target is asked for while the sample is fed.
    if (this.gathered.length === 0) this.contacts.delete(event.pointerId);
    if (contact.type !== 'direct') this.hover(event);
  }

  private sampleOf(event: PointerEvent, phase: Sample['phase'], type: Sample['type'], view: View | undefined): Sample {
    const isPen = type === 'pencil';
    const pressure = type === 'pointer' ? 0 : event.pressure / ordinaryPressure;
    return {
      touch: event.pointerId,
      time: event.timeStamp,
      x: event.clientX,
      y: event.clientY,
      phase,
      type,
      view,
      force: pressure,
      majorRadius: type === 'direct' ? Math.max(event.width, event.height) / 2 : 0,
      altitude: isPen ? altitudeOf(event) : 0,
      azimuth: isPen ? azimuthOf(event) : 0,
      buttons: event.buttons,
      modifiers: modifiersOf(event),
    };
  }

  /** Fingers wait for the touch event of their frame; all else is fed now. */
  private gather(event: PointerEvent, samples: readonly Sample[]): void {
    this.gathered.push(...samples);
    if (event.pointerType !== 'touch' || !this.hasTouchEvents || !event.isTrusted || event.type === 'pointercancel') return this.flush();
    // Should none come.
    this.flushing ??= setTimeout(() => this.flush(), 0);
  }

  /** Feeds what was gathered, in the order of time. */
  flush(): void {
    if (this.flushing !== undefined) clearTimeout(this.flushing);
    this.flushing = undefined;
    if (this.gathered.length === 0 || this.screen.isClosed) return;
    const samples = this.gathered;
    this.gathered = [];
    if (samples.length > 1) samples.sort((one, other) => one.time - other.time);
    for (const sample of samples) sample.time = this.timeOf(sample.time);
    this.leaveNodesThatAreGone();
    try {
      this.screen.feed(samples);
    } catch (error) {
      report(error);
      this.recover();
    }
    for (const sample of samples) if (sample.phase === 'ended' || sample.phase === 'cancelled') this.contacts.delete(sample.touch);
  }

  /** A node that has left the page ends its gestures: what it shows is gone. */
  private leaveNodesThatAreGone(): void {
    for (const contact of this.contacts.values()) {
      for (const view of contact.views) {
        if (view.isRemoved || view.element?.isConnected !== false) continue;
        for (const recognizer of view.recognizers) recognizer.abort();
      }
    }
  }

  /** The engine refused a feed: nothing of it was applied. All that is down is cancelled, so that both agree again. */
  private recover(): void {
    this.contacts.clear();
    try {
      this.screen.cancelTouches();
    } catch (error) {
      report(error);
    }
  }

  /** The window has lost its input. */
  private cancel(): void {
    this.flush();
    if (this.contacts.size === 0 || this.screen.isClosed) return;
    this.contacts.clear();
    this.screen.cancelTouches(this.timeOf(performance.now()));
  }

  // Hovering

  private hover(event: PointerEvent): void {
    if (event.pointerType === 'touch' || this.contacts.has(event.pointerId)) return;
    if (!this.screen.hasHover && !this.hovering.has(event.pointerId)) return;
    const views = this.screen.viewsOf(event.composedPath());
    if (views.length === 0) return this.leave(event.pointerId, event);
    const phase = this.hovering.has(event.pointerId) ? 'hovered' : 'entered';
    this.hovering.set(event.pointerId, views);
    this.screen.underPointer = views;
    this.feedHover(event, phase, views[0]);
  }

  private leave(pointer: number, event: PointerEvent): void {
    if (!this.hovering.delete(pointer)) return;
    this.screen.underPointer = [];
    this.feedHover(event, 'exited', undefined);
  }

  private feedHover(event: PointerEvent, phase: Sample['phase'], view: View | undefined): void {
    const sample = this.sampleOf(event, phase, types[event.pointerType] ?? 'pointer', view);
    sample.time = this.timeOf(sample.time);
    try {
      this.screen.feed(sample);
    } catch (error) {
      report(error);
    }
  }

  /** A picture that a gesture drags is not to be dragged by the browser as well. */
  private dragStarts(event: DragEvent): void {
    if (this.screen.options.touchAction === false) return;
    const target = event.composedPath()[0];
    if (target instanceof Element && target.getAttribute('draggable') === 'true') return;
    if ([...this.contacts.values()].some((contact) => contact.type === 'pointer')) event.preventDefault();
  }
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
