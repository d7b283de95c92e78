import { Command, type Design } from '../core/design.ts';
import type { Mm, Tenth } from '../core/units.ts';
import { MIN_STITCH_MM, SHORT_STITCH_MM } from '../machine.ts';
import { needleDensity, type NeedleDensity } from '../stitch/needle-density.ts';
import type { Box } from '../vector/geometry.ts';
import { ThreadCrowd } from './thread-crowd.ts';
import { withoutRecords } from './without-records.ts';
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
  /** Layers of thread that it may hold; any number where it says nothing. */
  layers?: number;
  /** Cloth that may come bare for each point that is left out or moved. */
  bareMm2: number;
  /** No stitch becomes shorter. */
  leastMm: Mm;
  /** Points of rows and of lines may go, too: they become a little coarser. */
  coarser?: boolean;
  /** Nothing is done where more layers than this lie: it would come bare, and still be too thick. */
  upToLayers?: number;
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
  { points: 16, layers: 6, bareMm2: 0.03, leastMm: MIN_STITCH_MM },
  { points: 16, bareMm2: 0.03, leastMm: MIN_STITCH_MM, coarser: true },
  { points: 16, layers: 6, bareMm2: 0.08, leastMm: MIN_STITCH_MM, coarser: true },
  { points: 16, layers: 6, bareMm2: 0.2, leastMm: MIN_STITCH_MM, coarser: true },
  {
    ...{ points: 16, layers: 5.95, bareMm2: 0.4, leastMm: MIN_STITCH_MM, coarser: true },
    upToLayers: 6.6,
  },
];
/** How often all crowded points are looked at: after each change others may have become possible. */
const ROUNDS = 3;
/** A point is drawn inward by these shares of the way to the middle between its neighbours. */
const INWARD = [0.2, 0.4, 0.6];
/** So many records next to a cut tie the thread, and stay. */
const TIED_RECORDS = 4;
/** Along a stitch one looks at each so far how much thread lies there. */
const LOOK_MM: Mm = 0.7;
/** No stitch becomes longer than those that it takes the place of, by more than this. */
const MAX_GROWN_MM: Mm = 0.3;
/** Bare cloth that new stitches may come to lie on: they are to stay inside their letter. */
const MAX_NEW_MM2 = 0.03;
/** A stitch of a row or a line may become so long, whatever it takes the place of. */
const COARSE_STITCH_MM: Mm = 2.2;
/** Kinds of sewing whose points may go; those of the others where it may become coarser. */
const SPARED: ReadonlySet<string> = new Set(['satin', 'underlay', 'run']);
const COARSER: ReadonlySet<string> = new Set(['fill', 'outline', 'bean']);

/**
 * Takes needle points out of the fullest places of a sewn design, or draws them inward, where next
 * to no cloth comes bare by it.
 * @param crowds what counts as full, and what may be done about it, one after the other
 * @returns the design without them; its extents stay
 */
export function withoutSparePoints(design: Design, crowds: readonly Crowd[]): Design {
  const full = fullestPlace(design);
  const isOver = ({ points, layers = Infinity }: Crowd): boolean =>
    full.points > points || full.layers > layers;
  if (!crowds.some(isOver)) return design;
  const sewn = new SewnPoints(design);
  for (const crowd of crowds) {
    if (sewn.mostLayers() > (crowd.upToLayers ?? Infinity)) continue;
    for (let round = 0; round < ROUNDS && sewn.relieve(crowd); round++);
  }
  return sewn.written(design);
}

/** Needle points in the fullest square millimetre, and layers of thread. */
function fullestPlace({ x, y, commands }: Design): { points: number; layers: number } {
  const stitches = [...commands.keys()].filter((i) => commands[i] === Command.Stitch);
  // Squares begin at the leftmost and the uppermost point, as wherever they are counted.
  const [[left, right], [top, bottom]] = [extremes(x, stitches), extremes(y, stitches)];
  const density = needleDensity();
  const thread = new ThreadCrowd({ right: (right - left) / 10, bottom: (bottom - top) / 10 });
  const at = (i: number) => [(x[i] - left) / 10, (y[i] - top) / 10] as const;
  let points = 0;
  for (const i of stitches) {
    points = Math.max(points, density.add(...at(i)));
    if (i > 0 && commands[i - 1] === Command.Stitch) thread.lay([...at(i - 1), ...at(i)], 1);
  }
  return { points, layers: thread.most() };
}

