// The panel over a page: brings what happens on its touch screens, the lanes and the tabs together.

import type { FlightRecorder } from '../traces.js';
import type { RawSample } from '../samples.js';
import type { Touchscreen } from '../touchscreen.js';
import type { Source } from '../instantiate.js';
import type { DevtoolsOptions } from '../devtools.js';
import { caseOf } from './case.js';
import { Decisions, readable } from './decisions.js';
import { Frame, type Tab } from './frame.js';
import { Graph } from './graph.js';
import { keyOf, type Key } from './key.js';
import type { Mark } from './history.js';
import { Lanes } from './lanes.js';
import { FingerOverlay } from './overlay.js';
import { Properties } from './properties.js';
import { complete, isComplete } from './second.js';
import { Session } from './session.js';
import { shield } from './shield.js';
import { Tabs } from './tabs.js';
import { Why } from './why.js';

/** How far back a panel goes, milliseconds, and how often it looks for recognizers that were added. */
const reach = 30_000;
const lookInterval = 500;
/** What is shown after the last event when it is paused, milliseconds. */
const afterwards = 800;

const introduction = [
  'Make a gesture on the page: what is decided appears here, in the engine’s own sentences.',
  '“Why?” beside a recognizer says why it did nothing, and what helps. “Properties” changes it while you try.',
];

/** A touch screen with what the panel has set of it. */
interface Watched {
  readonly explained: boolean;
  readonly recorder: FlightRecorder | undefined;
}

export class Panel {
  private readonly screens = new Map<Touchscreen, Watched>();
  private readonly ends = new AbortController();
  private readonly frame: Frame;
  private readonly session: Session;
  private readonly overlay: FingerOverlay;
  private readonly lanes: Lanes;
  private readonly decisions: Decisions;
  private readonly why: Why;
  private readonly properties: Properties;
  private readonly graph: Graph;
  private readonly tabs: Tabs;
  private readonly key: Key;
  private readonly page: Document;
  private tab: Tab = 'decisions';
  private begin: number | undefined;
  /** The time that is shown while the panel is paused, and the last one that there is. */
  private paused: { time: number; end: number } | undefined;
  /** The failure that "Why not?" has begun with. */
  private asked: Mark | undefined;
  private isScheduled = false;
  private isStale = false;

  constructor(page: Document, options: DevtoolsOptions, private readonly wasm: Source) {
    this.page = page;
    this.key = keyOf(options.key ?? 'Alt+G');
    this.session = new Session(() => this.screens.keys(), {
      decided: (mark) => {
        this.begin ??= mark.time;
        this.isStale = true;
        if (mark.kind === 'ended') this.frame.speak(readable(mark.sentence));
        if (this.paused || !mark.sentence) return;
        this.decisions.add(mark, this.begin);
        this.frame.showLane(this.session.history.lanes.findIndex((lane) => lane.name === mark.lane));
      },
      changed: () => this.changed(),
      lanesChanged: () => this.lanesChanged(),
    });
    this.frame = new Frame({
      pause: () => this.pause(), seek: (time) => this.seek(time), copy: () => void this.copy(), save: () => this.save(),
      hide: () => this.show(false), open: () => this.show(true), close: () => this.close(),
      resized: () => this.measure(),
    }, this.key.words);
    if (options.theme) this.frame.host.dataset['theme'] = options.theme;
    page.documentElement.append(this.frame.host);
    this.overlay = new FingerOverlay(this.frame.fingers);
    const refused = (sentence: string): void => this.frame.say(sentence, 'refused');
    const { panels } = this.frame;
    this.lanes = new Lanes(this.frame.lanes, (name) => this.ask(name), (time) => this.seekTo(time), () => this.draw());
    this.decisions = new Decisions(panels.decisions, introduction);
    this.why = new Why(panels.why, (name, property) => {
      this.tabs.choose('properties');
      this.properties.focus(name, property);
    }, refused);
    this.why.again = () => this.why.show(this.session.history, this.session.cast, this.now());
    this.properties = new Properties(panels.properties, refused);
    this.graph = new Graph(panels.relations, (name) => {
      this.tabs.choose('properties');
      this.properties.focus(name, '');
    });
    this.tabs = new Tabs(this.frame.tablist, (tab) => {
      this.tab = tab as Tab;
      if (tab === 'why') this.askLatest();
      this.showTab();
    });
    this.listen();
    this.show(options.hidden !== true);
    this.tell();
  }

