import { EngineError } from '../core/errors.ts';
import { checkImage, type RgbaImage } from '../core/image.ts';

/** How a picture is turned and cut before anything else is done with it. */
export interface PicturePlacing {
  /** Quarter turns clockwise. */
  turns: number;
  /** Then so many degrees clockwise, -45 to 45; corners that come to lie outside are clear. */
  straighten: number;
  /** Then this part of it, as shares of its sides. */
  crop: Part;
}

/** A rectangle as shares of a picture's sides, 0 to 1. */
export interface Part {
  /** Its left side. */
  x: number;
  /** Its top. */
  y: number;
  /** Its width. */
  width: number;
  /** Its height. */
  height: number;
}

/** The whole picture, neither turned nor cut. */
export const AS_IT_IS: PicturePlacing = {
  turns: 0,
  straighten: 0,
  crop: { x: 0, y: 0, width: 1, height: 1 },
};

/** Six numbers as of a canvas: x' = a x + c y + e, y' = b x + d y + f. */
export type Affine = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** What a picture of some size becomes, and where each of its places comes to lie. */
export interface PlacedPicture {
  /** Of the part, px. */
  width: number;
  /** Of the part, px. */
  height: number;
  /** From pixels of the picture as it was to pixels of the part. */
  there: Affine;
  /** And back. */
  back: Affine;
}

/**
 * What a picture becomes when it is turned and cut, without touching a pixel of it.
 * @param size of the picture, px
 * @param how it is turned and cut
 * @throws EngineError `bad-options` where the part lies outside of the picture or is no part
 */
export function placeSize(
  size: { width: number; height: number },
  how: PicturePlacing,
): PlacedPicture {
  const { width, height } = size;
  const { x, y, width: w, height: h } = how.crop;
  const isPart = x >= 0 && y >= 0 && w > 0 && h > 0 && x + w <= 1 + 1e-9 && y + h <= 1 + 1e-9;
  if (!isPart) throw new EngineError('bad-options', 'crop', 'the part lies outside of the picture');
  if (!(Math.abs(how.straighten) <= 45)) {
    throw new EngineError('bad-options', 'straighten', `-45 to 45 degrees, got ${how.straighten}`);
  }
  const odd = Math.abs(how.turns) % 2 === 1;
  const [turnedWidth, turnedHeight] = odd ? [height, width] : [width, height];
  const angle = ((how.turns * 90 + how.straighten) * Math.PI) / 180;
  // Quarter turns are exact.
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)].map((v) => Math.round(v * 1e12) / 1e12);
  const left = x * turnedWidth;
  const top = y * turnedHeight;
  const e = turnedWidth / 2 - left - (cos * width - sin * height) / 2;
  const f = turnedHeight / 2 - top - (sin * width + cos * height) / 2;
  return {
    width: Math.max(1, Math.round(w * turnedWidth)),
    height: Math.max(1, Math.round(h * turnedHeight)),
    there: [cos, sin, -sin, cos, e, f],
    back: [cos, -sin, sin, cos, -(cos * e + sin * f), sin * e - cos * f],
  };
}

/**
 * Where a place comes to lie.
 * @param matrix from where it lies
 * @param x px
 * @param y px
 * @returns its x and y there, px
 */
export function applyAffine(matrix: Affine, x: number, y: number): readonly [x: number, y: number] {
  const [a, b, c, d, e, f] = matrix;
  return [a * x + c * y + e, b * x + d * y + f];
}

/**
 * A part of a picture, turned: in whole pixels where it is turned by quarters, else mixed from four.
 * @throws EngineError `bad-image`, `bad-options`
 */
export function placePicture(image: RgbaImage, how: PicturePlacing): RgbaImage {
  checkImage(image, 'crop');
  const { width, height, back } = placeSize(image, how);
  const out = new Uint8ClampedArray(width * height * 4);
  if (how.straighten === 0 && how.turns % 4 === 0 && copyRows(image, back, { width, out })) {
    return { width, height, data: out };
  }
  const copy = how.straighten === 0 ? nearestPixel : mixedPixel;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = applyAffine(back, x + 0.5, y + 0.5);
      copy(image, u, v, out, (y * width + x) * 4);
    }
  }
  return { width, height, data: out };
}

/** Copies whole rows of what is not turned. @returns false where rounding leads beyond the picture */
function copyRows(
  { width: across, height: down, data }: RgbaImage,
  back: Affine,
  { width, out }: { width: number; out: Uint8ClampedArray },
): boolean {
  const [left, top] = applyAffine(back, 0.5, 0.5).map(Math.floor);
  const height = out.length / 4 / width;
  if (left < 0 || top < 0 || left + width > across || top + height > down) return false;
  for (let y = 0; y < height; y++) {
    const from = ((top + y) * across + left) * 4;
    out.set(data.subarray(from, from + width * 4), y * width * 4);
  }
  return true;
}

type Copy = (image: RgbaImage, u: number, v: number, out: Uint8ClampedArray, at: number) => void;

const nearestPixel: Copy = ({ width, height, data }, u, v, out, at) => {
  const x = Math.min(width - 1, Math.max(0, Math.floor(u)));
  const y = Math.min(height - 1, Math.max(0, Math.floor(v)));
  for (let c = 0; c < 4; c++) out[at + c] = data[(y * width + x) * 4 + c];
};

const mixedPixel: Copy = ({ width, height, data }, u, v, out, at) => {
  if (u < 0 || v < 0 || u > width || v > height) return;
  const x = Math.min(width - 1, Math.max(0, u - 0.5));
  const y = Math.min(height - 1, Math.max(0, v - 0.5));
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const right = Math.min(width - 1, left + 1);
  const bottom = Math.min(height - 1, top + 1);
  const [tx, ty] = [x - left, y - top];
  const sum = [0, 0, 0, 0];
  const add = (px: number, py: number, share: number): void => {
    const from = (py * width + px) * 4;
    const alpha = share * data[from + 3];
    for (let c = 0; c < 3; c++) sum[c] += alpha * data[from + c];
    sum[3] += alpha;
  };
  add(left, top, (1 - tx) * (1 - ty));
  add(right, top, tx * (1 - ty));
  add(left, bottom, (1 - tx) * ty);
  add(right, bottom, tx * ty);
  if (sum[3] === 0) return;
  for (let c = 0; c < 3; c++) out[at + c] = sum[c] / sum[3];
  out[at + 3] = sum[3];
};