/** How a record's point is free. */
const FREE = 1;
const COARSE = 2;

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
  /** Records whose points may go or move: `FREE`, or `COARSE` where that makes rows or lines coarser. */
  readonly #free: Uint8Array;
  readonly #gone: Uint8Array;
  /** Colour blocks of the records. */
  readonly #block: Uint16Array;
  readonly #density: NeedleDensity = needleDensity();
  readonly #thread: ThreadCrowd;
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
    this.#thread = new ThreadCrowd({ right: (right - left) / 10, bottom: (bottom - top) / 10 });
    this.#layers = new ThreadLayers(boxesOf(this.#x, this.#y, this.#block, stitches));
    for (const { kind, start, end } of objects)
      this.#free.fill(SPARED.has(kind) ? FREE : COARSER.has(kind) ? COARSE : 0, start, end);
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
      this.#lay(this.#stitch(i - 1, i), 1, this.#block[i]);
    });
    this.#free.fill(0, Math.max(0, x.length - TIED_RECORDS));
  }

  /** Layers of thread in the fullest square millimetre, as it is by now. */
  mostLayers = (): number => this.#thread.most();

  /** Makes the changes that cost least first. @returns whether any was made */
  relieve(limits: Crowd): boolean {
    const found: { change: Change; bare: number; crowd: number }[] = [];
    this.#free.forEach((free, record) => {
      const crowd = isFree(free, limits) ? this.#crowdAt(record, limits) : 0;
      if (crowd <= 1) return;
      for (const change of this.#changesOf(record, limits)) {
        const bare = this.#try(change, limits);
        if (bare < Infinity) found.push({ change, bare, crowd });
      }
    });
    found.sort((a, b) => b.crowd - a.crowd || a.bare - b.bare);
    let made = false;
    for (const { change } of found) {
      if (change.records.some((record) => this.#free[record] === 0)) continue;
      if (this.#crowdAt(change.records[0], limits) <= 1) continue;
      if (this.#try(change, limits, true) < Infinity) made = true;
    }
    return made;
  }

  /** The design without what is gone. */
  written(design: Design): Design {
    const moved = {
      ...design,
      x: design.x.map((_, i) => Math.round(this.#x[i] * 10) + this.#left),
      y: design.y.map((_, i) => Math.round(this.#y[i] * 10) + this.#top),
    };
    return withoutRecords(moved, this.#gone);
  }

  /** How full the fullest place is that a needle point or its thread lies in, as a share of what may be. */
  #crowdAt(record: number, { points, layers = Infinity }: Crowd): number {
    const [x, y] = this.#at(record);
    const own = this.#density.fullest(x, y) / points;
    if (layers === Infinity) return own;
    let most = this.#thread.layersAt(x, y);
    for (const other of [this.#before[record], this.#after[record]]) {
      if (other < 0) continue;
      const [ox, oy] = this.#at(other);
      const looks = Math.ceil(Math.hypot(ox - x, oy - y) / LOOK_MM);
      for (let k = 1; k < looks; k++) {
        const share = k / looks;
        most = Math.max(most, this.#thread.layersAt(x + (ox - x) * share, y + (oy - y) * share));
      }
    }
    return Math.max(own, most / layers);
  }

  /** Lays a stitch, or takes it away. @returns cells that come to show another thread by it */
  #lay(stitch: Stitch, by: 1 | -1, block: number): number {
    this.#thread.lay(stitch, by);
    return this.#layers.lay(stitch, by, block);
  }

  #stitch(a: number, b: number): Stitch {
    return [this.#x[a], this.#y[a], this.#x[b], this.#y[b]];
  }

  /** What may be done about a needle point. */
  #changesOf(record: number, limits: Crowd): Change[] {
    const [a, b] = [this.#before[record], this.#after[record]];
    if (a < 0 || b < 0) return [];
    const changes: Change[] = [{ records: [record] }];
    for (const other of [a, b])
      if (isFree(this.#free[other], limits)) changes.push({ records: [record, other] });
    // Moved inward it would be as much thread.
    if (this.#density.fullest(...this.#at(record)) <= limits.points) return changes;
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
    const isCoarse = this.#free[first] === COARSE;
    if (!fit(coming, old, crowd.leastMm, isCoarse ? COARSE_STITCH_MM : 0)) return Infinity;
    let fresh = 0;
    let bare = 0;
    for (const record of records) this.#count(record, -1);
    const block = this.#block[first];
    for (const stitch of coming) fresh += this.#lay(stitch, 1, block);
    for (const stitch of old) bare += this.#lay(stitch, -1, block);
    const crowds = to !== undefined && this.#density.fullest(...to) >= crowd.points;
    const fits = !crowds && bare <= most && fresh * this.#layers.cellMm2 <= MAX_NEW_MM2;
    if (fits && keep) {
      this.#keep(change, a, b);
      return bare;
    }
    for (const stitch of old) this.#lay(stitch, 1, block);
    for (const stitch of coming) this.#lay(stitch, -1, block);
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

/** Whether a record's point may go, by how it is free and what may be done. */
const isFree = (free: number, { coarser }: Crowd): boolean =>
  free === FREE || (free === COARSE && coarser === true);

/**
 * Whether new stitches are hardly longer than the old ones, or no longer than may be, and neither
 * short nor shorter than those.
 */
function fit(coming: readonly Stitch[], old: readonly Stitch[], leastMm: Mm, mostMm: Mm): boolean {
  const lengths = old.map(lengthOf);
  const least = Math.max(MIN_STITCH_MM, Math.min(leastMm, ...lengths));
  const most = Math.max(mostMm, Math.max(...lengths) + MAX_GROWN_MM);
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
