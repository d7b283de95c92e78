import type { Mm, Shape, ShapeSet } from 'ilmek-engine';
import { artworkMargin } from 'ilmek-engine/tables';
import { JobError } from './errors.ts';

/** Longer side in px of what follows the keys: as it is waited for, no larger than needed. */
export const QUICK_SIDE = 360;

/** Stitches end a little outside of an area, and hairlines are sewn wider than drawn. */
const SPREAD_MM: Mm = 0.35;

/**
 * A drawing before it is sewn: its shapes, flat, in the colours of their threads, on nothing.
 */
export function drawPattern(set: ShapeSet): ImageBitmap {
  // The sewn piece comes in its place, with the same cloth around it.
  const margin = artworkMargin(set.widthMm, set.heightMm);
  const widthMm = set.widthMm + 2 * margin;
  const heightMm = set.heightMm + 2 * margin;
  const pxPerMm = QUICK_SIDE / Math.max(widthMm, heightMm);
  const canvas = new OffscreenCanvas(Math.round(widthMm * pxPerMm), Math.round(heightMm * pxPerMm));
  const pen = canvas.getContext('2d');
  if (!pen) throw new JobError('out-of-memory', 'no canvas for the pattern');
  pen.scale(pxPerMm, pxPerMm);
  pen.translate(margin, margin);
  pen.lineCap = pen.lineJoin = 'round';
  for (const shape of set.shapes) {
    pen.fillStyle = pen.strokeStyle = set.threads[shape.thread].hex;
    drawShape(pen, shape);
  }
  return canvas.transferToImageBitmap();
}

function drawShape(pen: OffscreenCanvasRenderingContext2D, shape: Shape): void {
  pen.beginPath();
  switch (shape.kind) {
    case 'area':
      for (const ring of shape.polygon.rings) trace(pen, ring, true);
      pen.fill('evenodd');
      pen.lineWidth = SPREAD_MM;
      return pen.stroke();
    case 'stroke':
      trace(pen, shape.points, shape.closed);
      pen.lineWidth = shape.widthMm;
      return pen.stroke();
    case 'column':
      trace(pen, shape.left, shape.closed);
      if (shape.closed) trace(pen, shape.right, true);
      else traceBack(pen, shape.right);
      return pen.fill('evenodd');
  }
}

function trace(pen: OffscreenCanvasRenderingContext2D, points: Float64Array, closed = false): void {
  for (let i = 0; i < points.length; i += 2) {
    if (i === 0) pen.moveTo(points[0], points[1]);
    else pen.lineTo(points[i], points[i + 1]);
  }
  if (closed) pen.closePath();
}

/** Goes on from the last edge's end along the other, to its start. */
function traceBack(pen: OffscreenCanvasRenderingContext2D, points: Float64Array): void {
  for (let i = points.length - 2; i >= 0; i -= 2) pen.lineTo(points[i], points[i + 1]);
  pen.closePath();
}
