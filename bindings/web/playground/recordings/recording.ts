// What every reader gives: the touches of a recording, in the order and the units of its file. The formats and what
// is read of them: docs/formats.md; the tool (Sources/KinesicTool/Recordings) reads the same.

import type { Phase } from '../session/kinesic.js';

export interface RecordedSample {
  readonly finger: number;
  /** Milliseconds. */
  readonly time: number;
  readonly x: number;
  readonly y: number;
  readonly phase: Phase;
}

export interface Touches {
  readonly samples: readonly RecordedSample[];
  /** Of the surface, in x and y; undefined where places are taken for CSS pixels. */
  readonly unitsPerMM?: readonly [number, number] | undefined;
}

/** Units per millimetre where a device does not tell its resolution. */
export const guessed = 10;

/** How many contacts may be down at one time. */
const capacity = 64;

/** Collects samples, and sees to it that contacts come and go in order. Its complaints can be shown. */
export class Collector {
  readonly samples: RecordedSample[] = [];
  private readonly down = new Set<number>();

  /** `where`: "line 7", for complaints. */
  add(sample: RecordedSample, where: string): void {
    const { finger, phase, time } = sample;
    if (time < (this.samples[this.samples.length - 1]?.time ?? 0)) throw new Error(`${where}: the time runs backwards`);
    if (phase === 'began') {
      if (this.down.has(finger)) throw new Error(`${where}: contact ${finger} goes down twice`);
      if (this.down.size >= capacity) throw new Error(`${where}: more than ${capacity} contacts at one time`);
      this.down.add(finger);
    } else if (!this.down.has(finger)) throw new Error(`${where}: contact ${finger} is not down`);
    if (phase === 'ended' || phase === 'cancelled') this.down.delete(finger);
    this.samples.push(sample);
  }

  isDown(finger: number): boolean {
    return this.down.has(finger);
  }
}

/** A whole number of a text; NaN for what is none, an empty text too. */
export function whole(text: string | undefined, base: 10 | 16 = 10): number {
  const isWhole = (base === 10 ? /^[+-]?\d+$/ : /^[\da-f]+$/i).test(text ?? '');
  return isWhole ? parseInt(text as string, base) : NaN;
}

/** "12.000345", seconds with six digits behind the point, as milliseconds; NaN for anything else. */
export function milliseconds(text: string | undefined): number {
  const match = /^(\d+)\.(\d{6})$/.exec(text ?? '');
  return match ? (Number(match[1]) * 1e6 + Number(match[2])) / 1000 : NaN;
}
