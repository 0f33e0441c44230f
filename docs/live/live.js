// Makes the scenes of the documents live: each element with data-scene="name" becomes a stage to touch, with the
// states of its recognizers, what the engine says of them, and the code that made them. A scene starts when it comes
// into view.
import { scenes } from './scenes.js';

let loaded;
/** The engine, loaded for the first scene. */
function engine() {
  loaded ??= import('./kinesic/kinesic.min.js').then(async ({ load }) => {
    const kinesic = await load();
    return { kinesic, traces: await kinesic.loadTraces() };
  });
  return loaded;
}

function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'className') element.className = value;
    else if (name.startsWith('on')) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

/** The text of a function between its braces, moved to the left. */
function bodyOf(run) {
  const lines = run.toString().split('\n').slice(1, -1);
  const indent = Math.min(...lines.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indent)).join('\n');
}

/** Code with its comments, strings and words marked. */
function highlighted(code) {
  const classes = ['c1', 's', 'kd', 'mf'];
  const pattern = /(\/\/[^\n]*)|('[^'\n]*'|`[^`]*`)|\b(const|let|function|return|if|for|of|new|await|async)\b|\b(\d+(?:\.\d+)?)\b/g;
  const pieces = [];
  let from = 0;
  for (const match of code.matchAll(pattern)) {
    const kind = match.slice(1).findIndex((each) => each !== undefined);
    pieces.push(code.slice(from, match.index), make('span', { className: classes[kind] }, match[0]));
    from = match.index + match[0].length;
  }
  return [...pieces, code.slice(from)];
}

/** The recognizers of a scene, each with its state. */
class States {
  constructor() {
    this.list = make('ul', { className: 'kinesic-states', 'aria-label': 'Recognizers and their states' });
    this.rows = new Map();
  }

  row(recognizer) {
    const name = recognizer.name || recognizer.type;
    let row = this.rows.get(name);
    if (!row) {
      const state = make('b', {}, 'possible');
      const item = make('li', { 'data-state': 'possible' }, make('span', {}, name), state);
      row = { item, state };
      this.rows.set(name, row);
      this.list.append(item);
    }
    return row;
  }

  show(recognizer, word) {
    const row = this.row(recognizer);
    clearTimeout(row.timer);
    row.item.dataset.state = word;
    row.state.textContent = word;
    if (['ended', 'failed', 'cancelled'].includes(word)) row.timer = setTimeout(() => this.show(recognizer, 'possible'), 1200);
  }

  take(event) {
    if (event.kind === 'gesture') this.show(event.recognizer, event.state);
    else if (event.kind === 'decision' && event.reason === 'waitingFor') this.show(event.recognizer, 'waiting');
    else if (event.kind === 'decision') this.show(event.recognizer, 'failed');
  }
}

/** What the engine says, the latest line last. */
class Said {
  constructor() {
    this.list = make('ol', { className: 'kinesic-said', 'aria-label': 'What the engine says', 'aria-live': 'polite' });
  }

  take(event) {
    const isNew = event.kind === 'decision' || !['changed', 'moved'].includes(event.state ?? event.phase);
    if (!isNew || !event.sentence) return;
    const sentence = event.sentence.replace(/-?\d+\.\d\d+/g, (number) => String(Math.round(number * 10) / 10));
    const [, name, rest] = sentence.match(/^(\S+ '[^']*'|view '[^']*')(.*)$/) ?? [undefined, '', sentence];
    const line = name ? make('li', {}, make('strong', {}, name.replace(/^\S+ '(.*)'$/, '$1')), rest) : make('li', {}, sentence);
    this.list.append(line);
    while (this.list.children.length > 7) this.list.firstChild.remove();
  }
}

