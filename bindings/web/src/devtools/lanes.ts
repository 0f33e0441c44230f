// The lanes: one for each recognizer, its name and state on the left, on the right the time.

import type { History, Lane, Mark } from './history.js';
import { button, make } from './make.js';
import { Axis } from './axis.js';

const headHeight = 30;
const fingerHeight = 7;

export interface Cursor {
  /** The time that a recording is shown at. */
  time: number;
  begin: number;
  end: number;
}

interface Spot {
  x: number;
  y: number;
  mark: Mark;
}

interface Colors {
  ink: string;
  dim: string;
  line: string;
  grid: string;
  band: string;
  play: string;
  pending: string;
  active: string;
  done: string;
  failed: string;
  waits: string;
  releases: string;
  prevents: string;
  paper: string;
  fingers: string[];
}

const words = { possible: 'possible', began: 'began', changed: 'changed', ended: 'ended', cancelled: 'cancelled',
  failed: 'failed' };

export class Lanes {
  private readonly names: HTMLElement;
  private readonly canvas: HTMLCanvasElement;
  private readonly g: CanvasRenderingContext2D;
  private readonly tip: HTMLElement;
  private rows: { name: string; state: HTMLElement; shown: string }[] = [];
  private spots: Spot[] = [];
  private colors: Colors | undefined;
  private width = 0;
  private rowHeight = 38;
  private height = 0;
  private density = 1;
  private hatch: CanvasPattern | null = null;
  private pointer: { x: number; y: number } | undefined;
  private pinned: Mark | undefined;
  axis = new Axis();
  cursor: Cursor | undefined;

  constructor(private readonly element: HTMLElement, private readonly why: (name: string) => void,
    private readonly seek: (time: number) => void, private readonly invalidate: () => void) {
    this.names = make('div', 'lane-names', element);
    this.names.setAttribute('role', 'list');
    this.names.setAttribute('aria-label', 'Recognizers and their states');
    const plot = make('div', 'lane-plot', element);
    this.canvas = document.createElement('canvas');
    this.canvas.setAttribute('aria-hidden', 'true');
    plot.append(this.canvas);
    this.tip = make('div', 'lane-tip', plot);
    this.tip.setAttribute('aria-hidden', 'true');
    const g = this.canvas.getContext('2d');
    if (!g) throw new Error('no canvas');
    this.g = g;
    let isSeeking = false;
    this.canvas.addEventListener('pointermove', event => {
      const rect = this.canvas.getBoundingClientRect();
      this.pointer = { x: event.clientX - rect.left, y: event.clientY - rect.top };
      if (isSeeking) this.seekTo(this.pointer.x);
      this.invalidate();
    });
    this.canvas.addEventListener('pointerdown', event => {
      const rect = this.canvas.getBoundingClientRect();
      this.pointer = { x: event.clientX - rect.left, y: event.clientY - rect.top };
      this.pinned = this.nearest()?.mark;
      if (this.cursor && !this.pinned) {
        isSeeking = true;
        this.canvas.setPointerCapture(event.pointerId);
        this.seekTo(this.pointer.x);
      }
      this.invalidate();
    });
    this.canvas.addEventListener('pointerup', () => { isSeeking = false; });
    this.canvas.addEventListener('pointerleave', () => {
      this.pointer = undefined;
      this.invalidate();
    });
  }

  /** Begins anew with these lanes. */
  setLanes(lanes: readonly Lane[]): void {
    this.axis = new Axis();
    this.cursor = undefined;
    this.pinned = undefined;
    this.showLanes(lanes);
  }

  /** Lanes were added or removed; the time goes on. */
  showLanes(lanes: readonly Lane[]): void {
    this.names.replaceChildren();
    this.rowHeight = lanes.length <= 3 ? 50 : lanes.length <= 5 ? 42 : 36;
    this.element.style.setProperty('--row', `${this.rowHeight}px`);
    this.rows = lanes.map(lane => {
      const row = make('div', 'lane-name', this.names);
      row.setAttribute('role', 'listitem');
      const text = make('div', 'lane-text', row);
      make('b', '', text, lane.name);
      make('span', 'lane-type', text, lane.type.replace(/^.*\./, ''));
      const state = make('span', 'lane-state', row, 'possible');
      state.dataset['state'] = 'possible';
      const ask = button('why-button', row, 'Why?', () => this.why(lane.name));
      ask.title = `Why did ${lane.name} not fire?`;
      ask.setAttribute('aria-label', ask.title);
      return { name: lane.name, state, shown: 'possible' };
    });
    this.measure();
  }

