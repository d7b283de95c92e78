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

/** First and last column and row of the cells that an object covers last. */
const SIDES = 4;

/**
 * The map on which ways between objects are looked for. From one object to the next only few cells
 * become another kind: they are looked for where those objects lie, instead of making the whole map
 * anew.
 */
export class JoinWays {
  readonly map: TravelMap;
  readonly finder: TravelPathFinder;
  readonly #last: Uint16Array;
  /** Where the cells of object `i` lie: four sides each. */
  readonly #sides: Int32Array;
  /** The kind of each object's cells as they are on the map. */
  readonly #kinds: Uint8Array;

  /** @param count of the objects */
  constructor(cover: CoverMap, count: number) {
    this.map = createTravelMap(cover, 0);
    this.finder = createTravelPathFinder(this.map);
    this.#kinds = new Uint8Array(count).fill(LATER);
    this.#kinds[0] = OWN_EDGE;
    this.#last = cover.last;
    this.#sides = sidesOf(cover, count);
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
    const { width, kind: kinds } = this.map;
    const at = SIDES * object;
    const [left, right] = [this.#sides[at], this.#sides[at + 1]];
    for (let y = this.#sides[at + 2]; y <= this.#sides[at + 3]; y++) {
      for (let cell = y * width + left; cell <= y * width + right; cell++) {
        if (this.#last[cell] === object + 1) kinds[cell] = kind;
      }
    }
  }
}

function sidesOf({ last, width, height }: CoverMap, count: number): Int32Array {
  const sides = new Int32Array(SIDES * count);
  for (let i = 0; i < sides.length; i += 2) [sides[i], sides[i + 1]] = [0x7fffffff, -1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const owner = last[y * width + x];
      if (owner === 0) continue;
      const at = SIDES * (owner - 1);
      if (x < sides[at]) sides[at] = x;
      if (x > sides[at + 1]) sides[at + 1] = x;
      if (y < sides[at + 2]) sides[at + 2] = y;
      sides[at + 3] = y;
    }
  }
  return sides;
}
