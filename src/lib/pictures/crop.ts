import type { Part, PicturePlacing } from 'ilmek-engine/digitize';
import type { PixelSize } from './fit.ts';

/* The frame that cuts a picture: a rectangle as shares of its sides. */

export const WHOLE: Part = { x: 0, y: 0, width: 1, height: 1 };

/** A frame is never smaller than this share of a side. */
const LEAST = 0.04;

/** What of a frame is held: its left (-1) or right (1) side, its top or bottom; all of it with neither. */
export interface Grip {
  x: -1 | 0 | 1;
  y: -1 | 0 | 1;
}

export const isWhole = ({ x, y, width, height }: Part): boolean =>
  x === 0 && y === 0 && width === 1 && height === 1;

/** A frame of which a side or corner, or all of it, is moved by shares of the picture's sides. */
export function dragged(part: Part, grip: Grip, dx: number, dy: number): Part {
  const [x, width] = alongSide(part.x, part.width, grip.x, dx, grip.x === 0 && grip.y !== 0);
  const [y, height] = alongSide(part.y, part.height, grip.y, dy, grip.y === 0 && grip.x !== 0);
  return { x, y, width, height };
}

function alongSide(
  from: number,
  length: number,
  held: -1 | 0 | 1,
  by: number,
  isStill: boolean,
): readonly [number, number] {
  if (isStill) return [from, length];
  const to = from + length;
  if (held === 0) return [clamp(from + by, 0, 1 - length), length];
  if (held > 0) return [from, clamp(to + by, from + LEAST, 1) - from];
  const next = clamp(from + by, 0, to - LEAST);
  return [next, to - next];
}

/** What of a frame a place holds; undefined outside of it. @param reach of a side, in shares of the picture's */
export function gripAt(
  part: Part,
  x: number,
  y: number,
  reach: { x: number; y: number },
): Grip | undefined {
  const [u, v] = [x - part.x, y - part.y];
  const isNear =
    u > -reach.x && v > -reach.y && u < part.width + reach.x && v < part.height + reach.y;
  if (!isNear) return undefined;
  return { x: sideOf(u, part.width, reach.x), y: sideOf(v, part.height, reach.y) };
}

/** Of a narrow frame a third of it moves it all the same. */
function sideOf(at: number, length: number, reach: number): -1 | 0 | 1 {
  const near = Math.min(reach, length / 3);
  return at < near ? -1 : at > length - near ? 1 : 0;
}

/** The frame between two places of a picture. */
export function between(
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
): Part {
  const [left, right] = [Math.min(x0, x1), Math.max(x0, x1)].map((v) => clamp(v, 0, 1));
  const [top, bottom] = [Math.min(y0, y1), Math.max(y0, y1)].map((v) => clamp(v, 0, 1));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** How a key moves a frame, or with Shift its lower right corner; undefined for any other key. */
export function movedByKey(part: Part, key: string, shift: boolean): Part | undefined {
  const step = STEPS[key];
  return step && dragged(part, shift ? { x: 1, y: 1 } : { x: 0, y: 0 }, ...step);
}

const STEP = 0.02;
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Turned by quarters, with the frame that lies where it lay. @param quarters clockwise */
export function turned({ turns, straighten, crop }: PicturePlacing, quarters: 1 | -1) {
  const { x, y, width, height } = crop;
  return {
    turns: (turns + quarters + 4) % 4,
    straighten,
    crop:
      quarters > 0
        ? { x: 1 - y - height, y: x, width: height, height: width }
        : { x: y, y: 1 - x - width, width: height, height: width },
  };
}

/** The largest frame of a picture's own form that has no empty corner once it is turned by so many degrees. */
export function inscribed({ width, height }: PixelSize, degrees: number): Part {
  const angle = (Math.abs(degrees) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const share = Math.min(
    width / (width * cos + height * sin),
    height / (width * sin + height * cos),
  );
  const from = (1 - share) / 2;
  return { x: from, y: from, width: share, height: share };
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
