// Plays fingers that nobody has: feeds their samples to the live engine, frame by frame.

import type { RecordedSample } from '../recordings/recording.js';
import type { Phase, Point } from '../session/kinesic.js';
import type { Stroke } from '../session/preset.js';

export interface PlayedSample {
  readonly finger: number;
  readonly phase: Phase;
  /** Counted from the scene's corner. */
  readonly place: Point;
}

export interface Feeder {
  /** Feeds samples of one time. */
  (time: number, samples: readonly PlayedSample[]): void;
}

/** Where samples come from. Times count from the beginning, in milliseconds. */
export interface Source {
  readonly end: number;
  /** What has happened since it was asked before. */
  until(time: number): readonly { readonly time: number; readonly samples: readonly PlayedSample[] }[];
}

/** Milliseconds between two reports of a panel: it reports more often than the page is drawn. */
const report = 1000 / 120;

/** Strokes of a hand, as a panel would report them. */
export class Strokes implements Source {
  readonly end: number;
  private readonly down = new Set<Stroke>();
  private readonly done = new Set<Stroke>();
  private reported = -report;

  constructor(private readonly strokes: readonly Stroke[]) {
    this.end = Math.max(...strokes.map(stroke => stroke.at + stroke.takes));
  }

  until(time: number): { time: number; samples: PlayedSample[] }[] {
    const times: number[] = [];
    for (let at = Math.max(0, this.reported + report); at < time - report / 2; at += report) times.push(at);
    times.push(time);
    this.reported = time;
    return times.map(at => ({ time: at, samples: this.strokes.flatMap(stroke => this.at(stroke, at)) }));
  }

  private at(stroke: Stroke, time: number): PlayedSample[] {
    if (this.done.has(stroke) || time < stroke.at) return [];
    const share = stroke.takes > 0 ? (time - stroke.at) / stroke.takes : 1;
    const { finger } = stroke;
    if (!this.down.has(stroke)) {
      this.down.add(stroke);
      return [{ finger, phase: 'began', place: stroke.place(0) }];
    }
    if (share < 1) return [{ finger, phase: 'moved', place: stroke.place(share) }];
    this.done.add(stroke);
    return [{ finger, phase: 'ended', place: stroke.place(1) }];
  }
}

/** A recording of touches: each sample at its own time. */
export class Recorded implements Source {
  readonly end: number;
  private next = 0;

  constructor(private readonly samples: readonly RecordedSample[]) {
    this.end = samples[samples.length - 1]?.time ?? 0;
  }

  until(time: number): { time: number; samples: PlayedSample[] }[] {
    const steps: { time: number; samples: PlayedSample[] }[] = [];
    for (let sample = this.samples[this.next]; sample && sample.time <= time; sample = this.samples[this.next]) {
      const { finger, phase, x, y } = sample;
      if (steps[steps.length - 1]?.time !== sample.time) steps.push({ time: sample.time, samples: [] });
      steps[steps.length - 1]?.samples.push({ finger, phase, place: { x, y } });
      this.next++;
    }
    return steps;
  }
}

interface Performance {
  readonly source: Source;
  readonly start: number;
  readonly down: Map<number, Point>;
  readonly finished: () => void;
}

export class Demonstrator {
  private playing: Performance | undefined;

  constructor(private readonly feed: Feeder) {}

  get isPlaying(): boolean {
    return this.playing !== undefined;
  }

  play(source: Source, finished: () => void): void {
    this.stop();
    this.playing = { source, start: performance.now() + 60, down: new Map(), finished };
  }

  /** Takes away what is down, as the system would: the gestures are cancelled. */
  stop(): void {
    const { playing } = this;
    this.playing = undefined;
    if (!playing) return;
    const samples = [...playing.down].map(([finger, place]) => ({ finger, phase: 'cancelled' as const, place }));
    if (samples.length > 0) this.feed(performance.now(), samples);
    playing.finished();
  }

  /** Called once a frame; true while it plays. */
  frame(now: number): boolean {
    const { playing } = this;
    if (!playing) return false;
    const time = now - playing.start;
    if (time < 0) return true;
    for (const step of playing.source.until(time)) {
      if (step.samples.length > 0) this.step(playing, playing.start + step.time, step.samples);
    }
    if (time > playing.source.end + 450 && this.playing === playing) {
      // A recording may end while fingers are down.
      this.stop();
    }
    return true;
  }

  private step(playing: Performance, time: number, samples: readonly PlayedSample[]): void {
    for (const { finger, phase, place } of samples) {
      if (phase === 'began' || phase === 'moved') playing.down.set(finger, place);
      else playing.down.delete(finger);
    }
    this.feed(time, samples);
  }
}
