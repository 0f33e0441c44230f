// The page: brings the engine, the stage, the lanes and the panels together.

import { Demonstrator, Recorded, Strokes, type Source } from './fingers/demonstration.js';
import { MouseFingers } from './fingers/mouse.js';
import { observe } from './fingers/observer.js';
import { FingerOverlay } from './kinesic/dist/devtools/overlay.js';
import { Lanes } from './kinesic/dist/devtools/lanes.js';
import { find } from './page/find.js';
import { listenTheme } from './page/theme.js';
import { toast } from './page/toast.js';
import { Code } from './panels/code.js';
import { Decisions } from './kinesic/dist/devtools/decisions.js';
import { Properties } from './kinesic/dist/devtools/properties.js';
import { Relations } from './panels/relations.js';
import { Tabs } from './kinesic/dist/devtools/tabs.js';
import { Why } from './kinesic/dist/devtools/why.js';
import { presets } from './presets/index.js';
import { icons } from './presets/icons.js';
import { History, type Mark } from './kinesic/dist/devtools/history.js';
import { loadKinesic, type EngineEvent, type Kinesic, type Phase, type Point, type Recording, type Sample,
  type Touchscreen,
  type Traces, type View } from './session/kinesic.js';
import { Player } from './session/player.js';
import type { Preset, Size } from './session/preset.js';
import { Setup, type Changes } from './session/setup.js';
import { Show, type Applied } from './session/show.js';
import type { RecordedSample, Touches } from './recordings/recording.js';
import { isTrace, readTouches, save } from './share/files.js';
import { comfortable, hashOf, longest, readHash, type Shared } from './share/link.js';
import { make } from './kinesic/dist/devtools/make.js';
import { setMuted } from './stage/sound.js';
import { Stage } from './stage/stage.js';

/** What stands in place of the first decision. */
const introduction = [
  'Touch the stage, or play a demonstration: what is decided appears here, in the engine\'s own sentences.',
  '“Why not?” says why a recognizer did nothing, and what helps.',
  '“Properties” and “Relations” change the recognizers while you try them, and “Code” is the result, to copy.',
];

interface Opened {
  trace: Uint8Array;
  size: Size;
  origin: Point;
  preset: Preset | undefined;
  prologue: readonly Applied[];
}

class Playground {
  private preset: Preset = presets[0] as Preset;
  private setup: Setup;
  private screen: Touchscreen | undefined;
  private history = new History([]);
  private show = new Show(undefined);
  private origin: Point = { x: 0, y: 0 };
  private begin: number | undefined;
  private recording: { tape: Recording; size: Size; origin: Point; prologue: readonly Applied[] } | undefined;
  private player: Player | undefined;
  private opened: Opened | undefined;
  private isScheduled = false;
  private spokenAt = 0;
  private whyIsStale = false;
  private tab = 'decisions';

  private readonly stage = new Stage(find('stage'));
  private readonly overlay = new FingerOverlay(find<HTMLCanvasElement>('fingers'));
  private readonly lanes: Lanes;
  private readonly decisions = new Decisions(find('panel-decisions'), introduction);
  private readonly why: Why;
  private readonly properties: Properties;
  private readonly relations: Relations;
  private readonly code: Code;
  private readonly tabs: Tabs;
  private readonly demonstrator: Demonstrator;
  private readonly mouse: MouseFingers;

  constructor(private readonly kinesic: Kinesic, private readonly traces: Traces) {
    this.setup = new Setup(this.preset, kinesic);
    this.lanes = new Lanes(find('lanes'), name => this.askWhy(name), time => this.seek(time), () => this.invalidate());
    this.why = new Why(find('panel-why'), (name, property) => {
      this.tabs.choose('properties');
      this.properties.focus(name, property);
    });
    this.why.again = () => this.why.show(this.history, this.player ? undefined : this.setup, this.now());
    this.properties = new Properties(find('panel-properties'), toast);
    this.relations = new Relations(find('panel-relations'), toast);
    this.code = new Code(find('panel-code'), text => void this.copy(text, 'The code is in the clipboard.'));
    this.tabs = new Tabs(find('tabs'), id => {
      this.tab = id;
      if (id === 'why') this.why.again?.();
    });
    this.demonstrator = new Demonstrator((time, samples) => {
      this.feed(time, samples.map(({ finger, phase, place }) => {
        const client = { x: place.x + this.origin.x, y: place.y + this.origin.y };
        return { finger: 2000 + finger, phase, place: client,
          target: phase === 'began' ? document.elementFromPoint(client.x, client.y) : null };
      }));
    });
    this.mouse = new MouseFingers(find('stage'), (time, samples) => {
      if (samples.some(sample => sample.phase === 'began')) this.touched();
      this.feed(time, samples);
    }, () => this.player === undefined, () => this.invalidate());
    observe(find('stage'), (sample, target) => {
      if (this.player) return;
      if (sample.phase === 'began') this.touched();
      this.sampled(sample, target);
    });
    this.listPresets();
    this.listen();
  }

