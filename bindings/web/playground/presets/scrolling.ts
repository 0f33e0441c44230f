// Presets with content that scrolls, shown on a device that lies on the stage.

import { make } from '../kinesic/dist/devtools/make.js';
import { Burst, Scroller, clamp } from '../stage/parts.js';
import { drag, flung, tap } from '../fingers/strokes.js';
import { Motion } from '../stage/motion.js';
import { paint, type Landscape } from '../stage/landscapes.js';
import type { Gesture, Preset, Scene, Size } from '../session/preset.js';
import type { Point } from '../session/kinesic.js';

interface Device {
  screen: HTMLElement;
  width: number;
  height: number;
}

function device(root: HTMLElement, { width, height }: Size): Device {
  const tall = Math.min(height - 24, 600);
  const wide = Math.min(width - 24, Math.max(280, tall * 0.72), 420);
  const body = make('div', 'device', root);
  body.style.width = `${wide}px`;
  body.style.height = `${tall}px`;
  body.style.transform = `translate3d(${Math.round((width - wide) / 2)}px, ${Math.round((height - tall) / 2)}px, 0)`;
  const screen = make('div', 'screen', body);
  return { screen, width: wide - 20, height: tall - 20 };
}

function picture(parent: Element, landscape: Landscape, width: number, height: number,
  className = 'picture'): HTMLElement {
  const frame = make('div', className, parent);
  frame.style.width = `${width}px`;
  frame.style.height = `${height}px`;
  frame.append(paint(landscape, Math.max(200, width), Math.max(200, width) * (height / width)));
  return frame;
}

const y = (event: { velocity?: Point | number }) => (event.velocity as Point | undefined)?.y ?? 0;
const x = (event: { velocity?: Point | number }) => (event.velocity as Point | undefined)?.x ?? 0;

export const nestedScrolling: Preset = {
  id: 'nested',
  title: 'Nested scrolling',
  short: 'Nested scrolling',
  icon: 'nested',
  conflict: 'A page scrolls up and down. On it lies a row of photos that scrolls sideways.',
  tryThis: 'Drag up or down with the finger on the row of photos.',
  asItIs: 'The row takes every drag that starts on it, also those that the page is for.',
  settled: 'Each has its axis, so the first movement decides.',
  recognizers: [
    { name: 'page', type: 'pan', target: 'page', handler: 'event => scrollPage(event.translation.y)' },
    { name: 'row', type: 'pan', target: 'row', handler: 'event => scrollRow(event.translation.x)' },
  ],
  settle: [
    { kind: 'set', name: 'page', property: 'axes', value: 'vertical' },
    { kind: 'set', name: 'row', property: 'axes', value: 'horizontal' },
  ],
  demonstrations: [
    {
      title: 'Up, on the row',
      strokes(hand) {
        const from = hand.of('row', 0.4, 0.6);
        return [drag(1, 0, from, { x: from.x + 8, y: from.y - 150 }, 420)];
      },
    },
    {
      title: 'Sideways, on the row',
      strokes(hand) {
        const from = hand.of('row', 0.7, 0.5);
        return [drag(1, 0, from, { x: from.x - 150, y: from.y + 6 }, 340, { ease: flung })];
      },
    },
  ],
  build(root, size): Scene {
    const { screen, width, height } = device(root, size);
    const page = make('div', 'page', screen);
    make('h2', 'page-title', page, 'Travel notes');
    make('p', 'page-text', page, 'The road goes along the lake, then up to the pass. The last bus leaves at six.');
    const row = make('div', 'row', page);
    const strip = make('div', 'strip', row);
    const pages: readonly Landscape[] = ['lake', 'peaks', 'night', 'coast', 'dunes', 'forest'];
    const wide = Math.min(width * 0.62, 230);
    row.style.height = `${wide * 0.76 + 8}px`;
    for (const each of pages) picture(strip, each, wide, wide * 0.76);
    make('p', 'page-text', page, 'From the pass the whole valley lies below: forest, then fields, then the sea.');
    picture(page, 'forest', width - 32, (width - 32) * 0.5, 'picture wide');
    make('p', 'page-text', page, 'In the north the nights are bright in June. Take a mask for the eyes.');
    picture(page, 'coast', width - 32, (width - 32) * 0.5, 'picture wide');
    const down = new Scroller(0, -Math.max(140, height * 0.75), 0);
    const across = new Scroller(0, -(pages.length * (wide + 10) - width + 22), 0);
    return {
      targets: { page, row },
      reset() {
        down.offset.reset();
        across.offset.reset();
      },
      apply({ name, state, time, event }: Gesture) {
        const scroller = name === 'page' ? down : across;
        if (state === 'began') scroller.begin(time);
        scroller.drag((name === 'page' ? event.translation?.y : event.translation?.x) ?? 0);
        if (state === 'ended' || state === 'cancelled') scroller.end(time, name === 'page' ? y(event) : x(event));
      },
      draw(time) {
        page.style.transform = `translate3d(0, ${down.offset.at(time).toFixed(2)}px, 0)`;
        strip.style.transform = `translate3d(${across.offset.at(time).toFixed(2)}px, 0, 0)`;
        return down.offset.moves(time) || across.offset.moves(time);
      },
    };
  },
};

