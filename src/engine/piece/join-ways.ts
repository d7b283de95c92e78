import type { CoverMap } from '../stitch/cover-map.ts';
import { createTravelPathFinder, type TravelPathFinder } from '../stitch/find-path.ts';
import {
  createTravelMap,
  FOREIGN,
  LATER,
  OWN_DONE,
  OWN_EDGE,
  SHINES,
  type TravelMap,
} from '../stitch/travel-map.ts';

/**
 * The map on which ways between objects are looked for. From one object to the next only few cells
 * become another kind: those are found by whose they are, instead of making the whole map anew.
 */
export class JoinWays {
  readonly map: TravelMap;
  readonly finder: TravelPathFinder;
  /** Cells by the object that covers them last: those of object `i` from `#starts[i]` on. */
  readonly #cells: Int32Array;
  readonly #starts: Int32Array;
  /** The kind of each object's cells as they are on the map. */
  readonly #kinds: Uint8Array;

  /** @param count of the objects */
  constructor(cover: CoverMap, count: number) {
    this.map = createTravelMap(cover, 0);
    this.finder = createTravelPathFinder(this.map);
    this.#kinds = new Uint8Array(count).fill(LATER);
    this.#kinds[0] = OWN_EDGE;
    const { last } = cover;
    const starts = new Int32Array(count + 1);
    for (const owner of last) if (owner > 0) starts[owner]++;
    for (let i = 0; i < count; i++) starts[i + 1] += starts[i];
    const next = starts.slice();
    this.#cells = new Int32Array(starts[count]);
    for (let cell = 0; cell < last.length; cell++) {
      const owner = last[cell];
      if (owner > 0) this.#cells[next[owner - 1]++] = cell;
    }
    this.#starts = starts;
  }

  /**
   * Makes the map that of a way to an object.
   * @param at number of the object
   * @param first of its colour block
   * @param shines 1 for each object through whose cover its thread is seen
   */
  to(at: number, first: number, shines: Uint8Array): this {
    for (let i = 0; i < this.#kinds.length; i++) {
      const kind = i > at ? (shines[i] === 1 ? SHINES : LATER) : i === at ? OWN_EDGE : OWN_DONE;
      this.#paint(i, i < first ? FOREIGN : kind);
    }
    return this;
  }

  #paint(object: number, kind: number): void {
    if (this.#kinds[object] === kind) return;
    this.#kinds[object] = kind;
    for (let k = this.#starts[object]; k < this.#starts[object + 1]; k++) {
      this.map.kind[this.#cells[k]] = kind;
    }
  }
}