  measure(): void {
    this.height = headHeight + this.rows.length * this.rowHeight + 8;
    this.canvas.style.height = `${this.height}px`;
    this.width = this.canvas.clientWidth;
    this.density = Math.min(2, window.devicePixelRatio || 1);
    this.canvas.width = Math.round(this.width * this.density);
    this.canvas.height = Math.round(this.height * this.density);
    const style = getComputedStyle(this.element);
    const color = (name: string) => style.getPropertyValue(`--${name}`).trim();
    this.colors = {
      ink: color('ink'), dim: color('dim'), line: color('line'), grid: color('grid'), band: color('band'),
        play: color('play'),
      pending: color('pending'), active: color('active'), done: color('done'), failed: color('failed'),
      waits: color('waits'), releases: color('releases'), prevents: color('prevents'), paper: color('card'),
      fingers: Array.from({ length: 10 }, (_, i) => color(`finger-${i}`)),
    };
    this.hatch = null;
  }

  private seekTo(x: number): void {
    if (!this.cursor) return;
    const share = Math.min(1, Math.max(0, (x - 10) / (this.width - 20)));
    this.seek(this.cursor.begin + share * (this.cursor.end - this.cursor.begin));
  }

  private nearest(): Spot | undefined {
    const at = this.pointer;
    if (!at) return undefined;
    let best: Spot | undefined;
    let closest = 14;
    for (const spot of this.spots) {
      const far = Math.hypot(spot.x - at.x, (spot.y - at.y) * 0.7);
      if (far < closest) {
        closest = far;
        best = spot;
      }
    }
    return best;
  }

  /** True while the axis moves. */
  draw(history: History, now: number): boolean {
    const { g, colors } = this;
    if (!colors || this.width === 0) return false;
    g.setTransform(this.density, 0, 0, this.density, 0, 0);
    g.clearRect(0, 0, this.width, this.height);
    const time = this.cursor?.time ?? now;
    let x: (time: number) => number;
    if (this.cursor) {
      const { begin, end } = this.cursor;
      const scale = (this.width - 20) / Math.max(1, end - begin);
      x = at => 10 + (at - begin) * scale;
    } else {
      const perMs = this.perMs();
      const start = Math.max(0, this.axis.end(now) - (this.width - 30) / perMs);
      x = at => 12 + (this.axis.place(at) - start) * perMs;
    }
    this.spots = [];
    this.drawGrid(colors, x, now);
    this.drawFingers(history, colors, x, time);
    history.lanes.forEach((lane, row) => this.drawLane(history, lane, row, colors, x, time));
    this.drawLinks(history, colors, x, time);
    if (this.cursor) this.drawCursor(colors, x(time));
    this.updateStates(history, time);
    this.showTip();
    return !this.cursor && this.axis.moves(now);
  }

  private perMs(): number {
    return this.width < 260 ? 0.1 : 0.14;
  }

  private y(row: number): number {
    return headHeight + row * this.rowHeight + this.rowHeight / 2;
  }

  private drawGrid(colors: Colors, x: (time: number) => number, now: number): void {
    const { g } = this;
    for (let row = 0; row < this.rows.length; row += 2) {
      g.fillStyle = colors.band;
      g.fillRect(0, headHeight + row * this.rowHeight, this.width, this.rowHeight);
    }
    g.fillStyle = colors.dim;
    g.strokeStyle = colors.grid;
    g.font = '10.5px ui-sans-serif, system-ui, sans-serif';
    g.textAlign = 'center';
    g.textBaseline = 'alphabetic';
    const from = this.cursor?.begin ?? this.axis.begin;
    const pixels = x(from + 1000) - x(from);
    const steps = [100, 200, 500, 1000, 2000, 5000, 10000];
    const step = this.cursor ? steps.find(each => each * pixels / 1000 > 46) ?? 20000 : 500;
    const until = this.cursor?.end ?? now;
    let last = -100;
    const first = this.cursor ? from : Math.max(from, this.axis.time(this.axis.end(now) - 12000));
    for (let at = from + Math.ceil((first - from) / step) * step; at <= until; at += step) {
      const px = Math.round(x(at)) + 0.5;
      if (px < last + 30 || px > this.width - 4) continue;
      last = px;
      g.beginPath();
      g.moveTo(px, headHeight - 2);
      g.lineTo(px, this.height - 8);
      g.stroke();
      if (px > 12 && px < this.width - 14) g.fillText(((at - from) / 1000).toFixed(step < 1000 ? 1 : 0), px, 12);
    }
    if (this.cursor) return;
    g.strokeStyle = colors.line;
    g.setLineDash([2, 3]);
    const perMs = this.perMs();
    const start = Math.max(0, this.axis.end(now) - (this.width - 30) / perMs);
    for (const cut of this.axis.cuts()) {
      const px = Math.round(12 + (cut - start) * perMs) + 0.5;
      if (px < 0) continue;
      g.beginPath();
      g.moveTo(px, headHeight - 8);
      g.lineTo(px, this.height - 8);
      g.stroke();
    }
    g.setLineDash([]);
  }

