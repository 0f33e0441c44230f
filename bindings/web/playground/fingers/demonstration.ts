// Plays strokes: feeds their samples to the live engine, frame by frame, as fingers would.

import type { Phase, Point } from '../session/kinesic.js';
import type { Stroke } from '../session/preset.js';

export interface Feeder {
  /** Feeds samples of one time; places count from the scene's corner. */
  (time: number, samples: readonly { finger: number; phase: Phase; place: Point }[]): void;
}

interface Performance {
  readonly strokes: readonly Stroke[];
  readonly start: number;
  readonly down: Set<number>;
  readonly done: Set<number>;
  readonly finished: () => void;
  /** Until when it was fed. */
  reported: number;
}

/** Milliseconds between two reports of a panel. */
const report = 1000 / 120;

export class Demonstrator {
  private playing: Performance | undefined;

  constructor(private readonly feed: Feeder) {}

  get isPlaying(): boolean {
    return this.playing !== undefined;
  }

  play(strokes: readonly Stroke[], finished: () => void): void {
    this.stop();
    const start = performance.now() + 60;
    this.playing = { strokes, start, down: new Set(), done: new Set(), finished, reported: start };
  }

  /** Lifts what is down as the system would: the gestures are cancelled. */
  stop(): void {
    const playing = this.playing;
    this.playing = undefined;
    if (!playing) return;
    const now = performance.now();
    const samples = [...playing.down].map(index => {
      const stroke = playing.strokes[index] as Stroke;
      const share = Math.min(1, Math.max(0, (now - playing.start - stroke.at) / stroke.takes));
      return { finger: stroke.finger, phase: 'cancelled' as const, place: stroke.place(share) };
    });
    if (samples.length > 0) this.feed(now, samples);
    playing.finished();
  }

  /** Called once a frame; true while it plays. */
  frame(now: number): boolean {
    const playing = this.playing;
    if (!playing) return false;
    // A panel reports more often than the page is drawn: the samples in between, each at its time.
    const first = Math.max(playing.start, playing.reported + report);
    for (let time = first; time < now - report / 2; time += report) this.step(playing, time);
    this.step(playing, now);
    const t = now - playing.start;
    const end = Math.max(...playing.strokes.map(stroke => stroke.at + stroke.takes));
    if (playing.done.size === playing.strokes.length && t > end + 450) {
      this.playing = undefined;
      playing.finished();
    }
    return true;
  }

  private step(playing: Performance, now: number): void {
    playing.reported = now;
    const t = now - playing.start;
    const samples: { finger: number; phase: Phase; place: Point }[] = [];
    playing.strokes.forEach((stroke, index) => {
      if (playing.done.has(index) || t < stroke.at) return;
      const share = stroke.takes > 0 ? (t - stroke.at) / stroke.takes : 1;
      if (!playing.down.has(index)) {
        playing.down.add(index);
        samples.push({ finger: stroke.finger, phase: 'began', place: stroke.place(0) });
      } else if (share < 1) samples.push({ finger: stroke.finger, phase: 'moved', place: stroke.place(share) });
      else {
        playing.down.delete(index);
        playing.done.add(index);
        samples.push({ finger: stroke.finger, phase: 'ended', place: stroke.place(1) });
      }
    });
    if (samples.length > 0) this.feed(now, samples);
  }
}
