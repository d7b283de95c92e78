import type { Oklab } from './oklab.ts';

/*
 * Skin, by its colour alone. Whatever its depth its hue lies between pink and straw, and it is a
 * little way from grey. Fur and wood of that colour are taken for it, too.
 */

/** What is surely skin, and how far beyond it may still be some. */
interface Range {
  from: number;
  to: number;
  soft: number;
}

/** Degrees in OKLab's plane of a and b. */
const HUE: Range = { from: 14, to: 52, soft: 12 };
const CHROMA: Range = { from: 0.034, to: 0.105, soft: 0.02 };
/** Deep shades are hair and wood as often. */
const LIGHT: Range = { from: 0.5, to: 0.9, soft: 0.12 };

/** How much a colour looks like skin, 0 to 1. */
export function skinLikeness([l, a, b]: Oklab): number {
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  return within(CHROMA, Math.hypot(a, b)) * within(LIGHT, l) * within(HUE, hue);
}

/** 1 within a range, falling to 0 beside it. */
function within({ from, to, soft }: Range, value: number): number {
  return Math.max(0, 1 - Math.max(from - value, value - to, 0) / soft);
}
