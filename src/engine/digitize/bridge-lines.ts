import { rootOf } from '../core/union-find.ts';
import type { Mm } from '../core/units.ts';
import { RUN_LINE_MM, THREAD_MM } from '../machine.ts';
import type { StrokeShape } from '../shapes.ts';

/*
 * Parts of a line drawing that nearly touch are sewn as one: a stitch or two over the gap show less
 * than two knots and two ends of a cut thread, and take no time.
 */

/** A gap that is bridged: not much broader than a thread. */
const GAP_MM: Mm = 0.8;

/**
 * Which gaps are bridged: all that are narrow, or those alone that lie under the lines themselves,
 * as where one ends on another. On bare cloth a bridge is the thread of what it joins; among other
 * colours it would lie on them.
 */
export type BridgedGaps = 'narrow' | 'covered';
/** Along a line one looks so often for another. */
const LOOK_MM: Mm = 0.25;
/** Points nearer than this are one. */
const SAME_MM: Mm = 1e-3;

/** A place on a stroke: `share` of the way from its point `k` to the next. */
interface Place {
  stroke: number;
  k: number;
  share: number;
  x: Mm;
  y: Mm;
}

interface Bridge {
  mm: Mm;
  from: Place;
  to: Place;
}

/**
 * Strokes with short ones between parts that nearly touch, by the least total length (Kruskal 1956).
 * What hung together before hangs together no closer: no gap inside a part is bridged.
 * @returns the strokes, points added where bridges end, and the bridges after them
 */
export function bridgeLines(strokes: readonly StrokeShape[], gaps: BridgedGaps): StrokeShape[] {
  const parts = new Parts(strokes);
  const reach = strokes.map(({ widthMm }) =>
    gaps === 'narrow' ? GAP_MM : Math.min(GAP_MM, Math.max(widthMm, THREAD_MM)) / 2,
  );
  const bridges = gapsBetween(strokes, parts, reach)
    .sort((a, b) => a.mm - b.mm)
    .filter(({ from, to }) => parts.join(from.stroke, to.stroke));
  const ends = bridges.flatMap(({ from, to }) => [from, to]);
  return [
    ...strokes.map((stroke, s) => ({
      ...stroke,
      points: withPlaces(
        stroke.points,
        ends.filter((end) => end.stroke === s),
      ),
    })),
    ...bridges.map(({ from, to }): StrokeShape => ({
      kind: 'stroke',
      points: Float64Array.of(from.x, from.y, to.x, to.y),
      widthMm: RUN_LINE_MM,
      closed: false,
      thread: strokes[from.stroke].thread,
    })),
  ];
}

/** Which strokes hang together. */
class Parts {
  readonly #root: Int32Array;

  constructor(strokes: readonly StrokeShape[]) {
    this.#root = Int32Array.from(strokes.keys());
    const at = new Map<string, number>();
    strokes.forEach(({ points }, s) => {
      for (let k = 0; k < points.length; k += 2) {
        const key = `${Math.round(points[k] / SAME_MM)},${Math.round(points[k + 1] / SAME_MM)}`;
        this.join(at.get(key) ?? s, s);
        at.set(key, s);
      }
    });
  }

  of(stroke: number): number {
    return rootOf(this.#root, stroke);
  }

  /** @returns whether they did not hang together before */
  join(a: number, b: number): boolean {
    const [from, to] = [this.of(a), this.of(b)];
    this.#root[from] = to;
    return from !== to;
  }
}

/**
 * The narrowest gap between each two parts that lie near each other.
 * @param reach of each stroke: a gap is as wide as both together reach, at most `GAP_MM`
 */
function gapsBetween(
  strokes: readonly StrokeShape[],
  parts: Parts,
  reach: readonly Mm[],
): Bridge[] {
  const cells = new Map<string, Place[]>();
  const least = new Map<string, Bridge>();
  strokes.forEach((stroke, s) => {
    const own = parts.of(s);
    const places = placesAlong(stroke, s);
    for (const from of places) {
      const [column, row] = cellOf(from);
      for (let i = 0; i < 9; i++) {
        for (const to of cells.get(`${column - 1 + (i % 3)},${row - 1 + Math.floor(i / 3)}`) ??
          []) {
          const other = parts.of(to.stroke);
          const mm = Math.hypot(to.x - from.x, to.y - from.y);
          const key = `${Math.min(own, other)},${Math.max(own, other)}`;
          const most = Math.min(GAP_MM, reach[s] + reach[to.stroke]);
          if (other === own || mm > most || mm >= (least.get(key)?.mm ?? Infinity)) continue;
          least.set(key, { mm, from, to });
        }
      }
    }
    for (const place of places) {
      const key = cellOf(place).join(',');
      const met = cells.get(key) ?? [];
      if (met.push(place) === 1) cells.set(key, met);
    }
  });
  return [...least.values()];
}

const cellOf = ({ x, y }: Place): [number, number] => [
  Math.floor(x / GAP_MM),
  Math.floor(y / GAP_MM),
];

function placesAlong({ points, closed }: StrokeShape, stroke: number): Place[] {
  const out: Place[] = [];
  const count = points.length / 2;
  for (let k = 0; k < count; k++) {
    const next = k + 1 < count ? k + 1 : 0;
    const [x, y] = [points[2 * k], points[2 * k + 1]];
    const [dx, dy] = [points[2 * next] - x, points[2 * next + 1] - y];
    const isLast = k + 1 === count && !closed;
    const looks = isLast ? 1 : Math.max(1, Math.ceil(Math.hypot(dx, dy) / LOOK_MM));
    for (let i = 0; i < looks; i++) {
      const share = i / looks;
      out.push({ stroke, k, share, x: x + dx * share, y: y + dy * share });
    }
  }
  return out;
}

/** A line with points added at some places of it. */
function withPlaces(points: Float64Array, places: readonly Place[]): Float64Array {
  const fresh = places
    .filter(({ share }) => share > 0)
    .sort((a, b) => a.k - b.k || a.share - b.share);
  const out: number[] = [];
  let next = 0;
  for (let k = 0; k < points.length / 2; k++) {
    out.push(points[2 * k], points[2 * k + 1]);
    for (; next < fresh.length && fresh[next].k === k; next++)
      out.push(fresh[next].x, fresh[next].y);
  }
  return Float64Array.from(out);
}
