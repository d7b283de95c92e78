import { BARE_LABEL, type DividedPicture, type Labels } from './labels.ts';
import { distance, meanColor } from './pixels.ts';

/*
 * Parts too thin to sew.
 *
 * A needle cannot make a line under 0.4 mm wide. A thin part that draws
 * something (long, and unlike what it runs through) is widened to that; the
 * sharp end of something wider is left to taper; the rest joins its
 * neighbours.
 */

export interface ThinOptions {
  /** Pixels across that are enough: 1 leaves all as it is, 2 and 3 are told apart, more counts as 3. */
  across: number;
  /** Pixels that a part drawn on purpose has at least. */
  leastLine: number;
  /** Pixels that the tapering end of something wider has at most. */
  mostTip: number;
  /** Colour difference to its surroundings that a line has at least. */
  strong: number;
}

/** Widens thin lines and removes thin slivers, in place. */
export function fixThin(picture: DividedPicture, options: ThinOptions): void {
  const { labels } = picture;
  const { width, height, data } = labels;
  const { across, leastLine, mostTip, strong } = options;
  if (across < 2 || width < 4 || height < 4) return;
  const thick = across < 3 ? coverByPairs(labels) : coverByDiscs(labels);
  const before = data.slice();
  const block = across < 3 ? [1, width, width + 1] : [-1, 1, -width, width];
  for (const { pixels, attached } of thinParts(labels, thick)) {
    const label = before[pixels[0]];
    if (label === BARE_LABEL || (attached && pixels.length <= mostTip)) continue;
    // A short part that hangs on something thick is a neck, or the end of a line: never a speck.
    const whole = attached || pixels.length >= leastLine;
    if (whole && contrastOf(pixels, before, picture) > strong) {
      for (const i of pixels) for (const step of block) data[i + step] = label;
    } else dissolve(pixels, label, picture);
  }
}

/** 1 for each pixel that some 2 × 2 block of its label covers. */
function coverByPairs({ width, height, data }: Labels): Uint8Array {
  const thick = new Uint8Array(data.length);
  for (let y = 1; y < height; y++) {
    for (let i = y * width + 1; i < (y + 1) * width; i++) {
      const label = data[i];
      if (data[i - 1] !== label || data[i - width] !== label) continue;
      if (data[i - width - 1] !== label) continue;
      thick[i] = thick[i - 1] = thick[i - width] = thick[i - width - 1] = 1;
    }
  }
  return keepFrame(thick, width, height);
}

/** 1 for each pixel that some cross of three pixels' width of its label covers, or touches from inside a corner. */
function coverByDiscs({ width, height, data }: Labels): Uint8Array {
  const thick = new Uint8Array(data.length);
  for (let y = 1; y < height - 1; y++) {
    for (let i = y * width + 1; i < (y + 1) * width - 1; i++) {
      const label = data[i];
      if (data[i - 1] !== label || data[i + 1] !== label) continue;
      if (data[i - width] !== label || data[i + width] !== label) continue;
      thick[i] = thick[i - 1] = thick[i + 1] = thick[i - width] = thick[i + width] = 1;
      for (const corner of [i - width - 1, i - width + 1, i + width - 1, i + width + 1]) {
        if (data[corner] === label) thick[corner] = 1;
      }
    }
  }
  return keepFrame(thick, width, height);
}

/** What runs off the picture may be as wide as it likes beyond. */
function keepFrame(thick: Uint8Array, width: number, height: number): Uint8Array {
  thick.fill(1, 0, width).fill(1, width * (height - 1));
  for (let y = 0; y < height; y++) thick[y * width] = thick[y * width + width - 1] = 1;
  return thick;
}

interface ThinPart {
  pixels: number[];
  /** It is the end of something thick of its own label. */
  attached: boolean;
}

/** Connected thin pixels of one label, over corners too. */
function thinParts({ width, data }: Labels, thick: Uint8Array): ThinPart[] {
  const around = [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1];
  const seen = thick.slice();
  const parts: ThinPart[] = [];
  for (let start = 0; start < data.length; start++) {
    if (seen[start] === 1) continue;
    seen[start] = 1;
    const pixels = [start];
    let attached = false;
    // The frame is thick, so no neighbour lies outside.
    for (let k = 0; k < pixels.length; k++) {
      for (const step of around) {
        const next = pixels[k] + step;
        if (data[next] !== data[start]) continue;
        if (thick[next] === 1) attached = true;
        else if (seen[next] === 0) {
          seen[next] = 1;
          pixels.push(next);
        }
      }
    }
    parts.push({ pixels, attached });
  }
  return parts;
}

/** How unlike the least unlike of its neighbours a part is. Fabric is unlike everything. */
function contrastOf(
  pixels: readonly number[],
  data: Uint8Array,
  { labels: { width }, lab, colors }: DividedPicture,
): number {
  const others = new Set<number>();
  for (const i of pixels) for (const step of [-1, 1, -width, width]) others.add(data[i + step]);
  others.delete(data[pixels[0]]);
  others.delete(BARE_LABEL);
  const mean = meanColor(lab, pixels);
  return Math.min(...[...others].map((label) => distance(mean, 0, colors, label)));
}

/** Gives each pixel of a part to a neighbour of another label, the nearest in colour, from the edge inward. */
function dissolve(
  pixels: readonly number[],
  own: number,
  { labels: { width, data }, lab, colors }: DividedPicture,
): void {
  let left = pixels;
  while (left.length > 0) {
    const picks = left.map((i) => {
      let best = own;
      let least = Infinity;
      for (const step of [-1, 1, -width, width]) {
        const label = data[i + step];
        if (label === own) continue;
        const d = label === BARE_LABEL ? 10 : distance(lab, i, colors, label);
        if (d < least) [best, least] = [label, d];
      }
      return best;
    });
    left.forEach((i, k) => (data[i] = picks[k]!));
    const rest = left.filter((_, k) => picks[k] === own);
    if (rest.length === left.length) return;
    left = rest;
  }
}
