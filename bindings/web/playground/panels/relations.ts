// The relations of each pair of recognizers, groups, and what delegates answer: tables of switches.

import type { Relation } from '../kinesic/dist/devtools/controls.js';
import type { Setup } from '../session/setup.js';
import { make } from '../kinesic/dist/devtools/make.js';

interface Kind {
  readonly relation: Relation;
  readonly title: string;
  /** Continues "The recognizer of the row". */
  readonly explains: string;
  /** What stands in the rows, and in the columns. */
  readonly rows?: 'parts';
  readonly columns?: 'itself';
  /** What a switch is when nothing was said: switched on. */
  readonly isUsual?: true;
}

const relations: readonly Kind[] = [
  { relation: 'waitFor', title: 'waits for', explains: 'is recognized only when the other one has failed' },
  { relation: 'alongside', title: 'alongside', explains: 'may be recognized together with the other one, both ways' },
  { relation: 'mayNotPrevent', title: 'may not prevent', explains: 'does not exclude the other one; one way' },
  { relation: 'group', title: 'in group of',
    explains: 'is in the group of the other one, which represents all of it towards those outside' },
];

const questions: readonly Kind[] = [
  { relation: 'shouldBegin', title: 'shouldBegin', columns: 'itself', isUsual: true,
    explains: 'asks its delegate when it is about to leave ‘possible’; without a yes it fails' },
  { relation: 'shouldReceiveTouch', title: 'shouldReceiveTouch', columns: 'itself', isUsual: true,
    explains: 'asks its delegate about each touch that lands; without a yes it does not get it' },
  { relation: 'shouldRecognizeSimultaneouslyWith', title: 'shouldRecognizeSimultaneouslyWith',
    explains: 'asks its delegate whether both may run at once; a yes of either is enough' },
  { relation: 'shouldRequireFailureOf', title: 'shouldRequireFailureOf',
    explains: 'asks its delegate whether the other one must fail first' },
  { relation: 'shouldBeRequiredToFailBy', title: 'shouldBeRequiredToFailBy',
    explains: 'asks its delegate whether it must fail before the other one' },
  { relation: 'gestureShouldBegin', title: 'gestureShouldBegin', rows: 'parts', isUsual: true,
    explains: '' },
];

export class Relations {
  private readonly chosen: HTMLElement;
  private readonly body: HTMLElement;
  private readonly select: HTMLSelectElement;
  private readonly inputs: HTMLInputElement[] = [];
  private setup: Setup | undefined;
  private kind = relations[0] as Kind;

  constructor(element: HTMLElement, private readonly refused: (sentence: string) => void) {
    const bar = make('div', 'segments small wrapping', element);
    bar.setAttribute('role', 'radiogroup');
    bar.setAttribute('aria-label', 'Kind of relation');
    for (const kind of relations) this.segment(bar, kind.title, () => kind);
    this.segment(bar, 'delegates', () => questions[this.select.selectedIndex] as Kind);
    this.chosen = make('label', 'question', element, 'Question ');
    this.select = document.createElement('select');
    this.select.append(...questions.map(({ title, relation }) => new Option(title, relation)));
    this.select.addEventListener('change', () => this.choose(questions[this.select.selectedIndex] as Kind));
    this.chosen.append(this.select);
    this.body = make('div', 'relations', element);
  }

  private segment(bar: HTMLElement, title: string, kind: () => Kind): void {
    const label = make('label', 'segment', bar);
    const input = document.createElement('input');
    input.type = 'radio';
    input.name = 'relation';
    input.addEventListener('change', () => this.choose(kind()));
    this.inputs.push(input);
    label.append(input, title);
  }

  private choose(kind: Kind): void {
    this.kind = kind;
    const index = relations.indexOf(kind);
    this.inputs.forEach((input, i) => { input.checked = i === (index < 0 ? relations.length : index); });
    this.show();
  }

  setSetup(setup: Setup | undefined): void {
    this.setup = setup;
    const meant = setup?.preset.settle.map(change => relations.find(kind => kind.relation === change.kind));
    this.choose(meant?.find(kind => kind !== undefined) ?? relations[0] as Kind);
  }

  refresh(): void {
    this.show();
  }

  private show(): void {
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset['pair'] : undefined;
    const { setup, kind } = this;
    this.body.replaceChildren();
    this.chosen.hidden = !setup || relations.includes(kind);
    if (!setup) {
      make('p', 'empty', this.body, 'A recording has the relations that it was made with.');
      return;
    }
    make('p', 'class-summary', this.body, kind.rows === 'parts'
      ? 'The part of the row is asked whether the recognizer of the column may begin, when a touch has hit the part.'
      : `The recognizer of the row ${kind.explains}.`);
    this.table(setup, kind);
    if (focused) this.body.querySelector<HTMLElement>(`[data-pair="${focused}"]`)?.focus();
  }

  private table(setup: Setup, kind: Kind): void {
    const names = setup.preset.recognizers.map(plan => plan.name);
    const rows = kind.rows === 'parts' ? [...new Set(setup.preset.recognizers.map(plan => plan.target))] : names;
    const columns = kind.columns === 'itself' ? ['yes'] : names;
    const scroll = make('div', 'matrix-scroll', this.body);
    scroll.tabIndex = 0;
    scroll.setAttribute('role', 'region');
    scroll.setAttribute('aria-label', `Pairs of recognizers: ${kind.title}`);
    const table = make('table', 'matrix', scroll);
    const head = make('tr', '', make('thead', '', table));
    make('td', '', head);
    for (const name of columns) make('th', '', head, name).setAttribute('scope', 'col');
    const body = make('tbody', '', table);
    for (const a of rows) {
      const row = make('tr', '', body);
      make('th', '', row, a).setAttribute('scope', 'row');
      for (const column of columns) {
        const b = kind.columns === 'itself' ? a : column;
        const cell = make('td', '', row);
        if (kind.columns !== 'itself' && kind.rows !== 'parts' && a === b) cell.className = 'same';
        else cell.append(this.switchOf(setup, kind, a, b));
      }
    }
  }

  private switchOf(setup: Setup, kind: Kind, a: string, b: string): HTMLInputElement {
    const input = document.createElement('input');
    input.type = 'checkbox';
    input.className = 'pair';
    input.dataset['pair'] = `${kind.relation}:${a}>${b}`;
    input.title = kind.columns === 'itself' ? `${a} ${kind.title}` : `${a} ${kind.title} ${b}`;
    input.setAttribute('aria-label', input.title);
    const isUsual = kind.isUsual === true;
    input.checked = setup.has(kind.relation, a, b) !== isUsual;
    input.addEventListener('change', () => {
      try {
        setup.setRelation(kind.relation, a, b, input.checked !== isUsual);
      } catch (error) {
        this.refused(error instanceof Error ? error.message : String(error));
        input.checked = !input.checked;
      }
    });
    return input;
  }
}