/** Plays fingers on a stage as made pointer events, for those who have none: [time, {finger: [x, y] or null}] ... */
async function play(stage, frames) {
  const down = new Map();
  const begin = performance.now();
  for (const [at, places] of frames) {
    await new Promise((next) => setTimeout(next, Math.max(0, begin + at - performance.now())));
    for (const [finger, place] of Object.entries(places)) {
      const box = stage.getBoundingClientRect();
      const known = down.get(finger);
      const point = place ? { x: box.left + place[0] * box.width, y: box.top + place[1] * box.height } : known;
      const type = !place ? 'pointerup' : known ? 'pointermove' : 'pointerdown';
      const target = known?.target ?? document.elementFromPoint(point.x, point.y) ?? stage;
      if (place) down.set(finger, { ...point, target });
      else down.delete(finger);
      const event = new PointerEvent(type, {
        bubbles: true, cancelable: true, composed: true, pointerId: 900 + Number(finger), pointerType: 'touch',
        clientX: point.x, clientY: point.y, pressure: place ? 0.5 : 0, width: 20, height: 20, buttons: place ? 1 : 0,
      });
      // A busy page plays it late: what is thrown keeps its speed.
      Object.defineProperty(event, 'timeStamp', { value: begin + at });
      target.dispatchEvent(event);
    }
  }
}

/** Dots where the fingers of a stage are. */
function showFingers(stage) {
  const dots = new Map();
  const place = (event) => {
    const box = stage.getBoundingClientRect();
    dots.get(event.pointerId)?.style.setProperty('translate', `${event.clientX - box.left}px ${event.clientY - box.top}px`);
  };
  stage.addEventListener('pointerdown', (event) => {
    const dot = make('i', { className: 'kinesic-finger' });
    stage.append(dot);
    dots.set(event.pointerId, dot);
    place(event);
  }, true);
  window.addEventListener('pointermove', place, true);
  for (const type of ['pointerup', 'pointercancel']) {
    window.addEventListener(type, (event) => {
      dots.get(event.pointerId)?.remove();
      dots.delete(event.pointerId);
    }, true);
  }
}

/** Scenes whose class is there. */
const defined = new Set();

async function start(place, scene) {
  const { kinesic, traces } = await engine();
  const stage = make('div', { className: 'kinesic-stage', role: 'group', 'aria-label': `${scene.title}: the stage` });
  const states = new States();
  const said = new Said();
  if (scene.define && !defined.has(scene)) await scene.define(kinesic);
  defined.add(scene);
  const screen = kinesic.touchscreen({ root: stage });
  screen.explain = true;
  screen.onEvent((event) => { states.take(event); said.take(event); });
  const parts = scene.stage(make);
  stage.append(...Object.values(parts).filter((part) => !part.parentNode));
  scene.run({ screen, traces, ...parts });
  for (const recognizer of screen.recognizers) states.row(recognizer);
  showFingers(stage);

  const buttons = Object.entries(scene.demos).map(([title, frames]) => {
    const button = make('button', { type: 'button', className: 'md-button' }, title);
    button.addEventListener('click', async () => {
      if (button.disabled) return;
      button.setAttribute('aria-disabled', 'true');
      await play(stage, frames);
      button.removeAttribute('aria-disabled');
    });
    return button;
  });
  const code = [scene.define, scene.run].filter(Boolean).map(bodyOf).join('\n\n');
  const shown = make('pre', { className: 'highlight', tabindex: '0', 'aria-label': 'The code of this scene' }, make('code', {}, ...highlighted(code)));
  place.replaceChildren(
    make('p', { className: 'kinesic-title' }, make('strong', {}, scene.title), ` ${scene.hint}`),
    make('div', { className: 'kinesic-both' }, stage, make('div', { className: 'kinesic-side' }, states.list, said.list)),
    make('div', { className: 'kinesic-demos' }, make('span', {}, 'Without fingers:'), ...buttons),
    scene.isFolded ? make('details', {}, make('summary', {}, 'The code of this scene'), shown) : shown,
  );
  place.dataset.live = 'yes';
}

function begin(place) {
  const scene = scenes[place.dataset.scene];
  if (!scene || place.dataset.live) return;
  place.dataset.live = 'loading';
  start(place, scene).catch((error) => {
    place.dataset.live = 'failed';
    console.error(error);
  });
}

const places = [...document.querySelectorAll('[data-scene]')];
const seen = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    if (!entry.isIntersecting) continue;
    seen.unobserve(entry.target);
    begin(entry.target);
  }
}, { rootMargin: '200px' });
places.forEach((place) => seen.observe(place));
