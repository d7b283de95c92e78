import { Command, type Design, type DesignObject } from '../core/design.ts';
import type { Mm, Tenth } from '../core/units.ts';
import { MIN_STITCH_MM, SHORT_STITCH_MM } from '../machine.ts';
import { needleDensity, type NeedleDensity } from '../stitch/needle-density.ts';
import type { Box } from '../vector/geometry.ts';
import { ThreadLayers, type Stitch } from './thread-layers.ts';

/*
 * Where strokes of a letter meet, and inside tight bends, needle points crowd whose thread lies under
 * other thread and covers nothing. Once all is sewn they are found, and are left out or moved as long
 * as neither cloth nor an earlier colour comes to be seen.
 *
 *     a point goes     a row goes        a point is drawn inward
 *     ╲│╱    ╲ ╱       ╲╱╲╱╲   ╲╱──╲     ╲╱╲   ╲ ╱╲
 *      ·  →   ─                           ·  →  ˙
 */

/** What is done about a crowd. */
export interface Crowd {
  /** Needle points that a square millimetre may hold. */
  points: number;
  /** Cloth that may come bare for each point that is left out or moved. */
  bareMm2: number;
  /** No stitch becomes shorter. */
  leastMm: Mm;
}

/** First changes that bare no cloth, then such that bare next to none; at last, where points crowd most, a little more. */
export const LETTER_CROWDS: readonly Crowd[] = [
  { points: 12, bareMm2: 0, leastMm: SHORT_STITCH_MM },
  { points: 12, bareMm2: 0.01, leastMm: SHORT_STITCH_MM },
  { points: 15, bareMm2: 0.03, leastMm: MIN_STITCH_MM },
];
/** In a drawing only what would break cloth. */
export const DRAWING_CROWDS: readonly Crowd[] = [
  { points: 16, bareMm2: 0.01, leastMm: SHORT_STITCH_MM },
  { points: 16, bareMm2: 0.03, leastMm: MIN_STITCH_MM },
];
/** How often all crowded points are looked at: after each change others may have become possible. */
const ROUNDS = 3;
/** A point is drawn inward by these shares of the way to the middle between its neighbours. */
const INWARD = [0.2, 0.4, 0.6];
/** So many records next to a cut tie the thread, and stay. */
const TIED_RECORDS = 4;
/** No stitch becomes longer than those that it takes the place of, by more than this. */
const MAX_GROWN_MM: Mm = 0.3;
/** Bare cloth that new stitches may come to lie on: they are to stay inside their letter. */
const MAX_NEW_MM2 = 0.03;
/** Kinds of sewing whose points may go. */
const SPARED: ReadonlySet<string> = new Set(['satin', 'underlay', 'run']);

/**
 * Takes needle points out of the fullest places of a sewn design, or draws them inward, where next
 * to no cloth comes bare by it.
 * @param crowds what counts as full, and what may be done about it, one after the other
 * @returns the design without them; its extents stay
 */
export function withoutSparePoints(design: Design, crowds: readonly Crowd[]): Design {
  if (fullestPlace(design) <= Math.min(...crowds.map(({ points }) => points))) return design;
  const sewn = new SewnPoints(design);
  for (const crowd of crowds) {
    for (let round = 0; round < ROUNDS && sewn.relieve(crowd); round++);
  }
  return sewn.written(design);
}

/** Needle points in the fullest square millimetre. */
function fullestPlace({ x, y, commands }: Design): number {
  const density = needleDensity();
  return commands.reduce(
    (most, command, i) =>
      command === Command.Stitch ? Math.max(most, density.add(x[i] / 10, y[i] / 10)) : most,
    0,
  );
}

/** Neighbouring needle points that go, or one that moves. */
interface Change {
  records: readonly number[];
  to?: readonly [Mm, Mm];
}

class SewnPoints {
  /** Left top corner of all, in tenths, and places in mm from there. */
  readonly #left: Tenth;
  readonly #top: Tenth;
  readonly #x: Float64Array;
  readonly #y: Float64Array;
  /** The needle points before and after each record's; −1 where the thread is cut. */
  readonly #before: Int32Array;
  readonly #after: Int32Array;
  /** Records whose points may go or move. */
  readonly #free: Uint8Array;
  readonly #gone: Uint8Array;
  /** Colour blocks of the records. */
  readonly #block: Uint16Array;
  readonly #density: NeedleDensity = needleDensity();
  readonly #layers: ThreadLayers;

