import type { Size } from '../picture/pixels.ts';
import { boxMean } from '../picture/box-mean.ts';
import type { ColorField } from './superpixels.ts';

/*
 * A mask's edge laid along the picture's own: He et al., "Guided image filtering", 2010, worked out
 * on a small picture and applied at any size ("Fast guided filter", 2015).
 */

/** Near an edge, how far the picture is looked at, in pixels of the small picture. */
const RADIUS = 3;
/** Differences below the root of this are no edge. */
const EPSILON = 0.0006;
/** How much steeper the edge becomes than the filter leaves it. */
const STEEP = 3;

/** Neither subject nor ground alone. */
const MIXED = 2;

/** How a mask follows a picture. */
export interface FollowedEdge extends Size {
  /** For each of the picture's channels its factor at each pixel, and an offset. */
  factors: readonly Float32Array[];
  /** 0 or 1 where all around is the same; MIXED near an edge. */
  whole: Uint8Array;
}

/** What a picture's edges are, whatever the mask. */
export interface EdgeField extends Size {
  channels: readonly Float32Array[];
  means: readonly Float32Array[];
  /** Mean products of two channels, as `PAIRS` has them. */
  pairs: readonly Float32Array[];
}

/** Made once for a picture. */
export function readEdges(field: ColorField): EdgeField {
  const { width, height } = field;
  const channels = [0, 1, 2].map((c) => channelOf(field, c));
  const mean = (plane: Float32Array) => boxMean(plane, field, RADIUS);
  return {
    width,
    height,
    channels,
    means: channels.map(mean),
    pairs: PAIRS.map(([r, c]) => mean(product(channels[r], channels[c]))),
  };
}

/** @param mask 1 in the subject, for each pixel of the field */
export function followEdges(field: EdgeField, mask: Float32Array): FollowedEdge {
  const { width, height } = field;
  const around = boxMean(mask, field, 2 * RADIUS);
  const whole = new Uint8Array(around.length);
  for (let i = 0; i < whole.length; i++) {
    whole[i] = around[i] < 1e-4 ? 0 : around[i] > 1 - 1e-4 ? 1 : MIXED;
  }
  const factors = factorsOf(field, mask);
  return { width, height, whole, factors: factors.map((plane) => boxMean(plane, field, RADIUS)) };
}

/** The least squares fit of the mask to the colours around each pixel. */
function factorsOf({ channels, means, pairs, ...size }: EdgeField, mask: Float32Array) {
  const mean = (plane: Float32Array) => boxMean(plane, size, RADIUS);
  const share = mean(mask);
  const cross = channels.map((channel) => mean(product(channel, mask)));
  const out = Array.from({ length: 4 }, () => new Float32Array(mask.length));
  const slope = [0, 0, 0];
  for (let i = 0; i < mask.length; i++) {
    const p = share[i];
    out[3][i] = p;
    // Where the mask is the same all around it does not depend on colours.
    if (p < 1e-6 || p > 1 - 1e-6) continue;
    const [x, y, z] = [means[0][i], means[1][i], means[2][i]];
    solve(
      [
        pairs[0][i] - x * x + EPSILON,
        pairs[1][i] - y * y + EPSILON,
        pairs[2][i] - z * z + EPSILON,
        pairs[3][i] - x * y,
        pairs[4][i] - x * z,
        pairs[5][i] - y * z,
      ],
      [cross[0][i] - x * p, cross[1][i] - y * p, cross[2][i] - z * p],
      slope,
    );
    for (let c = 0; c < 3; c++) out[c][i] = slope[c];
    out[3][i] = p - slope[0] * x - slope[1] * y - slope[2] * z;
  }
  return out;
}

function channelOf({ lab }: ColorField, c: number): Float32Array {
  const out = new Float32Array(lab.length / 3);
  for (let i = 0; i < out.length; i++) out[i] = lab[i * 3 + c];
  return out;
}

function product(a: Float32Array, b: Float32Array): Float32Array {
  const out = new Float32Array(a.length);
  for (let i = 0; i < out.length; i++) out[i] = a[i] * b[i];
  return out;
}

/** Rows and columns of a symmetric matrix of three. */
const PAIRS = [
  [0, 0],
  [1, 1],
  [2, 2],
  [0, 1],
  [0, 2],
  [1, 2],
] as const;

/** Solves a symmetric system of three, its matrix as `PAIRS` has it. */
function solve([a, d, f, b, c, e]: readonly number[], v: readonly number[], out: number[]): void {
  const aa = d * f - e * e;
  const bb = c * e - b * f;
  const cc = b * e - c * d;
  const det = a * aa + b * bb + c * cc;
  const dd = a * f - c * c;
  const ee = b * c - a * e;
  const ff = a * d - b * b;
  out[0] = (aa * v[0] + bb * v[1] + cc * v[2]) / det;
  out[1] = (bb * v[0] + dd * v[1] + ee * v[2]) / det;
  out[2] = (cc * v[0] + ee * v[1] + ff * v[2]) / det;
}

/**
 * How much of each pixel of a picture is the subject, 0 to 255.
 * @param labOf colour of a pixel: asked for near the edge alone
 */
export function coverOf(
  edges: FollowedEdge,
  { width, height }: Size,
  labOf: (i: number) => ArrayLike<number>,
): Uint8Array<ArrayBuffer> {
  const data = new Uint8Array(width * height);
  const [scaleX, scaleY] = [edges.width / width, edges.height / height];
  for (let y = 0; y < height; y++) {
    const v = Math.min(edges.height - 1, Math.max(0, (y + 0.5) * scaleY - 0.5));
    for (let x = 0; x < width; x++) {
      const u = Math.min(edges.width - 1, Math.max(0, (x + 0.5) * scaleX - 0.5));
      const i = y * width + x;
      const whole = edges.whole[Math.round(v) * edges.width + Math.round(u)];
      data[i] = whole === MIXED ? Math.round(255 * coverAt(edges, u, v, labOf(i))) : 255 * whole;
    }
  }
  return data;
}

/** How much of a place in the small picture is the subject, 0 to 1. */
function coverAt(
  { width, height, factors }: FollowedEdge,
  x: number,
  y: number,
  lab: ArrayLike<number>,
): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const right = Math.min(width - 1, left + 1);
  const bottom = Math.min(height - 1, top + 1);
  const [tx, ty] = [x - left, y - top];
  const [l, a, b, offset] = factors;
  const at = (px: number, py: number, share: number): number => {
    const i = py * width + px;
    return share * (l[i] * lab[0] + a[i] * lab[1] + b[i] * lab[2] + offset[i]);
  };
  const sum =
    at(left, top, (1 - tx) * (1 - ty)) +
    at(right, top, tx * (1 - ty)) +
    at(left, bottom, (1 - tx) * ty) +
    at(right, bottom, tx * ty);
  return Math.min(1, Math.max(0, (sum - 0.5) * STEEP + 0.5));
}
