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
  /** Position of the canvas's corner, in millimetres. */
  leftMm: number;
  topMm: number;
  /** Red, green, blue that the thread sends to the eye, and the share of the ground's light let through. */
  light: Float32Array;
  /** Height of the uppermost thread over the fabric, in millimetres. */
  z: Float32Array;
}

export function createCanvas(frame: Frame, samples: number): Canvas {
  const width = frame.width * samples;
  const height = frame.height * samples;
  const canvas: Canvas = {
    width,
    height,
    scale: frame.pxPerMm * samples,
    samples,
    leftMm: frame.leftMm,
    topMm: frame.topMm,
    light: new Float32Array(width * height * 4),
    z: new Float32Array(width * height),
  };
  clearCanvas(canvas);
  return canvas;
}

/** Takes all thread off again. */
export function clearCanvas(canvas: Canvas): void {
  const { light } = canvas;
  light.fill(0);
  for (let i = 3; i < light.length; i += 4) light[i] = 1;
  canvas.z.fill(0);
}