  async start(): Promise<void> {
    const shared = await this.showPlace();
    void this.rememberPlace();
    document.documentElement.classList.add('ready');
    window.addEventListener('popstate', () => void this.showPlace());
    if (location.search !== '?still' && !shared) this.greet();
  }

  /** Shows what the address says. */
  private async showPlace(): Promise<Shared | undefined> {
    const shared = await readHash(location.hash).catch(() => undefined);
    const preset = presets.find(each => each.id === shared?.preset) ?? this.preset;
    try {
      this.choose(preset, shared?.isSettled ?? false, shared?.changes);
    } catch (error) {
      this.choose(preset, shared?.isSettled ?? false);
      toast(`The settings of this link cannot be applied: ${error instanceof Error ? error.message : String(error)}`);
    }
    if (shared?.trace && shared.size && shared.origin) {
      const { trace, size, origin, prologue = [] } = shared;
      this.open({ trace, size, origin, prologue, preset: this.preset });
    }
    return shared;
  }

  /** A first visit: the page shows what it can do, unless a finger comes first. */
  private greet(): void {
    if (calm()) return;
    setTimeout(() => {
      const isUntouched = !find('stage').classList.contains('touched') && !this.player;
      if (isUntouched) find('demos').querySelector<HTMLElement>('button')?.click();
    }, 1100);
  }

  // Presets

  private listPresets(): void {
    const list = find('presets');
    for (const preset of presets) {
      const item = make('li', '', list);
      const button = make('button', 'preset', item) as HTMLButtonElement;
      button.type = 'button';
      button.dataset['preset'] = preset.id;
      button.innerHTML = icons[preset.icon] ?? '';
      make('span', '', button, preset.short);
      button.addEventListener('click', () => {
        // Back leads to the preset that was shown before.
        if (preset !== this.preset) history.pushState(null, '', location.href);
        this.choose(preset, false);
        void this.rememberPlace();
      });
    }
  }

  private choose(preset: Preset, isSettled: boolean, changes?: Changes): void {
    this.preset = preset;
    this.setup = new Setup(preset, this.kinesic);
    if (isSettled) this.setup.settle(true);
    if (changes) this.setup.change(changes);
    this.setup.onChange(() => this.changed());
    find('title').textContent = preset.title;
    find('conflict').textContent = preset.conflict;
    find('try').textContent = preset.tryThis;
    find('resolution').hidden = preset.settle.length === 0;
    find('sound').hidden = preset.sounds !== true;
    document.title = `${preset.title}: Kinesic playground`;
    for (const button of document.querySelectorAll<HTMLElement>('.preset')) {
      const isCurrent = button.dataset['preset'] === preset.id;
      if (isCurrent) button.setAttribute('aria-current', 'true'); else button.removeAttribute('aria-current');
      const list = button.closest('nav');
      if (isCurrent && list) list.scrollLeft = button.offsetLeft - (list.clientWidth - button.offsetWidth) / 2;
    }
    const demos = find('demos');
    demos.replaceChildren();
    for (const demonstration of preset.demonstrations) {
      const button = make('button', 'button demo', demos) as HTMLButtonElement;
      button.type = 'button';
      button.innerHTML = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8 5.5v13l10.5-6.5z"/></svg>';
      make('span', '', button, demonstration.title);
      button.addEventListener('click', () => {
        const hand = { size: this.stage.size, of: (target: string, x = 0.5, y = 0.5) => this.placeOf(target, x, y) };
        this.perform(new Strokes(demonstration.strokes(hand)), button);
      });
    }
    this.code.forget();
    this.live();
    this.properties.setControls(this.setup);
    this.relations.setSetup(this.setup);
  }