  private drawFingers(history: History, colors: Colors, x: (time: number) => number, time: number): void {
    const { g } = this;
    for (const finger of history.fingers) {
      if (finger.began > time) continue;
      const to = x(Math.min(time, finger.ended ?? time));
      if (to < -4) continue;
      const from = x(finger.began);
      g.fillStyle = colors.fingers[finger.hue % 10] ?? '#888';
      const y = headHeight - 4 - fingerHeight + (finger.hue % 2 ? -fingerHeight + 2 : 0);
      g.globalAlpha = 0.9;
      g.beginPath();
      g.roundRect(from, y, Math.max(3, to - from), 4, 2);
      g.fill();
      g.globalAlpha = 1;
    }
  }

  private drawLane(history: History, lane: Lane, row: number, colors: Colors, x: (time: number) => number,
    time: number): void {
    const { g } = this;
    const y = this.y(row);
    lane.attempts.forEach((attempt, index) => {
      if (attempt.from > time) return;
      const end = Math.min(time, attempt.to ?? time);
      const [left, right] = [x(attempt.from), x(end)];
      if (right < -160) return;
      const next = lane.attempts[index + 1];
      const limit = next && next.from <= time ? x(next.from) : this.width;
      g.lineWidth = 2;
      g.strokeStyle = colors.play;
      const inPlay = Math.min(end, attempt.earned ?? attempt.began ?? end);
      if (x(inPlay) > left) {
        g.beginPath();
        g.moveTo(left, y);
        g.lineTo(x(inPlay), y);
        g.stroke();
      }
      if (attempt.earned !== undefined && attempt.earned <= time) {
        const until = Math.min(end, attempt.began ?? end);
        this.drawHatched(colors, x(attempt.earned), y - 7, Math.max(4, x(until) - x(attempt.earned)), 14);
      }
      if (attempt.began !== undefined && attempt.began <= time) {
        const from = x(attempt.began);
        const isCancelled = attempt.outcome === 'cancelled' && attempt.to !== undefined && attempt.to <= time;
        const isOver = attempt.to !== undefined && attempt.to <= time;
        g.fillStyle = isOver ? colors.done : colors.active;
        g.globalAlpha = isCancelled ? 0.32 : 1;
        g.beginPath();
        g.roundRect(from, y - 9, Math.max(5, right - from), 18, 5);
        g.fill();
        g.globalAlpha = 1;
        g.fillStyle = colors.paper;
        g.globalAlpha = 0.55;
        let before = -10;
        for (const change of attempt.changes) {
          if (change > time) break;
          const at = x(change);
          if (at < before + 5) continue;
          before = at;
          g.fillRect(at, y + 3, 1, 3.5);
        }
        g.globalAlpha = 1;
      }
      if (attempt.to !== undefined && attempt.to <= time) this.drawEnd(attempt, colors, right, y, limit);
      for (const mark of attempt.marks) {
        if (mark.time > time) continue;
        const at = x(mark.time);
        if (at < -10) continue;
        if (mark.kind === 'note') {
          g.fillStyle = colors.play;
          g.beginPath();
          g.arc(at, y, 2.5, 0, 7);
          g.fill();
        }
        this.spots.push({ x: at, y, mark });
      }
    });
    void history;
  }

  private drawEnd(attempt: { outcome?: string; word?: string; began?: number }, colors: Colors, x: number, y: number,
    limit: number): void {
    const { g } = this;
    if (attempt.outcome === 'recognized') {
      g.fillStyle = colors.done;
      g.strokeStyle = colors.paper;
      g.lineWidth = 2;
      g.beginPath();
      g.moveTo(x, y - 9);
      g.lineTo(x + 9, y);
      g.lineTo(x, y + 9);
      g.lineTo(x - 9, y);
      g.closePath();
      g.stroke();
      g.fill();
    } else if (attempt.outcome === 'failed' || attempt.outcome === 'cancelled') {
      g.strokeStyle = colors.failed;
      g.lineWidth = 2;
      g.lineCap = 'round';
      g.beginPath();
      g.moveTo(x - 4, y - 4);
      g.lineTo(x + 4, y + 4);
      g.moveTo(x + 4, y - 4);
      g.lineTo(x - 4, y + 4);
      g.stroke();
      g.lineCap = 'butt';
      if (attempt.word) {
        g.font = '10.5px ui-sans-serif, system-ui, sans-serif';
        g.textAlign = 'left';
        g.textBaseline = 'middle';
        g.fillStyle = colors.dim;
        const room = limit - x - 16;
        const wide = g.measureText(attempt.word).width;
        if (x > 0 && wide < room && x + 10 + wide < this.width) g.fillText(attempt.word, x + 9, y + 0.5);
      }
    }
  }

