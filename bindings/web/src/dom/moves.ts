import type { Pointers } from './pointers.js';
import type { Recognizer } from '../recognizer.js';
import type { View } from '../view.js';
import { isElement, leftBy } from './styles.js';

/** Boxes to which CSS does not apply touch-action. */
const unlistened = /^(inline|contents|table-(row|column|header|footer).*)$/;
/** They have boxes of their own also where they are inline. */
const replaced = /^(img|video|canvas|iframe|embed|object|svg|input|textarea|select|button)$/;

/**
 * Keeps moves of fingers from the browser where touch-action cannot: once a long press has begun, on inline boxes and
 * shapes of SVG, around an element that scrolls by itself, and where several elements are under several fingers. The
 * menu that a browser opens for a finger that rests would take the finger away from a long press as well.
 */
export class Moves {
  private readonly signals = new Map<Element, AbortController>();

  constructor(private readonly isOn: boolean, private readonly pointers: Pointers) {}

  update(view: View): void {
    const { element, left } = view;
    if (!this.isOn || !element) return;
    const presses = [...view.ownRecognizers].filter((each) => each.type === 'longPress');
    const drags = !left.panY || (!left.panX && !isListened(element));
    this.signals.get(element)?.abort();
    this.signals.delete(element);
    if (!drags && presses.length === 0) return;
    const listening = new AbortController();
    this.signals.set(element, listening);
    const active = { passive: false, signal: listening.signal };
    element.addEventListener('touchmove', (event) => {
      if (event.cancelable && (presses.some(isActive) || (drags && this.pointers.claims(view)))) event.preventDefault();
    }, active);
    if (presses.length === 0) return;
    element.addEventListener('contextmenu', (event) => {
      if ((event as PointerEvent).pointerType === 'touch') event.preventDefault();
    }, active);
  }

  stop(): void {
    for (const each of this.signals.values()) each.abort();
  }
}

/** Began or changed, as its latest event said: to ask the module at each move would cost too much. */
export function isActive(recognizer: Recognizer): boolean {
  return recognizer.latestState === 1 || recognizer.latestState === 2;
}

/** Whether the browser heeds the element's touch-action. */
function isListened(element: Element): boolean {
  const { localName } = element;
  if ('ownerSVGElement' in element) return localName === 'svg';
  return replaced.test(localName) || !unlistened.test(getComputedStyle(element).display || 'inline');
}

/** Which way a finger went first: the axis, and whether it went left or up. */
export interface Way {
  readonly axis: 'panX' | 'panY';
  readonly isBack: boolean;
}

/** Whether an element scrolls by itself when a finger goes this way, and is not at its end. */
function scrolls(element: Element, { axis, isBack }: Way): boolean {
  const isX = axis === 'panX';
  const room = isX ? element.scrollWidth - element.clientWidth : element.scrollHeight - element.clientHeight;
  if (room < 1 || element === element.ownerDocument.scrollingElement) return false;
  const { overflowX, overflowY, direction } = getComputedStyle(element);
  if (!/auto|scroll/.test(isX ? overflowX : overflowY)) return false;
  // What is written from right to left has its end at 0.
  const end = isX && direction === 'rtl' ? 0 : room;
  const at = isX ? element.scrollLeft : element.scrollTop;
  return isBack ? at < end - 0.5 : at > end - room + 0.5;
}

/**
 * Who gets a finger that has begun to move: true, a recognizer of the views; false, the browser. An element that
 * scrolls goes before the recognizers around it, until it is at its end: they let go of the finger.
 */
export function claimed(path: readonly EventTarget[], views: readonly View[], way: Way): boolean {
  let next = 0;
  for (const element of path) {
    if (next === views.length) return false;
    if (views[next].element === element && !views[next++].left[way.axis]) return true;
    if (isElement(element) && scrolls(element, way)) break;
  }
  for (const view of views.slice(next)) {
    for (const each of view.recognizers) if (!isActive(each) && !leftBy([each])[way.axis]) each.abort();
  }
  return false;
}
