import type { Thread } from '../core/design.ts';
import { EngineError } from '../core/errors.ts';
import type { Mm } from '../core/units.ts';
import { RUN_LINE_MM } from '../machine.ts';
import { boxesMeet, joinBoxes, type Box } from '../vector/geometry.ts';
import { moveObject, objectBox } from './place-object.ts';
import type { Piece, PieceObject, PieceShape } from './types.ts';

/** A part of a piece that is sewn in one hooping. */
export interface Hooping {
  /** On a page as large as the hoop's field; crosses to align by among its objects. */
  piece: Piece;
  /** Where that page lies on the page of the whole, mm. */
  left: Mm;
  /** See `left`. */
  top: Mm;
}

/** What a hoop can sew. */
export interface HoopField {
  /** Across. */
  widthMm: Mm;
  /** Up and down. */
  heightMm: Mm;
}

/*
 * Two hoopings and the crosses that they share:
 *
 *     ┌────────┬──┬────────┐
 *     │        │ +│        │
 *     │        │+ │        │
 *     └────────┴──┴────────┘
 */

/** Each arm of a cross is so long. */
const ARM_MM: Mm = 3;
/** Stitches reach a little over what is drawn; so much of a field is left free at each side. */
const MARGIN_MM: Mm = 2;
const CROSS_THREAD: Thread = { hex: '#808080', name: 'Alignment cross', code: '', chart: '' };

/**
 * Divides a piece that is larger than a hoop between its objects into hoopings. Each takes the next
 * objects in sewing order that fit together and lie on nothing that waits, the nearest first. Nothing is
 * moved over a stop.
 *
 * Two crosses that an earlier hooping sews last are the first of each later one.
 *
 * @param field what the hoop can sew
 * @returns one hooping, the piece itself, where all of it fits
 * @throws EngineError `bad-options` where an object is larger than the field, or lies too far from all
 *   others for crosses
 */
export function splitHoopings(piece: Piece, field: HoopField): Hooping[] {
  const placed = piece.objects
    .filter(({ hidden }) => !hidden)
    .map((object, i, all) => ({
      object,
      box: objectBox(object),
      section: all.slice(0, i).filter(({ stopAfter }) => stopAfter).length,
    }));
  const [large] = largerThanField(piece, field);
  if (large) throw tooLarge(`${large.name || large.id} is larger than the field`);
  const groups = groupsThatFit(placed, field);
  if (groups.length <= 1) return [{ piece, left: 0, top: 0 }];
  const order = inReach(groups, field);
  const page = { left: 0, top: 0, right: piece.widthMm, bottom: piece.heightMm };
  const crosses = order.map(({ box, after }, i) => {
    if (after < 0) return [];
    const shared = overlap(box, order[after].box);
    // On the page, where they lie clear there: what reaches beyond it is sewn on a larger one.
    const onPage = overlap(shared, page);
    const inside = roomIn(onPage) >= 0 ? crossesIn(onPage, i) : [];
    return inside.length > 0 && inside.every((cross) => isClear(cross, placed))
      ? inside
      : crossesIn(shared, i);
  });
  return order.map(({ group, box: { left, top } }, i) => {
    const own = [
      ...crosses[i],
      ...group.map(({ object }) => object),
      ...crosses.flatMap((shared, k) => (order[k].after === i ? shared : [])),
    ];
    const name = piece.name && `${piece.name} ${i + 1} of ${order.length}`;
    const objects = own.map((object) => moveObject(object, -left, -top));
    return { left, top, piece: { ...piece, ...field, name, objects } };
  });
}

/**
 * The objects that no hooping can take: each is larger than the field.
 * @param field what the hoop can sew
 */
export const largerThanField = (piece: Piece, field: HoopField): PieceObject[] =>
  piece.objects.filter((object) => !object.hidden && !fits(objectBox(object), field));

const tooLarge = (message: string) => new EngineError('bad-options', 'split hoopings', message);

function fits({ left, top, right, bottom }: Box, { widthMm, heightMm }: HoopField): boolean {
  return right - left <= widthMm - 2 * MARGIN_MM && bottom - top <= heightMm - 2 * MARGIN_MM;
}

interface Placed {
  object: PieceObject;
  box: Box;
  /** How often the machine waits before it. */
  section: number;
}

/** Whether one object must be sewn before another that follows it: that lies on it, or waits for a person. */
const goesBefore = (one: Placed, other: Placed): boolean =>
  one.section < other.section || boxesMeet(one.box, other.box);

function groupsThatFit(placed: readonly Placed[], field: HoopField): Placed[][] {
  const groups: Placed[][] = [];
  let left = [...placed];
  while (left.length > 0) {
    const group: Placed[] = [];
    const waiting: Placed[] = [];
    for (const one of left) {
      const waits = waiting.some((other) => goesBefore(other, one));
      const together = joinBoxes([...group.map(({ box }) => box), one.box]);
      if (waits || !fits(together, field)) waiting.push(one);
      else group.push(one);
    }
    groups.push(group);
    left = waiting;
  }
  return groups;
}

