import type { Ring } from '../vector/geometry.ts';
import type { Mm } from '../core/units.ts';
import type { StrokeShape } from '../shapes.ts';
import { cellAt } from '../stitch/cover-map.ts';
import { forEachTouched } from './footprint.ts';
import { besideSegment, lineLength, wantedRuns, type RingRun } from './lines.ts';
import { areaRings, type Plan } from './plan.ts';

/** How far beside a border one looks to see whose it is. */
const LOOK_MM: Mm = 0.35;
/** Pieces of a border shorter than this are left out: fewer than two stitches are no line. */
const MIN_RUN_MM: Mm = 2;

/**
 * The borders of a block's areas as lines. A border that two areas share is drawn
 * once, by the one sewn later: two lines side by side would read as one thick,
 * two-coloured one.
 */
export function outlinesOf(plan: Plan, index: number, widthMm: Mm): StrokeShape[] {
  const { thread, shapes } = plan.blocks[index];
  const strokes = shapes.filter((s) => s.kind === 'stroke').map((s) => ({ ...s, widthMm }));
  const drawn = drawnCells(plan);
  const borders = areaRings(shapes)
    .flatMap((ring) => ownParts(plan, index, ring, drawn))
    .map((run): StrokeShape => ({ ...run, kind: 'stroke', widthMm, thread }));
  return [...strokes, ...borders];
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
function ownParts(plan: Plan, index: number, ring: Ring, drawn: Uint8Array): RingRun[] {
  const own = Array.from(
    { length: ring.length / 2 },
    (_, i) => !isShared(plan, index, ring, i) && drawn[middleCell(plan, ring, i)] === 0,
  );
  return wantedRuns(ring, own).filter(({ points }) => lineLength(points) >= MIN_RUN_MM);
}

function middleCell({ cover }: Plan, ring: Ring, i: number): number {
  const j = (2 * i + 2) % ring.length;
  return cellAt(cover, (ring[2 * i] + ring[j]) / 2, (ring[2 * i + 1] + ring[j + 1]) / 2);
}

/** Whether a later block lies on either side of a segment's middle. */
function isShared({ cover }: Plan, index: number, ring: Ring, i: number): boolean {
  return besideSegment(ring, i, LOOK_MM).some(
    ([x, y]) => cover.last[cellAt(cover, x, y)] > index + 1,
  );
}
