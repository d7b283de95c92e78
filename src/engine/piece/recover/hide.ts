import type { Mm } from '../../core/units.ts';
import { lineLength } from '../../vector/geometry.ts';
import {
  coverOf,
  createCover,
  isHidden,
  layCover,
  layOwn,
  type Cover,
  type Covering,
} from './covered.ts';
import { isCover, LINE_HALF_MM, pointsOf, type Item } from './items.ts';
import { exactLine, lineOf } from './lines.ts';
import type { FileRun } from './runs.ts';
import type { Rebuilt } from './shapes.ts';
import { fitObject } from './try-object.ts';

/** Finds what of the rest is hidden, and what lines are in sight. */
export function hideItems(items: readonly Item[], runs: readonly FileRun[]): Item[] {
  const cover = createCover(runs.map(({ points }) => points));
  const covering = items.flatMap((item, order): (Covering & { section: number })[] => {
    const { run, as, halfMm } = item;
    const { block, section } = run;
    return as === undefined
      ? []
      : [{ block, section, order: order + 1, lines: [pointsOf(item)], halfMm }];
  });
  let [section, block] = [-1, -1];
  let within: Covering[] = [];
  const under = new Map<number, Mm>();
  const whole = items.flatMap((item, order) => {
    if (item.as !== undefined) return [item];
    if (isCover(item)) return [{ ...item, ...lineIn(item) }];
    if (item.run.section !== section) {
      // Where the machine waits, a person sees what only later stitches cover: the line for a cloth.
      ({ section } = item.run);
      block = -1;
      within = covering.filter((one) => one.section === section);
      layCover(cover, within);
    }
    if (item.run.block !== block) {
      block = item.run.block;
      layOwn(cover, within, block);
    }
    const parts = splitHidden(item, cover, order + 1);
    for (const part of parts) if (part.as === 'hidden') measureUnder(part, cover, under);
    return parts;
  });
  items.forEach((_, order) => setUnderlay(items, order, under));
  return whole;
}

/** Adds the lengths of hidden stitches to what lies over them. */
function measureUnder({ run, from, to }: Item, cover: Cover, under: Map<number, Mm>): void {
  for (let i = from + 1; i <= to; i++) {
    const over = coverOf(cover, run.points, i);
    const [ax, ay, bx, by] = run.points.subarray(2 * i - 2, 2 * i + 2);
    under.set(over, (under.get(over) ?? 0) + Math.hypot(bx - ax, by - ay));
  }
}

/** Less thread than this under a mm of an object's own is a way through it, no underlay. */
const UNDERLAY_SHARE = 0.08;

/** Through rows or satin this open one sees what lies under them. */
const OPEN_HALF_MM: Mm = 0.42;

/** An object whose stitches lie on the cloth alone is sewn so. */
function setUnderlay(items: readonly Item[], order: number, under: Map<number, Mm>): void {
  const { as } = items[order];
  if (as === undefined || typeof as === 'string' || as.shapes[0].kind === 'stroke') return;
  let [own, below] = [0, 0];
  for (let i = order; i === order || items[i]?.as === 'part' || items[i]?.as === undefined; i++) {
    const item = items[i];
    if (!item) break;
    if (item.as === undefined) continue;
    own += lineLength(pointsOf(item));
    below += under.get(i + 1) ?? 0;
  }
  const isOpen = items[order].halfMm > OPEN_HALF_MM;
  if (isOpen || below < UNDERLAY_SHARE * own) as.sewing.underlay = 'light';
}

/** A hidden stretch shorter than this, between two in sight, goes along with them. */
const BRIDGE_MM: Mm = 1.5;
/** What is in sight for less is a tie, or the way over a border. */
const SPECK_MM: Mm = 2.5;

function splitHidden(item: Item, cover: Cover, order: number): Item[] {
  const { run, from, to } = item;
  const parts: { from: number; to: number; hidden: boolean; mm: Mm }[] = [];
  for (let i = from + 1; i <= to; i++) {
    const hidden = isHidden(cover, run.points, i, order);
    const [ax, ay, bx, by] = run.points.subarray(2 * i - 2, 2 * i + 2);
    const mm = Math.hypot(bx - ax, by - ay);
    const last = parts.at(-1);
    if (last?.hidden === hidden) {
      last.to = i;
      last.mm += mm;
    } else parts.push({ from: i - 1, to: i, hidden, mm });
  }
  const isWhole = from === 0 && 2 * to + 2 === run.points.length;
  const merged = joinShort(joinShort(parts, true, BRIDGE_MM), false, isWhole ? 0 : SPECK_MM);
  return merged.map((part) => {
    const one: Item = { ...item, from: part.from, to: part.to };
    if (part.hidden) return { ...one, as: 'hidden' };
    return { ...one, ...lineIn(one) };
  });
}

/** Turns parts of one kind that are shorter than a length, and joins what is alike then. */
function joinShort<T extends { from: number; to: number; hidden: boolean; mm: Mm }>(
  parts: readonly T[],
  kind: boolean,
  leastMm: Mm,
): T[] {
  const joined: T[] = [];
  parts.forEach((part, i) => {
    const isInner = !kind || (i > 0 && i + 1 < parts.length);
    const hidden = part.hidden === kind && part.mm < leastMm && isInner ? !kind : part.hidden;
    const last = joined.at(-1);
    if (last?.hidden === hidden) {
      last.to = part.to;
      last.mm += part.mm;
    } else joined.push({ ...part, hidden });
  });
  return joined;
}

function lineIn(item: Item): { as?: Rebuilt } {
  const points = pointsOf(item);
  const found = item.sweep ? undefined : lineOf(points);
  for (const line of [found, exactLine(points)]) {
    const fit = line && fitObject(() => line, [points], LINE_HALF_MM);
    if (!fit) continue;
    // As the file goes along it, so that it ends where the next one begins.
    fit.rebuilt.sewing.entry = { x: points[0], y: points[1] };
    return { as: fit.rebuilt };
  }
  return {};
}
