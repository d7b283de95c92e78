import type { Raster } from '../picture/raster.ts';
import { depthOf, percentile } from './field.ts';

/*
 * Line drawings: what their lines enclose is meant as an area, though its paper is bare.
 */

/** A drawing whose strokes are thinner than this (mm) at most places is a line drawing. */
const THIN_MM = 1.9;
/** The paper within a line drawing takes this lightness: a tone between ink and skin. */
const CELL_LIGHT = 0.72;

/** Whether most of a drawing is thin strokes. */
export function isThin(figure: Uint8Array, { width, height, pxPerMm }: Raster): boolean {
  return percentile(depthOf(figure, width, height), figure, 0.8) * 2 < THIN_MM * pxPerMm;
}

/** What lines enclose: bare, and not to be reached from the page's border. Nothing where that is little. */
export function closedCells(figure: Uint8Array, { width, height }: Raster): Uint8Array | undefined {
  const open = new Uint8Array(figure.length);
  const stack: number[] = [];
  const push = (i: number): void => {
    if (open[i] === 1 || figure[i] === 1) return;
    open[i] = 1;
    stack.push(i);
  };
  for (let x = 0; x < width; x++) {
    push(x);
    push((height - 1) * width + x);
  }
  for (let y = 0; y < height; y++) {
    push(y * width);
    push(y * width + width - 1);
  }
  while (stack.length > 0) {
    const i = stack.pop()!;
    const x = i % width;
    if (x > 0) push(i - 1);
    if (x < width - 1) push(i + 1);
    if (i >= width) push(i - width);
    if (i < figure.length - width) push(i + width);
  }
  const cells = figure.map((on, i) => (on === 0 && open[i] === 0 ? 1 : 0));
  const inside = cells.reduce((sum, on) => sum + on, 0);
  const drawn = figure.reduce((sum, on) => sum + on, 0);
  return inside > 0.2 * drawn ? cells : undefined;
}

/** The picture with the paper of its cells as a pale tone. */
export function inkedCells(lab: Float32Array, figure: Uint8Array, cells: Uint8Array): Float32Array {
  const out = lab.slice();
  for (let i = 0; i < cells.length; i++) {
    if (cells[i] === 1 && figure[i] === 0) out.set([CELL_LIGHT, 0, 0], i * 3);
  }
  return out;
}
