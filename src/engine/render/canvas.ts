import type { Frame } from './frame.ts';

/**
 * What thread has been laid so far, without the fabric under it. One cell a
 * sample; linear light.
 */
export interface Canvas {
  /** Cells, not pixels: `samples` of them a pixel each way. */
  width: number;
  height: number;
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
}

/**
 * A bare canvas.
 * @param pad pixels beyond the frame, for thread that is not seen but throws its shadow in.
 */
export function createCanvas(frame: Frame, samples: number, pad: number): Canvas {
  const width = (frame.width + 2 * pad) * samples;
  const height = (frame.height + 2 * pad) * samples;
  const canvas: Canvas = {
    width,
    height,
    scale: frame.pxPerMm * samples,
    samples,
    pad,
    leftMm: frame.leftMm - pad / frame.pxPerMm,
    topMm: frame.topMm - pad / frame.pxPerMm,
    light: new Float32Array(width * height * 4),
    z: new Float32Array(width * height),
    grain: new Uint8Array(width * height),
  };
  bare(canvas);
  return canvas;
}

/** Takes all thread off again. */
export function clearCanvas(canvas: Canvas): void {
  canvas.light.fill(0);
  canvas.z.fill(0);
  bare(canvas);
}

/** Lets the ground's light through everywhere. */
function bare({ light }: Canvas): void {
  for (let i = 3; i < light.length; i += 4) light[i] = 1;
}
