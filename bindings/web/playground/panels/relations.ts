// The relations of each pair of recognizers: a table of switches.

import type { Relation, Setup } from '../session/setup.js';
import { make } from '../stage/parts.js';

const kinds: readonly { relation: Relation; title: string; explains: string }[] = [
  { relation: 'waitFor', title: 'waits for', explains: 'is recognized only when the other one has failed' },
  { relation: 'alongside', title: 'alongside', explains: 'may be recognized together with the other one, both ways' },
  { relation: 'mayNotPrevent', title: 'may not prevent', explains: 'does not exclude the other one; one way' },
];

export class Relations {
  private readonly body: HTMLElement;
  private setup: Setup | undefined;
  private kind = 0;
  private readonly inputs: HTMLInputElement[] = [];

  constructor(element: HTMLElement, private readonly refused: (sentence: string) => void) {
    const bar = make('div', 'segments small', element);
    bar.setAttribute('role', 'radiogroup');
    bar.setAttribute('aria-label', 'Kind of relation');
    kinds.forEach((kind, i) => {
      const label = make('label', 'segment', bar);
      const input = document.createElement('input');
      input.type = 'radio';
      input.name = 'relation';
      input.checked = i === 0;
      input.addEventListener('change', () => {
        this.kind = i;
        this.show();
      });
      this.inputs.push(input);
      label.append(input, kind.title);
    });
    this.body = make('div', 'relations', element);
  }

  setSetup(setup: Setup | undefined): void {
    this.setup = setup;
    const meant = setup?.preset.settle.find(change => kinds.some(kind => kind.relation === change.kind));
    this.kind = Math.max(0, kinds.findIndex(kind => kind.relation === meant?.kind));
    this.inputs.forEach((input, i) => { input.checked = i === this.kind; });
    this.show();
  }

  refresh(): void {
    this.show();
  }

  private show(): void {
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset['pair'] : undefined;
    const { setup } = this;
    const kind = kinds[this.kind];
    this.body.replaceChildren();
    if (!setup || !kind) {
      make('p', 'empty', this.body, 'A recording has the relations that it was made with.');
      return;
    }
    make('p', 'class-summary', this.body, `The recognizer of the row ${kind.explains}.`);
    const names = setup.preset.recognizers.map(plan => plan.name);
    const scroll = make('div', 'matrix-scroll', this.body);
    scroll.tabIndex = 0;
    scroll.setAttribute('role', 'region');
    scroll.setAttribute('aria-label', `Pairs of recognizers: ${kind.title}`);
    const table = make('table', 'matrix', scroll);
    const head = make('tr', '', make('thead', '', table));
    make('td', '', head);
    for (const name of names) make('th', '', head, name).setAttribute('scope', 'col');
    const body = make('tbody', '', table);
    for (const a of names) {
      const row = make('tr', '', body);
      make('th', '', row, a).setAttribute('scope', 'row');
      for (const b of names) {
        const cell = make('td', '', row);
        if (a === b) {
          cell.className = 'same';
          continue;
        }
        const input = document.createElement('input');
        input.type = 'checkbox';
        input.className = 'pair';
        input.dataset['pair'] = `${kind.relation}:${a}>${b}`;
        input.setAttribute('aria-label', `${a} ${kind.title} ${b}`);
        input.title = `${a} ${kind.title} ${b}`;
        input.checked = setup.has(kind.relation, a, b);
        input.addEventListener('change', () => {
          try {
            setup.setRelation(kind.relation, a, b, input.checked);
          } catch (error) {
            this.refused(error instanceof Error ? error.message : String(error));
            input.checked = !input.checked;
          }
        });
        cell.append(input);
      }
    }
    if (focused) this.body.querySelector<HTMLElement>(`[data-pair="${focused}"]`)?.focus();
  }
}
