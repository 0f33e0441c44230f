// Turns events of the Linux kernel into touches: both multitouch protocols, whichever a device speaks.

import type { Phase } from '../session/kinesic.js';
import { Collector, guessed, type Touches } from './recording.js';

/** The kernel's numbers (linux/input-event-codes.h). */
export const code = {
  syn: 0, absolute: 3, report: 0, mtReport: 2, dropped: 3, slot: 0x2f, touchMajor: 0x30, x: 0x35, y: 0x36,
  toolType: 0x37, trackingId: 0x39, pressure: 0x3a } as const;
const palm = 2;

export interface EvdevEvent {
  /** Milliseconds on the file's clock. */
  readonly time: number;
  readonly type: number;
  readonly code: number;
  readonly value: number;
  readonly line: number;
}

interface Axis {
  readonly minimum: number;
  readonly unitsPerMM: number | undefined;
}

interface Contact {
  finger: number;
  phase: Phase;
  x: number;
  y: number;
}

/** What a file says of a device and its events. */
export class EvdevLog {
  readonly events: EvdevEvent[] = [];
  private readonly axes = new Map<number, Axis>();

  /** `resolution`: units per mm; 0 or undefined where the device does not tell it. */
  setAxis(axis: number, minimum: number, resolution: number | undefined): void {
    this.axes.set(axis, { minimum, unitsPerMM: resolution !== undefined && resolution > 0 ? resolution : undefined });
  }

  get hasContacts(): boolean {
    return this.events.some(event => event.type === code.absolute && event.code >= code.slot);
  }

  /** Places count from where the axes begin; times from the first event. */
  touches(): Touches {
    const [x, y] = [this.axes.get(code.x), this.axes.get(code.y)];
    const start = this.events[0]?.time ?? 0;
    const collector = new Collector();
    const decoder = new Decoder();
    for (const event of this.events) {
      const where = `line ${event.line}`;
      if (event.time < start) throw new Error(`${where}: the time runs backwards`);
      // Both are whole microseconds: so is their difference.
      const time = Math.round((event.time - start) * 1000) / 1000;
      for (const each of decoder.take(event)) {
        collector.add({ ...each, time, x: each.x - (x?.minimum ?? 0), y: each.y - (y?.minimum ?? 0) }, where);
      }
    }
    const isKnown = x?.unitsPerMM !== undefined && y?.unitsPerMM !== undefined;
    return { samples: collector.samples,
      unitsPerMM: isKnown ? [x.unitsPerMM as number, y.unitsPerMM as number] : [guessed, guessed] };
  }
}

interface Protocol {
  /** The samples of the frame that an event closes. */
  take(event: EvdevEvent): Contact[];
}

const isSyn = (event: EvdevEvent, which: number) => event.type === code.syn && event.code === which;

/** The first report that tells of contacts shows the protocol: by SYN_MT_REPORT (A) or without (B). */
class Decoder implements Protocol {
  private protocol: Protocol | undefined;
  private undecided: EvdevEvent[] = [];

  take(event: EvdevEvent): Contact[] {
    if (this.protocol) return this.protocol.take(event);
    this.undecided.push(event);
    if (isSyn(event, code.mtReport)) return this.decide(new ProtocolA());
    if (!isSyn(event, code.report)) return [];
    if (this.undecided.some(each => each.type === code.absolute && each.code >= code.slot)) {
      return this.decide(new ProtocolB());
    }
    this.undecided = [];
    return [];
  }

  private decide(protocol: Protocol): Contact[] {
    this.protocol = protocol;
    return this.undecided.flatMap(event => protocol.take(event));
  }
}

interface Packet {
  x?: number;
  y?: number;
  id?: number;
  isLifted?: boolean;
  pressure?: number;
}

interface Known {
  readonly finger: number;
  readonly id: number | undefined;
  x: number;
  y: number;
  pressure: number | undefined;
}

const contact = (each: Known, phase: Phase): Contact => ({ finger: each.finger, phase, x: each.x, y: each.y });

/** Each frame lists its contacts anew, one packet each; who is absent, or has the touch size 0, has lifted. */
class ProtocolA implements Protocol {
  private packet: Packet = {};
  private frame: Packet[] = [];
  private contacts: Known[] = [];
  private landings = 0;
  private isTorn = false;

  take(event: EvdevEvent): Contact[] {
    if (isSyn(event, code.dropped)) this.isTorn = true;
    if (this.isTorn) {
      if (isSyn(event, code.report)) [this.frame, this.packet, this.isTorn] = [[], {}, false];
      return [];
    }
    if (isSyn(event, code.mtReport)) {
      this.frame.push(this.packet);
      this.packet = {};
    }
    if (isSyn(event, code.report)) return this.close();
    if (event.type !== code.absolute) return [];
    const { packet } = this;
    switch (event.code) {
      case code.x: packet.x = event.value; break;
      case code.y: packet.y = event.value; break;
      case code.trackingId: packet.id = event.value; break;
      case code.pressure: packet.pressure = event.value; break;
      case code.touchMajor: packet.isLifted = event.value === 0; break;
      default: break;
    }
    return [];
  }