  /** Watches a touch screen from now on, or when the second module is there. */
  async watch(screen: Touchscreen): Promise<void> {
    try {
      if (!isComplete(screen)) await complete(screen, this.wasm);
    } catch (error) {
      this.frame.say(`The sentences cannot be loaded: ${error instanceof Error ? error.message : String(error)}`, 'refused');
      throw error;
    }
    this.begins(screen);
  }

  private begins(screen: Touchscreen): void {
    if (this.screens.has(screen) || screen.isClosed || this.isClosed) return;
    const explained = screen.explain;
    screen.explain = true;
    screen.onEvent(this.happened);
    let recorder: FlightRecorder | undefined;
    // A page that records by itself keeps its recorder, and the panel has none.
    try { recorder = screen.fly({ seconds: reach / 1000 }); } catch { recorder = undefined; }
    this.screens.set(screen, { explained, recorder });
    this.session.refresh();
    this.tell();
  }

  private readonly happened = (event: Parameters<Session['happened']>[0]): void => this.session.happened(event);

  fed(screen: Touchscreen, samples: readonly RawSample[]): void {
    if (isComplete(screen)) this.begins(screen);
    else void this.watch(screen).catch(() => undefined);
    if (!this.screens.has(screen)) return;
    this.begin ??= samples[0]?.time;
    for (const { time } of samples) this.lanes.axis.touch(time);
    this.session.fed(screen, samples);
  }

  cancelled(screen: Touchscreen): void {
    if (this.screens.has(screen)) this.session.cancelled(screen);
  }

  private changed(): void {
    this.lanes.axis.touch(Math.max(this.session.history.latest, this.lanes.axis.begin));
    this.draw();
  }

  private lanesChanged(): void {
    const { lanes } = this.session.history;
    this.lanes.showLanes(lanes);
    this.why.setRecognizers(lanes.map((lane) => lane.name));
    this.properties.setControls(this.session.cast);
    this.frame.empty.hidden = lanes.length > 0;
    this.showTab();
    this.tell();
    this.draw();
  }

  private tell(): void {
    const count = this.session.cast.cast.length;
    const { lanes } = this.session.history;
    if (this.paused) this.frame.say('Paused. The page goes on: “Go on” shows what it did meanwhile.');
    else if (count === 0) this.frame.say('');
    else this.frame.say(`${count} ${count === 1 ? 'recognizer' : 'recognizers'}${lanes.length < count ? `, of which ${lanes.length} took part last` : ''}`);
    this.frame.save.hidden = ![...this.screens.values()].some(({ recorder }) => recorder);
  }

