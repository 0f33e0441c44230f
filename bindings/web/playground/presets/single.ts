// Presets with one large photograph in the middle of the stage.

import { make } from '../kinesic/dist/devtools/make.js';
import { Burst, Photo, clamp } from '../stage/parts.js';
import { drag, flung, gentle, pair, tap } from '../fingers/strokes.js';
import type { Gesture, Preset, Scene, Size } from '../session/preset.js';
import type { Point } from '../session/kinesic.js';
import type { Landscape } from '../stage/landscapes.js';

function middle(root: HTMLElement, { width, height }: Size, landscape: Landscape,
  share = 0.66): { table: HTMLElement; photo: Photo } {
  const table = make('div', 'fill', root);
  const wide = Math.min(width * share, height * share * 1.25, 560);
  return { table, photo: new Photo(table, landscape, wide, wide * 0.76, width / 2, height / 2) };
}

export const tapAndDoubleTap: Preset = {
  id: 'double-tap',
  title: 'Tap against double tap',
  short: 'Tap, double tap',
  icon: 'double',
  conflict: 'A tap likes the photo, a double tap enlarges it. The first tap of two is a tap, too.',
  tryThis: 'Double tap the photo.',
  asItIs: 'A double tap does both: it likes the photo at the first lift, and enlarges it at the second.',
  settled: 'The tap waits until no second one comes. It is 0.35 s late, which is what the relation costs.',
  recognizers: [
    { name: 'like', type: 'tap', target: 'photo', handler: 'event => showHeart(event.x, event.y)' },
    { name: 'enlarge', type: 'tap', target: 'photo', options: { tapsRequired: 2 }, handler: '() => toggleSize()' },
  ],
  settle: [{ kind: 'waitFor', from: 'like', to: 'enlarge' }],
  demonstrations: [
    {
      title: 'Double tap',
      strokes(hand) {
        const place = hand.of('photo', 0.6, 0.55);
        return [tap(1, 0, place), tap(1, 230, place)];
      },
    },
    { title: 'Tap', strokes: hand => [tap(1, 0, hand.of('photo', 0.4, 0.45))] },
  ],
  build(root, size): Scene {
    const { table, photo } = middle(root, size, 'peaks');
    const hearts = new Burst(table, 'heart', '♥');
    let isLarge = false;
    return {
      targets: { photo: photo.element },
      reset() {
        photo.reset();
        hearts.reset();
        isLarge = false;
      },
      apply({ name, state, time, x, y }) {
        if (state !== 'ended') return;
        if (name === 'like') hearts.show(time, x, y - 92);
        else {
          isLarge = !isLarge;
          photo.scale.spring(time, isLarge ? 1.36 : 1, 0, 16);
        }
      },
      draw: time => [photo.draw(time), hearts.draw(time)].some(Boolean),
    };
  },
};

export const longPressAndPan: Preset = {
  id: 'long-press',
  title: 'Long press against pan',
  short: 'Long press, pan',
  icon: 'press',
  conflict: 'A long press lifts the photo off the table, a pan moves it. Hold, then drag: both are meant.',
  tryThis: 'Rest a finger on the photo for half a second, then drag.',
  asItIs: 'The long press is active first and blocks the pan: the photo is lifted, and does not move.',
  settled: 'Both may be recognized together: the photo is lifted, and follows the finger.',
  recognizers: [
    { name: 'lift', type: 'longPress', target: 'photo', handler: 'event => raise(event.state)' },
    { name: 'move', type: 'pan', target: 'photo', handler: 'event => moveBy(event.translation)' },
  ],
  settle: [{ kind: 'alongside', from: 'lift', to: 'move' }],
  demonstrations: [
    {
      title: 'Hold, then drag',
      strokes(hand) {
        const from = hand.of('photo', 0.5, 0.5);
        return [drag(1, 0, from, { x: from.x + hand.size.width * 0.16, y: from.y - hand.size.height * 0.12 }, 700,
          { rest: 750, hold: 150 })];
      },
    },
    {
      title: 'Drag at once',
      strokes(hand) {
        const from = hand.of('photo', 0.5, 0.5);
        return [drag(1, 0, from, { x: from.x - hand.size.width * 0.14, y: from.y + hand.size.height * 0.08 }, 420)];
      },
    },
  ],
  build(root, size): Scene {
    const { photo } = middle(root, size, 'coast', 0.58);
    let isLifted = false;
    return {
      targets: { photo: photo.element },
      reset() {
        photo.reset();
        isLifted = false;
      },
      apply({ name, state, time, event }: Gesture) {
        const over = state === 'ended' || state === 'cancelled';
        if (name === 'lift') {
          if (state === 'began') {
            photo.scale.spring(time, 1.1, 0, 18);
            isLifted = true;
          } else if (over) {
            photo.scale.spring(time, 1, 0, 18);
            isLifted = false;
          }
        } else {
          if (state === 'began') photo.takeOne('place', time);
          photo.moveBy(event.translation?.x ?? 0, event.translation?.y ?? 0);
          if (over) {
            const velocity = (event.velocity ?? { x: 0, y: 0 }) as Point;
            photo.x.glide(time, velocity.x, { min: 60, max: size.width - 60 });
            photo.y.glide(time, velocity.y, { min: 60, max: size.height - 60 });
          }
        }
        photo.isHeld = isLifted;
      },
      draw: time => photo.draw(time),
    };
  },
};

