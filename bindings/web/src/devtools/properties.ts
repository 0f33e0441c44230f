// A control for each property of each recognizer, made from the descriptors of the classes.

import type { PropertyInfo } from '../descriptors.js';
import { standard, type Controls, type Setting } from './controls.js';
import { make } from './make.js';

/** A range that a slider can show: around the default, where the class allows almost everything. */
function sliderRange(info: PropertyInfo): { min: number; max: number; step: number } {
  const { initial, minimum, maximum } = info;
  if (info.kind === 'integer') {
    const max = Math.min(maximum, Math.max(10, Math.min(initial, 1000) * 2));
    return { min: Math.max(minimum, 0), max, step: 1 };
  }
  const isEndless = !(Math.abs(initial) < 1e6);
  const min = Math.max(minimum, minimum < 0 ? -300 : 0);
  const max = Math.min(maximum, isEndless ? 300 : initial === 0 ? (info.unit === 'ms' ? 500 : 100) : initial * 4);
  const size = max - min;
  return { min, max, step: size > 200 ? 5 : size > 40 ? 1 : size > 8 ? 0.5 : size > 1 ? 0.05 : 0.01 };
}

/** What a property is for; where its control has words, without the numbers that C has in their place. */
function inWords({ summary, words }: PropertyInfo): string {
  if (!words) return summary;
  const said = summary.replace(/\b\d+:? (?=[a-z])/g, '').replace(/([a-z]) \d+(?=[,.;])/g, '$1');
  return said.charAt(0).toUpperCase() + said.slice(1);
}

const isFinite = (value: number) => Math.abs(value) < 1e9;

export class Properties {
  private readonly choice: HTMLSelectElement;
  private readonly list: HTMLElement;
  private controls: Controls | undefined;
  private shown = '';

  constructor(private readonly element: HTMLElement, private readonly refused: (sentence: string) => void) {
    const label = make('label', 'panel-choice', element, 'Recognizer ');
    this.choice = document.createElement('select');
    label.append(this.choice);
    this.choice.addEventListener('change', () => this.show(this.choice.value));
    this.list = make('div', 'properties', element);
  }

  setControls(controls: Controls | undefined): void {
    this.controls = controls;
    const cast = controls?.cast ?? [];
    this.choice.replaceChildren(...cast.map(each => new Option(`${each.name}, ${each.type.replace(/^.*\./, '')}`,
      each.name)));
    this.show(cast[0]?.name ?? '');
  }

  /** Shows a recognizer, with the focus on one of its properties. */
  focus(name: string, property: string): void {
    this.choice.value = name;
    this.show(name);
    const control = this.element.querySelector<HTMLElement>(`[data-property="${property}"] :is(input, select)`);
    control?.closest('details')?.setAttribute('open', '');
    control?.focus();
    control?.closest('.property')?.scrollIntoView({ block: 'center' });
  }

  refresh(): void {
    const root = this.list.getRootNode() as Document | ShadowRoot;
    if (!this.list.contains(root.activeElement)) this.show(this.shown);
  }

  private show(name: string): void {
    const { controls } = this;
    this.list.replaceChildren();
    this.shown = name;
    if (!controls || name === '') {
      make('p', 'empty', this.list, 'A recording has the properties that it was made with.');
      return;
    }
    const own = controls.classOf(name);
    if (own) make('p', 'class-summary', this.list, own.summary);
    const infos = controls.properties(name);
    const common = infos.filter(info => !own?.properties.some(each => each.name === info.name));
    const main = infos.filter(info => !common.includes(info) && !isRare(info));
    const rare = infos.filter(info => !common.includes(info) && isRare(info));
    for (const info of main) this.control(this.list, name, info);
    this.more('More properties', rare, name);
    this.more('What every recognizer has', common, name);
  }

  private more(title: string, infos: readonly PropertyInfo[], name: string): void {
    if (infos.length === 0) return;
    const details = make('details', 'more', this.list);
    make('summary', '', details, title);
    for (const info of infos) this.control(details, name, info);
  }

