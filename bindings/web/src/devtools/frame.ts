// The elements of the panel.

import { addGrip } from './grip.js';
import { button, make } from './make.js';
import { panelSheet } from './panel-style.js';

const icon = (content: string): string => `<svg viewBox="0 0 24 24" aria-hidden="true">${content}</svg>`;
const stroked = 'fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"';
const mark = '<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="9"/>'
  + '<circle cx="11" cy="21" r="4"/><path d="M11 21C12 13 17 9 24 9"/></svg>';
const icons = {
  pause: icon('<path class="pause" d="M8 6h3v12H8zM13.5 6h3v12h-3z"/><path class="play" d="M8 5.5v13l10.5-6.5z"/>'),
  copy: icon(`<g ${stroked}><rect x="9" y="8" width="10" height="12" rx="2"/><path d="M15 5H7.5A2.5 2.5 0 0 0 5 7.5V15"/></g>`),
  save: icon(`<path ${stroked} d="M12 4v11m0 0-4-4m4 4 4-4M5 19.5h14"/>`),
  hide: icon(`<path ${stroked} d="m6 9.5 6 6 6-6"/>`),
  close: icon(`<path ${stroked} d="m6.5 6.5 11 11m0-11-11 11"/>`),
};

/** The tabs, with their titles. */
const tabs = { decisions: 'Decisions', why: 'Why not?', relations: 'Relations', properties: 'Properties' } as const;
export type Tab = keyof typeof tabs;

/** What a person can do with the panel as a whole. */
export interface Actions {
  pause(): void;
  seek(time: number): void;
  copy(): void;
  save(): void;
  hide(): void;
  open(): void;
  close(): void;
  resized(): void;
}

export class Frame {
  readonly host = make('div', '');
  readonly root: ShadowRoot;
  readonly fingers: HTMLCanvasElement;
  readonly dock: HTMLElement;
  readonly opener: HTMLButtonElement;
  readonly side: HTMLElement;
  readonly empty: HTMLElement;
  readonly lanes: HTMLElement;
  readonly tablist: HTMLElement;
  readonly panels: { readonly [tab in Tab]: HTMLElement };
  readonly pause: HTMLButtonElement;
  readonly save: HTMLButtonElement;
  readonly scrub: HTMLInputElement;
  readonly clock: HTMLOutputElement;
  private readonly status: HTMLElement;
  private readonly spoken: HTMLElement;
  private spokenAt = -Infinity;
  private timeout = 0;
  private usual = '';

  constructor(actions: Actions, key: string) {
    this.host.setAttribute('data-kinesic-devtools', '');
    this.root = this.host.attachShadow({ mode: 'open' });
    make('style', '', this.root, panelSheet);
    this.fingers = make('canvas', 'fingers', this.root);
    this.fingers.setAttribute('aria-hidden', 'true');
    this.opener = button('opener', this.root as unknown as Element, '', actions.open);
    this.opener.innerHTML = `${mark}<span>Gestures</span>`;
    this.opener.setAttribute('aria-label', `Show the gestures of this page (${key})`);
    this.opener.hidden = true;
    this.dock = make('section', 'dock', this.root);
    this.dock.setAttribute('aria-label', 'Gestures of this page');
    addGrip(this.dock, this.host, actions.resized);
    const bar = make('div', 'bar', this.dock);
    bar.innerHTML = mark;
    make('h2', '', bar, 'Gestures');
    this.status = make('p', 'status', bar);
    this.status.setAttribute('role', 'status');
    const scrub = make('div', 'scrub', bar);
    scrub.hidden = true;
    this.scrub = make('input', '', scrub);
    this.scrub.type = 'range';
    this.scrub.setAttribute('aria-label', 'Time before now');
    this.scrub.addEventListener('input', () => actions.seek(Number(this.scrub.value)));
    this.clock = make('output', '', scrub);
    this.pause = iconButton(bar, icons.pause, 'Pause', actions.pause);
    this.pause.classList.add('is-playing');
    wordButton(bar, icons.copy, 'Copy as test', actions.copy);
    this.save = wordButton(bar, icons.save, 'Save trace', actions.save);
    iconButton(bar, icons.hide, `Hide (${key})`, actions.hide);
    iconButton(bar, icons.close, 'Close', actions.close);
    const columns = make('div', 'columns', this.dock);
    this.side = make('div', 'side', columns);
    this.side.tabIndex = 0;
    this.side.setAttribute('role', 'region');
    this.side.setAttribute('aria-label', 'Recognizers');
    this.empty = make('p', 'empty', this.side, 'No element of this page has a recognizer yet.');
    this.lanes = make('div', 'lanes', this.side);
    const panels = make('div', 'panels', columns);
    this.tablist = make('div', 'tabs', panels);
    this.tablist.setAttribute('role', 'tablist');
    this.tablist.setAttribute('aria-label', 'Details');
    this.panels = Object.fromEntries(Object.entries(tabs).map(([tab, title]) => [tab, this.tab(panels, tab, title)])) as
      { [tab in Tab]: HTMLElement };
    this.spoken = make('p', 'unseen', this.dock);
    this.spoken.setAttribute('aria-live', 'polite');
  }

