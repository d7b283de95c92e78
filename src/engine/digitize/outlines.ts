import type { Ring } from '../vector/geometry.ts';
import type { Mm } from '../core/units.ts';
import type { StrokeShape } from '../shapes.ts';
import { cellAt } from '../stitch/cover-map.ts';
import { forEachTouched } from './footprint.ts';
import { areaRings, isArea, type Plan } from './plan.ts';

/** How far beside a border one looks to see whose it is. */
const LOOK_MM: Mm = 0.35;
/** Pieces of a border shorter than this are left out. */
const SHORTEST: Mm = 2;

/**
 * The borders of a block's areas as lines. A border that two areas share is drawn
 * once, by the one sewn later: two lines side by side would read as one thick,
 * two-coloured one.
 */
export function outlinesOf(plan: Plan, index: number, widthMm: Mm): StrokeShape[] {
  const block = plan.blocks[index];
  const thread = block.thread;
  const lines: StrokeShape[] = block.shapes
    .filter((s): s is StrokeShape => s.kind === 'stroke')
    .map((s) => ({ ...s, widthMm }));
  const drawn = drawnCells(plan);
  for (const ring of areaRings(block.shapes.filter(isArea))) {
    for (const { points, closed } of ownParts(plan, index, ring, drawn)) {
      lines.push({ kind: 'stroke', points, closed, widthMm, thread });
    }
  }
  return lines;
}

/** The cells through which the drawing's own lines run: a border there is drawn already. */
function drawnCells({ blocks, cover }: Plan): Uint8Array {
  const drawn = new Uint8Array(cover.last.length);
  for (const shape of blocks.flatMap((block) => block.shapes)) {
    if (shape.kind !== 'stroke') continue;
    forEachTouched(cover, shape, (cell) => (drawn[cell] = 1));
  }
  return drawn;
}

/** The pieces of a ring beyond which no later block lies, and along which no line is drawn. */
function ownParts(
  plan: Plan,
  index: number,
  ring: Ring,
  drawn: Uint8Array,
): { points: Float64Array; closed: boolean }[] {
  const count = ring.length / 2;
  const own: boolean[] = [];
  for (let i = 0; i < count; i++) {
    own.push(!isShared(plan, index, ring, i) && drawn[middleCell(plan, ring, i)] === 0);
  }
  if (own.every(Boolean)) {
    return lineLength(ring) >= SHORTEST ? [{ points: ring, closed: true }] : [];
  }
  const parts: { points: Float64Array; closed: boolean }[] = [];
  const first = own.indexOf(false);
  let part: number[] = [];
  for (let n = 1; n <= count; n++) {
    const i = (first + n) % count;
    // Segment i runs from point i to the next one.
    if (own[i]) {
      if (part.length === 0) part.push(ring[2 * i], ring[2 * i + 1]);
      const j = (i + 1) % count;
      part.push(ring[2 * j], ring[2 * j + 1]);
    } else if (part.length > 0) {
      if (lineLength(part) >= SHORTEST)
        parts.push({ points: Float64Array.from(part), closed: false });
      part = [];
    }
  }
  return parts;
}

function middleCell({ cover }: Plan, ring: Ring, i: number): number {
  const j = (2 * i + 2) % ring.length;
  return cellAt(cover, (ring[2 * i] + ring[j]) / 2, (ring[2 * i + 1] + ring[j + 1]) / 2);
}

/** Whether a later block lies on either side of a segment's middle. */
function isShared({ cover }: Plan, index: number, ring: Ring, i: number): boolean {
  const count = ring.length / 2;
  const j = (i + 1) % count;
  const dx = ring[2 * j] - ring[2 * i];
  const dy = ring[2 * j + 1] - ring[2 * i + 1];
  const length = Math.hypot(dx, dy) || 1;
  const x = (ring[2 * i] + ring[2 * j]) / 2;
  const y = (ring[2 * i + 1] + ring[2 * j + 1]) / 2;
  return [-LOOK_MM, LOOK_MM].some((side) => {
    const cell = cellAt(cover, x - (dy / length) * side, y + (dx / length) * side);
    return cover.last[cell] > index + 1;
  });
}

function lineLength(line: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 2; i < line.length; i += 2) {
    sum += Math.hypot(line[i] - line[i - 2], line[i + 1] - line[i - 1]);
  }
  return sum;
}
