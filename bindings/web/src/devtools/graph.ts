// The relations of the recognizers as a graph: a line of recognizers, with their elements, and an arc for each
// relation.

import type { Recognizer } from '../recognizer.js';
import type { Session } from './session.js';
import { make } from './make.js';

type Any = Recognizer<any>;
type Kind = 'waits' | 'alongside' | 'permits' | 'group' | 'prevents';

interface Arc {
  readonly from: string;
  readonly to: string;
  readonly kind: Kind;
}

/** How a relation reads: before and after its second name. */
const reads: { readonly [kind in Kind]: readonly [string, string] } = {
  waits: ['waits until', 'has failed'], alongside: ['and', 'may be recognized together'],
  permits: ['may not prevent', ''], group: ['and', 'are in one group'], prevents: ['has prevented', ''],
};
const rowHeight = 34;
const svg = 'http://www.w3.org/2000/svg';

export class Graph {
  private readonly body: HTMLElement;
  private shown = '';

  constructor(element: HTMLElement, private readonly chosen: (name: string) => void) {
    this.body = make('div', 'graph-body', element);
  }

  show(session: Session): void {
    const names = session.history.lanes.map((lane) => lane.name).filter((name) => session.cast.knows(name));
    const arcs = arcsOf(session, names);
    const what = JSON.stringify([names, arcs]);
    if (what === this.shown) return;
    this.shown = what;
    this.body.replaceChildren();
    if (names.length === 0) make('p', 'empty', this.body, 'There is no recognizer yet.');
    else this.draw(session, names, arcs);
  }

  private draw(session: Session, names: readonly string[], arcs: readonly Arc[]): void {
    const graph = make('div', 'graph', this.body);
    const list = make('ul', 'graph-nodes', graph);
    let part = '';
    for (const name of names) {
      const item = make('li', 'graph-node', list);
      const node = make('button', 'node', item, name);
      node.type = 'button';
      node.title = `The properties of ${name}`;
      node.addEventListener('click', () => this.chosen(name));
      const own = session.cast.partOf(name);
      make('span', 'graph-part', item, own === part ? '' : own);
      part = own;
    }
    graph.append(drawing(names, arcs));
    if (arcs.length === 0) {
      make('p', 'empty', this.body, 'No two of them are related: where they compete, one is recognized, the inner element first.');
      return;
    }
    const said = make('ul', 'graph-sentences', this.body);
    for (const { from, to, kind } of arcs) {
      const item = make('li', `arc-${kind}`, said);
      make('b', '', item, from);
      const [before, after] = reads[kind];
      item.append(` ${before} `);
      make('b', '', item, to);
      item.append(` ${after}`);
    }
  }
}

function arcsOf({ cast, history }: Session, names: readonly string[]): Arc[] {
  const related = (name: string, kind: Parameters<Any['relations']>[0]): string[] => (
    cast.find(name)!.relations(kind).map((other) => cast.nameFor(other)).filter((other) => names.includes(other) && other !== name)
  );
  const arcs: Arc[] = names.flatMap((from) => [
    ...related(from, 'requires').map((to): Arc => ({ from, to, kind: 'waits' })),
    ...related(from, 'simultaneous').filter((to) => names.indexOf(from) < names.indexOf(to))
      .map((to): Arc => ({ from, to, kind: 'alongside' })),
    ...related(from, 'mayNotPrevent').map((to): Arc => ({ from, to, kind: 'permits' })),
    ...related(from, 'group').filter((to) => names.indexOf(from) < names.indexOf(to)).map((to): Arc => ({ from, to, kind: 'group' })),
  ]);
  for (const { from, to, kind } of history.links) {
    const isNew = kind === 'prevents' && names.includes(from) && names.includes(to)
      && !arcs.some((arc) => arc.from === from && arc.to === to && arc.kind === 'prevents');
    if (isNew) arcs.push({ from, to, kind: 'prevents' });
  }
  return arcs;
}

/** Arcs to the right of the names, each of which has its row; the wider ones around the narrower ones. */
function drawing(names: readonly string[], arcs: readonly Arc[]): Element {
  const picture = document.createElementNS(svg, 'svg');
  const height = names.length * rowHeight;
  picture.setAttribute('class', 'graph-arcs');
  picture.setAttribute('viewBox', `0 0 120 ${height}`);
  picture.setAttribute('height', String(height));
  picture.setAttribute('aria-hidden', 'true');
  arcs.forEach(({ from, to, kind }, i) => {
    const shift = ((i % 3) - 1) * 5;
    const [y0, y1] = [from, to].map((name) => names.indexOf(name) * rowHeight + rowHeight / 2 + shift);
    const wide = Math.min(96, 22 + Math.abs(y1 - y0) * 0.42 + (i % 3) * 5);
    const line = document.createElementNS(svg, 'path');
    line.setAttribute('class', `arc arc-${kind}`);
    line.setAttribute('d', `M2 ${y0}C${wide} ${y0} ${wide} ${y1} 8 ${y1}`);
    picture.append(line, head(kind, y1));
  });
  return picture;
}

/** An arrow, or a bar where one keeps another from being recognized. */
function head(kind: Kind, y: number): Element {
  const end = document.createElementNS(svg, 'path');
  end.setAttribute('class', `head arc-${kind}`);
  end.setAttribute('d', kind === 'prevents' || kind === 'permits' ? `M5 ${y - 5}V${y + 5}`
    : kind === 'alongside' ? `M2 ${y}h6` : `M2 ${y}l8 -4.5v9z`);
  return end;
}
