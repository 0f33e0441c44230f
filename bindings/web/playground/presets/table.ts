import { make } from '../kinesic/dist/devtools/make.js';
import { Photo, clamp } from '../stage/parts.js';
import { Motion } from '../stage/motion.js';
import { drag, gentle } from '../fingers/strokes.js';
import type { Gesture, Preset } from '../session/preset.js';
import type { Point } from '../session/kinesic.js';

const names = ['coast', 'peaks'] as const;

export const twoUsers: Preset = {
  id: 'two-users',
  title: 'Two users at a table',
  short: 'Two users',
  icon: 'users',
  conflict: 'One person moves the cloth while another one moves a photo. They share no finger, but the cloth is '
    + 'around the photos.',
  tryThis: 'Drag the cloth with one finger, and a photo with another. With a mouse, play the demonstration.',
  asItIs: 'Whoever begins first excludes the others: while the cloth moves, no photo can be moved.',
  settled: 'Each photo is a boundary: its gestures and those of the cloth stay apart as long as they share no finger.',
  recognizers: [
    { name: 'cloth', type: 'pan', target: 'cloth', options: { maximumTouches: 1 },
      handler: 'event => moveCloth(event.translation)' },
    ...names.map(name => ({ name, type: 'transform', target: name,
      handler: `event => place(${name}, event.a, event.b, event.tx, event.ty)` })),
  ],
  settle: names.map(target => ({ kind: 'boundary' as const, target })),
  demonstrations: [
    {
      title: 'Both at once',
      strokes(hand) {
        const { width, height } = hand.size;
        const cloth = { x: width * 0.5, y: height * 0.93 };
        const photo = hand.of('peaks');
        const other = hand.of('coast');
        return [
          drag(1, 0, cloth, { x: cloth.x - width * 0.05, y: cloth.y - height * 0.16 }, 1900, { ease: gentle }),
          drag(2, 650, photo, { x: photo.x - width * 0.07, y: photo.y + height * 0.13 }, 1000),
          drag(3, 800, other, { x: other.x + width * 0.07, y: other.y - height * 0.1 }, 900),
        ];
      },
    },
  ],
  build(root, { width, height }) {
    const cloth = make('div', 'fill', root);
    const sheet = make('div', 'cloth', cloth);
    const size = clamp(Math.min(width * 0.42, height * 0.5), 130, 300);
    const list = names.map((name, i) => new Photo(cloth, name, size, size * 0.76,
      width * (i === 0 ? 0.29 : 0.71), height * (i === 0 ? 0.56 : 0.36), i === 0 ? -0.08 : 0.09));
    const at = { x: new Motion(0), y: new Motion(0) };
    let before: Point = { x: 0, y: 0 };
    return {
      targets: { cloth, coast: (list[0] as Photo).element, peaks: (list[1] as Photo).element },
      reset() {
        for (const photo of list) photo.reset();
        at.x.reset();
        at.y.reset();
      },
      apply({ name, state, time, origin, event }: Gesture) {
        const over = state === 'ended' || state === 'cancelled';
        if (name === 'cloth') {
          if (state === 'began') before = { x: at.x.at(time), y: at.y.at(time) };
          at.x.hold(clamp(before.x + (event.translation?.x ?? 0), -width * 0.3, width * 0.3));
          at.y.hold(clamp(before.y + (event.translation?.y ?? 0), -height * 0.3, height * 0.3));
          return;
        }
        const photo = list[names.indexOf(name as typeof names[number])];
        if (!photo) return;
        if (state === 'began') photo.take(time);
        photo.mapBy(event.a ?? 1, event.b ?? 0, event.tx ?? 0, event.ty ?? 0, origin);
        if (over) {
          photo.isHeld = false;
          const velocity = (event.velocity ?? { x: 0, y: 0 }) as Point;
          photo.x.glide(time, velocity.x, { min: size * 0.2, max: width - size * 0.2 });
          photo.y.glide(time, velocity.y, { min: size * 0.2, max: height - size * 0.2 });
        }
      },
      draw(time) {
        sheet.style.transform = `translate3d(${at.x.at(time).toFixed(2)}px, ${at.y.at(time).toFixed(2)}px, 0)`;
        return list.map(photo => photo.draw(time)).some(Boolean);
      },
    };
  },
};
