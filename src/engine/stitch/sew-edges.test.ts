import { describe, expect, it } from 'vitest';
import { beginObject, createPath, sewTo, type ThreadPath } from './thread-path.ts';
import { OWN_TODO, travelMapOf } from './travel-map.ts';
import { createTravelPlanner, sewEdges } from './travel-planner.ts';

const SIDE = 60;
const source = { rings: [Float64Array.of(1, 1, 20, 1, 20, 20, 1, 20)] };
const ring = Float64Array.of(4, 4, 12, 4, 12, 12, 4, 12, 4, 4);
const line = Float64Array.of(16, 5, 16, 9, 16, 13);

/** Sews lines on a page of 24 mm that is all to be filled. */
function sew(edges: Float64Array[], corner: readonly [number, number], needle?: [number, number]) {
  const path = createPath(0);
  if (needle) {
    beginObject(path, { kind: 'fill' });
    sewTo(path, ...needle);
  }
  const map = travelMapOf(new Uint8Array(SIDE * SIDE).fill(OWN_TODO), SIDE, SIDE);
  sewEdges(createTravelPlanner(path, map, 1.6), { source, edges }, corner);
  return path;
}

/** Needle points of the lines themselves, in the order of their sewing. */
function underlay({ runs, objects }: ThreadPath): [number, number][] {
  return runs.flatMap(({ points, owner }) =>
    owner.flatMap((o, i): [number, number][] =>
      objects[o].kind === 'underlay' ? [[points[2 * i], points[2 * i + 1]]] : [],
    ),
  );
}

describe('sewEdges', () => {
  it('sews each line once, without a cut, as underlay of its area', () => {
    const path = sew([ring, line], [3, 3]);
    expect(path.runs).toHaveLength(1);
    expect(underlay(path)).toHaveLength(5 + 3);
    const kinds = path.objects.map(({ kind }) => kind);
    expect(new Set(kinds)).toEqual(new Set(['underlay', 'run']));
    for (const object of path.objects) {
      if (object.kind === 'underlay') expect(object.source).toBe(source);
    }
  });

  it('goes round a closed line from its nearest point, back to where it began', () => {
    for (const [corner, first] of [
      [
        [3, 3],
        [4, 4],
      ],
      [
        [13, 13],
        [12, 12],
      ],
      [
        [13, 3],
        [12, 4],
      ],
      [
        [3, 13],
        [4, 12],
      ],
    ] as const) {
      const points = underlay(sew([ring], corner));
      expect(points[0]).toEqual(first);
      expect(points.at(-1)).toEqual(first);
      expect(new Set(points.map(String)).size).toBe(4);
      points.slice(1).forEach(([x, y], i) => {
        expect(Math.abs(x - points[i][0]) + Math.abs(y - points[i][1])).toBe(8);
      });
    }
  });

  it('takes an open line from its nearer end to its other one', () => {
    const forth: [number, number][] = [
      [16, 5],
      [16, 9],
      [16, 13],
    ];
    expect(underlay(sew([line], [17, 4]))).toEqual(forth);
    expect(underlay(sew([line], [17, 14]))).toEqual([...forth].reverse());
  });

  it('takes the nearest line first: from the needle, else from the corner', () => {
    const firstOf = (path: ThreadPath) => underlay(path)[0];
    expect(firstOf(sew([ring, line], [16, 3]))).toEqual([16, 5]);
    expect(firstOf(sew([line, ring], [3, 3]))).toEqual([4, 4]);
    expect(firstOf(sew([ring, line], [3, 3], [17, 14]))).toEqual([16, 13]);
  });

  it('comes to the corner where the rows will begin, and goes nowhere for an area without lines', () => {
    const { runs } = sew([ring], [18, 18]);
    const [x, y] = runs[0].points.slice(-2);
    // The last stitch of the way is the first of the rows: one stitch remains.
    expect(Math.hypot(x - 18, y - 18)).toBeLessThan(3.1);
    expect(sew([], [18, 18]).runs).toEqual([]);
    expect(sew([], [18, 18], [2, 2]).runs[0].points).toEqual([2, 2]);
  });
});
