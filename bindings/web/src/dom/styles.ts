import type { Recognizer } from '../recognizer.js';
import type { View } from '../view.js';

/** Which movements of fingers are left to the browser. */
export interface Left {
  panX: boolean;
  panY: boolean;
  zoom: boolean;
  /** Only the wait for a second tap, which zooms. */
  doubleTap: boolean;
  /** Selecting text, by a finger that rests or by the mouse. */
  selection: boolean;
}

/** They are over before a browser selects text. */
export const taps = new Set(['tap', 'serialTap', 'multiTap', 'press', 'hover', 'dwell']);
const drags = new Set(['pan', 'swipe', 'screenEdgePan', 'transform', 'multiDrag', 'tapDrag']);
const zooms = new Set(['pinch', 'rotation', 'transform', 'multiDrag', 'multiTap']);

export function takesFingers(recognizer: Recognizer): boolean {
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

export function isOwn(recognizer: Recognizer): boolean {
  return recognizer.type.includes('.') || recognizer.type === 'manual';
}

/** Also of another page, as an iframe's are. */
export function isElement(target: EventTarget | undefined): target is Element {
  return (target as Partial<Node> | undefined)?.nodeType === 1;
}

/** What the recognizers of a view leave to the browser. */
export function leftBy(recognizers: Iterable<Recognizer>): Left {
  const left = { panX: true, panY: true, zoom: true, doubleTap: true, selection: true };
  for (const recognizer of recognizers) {
    if (!taps.has(recognizer.type)) left.selection = false;
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

/** What all of them leave. */
export function leftByAll(all: Iterable<Left>): Left {
  const left = leftBy([]);
  for (const each of all) for (const name of Object.keys(left) as (keyof Left)[]) left[name] &&= each[name];
  return left;
}

const properties = ['touch-action', '-webkit-tap-highlight-color', 'user-select', '-webkit-user-select', '-webkit-touch-callout'];

type Styled = Element & ElementCSSInlineStyle;

/** What an element had, and what each view of it leaves: several touch screens may have views of one element. */
interface Owned {
  readonly before: readonly string[];
  readonly views: Set<View>;
}

const owned = new WeakMap<Element, Owned>();

/** The views of an element that have set its style, of all touch screens. */
export function viewsStyled(element: Element): Iterable<View> {
  return owned.get(element)?.views ?? [];
}

/** Sets the CSS properties of an element from all its recognizers, and gives them back when no view wants one. */
function apply(element: Styled, { before, views }: Owned): void {
  const left = leftByAll([...views].map((view) => view.left));
  const values = [touchAction(left), 'transparent', 'none', 'none', 'none'];
  if (left.doubleTap) values[0] = values[1] = '';
  if (left.selection) values.splice(2);
  properties.forEach((name, index) => element.style.setProperty(name, values[index] || before[index]));
}

/** Sets CSS properties of elements for the views of one touch screen, and gives them back. */
export class Styles {
  private readonly views = new Set<View>();

  constructor(private readonly isOn: boolean) {}

  update(view: View): void {
    const element = view.element as Styled | undefined;
    if (!this.isOn || !element?.style) return;
    const { doubleTap, selection } = view.left;
    if (doubleTap && selection && !this.views.delete(view)) return;
    let found = owned.get(element);
    if (!found) owned.set(element, found = { before: properties.map((name) => element.style.getPropertyValue(name)), views: new Set() });
    if (doubleTap && selection) {
      found.views.delete(view);
      if (found.views.size === 0) owned.delete(element);
    } else {
      found.views.add(view);
      this.views.add(view);
    }
    apply(element, found);
  }

  restore(): void {
    for (const view of this.views) {
      view.left = leftBy([]);
      this.update(view);
    }
  }
}
