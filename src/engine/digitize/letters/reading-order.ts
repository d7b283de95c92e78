import { intersectRings } from '../../vector/rings.ts';
import {
  boxesMeet,
  linesBox,
  polygonArea,
  ringArea,
  ringBox,
  type Box,
  type Ring,
} from '../../vector/geometry.ts';
import type { Spot } from '../sew-plan.ts';
import type { AreaShape } from '../../shapes.ts';
import type { Bridges } from './bridges.ts';

/** A part of a letter in the order of sewing. */
export interface OrderedPart {
  /** Its place among the parts given. */
  part: number;
  shape: AreaShape;
  /** Where the thread leaves it for the next one; undefined where that is out of reach. */
  exit: Spot | undefined;
  /** Where it goes to from there. */
  towards: Spot | undefined;
}

/** Parts among which the next letter's body is sought: dots and accents come between. */
const MAX_PARTS_AWAY = 5;
/** Parts that share less than this only graze each other. */
const MIN_SHARED_MM2 = 0.02;
/** A dot or an accent is smaller than this share of its letter's body … */
const MARK_SHARE = 0.5;
/** … and its middle is above or below all of it, and aside by no more than this share of its width; */
const MARK_LEAN = 0.3;
/** there are no more of them than this. */
const MAX_MARKS = 3;

interface Parts {
  shapes: readonly AreaShape[];
  boxes: readonly Box[];
  /** For each part the dots and accents that can be sewn from within it. */
  marks: readonly (readonly number[])[];
  done: Uint8Array;
}

/** Where a part hangs on the next one. */
interface Hang {
  index: number;
  spot: Spot;
}

/**
 * Puts parts of letters, given in reading order, into the order of sewing: dots and accents come
 * before their letter, whose satin then covers the way to them. Those out of reach wait until all
 * that is joined or near has been sewn, as in handwriting. Else each would cut a word's thread twice.
 */
export function readingOrder(shapes: readonly AreaShape[], bridges: Bridges): OrderedPart[] {
  const boxes = shapes.map(({ polygon }) => linesBox(polygon.rings));
  const marks = marksOf(shapes, boxes, bridges);
  const parts: Parts = { shapes, boxes, marks, done: new Uint8Array(shapes.length) };
  const order: number[] = [];
  const hangs = new Map<number, Hang>();
  const take = (part: number): void => {
    parts.done[part] = 1;
    order.push(part);
  };
  const follow = (first: number): void => {
    let at = first;
    for (;;) {
      for (const mark of marks[at]) if (!parts.done[mark]) take(mark);
      take(at);
      const next = nextTouching(parts, at);
      if (!next) break;
      hangs.set(at, next);
      at = next.index;
    }
  };
  shapes.forEach((_, i) => {
    if (parts.done[i]) return;
    for (const near of bridges.reachedFrom(i)) if (!parts.done[near]) follow(near);
  });
  return order.map((part, k) => {
    const hang = hangs.get(part);
    const coming = order.slice(k + 1, k + 2 + MAX_MARKS);
    const { exit, towards } = hang
      ? { exit: hang.spot, towards: undefined }
      : exitOf(part, coming, bridges);
    return { part, shape: shapes[part], exit, towards };
  });
}

/** Where a part comes nearest to one of those that follow: the first of them that is in reach. */
function exitOf(
  part: number,
  coming: readonly number[],
  bridges: Bridges,
): Pick<OrderedPart, 'exit' | 'towards'> {
  const ways = coming.map((other) => bridges.between(part, other));
  const way = ways
    .filter((one) => one !== undefined)
    .reduce((best, one) => (best && best.mm <= one.mm ? best : one), ways[0]);
  return { exit: way?.from, towards: way?.to };
}

/** Whether a box lies over or under another one, or a little aside as over slanted letters. */
function isBeyond(mark: Box, body: Box): boolean {
  const middle = (mark.left + mark.right) / 2;
  const lean = MARK_LEAN * (body.right - body.left);
  if (middle < body.left - lean || middle > body.right + lean) return false;
  const y = (mark.top + mark.bottom) / 2;
  return y < body.top || y > body.bottom;
}

/** For each part those right after it that are its dots and accents: small, over or under it, and in reach. */
function marksOf(
  shapes: readonly AreaShape[],
  boxes: readonly Box[],
  bridges: Bridges,
): number[][] {
  const areas = shapes.map(({ polygon }) => polygonArea(polygon));
  return shapes.map((_, body) => {
    const marks: number[] = [];
    for (let i = body + 1; i <= body + MAX_MARKS && i < shapes.length; i++) {
      if (!isBeyond(boxes[i], boxes[body]) || areas[i] > MARK_SHARE * areas[body]) break;
      if ([body, ...marks].some((part) => bridges.between(part, i))) marks.push(i);
    }
    // Those that are reached over another one come first, while the other still hides the way.
    const away = (mark: number): number => bridges.between(body, mark)?.mm ?? Infinity;
    return marks.sort((a, b) => (away(a) === away(b) ? a - b : away(b) - away(a)));
  });
}

/** The nearest of the coming parts that overlaps one, and where. */
function nextTouching({ shapes, boxes, done }: Parts, at: number): Hang | undefined {
  for (let j = at + 1; j < Math.min(shapes.length, at + 1 + MAX_PARTS_AWAY); j++) {
    if (done[j] || !boxesMeet(boxes[at], boxes[j])) continue;
    const shared = intersectRings(shapes[at].polygon.rings, shapes[j].polygon.rings);
    let best: Ring | undefined;
    for (const ring of shared) {
      if (!best || Math.abs(ringArea(ring)) > Math.abs(ringArea(best))) best = ring;
    }
    if (best && Math.abs(ringArea(best)) >= MIN_SHARED_MM2) return { index: j, spot: middle(best) };
  }
  return undefined;
}

function middle(ring: Ring): Spot {
  const { left, top, right, bottom } = ringBox(ring);
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
