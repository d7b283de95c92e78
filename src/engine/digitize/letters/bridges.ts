import type { Mm } from '../../core/units.ts';
import { beginObject, cut, needleAt, sewTo } from '../../stitch/thread-path.ts';
import { FOREIGN } from '../../stitch/travel-map.ts';
import { cellAt } from '../../stitch/cover-map.ts';
import { goTo, type TravelPlanner } from '../../stitch/travel-planner.ts';
import { heightOf, linesBox, type Polygon } from '../../vector/geometry.ts';
import { contains } from '../../vector/rings.ts';
import type { Spot } from '../sew-plan.ts';
import { closestBetween, closestTo, type Closest } from './closest.ts';

/*
 * Ways from one part of a text to another. Parts still to be sewn hide what runs inside them, so
 * that only the cloth between two parts shows the thread:
 *
 *     ██   · ·  ← ──╮      from the letter sewn last to the next one, through it to its dots, and
 *     ██  ┌───┐ ╭───╯      back into it: the next letter's satin covers what runs in it
 *     ██──┼→──┼─╯
 */

/** A thread that shows for longer is cut instead. */
export const MAX_BRIDGE_MM: Mm = 2;
/**
 * Over the space between small words a thread would be read as a hyphen: there it is cut, too. The space
 * is a third of the letters' height or more; neighbours in a word stand closer, or all as far apart.
 */
const MAX_BRIDGE_HEIGHTS = 0.25;
const MAX_BRIDGE_GAPS = 1.4;

/**
 * How long a bridge between letters may be.
 * @param heightMm of the letters
 * @param gapMm how far apart neighbours stand in a word
 */
export const bridgeReach = (heightMm: Mm, gapMm: Mm): Mm =>
  Math.min(MAX_BRIDGE_MM, Math.max(MAX_BRIDGE_HEIGHTS * heightMm, MAX_BRIDGE_GAPS * gapMm));

/** A bridge lands so far inside a part, where its satin covers the needle point. */
const LANDING_MM: Mm = 0.35;

/** A stitch over cloth, from a place on or in one part to one in another. */
interface Bridge {
  part: number;
  leave: Spot;
  land: Spot;
}

/** Where parts of a text come within reach of each other. */
export class Bridges {
  readonly #parts: readonly Polygon[];
  readonly #near: { part: number; way: Closest }[][];
  readonly #isGround: (cell: number) => boolean;
  readonly #reachMm: Mm;

  /**
   * @param isGround whether the text lies on what covers a cell of the page: a bridge may, too
   * @param reachMm how long a bridge may be
   */
  constructor(
    parts: readonly Polygon[],
    isGround: (cell: number) => boolean = () => false,
    reachMm: Mm = MAX_BRIDGE_MM,
  ) {
    this.#parts = parts;
    this.#isGround = isGround;
    this.#reachMm = reachMm;
    this.#near = parts.map(() => []);
    for (let i = 0; i < parts.length; i++) {
      for (let j = 0; j < i; j++) {
        const way = wayBetween(parts[i], parts[j], reachMm);
        if (!way) continue;
        this.#near[i].push({ part: j, way });
        this.#near[j].push({ part: i, way: { mm: way.mm, from: way.to, to: way.from } });
      }
    }
  }

  /** Where one part comes nearest to another; undefined where none is within a bridge's length. */
  between(from: number, to: number): Closest | undefined {
    return this.#near[from].find(({ part }) => part === to)?.way;
  }