  private drawHatched(colors: Colors, x: number, y: number, width: number, height: number): void {
    const { g } = this;
    if (!this.hatch) {
      const tile = document.createElement('canvas');
      const size = Math.round(6 * this.density);
      tile.width = tile.height = size;
      const t = tile.getContext('2d');
      if (t) {
        t.strokeStyle = colors.pending;
        t.lineWidth = 2 * this.density;
        for (const shift of [-size, 0, size]) {
          t.beginPath();
          t.moveTo(shift - 1, size + 1);
          t.lineTo(shift + size + 1, -1);
          t.stroke();
        }
      }
      this.hatch = g.createPattern(tile, 'repeat');
      this.hatch?.setTransform(new DOMMatrix().scale(1 / this.density));
    }
    g.fillStyle = this.hatch ?? colors.pending;
    g.beginPath();
    g.roundRect(x, y, width, height, 3);
    g.fill();
    g.strokeStyle = colors.pending;
    g.lineWidth = 1.2;
    g.stroke();
  }

  private drawLinks(history: History, colors: Colors, x: (time: number) => number, time: number): void {
    const { g } = this;
    const rows = new Map(history.lanes.map((lane, row) => [lane.name, row]));
    for (const link of history.links) {
      const [from, to] = [rows.get(link.from), rows.get(link.to)];
      if (from === undefined || to === undefined || from === to || link.time > time) continue;
      const at = x(link.time);
      if (at < -4) continue;
      const down = to > from;
      const y0 = this.y(from) + (down ? 11 : -11);
      const y1 = this.y(to) + (down ? -10 : 10);
      g.strokeStyle = g.fillStyle = colors[link.kind];
      g.lineWidth = 1.6;
      g.setLineDash(link.kind === 'waits' ? [4, 3] : link.kind === 'releases' ? [1.5, 3] : []);
      g.beginPath();
      g.moveTo(at, y0);
      g.lineTo(at, y1);
      g.stroke();
      g.setLineDash([]);
      g.beginPath();
      if (link.kind === 'prevents') {
        g.moveTo(at - 4, y1);
        g.lineTo(at + 4, y1);
        g.stroke();
      } else {
        const side = down ? -5 : 5;
        g.moveTo(at, y1);
        g.lineTo(at - 3.5, y1 + side);
        g.lineTo(at + 3.5, y1 + side);
        g.closePath();
        g.fill();
      }
    }
  }

  private drawCursor(colors: Colors, x: number): void {
    const { g } = this;
    g.strokeStyle = g.fillStyle = colors.ink;
    g.lineWidth = 1.5;
    g.beginPath();
    g.moveTo(x, 16);
    g.lineTo(x, this.height - 6);
    g.stroke();
    g.beginPath();
    g.arc(x, 17, 4, 0, 7);
    g.fill();
  }

  private updateStates(history: History, time: number): void {
    for (const row of this.rows) {
      const state = history.state(row.name, time);
      if (state === row.shown) continue;
      row.shown = state;
      row.state.dataset['state'] = state;
      row.state.textContent = words[state];
    }
  }

  private showTip(): void {
    const spot = this.nearest();
    const mark = spot?.mark ?? this.pinned;
    const at = spot ?? this.spots.find(each => each.mark === this.pinned);
    if (!mark || !at) {
      this.tip.classList.remove('shown');
      return;
    }
    const same = this.spots.filter(each => each.y === at.y
      && Math.abs(each.x - at.x) < 3).map(each => each.mark.sentence);
    const text = [...new Set(same)].join('\n');
    if (this.tip.textContent !== text) this.tip.textContent = text;
    this.tip.classList.add('shown');
    const left = Math.max(4, Math.min(this.width - Math.min(260, this.width - 8) - 4, at.x - 130));
    const above = at.y > this.height * 0.55;
    const top = above ? at.y - 16 : at.y + 16;
    this.tip.style.transform = `translate3d(${left}px, ${top}px, 0) translateY(${above ? '-100%' : '0'})`;
  }
}
