import type { RgbaImage } from 'ilmek-engine';
import type { Part, SubjectPrior } from 'ilmek-engine/digitize';

/*
 * A network looks at a picture in few pixels. Looked at once more, from nearer by, a subject that
 * takes a part of the picture has finer edges, and what lay about it no longer distracts.
 */

/** What is likelier than this is the subject. */
const EVEN = 0.5 * 255;
/** So much of the subject's sides is looked at beside it. */
const MARGIN = 0.2;
/** A subject that takes more of the picture than this is as near as it can be. */
const NEAR_ENOUGH = 0.6;
/** Side of what two looks give together, px. */
const SIDE = 640;

/** What a network gives: bytes. */
export interface Likely extends SubjectPrior {
  data: Uint8Array<ArrayBuffer>;
}

/**
 * The part of a picture to look at more closely.
 * @returns undefined where nothing is likely the subject, or where it takes most of the picture
 */
export function partToSee({ width, height, data }: Likely): Part | undefined {
  let [left, top, right, bottom] = [width, height, 0, 0];
  data.forEach((v, i) => {
    if (v <= EVEN) return;
    const [x, y] = [i % width, Math.floor(i / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
  });
  const [across, down] = [(right - left) / width, (bottom - top) / height];
  if (right <= left || across * down >= NEAR_ENOUGH) return undefined;
  const x = Math.max(0, left / width - MARGIN * across);
  const y = Math.max(0, top / height - MARGIN * down);
  return {
    x,
    y,
    width: Math.min(1, right / width + MARGIN * across) - x,
    height: Math.min(1, bottom / height + MARGIN * down) - y,
  };
}

/** A part of a picture squeezed into a square; each of its pixels is the mean of what it covers. */
export function squeezed(image: RgbaImage, part: Part, side: number): RgbaImage {
  const data = new Uint8ClampedArray(side * side * 4);
  const across = spread(part.x * image.width, (part.width * image.width) / side, image.width);
  const down = spread(part.y * image.height, (part.height * image.height) / side, image.height);
  const sum = [0, 0, 0, 0];
  for (let y = 0; y < side; y++) {
    const rows = down(y);
    for (let x = 0; x < side; x++) {
      sum.fill(0);
      const columns = across(x);
      for (const row of rows) {
        for (const column of columns) {
          const from = (row * image.width + column) * 4;
          for (let c = 0; c < 4; c++) sum[c] += image.data[from + c];
        }
      }
      const count = rows.length * columns.length;
      for (let c = 0; c < 4; c++) data[(y * side + x) * 4 + c] = sum[c] / count;
    }
  }
  return { width: side, height: side, data };
}

/** The pixels of one direction that each of a square's covers: at least the one at its middle. */
const spread =
  (from: number, step: number, count: number) =>
  (at: number): number[] => {
    const first = Math.max(0, Math.round(from + at * step));
    const last = Math.min(count, Math.round(from + (at + 1) * step));
    const middle = Math.min(count - 1, Math.floor(from + (at + 0.5) * step));
    return last > first ? Array.from({ length: last - first }, (_, k) => first + k) : [middle];
  };

/**
 * Both looks as one: their mean where the closer one looked, and what it left out is the less likely.
 * @param part that `near` is of
 */
export function together(whole: Likely, near: Likely, part: Part): Likely {
  const data = new Uint8Array(SIDE * SIDE);
  for (let y = 0; y < SIDE; y++) {
    const v = (y + 0.5) / SIDE;
    const down = (v - part.y) / part.height;
    for (let x = 0; x < SIDE; x++) {
      const u = (x + 0.5) / SIDE;
      const across = (u - part.x) / part.width;
      const isSeen = across > 0 && across < 1 && down > 0 && down < 1;
      const sum = likelyAt(whole, u, v) + (isSeen ? likelyAt(near, across, down) : 0);
      data[y * SIDE + x] = Math.round(sum / 2);
    }
  }
  return { width: SIDE, height: SIDE, data };
}

/** Between four places it is their mean by nearness. */
function likelyAt({ width, height, data }: Likely, u: number, v: number): number {
  const x = Math.min(width - 1, Math.max(0, u * width - 0.5));
  const y = Math.min(height - 1, Math.max(0, v * height - 0.5));
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, bottom] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)];
  const [far, low] = [x - left, y - top];
  const upper = data[top * width + left] * (1 - far) + data[top * width + right] * far;
  const lower = data[bottom * width + left] * (1 - far) + data[bottom * width + right] * far;
  return upper * (1 - low) + lower * low;
}
