import type { Mm } from '../core/units.ts';
import type { Outline } from './outline.ts';
import type { ColumnEnd } from './types.ts';

/** A place on the spine with the two border samples that it has for feet. */
export interface Knot {
  /** Distance along the spine in mm. */
  t: number;
  x: number;
  y: number;
  /** Half the width. */
  r: Mm;
  /** Border samples. */
  left: number;
  right: number;
  /** The rail comes here in a straight line from the knot before, not along the border. */
  bridgeLeft: boolean;
  bridgeRight: boolean;
  /** Shapes the rails only: the rungs near it are led by the knots around. */
  skip: boolean;
}

/** Spine and rails of a column in the making. */
export interface Chain {
  knots: Knot[];
  closed: boolean;
  start: ChainEnd;
  end: ChainEnd;
}

export interface ChainEnd {
  /** `free` until its cap is found. */
  kind: ColumnEnd | 'free';
  /** How far both rails run on, straight, under another column. */
  extendMm: Mm;
}

/** The direction of a stroke beside a bend is taken between these distances from it, in radii. */
export const AIM_FROM_RADII = 1.3;
export const AIM_TO_RADII = 2.6;

export const FREE: ChainEnd = { kind: 'free', extendMm: 0 };

/**
 * A knot half way between two border samples, after (1) or before (-1) another knot.
 * @param r half the width; that of the knot's own rung unless told
 */
export function knotBetween(
  { x, y }: Outline,
  { left, right }: Pick<Knot, 'left' | 'right'>,
  beside: Knot,
  sign: 1 | -1,
  r = Math.hypot(x[left] - x[right], y[left] - y[right]) / 2,
): Knot {
  const [mx, my] = [(x[left] + x[right]) / 2, (y[left] + y[right]) / 2];
  const t = beside.t + sign * Math.hypot(mx - beside.x, my - beside.y);
  return { ...PLAIN, t, x: mx, y: my, r, left, right };
}

/** What most knots are. */
export const PLAIN = { bridgeLeft: false, bridgeRight: false, skip: false } as const;

/** The same chain, walked the other way: left and right change sides. */
export function reverseChain(chain: Chain): Chain {
  const n = chain.knots.length;
  const length = n > 0 ? chain.knots[n - 1].t : 0;
  const knots = chain.knots.map((_, i) => {
    const k = chain.knots[n - 1 - i];
    const after = i > 0 ? chain.knots[n - i] : undefined;
    return {
      ...k,
      t: length - k.t,
      left: k.right,
      right: k.left,
      bridgeLeft: after?.bridgeRight ?? false,
      bridgeRight: after?.bridgeLeft ?? false,
    };
  });
  return { knots, closed: chain.closed, start: chain.end, end: chain.start };
}

/** A ring opened before one of its knots, which becomes the first. */
export function openRing(chain: Chain, at: number): Chain {
  const { knots } = chain;
  const first = knots[0];
  const last = knots[knots.length - 1];
  const round = last.t + Math.hypot(first.x - last.x, first.y - last.y) - first.t;
  const from = knots[at % knots.length].t;
  const turned = [
    ...knots.slice(at).map((k) => ({ ...k, t: k.t - from })),
    ...knots.slice(0, at).map((k) => ({ ...k, t: k.t + round - from })),
  ];
  return { ...chain, knots: turned, closed: false };
}

/** Position on the spine at distance t, held at the ends. */
export function spineAt(knots: Knot[], t: number): { x: number; y: number } {
  let i = 0;
  while (i < knots.length - 1 && knots[i + 1].t < t) i++;
  const a = knots[i];
  const b = knots[Math.min(i + 1, knots.length - 1)];
  const f = b.t > a.t ? Math.max(0, Math.min(1, (t - a.t) / (b.t - a.t))) : 0;
  return { x: a.x + (b.x - a.x) * f, y: a.y + (b.y - a.y) * f };
}

/** Unit direction of the spine between two distances; null when they coincide. */
export function spineDirection(
  knots: Knot[],
  from: number,
  to: number,
): { x: number; y: number } | null {
  const a = spineAt(knots, from);
  const b = spineAt(knots, to);
  const d = Math.hypot(b.x - a.x, b.y - a.y);
  return d > 1e-6 ? { x: (b.x - a.x) / d, y: (b.y - a.y) / d } : null;
}
