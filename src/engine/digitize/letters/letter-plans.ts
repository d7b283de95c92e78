import { ringBox, type Polygon } from '../../vector/geometry.ts';
import type { Column, SatinPlan } from '../../satin/index.ts';

/** A plan serves a letter of another size up to this factor: limits in millimetres shift with it. */
const MAX_SCALE = 2.5;
/** Two letters are the same where no point of them lies farther apart, of their longer side. */
const SAME = 1e-4;
/** Letters kept; then all are forgotten. */
const MAX_KEPT = 300;

interface Known {
  polygon: Polygon;
  box: Box;
  plan: SatinPlan;
}

interface Box {
  left: number;
  top: number;
  size: number;
}

/**
 * Letters that were taken apart before. While somebody types, each letter stays as it is but for
 * its place and size, and most of the time goes into finding its strokes anew: a preview may
 * move and scale them instead. What it then shows are true stitches, though not to the last
 * point those of the file, for limits in millimetres (the closest samples, the smallest spike)
 * are those of the size in which the letter was first seen.
 */
export class LetterPlans {
  readonly #known = new Map<string, Known[]>();
  #count = 0;

  /**
   * The strokes of a letter of this form, moved and scaled to its place; undefined where none is known.
   * @internal
   */
  recall(polygon: Polygon): SatinPlan | undefined {
    const box = boxOf(polygon);
    const known = this.#known.get(signature(polygon))?.find((one) => isSame(one, polygon, box));
    if (!known) return undefined;
    const scale = box.size / known.box.size;
    if (scale > MAX_SCALE || scale * MAX_SCALE < 1) return undefined;
    const dx = box.left - known.box.left * scale;
    const dy = box.top - known.box.top * scale;
    return placed(known.plan, scale, dx, dy);
  }

  /**
   * Keeps a letter's strokes, in place of those that it had in another size.
   * @internal
   */
  keep(polygon: Polygon, plan: SatinPlan): void {
    if (this.#count >= MAX_KEPT) {
      this.#known.clear();
      this.#count = 0;
    }
    const key = signature(polygon);
    const box = boxOf(polygon);
    const others = this.#known.get(key) ?? [];
    const kept = others.filter((one) => !isSame(one, polygon, box));
    this.#count += 1 + kept.length - others.length;
    this.#known.set(key, [...kept, { polygon, box, plan }]);
  }
}

const signature = ({ rings }: Polygon): string => rings.map((ring) => ring.length).join();

function boxOf({ rings: [outer] }: Polygon): Box {
  const { left, top, right, bottom } = ringBox(outer);
  return { left, top, size: Math.max(right - left, bottom - top) };
}

function isSame(known: Known, { rings }: Polygon, box: Box): boolean {
  const scale = 1 / box.size;
  const other = 1 / known.box.size;
  return rings.every((ring, k) => {
    const twin = known.polygon.rings[k];
    for (let i = 0; i < ring.length; i += 2) {
      const dx = (ring[i] - box.left) * scale - (twin[i] - known.box.left) * other;
      const dy = (ring[i + 1] - box.top) * scale - (twin[i + 1] - known.box.top) * other;
      if (Math.abs(dx) > SAME || Math.abs(dy) > SAME) return false;
    }
    return true;
  });
}

function placed(plan: SatinPlan, scale: number, dx: number, dy: number): SatinPlan {
  const moved = (rail: Float64Array): Float64Array =>
    rail.map((v, i) => v * scale + (i % 2 === 0 ? dx : dy));
  const columns = plan.columns.map((column): Column => ({
    ...column,
    left: moved(column.left),
    right: moved(column.right),
    lengthMm: column.lengthMm * scale,
    medianWidthMm: column.medianWidthMm * scale,
    maxWidthMm: column.maxWidthMm * scale,
  }));
  return {
    ...plan,
    columns,
    uncovered: plan.uncovered.map(({ rings }) => ({ rings: rings.map(moved) })),
    medianWidthMm: plan.medianWidthMm * scale,
    maxWidthMm: plan.maxWidthMm * scale,
  };
}