  /** Starts an engine for the scene, with what is set up. */
  private live(): void {
    this.demonstrator.stop();
    this.stopRecording(false);
    this.player = this.opened = undefined;
    this.screen?.close();
    find('stage').classList.remove('touched');
    find('player').hidden = true;
    find('live-tools').hidden = false;
    find('banner').hidden = true;
    find('stage').classList.remove('played');
    const scene = this.stage.build(this.preset);
    if (!scene) return;
    this.origin = this.stage.origin();
    this.show = new Show(scene);
    const screen = this.kinesic.touchscreen({ root: find('stage') });
    this.screen = screen;
    screen.root.frame = { x: this.origin.x, y: this.origin.y, width: this.stage.size.width,
      height: this.stage.size.height };
    this.setup.attach(screen, scene.targets);
    if (this.preset.id === 'drawer' && scene.targets['screen']) this.frameEdges(scene.targets['screen']);
    screen.explain = true;
    screen.onEvent(event => this.happened(event));
    this.history = new History(this.preset.recognizers);
    this.begin = undefined;
    this.lanes.setLanes(this.history.lanes);
    this.why.setRecognizers(this.preset.recognizers.map(plan => plan.name));
    this.decisions.clear();
    this.show.reset();
    this.changed();
    this.why.again?.();
    this.overlay.measure();
    this.invalidate();
  }

  /** Edges are those of the root view: of the device on the stage. */
  private frameEdges(element: HTMLElement): void {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (this.screen) this.screen.root.frame = { x: left, y: top, width, height };
  }

  private changed(): void {
    this.code.show(this.setup);
    this.relations.refresh();
    this.properties.refresh();
    const { isSettled } = this.setup;
    find<HTMLInputElement>(isSettled ? 'settled' : 'as-it-is').checked = true;
    find('explanation').textContent = isSettled ? this.preset.settled : this.preset.asItIs;
    find('resolution').classList.toggle('is-settled', isSettled);
  }

  // Fingers

  private placeOf(target: string, x: number, y: number): Point {
    const element = this.show.scene?.targets[target];
    if (!element) return { x: this.stage.size.width * x, y: this.stage.size.height * y };
    const rect = element.getBoundingClientRect();
    return { x: rect.left + rect.width * x - this.origin.x, y: rect.top + rect.height * y - this.origin.y };
  }

  private perform(source: Source, button?: HTMLElement): void {
    if (this.player) return;
    this.origin = this.stage.origin();
    button?.classList.add('playing');
    find('stage').classList.add('demonstrated');
    this.demonstrator.play(source, () => {
      button?.classList.remove('playing');
      find('stage').classList.remove('demonstrated');
    });
    this.invalidate();
  }

  /** A person's finger: demonstrations end, and the hint is not needed any more. */
  private touched(): void {
    this.origin = this.stage.origin();
    if (this.demonstrator.isPlaying) this.demonstrator.stop();
    find('stage').classList.add('touched');
  }

  private viewAt(target: Element | null): View | undefined {
    const { screen, show } = this;
    if (!screen || !show.scene) return undefined;
    const known = new Set(this.preset.recognizers.map(plan => show.scene?.targets[plan.target]));
    for (let at = target; at; at = at.parentElement) {
      if (known.has(at as HTMLElement)) return screen.view(at);
    }
    return screen.root;
  }

  private feed(time: number,
    given: readonly { finger: number; phase: Phase; place: Point; target: Element | null }[]): void {
    const { screen } = this;
    if (!screen) return;
    const at = Math.max(time, screen.time);
    const samples = given.map(({ finger, phase, place, target }): Sample => {
      const sample: Sample = { touch: finger, time: at, x: place.x, y: place.y, phase, type: 'direct' };
      if (phase === 'began') {
        const view = this.viewAt(target);
        if (view) sample.view = view;
      }
      this.sampled(sample, target);
      return sample;
    });
    screen.feed(samples);
  }

  private sampled(sample: Sample, target: Element | null): void {
    this.begin ??= sample.time;
    this.lanes.axis.touch(sample.time);
    this.history.sample(sample, sample.phase === 'began' ? this.setup.recognizersAt(target) : []);
    this.invalidate();
  }

