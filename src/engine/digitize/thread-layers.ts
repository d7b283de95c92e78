import type { Mm } from '../core/units.ts';
import { MIN_THREAD_MM } from '../machine.ts';
import type { Box } from '../vector/geometry.ts';

/** Cells of a few hundredths of a millimetre; larger ones where a design would have more than the most. */
const CELLS_PER_MM = 14;
const MAX_CELLS = 2e7;

/** A stitch from one needle point to another, in mm. */
export type Stitch = readonly [ax: Mm, ay: Mm, bx: Mm, by: Mm];

/** Stitches of one colour block over each cell of a part of the cloth, which is given in cells. */
interface Sheet {
  left: number;
  top: number;
  width: number;
  height: number;
  layers: Uint8Array;
}

/** Whether a cell is farther from a stitch than its thread reaches; all in cells, `d2` its length squared. */
function isBeside(
  x: number,
  y: number,
  ax: number,
  ay: number,
  dx: number,
  dy: number,
  d2: number,
  radius: number,
): boolean {
  const f = ((x - ax) * dx + (y - ay) * dy) / d2;
  const on = f < 0 ? 0 : f > 1 ? 1 : f;
  const px = x - ax - on * dx;
  const py = y - ay - on * dy;
  return px * px + py * py > radius * radius;
}

/**
 * How many stitches of each colour lie over each cell of a piece of cloth, each drawn as wide as its
 * thread is sure to cover. Tells where something else is seen once one is taken away: cloth, or an
 * earlier colour.
 */
export class ThreadLayers {
  /** Area of a cell. */
  readonly cellMm2: number;
  readonly #perMm: number;
  readonly #sheets: readonly Sheet[];

  /** @param boxes for each colour block where its stitches lie, mm */
  constructor(boxes: readonly Box[]) {
    const wider = boxes.map(({ left, top, right, bottom }) => ({
      left: left - MIN_THREAD_MM,
      top: top - MIN_THREAD_MM,
      widthMm: Math.max(0, right - left) + 2 * MIN_THREAD_MM,
      heightMm: Math.max(0, bottom - top) + 2 * MIN_THREAD_MM,
    }));
    const area = wider.reduce((sum, { widthMm, heightMm }) => sum + widthMm * heightMm, 0);
    this.#perMm = Math.min(CELLS_PER_MM, Math.sqrt(MAX_CELLS / area));
    this.cellMm2 = 1 / this.#perMm ** 2;
    this.#sheets = wider.map((box) => {
      const width = Math.ceil(box.widthMm * this.#perMm) + 2;
      const height = Math.ceil(box.heightMm * this.#perMm) + 2;
      return {
        left: Math.floor(box.left * this.#perMm),
        top: Math.floor(box.top * this.#perMm),
        width,
        height,
        layers: new Uint8Array(width * height),
      };
    });
  }

  /**
   * Lays a stitch (`by` 1), or takes it away.
   * @returns cells whose uppermost thread was not of this block before, or is not now
   */
  lay(stitch: Stitch, by: 1 | -1, block: number): number {
    const [ax, ay, bx, by2] = stitch.map((v) => v * this.#perMm);
    const radius = (MIN_THREAD_MM / 2) * this.#perMm;
    const [dx, dy] = [bx - ax, by2 - ay];
    const d2 = dx * dx + dy * dy || 1;
    const left = Math.ceil(Math.min(ax, bx) - radius);
    const right = Math.floor(Math.max(ax, bx) + radius);
    // Of a row only what is near the line through both ends is looked at.
    const slope = dy === 0 ? 0 : dx / dy;
    const half = dy === 0 ? Infinity : (radius * Math.sqrt(d2)) / Math.abs(dy) + 1;
    const sheet = this.#sheets[block];
    const { layers } = sheet;
    let bare = 0;
    for (let y = Math.ceil(Math.min(ay, by2) - radius); y <= Math.max(ay, by2) + radius; y++) {
      const row = (y - sheet.top) * sheet.width - sheet.left;
      const middle = ax + slope * (y - ay);
      let from = Math.max(left, Math.ceil(middle - half));
      let to = Math.min(right, Math.floor(middle + half));
      // What is under a thread of a row is one piece: only its ends are measured.
      while (from <= to && isBeside(from, y, ax, ay, dx, dy, d2, radius)) from++;
      while (from < to && isBeside(to, y, ax, ay, dx, dy, d2, radius)) to--;
      for (let x = from; x <= to; x++) {
        const cell = row + x;
        if (layers[cell] === (by === 1 ? 0 : 1) && !this.#isCovered(x, y, block)) bare++;
        layers[cell] += by;
      }
    }
    return bare;
  }

  /** Whether a later block's thread lies over a cell. */
  #isCovered(x: number, y: number, block: number): boolean {
    for (let later = block + 1; later < this.#sheets.length; later++) {
      const { left, top, width, height, layers } = this.#sheets[later];
      const [column, row] = [x - left, y - top];
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      if (layers[row * width + column] > 0) return true;
    }
    return false;
  }
}
