// The JavaScript for exactly what is set up at present.

import type { Setting } from '../session/kinesic.js';
import { isQuestion, type Setup } from '../session/setup.js';
import { make } from '../kinesic/dist/devtools/make.js';

const identifier = (name: string) => name.replace(/[^a-zA-Z0-9]+(.)?/g,
  (_, next: string | undefined) => (next ?? '').toUpperCase());
const literal = (value: Setting) => typeof value === 'string' ? `'${value}'` : Array.isArray(value)
  ? `[${value.map(each => `'${each}'`).join(', ')}]`
  : typeof value === 'number' ? String(Number(value.toFixed(4))) : String(value);

/** The classes and properties whose code is in the second module: ON_DEMAND_CLASSES in Scripts/generating/web.py. */
const onDemand = [
  'dwell', 'multiDrag', 'multiTap', 'screenEdgePan', 'serialTap', 'tapDrag',
  'defaultWinner', 'gain', 'lease', 'oneHand', 'provisional', 'winsAtLift',
];

export function codeOf(setup: Setup): string {
  const { preset } = setup;
  const variable = (name: string) => {
    const base = identifier(name);
    return preset.recognizers.some(plan => plan.target === name) && preset.recognizers.some(plan => plan.name === name)
      ? `${base}Hands` : base;
  };
  const lines = ["import { load } from 'kinesic';", ''];
  const needed = preset.recognizers.flatMap(plan => [plan.type, ...setup.options(plan.name).map(([property]) => property)]);
  const demands = needed.some(name => onDemand.includes(name)) ? ['await kinesic.loadTraces();'] : [];
  if (preset.code || demands.length > 0) lines.push('const kinesic = await load();', ...demands,
    ...(preset.code ? ['', preset.code, ''] : []), 'const screen = kinesic.touchscreen();');
  else lines.push('const screen = (await load()).touchscreen();');
  const targets = [...new Set(preset.recognizers.map(plan => plan.target))];
  for (const target of targets) lines.push(`const ${identifier(target)} = document.querySelector('#${target}');`);
  lines.push('');
  for (const plan of preset.recognizers) {
    const options = setup.options(plan.name).map(([property, value]) => `${property}: ${literal(value)}`);
    const inner = [`name: '${plan.name}'`, ...options].join(', ');
    const start = `const ${variable(plan.name)} = screen.on(${identifier(plan.target)}, '${plan.type}',`;
    const one = `${start} { ${inner} }, ${plan.handler ?? 'event => console.log(event)'});`;
    if (one.length <= 66) lines.push(one);
    else lines.push(start, `  { ${inner} },`, `  ${plan.handler ?? 'event => console.log(event)'});`);
  }
  const relations = setup.allRelations();
  const boundaries = setup.allBoundaries();
  if (relations.length + boundaries.length > 0) lines.push('');
  for (const { relation, a, b } of relations) {
    if (relation === 'mayNotPrevent') lines.push(`screen.setPrevention(${variable(a)}, ${variable(b)}, false);`);
    else if (relation !== 'group' && !isQuestion(relation)) lines.push(`${variable(a)}.${relation}(${variable(b)});`);
  }
  for (const { name } of preset.recognizers) {
    const members = setup.members(name).map(variable);
    if (members.length > 0) lines.push(`screen.group(${[variable(name), ...members].join(', ')});`);
  }
  for (const { name } of preset.recognizers) lines.push(...delegateCode(setup, name, variable));
  for (const target of targets) {
    const heldBack = setup.heldBack(target).map(variable);
    if (heldBack.length > 0) {
      lines.push(`screen.view(${identifier(target)}).setQuestions({`,
        `  gestureShouldBegin: recognizer => ${notOneOf('recognizer', heldBack)},`, '});');
    }
  }
  for (const target of boundaries) lines.push(`screen.view(${identifier(target)}).set('arenaBoundary', true);`);
  return lines.join('\n');
}

const oneOf = (name: string, others: readonly string[]) => others.map(each => `${name} === ${each}`).join(' || ');
const notOneOf = (name: string, others: readonly string[]) => others.map(each => `${name} !== ${each}`).join(' && ');

function delegateCode(setup: Setup, name: string, variable: (name: string) => string): string[] {
  const lines = setup.answers(name).map(({ question, others }) => others.includes(name)
    ? `  ${question}: () => false,`
    : `  ${question}: (self, other) => ${oneOf('other', others.map(variable))},`);
  return lines.length > 0 ? [`${variable(name)}.setDelegate({`, ...lines, '});'] : [];
}

const tokens = new RegExp([
  /('(?:[^'\\]|\\.)*')/, /(\/\/.*)/, /\b(import|from|const|await|let|return|if|true|false|new)\b/,
  /\b(\d+(?:\.\d+)?)\b/,
  /\.(\w+)(?=\()/,
].map(each => each.source).join('|'), 'g');

function highlight(line: string, into: HTMLElement): void {
  let from = 0;
  for (const match of line.matchAll(tokens)) {
    const at = match.index ?? 0;
    const [whole, text, note, word, number, call] = match;
    if (at > from) into.append(line.slice(from, at));
    if (call !== undefined) into.append('.');
    const kind = text !== undefined ? 'text' : note !== undefined ? 'note' : word !== undefined ? 'word'
      : number !== undefined ? 'number' : 'call';
    make('span', `code-${kind}`, into, call ?? whole);
    from = at + whole.length;
  }
  into.append(line.slice(from));
}

export class Code {
  private readonly pre: HTMLElement;
  private text = '';

  constructor(element: HTMLElement, private readonly copied: (text: string) => void) {
    const bar = make('div', 'code-bar', element);
    make('span', '', bar, 'JavaScript for what is set up now');
    const button = make('button', 'button small', bar, 'Copy') as HTMLButtonElement;
    button.type = 'button';
    button.addEventListener('click', () => this.copied(this.text));
    this.pre = make('pre', 'code', element);
    this.pre.tabIndex = 0;
    this.pre.setAttribute('role', 'region');
    this.pre.setAttribute('aria-label', 'Code');
  }

  show(setup: Setup | undefined): void {
    const text = setup ? codeOf(setup)
      : '// A trace brings its own recognizers.\nconst traces = await kinesic.loadTraces();\n'
      + 'traces.replay(trace, { explain: true, onEvent: event => console.log(event.sentence) });';
    if (text === this.text) return;
    const before = new Set(this.text.split('\n'));
    const isFirst = this.text === '';
    this.text = text;
    this.pre.replaceChildren();
    for (const line of text.split('\n')) {
      const element = make('span', 'code-line', this.pre);
      if (!isFirst && line !== '' && !before.has(line)) element.classList.add('changed');
      highlight(line, element);
      element.append('\n');
    }
  }

  /** A new preset: nothing counts as changed. */
  forget(): void {
    this.text = '';
  }
}