/** Objects of one hooping, the field round them, and the earlier hooping that it shares crosses with, -1 of the first. */
interface PlacedField {
  group: readonly Placed[];
  box: Box;
  after: number;
}

/**
 * The groups in an order in which each shares as much as can be with an earlier one.
 * @throws EngineError `bad-options` where one shares too little with all
 */
function inReach(groups: readonly Placed[][], field: HoopField): PlacedField[] {
  const left = new Set(groups);
  const order: PlacedField[] = [];
  const take = (group: Placed[], box: Box, after: number) => {
    left.delete(group);
    order.push({ group, box, after });
  };
  const [first] = groups;
  const around = boxOf(groups.flat());
  take(first, fieldAround(first, undefined, around, field), -1);
  while (left.size > 0) {
    const waiting = boxOf([...left].flat());
    let best: { group: Placed[]; box: Box; after: number; shared: number } | undefined;
    for (const group of left) {
      if (!isFree(group, left)) continue;
      for (const [after, done] of order.entries()) {
        const box = fieldAround(group, done.box, waiting, field);
        const shared = roomIn(overlap(box, done.box));
        if (!best || shared > best.shared) best = { group, box, after, shared };
      }
    }
    const { group, box, after, shared } = best!;
    if (shared < 0) throw tooLarge('two parts lie too far apart for crosses that both can sew');
    take(group, box, after);
  }
  return order;
}

const boxOf = (group: readonly Placed[]): Box => joinBoxes(group.map(({ box }) => box));

/** Whether a group lies on nothing that waits, and no stop comes before it: groups stand in sewing order. */
function isFree(group: readonly Placed[], left: ReadonlySet<Placed[]>): boolean {
  for (const other of left) {
    if (other === group) return true;
    if (other.some((a) => group.some((b) => goesBefore(a, b)))) return false;
  }
  return true;
}

/**
 * The field round a group, as near as can be to what waits.
 * @param done the field that it shares room for crosses with, where the group's objects allow it
 */
function fieldAround(
  group: readonly Placed[],
  done: Box | undefined,
  waiting: Box,
  { widthMm, heightMm }: HoopField,
): Box {
  const { left, top, right, bottom } = boxOf(group);
  const x = nearest(
    (waiting.left + waiting.right - widthMm) / 2,
    [right + MARGIN_MM - widthMm, left - MARGIN_MM],
    done && [done.left + 2 * REACH_MM - widthMm, done.right - 2 * REACH_MM],
  );
  const y = nearest(
    (waiting.top + waiting.bottom - heightMm) / 2,
    [bottom + MARGIN_MM - heightMm, top - MARGIN_MM],
    done && [done.top + 2 * REACH_MM - heightMm, done.bottom - 2 * REACH_MM],
  );
  return { left: x, top: y, right: x + widthMm, bottom: y + heightMm };
}

/**
 * The whole tenth nearest to a wish between bounds: machines count in tenths.
 * @param inner narrower bounds, kept where the others allow
 */
function nearest(
  wish: Mm,
  [min, max]: readonly [Mm, Mm],
  [from, to]: readonly [Mm, Mm] = [min, max],
): Mm {
  const low = Math.ceil(min * 10 - 1e-6);
  const high = Math.floor(max * 10 + 1e-6);
  const wished = Math.min(
    Math.floor(to * 10 + 1e-6),
    Math.max(Math.ceil(from * 10 - 1e-6), wish * 10),
  );
  return Math.min(high, Math.max(low, Math.round(wished))) / 10;
}

const overlap = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

/** So far a cross stays from the sides of a field. */
const REACH_MM: Mm = ARM_MM + MARGIN_MM;

/** What two fields share beyond the least that two crosses want; under 0 where they do not fit. */
function roomIn({ left, top, right, bottom }: Box): Mm {
  const [width, height] = [right - left, bottom - top];
  return Math.min(Math.min(width, height) - 2 * REACH_MM, Math.max(width, height) - 4 * REACH_MM);
}

/** Two crosses in opposite corners of what two fields share. */
function crossesIn({ left, top, right, bottom }: Box, at: number): PieceObject[] {
  const places = [
    [left + REACH_MM, top + REACH_MM],
    [right - REACH_MM, bottom - REACH_MM],
  ];
  return places.map(([x, y], k) => ({
    kind: 'shapes',
    id: `cross-${at}-${k + 1}`,
    name: `Alignment cross ${at}`,
    thread: CROSS_THREAD,
    shapes: [arm(x - ARM_MM, y, x + ARM_MM, y), arm(x, y - ARM_MM, x, y + ARM_MM)],
    sewing: { stitch: 'running' },
  }));
}

/** Whether a cross lies beside all that is sewn. */
function isClear(cross: PieceObject, placed: readonly Placed[]): boolean {
  const own = objectBox(cross);
  return placed.every(({ box }) => !boxesMeet(own, box));
}

const arm = (...points: number[]): PieceShape => ({
  kind: 'stroke',
  points: Float64Array.from(points),
  closed: false,
  widthMm: RUN_LINE_MM,
});
