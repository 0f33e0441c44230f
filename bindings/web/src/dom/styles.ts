import type { Recognizer } from '../recognizer.js';
import type { View } from '../view.js';

/** Which movements of fingers are left to the browser. */
export interface Left {
  panX: boolean;
  panY: boolean;
  zoom: boolean;
  /** Only the wait for a second tap, which zooms. */
  doubleTap: boolean;
}

const drags = new Set(['pan', 'swipe', 'screenEdgePan', 'transform', 'multiDrag', 'tapDrag']);
const zooms = new Set(['pinch', 'rotation', 'transform', 'multiDrag', 'multiTap']);

function takesFingers(recognizer: Recognizer): boolean {
  const allowed = recognizer.get('allowedTouchTypes' as never) as unknown as readonly string[];
  return allowed.includes('direct') || allowed.includes('pencil');
}

/** Horizontal and vertical: which ones a recognizer's movement has. */
function axesOf(recognizer: Recognizer): { x: boolean; y: boolean } {
  const names = recognizer.descriptor.properties;
  if (names.has('axes')) {
    const axes = recognizer.get('axes' as never) as string;
    return { x: axes !== 'vertical', y: axes !== 'horizontal' };
  }
  const edges = names.has('edges') ? recognizer.get('edges' as never) as unknown as readonly string[] : undefined;
  const directions = names.has('direction') ? recognizer.get('direction' as never) as unknown as readonly string[] : undefined;
  const words = edges ?? directions;
  if (!words) return { x: true, y: true };
  const isX = words.includes('left') || words.includes('right');
  const isY = words.some((word) => ['up', 'down', 'top', 'bottom'].includes(word));
  return { x: isX, y: isY };
}

const ofOneFinger = new Set(['press', 'serialTap', 'tapDrag', 'screenEdgePan', 'hover']);

/** How many fingers can make it. */
export function mostFingers(recognizer: Recognizer): number {
  const name = ['maximumTouches', 'touchesRequired'].find((each) => recognizer.descriptor.properties.has(each));
  if (name) return recognizer.get(name as never) as number;
  return ofOneFinger.has(recognizer.type) ? 1 : Infinity;
}

/** How many fingers it needs, where a property says so. */
function fingersOf(recognizer: Recognizer): number {
  const name = ['minimumTouches', 'touchesRequired'].find((each) => recognizer.descriptor.properties.has(each));
  return name && recognizer.type !== 'tap' ? recognizer.get(name as never) as number : 1;
}

function isOwn(recognizer: Recognizer): boolean {
  return recognizer.type.includes('.') || recognizer.type === 'manual';
}

/** What the recognizers of a view leave to the browser. */
export function leftBy(recognizers: Iterable<Recognizer>): Left {
  const left = { panX: true, panY: true, zoom: true, doubleTap: true };
  for (const recognizer of recognizers) {
    if (!takesFingers(recognizer) || recognizer.type === 'hover') continue;
    left.doubleTap = false;
    if (drags.has(recognizer.type) || isOwn(recognizer)) {
      const axes = axesOf(recognizer);
      if (axes.x) left.panX = false;
      if (axes.y) left.panY = false;
    }
    // A browser that may scroll takes both fingers as soon as one has moved: gestures of two leave it nothing.
    if (zooms.has(recognizer.type) || isOwn(recognizer) || fingersOf(recognizer) > 1) {
      left.panX = false;
      left.panY = false;
      left.zoom = false;
    }
  }
  return left;
}

/** The value of the CSS property touch-action. */
export function touchAction(left: Left): string {
  if (left.doubleTap) return 'auto';
  const words = [left.panX && 'pan-x', left.panY && 'pan-y', left.zoom && 'pinch-zoom'].filter(Boolean);
  if (words.length === 3) return 'manipulation';
  return words.length === 0 ? 'none' : words.join(' ');
}

const properties = ['touch-action', 'user-select', '-webkit-user-select', '-webkit-touch-callout', '-webkit-tap-highlight-color'];

/** Sets CSS properties of elements from their recognizers, and gives them back. */
export class Styles {
  private readonly before = new Map<ElementCSSInlineStyle & Element, string[]>();

  constructor(private readonly isOn: boolean) {}

  update(view: View): void {
    const element = view.element as (Element & ElementCSSInlineStyle) | undefined;
    if (!this.isOn || !element?.style) return;
    const left = view.isRemoved ? leftBy([]) : leftBy(view.ownRecognizers);
    if (left.doubleTap) return this.giveBack(element);
    if (!this.before.has(element)) this.before.set(element, properties.map((name) => element.style.getPropertyValue(name)));
    element.style.setProperty('touch-action', touchAction(left));
    element.style.setProperty('user-select', 'none');
    element.style.setProperty('-webkit-user-select', 'none');
    element.style.setProperty('-webkit-touch-callout', 'none');
    element.style.setProperty('-webkit-tap-highlight-color', 'transparent');
  }

  private giveBack(element: Element & ElementCSSInlineStyle): void {
    const before = this.before.get(element);
    if (!before) return;
    properties.forEach((name, index) => {
      if (before[index]) element.style.setProperty(name, before[index]);
      else element.style.removeProperty(name);
    });
    this.before.delete(element);
  }

  restore(): void {
    for (const element of [...this.before.keys()]) this.giveBack(element);
  }
}

/** What all views of a path leave to the browser. */
export function leftByAll(views: readonly View[]): Left {
  const all = { panX: true, panY: true, zoom: true, doubleTap: true };
  for (const view of views) {
    const left = leftBy(view.ownRecognizers);
    all.panX &&= left.panX;
    all.panY &&= left.panY;
    all.zoom &&= left.zoom;
    all.doubleTap &&= left.doubleTap;
  }
  return all;
}

