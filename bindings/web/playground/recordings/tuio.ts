// TUIO 1.1, profile /tuio/2Dcur: OSC packets, each behind its size in four bytes, big-endian.

import { Collector, guessed, type RecordedSample, type Touches } from './recording.js';

const address = '/tuio/2Dcur';
/** What a surface is taken to measure: TUIO has shares of it. */
const range = 4096;
/** Frame numbers that lie further back are those of a source that began anew. */
const window = 100;

interface Message {
  readonly address: string;
  readonly values: readonly (number | string)[];
  /** The byte at which it begins. */
  readonly place: number;
}

/** Takes a packet apart; indices are bytes of the file. */
class Reader {
  private readonly view: DataView;

  constructor(private readonly bytes: Uint8Array, private index: number, private readonly end: number) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get isAtEnd(): boolean {
    return this.index >= this.end;
  }

  get place(): number {
    return this.index;
  }

  private take(size: number, what: string): number {
    if (this.end - this.index < size) throw new Error(`byte ${this.index}: expected ${what}, ${size} bytes`);
    this.index += size;
    return this.index - size;
  }

  /** What a size of four bytes says. */
  block(what: string): Reader {
    const start = this.index;
    const size = this.view.getUint32(this.take(4, `the size of ${what}`));
    if (size === 0 || size % 4 !== 0 || size > this.end - this.index) {
      throw new Error(`byte ${start}: the size of ${what} is ${size}, with ${this.end - this.index} bytes left`);
    }
    this.index += size;
    return new Reader(this.bytes, this.index - size, this.index);
  }

  text(): string {
    const zero = this.bytes.indexOf(0, this.index);
    const size = (Math.floor((zero - this.index) / 4) + 1) * 4;
    if (zero < 0 || this.index + size > this.end) throw new Error(`byte ${this.index}: expected a text that a zero byte ends`);
    const start = this.take(size, 'a text');
    return new TextDecoder().decode(this.bytes.subarray(start, zero));
  }

  /** Nanoseconds since 1900; undefined for "immediately". */
  time(): bigint | undefined {
    const tag = this.view.getBigUint64(this.take(8, "a bundle's time tag"));
    return tag === 1n ? undefined : (tag >> 32n) * 1000000000n + ((tag & 0xffffffffn) * 1000000000n >> 32n);
  }

  message(): Message {
    const place = this.index;
    const name = this.text();
    if (!name.startsWith('/')) throw new Error(`byte ${place}: expected an address, '/...', or '#bundle'`);
    const tags = this.isAtEnd ? ',' : this.text();
    if (!tags.startsWith(',')) throw new Error(`byte ${place}: type tags, ',...', should stand behind the address`);
    const values = [...tags.slice(1)].map(tag => {
      if (tag === 'i') return this.view.getInt32(this.take(4, 'an int32'));
      if (tag === 'f') return this.view.getFloat32(this.take(4, 'a float32'));
      if (tag === 's') return this.text();
      throw new Error(`byte ${place}: an argument of type '${tag}'; TUIO has i, f and s`);
    });
    return { address: name, values, place };
  }
}

type Change = Omit<RecordedSample, 'time'>;

/** The cursors of one source: `set` places one, `alive` lists who is there, `fseq` closes a frame. */
class Source {
  private readonly contacts = new Map<number, { finger: number; x: number; y: number }>();
  private placed: { id: number; x: number; y: number }[] = [];
  private frame = -1;
  alive: readonly number[] = [];

  set(id: number, x: number, y: number): void {
    const place = (share: number) => Math.round(share * range * 100) / 100;
    this.placed.push({ id, x: place(x), y: place(y) });
  }

  /** Moves and landings in their order, then lifts. A frame that comes late is passed over; -1 repeats what is known. */
  close(frame: number, land: () => number): Change[] {
    const { placed } = this;
    this.placed = [];
    if (frame >= 0 && frame <= this.frame && this.frame - frame < window) return [];
    if (frame >= 0) this.frame = frame;
    const changes: Change[] = [];
    for (const { id, x, y } of placed) {
      if (!this.alive.includes(id)) continue;
      const known = this.contacts.get(id);
      const finger = known?.finger ?? land();
      changes.push({ finger, phase: known ? 'moved' : 'began', x, y });
      this.contacts.set(id, { finger, x, y });
    }
    for (const [id, contact] of this.contacts) {
      if (this.alive.includes(id)) continue;
      changes.push({ ...contact, phase: 'ended' });
      this.contacts.delete(id);
    }
    return changes;
  }
}

export const isTuio = (bytes: Uint8Array) => String.fromCharCode(...bytes.subarray(4, 12)) === '#bundle\0';

export function readTuio(bytes: Uint8Array): Touches {
  const stream = new Reader(bytes, 0, bytes.length);
  const collector = new Collector();
  const sources = new Map<string, Source>();
  let landings = 0;
  let start: bigint | undefined;
  while (!stream.isAtEnd) {
    const packet = stream.block('a packet');
    const where = `byte ${packet.place}`;
    if (packet.text() !== '#bundle') throw new Error(`${where}: a recording needs bundles with time tags`);
    const now = packet.time();
    if (now === undefined) throw new Error(`${where}: the packet has no time; a recording needs bundles with time tags`);
    start ??= now;
    if (now < start) throw new Error(`${where}: the time runs backwards`);
    let name = '';
    while (!packet.isAtEnd) {
      const message = packet.block("a bundle's element").message();
      if (message.address !== address) continue;
      const [kind, ...values] = message.values;
      const source = sources.get(name) ?? new Source();
      if (kind === 'source') name = String(values[0] ?? '');
      else {
        sources.set(name, source);
        for (const change of takeMessage(source, kind, values, message.place, () => ++landings)) {
          collector.add({ ...change, time: Number(now - start) / 1e6 }, where);
        }
      }
    }
  }
  return { samples: collector.samples, unitsPerMM: [guessed, guessed] };
}

function takeMessage(source: Source, kind: unknown, values: readonly (number | string)[], place: number, land: () => number): Change[] {
  const numbers = values.filter((value): value is number => typeof value === 'number');
  if (kind === 'alive' && numbers.length === values.length) source.alive = numbers;
  else if (kind === 'set' && numbers.length >= 3 && numbers.every(Number.isFinite)) source.set(...numbers as [number, number, number]);
  else if (kind === 'fseq' && numbers.length > 0) return source.close(numbers[0] as number, land);
  else throw new Error(`byte ${place}: ${address}: source, alive, set or fseq is wanted, with what belongs to it`);
  return [];
}
