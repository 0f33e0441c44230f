import { make } from '../kinesic/dist/devtools/make.js';
import { clamp } from '../stage/parts.js';
import { drag, tap } from '../fingers/strokes.js';
import { sound, type Drum } from '../stage/sound.js';
import type { Gesture, Preset } from '../session/preset.js';

const pads: readonly { name: Drum; hue: number }[] = [
  { name: 'kick', hue: 14 }, { name: 'snare', hue: 190 }, { name: 'hat', hue: 48 }, { name: 'bell', hue: 265 }];

interface Ring {
  time: number;
  x: number;
  y: number;
  pad: number;
}

export const drums: Preset = {
  id: 'drums',
  title: 'Drums, finger by finger',
  short: 'Drums',
  icon: 'drums',
  conflict: 'Every finger plays for itself: two fingers at once are two beats, not one beat of two fingers.',
  tryThis: 'Tap pads with several fingers at the same time.',
  asItIs: 'A tap wants exactly one finger. The second one, on any pad, makes it fail: both beats are lost.',
  settled: 'A multiTap has a stream of events for each finger.',
  sounds: true,
  recognizers: [
    { name: 'beat', type: 'tap', target: 'board', handler: 'event => play(padAt(event.x, event.y))' },
    { name: 'beats', type: 'multiTap', target: 'board', options: { enabled: false },
      handler: 'event => play(padAt(event.x, event.y))' },
    { name: 'roll', type: 'multiDrag', target: 'board', handler: 'event => roll(event.touch, event.x, event.y)' },
  ],
  settle: [
    { kind: 'set', name: 'beat', property: 'enabled', value: false },
    { kind: 'set', name: 'beats', property: 'enabled', value: true },
  ],
  demonstrations: [
    {
      title: 'Four bars',
      strokes(hand) {
        const pad = (name: string) => hand.of(name, 0.5, 0.5);
        const beats: readonly [number, string, number][] = [
          [0, 'kick', 1], [0, 'hat', 2], [240, 'hat', 3], [480, 'snare', 4], [480, 'hat', 2], [720, 'hat', 3],
          [960, 'kick', 1], [960, 'hat', 2], [1200, 'kick', 5], [1200, 'hat', 3], [1440, 'snare', 4],
          [1440, 'bell', 6],
          [1680, 'hat', 2]];
        return beats.map(([at, name, finger]) => {
          const place = pad(name);
          return tap(finger, at + finger * 4, { x: place.x + finger * 5 - 15, y: place.y + (finger % 3) * 8 - 8 }, 90);
        });
      },
    },
    {
      title: 'Two rolls',
      strokes(hand) {
        const [a, b, c, d] = [hand.of('kick'), hand.of('snare'), hand.of('hat'), hand.of('bell')];
        return [drag(1, 0, a, c, 900, { bend: 0.2 }), drag(2, 150, d, b, 900, { bend: 0.2 })];
      },
    },
  ],
  build(root, { width, height }) {
    const board = make('div', 'fill board', root);
    const gap = 14;
    const wide = Math.min((width - gap * 3) / 2, 340);
    const tall = Math.min((height - gap * 3) / 2, 260);
    const left = (width - wide * 2 - gap) / 2;
    const top = (height - tall * 2 - gap) / 2;
    const elements = pads.map(({ name, hue }, i) => {
      const element = make('div', 'pad', board);
      element.style.width = `${wide}px`;
      element.style.height = `${tall}px`;
      const [x, y] = [left + (i % 2) * (wide + gap), top + (i > 1 ? tall + gap : 0)];
      element.style.transform = `translate3d(${x}px, ${y}px, 0)`;
      element.style.setProperty('--hue', String(hue));
      make('span', 'pad-name', element, name);
      const light = make('i', 'pad-light', element);
      return { element, light };
    });
    const rings: Ring[] = [];
    const lastPad = new Map<number, number>();
    const shapes: HTMLElement[] = [];
    const padAt = (x: number, y: number) => {
      const column = clamp(Math.floor((x - left + gap / 2) / (wide + gap)), 0, 1);
      return (y > top + tall + gap / 2 ? 2 : 0) + column;
    };
    const beat = (gesture: Gesture, pad: number) => {
      rings.push({ time: gesture.time, x: gesture.x, y: gesture.y, pad });
      const drum = pads[pad];
      if (gesture.isLive && drum) sound(drum.name);
    };
    const targets: Record<string, HTMLElement> = { board };
    pads.forEach(({ name }, i) => { targets[name] = (elements[i] as { element: HTMLElement }).element; });
    return {
      targets,
      reset() {
        rings.length = 0;
        lastPad.clear();
      },
      apply(gesture: Gesture) {
        const pad = padAt(gesture.x, gesture.y);
        if (gesture.name !== 'roll') {
          if (gesture.state === 'ended') beat(gesture, pad);
          return;
        }
        const { touch, state } = gesture;
        const before = lastPad.get(touch);
        const latest = rings[rings.length - 1];
        if (state === 'began' || before !== pad || (latest && gesture.time - latest.time > 110)) beat(gesture, pad);
        if (state === 'ended' || state === 'cancelled') lastPad.delete(touch);
        else lastPad.set(touch, pad);
      },
      draw(time) {
        const glow = [0, 0, 0, 0];
        let count = 0;
        for (let i = rings.length - 1; i >= 0; i--) {
          const ring = rings[i] as Ring;
          const age = (time - ring.time) / 650;
          if (age < 0) continue;
          if (age >= 1) break;
          glow[ring.pad] = Math.max(glow[ring.pad] ?? 0, 1 - age);
          if (count >= 10) continue;
          let shape = shapes[count];
          if (!shape) {
            shape = make('i', 'ring', board);
            shapes.push(shape);
          }
          const grown = 0.25 + 1.5 * (1 - (1 - age) ** 3);
          shape.style.transform = `translate3d(${ring.x}px, ${ring.y}px, 0) translate(-50%, -50%) scale(${grown})`;
          shape.style.opacity = String((1 - age) * 0.9);
          shape.style.setProperty('--hue', String(pads[ring.pad]?.hue ?? 0));
          count++;
        }
        for (let i = count; i < shapes.length; i++) (shapes[i] as HTMLElement).style.opacity = '0';
        elements.forEach(({ light }, i) => { light.style.opacity = String((glow[i] ?? 0) ** 1.5); });
        return count > 0;
      },
    };
  },
};