  constructor({ x, y, commands, objects }: Design) {
    const stitches = [...commands.keys()].filter((i) => commands[i] === Command.Stitch);
    const [left, right] = extremes(x, stitches);
    const [top, bottom] = extremes(y, stitches);
    [this.#left, this.#top] = [left, top];
    this.#x = Float64Array.from(x, (v) => (v - left) / 10);
    this.#y = Float64Array.from(y, (v) => (v - top) / 10);
    this.#before = new Int32Array(x.length).fill(-1);
    this.#after = new Int32Array(x.length).fill(-1);
    this.#free = new Uint8Array(x.length);
    this.#gone = new Uint8Array(x.length);
    this.#block = blocksOf(commands);
    this.#layers = new ThreadLayers(boxesOf(this.#x, this.#y, this.#block, stitches));
    for (const { kind, start, end } of objects)
      if (SPARED.has(kind)) this.#free.fill(1, start, end);
    commands.forEach((command, i) => {
      if (command !== Command.Stitch) {
        this.#free.fill(0, Math.max(0, i - TIED_RECORDS), i + 1 + TIED_RECORDS);
        return;
      }
      if (x[i] === left || x[i] === right || y[i] === top || y[i] === bottom) this.#free[i] = 0;
      this.#density.add(this.#x[i], this.#y[i]);
      if (i === 0 || commands[i - 1] !== Command.Stitch) return;
      this.#before[i] = i - 1;
      this.#after[i - 1] = i;
      this.#layers.lay(this.#stitch(i - 1, i), 1, this.#block[i]);
    });
    this.#free.fill(0, Math.max(0, x.length - TIED_RECORDS));
  }

  /** Makes the changes that cost least first. @returns whether any was made */
  relieve(limits: Crowd): boolean {
    const { points } = limits;
    const found: { change: Change; bare: number; crowd: number }[] = [];
    this.#free.forEach((free, record) => {
      const crowd = free === 1 ? this.#crowdAt(record) : 0;
      if (crowd <= points) return;
      for (const change of this.#changesOf(record)) {
        const bare = this.#try(change, limits);
        if (bare < Infinity) found.push({ change, bare, crowd });
      }
    });
    found.sort((a, b) => b.crowd - a.crowd || a.bare - b.bare);
    let made = false;
    for (const { change } of found) {
      if (change.records.some((record) => this.#free[record] === 0)) continue;
      if (this.#crowdAt(change.records[0]) <= points) continue;
      if (this.#try(change, limits, true) < Infinity) made = true;
    }
    return made;
  }

  /** The design without what is gone. */
  written(design: Design): Design {
    const gone = this.#gone;
    const kept = (values: Int32Array): Int32Array => values.filter((_, i) => gone[i] === 0);
    const goneBefore = new Int32Array(gone.length + 1);
    gone.forEach((one, i) => (goneBefore[i + 1] = goneBefore[i] + one));
    const objects = design.objects.map((object): DesignObject => ({
      ...object,
      start: object.start - goneBefore[object.start],
      end: object.end - goneBefore[object.end],
    }));
    return {
      ...design,
      x: kept(design.x.map((_, i) => Math.round(this.#x[i] * 10) + this.#left)),
      y: kept(design.y.map((_, i) => Math.round(this.#y[i] * 10) + this.#top)),
      commands: design.commands.filter((_, i) => gone[i] === 0),
      objects: objects.filter(({ start, end }) => end > start),
    };
  }

  #crowdAt(record: number): number {
    return this.#density.fullest(this.#x[record], this.#y[record]);
  }

  #stitch(a: number, b: number): Stitch {
    return [this.#x[a], this.#y[a], this.#x[b], this.#y[b]];
  }

  /** What may be done about a needle point. */
  #changesOf(record: number): Change[] {
    const [a, b] = [this.#before[record], this.#after[record]];
    if (a < 0 || b < 0) return [];
    const changes: Change[] = [{ records: [record] }];
    for (const other of [a, b])
      if (this.#free[other] === 1) changes.push({ records: [record, other] });
    const [mx, my] = [(this.#x[a] + this.#x[b]) / 2, (this.#y[a] + this.#y[b]) / 2];
    for (const share of INWARD) {
      const [dx, dy] = [mx - this.#x[record], my - this.#y[record]];
      const to = [this.#x[record] + dx * share, this.#y[record] + dy * share] as const;
      changes.push({ records: [record], to: [onGrid(to[0]), onGrid(to[1])] });
    }
    return changes;
  }

  /**
   * Makes a change, and takes it back unless it is to be kept.
   * @returns cells that come bare by it; Infinity where it cannot be made
   */
  #try(change: Change, crowd: Crowd, keep = false): number {
    const most = crowd.bareMm2 / this.#layers.cellMm2;
    const { records, to } = change;
    const [first, last] = [Math.min(...records), Math.max(...records)];
    const [a, b] = [this.#before[first], this.#after[last]];
    if (a < 0 || b < 0) return Infinity;
    const old: Stitch[] = [this.#stitch(a, first), this.#stitch(last, b)];
    if (first !== last) old.push(this.#stitch(first, last));
    const coming = to
      ? [[...this.#at(a), ...to] as const, [...to, ...this.#at(b)] as const]
      : [this.#stitch(a, b)];
    if (!fit(coming, old, crowd.leastMm)) return Infinity;
    let fresh = 0;
    let bare = 0;
    for (const record of records) this.#count(record, -1);
    const block = this.#block[first];
    for (const stitch of coming) fresh += this.#layers.lay(stitch, 1, block);
    for (const stitch of old) bare += this.#layers.lay(stitch, -1, block);
    const crowds = to !== undefined && this.#density.fullest(...to) >= crowd.points;
    const fits = !crowds && bare <= most && fresh * this.#layers.cellMm2 <= MAX_NEW_MM2;
    if (fits && keep) {
      this.#keep(change, a, b);
      return bare;
    }
    for (const stitch of old) this.#layers.lay(stitch, 1, block);
    for (const stitch of coming) this.#layers.lay(stitch, -1, block);
    for (const record of records) this.#count(record, 1);
    return fits ? bare : Infinity;
  }

  #at(record: number): readonly [Mm, Mm] {
    return [this.#x[record], this.#y[record]];
  }

  #count(record: number, by: 1 | -1): void {
    this.#density.add(this.#x[record], this.#y[record], by);
  }

  #keep({ records, to }: Change, a: number, b: number): void {
    if (to) {
      [this.#x[records[0]], this.#y[records[0]]] = to;
      this.#count(records[0], 1);
      return;
    }
    for (const record of records) this.#gone[record] = 1;
    for (const record of records) this.#free[record] = 0;
    this.#after[a] = b;
    this.#before[b] = a;
  }
}

/** Whether new stitches are hardly longer than the old ones, and neither short nor shorter than those. */
function fit(coming: readonly Stitch[], old: readonly Stitch[], leastMm: Mm): boolean {
  const lengths = old.map(lengthOf);
  const least = Math.max(MIN_STITCH_MM, Math.min(leastMm, ...lengths));
  const most = Math.max(...lengths) + MAX_GROWN_MM;
  return coming.every((stitch) => lengthOf(stitch) >= least && lengthOf(stitch) <= most);
}

const lengthOf = ([ax, ay, bx, by]: Stitch): Mm => Math.hypot(bx - ax, by - ay);

const onGrid = (mm: Mm): Mm => Math.round(mm * 10) / 10;

/** The colour block of each record. */
function blocksOf(commands: Uint8Array): Uint16Array {
  let block = 0;
  return Uint16Array.from(commands, (command) =>
    command === Command.ColorChange ? ++block : block,
  );
}

/** Where the needle points of each block lie. */
function boxesOf(
  x: Float64Array,
  y: Float64Array,
  blocks: Uint16Array,
  stitches: readonly number[],
): Box[] {
  const count = blocks.length === 0 ? 1 : blocks[blocks.length - 1] + 1;
  const boxes = Array.from({ length: count }, (): Box => ({
    left: Infinity,
    top: Infinity,
    right: -Infinity,
    bottom: -Infinity,
  }));
  for (const i of stitches) {
    const box = boxes[blocks[i]];
    box.left = Math.min(box.left, x[i]);
    box.top = Math.min(box.top, y[i]);
    box.right = Math.max(box.right, x[i]);
    box.bottom = Math.max(box.bottom, y[i]);
  }
  return boxes.map((box) =>
    box.left <= box.right ? box : { left: 0, top: 0, right: 0, bottom: 0 },
  );
}

function extremes(values: Int32Array, at: readonly number[]): [number, number] {
  let [least, most] = [Infinity, -Infinity];
  for (const i of at) {
    least = Math.min(least, values[i]);
    most = Math.max(most, values[i]);
  }
  return [least, most];
}
