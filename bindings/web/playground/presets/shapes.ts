import { make } from '../kinesic/dist/devtools/make.js';
import { Burst } from '../stage/parts.js';
import { draw } from '../fingers/strokes.js';
import { checkmark, circle, code } from './drawn-classes.js';
import type { Gesture, Preset } from '../session/preset.js';
import type { Point } from '../session/kinesic.js';

interface Line {
  points: [number, number, number][];
  shape?: string;
  ended?: number;
}

export const shapes: Preset = {
  id: 'shapes',
  title: 'Drawn shapes',
  short: 'Drawn shapes',
  icon: 'shapes',
  conflict: 'A pan draws ink. Two recognizers written in JavaScript take a check mark and a circle.',
  tryThis: 'Draw a check mark or a circle in one stroke.',
  asItIs: 'The pan begins after 10 pixels and excludes the shapes, which are decided at the lift.',
  settled: 'The pan may be recognized together with each of the shapes.',
  code,
  classes: [checkmark, circle],
  recognizers: [
    { name: 'ink', type: 'pan', target: 'paper', options: { maximumTouches: 1, threshold: 2 },
      handler: 'event => drawTo(event.x, event.y)' },
    { name: 'check', type: checkmark.name, target: 'paper', handler: '() => tick()' },
    { name: 'round', type: circle.name, target: 'paper', handler: '() => select()' },
  ],
  settle: [
    { kind: 'alongside', from: 'ink', to: 'check' },
    { kind: 'alongside', from: 'ink', to: 'round' },
  ],
  demonstrations: [
    {
      title: 'Check mark',
      strokes(hand) {
        const { width, height } = hand.size;
        const at = (x: number, y: number): Point => ({ x: width * 0.5 + x, y: height * 0.5 + y });
        return [draw(1, 0, [at(-90, -5), at(-35, 60), at(95, -95)], 620)];
      },
    },
    {
      title: 'Circle',
      strokes(hand) {
        const { width, height } = hand.size;
        const radius = Math.min(width, height) * 0.24;
        const places = Array.from({ length: 49 }, (_, i) => {
          const angle = -Math.PI / 2 + (i / 48) * Math.PI * 2.04;
          return { x: width / 2 + Math.cos(angle) * radius, y: height / 2 + Math.sin(angle) * radius };
        });
        return [draw(1, 0, places, 900)];
      },
    },
  ],
  build(root, { width, height }) {
    const paper = make('div', 'fill paper', root);
    const canvas = document.createElement('canvas');
    canvas.className = 'ink';
    canvas.setAttribute('aria-hidden', 'true');
    const density = Math.min(2, window.devicePixelRatio || 1);
    canvas.width = Math.round(width * density);
    canvas.height = Math.round(height * density);
    paper.append(canvas);
    const g = canvas.getContext('2d');
    const labels = { check: new Burst(root, 'verdict', 'check mark', 1500),
      round: new Burst(root, 'verdict', 'circle', 1500) };
    const lines: Line[] = [];
    return {
      targets: { paper },
      reset() {
        lines.length = 0;
        labels.check.reset();
        labels.round.reset();
      },
      apply({ name, state, time, x, y }: Gesture) {
        if (name === 'ink') {
          if (state === 'began') lines.push({ points: [] });
          const line = lines[lines.length - 1];
          if (!line) return;
          line.points.push([x, y, time]);
          if (state === 'ended' || state === 'cancelled') line.ended = time;
          return;
        }
        if (state !== 'ended') return;
        const line = lines[lines.length - 1];
        if (line) line.shape = name;
        (name === 'check' ? labels.check : labels.round).show(time, width / 2, height * 0.16);
      },
      draw(time) {
        if (!g) return false;
        g.setTransform(density, 0, 0, density, 0, 0);
        g.clearRect(0, 0, width, height);
        g.lineCap = g.lineJoin = 'round';
        let moves = false;
        const style = getComputedStyle(paper);
        for (const line of lines) {
          const age = line.ended === undefined ? 0 : (time - line.ended) / 2600;
          if (age >= 1) continue;
          moves = moves || line.ended !== undefined;
          g.globalAlpha = 1 - Math.max(0, age) ** 3;
          g.strokeStyle = style.getPropertyValue(line.shape ? '--accent' : '--ink-stroke');
          g.lineWidth = line.shape ? 7 : 5;
          g.beginPath();
          line.points.forEach(([x, y], i) => {
            const before = line.points[i - 1];
            if (!before) g.moveTo(x, y);
            else g.quadraticCurveTo(before[0], before[1], (before[0] + x) / 2, (before[1] + y) / 2);
          });
          g.stroke();
        }
        g.globalAlpha = 1;
        return [moves, labels.check.draw(time), labels.round.draw(time)].some(Boolean);
      },
    };
  },
};
