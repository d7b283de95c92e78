import type { RgbaImage } from 'ilmek-engine';

/*
 * The shadow that a sewn piece throws on the cloth. It is drawn here, once for each picture: as a
 * filter of the page it would be drawn anew with whatever moves above it, sixty times a second.
 */

/** How far to the right and down it falls, how soft it is, and what of the light it takes: px, px, px, 0 to 1. */
const SHADOW = { right: 0.6, down: 1.2, soft: 0.8, dark: 0.4, color: [60, 40, 10] } as const;

/** Beyond so many of its softnesses it is not seen. */
const REACH = 2.5;

/** How far a shadow is thrown at most, in whole pixels. @param times pixels of the picture for one of the screen */
export const shadowReach = (times: number): number =>
  Math.ceil((SHADOW.down + REACH * SHADOW.soft) * times);

/**
 * Draws the shadow of a picture under it, and leaves its rim out: what throws shadows from there is
 * seen, and what falls there is not.
 * @param image on nothing
 * @param times its pixels for one of the screen
 * @param rim pixels on each side that are left out
 */
export function withShadow(image: RgbaImage, times: number, rim: number): RgbaImage {
  const { width, height, data } = image;
  const [wide, high] = [width - 2 * rim, height - 2 * rim];
  const across = tapsOf(SHADOW.right * times, SHADOW.soft * times);
  const down = tapsOf(SHADOW.down * times, SHADOW.soft * times);
  const swept = new Float32Array(wide * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < wide; x++) {
      let sum = 0;
      for (const { off, share } of across) {
        const from = x + rim - off;
        if (from >= 0 && from < width) sum += share * data[(y * width + from) * 4 + 3];
      }
      swept[y * wide + x] = sum;
    }
  }
  const shaded = new Uint8ClampedArray(wide * high * 4);
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      let sum = 0;
      for (const { off, share } of down) {
        const from = y + rim - off;
        if (from >= 0 && from < height) sum += share * swept[from * wide + x];
      }
      lay(
        data,
        ((y + rim) * width + x + rim) * 4,
        (SHADOW.dark * sum) / 255,
        shaded,
        (y * wide + x) * 4,
      );
    }
  }
  return { width: wide, height: high, data: shaded };
}

/** Puts a pixel over its shadow. */
function lay(
  data: RgbaImage['data'],
  from: number,
  dark: number,
  shaded: Uint8ClampedArray,
  to: number,
): void {
  const alpha = data[from + 3] / 255;
  const under = dark * (1 - alpha);
  const whole = alpha + under;
  if (whole === 0) return;
  for (let i = 0; i < 3; i++) {
    shaded[to + i] = (data[from + i] * alpha + SHADOW.color[i] * under) / whole;
  }
  shaded[to + 3] = whole * 255;
}

/** From which pixels light is taken, one way, and in which shares. */
function tapsOf(far: number, soft: number): { off: number; share: number }[] {
  const taps: { off: number; share: number }[] = [];
  let sum = 0;
  for (let off = Math.floor(far - REACH * soft); off <= Math.ceil(far + REACH * soft); off++) {
    const share = Math.exp(-((off - far) ** 2) / (2 * soft ** 2));
    taps.push({ off, share });
    sum += share;
  }
  return taps.map(({ off, share }) => ({ off, share: share / sum }));
}
