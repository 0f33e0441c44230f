// Shapes to begin with, by formula, each drawn a little differently every time.

import type { Drawing, StrokePoint } from './kinesic.js';

type Place = readonly [x: number, y: number];

const corners: Record<string, readonly (readonly Place[])[]> = {
  check: [[[0.1, 0.55], [0.36, 0.85], [0.92, 0.12]]],
  triangle: [[[0.5, 0.1], [0.88, 0.85], [0.12, 0.85], [0.5, 0.1]]],
  zigzag: [[[0.08, 0.2], [0.9, 0.24], [0.12, 0.78], [0.94, 0.82]]],
  plus: [[[0.08, 0.5], [0.92, 0.5]], [[0.5, 0.08], [0.5, 0.92]]],
};
export const sampleNames = ['circle', ...Object.keys(corners)];

function along(line: readonly Place[]): Place[] {
  return line.slice(1).flatMap((end, index) => {
    const begin = line[index] as Place;
    return Array.from({ length: 24 }, (_, step): Place => [
      begin[0] + (end[0] - begin[0]) * step / 23, begin[1] + (end[1] - begin[1]) * step / 23]);
  });
}

function round(): Place[] {
  const begin = -Math.PI / 2;
  return Array.from({ length: 64 }, (_, step): Place => {
    const angle = begin - step / 61 * 2 * Math.PI;
    return [0.5 + 0.4 * Math.cos(angle), 0.5 + 0.4 * Math.sin(angle)];
  });
}

/** A drawing of about this size with its corner at a place. `seed` chooses how it differs from the formula. */
export function sample(name: string, seed: number, size: number, left = 0, top = 0): Drawing {
  const wave = (n: number) => Math.sin(seed * 12.9898 + n * 78.233);
  const lines = name === 'circle' ? [round()] : (corners[name] ?? []).map(along);
  const [stretch, turn] = [1 + 0.09 * wave(1), 0.09 * wave(2)];
  return lines.map((line, number) => line.map(([x, y], index): StrokePoint => {
    const share = index / line.length;
    const across = (x - 0.5) * stretch + 0.025 * Math.sin(5 * share + 3 * wave(3 + number));
    const down = (y - 0.5) / stretch + 0.025 * Math.sin(4 * share + 3 * wave(5 + number));
    return {
      x: left + size * (0.5 + across * Math.cos(turn) - down * Math.sin(turn)),
      y: top + size * (0.5 + across * Math.sin(turn) + down * Math.cos(turn)),
      time: 8 * (number * 100 + index),
    };
  }));
}
