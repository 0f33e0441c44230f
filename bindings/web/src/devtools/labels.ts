// The names of gestures beside the fingers that make them.

import type { State } from '../events.js';
import type { Label } from './overlay.js';

/** A gesture, of which the label says how far it has gone. */
interface Shown {
  readonly type: string;
  readonly state: State;
  readonly time: number;
  readonly x: number;
  readonly y: number;
  readonly contact: number;
  readonly scale?: number;
  readonly rotation?: number;
  readonly a?: number;
  readonly b?: number;
}

/** How many labels are kept. */
const kept = 24;
const signed = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(0)}`;

function words(name: string, event: Shown): string {
  if (event.type === 'pinch' && event.scale !== undefined) return `${name} ×${event.scale.toFixed(2)}`;
  if (event.type === 'rotation' && event.rotation !== undefined) {
    return `${name} ${signed(event.rotation * 180 / Math.PI)}°`;
  }
  const scale = event.type === 'transform' ? Math.hypot(event.a ?? 1, event.b ?? 0).toFixed(2) : '1.00';
  if (scale !== '1.00') return `${name} ×${scale}`;
  return name;
}

export class Labels {
  readonly all: Label[] = [];
  private readonly active = new Map<string, Label>();

  reset(): void {
    this.all.length = 0;
    this.active.clear();
  }

  apply(event: Shown, name: string): void {
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
    const label: Label = { time: event.time, x: event.x, y: event.y - this.active.size * 34, text: words(name, event) };
    if (event.state === 'began') {
      label.until = Infinity;
      this.active.set(key, label);
    }
    this.all.push(label);
    if (this.all.length > kept) this.all.shift();
  }
}
