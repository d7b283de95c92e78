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
 * objects in sewing order that fit together and lie on nothing that waits, so what covers what stays
 * as it is.
 *
 * Two crosses are the last that a hooping sews and the first of the next one, at the same places of
 * the cloth, as far apart as both fields allow: where the needle finds both, the cloth lies right.
 *
 * @param field what the hoop can sew
 * @returns one hooping, the piece itself, where all of it fits
 * @throws EngineError `bad-options` where an object is larger than the field, or two hoopings lie too
 *   far apart for crosses
 */
export function splitHoopings(piece: Piece, field: HoopField): Hooping[] {
  const placed = piece.objects
    .filter(({ hidden }) => !hidden)
    .map((object) => ({ object, box: objectBox(object) }));
  for (const { object, box } of placed) {
    if (!fits(box, field)) throw tooLarge(`${object.name || object.id} is larger than the field`);
  }
  const groups = groupsThatFit(placed, field);
  if (groups.length <= 1) return [{ piece, left: 0, top: 0 }];
  const fields = placeFields(groups, field);
  const crosses = groups.slice(1).map((_, i) => crossesIn(overlap(fields[i], fields[i + 1]), i));
  return groups.map((group, i) => {
    const { left, top } = fields[i];
    const own = [
      ...(crosses[i - 1] ?? []),
      ...group.map(({ object }) => object),
      ...(crosses[i] ?? []),
    ];
    const name = piece.name && `${piece.name} ${i + 1} of ${groups.length}`;
    const objects = own.map((object) => moveObject(object, -left, -top));
    return { left, top, piece: { ...piece, ...field, name, objects } };
  });
}

const tooLarge = (message: string) => new EngineError('bad-options', 'split hoopings', message);

function fits({ left, top, right, bottom }: Box, { widthMm, heightMm }: HoopField): boolean {
  return right - left <= widthMm - 2 * MARGIN_MM && bottom - top <= heightMm - 2 * MARGIN_MM;
}

interface Placed {
  object: PieceObject;
  box: Box;
}

function groupsThatFit(placed: readonly Placed[], field: HoopField): Placed[][] {
  const groups: Placed[][] = [];
  let left = [...placed];
  while (left.length > 0) {
    const group: Placed[] = [];
    const waiting: Placed[] = [];
    for (const one of left) {
      const lies = waiting.some(({ box }) => boxesMeet(box, one.box));
      const together = joinBoxes([...group.map(({ box }) => box), one.box]);
      if (lies || !fits(together, field)) waiting.push(one);
      else group.push(one);
    }
    groups.push(group);
    left = waiting;
  }
  return groups;
}

/** Each field round its objects, as near to the one before as they allow; the first as near to the second. */
function placeFields(groups: readonly Placed[][], { widthMm, heightMm }: HoopField): Box[] {
  const boxes = groups.map((group) => joinBoxes(group.map(({ box }) => box)));
  const fields: Box[] = [];
  boxes.forEach(({ left, top, right, bottom }, i) => {
    const beside = fields.at(-1) ?? boxes[i + 1];
    const x = nearest((beside.left + beside.right - widthMm) / 2, [
      right + MARGIN_MM - widthMm,
      left - MARGIN_MM,
    ]);
    const y = nearest((beside.top + beside.bottom - heightMm) / 2, [
      bottom + MARGIN_MM - heightMm,
      top - MARGIN_MM,
    ]);
    fields.push({ left: x, top: y, right: x + widthMm, bottom: y + heightMm });
  });
  return fields;
}

/** The whole tenth nearest to a wish between two bounds: machines count in tenths. */
function nearest(wish: Mm, [min, max]: readonly [Mm, Mm]): Mm {
  const low = Math.ceil(min * 10 - 1e-6);
  const high = Math.floor(max * 10 + 1e-6);
  return Math.min(high, Math.max(low, Math.round(wish * 10))) / 10;
}

const overlap = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

/** Two crosses in opposite corners of what two fields share. */
function crossesIn({ left, top, right, bottom }: Box, at: number): PieceObject[] {
  const reach = ARM_MM + MARGIN_MM;
  const [width, height] = [right - left, bottom - top];
  if (Math.min(width, height) < 2 * reach || Math.max(width, height) < 4 * reach) {
    throw tooLarge('two parts lie too far apart for crosses that both can sew');
  }
  const places = [
    [left + reach, top + reach],
    [right - reach, bottom - reach],
  ];
  return places.map(([x, y], k) => ({
    kind: 'shapes',
    id: `cross-${at + 1}-${k + 1}`,
    name: `Alignment cross ${at + 1}`,
    thread: CROSS_THREAD,
    shapes: [arm(x - ARM_MM, y, x + ARM_MM, y), arm(x, y - ARM_MM, x, y + ARM_MM)],
    sewing: { stitch: 'running' },
  }));
}

const arm = (...points: number[]): PieceShape => ({
  kind: 'stroke',
  points: Float64Array.from(points),
  closed: false,
  widthMm: RUN_LINE_MM,
});
