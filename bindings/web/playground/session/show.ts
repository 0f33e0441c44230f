// Shows gestures: gives them to the scene, and keeps the labels that name them on the stage.

import type { Label } from '../kinesic/dist/devtools/overlay.js';
import type { GestureEvent, Point } from './kinesic.js';
import type { Scene } from './preset.js';

const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(0)}`;

function words(name: string, event: GestureEvent): string {
  if (event.type === 'pinch' && event.scale !== undefined) return `${name} ×${event.scale.toFixed(2)}`;
  if (event.type === 'rotation'
    && event.rotation !== undefined) return `${name} ${signed(event.rotation * 180 / Math.PI)}°`;
  const scale = event.type === 'transform' ? Math.hypot(event.a ?? 1, event.b ?? 0).toFixed(2) : '1.00';
  if (scale !== '1.00') return `${name} ×${scale}`;
  return name;
}

/** A gesture that the scene was given. */
export interface Applied {
  readonly event: GestureEvent;
  readonly name: string;
  readonly origin: Point;
}

/** How many gestures are remembered. */
const kept = 600;

export class Show {
  readonly labels: Label[] = [];
  private past: Applied[] = [];
  private readonly active = new Map<string, Label>();

  constructor(readonly scene: Scene | undefined) {}

  reset(): void {
    this.labels.length = 0;
    this.active.clear();
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
    const key = `${name} ${event.contact}`;
    const before = this.active.get(key);
    if (before && event.state !== 'began') {
      before.x = event.x;
      before.y = event.y;
      before.text = words(name, event);
      if (event.state === 'ended' || event.state === 'cancelled') {
        before.until = event.time;
        this.active.delete(key);
      }
      return;
    }
    if (event.state !== 'began' && event.state !== 'ended') return;
    const shared = [...this.active.values()].length;
    const label: Label = { time: event.time, x: event.x, y: event.y - shared * 34, text: words(name, event) };
    if (event.state === 'began') {
      label.until = Infinity;
      this.active.set(key, label);
    }
    this.labels.push(label);
    if (this.labels.length > 24) this.labels.shift();
  }

  draw(time: number): boolean {
    return this.scene?.draw(time) ?? false;
  }
}