  private happened(event: EngineEvent): void {
    if (event.kind === 'viewTouch' || event.kind === 'refusal') return;
    this.begin ??= event.time;
    this.lanes.axis.touch(event.time);
    const mark = this.history.event(event, () => event.sentence);
    if (event.kind === 'gesture') this.show.apply(event, event.recognizer.name, this.origin, true);
    if (mark) {
      if (mark.sentence) this.decisions.add(mark, this.begin);
      this.whyIsStale = true;
      this.speak(mark);
    }
    this.invalidate();
  }

  private speak(mark: Mark): void {
    if (mark.kind !== 'ended' || performance.now() - this.spokenAt < 300) return;
    this.spokenAt = performance.now();
    find('spoken').textContent = mark.sentence.replace(/ at \(.*$/, '');
  }

  private askWhy(name: string): void {
    this.tabs.choose('why');
    this.why.ask(name);
    if (window.matchMedia('(max-width: 1099px)').matches) {
      find('tabs').scrollIntoView({ block: 'start', behavior: calm() ? 'auto' : 'smooth' });
    }
  }

  // Recordings

  private toggleRecording(): void {
    if (this.recording) this.stopRecording(true);
    else if (this.screen) {
      this.origin = this.stage.origin();
      this.recording = { tape: this.screen.record(), size: this.stage.size, origin: this.origin,
        prologue: this.show.prologue };
      find('record').classList.add('recording');
      (find('record').lastElementChild as HTMLElement).textContent = 'Stop';
      find('stage').classList.add('recorded');
      this.invalidate();
    }
  }

  private stopRecording(isKept: boolean): void {
    const { recording } = this;
    if (!recording) return;
    this.recording = undefined;
    this.demonstrator.stop();
    find('record').classList.remove('recording');
    (find('record').lastElementChild as HTMLElement).textContent = 'Record';
    find('stage').classList.remove('recorded');
    const trace = recording.tape.stop();
    if (!isKept) return;
    const { size, origin, prologue } = recording;
    this.open({ trace, size, origin, prologue, preset: this.preset });
  }

  /** Plays a trace; without a preset its recognizers are known from the trace alone. */
  private open(given: Pick<Opened, 'trace' | 'preset'> & Partial<Opened>): void {
    let player: Player;
    const { prologue = [] } = given;
    try {
      player = new Player(this.traces, given.trace, given.preset?.recognizers, prologue);
      const preset = given.preset ? undefined : presets.find(each => isCast(each, player.cast));
      if (preset) {
        this.openOwn(preset, player, given.trace);
        return;
      }
    } catch (error) {
      toast(`This trace cannot be played: ${error instanceof Error ? error.message : String(error)}`);
      return;
    }
    this.demonstrator.stop();
    this.screen?.close();
    this.screen = undefined;
    const { bounds } = player;
    this.opened = {
      trace: given.trace, preset: given.preset, prologue, size: given.size ?? bounds,
        origin: given.origin ?? { x: bounds.x, y: bounds.y } };
    this.player = player;
    this.history = player.history;
    const scene = this.stage.build(given.preset, this.opened.size);
    if (!given.preset) this.drawFrames(player);
    this.show = new Show(scene);
    this.lanes.setLanes(this.history.lanes);
    this.lanes.cursor = { time: player.time, begin: player.begin, end: player.end };
    this.why.setRecognizers(this.history.lanes.map(lane => lane.name));
    find('player').hidden = false;
    find('live-tools').hidden = true;
    find('stage').classList.add('played', 'touched');
    find('banner').hidden = false;
    find('banner').textContent = `Recording, ${((player.end - player.begin) / 1000).toFixed(1)} s`;
    if (!given.preset) {
      find('title').textContent = 'A trace from a file';
      find('conflict').textContent = `It brings ${this.history.lanes.length} recognizers of its own. `
        + 'Touches and decisions are those of the recording.';
      find('resolution').hidden = true;
      this.code.show(undefined);
      this.properties.setControls(undefined);
      this.relations.setSetup(undefined);
    }
    this.overlay.measure();
    player.speed = Number(document.querySelector<HTMLInputElement>('input[name=speed]:checked')?.value ?? 1);
    player.play();
    find('play').focus({ preventScroll: true });
    this.invalidate();
  }

  /** A file that this page has saved: its scene is known. */
  private openOwn(preset: Preset, player: Player, trace: Uint8Array): void {
    this.choose(preset, false);
    void this.rememberPlace();
    const { x, y, width, height } = player.root;
    const device = this.show.scene?.targets['screen'];
    // The edges of the drawer are those of the device, which lies in the middle of the stage.
    const inside = preset.id === 'drawer' && device
      ? { x: device.getBoundingClientRect().left - this.origin.x,
        y: device.getBoundingClientRect().top - this.origin.y } : undefined;
    if (inside) this.open({ trace, preset, size: this.stage.size, origin: { x: x - inside.x, y: y - inside.y } });
    else this.open({ trace, preset, size: { width, height }, origin: { x, y } });
  }

  /** A trace from elsewhere: its views as frames. */
  private drawFrames(player: Player): void {
    for (const frame of player.frames) {
      const element = make('div', 'view-frame', this.stage.root);
      make('span', '', element, frame.name);
      element.style.width = `${frame.width}px`;
      element.style.height = `${frame.height}px`;
      element.style.transform = `translate3d(${frame.x - player.bounds.x}px, ${frame.y - player.bounds.y}px, 0)`;
    }
  }

  private seek(time: number): void {
    const { player } = this;
    if (!player) return;
    player.isPlaying = false;
    player.time = Math.min(player.end, Math.max(player.begin, time));
    this.invalidate();
  }

  private async share(): Promise<void> {
    const { opened } = this;
    const shared: Shared = { preset: this.preset.id, isSettled: this.setup.isSettled };
    const { changes } = this.setup;
    if (changes && typeof CompressionStream !== 'undefined') shared.changes = changes;
    if (opened) {
      if (!opened.preset) {
        toast('A trace from a file has no link. Save it, and send the file.');
        return;
      }
      if (typeof CompressionStream === 'undefined') {
        toast('This browser cannot compress a recording into a link. Save a file in its place.');
        return;
      }
      const { trace, size, origin, prologue } = opened;
      Object.assign(shared, { trace, size, origin, prologue });
    }
    const link = location.href.replace(/#.*$/, '') + await hashOf(shared);
    if (link.length > longest) {
      toast(`The link would have ${link.length} characters, which is too long. Save a file in its place.`);
      return;
    }
    const note = link.length > comfortable ? ', which some chat and mail programs cut off. A file is safer.' : '.';
    await this.copy(link, `The link is in the clipboard. It has ${link.length} characters${note}`);
    history.replaceState(null, '', link);
  }

  /** The address leads to what is shown; one that Back has led to does already. */
  private async rememberPlace(): Promise<void> {
    const { setup } = this;
    const hash = await hashOf({ preset: this.preset.id, isSettled: setup.isSettled });
    // Something else may be shown by now.
    if (setup === this.setup) history.replaceState(null, '', hash);
  }

  private async take(file: File): Promise<void> {
    const bytes = new Uint8Array(await file.arrayBuffer());
    try {
      if (isTrace(bytes)) this.open({ trace: bytes, preset: undefined });
      else this.perform(new Recorded(this.placed(await readTouches(file, bytes))));
    } catch (error) {
      toast(error instanceof Error ? error.message : String(error));
    }
  }

  /** A recording of touches in the middle of the stage, as large as it was where that fits, from its first touch on. */
  private placed({ samples, unitsPerMM }: Touches): RecordedSample[] {
    if (this.player) this.live();
    const factors = unitsPerMM?.map(units => unitsPerInch / 25.4 / units) ?? [1, 1];
    const start = samples[0]?.time ?? 0;
    const inPixels = samples.map(each => ({ ...each, time: each.time - start,
      x: each.x * (factors[0] as number), y: each.y * (factors[1] as number) }));
    const [xs, ys] = [inPixels.map(each => each.x), inPixels.map(each => each.y)];
    const [left, top] = [least(xs), least(ys)];
    const [wide, tall] = [most(xs) - left, most(ys) - top];
    const { width, height } = this.stage.size;
    const scale = Math.min(1, (width * 0.9) / Math.max(1, wide), (height * 0.9) / Math.max(1, tall));
    const shift = { x: (width - wide * scale) / 2, y: (height - tall * scale) / 2 };
    return inPixels.map(each => ({ ...each, x: shift.x + (each.x - left) * scale, y: shift.y + (each.y - top) * scale }));
  }

  // Controls of the page

  private listen(): void {
    const on = (id: string, type: string, handler: (event: Event) => void) => find(id).addEventListener(type, handler);
    on('as-it-is', 'change', () => this.settle(false));
    on('settled', 'change', () => this.settle(true));
    on('record', 'click', () => this.toggleRecording());
    on('open', 'click', () => find('file').click());
    on('file', 'change', () => {
      const input = find<HTMLInputElement>('file');
      const file = input.files?.[0];
      if (file) void this.take(file);
      input.value = '';
    });
    on('link', 'click', () => void this.share());
    on('share', 'click', () => void this.share());
    on('save', 'click', () => {
      if (this.opened) save(this.opened.trace, `${this.opened.preset?.id ?? 'trace'}.kintrace`);
    });
    on('live', 'click', () => {
      const { preset, setup } = this;
      if (this.opened?.preset) this.live();
      else this.choose(preset, setup.isSettled);
      find('stage').focus({ preventScroll: true });
    });
    on('play', 'click', () => {
      const { player } = this;
      if (!player) return;
      if (player.isPlaying) player.isPlaying = false; else player.play();
      this.invalidate();
    });
    on('scrub', 'input', () => {
      const { player } = this;
      if (player) this.seek(player.begin
        + Number(find<HTMLInputElement>('scrub').value) / 1000 * (player.end - player.begin));
    });
    for (const input of document.querySelectorAll<HTMLInputElement>('input[name=speed]')) {
      input.addEventListener('change', () => {
        if (this.player) this.player.speed = Number(input.value);
      });
    }
    on('sound', 'click', () => {
      const button = find('sound');
      const isOn = button.getAttribute('aria-pressed') !== 'true';
      button.setAttribute('aria-pressed', String(isOn));
      setMuted(!isOn);
    });
    this.listenTheme();
    this.listenDrops();
    let wait = 0;
    new ResizeObserver(() => {
      this.overlay.measure();
      this.origin = this.stage.origin();
      this.invalidate();
      clearTimeout(wait);
      // A text above the stage that has a line more is no reason to begin anew.
      if (this.stage.fits()) return;
      wait = window.setTimeout(() => {
        if (!this.stage.fits()) this.resized();
      }, 150);
    }).observe(find('stage'));
    new ResizeObserver(() => {
      this.lanes.measure();
      this.invalidate();
    }).observe(find('lanes'));
    window.addEventListener('scroll', () => {
      if (this.history.fingersDown.size === 0 && !this.player) this.origin = this.stage.origin();
    }, { passive: true });
    find('stage').addEventListener('keydown', event => {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      if (event.target !== find('stage')) return;
      event.preventDefault();
      if (this.player) find('play').click();
      else find('demos').querySelector<HTMLElement>('button')?.click();
    });
  }

  private resized(): void {
    if (this.player && this.opened) {
      this.stage.build(this.opened.preset, this.opened.size);
      if (!this.opened.preset) this.drawFrames(this.player);
      this.show = new Show(this.stage.scene);
      this.player.forget();
      this.overlay.measure();
      this.invalidate();
    } else this.live();
  }

  private settle(on: boolean): void {
    if (this.player) {
      this.choose(this.preset, on);
      void this.rememberPlace();
      return;
    }
    this.setup.settle(on);
    void this.rememberPlace();
    // Who has not tried it with a finger yet sees what the switch changes.
    const shows = !find('stage').classList.contains('touched') && !calm();
    if (shows) find('demos').querySelector<HTMLElement>('button')?.click();
  }

  private listenTheme(): void {
    listenTheme(find('theme'), () => {
      this.lanes.measure();
      this.overlay.measure();
      this.invalidate();
    });
  }

  private listenDrops(): void {
    const area = document.body;
    let depth = 0;
    const isFile = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;
    area.addEventListener('dragenter', event => {
      if (!isFile(event)) return;
      depth++;
      find('drop').classList.add('shown');
    });
    area.addEventListener('dragleave', event => {
      if (!isFile(event)) return;
      depth--;
      if (depth <= 0) find('drop').classList.remove('shown');
    });
    area.addEventListener('dragover', event => {
      if (isFile(event)) event.preventDefault();
    });
    area.addEventListener('drop', event => {
      if (!isFile(event)) return;
      event.preventDefault();
      depth = 0;
      find('drop').classList.remove('shown');
      const file = event.dataTransfer?.files[0];
      if (file) void this.take(file);
    });
  }

  private async copy(text: string, said: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      toast(said);
    } catch {
      const area = make('textarea', 'unseen', document.body) as HTMLTextAreaElement;
      area.value = text;
      area.select();
      const isDone = document.execCommand('copy');
      area.remove();
      toast(isDone ? said : 'The browser does not let this page use the clipboard.');
    }
  }

  // Frames

  private now(): number {
    return this.player?.time ?? performance.now();
  }

  invalidate(): void {
    if (this.isScheduled) return;
    this.isScheduled = true;
    requestAnimationFrame(() => {
      this.isScheduled = false;
      this.frame();
    });
  }

  private frame(): void {
    const now = performance.now();
    const { player } = this;
    let moves = this.demonstrator.frame(now);
    const time = player ? this.framePlayer(player, now) : now;
    moves = this.show.draw(time) || moves;
    const { scale, corner } = this.stage;
    const origin = player && this.opened ? this.opened.origin : this.origin;
    const shift = player ? { x: -origin.x + corner.x / scale, y: -origin.y + corner.y / scale, scale }
      : { x: -origin.x, y: -origin.y, scale: 1 };
    moves = this.overlay.draw(time, this.history.fingers, this.show.labels, shift) || moves;
    const { hint } = this.mouse;
    if (hint && !player) this.overlay.drawHint(hint.place, hint.pivot, shift);
    moves = this.lanes.draw(this.history, time) || moves;
    if (this.whyIsStale || player?.isPlaying) {
      this.whyIsStale = false;
      if (this.tab === 'why') this.why.again?.();
    }
    if (player ? player.isPlaying : moves || this.history.fingersDown.size > 0) this.invalidate();
  }

  private decisionsShown = -1;

  private framePlayer(player: Player, now: number): number {
    player.frame(now);
    if (this.opened) player.show(this.show, this.opened.origin);
    if (this.lanes.cursor) this.lanes.cursor.time = player.time;
    const share = (player.time - player.begin) / (player.end - player.begin);
    const scrub = find<HTMLInputElement>('scrub');
    scrub.value = String(Math.round(share * 1000));
    scrub.style.setProperty('--share', String(share));
    const clock = `${((player.time - player.begin) / 1000).toFixed(2)} s`;
    find('clock').textContent = clock;
    scrub.setAttribute('aria-valuetext', clock);
    find('play').classList.toggle('is-playing', player.isPlaying);
    find('play').setAttribute('aria-label', player.isPlaying ? 'Pause' : 'Play');
    const passed = player.history.marks.filter(mark => mark.time <= player.time);
    if (passed.length !== this.decisionsShown) {
      this.decisionsShown = passed.length;
      this.decisions.show(passed, player.begin);
    }
    return player.time;
  }
}

const isCast = (preset: Preset, cast: readonly { name: string; type: string }[]) =>
  cast.length === preset.recognizers.length
  && preset.recognizers.every(plan => cast.some(each => each.name === plan.name && each.type === plan.type));

/** CSS pixels of an inch, as the engine has it: touch thresholds are for screens under fingers. */
const unitsPerInch = 163;
const least = (numbers: readonly number[]) => numbers.reduce((a, b) => Math.min(a, b));
const most = (numbers: readonly number[]) => numbers.reduce((a, b) => Math.max(a, b));

const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

async function start(): Promise<void> {
  const kinesic = await loadKinesic();
  const traces = await kinesic.loadTraces();
  for (const preset of presets) for (const definition of preset.classes ?? []) await kinesic.define(definition);
  const playground = new Playground(kinesic, traces);
  await playground.start();
}

start().catch((error: unknown) => {
  const place = document.getElementById('conflict');
  const reason = error instanceof Error ? error.message : String(error);
  if (place) place.textContent = `The engine could not be loaded: ${reason}`;
  throw error;
});
