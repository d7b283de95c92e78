import type { RgbaImage } from '../core/image.ts';
import type { Part } from './place.ts';

/** A bar's pixels are as dark or as light as this, but for so large a share of them. */
const DARK = 24;
const LIGHT = 236;
const ASTRAY = 0.03;
/** Bars take at least this share of a side together, and never more than this. */
const LEAST = 0.04;
const MOST = 0.6;
/** Two bars that face each other are about as broad: they differ by at most this share of the side. */
const UNLIKE = 0.05;
/** A picture's own row next to a bar has at most this share of the bar's colour. */
const RUNS_ON = 0.9;

/**
 * The part of a picture between two bars of black or white that face each other, as a film or a
 * phone's screen has around a photograph.
 * @returns undefined where there are none
 */
export function insideBars(image: RgbaImage): Part | undefined {
  const rows = barsAlong(image.height, (k) => lineOf(image, k, false));
  const columns = barsAlong(image.width, (k) => lineOf(image, k, true));
  if (!rows && !columns) return undefined;
  const [top, bottom] = rows ?? [0, image.height];
  const [left, right] = columns ?? [0, image.width];
  return {
    x: left / image.width,
    y: top / image.height,
    width: (right - left) / image.width,
    height: (bottom - top) / image.height,
  };
}

/** Shares of a line's pixels that are dark and light. */
interface Line {
  dark: number;
  light: number;
}

function lineOf({ width, height, data }: RgbaImage, at: number, isColumn: boolean): Line {
  const count = isColumn ? height : width;
  let dark = 0;
  let light = 0;
  for (let k = 0; k < count; k++) {
    const i = (isColumn ? k * width + at : at * width + k) * 4;
    if (data[i + 3] < 255) continue;
    if (Math.max(data[i], data[i + 1], data[i + 2]) <= DARK) dark++;
    else if (Math.min(data[i], data[i + 1], data[i + 2]) >= LIGHT) light++;
  }
  return { dark: dark / count, light: light / count };
}

/** First line between the bars, and the first past them. */
function barsAlong(
  count: number,
  line: (at: number) => Line,
): readonly [number, number] | undefined {
  for (const shade of ['dark', 'light'] as const) {
    const isBar = (at: number) => line(at)[shade] >= 1 - ASTRAY;
    let first = 0;
    while (first < count * MOST && isBar(first)) first++;
    let last = count;
    while (last > first && count - last < count * MOST && isBar(last - 1)) last--;
    const [before, after] = [first, count - last];
    const all = before + after;
    if (before === 0 || after === 0 || all < LEAST * count || all > MOST * count) continue;
    if (Math.abs(before - after) > UNLIKE * count) continue;
    // A ground that only thins out is no bar: behind a bar the picture begins at once.
    if (line(first)[shade] > RUNS_ON || line(last - 1)[shade] > RUNS_ON) continue;
    return [first, last];
  }
  return undefined;
}
