// Shows gestures: gives them to the scene, and keeps the labels that name them on the stage.

import type { Label } from '../kinesic/dist/devtools/overlay.js';
import { Labels } from '../kinesic/dist/devtools/labels.js';
import type { GestureEvent, Point } from './kinesic.js';
import type { Scene } from './preset.js';

/** A gesture that the scene was given. */
export interface Applied {
  readonly event: GestureEvent;
  readonly name: string;
  readonly origin: Point;
}

/** How many gestures are remembered. */
const kept = 600;

export class Show {
  private past: Applied[] = [];
  private readonly names = new Labels();

  constructor(readonly scene: Scene | undefined) {}

  reset(): void {
    this.names.reset();
    this.past = [];
    this.scene?.reset();
  }

  /** What has brought the scene to where it is. */
  get prologue(): readonly Applied[] {
    return [...this.past];
  }

  /** Of the changes of a gesture the last one counts. */
  private remember(applied: Applied): void {
    const before = this.past[this.past.length - 1];
    const isRepeated = before?.event.state === 'changed' && applied.event.state === 'changed'
      && before.name === applied.name && before.event.contact === applied.event.contact;
    if (isRepeated || this.past.length >= kept) this.past.splice(isRepeated ? -1 : 0, 1);
    this.past.push(applied);
  }

  apply(event: GestureEvent, name: string, origin: Point, isLive: boolean): void {
    this.remember({ event, name, origin });
    this.scene?.apply({
      name, state: event.state, from: event.from, time: event.time, x: event.x - origin.x, y: event.y - origin.y,
      touch: event.touch, origin, event, isLive });
    this.names.apply(event, name);
  }

  get labels(): readonly Label[] {
    return this.names.all;
  }

  draw(time: number): boolean {
    return this.scene?.draw(time) ?? false;
  }
}
