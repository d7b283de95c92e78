import { intersectRings } from '../../vector/rings.ts';
import {
  boxesMeet,
  linesBox,
  ringArea,
  ringBox,
  type Box,
  type Ring,
} from '../../vector/geometry.ts';
import type { Spot } from '../../digitize/sew-plan.ts';
import type { AreaShape } from '../../shapes.ts';

/** A part of a letter in the order of sewing. */
export interface OrderedPart {
  shape: AreaShape;
  /** Where the next part hangs on this one; undefined where it does not. */
  exit: Spot | undefined;
}

/** Parts among which the next letter's body is sought: dots and accents come between. */
const MAX_PARTS_AWAY = 5;
/** Parts that share less than this only graze each other. */
const MIN_SHARED_MM2 = 0.02;

/**
 * Puts parts of letters, given in reading order, into the order of sewing: the same, but that
 * dots and accents inside a joined word wait until its end, as in handwriting. Else each would
 * cut the word's thread.
 */
export function readingOrder(parts: readonly AreaShape[]): OrderedPart[] {
  const boxes = parts.map(({ polygon }) => linesBox(polygon.rings));
  const done = new Uint8Array(parts.length);
  const out: OrderedPart[] = [];
  const follow = (first: number): void => {
    let waitFrom = first + 1;
    let at = first;
    for (;;) {
      done[at] = 1;
      const next = nextTouching(parts, boxes, done, at);
      out.push({ shape: parts[at], exit: next?.spot });
      if (!next) break;
      at = next.index;
    }
    for (; waitFrom < at; waitFrom++) if (!done[waitFrom]) follow(waitFrom);
  };
  parts.forEach((_, i) => {
    if (!done[i]) follow(i);
  });
  return out;
}

/** The nearest of the coming parts that overlaps one, and where. */
function nextTouching(
  parts: readonly AreaShape[],
  boxes: readonly Box[],
  done: Uint8Array,
  at: number,
): { index: number; spot: Spot } | undefined {
  for (let j = at + 1; j < Math.min(parts.length, at + 1 + MAX_PARTS_AWAY); j++) {
    if (done[j] || !boxesMeet(boxes[at], boxes[j])) continue;
    const shared = intersectRings(parts[at].polygon.rings, parts[j].polygon.rings);
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
