import type { Touchscreen } from '../touchscreen.js';
import type { ScrollSample } from '../samples.js';
import type { View } from '../view.js';
import { report } from '../errors.js';
import { leftByAll } from './styles.js';
import { modifiersOf } from './modifiers.js';

type Root = Document | ShadowRoot | Element;

/** The gesture events of WebKit. */
interface WebKitGesture extends MouseEvent {
  readonly scale: number;
  readonly rotation: number;
}

/** A pause after which the fingers on a trackpad are taken to have lifted: no browser says so. Milliseconds. */
const pause = 150;
/** A wheel event that pinches, as browsers report a trackpad's: the scale is e to the power of -delta / 100. */
const pinchDelta = 100;
/** A notch of a wheel moves by at least so much; a trackpad's steps are smaller. CSS pixels. */
const notch = 50;
const lineHeight = 16;
const source = 1;

/**
 * Makes scroll samples of wheel events, for recognizers under the pointer that take scrolls. What touch-action leaves
 * to the browser for fingers is left to it for wheels too: a vertical scroll over a horizontal pan scrolls the page.
 */
export class Wheel {
  private under: { readonly view: View; x: number; y: number; time: number } | undefined;
  private ending: ReturnType<typeof setTimeout> | undefined;
  private scale = 1;
  private rotation = 0;

  constructor(private readonly screen: Touchscreen, root: Root, signal: AbortSignal) {
    const active = { capture: true, passive: false, signal };
    root.addEventListener('wheel', (event) => this.turned(event as WheelEvent), active);
    signal.addEventListener('abort', () => clearTimeout(this.ending));
    for (const type of ['gesturestart', 'gesturechange', 'gestureend']) {
      root.addEventListener(type, (event) => this.webKit(event as WebKitGesture), active);
    }
  }

  private viewsFor(event: Event): View[] {
    const views = this.screen.viewsOf(event.composedPath());
    const takes = views.some((view) => [...view.ownRecognizers].some((recognizer) => recognizer.scrolls));
    return takes ? views : [];
  }

  private turned(event: WheelEvent): void {
    const views = this.viewsFor(event);
    if (views.length === 0) return;
    const left = leftByAll(views.map((view) => view.left));
    const isPinch = event.ctrlKey;
    const isX = Math.abs(event.deltaX) > Math.abs(event.deltaY);
    if (isPinch ? left.zoom : isX ? left.panX : left.panY) return;
    const unit = event.deltaMode === 1 ? lineHeight : event.deltaMode === 2 ? this.screen.window.innerHeight : 1;
    const movement = isPinch
      ? { magnification: Math.exp(-event.deltaY * unit / pinchDelta) - 1 }
      : { dx: -event.deltaX * unit, dy: -event.deltaY * unit };
    event.preventDefault();
    const isNotch = !isPinch && !this.under && (event.deltaMode !== 0 || Math.max(Math.abs(event.deltaX), Math.abs(event.deltaY)) >= notch);
    if (isNotch) this.feed(event, views[0], { phase: 'discrete', type: 'pointer', ...movement });
    else this.move(event, views[0], movement);
  }

  /** A trackpad's movement: it begins with the first and ends with a pause. */
  private move(event: MouseEvent, view: View, movement: Partial<ScrollSample>): void {
    if (!this.under) this.feed(event, view, { phase: 'began', type: 'indirect', ...movement });
    else this.feed(event, view, { phase: 'changed', type: 'indirect', ...movement });
    this.under ??= { view, x: event.clientX, y: event.clientY, time: 0 };
    Object.assign(this.under, { x: event.clientX, y: event.clientY, time: event.timeStamp });
    clearTimeout(this.ending);
    this.ending = setTimeout(() => this.end(), pause);
  }

  private end(): void {
    clearTimeout(this.ending);
    const { under } = this;
    this.under = undefined;
    if (!under || this.screen.isClosed) return;
    this.scroll({ source, time: under.time, x: under.x, y: under.y, phase: 'ended', type: 'indirect' });
  }

  private webKit(event: WebKitGesture): void {
    const views = this.viewsFor(event);
    if (views.length === 0 || leftByAll(views.map((view) => view.left)).zoom) return;
    event.preventDefault();
    if (event.type === 'gesturestart') {
      this.scale = 1;
      this.rotation = 0;
    }
    const magnification = event.scale / this.scale - 1;
    const rotation = (event.rotation - this.rotation) * Math.PI / 180;
    this.scale = event.scale;
    this.rotation = event.rotation;
    this.move(event, views[0], { magnification, rotation });
    if (event.type === 'gestureend') this.end();
  }

  private feed(event: MouseEvent, view: View, rest: Partial<ScrollSample> & Pick<ScrollSample, 'phase'>): void {
    this.scroll({ source, time: event.timeStamp, x: event.clientX, y: event.clientY, view, modifiers: modifiersOf(event), ...rest });
  }

  private scroll(sample: ScrollSample): void {
    try {
      this.screen.scroll({ ...sample, time: Math.max(sample.time, this.screen.latest) });
    } catch (error) {
      report(error);
      this.under = undefined;
    }
  }

}