  private control(parent: Element, name: string, info: PropertyInfo): void {
    const { controls } = this;
    if (!controls) return;
    const row = make('div', 'property', parent);
    row.dataset['property'] = info.name;
    const id = `property-${name}-${info.name}`;
    const value = controls.get(name, info.name);
    const apply = (next: Setting) => {
      try {
        controls.set(name, info.name, next);
        reset.hidden = String(next) === String(standard(info));
      } catch (error) {
        this.refused(error instanceof Error ? error.message : String(error));
        this.show(name);
      }
    };
    const head = make('div', 'property-head', row);
    const label = make('label', 'property-name', head, info.name);
    label.setAttribute('for', id);
    label.title = `${info.summary} Default: ${String(standard(info))} (${info.origin}).`;
    const reset = make('button', 'reset', head, 'Reset');
    reset.type = 'button';
    reset.setAttribute('aria-label', `Reset ${info.name} to its default`);
    reset.hidden = String(value) === String(standard(info));
    reset.addEventListener('click', () => {
      apply(standard(info));
      this.show(name);
      this.element.querySelector<HTMLElement>(`[id="${id}"]`)?.focus();
    });
    make('p', 'property-summary', row, inWords(info)).id = `${id}-summary`;
    if (info.kind === 'boolean') {
      const input = document.createElement('input');
      input.type = 'checkbox';
      input.className = 'switch';
      input.setAttribute('role', 'switch');
      input.id = id;
      input.checked = value === true || value === 1;
      input.addEventListener('change', () => apply(input.checked));
      input.setAttribute('aria-describedby', `${id}-summary`);
      head.append(input);
      return;
    }
    if (info.kind === 'flags' && info.words) {
      const words = info.words;
      label.removeAttribute('for');
      label.id = id;
      const group = make('div', 'flags', row);
      group.setAttribute('role', 'group');
      group.setAttribute('aria-labelledby', id);
      const isOn = (word: string, bit: number) => typeof value === 'number' ? (value & (1 << bit)) !== 0
        : Array.isArray(value) ? value.includes(word) : value === word;
      const boxes = words.map((word, bit) => {
        const each = make('label', 'flag', group);
        const input = document.createElement('input');
        input.type = 'checkbox';
        input.checked = isOn(word, bit);
        each.append(input, word);
        input.addEventListener('change', () => apply(words.reduce((mask, _, i) =>
          mask | (boxes[i]?.checked ? 1 << i : 0), 0)));
        return input;
      });
      return;
    }
    if (info.kind === 'integer' && info.words) {
      const select = document.createElement('select');
      select.id = id;
      select.append(...info.words.map(word => new Option(word, word)));
      select.value = typeof value === 'number' ? info.words[value] ?? '' : String(value);
      select.addEventListener('change', () => apply(select.value));
      select.setAttribute('aria-describedby', `${id}-summary`);
      head.append(select);
      return;
    }
    const { min, max, step } = sliderRange(info);
    const slider = document.createElement('input');
    slider.type = 'range';
    slider.id = id;
    slider.min = String(min);
    slider.max = String(max);
    slider.step = String(step);
    const shown = make('output', 'property-value', head);
    const show = (next: number) => {
      shown.textContent = isFinite(next)
        ? `${Number(next.toFixed(3))}${info.unit && info.unit !== '1' ? ` ${info.unit}` : ''}` : 'no limit';
      slider.setAttribute('aria-valuetext', shown.textContent);
    };
    slider.value = String(Math.min(max, Math.max(min, Number(value))));
    show(Number(value));
    slider.addEventListener('input', () => {
      const next = Number(slider.value);
      show(next);
      apply(next);
    });
    slider.setAttribute('aria-describedby', `${id}-summary`);
    row.append(slider);
  }
}

const rare = ['velocity', 'activeOffset', 'failOffset', 'dominance', 'buttonsRequired', 'distanceDecay', 'crossDecay',
  'backtrack', 'thresholdMode', 'fingerStrategy', 'translationFrom'];

/** Properties that few people change. */
function isRare(info: PropertyInfo): boolean {
  return rare.some(start => info.name.startsWith(start));
}