  /** The parts that can be reached from one, bridge after bridge, in their order; itself among them. */
  reachedFrom(part: number): number[] {
    const found = new Set([part]);
    for (const one of found) for (const { part: next } of this.#near[one]) found.add(next);
    return [...found].sort((a, b) => a - b);
  }

  /**
   * Takes the needle into a part that is to be sewn next, over as little cloth as can be, and cuts
   * where a bridge would be too long.
   * @param todo parts that are not sewn yet, this one among them
   */
  enter(planner: TravelPlanner, part: number, todo: ReadonlySet<number>): void {
    const { path } = planner;
    const needle = needleAt(path);
    if (!needle) return;
    const [x, y] = needle;
    const bridges = this.#wayTo({ x, y }, part, todo);
    if (!bridges || bridges.some((bridge) => this.#meetsOthers(planner, bridge))) {
      cut(path);
      return;
    }
    for (const { leave, land } of bridges) {
      if (leave.x !== x || leave.y !== y) {
        goTo(planner, leave.x, leave.y);
        if (!needleAt(path)) return;
        beginObject(path, { kind: 'run' });
        sewTo(path, leave.x, leave.y);
      }
      beginObject(path, { kind: 'run' });
      sewTo(path, land.x, land.y);
    }
  }

  /** The bridges with the least cloth from a needle to a part (Dijkstra 1959); undefined: there are none. */
  #wayTo(needle: Spot, goal: number, todo: ReadonlySet<number>): Bridge[] | undefined {
    const open = new Map<number, { mm: Mm; bridges: Bridge[] }>();
    for (const part of todo) {
      const polygon = this.#parts[part];
      if (isInside(polygon, needle)) {
        open.set(part, { mm: 0, bridges: [] });
        continue;
      }
      const way = closestTo(needle, polygon, this.#reachMm + LANDING_MM);
      if (way)
        open.set(part, { mm: way.mm, bridges: [this.#bridge(part, { ...way, from: needle })] });
    }
    const done = new Set<number>();
    for (;;) {
      const [part, best] = nearestOf(open) ?? [];
      if (part === undefined || !best) return undefined;
      if (part === goal) return best.bridges;
      open.delete(part);
      done.add(part);
      for (const { part: next, way } of this.#near[part]) {
        if (!todo.has(next) || done.has(next)) continue;
        const mm = best.mm + way.mm;
        if (mm >= (open.get(next)?.mm ?? Infinity)) continue;
        const leave = landing(this.#parts[part], way.to, way.from);
        const bridge = this.#bridge(next, { ...way, from: leave });
        open.set(next, { mm, bridges: [...best.bridges, bridge] });
      }
    }
  }

  /** Whether a bridge would lie on another colour. */
  #meetsOthers({ map }: TravelPlanner, { leave, land }: Bridge): boolean {
    return [0.25, 0.5, 0.75].some((f) => {
      const cell = cellAt(map, leave.x + (land.x - leave.x) * f, leave.y + (land.y - leave.y) * f);
      return map.kind[cell] === FOREIGN && !this.#isGround(cell);
    });
  }

  #bridge(part: number, { from, to }: Closest): Bridge {
    return { part, leave: from, land: landing(this.#parts[part], from, to) };
  }
}

/** Neighbours on one line end at about one height, by the lower one's; their feet are this share of it. */
const ON_LINE = 0.15;
const FOOT = 0.2;
/** A way from foot to foot may be so many heights long, and so much longer than the shortest. */
const FOOT_HEIGHTS = 0.4;
const FOOT_LONGER_MM: Mm = 1.3;

/**
 * The way from one part to another: from foot to foot where these are near enough. A thread between the
 * heads of two letters is read as a part of them: it makes an I between others a T.
 */
function wayBetween(a: Polygon, b: Polygon, reachMm: Mm): Closest | undefined {
  const way = closestBetween(a, b, reachMm);
  if (!way) return undefined;
  const [one, other] = [linesBox(a.rings), linesBox(b.rings)];
  const height = Math.min(heightOf(one), heightOf(other));
  if (Math.abs(one.bottom - other.bottom) > ON_LINE * height) return way;
  const fromY = Math.min(one.bottom, other.bottom) - FOOT * height;
  const most = Math.min(MAX_BRIDGE_MM, FOOT_HEIGHTS * height, way.mm + FOOT_LONGER_MM);
  return closestBetween(a, b, Math.max(most, way.mm), fromY) ?? way;
}

function nearestOf<T extends { mm: Mm }>(open: ReadonlyMap<number, T>): [number, T] | undefined {
  let best: [number, T] | undefined;
  for (const entry of open) if (!best || entry[1].mm < best[1].mm) best = entry;
  return best;
}

const isInside = ({ rings }: Polygon, { x, y }: Spot): boolean =>
  rings.filter((ring) => contains(ring, x, y)).length % 2 === 1;

/** A place a little inside a part, straight on over its border; nearer where the part is thin. */
function landing(polygon: Polygon, from: Spot, border: Spot): Spot {
  const [dx, dy] = [border.x - from.x, border.y - from.y];
  const d = Math.hypot(dx, dy) || 1;
  for (const mm of [LANDING_MM, LANDING_MM / 2]) {
    const spot = { x: border.x + (dx * mm) / d, y: border.y + (dy * mm) / d };
    if (isInside(polygon, spot)) return spot;
  }
  return border;
}