  /** For a screen reader: what was recognized, not more often than it can be followed. */
  speak(sentence: string): void {
    if (performance.now() - this.spokenAt < 300) return;
    this.spokenAt = performance.now();
    this.spoken.textContent = sentence;
  }

  /** Scrolls the lanes so far that one is seen. */
  showLane(index: number): void {
    const row = this.lanes.querySelectorAll<HTMLElement>('.lane-name')[index];
    if (!row) return;
    const [top, bottom] = [row.offsetTop - 34, row.offsetTop + row.offsetHeight];
    if (top < this.side.scrollTop) this.side.scrollTop = top;
    else if (bottom > this.side.scrollTop + this.side.clientHeight) this.side.scrollTop = bottom - this.side.clientHeight;
  }

  private tab(parent: Element, id: string, title: string): HTMLElement {
    const isFirst = id === 'decisions';
    const tab = button('', this.tablist, title, () => undefined);
    tab.id = `tab-${id}`;
    tab.dataset['tab'] = id;
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', `panel-${id}`);
    tab.setAttribute('aria-selected', String(isFirst));
    tab.tabIndex = isFirst ? 0 : -1;
    const panel = make('div', 'panel', parent);
    panel.id = `panel-${id}`;
    panel.tabIndex = 0;
    panel.hidden = !isFirst;
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tab.id);
    return panel;
  }

  /** The line of the bar: what is usual, and for a while what has just been done. */
  say(text: string, kind: 'said' | 'refused' | '' = ''): void {
    clearTimeout(this.timeout);
    if (kind === '') this.usual = text;
    else this.timeout = window.setTimeout(() => this.say(this.usual), 4000);
    this.status.textContent = this.status.title = text;
    this.status.className = `status ${kind}`;
  }

  showPaused(isPaused: boolean): void {
    this.pause.classList.toggle('is-playing', !isPaused);
    this.pause.setAttribute('aria-label', isPaused ? 'Go on' : 'Pause');
    this.pause.title = isPaused ? 'Go on' : 'Pause, and go back';
    this.dock.classList.toggle('is-paused', isPaused);
    (this.scrub.parentElement as HTMLElement).hidden = !isPaused;
  }

  showHidden(isHidden: boolean): void {
    this.dock.hidden = this.fingers.hidden = isHidden;
    this.opener.hidden = !isHidden;
  }
}

function iconButton(parent: Element, content: string, title: string, pressed: () => void): HTMLButtonElement {
  const made = button('icon-button', parent, '', pressed);
  made.innerHTML = content;
  made.title = title;
  made.setAttribute('aria-label', title);
  return made;
}

function wordButton(parent: Element, content: string, word: string, pressed: () => void): HTMLButtonElement {
  const made = button('button small', parent, '', pressed);
  made.innerHTML = `${content}<span>${word}</span>`;
  made.title = word;
  made.setAttribute('aria-label', word);
  return made;
}
