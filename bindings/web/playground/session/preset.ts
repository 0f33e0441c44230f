// What a preset is: a scene, recognizers on its parts, and the change that settles the conflict between them.

import type { GestureEvent, Point, Setting, State } from './kinesic.js';

export interface Plan {
  readonly name: string;
  readonly type: string;
  /** The part of the scene that it is attached to. */
  readonly target: string;
  readonly options?: Readonly<Record<string, Setting>>;
  /** What a program would do, for the code pane: `event => like(event.x, event.y)`. */
  readonly handler?: string;
}

export type Change =
  | { readonly kind: 'waitFor'; readonly from: string; readonly to: string }
  | { readonly kind: 'alongside'; readonly from: string; readonly to: string }
  | { readonly kind: 'mayNotPrevent'; readonly from: string; readonly to: string }
  | { readonly kind: 'boundary'; readonly target: string }
  | { readonly kind: 'set'; readonly name: string; readonly property: string; readonly value: Setting };

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A gesture as a scene sees it: places count from the scene's corner. */
export interface Gesture {
  readonly name: string;
  readonly state: State;
  readonly from: State;
  readonly time: number;
  readonly x: number;
  readonly y: number;
  readonly touch: number;
  /** Where the scene's corner was in the window. */
  readonly origin: Point;
  readonly event: GestureEvent;
  /** False while a recording is searched for a moment: no sound then. */
  readonly isLive: boolean;
}

export interface Scene {
  readonly targets: Readonly<Record<string, HTMLElement>>;
  reset(): void;
  apply(gesture: Gesture): void;
  /** Shows the scene at a time; true while something moves by itself. */
  draw(time: number): boolean;
}

export interface Stroke {
  readonly finger: number;
  readonly at: number;
  readonly takes: number;
  readonly place: (share: number) => Point;
}

export interface Demonstration {
  readonly title: string;
  strokes(hand: Hand): Stroke[];
}

export interface Hand {
  readonly size: Size;
  /** A place of a part of the scene: 0, 0 is its left upper corner, 1, 1 the right lower one. */
  of(target: string, x?: number, y?: number): Point;
}

export interface Preset {
  readonly id: string;
  readonly title: string;
  /** The name in the list of presets. */
  readonly short: string;
  readonly icon: string;
  readonly conflict: string;
  readonly tryThis: string;
  readonly asItIs: string;
  readonly settled: string;
  readonly recognizers: readonly Plan[];
  readonly always?: readonly Change[];
  readonly settle: readonly Change[];
  readonly sounds?: boolean;
  /** Code that comes before the recognizers in the code pane: a class in JavaScript. */
  readonly code?: string;
  /** Classes in JavaScript that it needs. */
  readonly classes?: readonly unknown[];
  readonly demonstrations: readonly Demonstration[];
  build(root: HTMLElement, size: Size): Scene;
}
