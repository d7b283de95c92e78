import type { Ring } from '../vector/geometry.ts';
import type { Mm } from '../core/units.ts';
import type { RingRun } from './lines.ts';

/*
 * How wide satin over a cloth's edge may be. In a corner, and where cloth is narrow, that of two
 * edges would lie on each other: there each goes to the middle between them, where a disc that
 * touches the one touches the other.
 *
 *     ╲      ╱
 *      ╲ ◯  ╱      the room inside one edge is the disc's radius
 *       ╲  ╱
 *        ╲╱
 */

/** Distance between the places of an edge at which its room is looked at. */
const LOOK_MM: Mm = 0.4;
/** Each of two edges that meet in the middle reaches so far past it. */
const PAST_MIDDLE_MM: Mm = 0.1;
/** How far beside an edge one looks to see what lies there. */
const BESIDE_MM: Mm = 0.5;
/** What of a border is nearer to a place is its own edge, as long as it does not turn back: by this cosine. */
const OWN_MM: Mm = 1;
const TURNED_BACK = -0.3;

/** An edge with further points between those that are far apart. */
export function closely({ points, closed }: RingRun): Float64Array {
  const out: number[] = [];
  const count = points.length / 2;
  for (let i = 0; i < count; i++) {
    const j = i + 1 < count ? i + 1 : closed ? 0 : i;
    const [x, y] = [points[2 * i], points[2 * i + 1]];
    const [dx, dy] = [points[2 * j] - x, points[2 * j + 1] - y];
    const pieces = Math.max(1, Math.ceil(Math.hypot(dx, dy) / LOOK_MM));
    for (let k = 0; k < pieces; k++) out.push(x + (dx * k) / pieces, y + (dy * k) / pieces);
  }
  return Float64Array.from(out);
}

/** Numbers of a place: where it is, and the direction of its border. */
const NUMBERS = 4;

/** The places of some borders, found by where they are. */
export class Borders {
  readonly #reachMm: Mm;
  readonly #squares = new Map<string, number[]>();

  /** @param reachMm how far from a place its neighbours are asked for */
  constructor(rings: readonly Ring[], reachMm: Mm) {
    this.#reachMm = reachMm;
    for (const ring of rings) {
      const points = closely({ points: ring, closed: true });
      for (let i = 0; i < points.length; i += 2) {
        const key = this.#key(points[i], points[i + 1], 0, 0);
        const square = this.#squares.get(key) ?? [];
        const next = (i + 2) % points.length;
        const [dx, dy] = [points[next] - points[i], points[next + 1] - points[i + 1]];
        const mm = Math.hypot(dx, dy) || 1;
        const numbers = square.push(points[i], points[i + 1], dx / mm, dy / mm);
        if (numbers === NUMBERS) this.#squares.set(key, square);
      }
    }
  }

  /**
   * Radius of the largest disc that touches an edge from one side, and holds no other border.
   * @param side 1: to the right of its direction (y down), -1: to its left
   */
  discAt(x: Mm, y: Mm, [tx, ty]: readonly [number, number], side: number): Mm {
    const [ux, uy] = [-ty * side, tx * side];
    let least = Infinity;
    for (let row = -1; row <= 1; row++) {
      for (let column = -1; column <= 1; column++) {
        const square = this.#squares.get(this.#key(x, y, column, row)) ?? [];
        for (let i = 0; i < square.length; i += NUMBERS) {
          const [dx, dy] = [square[i] - x, square[i + 1] - y];
          const away2 = dx * dx + dy * dy;
          const along = dx * ux + dy * uy;
          const isBack = square[i + 2] * tx + square[i + 3] * ty < TURNED_BACK;
          if (along > 0 && (isBack || away2 > OWN_MM ** 2))
            least = Math.min(least, away2 / (2 * along));
        }
      }
    }
    return least;
  }

  #key(x: Mm, y: Mm, column: number, row: number): string {
    const at = (mm: Mm): number => Math.floor(mm / this.#reachMm);
    return `${at(x) + column} ${at(y) + row}`;
  }
}

/**
 * How far satin may reach beside each point of an edge.
 * @param side 1 to its right (y down), -1 to its left
 * @param borders all edges that get satin, with a reach of twice the greatest width
 * @param mostAt the width where there is room, by a place a little beside the edge
 */
export function roomBeside(
  { points, closed }: RingRun,
  side: number,
  borders: Borders,
  mostAt: (x: Mm, y: Mm) => Mm,
): Mm[] {
  const count = points.length / 2;
  return Array.from({ length: count }, (_, i) => {
    const a = closed ? (i + count - 1) % count : Math.max(0, i - 1);
    const b = closed ? (i + 1) % count : Math.min(count - 1, i + 1);
    const [dx, dy] = [points[2 * b] - points[2 * a], points[2 * b + 1] - points[2 * a + 1]];
    const length = Math.hypot(dx, dy) || 1;
    const [tx, ty] = [dx / length, dy / length];
    const [x, y] = [points[2 * i], points[2 * i + 1]];
    const mostMm = mostAt(x - ty * side * BESIDE_MM, y + tx * side * BESIDE_MM);
    return Math.min(mostMm, borders.discAt(x, y, [tx, ty], side) + PAST_MIDDLE_MM);
  });
}