const people: readonly [string, string, Landscape][] = [
  ['Ada', 'Lakes and rivers', 'lake'], ['Bela', 'Deserts on foot', 'dunes'], ['Cora', 'The far north', 'night'],
  ['Dan', 'Old forests', 'forest'], ['Eva', 'Coasts by boat', 'coast'], ['Finn', 'High peaks', 'peaks'],
  ['Gila', 'Evening light', 'lake'], ['Hugo', 'Sand and wind', 'dunes'], ['Ines', 'Polar nights', 'night'],
  ['Jan', 'Pines and mist', 'forest'], ['Kaja', 'Steep shores', 'coast'], ['Leo', 'First snow', 'peaks'],
];

export const buttonInAScrollView: Preset = {
  id: 'button',
  title: 'A button in a scroll view',
  short: 'Button in a list',
  icon: 'button',
  conflict: 'A list scrolls. A button in it lights up while a finger is on it, and is pressed by a tap.',
  tryThis: 'Flick the list with the finger on a button.',
  asItIs: 'The button lights up for a moment whenever a scroll starts on it.',
  settled: 'The light waits 150 ms: when the list scrolls before that, it never begins. A tap works at once.',
  recognizers: [
    { name: 'scroll', type: 'pan', target: 'list', options: { axes: 'vertical' },
      handler: 'event => scroll(event.translation.y)' },
    { name: 'light', type: 'press', target: 'button', handler: 'event => light(event.state)' },
    { name: 'follow', type: 'tap', target: 'button', handler: '() => follow()' },
  ],
  settle: [{ kind: 'set', name: 'light', property: 'delay', value: 150 }],
  demonstrations: [
    {
      title: 'Flick on the button',
      strokes(hand) {
        const from = hand.of('button', 0.5, 0.5);
        return [drag(1, 0, from, { x: from.x + 4, y: from.y - 120 }, 260, { rest: 70, ease: flung })];
      },
    },
    { title: 'Tap the button', strokes: hand => [tap(1, 0, hand.of('button', 0.5, 0.5), 240)] },
  ],
  build(root, size): Scene {
    const { screen, height } = device(root, size);
    const list = make('div', 'page', screen);
    make('h2', 'page-title', list, 'Photographers');
    let button: HTMLElement = list;
    people.forEach(([name, theme, landscape], i) => {
      const item = make('div', 'item', list);
      picture(item, landscape, 48, 48, 'picture round');
      const words = make('div', 'words', item);
      make('b', '', words, name);
      make('span', '', words, theme);
      const follow = make('div', i === 2 ? 'follow the-button' : 'follow', item, 'Follow');
      if (i === 2) button = follow;
    });
    const scroller = new Scroller(0, -Math.max(120, people.length * 68 + 70 - height), 0);
    const ticks = new Burst(root, 'tick', '✓', 800);
    const light = new Motion(0);
    let isFollowed = false;
    return {
      targets: { list, button },
      reset() {
        scroller.offset.reset();
        light.reset();
        ticks.reset();
        isFollowed = false;
      },
      apply({ name, state, time, x: px, y: py, event }: Gesture) {
        if (name === 'scroll') {
          if (state === 'began') scroller.begin(time);
          scroller.drag(event.translation?.y ?? 0);
          if (state === 'ended' || state === 'cancelled') scroller.end(time, y(event));
        } else if (name === 'light') {
          if (state === 'began') light.hold(1);
          else if (state === 'ended' || state === 'cancelled') light.spring(time, 0, 0, 16);
        } else if (state === 'ended') {
          isFollowed = !isFollowed;
          ticks.show(time, px, py - 34);
        }
      },
      draw(time) {
        list.style.transform = `translate3d(0, ${scroller.offset.at(time).toFixed(2)}px, 0)`;
        button.style.setProperty('--light', clamp(light.at(time), 0, 1).toFixed(3));
        button.classList.toggle('on', isFollowed);
        button.textContent = isFollowed ? 'Follows' : 'Follow';
        return [scroller.offset.moves(time), light.moves(time), ticks.draw(time)].some(Boolean);
      },
    };
  },
};

