// Places in the coordinates of an element, under the transforms of all that it is in.

import type { Point } from '../generated/classes.js';
import type { GestureEvent } from '../events.js';

/** How client coordinates become those of an element: of places, and of distances and velocities. */
export interface Frame {
  /** A place, from the corner of the element's border box. */
  place(client: Point): Point;
  /** A distance or a velocity. */
  distance(client: Point): Point;
}

/** The places and distances of an event in the coordinates of an element. */
export interface Local {
  readonly x: number;
  readonly y: number;
  /** Of an event that has one, such as a pan's. */
  readonly translation: Point;
  /** CSS pixels of the element a second. */
  readonly velocity: Point;
}

const zero = { x: 0, y: 0 };

/**
 * The coordinates of an element as they are now: those in which its children are moved by `translate`. Transforms,
 * `rotate` and `scale` of the element and of all around it count, also through shadow trees. They have to be flat:
 * with a perspective the answer is near.
 */
export function within(element: Element): Frame {
  const shape = (element as Partial<SVGGraphicsElement>).getScreenCTM?.();
  const inverse = shape ? DOMMatrix.fromMatrix(shape).inverse() : linearOf(element).inverse();
  const [a, b, c, d] = Number.isFinite(inverse.a) ? [inverse.a, inverse.b, inverse.c, inverse.d] : [1, 0, 0, 1];
  const distance = ({ x, y }: Point): Point => ({ x: a * x + c * y, y: b * x + d * y });
  if (shape) return { distance, place: ({ x, y }) => ({ x: a * x + c * y + inverse.e, y: b * x + d * y + inverse.f }) };
  // A flat map takes the middle of a box to the middle of the box around it.
  const { left, top, width, height } = element.getBoundingClientRect();
  const { offsetWidth = width, offsetHeight = height } = element as Partial<HTMLElement>;
  return {
    distance,
    place: ({ x, y }) => {
      const from = distance({ x: x - left - width / 2, y: y - top - height / 2 });
      return { x: from.x + offsetWidth / 2, y: from.y + offsetHeight / 2 };
    },
  };
}

/**
 * Places and distances of an event in the coordinates of an element; default: the one around the event's target, in
 * which `translate` moves the target. A finger that has gone 100 pixels over the page has gone 200 in an element that
 * a transform makes half as large.
 */
export function local(event: GestureEvent, element: Element | null | undefined = around(event.target)): Local {
  const { translation = zero, velocity = zero } = event as GestureEvent & { translation?: Point; velocity?: Point };
  const speed = typeof velocity === 'number' ? zero : velocity;
  if (!element) return { x: event.x, y: event.y, translation, velocity: speed };
  const frame = within(element);
  return { ...frame.place(event), translation: frame.distance(translation), velocity: frame.distance(speed) };
}

/** The element around one, out of a shadow tree too. */
export function around(element: Element | undefined): Element | null {
  if (!element) return null;
  return element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;
}

/** The product of the transforms of an element and of all around it, without where they move it. */
function linearOf(element: Element): DOMMatrix {
  let all = new DOMMatrix();
  for (let each: Element | null = element; each; each = around(each)) all = ownOf(each).multiply(all);
  return new DOMMatrix([all.a, all.b, all.c, all.d, 0, 0]);
}

function ownOf(element: Element): DOMMatrix {
  const { transform, rotate, scale } = getComputedStyle(element) as CSSStyleDeclaration & { rotate?: string; scale?: string };
  const own = new DOMMatrix(transform === 'none' ? '' : transform);
  if (isNone(rotate) && isNone(scale)) return own;
  const sizes = isNone(scale) ? ['1'] : scale!.split(' ');
  const turn = isNone(rotate) ? '' : `rotate${rotate!.includes(' ') ? axisOf(rotate!) : `(${rotate})`}`;
  return new DOMMatrix(`${turn} scale(${sizes[0]}, ${sizes[1] ?? sizes[0]})`).multiply(own);
}

const isNone = (value: string | undefined): boolean => value === undefined || value === 'none' || value === '';

/** 'z 40deg' and '1 0 0 40deg', as functions of a transform have them. */
function axisOf(rotate: string): string {
  const parts = rotate.split(' ');
  const angle = parts.pop();
  return parts.length === 1 ? `${parts[0].toUpperCase()}(${angle})` : `3d(${parts.join(', ')}, ${angle})`;
}
