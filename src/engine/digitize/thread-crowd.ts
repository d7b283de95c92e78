import type { Mm } from '../core/units.ts';
import { THREAD_MM } from '../machine.ts';
import type { Box } from '../vector/geometry.ts';
import type { Stitch } from './thread-layers.ts';

/** Squares of a millimetre begin at each quarter of one, as wherever thread is counted. */
const STEP_MM: Mm = 0.25;
const STEPS = 4;
/** Thread is laid in pieces of about this length. */
const PIECE_MM: Mm = 0.2;

/** Length of thread in each square millimetre of a piece of cloth. */
export class ThreadCrowd {
  readonly #width: number;
  readonly #height: number;
  readonly #mm: Float32Array;

  /** @param box where the stitches lie; it begins at 0, 0 */
  constructor({ right, bottom }: Pick<Box, 'right' | 'bottom'>) {
    this.#width = Math.ceil(right / STEP_MM) + 1 + STEPS;
    this.#height = Math.ceil(bottom / STEP_MM) + 1 + STEPS;
    this.#mm = new Float32Array(this.#width * this.#height);
  }

  /** Lays a stitch (`sign` 1), or takes it away. */
  lay([ax, ay, bx, by]: Stitch, sign: 1 | -1): void {
    const length = Math.hypot(bx - ax, by - ay);
    const pieces = Math.ceil(length / PIECE_MM);
    for (let k = 0.5; k < pieces; k++) {
      const x = ax + ((bx - ax) * k) / pieces;
      const y = ay + ((by - ay) * k) / pieces;
      this.#change(x, y, (sign * length) / pieces);
    }
  }

  /** Layers of thread in the fullest square millimetre that holds a place. */
  layersAt(x: Mm, y: Mm): number {
    return this.#change(x, y, 0) * THREAD_MM;
  }

  /** Layers in the fullest square of all. */
  most(): number {
    let most = 0;
    for (const mm of this.#mm) if (mm > most) most = mm;
    return most * THREAD_MM;
  }

  /** Adds to the squares that hold a place. @returns mm of thread in the fullest of them */
  #change(x: Mm, y: Mm, by: Mm): Mm {
    const mm = this.#mm;
    const width = this.#width;
    const column = lastSquare(x, width);
    const line = lastSquare(y, this.#height);
    let most = 0;
    for (let row = line; row > line - STEPS; row--) {
      for (let square = row * width + column, k = 0; k < STEPS; k++, square--) {
        const now = (mm[square] += by);
        if (now > most) most = now;
      }
    }
    return most;
  }
}

/** The last of the squares in a line that hold a place. @param count how many there are */
function lastSquare(v: Mm, count: number): number {
  return Math.max(0, Math.min(count - STEPS, Math.floor(v / STEP_MM))) + STEPS - 1;
}