export const pinchAndRotation: Preset = {
  id: 'pinch-rotation',
  title: 'Pinch with rotation',
  short: 'Pinch, rotation',
  icon: 'rotate',
  conflict: 'A photo is moved by a pan, scaled by a pinch and turned by a rotation. Two fingers mean all of that at '
    + 'once.',
  tryThis: 'Put two fingers on the photo, spread and turn them. With a mouse: hold F for a second finger.',
  asItIs: 'The first one that is recognized excludes the other two, until all fingers are up.',
  settled: 'The three may be recognized together.',
  recognizers: [
    { name: 'move', type: 'pan', target: 'photo', handler: 'event => moveBy(event.translation)' },
    { name: 'scale', type: 'pinch', target: 'photo', handler: 'event => scaleBy(event.scale)' },
    { name: 'turn', type: 'rotation', target: 'photo', handler: 'event => turnBy(event.rotation)' },
  ],
  settle: [
    { kind: 'alongside', from: 'move', to: 'scale' },
    { kind: 'alongside', from: 'move', to: 'turn' },
    { kind: 'alongside', from: 'scale', to: 'turn' },
  ],
  demonstrations: [
    {
      title: 'Spread and turn',
      strokes(hand) {
        const center = hand.of('photo');
        const reach = Math.min(hand.size.width, hand.size.height);
        return pair([1, 2], 0, 1500, share => ({
          center: { x: center.x + reach * 0.1 * share, y: center.y - reach * 0.06 * share },
          span: reach * (0.2 + 0.16 * share), angle: 0.3 + 0.9 * share }));
      },
    },
    {
      title: 'Back',
      strokes(hand) {
        const center = hand.of('photo');
        const reach = Math.min(hand.size.width, hand.size.height);
        return pair([1, 2], 0, 1300, share => ({
          center: { x: center.x - reach * 0.1 * share, y: center.y + reach * 0.06 * share },
          span: reach * (0.36 - 0.16 * share), angle: 1.2 - 0.9 * share }));
      },
    },
  ],
  build(root, size): Scene {
    const { photo } = middle(root, size, 'night', 0.56);
    const active = new Set<string>();
    return {
      targets: { photo: photo.element },
      reset() {
        photo.reset();
        active.clear();
      },
      apply({ name, state, time, event }: Gesture) {
        const over = state === 'ended' || state === 'cancelled';
        if (state === 'began') {
          active.add(name);
          photo.takeOne(name === 'move' ? 'place' : name === 'scale' ? 'scale' : 'turn', time);
        }
        if (name === 'move') photo.moveBy(event.translation?.x ?? 0, event.translation?.y ?? 0);
        else if (name === 'scale') photo.scaleBy(event.scale ?? 1);
        else photo.turnBy(event.rotation ?? 0);
        if (over) {
          active.delete(name);
          if (name === 'move') {
            const velocity = (event.velocity ?? { x: 0, y: 0 }) as Point;
            photo.x.glide(time, velocity.x, { min: 40, max: size.width - 40 });
            photo.y.glide(time, velocity.y, { min: 40, max: size.height - 40 });
          } else if (name === 'scale') {
            const scale = photo.scale.at(time);
            if (scale < 0.5 || scale > 2.2) photo.scale.spring(time, clamp(scale, 0.5, 2.2));
          }
        }
        photo.isHeld = active.size > 0;
      },
      draw: time => photo.draw(time),
    };
  },
};

