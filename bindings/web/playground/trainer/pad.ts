// Where shapes are drawn. A drawing is complete some time after its last stroke was lifted.

import type { Drawing, StrokePoint } from './kinesic.js';

const pause = 650;

interface Look {
  readonly line: string;
  readonly width: number;
}

/** Draws strokes as lines through their points. */
export function ink(context: CanvasRenderingContext2D, drawing: Drawing, look: Look): void {
  context.lineWidth = look.width;
  context.lineCap = context.lineJoin = 'round';
  context.strokeStyle = look.line;
  for (const stroke of drawing) {
    context.beginPath();
    stroke.forEach(({ x, y }, index) => (index === 0 ? context.moveTo(x, y) : context.lineTo(x, y)));
    const [first] = stroke;
    if (first && stroke.length === 1) context.lineTo(first.x + 0.1, first.y);
    context.stroke();
  }
}

export class Pad {
  private strokes: StrokePoint[][] = [];
  private pointer: number | undefined;
  private timer = 0;
  private isPlaying = false;
  private isOver = false;

  constructor(private readonly canvas: HTMLCanvasElement, private readonly begun: () => void,
    private readonly finished: (drawing: Drawing) => void) {
    canvas.addEventListener('pointerdown', event => this.down(event));
    canvas.addEventListener('pointermove', event => this.move(event));
    for (const type of ['pointerup', 'pointercancel'] as const) canvas.addEventListener(type, event => this.up(event));
    new ResizeObserver(() => this.draw()).observe(canvas);
  }

  get size(): { width: number; height: number } {
    return { width: this.canvas.clientWidth, height: this.canvas.clientHeight };
  }

  clear(): void {
    clearTimeout(this.timer);
    this.strokes = [];
    this.isOver = false;
    this.draw();
  }

  /** Draws a drawing as a hand would, in its own time; at once where nothing should move. */
  async play(drawing: Drawing, atOnce: boolean): Promise<void> {
    if (this.isPlaying || this.pointer !== undefined) return;
    this.isPlaying = true;
    this.clear();
    this.begun();
    for (const stroke of drawing) {
      this.strokes.push([]);
      for (const [index, point] of stroke.entries()) {
        this.strokes[this.strokes.length - 1]?.push({ ...point, time: performance.now() });
        if (atOnce || index % 3 !== 0) continue;
        this.draw();
        await new Promise(requestAnimationFrame);
      }
    }
    this.isPlaying = false;
    this.draw();
    this.finish();
  }

  draw(): void {
    const { canvas } = this;
    const scale = window.devicePixelRatio || 1;
    canvas.width = Math.round(canvas.clientWidth * scale);
    canvas.height = Math.round(canvas.clientHeight * scale);
    const context = canvas.getContext('2d');
    if (!context) return;
    context.scale(scale, scale);
    const style = getComputedStyle(canvas);
    ink(context, this.strokes, { line: style.getPropertyValue(this.isOver ? '--play' : '--accent'), width: 6 });
  }

  private down(event: PointerEvent): void {
    if (this.pointer !== undefined || this.isPlaying || event.button !== 0) return;
    if (this.isOver) this.clear();
    clearTimeout(this.timer);
    if (this.strokes.length === 0) this.begun();
    this.pointer = event.pointerId;
    try {
      this.canvas.setPointerCapture(event.pointerId);
    } catch {
      // A pointer that has gone, or that a script made.
    }
    this.strokes.push([]);
    this.take(event);
    event.preventDefault();
  }

  private move(event: PointerEvent): void {
    if (event.pointerId !== this.pointer) return;
    const all = event.getCoalescedEvents?.() ?? [];
    for (const each of all.length > 0 ? all : [event]) this.take(each);
  }

  private up(event: PointerEvent): void {
    if (event.pointerId !== this.pointer) return;
    this.pointer = undefined;
    if (event.type === 'pointercancel') this.strokes.pop();
    this.timer = window.setTimeout(() => this.finish(), pause);
  }

  private take(event: PointerEvent): void {
    const box = this.canvas.getBoundingClientRect();
    const point = { x: event.clientX - box.left, y: event.clientY - box.top, time: event.timeStamp };
    this.strokes[this.strokes.length - 1]?.push(point);
    this.draw();
  }

  private finish(): void {
    if (this.strokes.length === 0) return;
    this.isOver = true;
    this.draw();
    this.finished(this.strokes.map(stroke => [...stroke]));
  }
}
