// A mouse is a finger on the stage. While F is held a second finger mirrors it about the place where F went down;
// while G is held it moves in parallel.

import type { Phase, Point } from '../session/kinesic.js';

export interface FingerSample {
  finger: number;
  phase: Phase;
  /** In the window. */
  place: Point;
  target: Element | null;
}

export interface MouseFeeder {
  (time: number, samples: readonly FingerSample[]): void;
}

const first = 1001;
const second = 1002;

export class MouseFingers {
  private isDown = false;
  private pairing: { kind: 'mirror' | 'parallel'; pivot: Point } | undefined;
  private isSecondDown = false;
  private place: Point = { x: 0, y: 0 };
  private target: Element | null = null;

  /** `isTaken`: whether the mouse belongs to the page now, and not to a recording. */
  constructor(private readonly area: HTMLElement, private readonly feed: MouseFeeder,
    private readonly isTaken: () => boolean,
    private readonly hinted: () => void) {
    const capture = { capture: true };
    window.addEventListener('pointerdown', event => this.pressed(event), capture);
    window.addEventListener('pointermove', event => this.moved(event), capture);
    window.addEventListener('pointerup', event => this.lifted(event, 'ended'), capture);
    window.addEventListener('pointercancel', event => this.lifted(event, 'cancelled'), capture);
    window.addEventListener('keydown', event => this.key(event, true));
    window.addEventListener('keyup', event => this.key(event, false));
    window.addEventListener('blur', () => this.release('cancelled'));
  }

  /** Where the second finger would land, to show it while the key is held. */
  get hint(): { place: Point; pivot: Point | undefined } | undefined {
    if (!this.pairing || this.isSecondDown) return undefined;
    return { place: this.other(), pivot: this.pairing.kind === 'mirror' ? this.pairing.pivot : undefined };
  }

  private pressed(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || event.button !== 0 || !this.isTaken()) return;
    if (!(event.target instanceof Element) || !this.area.contains(event.target)) return;
    event.stopPropagation();
    event.preventDefault();
    this.area.focus({ preventScroll: true });
    window.getSelection()?.removeAllRanges();
    this.isDown = true;
    this.target = event.target;
    this.place = { x: event.clientX, y: event.clientY };
    const samples: FingerSample[] = [{ finger: first, phase: 'began', place: this.place, target: this.target }];
    if (this.pairing) {
      const { kind, pivot } = this.pairing;
      const isClose = Math.hypot(pivot.x - this.place.x, pivot.y - this.place.y) < 24;
      if (kind === 'mirror' && isClose) this.pairing.pivot = { x: this.place.x - 60, y: this.place.y + 34 };
      this.isSecondDown = true;
      samples.push({ finger: second, phase: 'began', place: this.other(), target: this.under(this.other()) });
    }
    this.feed(event.timeStamp, samples);
  }

  private moved(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') return;
    this.place = { x: event.clientX, y: event.clientY };
    if (this.pairing) this.hinted();
    if (!this.isDown) return;
    event.stopPropagation();
    const samples: FingerSample[] = [{ finger: first, phase: 'moved', place: this.place, target: this.target }];
    if (this.isSecondDown) samples.push({ finger: second, phase: 'moved', place: this.other(), target: this.target });
    this.feed(event.timeStamp, samples);
  }

  private lifted(event: PointerEvent, phase: Phase): void {
    if (event.pointerType !== 'mouse' || !this.isDown || (event.button > 0 && phase === 'ended')) return;
    event.stopPropagation();
    this.place = { x: event.clientX, y: event.clientY };
    this.release(phase, event.timeStamp);
  }

  private release(phase: Phase, time = performance.now()): void {
    if (!this.isDown) return;
    this.isDown = false;
    const samples: FingerSample[] = [{ finger: first, phase, place: this.place, target: this.target }];
    if (this.isSecondDown) samples.push({ finger: second, phase, place: this.other(), target: this.target });
    this.isSecondDown = false;
    this.feed(time, samples);
  }

  private key(event: KeyboardEvent, isPressed: boolean): void {
    const key = event.key.toLowerCase();
    if ((key !== 'f' && key !== 'g') || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)
      && (event.target as HTMLInputElement).type !== 'range') return;
    if (isPressed) {
      if (this.pairing) return;
      const pivot = this.isDown && key === 'f' ? { x: this.place.x - 70, y: this.place.y + 40 } : { ...this.place };
      this.pairing = { kind: key === 'f' ? 'mirror' : 'parallel', pivot };
      this.hinted();
      if (this.isDown) {
        this.isSecondDown = true;
        this.feed(event.timeStamp, [{ finger: second, phase: 'began', place: this.other(),
          target: this.under(this.other()) }]);
      }
      return;
    }
    if (!this.pairing) return;
    if (this.isSecondDown) {
      this.isSecondDown = false;
      this.feed(event.timeStamp, [{ finger: second, phase: 'ended', place: this.other(), target: this.target }]);
    }
    this.pairing = undefined;
    this.hinted();
  }

  private other(): Point {
    const { place, pairing } = this;
    if (!pairing) return place;
    return pairing.kind === 'mirror'
      ? { x: 2 * pairing.pivot.x - place.x, y: 2 * pairing.pivot.y - place.y }
      : { x: place.x + 90, y: place.y };
  }

  private under(place: Point): Element | null {
    const found = document.elementFromPoint(place.x, place.y);
    return found && this.area.contains(found) ? found : this.target;
  }
}