  private close(): Contact[] {
    const absent = this.contacts;
    const present: Known[] = [];
    const [moves, landed]: [Contact[], Contact[]] = [[], []];
    for (const { x, y, id, isLifted, pressure } of this.frame) {
      if (isLifted || x === undefined || y === undefined) continue;
      const index = match(absent, id, x, y);
      const known = absent[index];
      if (!known) {
        this.landings += 1;
        present.push({ finger: this.landings, id, x, y, pressure });
        landed.push({ finger: this.landings, phase: 'began', x, y });
        continue;
      }
      absent.splice(index, 1);
      const isChanged = known.x !== x || known.y !== y || known.pressure !== pressure;
      Object.assign(known, { x, y, pressure });
      if (isChanged) moves.push(contact(known, 'moved'));
      present.push(known);
    }
    [this.contacts, this.frame, this.packet] = [present, [], {}];
    return [...moves, ...absent.map(each => contact(each, 'ended')), ...landed];
  }
}

/** Which contact a packet continues: that of its id, or without ids the nearest; -1: none. */
function match(contacts: readonly Known[], id: number | undefined, x: number, y: number): number {
  if (id !== undefined) return contacts.findIndex(each => each.id === id);
  const distances = contacts.map(each => (each.x - x) ** 2 + (each.y - y) ** 2);
  return distances.indexOf(Math.min(...distances));
}

interface Slot {
  x: number;
  y: number;
  /** Where it was in the frame before. */
  before: { x: number; y: number };
  tool: number;
  finger: number | undefined;
  wanted: number | undefined;
  isMoved: boolean;
  isPressed: boolean;
}

/** The device tracks contacts in slots and reports what changes. After SYN_DROPPED contacts are cancelled. */
class ProtocolB implements Protocol {
  private readonly slots = new Map<number, Slot>();
  private named = new Set<Slot>();
  private current = 0;
  private landings = 0;
  private isTorn = false;

  take(event: EvdevEvent): Contact[] {
    if (isSyn(event, code.dropped)) this.isTorn = true;
    else if (isSyn(event, code.report)) return this.isTorn ? this.cancelAll() : this.close();
    if (event.type !== code.absolute || this.isTorn) return [];
    switch (event.code) {
      case code.slot: this.current = event.value; break;
      case code.trackingId: this.change({ wanted: event.value < 0 ? undefined : ++this.landings }); break;
      case code.x: this.change({ x: event.value, isMoved: true }); break;
      case code.y: this.change({ y: event.value, isMoved: true }); break;
      case code.pressure: this.change({ isPressed: true }); break;
      case code.toolType: this.change({ tool: event.value }); break;
      default: break;
    }
    return [];
  }

  private change(what: Partial<Slot>): void {
    const before = { x: 0, y: 0 };
    const nothing = { x: 0, y: 0, before, tool: 0, finger: undefined, wanted: undefined, isMoved: false, isPressed: false };
    const slot = this.slots.get(this.current) ?? nothing;
    this.slots.set(this.current, Object.assign(slot, what));
    this.named.add(slot);
  }

  private close(): Contact[] {
    const contacts = [...this.named].flatMap(slot => closeSlot(slot));
    this.named.clear();
    return contacts;
  }

  private cancelAll(): Contact[] {
    this.isTorn = false;
    this.named.clear();
    const contacts: Contact[] = [];
    for (const [, slot] of [...this.slots].sort(([one], [other]) => one - other)) {
      const { finger, x, y } = slot;
      if (finger !== undefined) contacts.push({ finger, phase: 'cancelled', x, y });
      slot.finger = slot.wanted = undefined;
    }
    return contacts;
  }
}

/** What a frame did to a slot. A palm is nothing until the next contact lands in the slot. */
function closeSlot(slot: Slot): Contact[] {
  const { finger, x, y, before, isMoved, isPressed } = slot;
  if (slot.tool === palm) slot.wanted = undefined;
  const { wanted } = slot;
  Object.assign(slot, { finger: wanted, before: { x, y }, isMoved: false, isPressed: false });
  if (slot.tool === palm) return finger === undefined ? [] : [{ finger, phase: 'cancelled', x, y }];
  if (finger !== undefined && finger === wanted) return isMoved || isPressed ? [{ finger, phase: 'moved', x, y }] : [];
  const contacts: Contact[] = [];
  if (finger !== undefined && wanted === undefined && isMoved) contacts.push({ finger, phase: 'moved', x, y });
  // Another contact in the slot: its lift was not reported.
  if (finger !== undefined) contacts.push({ finger, phase: 'ended', ...(wanted === undefined ? { x, y } : before) });
  if (wanted !== undefined) contacts.push({ finger: wanted, phase: 'began', x, y });
  return contacts;
}