const pages: readonly Landscape[] = ['dunes', 'coast', 'forest', 'lake'];

export const swipeAndPan: Preset = {
  id: 'swipe-pan',
  title: 'Swipe against pan',
  short: 'Swipe, pan',
  icon: 'swipe',
  conflict: 'A swipe to the left brings the next photo, a pan moves the one that is shown. Both begin with a finger '
    + 'that moves.',
  tryThis: 'Flick to the left, then drag slowly.',
  asItIs: 'The pan begins after 10 pixels. The swipe needs 50, so it never comes.',
  settled: 'The pan waits for the swipe, which fails as soon as the finger is too slow or goes another way.',
  recognizers: [
    { name: 'next', type: 'swipe', target: 'photo', options: { direction: 'left' }, handler: '() => showNext()' },
    { name: 'move', type: 'pan', target: 'photo', handler: 'event => moveBy(event.translation)' },
  ],
  settle: [{ kind: 'waitFor', from: 'move', to: 'next' }],
  demonstrations: [
    {
      title: 'Flick',
      strokes(hand) {
        const from = hand.of('photo', 0.75, 0.5);
        return [drag(1, 0, from, { x: from.x - Math.min(220, hand.size.width * 0.4), y: from.y - 6 }, 190,
          { ease: flung })];
      },
    },
    {
      title: 'Slow drag',
      strokes(hand) {
        const from = hand.of('photo', 0.4, 0.4);
        return [drag(1, 0, from, { x: from.x + hand.size.width * 0.12, y: from.y + hand.size.height * 0.14 }, 1000,
          { ease: gentle, hold: 120 })];
      },
    },
  ],
  build(root, size): Scene {
    const table = make('div', 'fill', root);
    const wide = Math.min(size.width * 0.7, size.height * 0.88, 580);
    const stack = make('div', 'fill', table);
    const photos = pages.map(page => new Photo(stack, page, wide, wide * 0.76, size.width / 2, size.height / 2));
    let shown = 0;
    return {
      targets: { photo: stack },
      reset() {
        for (const photo of photos) photo.reset();
        shown = 0;
      },
      apply({ name, state, time, event }: Gesture) {
        const photo = photos[shown % photos.length];
        if (!photo) return;
        if (name === 'next') {
          if (state !== 'ended') return;
          photo.x.spring(time, -size.width * 0.5, -1200, 8);
          photo.turn.spring(time, -0.2, 0, 8);
          shown++;
          const coming = photos[shown % photos.length];
          if (coming) {
            coming.x.hold(size.width * 1.45);
            coming.x.spring(time, size.width / 2, 0, 9);
            coming.y.hold(size.height / 2);
            coming.turn.hold(0.16);
            coming.turn.spring(time, 0, 0, 9);
          }
          return;
        }
        const over = state === 'ended' || state === 'cancelled';
        if (state === 'began') photo.takeOne('place', time);
        photo.moveBy(event.translation?.x ?? 0, event.translation?.y ?? 0);
        if (over) {
          photo.isHeld = false;
          photo.x.spring(time, size.width / 2, 0, 11);
          photo.y.spring(time, size.height / 2, 0, 11);
        }
      },
      draw(time) {
        let moves = false;
        photos.forEach((photo, i) => {
          const isShown = i === shown % photos.length;
          const isLast = shown > 0 && i === (shown - 1) % photos.length;
          photo.element.style.visibility = isShown || isLast ? 'visible' : 'hidden';
          photo.element.style.zIndex = isShown ? '1' : '2';
          moves = photo.draw(time) || moves;
        });
        return moves;
      },
    };
  },
};
