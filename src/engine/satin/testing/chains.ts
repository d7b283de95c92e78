import type { Chain } from '../chain.ts';
import { joinBranches } from '../junctions.ts';
import { medialGraph, prune } from '../medial.ts';
import { type Outline, sampleOutline } from '../outline.ts';
import type { Polygon } from '../../vector/geometry.ts';

/** A shape's border, and its chains before corners and ends are seen to. */
export function chainsOf(polygon: Polygon): { outline: Outline; chains: Chain[] } {
  const outline = sampleOutline(polygon, 0.15);
  if (!outline) throw new Error('a shape without an area');
  const graph = medialGraph(outline);
  const { alive, branches } = prune(graph);
  return { outline, chains: joinBranches(outline, graph, alive, branches) };
}

/** A polygon of one ring. */
export const shape = (...ring: number[]): Polygon => ({ rings: [Float64Array.from(ring)] });

/** The same turned about the origin, and moved. */
export function turned({ rings }: Polygon, degrees: number, byMm = 0): Polygon {
  const [cos, sin] = [Math.cos, Math.sin].map((f) => f((degrees * Math.PI) / 180));
  return {
    rings: rings.map((ring) =>
      Float64Array.from(
        ring.map((v, i) =>
          i % 2 === 0 ? v * cos - ring[i + 1] * sin + byMm : ring[i - 1] * sin + v * cos - byMm,
        ),
      ),
    ),
  };
}

/** The same seen in a mirror; its rings turn the other way. */
export const mirrored = ({ rings }: Polygon): Polygon => ({
  rings: rings.map((ring) => ring.map((v, i) => (i % 2 === 0 ? -v : v))),
});

/** Shapes of strokes 4 mm wide, drawn by hand, mm. */
export const STROKES = {
  /** 20 mm long. */
  bar: shape(0, 0, 20, 0, 20, 4, 0, 4),
  /** One arm of 20 mm down, one of 16 mm to the right, corner included in both. */
  ell: shape(0, 0, 4, 0, 4, 16, 16, 16, 16, 20, 0, 20),
  /** Two arms of 20 mm, joined at their feet. */
  u: shape(0, 0, 4, 0, 4, 16, 12, 16, 12, 0, 16, 0, 16, 20, 0, 20),
  /** Bends by 45° in its middle. */
  bend: shape(0, 0, 12, 0, 22, 10, 19.172, 12.828, 10.343, 4, 0, 4),
  /** A bar of 20 mm with a stem of 16 mm below it. */
  tee: shape(0, 0, 20, 0, 20, 4, 12, 4, 12, 20, 8, 20, 8, 4, 0, 4),
  /** Two bars of 20 mm across each other. */
  plus: shape(8, 0, 12, 0, 12, 8, 20, 8, 20, 12, 12, 12, 12, 20, 8, 20, 8, 12, 0, 12, 0, 8, 8, 8),
  /** A square of 20 mm with a hole of 12 mm. */
  frame: {
    rings: [
      Float64Array.of(0, 0, 20, 0, 20, 20, 0, 20),
      Float64Array.of(4, 4, 4, 16, 16, 16, 16, 4),
    ],
  },
} as const satisfies Record<string, Polygon>;
