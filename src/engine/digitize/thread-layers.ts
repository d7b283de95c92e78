import type { Mm } from '../core/units.ts';
import { MIN_THREAD_MM } from '../machine.ts';

/** Cells of a few hundredths of a millimetre; larger ones where a design would have more than the most. */
const CELLS_PER_MM = 14;
const MAX_CELLS = 2e7;

/** A stitch from one needle point to another, in mm. */
export type Stitch = readonly [ax: Mm, ay: Mm, bx: Mm, by: Mm];

/**
 * How many stitches lie over each cell of a piece of cloth, each drawn as wide as its thread is sure
 * to cover. Tells what comes bare where one is taken away.
 */
export class ThreadLayers {
  /** Area of a cell. */
  readonly cellMm2: number;
  readonly #perMm: number;
  readonly #width: number;
  readonly #layers: Uint8Array;

  /** @param widthMm of the cloth, whose left top corner is the origin; stitches stay on it */
  constructor(widthMm: Mm, heightMm: Mm) {
    const area = (widthMm + 2 * MIN_THREAD_MM) * (heightMm + 2 * MIN_THREAD_MM);
    this.#perMm = Math.min(CELLS_PER_MM, Math.sqrt(MAX_CELLS / area));
    this.cellMm2 = 1 / this.#perMm ** 2;
    this.#width = Math.ceil((widthMm + 2 * MIN_THREAD_MM) * this.#perMm) + 1;
    const height = Math.ceil((heightMm + 2 * MIN_THREAD_MM) * this.#perMm) + 1;
    this.#layers = new Uint8Array(this.#width * height);
  }

  /** Lays a stitch (`by` 1), or takes it away. @returns cells that were bare before, or are now */
  lay(stitch: Stitch, by: 1 | -1): number {
    const [ax, ay, bx, by2] = stitch.map((v) => (v + MIN_THREAD_MM) * this.#perMm);
    const radius = (MIN_THREAD_MM / 2) * this.#perMm;
    const [dx, dy] = [bx - ax, by2 - ay];
    const d2 = dx * dx + dy * dy || 1;
    const left = Math.ceil(Math.min(ax, bx) - radius);
    const right = Math.floor(Math.max(ax, bx) + radius);
    let bare = 0;
    for (let y = Math.ceil(Math.min(ay, by2) - radius); y <= Math.max(ay, by2) + radius; y++) {
      for (let x = left; x <= right; x++) {
        const f = ((x - ax) * dx + (y - ay) * dy) / d2;
        const on = f < 0 ? 0 : f > 1 ? 1 : f;
        const [px, py] = [x - ax - on * dx, y - ay - on * dy];
        if (px * px + py * py > radius * radius) continue;
        const cell = y * this.#width + x;
        if (by === 1 && this.#layers[cell] === 0) bare++;
        this.#layers[cell] += by;
        if (by === -1 && this.#layers[cell] === 0) bare++;
      }
    }
    return bare;
  }
}
