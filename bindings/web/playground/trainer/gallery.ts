// The list of shapes: examples, what may differ, and what the other examples say of each.

import { make } from '../kinesic/dist/devtools/make.js';
import type { Collection, Example, Shape } from './collection.js';
import type { TemplateOptions } from './kinesic.js';
import { ink } from './pad.js';

const side = 56;
const switches: readonly [title: string, on: TemplateOptions, off: TemplateOptions][] = [
  ['Turned by any angle', { rotation: Math.PI }, { rotation: 0 }],
  ['Strokes in any order', { anyOrder: true }, { anyOrder: false }],
  ['From either end', { anyDirection: true }, { anyDirection: false }],
  ['Any proportions', { freeAspect: true, keepAspect: false }, { freeAspect: false }],
];

export const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** What the examples of a shape say of each other. */
export function verdictOf({ examples }: Shape): { text: string; look: 'good' | 'bad' | '' } {
  if (examples.length < 3) {
    return { text: `${plural(examples.length, 'example')}: three make a shape certain.`, look: '' };
  }
  const clashes = [...new Set(examples.flatMap(({ clash }) => (clash === undefined ? [] : [clash])))];
  if (clashes.length > 0) return { text: `Some examples look like ${clashes.join(' and ')}.`, look: 'bad' };
  const found = examples.filter(({ isFound }) => isFound).length;
  if (found === examples.length) return { text: `${plural(found, 'example')}, which agree.`, look: 'good' };
  return { text: `${found} of ${plural(examples.length, 'example')} agree with the others.`, look: 'bad' };
}

function picture(example: Example, parent: Element): void {
  const canvas = make('canvas', 'example-picture', parent) as HTMLCanvasElement;
  const scale = Math.max(2, window.devicePixelRatio || 1);
  canvas.width = canvas.height = side * scale;
  const context = canvas.getContext('2d');
  if (!context) return;
  const points = example.drawing.flat();
  const [left, right] = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...points.map(({ y }) => y)), Math.max(...points.map(({ y }) => y))];
  const fit = (side - 16) / Math.max(right - left, bottom - top, 1);
  context.scale(scale, scale);
  context.translate(side / 2, side / 2);
  const placed = example.drawing.map(stroke => stroke.map(({ x, y }) => (
    { x: (x - (left + right) / 2) * fit, y: (y - (top + bottom) / 2) * fit })));
  ink(context, placed, { line: getComputedStyle(canvas).color, width: 2.4 });
}

function showExample(collection: Collection, shape: Shape, example: Example, number: number, parent: Element): void {
  const item = make('li', 'example', parent);
  item.classList.toggle('clashing', example.clash !== undefined);
  picture(example, item);
  const remove = make('button', 'example-remove', item, '×') as HTMLButtonElement;
  remove.type = 'button';
  remove.setAttribute('aria-label', `Remove example ${number} of ${shape.name}`);
  remove.title = example.clash === undefined ? 'Remove' : `Looks like ${example.clash}. Remove`;
  remove.addEventListener('click', () => collection.remove(shape, example));
}

function showSwitches(collection: Collection, shape: Shape, wasOpen: boolean, parent: Element): void {
  const details = make('details', 'shape-switches', parent) as HTMLDetailsElement;
  details.open = wasOpen;
  make('summary', '', details, 'What may differ');
  for (const [title, on, off] of switches) {
    const label = make('label', 'shape-switch', details);
    const box = make('input', '', label) as HTMLInputElement;
    box.type = 'checkbox';
    box.checked = Object.entries(on).every(([key, value]) => (shape.options[key as keyof TemplateOptions] || 0) === (value || 0));
    box.addEventListener('change', () => collection.change(shape, box.checked ? on : off));
    make('span', '', label, title);
  }
}

/** Shows all shapes anew; what was open stays open, and what had the focus keeps it. */
export function showShapes(collection: Collection, list: HTMLElement): void {
  const open = new Set([...list.querySelectorAll<HTMLElement>('li[data-shape]')]
    .filter(item => item.querySelector('details')?.open).map(item => item.dataset['shape']));
  const focused = [...list.querySelectorAll<HTMLElement>('input, summary, button')].indexOf(document.activeElement as HTMLElement);
  list.replaceChildren();
  for (const shape of collection.shapes) {
    const item = make('li', 'shape', list);
    item.dataset['shape'] = shape.name;
    make('h3', 'shape-name', item, shape.name);
    const { text, look } = verdictOf(shape);
    make('p', `shape-verdict ${look}`, item, text);
    const examples = make('ul', 'examples', item);
    shape.examples.forEach((example, index) => showExample(collection, shape, example, index + 1, examples));
    showSwitches(collection, shape, open.has(shape.name), item);
  }
  if (focused >= 0) list.querySelectorAll<HTMLElement>('input, summary, button')[focused]?.focus();
}