  private listen(): void {
    const { signal } = this.ends;
    const view = this.page.defaultView as Window & typeof globalThis;
    shield(this.frame.host, view, signal);
    view.addEventListener('keydown', (event) => {
      if (!this.key.matches(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      this.show(this.frame.dock.hidden);
    }, { capture: true, signal });
    const sizes = new view.ResizeObserver(() => this.measure());
    sizes.observe(this.frame.lanes);
    sizes.observe(this.frame.fingers);
    const dark = view.matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', () => this.measure(), { signal });
    const look = view.setInterval(() => { if (!this.frame.dock.hidden) this.look(); }, lookInterval);
    signal.addEventListener('abort', () => {
      sizes.disconnect();
      view.clearInterval(look);
    });
  }

  /** Recognizers that were added or removed, touch screens that were closed. */
  private look(): void {
    for (const screen of [...this.screens.keys()]) if (screen.isClosed) this.screens.delete(screen);
    this.session.refresh();
    if (this.tab === 'relations') this.showTab();
  }

  private measure(): void {
    this.lanes.measure();
    this.overlay.measure();
    this.draw();
  }

  // What a person does

  private show(isShown: boolean): void {
    const hadFocus = this.frame.root.activeElement !== null;
    this.frame.showHidden(!isShown);
    if (isShown) this.measure();
    if (hadFocus) (isShown ? this.frame.pause : this.frame.opener).focus();
  }

  /** "Why not?" begins with the recognizer that failed last. */
  private askLatest(): void {
    const failed = this.session.history.marks.filter((mark) => mark.kind === 'failed' && mark.time <= this.now());
    const latest = failed[failed.length - 1];
    if (latest && latest !== this.asked) this.why.ask(latest.lane);
    this.asked = latest;
  }

  private ask(name: string): void {
    this.tabs.choose('why');
    this.why.ask(name);
  }

  private showTab(): void {
    if (this.tab === 'why') this.why.again?.();
    if (this.tab === 'relations') this.graph.show(this.session);
    if (this.tab === 'properties') this.properties.refresh();
  }

  private pause(): void {
    if (this.paused) {
      this.paused = undefined;
      this.lanes.cursor = undefined;
    } else {
      const { history } = this.session;
      const now = this.now();
      const end = history.latest > 0 && history.fingersDown.size === 0 ? Math.min(now, history.latest + afterwards) : now;
      const first = history.fingers.find((finger) => finger.began >= end - reach);
      const begin = (first?.began ?? end - 1000) - 100;
      this.paused = { time: end, end };
      this.lanes.cursor = { time: end, begin, end };
      Object.assign(this.frame.scrub, { min: String(begin), max: String(end), step: '10' });
    }
    this.frame.showPaused(this.paused !== undefined);
    this.showPast();
    this.tell();
    this.draw();
  }

  private seekTo(time: number): void {
    if (this.lanes.cursor) this.seek(time);
  }

  private seek(time: number): void {
    const { paused } = this;
    if (!paused || !this.lanes.cursor) return;
    paused.time = this.lanes.cursor.time = Math.min(paused.end, Math.max(this.lanes.cursor.begin, time));
    this.showPast();
    this.draw();
  }

  /** What had been decided until the time that is shown. */
  private showPast(): void {
    const { scrub, clock } = this.frame;
    const back = this.paused ? (this.paused.end - this.paused.time) / 1000 : 0;
    const now = this.now();
    scrub.value = String(now);
    clock.textContent = back < 0.005 ? 'latest' : `−${back.toFixed(2)} s`;
    scrub.setAttribute('aria-valuetext', `${back.toFixed(2)} seconds before`);
    const { marks } = this.session.history;
    this.decisions.show(marks.filter((mark) => mark.sentence && mark.time <= now), this.begin ?? 0);
    this.isStale = true;
  }

  private async copy(): Promise<void> {
    const name = this.session.gestures[this.session.gestures.length - 1]?.name;
    const text = caseOf(this.session, name ? `What comes of ${name}` : 'A gesture that does not come');
    if (text === undefined) return this.frame.say('Make a gesture first: the test is of the last one.', 'refused');
    const isDone = await copied(text, this.frame.dock);
    if (isDone) this.frame.say('The last gesture is in the clipboard, as a case for kinesic check.', 'said');
    else this.frame.say('The browser does not let this page use the clipboard.', 'refused');
  }

  /** Saves the latest seconds of the touch screen that was touched last, as a trace. */
  private save(): void {
    const latest = this.session.latest ?? [...this.screens.keys()][0];
    const bytes = latest && !latest.isClosed ? this.screens.get(latest)?.recorder?.dump() : undefined;
    if (!bytes) return this.frame.say('This touch screen records by itself.', 'refused');
    const link = this.page.createElement('a');
    link.href = URL.createObjectURL(new Blob([bytes]));
    link.download = 'gestures.kintrace';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    this.frame.say('The latest seconds are saved as gestures.kintrace.', 'said');
  }

  // Frames

  private now(): number {
    return this.paused?.time ?? this.page.defaultView!.performance.now();
  }

  private draw(): void {
    if (this.isScheduled || this.isClosed) return;
    this.isScheduled = true;
    this.page.defaultView!.requestAnimationFrame(() => {
      this.isScheduled = false;
      if (!this.isClosed && !this.frame.dock.hidden) this.drawFrame();
    });
  }

  private drawFrame(): void {
    const { history, labels } = this.session;
    const time = this.now();
    const moves = this.overlay.draw(time, history.fingers, labels.all, { x: 0, y: 0, scale: 1 });
    const flows = this.lanes.draw(history, time);
    if (this.isStale) {
      this.isStale = false;
      if (this.tab !== 'properties') this.showTab();
    }
    if (!this.paused && (moves || flows || history.fingersDown.size > 0)) this.draw();
  }

  get isClosed(): boolean {
    return this.ends.signal.aborted;
  }

  /** Takes the panel away, and gives the touch screens back what they had. */
  close(): void {
    if (this.isClosed) return;
    this.ends.abort();
    for (const [screen, { explained, recorder }] of this.screens) {
      if (screen.isClosed) continue;
      screen.offEvent(this.happened);
      recorder?.stop();
      screen.explain = explained;
    }
    this.screens.clear();
    this.frame.host.remove();
  }

  /** Calls a function when it is closed. */
  onClose(handler: () => void): void {
    this.ends.signal.addEventListener('abort', handler);
  }
}

/** Puts a text into the clipboard; false where the browser does not allow it. */
async function copied(text: string, place: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    area.className = 'unseen';
    area.value = text;
    place.append(area);
    area.select();
    const isDone = document.execCommand('copy');
    area.remove();
    return isDone;
  }
}
