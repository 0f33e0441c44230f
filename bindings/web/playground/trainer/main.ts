// The trainer: shapes are taught by examples, tried, and taken home as a file.

import { find } from '../page/find.js';
import { listenTheme } from '../page/theme.js';
import { toast } from '../page/toast.js';
import { save } from '../share/files.js';
import { make } from '../kinesic/dist/devtools/make.js';
import { sentence, showAnswer } from './answer.js';
import { Collection } from './collection.js';
import { plural, showShapes } from './gallery.js';
import { loadStrokes, type Drawing, type Strokes } from './kinesic.js';
import { Pad } from './pad.js';
import { sample, sampleNames } from './samples.js';

const kept = 'kinesic-shapes';
const calm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));

class Trainer {
  private readonly collection: Collection;
  private readonly pad: Pad;
  private seed = 10;

  constructor(strokes: Strokes) {
    this.collection = new Collection(strokes, () => this.changed());
    this.pad = new Pad(find<HTMLCanvasElement>('pad'), () => find('pad-hint').classList.add('gone'),
      drawing => this.drawn(drawing));
    this.listen();
    this.listDemonstrations();
  }

  start(): void {
    if (!this.openKept()) this.begin();
    document.documentElement.classList.add('ready');
  }

  private get isTeaching(): boolean {
    return find<HTMLInputElement>('teach').checked;
  }

  private get name(): string {
    return find<HTMLInputElement>('shape-name').value.trim();
  }

  private drawn(drawing: Drawing): void {
    if (!this.isTeaching) {
      const found = this.collection.classify(drawing);
      showAnswer(found, find('answer'));
      find('spoken').textContent = sentence(found);
      return;
    }
    if (this.name === '') {
      toast('Write the name of the shape first.');
      find('shape-name').focus();
      return;
    }
    try {
      this.collection.add(this.name, drawing);
      find('spoken').textContent = `An example of ${this.name} was added.`;
    } catch (error) {
      toast(`This is no example: ${reason(error)}.`);
    }
  }

  private changed(): void {
    showShapes(this.collection, find('shapes'));
    const { shapes, count } = this.collection;
    find('no-shapes').hidden = count > 0;
    find('summary').textContent = `${plural(count, 'example')} of ${plural(shapes.length, 'shape')}`;
    const names = find('names');
    names.replaceChildren(...shapes.map(({ name }) => {
      const option = document.createElement('option');
      option.value = name;
      return option;
    }));
    for (const id of ['save-json', 'save-bytes', 'clear']) find<HTMLButtonElement>(id).disabled = count === 0;
    try {
      localStorage.setItem(kept, this.collection.json());
    } catch {
      // No storage, or it is full: the shapes last until the page is closed.
    }
  }

  private openKept(): boolean {
    try {
      const text = localStorage.getItem(kept);
      if (text === null) return false;
      this.collection.open(text);
      return true;
    } catch {
      return false; // What another version has kept: the page begins as on a first visit.
    }
  }

  private begin(): void {
    for (const name of sampleNames) {
      for (const seed of [1, 2, 3]) this.collection.add(name, sample(name, seed, 200));
    }
  }

  private listDemonstrations(): void {
    for (const name of sampleNames) {
      const button = make('button', 'button demo', find('demos')) as HTMLButtonElement;
      button.type = 'button';
      button.innerHTML = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8 5.5v13l10.5-6.5z"/></svg>';
      make('span', '', button, `Draw a ${name}`);
      button.addEventListener('click', () => {
        const { width, height } = this.pad.size;
        const size = 0.7 * Math.min(width, height);
        this.seed += 1;
        void this.pad.play(sample(name, this.seed, size, (width - size) / 2, (height - size) / 2), calm());
      });
    }
  }

  private mode(): void {
    document.body.classList.toggle('teaching', this.isTeaching);
    find('pad-hint').textContent = this.isTeaching ? 'Draw an example' : 'Draw something';
    find('pad-hint').classList.remove('gone');
    find('answer').replaceChildren();
    this.pad.clear();
  }

  private async take(file: File): Promise<void> {
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      this.collection.open(bytes[0] === '{'.charCodeAt(0) ? new TextDecoder().decode(bytes) : bytes);
      toast(`${file.name}: ${find('summary').textContent}.`);
    } catch (error) {
      toast(`${file.name} cannot be opened: ${reason(error)}.`);
    }
  }

  private listen(): void {
    for (const id of ['teach', 'try']) find(id).addEventListener('change', () => this.mode());
    find('clear-pad').addEventListener('click', () => this.mode());
    find('begin').addEventListener('click', () => this.begin());
    find('clear').addEventListener('click', () => this.collection.clear());
    find('save-json').addEventListener('click', () => (
      save(new TextEncoder().encode(`${this.collection.json()}\n`), 'shapes.json')));
    find('save-bytes').addEventListener('click', () => save(this.collection.bytes(), 'shapes.kinstrokes'));
    const file = find<HTMLInputElement>('file');
    find('open').addEventListener('click', () => file.click());
    file.addEventListener('change', () => {
      if (file.files?.[0]) void this.take(file.files[0]);
      file.value = '';
    });
    listenTheme(find('theme'), () => {
      this.pad.draw();
      showShapes(this.collection, find('shapes'));
    });
  }
}

loadStrokes().then(strokes => new Trainer(strokes).start()).catch((error: unknown) => {
  find('conflict').textContent = `The module could not be loaded: ${reason(error)}`;
  throw error;
});
