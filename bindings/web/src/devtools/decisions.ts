// What the arena decided, as the engine's own sentences, the latest first.

import type { Mark } from './history.js';
import { make } from './make.js';

const shown = 60;

/** How far something went: '180 px to the right and 20 px down'. */
function travelled(x: number, y: number): string {
  const ways = [[x, 'to the left', 'to the right'], [y, 'up', 'down']] as const;
  const parts = ways.filter(([far]) => Math.abs(far) >= 1)
    .map(([far, back, forth]) => `${Math.abs(Math.round(far))} px ${far < 0 ? back : forth}`);
  return parts.length > 0 ? `, moved ${parts.join(' and ')}` : '';
}

/**
 * The engine's sentence for people: the names of the page, shorter numbers, no coordinates, of many values the first.
 */
export function readable(sentence: string): string {
  const short = sentence.replace(/ at \(-?[\d.]+, -?[\d.]+\)/, '').replace(/ for touch \d+/, '')
    .replace(/ with translation\.x (-?[\d.]+), translation\.y (-?[\d.]+).*$/, (_, x, y) => travelled(Number(x), Number(y)))
    .replace(/ with tap_count (\d+).*$/, (_, count) => `, ${count} ${count === '1' ? 'tap' : 'taps'}`)
    .replace(/_([a-z])(?=[^']*(?:'[^']*'[^']*)*$)/g, (_, letter: string) => letter.toUpperCase())
    .replace(/-?\d+\.\d+/g, text => String(Number(Number(text).toFixed(Math.abs(Number(text)) < 10 ? 2 : 0))));
  const [start, values] = short.split(' with ');
  if (values === undefined || start === undefined || !/ (ended|cancelled)\b/.test(start)) return short;
  if (start.startsWith('transform ')) return start;
  return `${start} with ${values.split(', ').slice(0, 2).join(', ')}`;
}

export class Decisions {
  private readonly list: HTMLElement;
  private readonly empty: HTMLElement;
  private count = 0;

  /** `introduction`: what stands in place of the first decision. */
  constructor(element: HTMLElement, introduction: readonly string[]) {
    this.empty = make('div', '', element);
    for (const line of introduction) make('p', 'empty', this.empty, line);
    this.list = make('ol', 'decisions', element);
  }

  clear(): void {
    this.list.replaceChildren();
    this.count = 0;
    this.empty.hidden = false;
  }

  add(mark: Mark, begin: number): void {
    this.empty.hidden = true;
    const item = document.createElement('li');
    item.dataset['kind'] = mark.kind;
    make('time', '', item, `${(Math.max(0, mark.time - begin) / 1000).toFixed(2)}`);
    const text = make('span', 'sentence', item);
    for (const [index, part] of readable(mark.sentence).split(/'([^']*)'/).entries()) {
      if (index % 2) make('b', '', text, part);
      else text.append(part);
    }
    this.list.prepend(item);
    this.count++;
    if (this.count > shown) {
      this.list.lastElementChild?.remove();
      this.count--;
    }
  }

  /** All of them up to a time, for a recording. */
  show(marks: readonly Mark[], begin: number): void {
    this.clear();
    for (const mark of marks.slice(-shown)) this.add(mark, begin);
  }
}
