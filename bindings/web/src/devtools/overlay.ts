// Fingers as translucent circles with trails, and the names of the gestures that were recognized.

import type { Point } from '../generated/classes.js';
import type { Finger } from './history.js';

export interface Label {
  time: number;
  x: number;
  y: number;
  text: string;
  /** Until when it stays; without it for a moment. */
  until?: number;
}

const trail = 380;
const fading = 420;
const labelLasts = 1300;

export class FingerOverlay {
  private readonly g: CanvasRenderingContext2D;
  private density = 1;
  private hues: string[] = [];
  private ink = '';
  private paper = '';
  private readonly widths = new Map<string, number>();

  constructor(private readonly canvas: HTMLCanvasElement) {
    const g = canvas.getContext('2d');
    if (!g) throw new Error('no canvas');
    this.g = g;
  }

  /** After a change of size or theme. */
  measure(): void {
    this.density = Math.min(2, window.devicePixelRatio || 1);
    this.canvas.width = Math.round(this.canvas.clientWidth * this.density);
    this.canvas.height = Math.round(this.canvas.clientHeight * this.density);
    const style = getComputedStyle(this.canvas);
    this.hues = Array.from({ length: 10 }, (_, i) => style.getPropertyValue(`--finger-${i}`).trim());
    this.ink = style.getPropertyValue('--label-ink').trim();
    this.paper = style.getPropertyValue('--label-paper').trim();
    this.widths.clear();
  }

  /** `x` and `y` shift places of the window to the canvas, `scale` follows. True while something fades. */
  draw(time: number, fingers: readonly Finger[], labels: readonly Label[],
    shift: { x: number; y: number; scale: number }): boolean {
    const { g } = this;
    g.setTransform(this.density, 0, 0, this.density, 0, 0);
    g.clearRect(0, 0, this.canvas.clientWidth, this.canvas.clientHeight);
    let isMoving = false;
    for (let i = fingers.length - 1, shown = 0; i >= 0 && shown < 24; i--) {
      const finger = fingers[i] as Finger;
      if (finger.began > time) continue;
      const lifted = finger.ended !== undefined && finger.ended <= time ? finger.ended : undefined;
      const age = lifted === undefined ? 0 : (time - lifted) / fading;
      if (age >= 1) continue;
      isMoving = true;
      shown++;
      this.drawFinger(finger, time, age, shift);
    }
    for (const label of labels) {
      if (label.time > time) continue;
      const age = (time - (label.until ?? label.time)) / labelLasts;
      if (age >= 1) continue;
      isMoving = true;
      this.drawLabel(label, Math.max(0, age), shift);
    }
    return isMoving;
  }

  /** Where a second finger of the mouse would land, and the place that it mirrors about. */
  drawHint(place: Point, pivot: Point | undefined, shift: { x: number; y: number; scale: number }): void {
    const { g } = this;
    g.strokeStyle = this.hues[1] ?? '#888';
    g.lineWidth = 2;
    g.setLineDash([4, 4]);
    g.beginPath();
    g.arc((place.x + shift.x) * shift.scale, (place.y + shift.y) * shift.scale, 20, 0, 7);
    g.stroke();
    g.setLineDash([]);
    if (!pivot) return;
    const [x, y] = [(pivot.x + shift.x) * shift.scale, (pivot.y + shift.y) * shift.scale];
    g.beginPath();
    g.moveTo(x - 6, y);
    g.lineTo(x + 6, y);
    g.moveTo(x, y - 6);
    g.lineTo(x, y + 6);
    g.stroke();
  }

  private drawFinger(finger: Finger, time: number, age: number, shift: { x: number; y: number; scale: number }): void {
    const { g } = this;
    const { points } = finger;
    let last = points.length - 3;
    while (last > 0 && (points[last] ?? 0) > time) last -= 3;
    const place = (at: number): [number, number] =>
      [((points[at + 1] ?? 0) + shift.x) * shift.scale, ((points[at + 2] ?? 0) + shift.y) * shift.scale];
    const color = this.hues[finger.hue % this.hues.length] ?? '#888';
    const [x, y] = place(last);
    g.lineCap = 'round';
    g.strokeStyle = color;
    for (let at = last; at >= 3; at -= 3) {
      const old = (time - (points[at] ?? 0)) / trail;
      if (old > 1) break;
      const [x1, y1] = place(at);
      const [x0, y0] = place(at - 3);
      g.globalAlpha = 0.5 * (1 - old) * (1 - age);
      g.lineWidth = 13 * (1 - old) + 2;
      g.beginPath();
      g.moveTo(x0, y0);
      g.lineTo(x1, y1);
      g.stroke();
    }
    const landed = Math.min(1, (time - finger.began) / 160);
    const radius = (20 + 10 * (1 - landed) ** 2) * (finger.isCancelled ? 1 - age * 0.5 : 1 + age * 0.55);
    g.globalAlpha = (1 - age) * 0.34;
    g.fillStyle = color;
    g.beginPath();
    g.arc(x, y, radius, 0, 7);
    g.fill();
    g.globalAlpha = 1 - age;
    g.lineWidth = 2.5 * (1 - age) + 0.5;
    g.strokeStyle = color;
    g.stroke();
    g.strokeStyle = this.paper;
    g.globalAlpha = (1 - age) * 0.7;
    g.lineWidth = 1;
    g.beginPath();
    g.arc(x, y, radius + 1.8, 0, 7);
    g.stroke();
    if (finger.isCancelled && age > 0) {
      g.globalAlpha = 1 - age;
      g.lineWidth = 2.5;
      g.strokeStyle = color;
      g.beginPath();
      g.moveTo(x - 8, y - 8);
      g.lineTo(x + 8, y + 8);
      g.moveTo(x + 8, y - 8);
      g.lineTo(x - 8, y + 8);
      g.stroke();
    }
    g.globalAlpha = 1;
  }

  private drawLabel(label: Label, age: number, shift: { x: number; y: number; scale: number }): void {
    const { g } = this;
    g.font = '600 13px ui-sans-serif, system-ui, sans-serif';
    let width = this.widths.get(label.text);
    if (width === undefined) {
      width = g.measureText(label.text).width;
      if (this.widths.size > 200) this.widths.clear();
      this.widths.set(label.text, width);
    }
    const whole = width + 22;
    const limit = this.canvas.clientWidth - whole / 2 - 8;
    const x = Math.max(whole / 2 + 8, Math.min(limit, (label.x + shift.x) * shift.scale));
    const y = Math.max(22, (label.y + shift.y) * shift.scale - 54 - 22 * (1 - (1 - age) ** 2));
    g.globalAlpha = age < 0.55 ? 1 : Math.max(0, 1 - (age - 0.55) / 0.45);
    g.fillStyle = this.paper;
    g.shadowColor = 'rgba(10, 12, 30, .35)';
    g.shadowBlur = 14;
    g.shadowOffsetY = 4;
    g.beginPath();
    const [left, top, tall, round] = [x - whole / 2, y - 14, 28, 14];
    g.moveTo(left + round, top);
    g.arcTo(left + whole, top, left + whole, top + tall, round);
    g.arcTo(left + whole, top + tall, left, top + tall, round);
    g.arcTo(left, top + tall, left, top, round);
    g.arcTo(left, top, left + whole, top, round);
    g.fill();
    g.shadowColor = 'transparent';
    g.fillStyle = this.ink;
    g.textAlign = 'center';
    g.textBaseline = 'middle';
    g.fillText(label.text, x, y + 0.5);
    g.globalAlpha = 1;
  }
}
