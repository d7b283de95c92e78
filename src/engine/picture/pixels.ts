/* Pixels by their index: what lies beside them, and how unlike their colours are. */

export interface Size {
  width: number;
  height: number;
}

/** Visits the pixels that share a side with one. */
export function forEachBeside(
  i: number,
  { width, height }: Size,
  visit: (beside: number) => void,
): void {
  const x = i % width;
  if (x > 0) visit(i - 1);
  if (x < width - 1) visit(i + 1);
  if (i >= width) visit(i - width);
  if (i < width * (height - 1)) visit(i + width);
}

/** The pixels that share a side with one. */
export function pixelsBeside(i: number, size: Size): number[] {
  const found: number[] = [];
  forEachBeside(i, size, (beside) => found.push(beside));
  return found;
}

/** Distance between the i-th of some colours and the j-th of others, three numbers each. */
export function distance(p: ArrayLike<number>, i: number, q: ArrayLike<number>, j: number): number {
  const l = p[i * 3] - q[j * 3];
  const a = p[i * 3 + 1] - q[j * 3 + 1];
  const b = p[i * 3 + 2] - q[j * 3 + 2];
  return Math.sqrt(l * l + a * a + b * b);
}

/** The mean colour of some pixels. */
export function meanColor(lab: Float32Array, pixels: readonly number[]): Triple {
  const mean: Triple = [0, 0, 0];
  for (const i of pixels) for (let c = 0; c < 3; c++) mean[c] += lab[i * 3 + c] / pixels.length;
  return mean;
}

/** A colour: OKLab, or sRGB bytes. */
export type Triple = [number, number, number];
