// Strokes of a hand for demonstrations.

import type { Point } from '../session/kinesic.js';
import type { Stroke } from '../session/preset.js';

export type Ease = (share: number) => number;

export const steady: Ease = share => share;
export const gentle: Ease = share => share * share * (3 - 2 * share);
/** Leaves the surface at full speed. */
export const flung: Ease = share => share ** 1.7;

const between = (from: Point, to: Point, share: number): Point => ({
  x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });

export function tap(finger: number, at: number, place: Point, takes = 80): Stroke {
  return { finger, at, takes, place: () => place };
}

export interface DragOptions {
  /** How long it rests before it moves, and before it lifts. */
  rest?: number;
  hold?: number;
  ease?: Ease;
  bend?: number;
}

export function drag(finger: number, at: number, from: Point, to: Point, takes: number,
  options: DragOptions = {}): Stroke {
  const { rest = 0, hold = 0, ease = gentle, bend = 0 } = options;
  const all = rest + takes + hold;
  return {
    finger, at, takes: all,
    place: share => {
      const moved = ease(Math.min(1, Math.max(0, (share * all - rest) / takes)));
      const place = between(from, to, moved);
      const side = Math.sin(moved * Math.PI) * bend;
      return { x: place.x - (to.y - from.y) * side, y: place.y + (to.x - from.x) * side };
    },
  };
}

export interface Pair {
  center: Point;
  span: number;
  angle: number;
}

/** Two fingers opposite each other about a centre. */
export function pair(fingers: readonly [number, number], at: number, takes: number,
  pose: (share: number) => Pair): Stroke[] {
  return fingers.map((finger, side) => ({
    finger, at: at + side * 12, takes,
    place: share => {
      const { center, span, angle } = pose(gentle(share));
      const sign = side === 0 ? -0.5 : 0.5;
      return { x: center.x + sign * span * Math.cos(angle), y: center.y + sign * span * Math.sin(angle) };
    },
  }));
}

/** Through places, as a pen draws; `round` makes a curve of it. */
export function draw(finger: number, at: number, places: readonly Point[], takes: number): Stroke {
  const lengths: number[] = [0];
  for (let i = 1; i < places.length; i++) {
    const [a, b] = [places[i - 1] as Point, places[i] as Point];
    lengths.push((lengths[i - 1] ?? 0) + Math.hypot(b.x - a.x, b.y - a.y));
  }
  const whole = lengths[lengths.length - 1] ?? 0;
  return {
    finger, at, takes,
    place: share => {
      const way = gentle(share) * whole;
      let i = 1;
      while (i < places.length - 1 && (lengths[i] ?? 0) < way) i++;
      const [from, to] = [lengths[i - 1] ?? 0, lengths[i] ?? 0];
      return between(places[i - 1] as Point, places[i] as Point, to > from ? (way - from) / (to - from) : 0);
    },
  };
}