export const drawerAtTheEdge: Preset = {
  id: 'drawer',
  title: 'A drawer at the edge',
  short: 'Drawer at the edge',
  icon: 'drawer',
  conflict: 'A drag from the left edge opens a drawer. A drag anywhere else turns the page.',
  tryThis: 'Drag to the right from the left edge of the screen, then from its middle.',
  asItIs: 'The pager begins after 10 pixels, the drawer after 15: the drawer never opens.',
  settled: 'The pager waits for the drawer, which fails at once unless the finger landed at the edge.',
  recognizers: [
    { name: 'drawer', type: 'screenEdgePan', target: 'screen', options: { edges: 'left' },
      handler: 'event => open(event.translation.x)' },
    { name: 'pager', type: 'pan', target: 'pager', options: { axes: 'horizontal' },
      handler: 'event => turn(event.translation.x)' },
  ],
  settle: [{ kind: 'waitFor', from: 'pager', to: 'drawer' }],
  demonstrations: [
    {
      title: 'From the edge',
      strokes(hand) {
        const from = hand.of('screen', 0.012, 0.5);
        return [drag(1, 0, from, { x: from.x + 190, y: from.y + 6 }, 460)];
      },
    },
    {
      title: 'From the middle',
      strokes(hand) {
        const from = hand.of('screen', 0.75, 0.4);
        return [drag(1, 0, from, { x: from.x - 170, y: from.y + 6 }, 380, { ease: flung })];
      },
    },
  ],
  build(root, size): Scene {
    const { screen, width, height } = device(root, size);
    const pager = make('div', 'fill pager', screen);
    const pages: readonly Landscape[] = ['lake', 'forest', 'coast', 'night'];
    const strip = make('div', 'strip whole', pager);
    for (const each of pages) picture(strip, each, width, height, 'picture whole');
    const shade = make('div', 'shade', screen);
    const drawer = make('div', 'drawer', screen);
    make('h2', '', drawer, 'Albums');
    for (const name of ['All photos', 'Favourites', 'Lakes', 'Forests', 'Bin']) make('span', '', drawer, name);
    const wide = Math.min(220, width * 0.62);
    drawer.style.width = `${wide}px`;
    const open = new Scroller(0, 0, wide);
    const across = new Scroller(0, -width * (pages.length - 1), 0);
    return {
      targets: { screen, pager },
      reset() {
        open.offset.reset();
        across.offset.reset();
      },
      apply({ name, state, time, event }: Gesture) {
        const over = state === 'ended' || state === 'cancelled';
        if (name === 'drawer') {
          if (state === 'began') open.begin(time);
          open.drag(event.translation?.x ?? 0);
          if (over) open.snap(time, x(event), wide);
          return;
        }
        const isOpen = open.offset.at(time) > wide * 0.5;
        if (state === 'began') {
          open.begin(time);
          across.begin(time);
        }
        if (isOpen) open.drag(Math.min(0, event.translation?.x ?? 0));
        else across.drag(event.translation?.x ?? 0);
        if (over) {
          open.snap(time, isOpen ? x(event) : 0, wide);
          across.snap(time, isOpen ? 0 : x(event), width);
        }
      },
      draw(time) {
        const out = open.offset.at(time);
        strip.style.transform = `translate3d(${across.offset.at(time).toFixed(2)}px, 0, 0)`;
        drawer.style.transform = `translate3d(${(out - wide).toFixed(2)}px, 0, 0)`;
        shade.style.opacity = String(clamp(out / wide, 0, 1) * 0.45);
        return open.offset.moves(time) || across.offset.moves(time);
      },
    };
  },
};
