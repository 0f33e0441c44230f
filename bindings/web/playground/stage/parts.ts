// Parts that scenes are made of.

import { make } from '../kinesic/dist/devtools/make.js';
import { Motion } from './motion.js';
import { paint, type Landscape } from './landscapes.js';

/** A printed photograph with a place, a size and an angle of its own. */
export class Photo {
  readonly element: HTMLElement;
  readonly x: Motion;
  readonly y: Motion;
  readonly scale: Motion;
  readonly turn: Motion;
  private before = { x: 0, y: 0, scale: 1, turn: 0 };
  isHeld = false;

  constructor(parent: Element, landscape: Landscape, readonly width: number, readonly height: number,
    x: number, y: number, turn = 0) {
    this.element = make('div', 'photo', parent);
    this.element.style.width = `${width}px`;
    this.element.style.height = `${height}px`;
    const canvas = paint(landscape, Math.min(560, Math.max(240, width)),
      Math.min(560, Math.max(240, width)) * (height / width));
    this.element.append(canvas);
    this.x = new Motion(x);
    this.y = new Motion(y);
    this.scale = new Motion(1);
    this.turn = new Motion(turn);
  }

  reset(): void {
    for (const motion of [this.x, this.y, this.scale, this.turn]) motion.reset();
    this.isHeld = false;
  }

  /** Stops where it is; what follows counts from there. */
  take(time: number): void {
    this.before = { x: this.x.at(time), y: this.y.at(time), scale: this.scale.at(time), turn: this.turn.at(time) };
    this.isHeld = true;
  }

  /** Stops one kind of movement only, for recognizers that each have one. */
  takeOne(kind: 'place' | 'scale' | 'turn', time: number): void {
    const now = { x: this.x.at(time), y: this.y.at(time), scale: this.scale.at(time), turn: this.turn.at(time) };
    if (kind === 'place') this.before = { ...this.before, x: now.x, y: now.y };
    else this.before = { ...this.before, [kind]: now[kind] };
    this.isHeld = true;
  }

  moveBy(x: number, y: number): void {
    this.x.hold(this.before.x + x);
    this.y.hold(this.before.y + y);
  }

  scaleBy(scale: number): void {
    this.scale.hold(this.before.scale * scale);
  }

  turnBy(angle: number): void {
    this.turn.hold(this.before.turn + angle);
  }

  /** x' = a x - b y + tx and y' = b x + a y + ty, about the corner of the window. */
  mapBy(a: number, b: number, tx: number, ty: number, origin: { x: number; y: number }): void {
    const x = this.before.x + origin.x;
    const y = this.before.y + origin.y;
    this.x.hold(a * x - b * y + tx - origin.x);
    this.y.hold(b * x + a * y + ty - origin.y);
    this.scaleBy(Math.hypot(a, b));
    this.turnBy(Math.atan2(b, a));
  }

  draw(time: number): boolean {
    const [x, y, scale, turn] = [this.x.at(time), this.y.at(time), this.scale.at(time), this.turn.at(time)];
    const [left, top] = [(x - this.width / 2).toFixed(2), (y - this.height / 2).toFixed(2)];
    this.element.style.transform = `translate3d(${left}px, ${top}px, 0)`
      + ` rotate(${turn.toFixed(4)}rad) scale(${scale.toFixed(4)})`;
    this.element.classList.toggle('held', this.isHeld);
    return this.x.moves(time) || this.y.moves(time) || this.scale.moves(time) || this.turn.moves(time);
  }
}

/** Hearts, rings and ticks that appear and fade: pure functions of the time since. */
export class Burst {
  private readonly at: number[] = [];
  private readonly places: [number, number][] = [];
  private readonly elements: HTMLElement[] = [];

  constructor(private readonly parent: Element, private readonly className: string, private readonly text: string,
    private readonly lasts = 900) {}

  reset(): void {
    this.at.length = this.places.length = 0;
  }

  show(time: number, x: number, y: number): void {
    this.at.push(time);
    this.places.push([x, y]);
  }

  draw(time: number): boolean {
    let shown = 0;
    let isMoving = false;
    for (let i = this.at.length - 1; i >= 0 && shown < 6; i--) {
      const age = (time - (this.at[i] ?? 0)) / this.lasts;
      if (age < 0) {
        isMoving = true;
        continue;
      }
      if (age >= 1) break;
      isMoving = true;
      let element = this.elements[shown];
      if (!element) {
        element = make('span', this.className, this.parent, this.text);
        element.setAttribute('aria-hidden', 'true');
        this.elements.push(element);
      }
      const [x, y] = this.places[i] ?? [0, 0];
      const grow = age < 0.22 ? 0.4 + 3.3 * age : 1.13 - 0.13 * Math.min(1, (age - 0.22) / 0.2);
      element.style.transform = `translate3d(${x}px, ${y - 26 * age}px, 0) translate(-50%, -50%) scale(${grow})`;
      element.style.opacity = String(age < 0.6 ? 1 : 1 - (age - 0.6) / 0.4);
      shown++;
    }
    for (let i = shown; i < this.elements.length; i++) {
      const element = this.elements[i];
      if (element) element.style.opacity = '0';
    }
    return isMoving;
  }
}

export const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Content that scrolls, with a little give behind its ends. */
export class Scroller {
  readonly offset: Motion;
  private before = 0;

  constructor(initial: number, readonly min: number, readonly max: number) {
    this.offset = new Motion(initial);
  }

  begin(time: number): void {
    this.before = this.offset.at(time);
  }

  drag(by: number): void {
    const to = this.before + by;
    const inside = clamp(to, this.min, this.max);
    this.offset.hold(inside + (to - inside) * 0.35);
  }

  end(time: number, velocity: number): void {
    this.offset.glide(time, velocity, { min: this.min, max: this.max });
  }

  /** To the nearest of the places that are `step` apart, in the direction of the fling. */
  snap(time: number, velocity: number, step: number): void {
    const now = this.offset.at(time);
    const to = clamp(Math.round((now + velocity * 0.22) / step) * step, this.min, this.max);
    this.offset.spring(time, to, velocity, 13);
  }
}
