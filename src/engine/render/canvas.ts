import { designExtents, type Design } from '../core/design.ts';
import type { Mm, Px } from '../core/units.ts';
import { checkPictureSize, type RenderOptions } from './options.ts';

/** Where the picture lies on the fabric: px = (mm − left or top) · pxPerMm. */
export interface Frame {
  /** Pixels, a whole number. */
  width: Px;
  /** Pixels, a whole number. */
  height: Px;
  /** The picture's left edge on the design's plane, mm. */
  leftMm: Mm;
  /** The picture's upper edge on the design's plane, mm. */
  topMm: Mm;
  /** Pixels of the picture per millimetre of fabric. */
  pxPerMm: number;
}

/** An empty design without a margin still makes a picture. */
const MIN_SIDE_MM: Mm = 0.1;

/**
 * The frame of a whole design, whatever part of it is drawn: its needle points
 * and a margin, or the bounds that the caller gave.
 * @throws EngineError `bad-options` for a picture too large to hold.
 */
export function frameOf(design: Design, options: RenderOptions): Frame {
  const { pxPerMm, marginMm, bounds, samples } = options;
  const { leftMm, topMm, widthMm, heightMm } = bounds ?? sewnBounds(design, marginMm);
  const width = Math.max(1, Math.round(widthMm * pxPerMm));
  const height = Math.max(1, Math.round(heightMm * pxPerMm));
  checkPictureSize(width, height, samples);
  return { width, height, leftMm, topMm, pxPerMm };
}

function sewnBounds(design: Design, marginMm: Mm) {
  const { left, top, right, bottom } = designExtents(design);
  return {
    leftMm: left / 10 - marginMm,
    topMm: top / 10 - marginMm,
    widthMm: Math.max(MIN_SIDE_MM, (right - left) / 10 + 2 * marginMm),
    heightMm: Math.max(MIN_SIDE_MM, (bottom - top) / 10 + 2 * marginMm),
  };
}

/** Rows of a picture in pixels, from its top: `from` is the first, `to` the one after the last. */
export interface Rows {
  /** The first row. A whole number, at least 0. */
  from: Px;
  /** The row after the last. A whole number, at most the picture's height. */
  to: Px;
}

/** A rectangle of cells that changed; empty when right ≤ left. */
export interface Dirty {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A box that holds no cell. */
export const clean = (): Dirty => ({
  left: Infinity,
  top: Infinity,
  right: -Infinity,
  bottom: -Infinity,
});

/**
 * What thread has been laid so far, without the fabric under it. One cell a
 * sample; linear light.
 */
export interface Canvas {
  /** Cells, not pixels: `samples` of them a pixel each way. */
  width: number;
  height: number;
  /** Rows of cells that are kept: all, or those of a band and what its finish looks at. */
  kept: Rows;
  /** Cells per millimetre. */
  scale: number;
  samples: number;
  /** Pixels by which the canvas is larger than the picture on every side. */
  pad: number;
  /** Position of the canvas's corner, in millimetres. */
  leftMm: number;
  topMm: number;
  /** Red, green, blue that the thread sends to the eye, and the share of the ground's light let through. */
  light: Float32Array;
  /** Height of the uppermost thread over the fabric, in millimetres. */
  z: Float32Array;
  /** Which way that thread lies, and of which block it is: a `Profile`'s `grain`. */
  grain: Uint8Array;
  /** Cells outside of it are bare. */
  laid: Dirty;
}

/**
 * A bare canvas.
 * @param pad pixels beyond the frame, for thread that is not seen but throws its shadow in.
 * @param rows of the picture, to keep only these; they may lie beyond its edges
 */
export function createCanvas(
  frame: Frame,
  samples: number,
  pad: number,
  rows: Rows = { from: -pad, to: frame.height + pad },
): Canvas {
  const width = (frame.width + 2 * pad) * samples;
  const height = (frame.height + 2 * pad) * samples;
  const kept = keptOf({ height, pad, samples }, rows);
  const cells = width * (kept.to - kept.from);
  const canvas: Canvas = {
    width,
    height,
    kept,
    scale: frame.pxPerMm * samples,
    samples,
    pad,
    leftMm: frame.leftMm - pad / frame.pxPerMm,
    topMm: frame.topMm - pad / frame.pxPerMm,
    light: new Float32Array(cells * 4),
    z: new Float32Array(cells),
    grain: new Uint8Array(cells),
    laid: clean(),
  };
  bare(canvas);
  return canvas;
}

/** Rows of cells that hold some rows of the picture, as far as the canvas has such. */
function keptOf(
  { height, pad, samples }: Pick<Canvas, 'height' | 'pad' | 'samples'>,
  rows: Rows,
): Rows {
  const cellRow = (row: Px) => Math.min(height, Math.max(0, (row + pad) * samples));
  return { from: cellRow(rows.from), to: cellRow(rows.to) };
}

/**
 * Has the canvas keep other rows; of those that it kept before, what is laid stays if they are its first.
 * @param rows of the picture
 * @returns the first row of cells that is bare
 */
export function slideCanvas(canvas: Canvas, rows: Rows): number {
  const { width, kept } = canvas;
  const next = keptOf(canvas, rows);
  const stays = next.from >= kept.from && next.from < kept.to && next.to >= kept.to;
  const cells = (from: number, to: number, size: number) =>
    [(from - kept.from) * width * size, (to - kept.from) * width * size] as const;
  const done = stays ? kept.to : next.from;
  const all = width * (next.to - next.from);
  const move = <T extends Float32Array | Uint8Array>(field: T, size: number, fresh: () => T): T => {
    const [from, to] = stays ? cells(next.from, kept.to, size) : [0, 0];
    const room = field.length < all * size ? fresh() : field;
    // Within one array this copies as if by way of another.
    room.set(field.subarray(from, to));
    room.fill(0, to - from);
    return room;
  };
  canvas.light = move(canvas.light, 4, () => new Float32Array(all * 4));
  canvas.z = move(canvas.z, 1, () => new Float32Array(all));
  canvas.grain = move(canvas.grain, 1, () => new Uint8Array(all));
  canvas.kept = next;
  bare(canvas, (done - next.from) * width);
  return done;
}

/** Takes all thread off again. */
export function clearCanvas(canvas: Canvas): void {
  canvas.light.fill(0, 0, 4);
  canvas.z.fill(0);
  canvas.laid = clean();
  bare(canvas);
}

/** Lets the ground's light through from a cell on: copied from what is written already, by doubling. */
function bare({ light }: Canvas, cell = 0): void {
  const rest = light.subarray(4 * cell);
  if (rest.length === 0) return;
  rest[3] = 1;
  for (let done = 4; done < rest.length; done *= 2) rest.copyWithin(done, 0, done);
}
