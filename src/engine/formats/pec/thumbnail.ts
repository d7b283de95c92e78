import { Command, designExtents, type Design, type Extents } from '../../core/design.ts';

/** Pixels; one bit each, the lowest bit leftmost. */
export const THUMBNAIL = { width: 48, height: 38, stride: 6 } as const;
/** Pixels left free at each side for the frame. */
const MARGIN = 4;
/** Rows 1, 2, 3 of the frame are this much narrower than the rest at each side. */
const CORNER = 3;

type Bitmap = Uint8Array;

/**
 * The pictures that a machine shows: the whole design, then each part between
 * two changes (stops too), all at one scale so that they lie over one another.
 * Threads are drawn as lines from needle point to needle point; moves are not.
 */
export function pecThumbnails(design: Design): Uint8Array[] {
  const { x, y, commands } = design;
  const place = placement(designExtents(design));
  const whole = framed();
  const parts: Bitmap[] = commands.length > 0 ? [framed()] : [];
  let fromX = 0;
  let fromY = 0;
  let sewing = false;
  for (let i = 0; i < commands.length; i++) {
    const command = commands[i];
    if (command === Command.ColorChange || command === Command.Stop) parts.push(framed());
    if (command !== Command.Stitch) {
      sewing = false;
      continue;
    }
    const toX = place.x(x[i]);
    const toY = place.y(y[i]);
    const part = parts[parts.length - 1];
    line(whole, sewing ? fromX : toX, sewing ? fromY : toY, toX, toY);
    line(part, sewing ? fromX : toX, sewing ? fromY : toY, toX, toY);
    fromX = toX;
    fromY = toY;
    sewing = true;
  }
  return [whole, ...parts];
}

/** Fits the extents into the middle, whole pixels. */
function placement({ left, top, right, bottom }: Extents) {
  const across = THUMBNAIL.width - 2 * MARGIN - 1;
  const down = THUMBNAIL.height - 2 * MARGIN - 1;
  const scale = Math.min(across / Math.max(1, right - left), down / Math.max(1, bottom - top));
  const middle = (size: number, value: number, low: number, high: number): number =>
    Math.round((size - 1) / 2 + (value - (low + high) / 2) * scale);
  return {
    x: (value: number) => middle(THUMBNAIL.width, value, left, right),
    y: (value: number) => middle(THUMBNAIL.height, value, top, bottom),
  };
}

function mark(bitmap: Bitmap, x: number, y: number): void {
  bitmap[y * THUMBNAIL.stride + (x >> 3)] |= 1 << (x & 7);
}

/** J. E. Bresenham's line, 1965. */
function line(bitmap: Bitmap, x0: number, y0: number, x1: number, y1: number): void {
  const dx = Math.abs(x1 - x0);
  const dy = -Math.abs(y1 - y0);
  const stepX = x0 < x1 ? 1 : -1;
  const stepY = y0 < y1 ? 1 : -1;
  let error = dx + dy;
  for (let x = x0, y = y0; ;) {
    mark(bitmap, x, y);
    if (x === x1 && y === y1) return;
    const twice = 2 * error;
    if (twice >= dy) {
      error += dy;
      x += stepX;
    }
    if (twice <= dx) {
      error += dx;
      y += stepY;
    }
  }
}

/** The rounded frame that machines expect around a picture, one pixel in from each side. */
function framed(): Bitmap {
  const bitmap = new Uint8Array(THUMBNAIL.stride * THUMBNAIL.height);
  const right = THUMBNAIL.width - 2;
  const bottom = THUMBNAIL.height - 2;
  for (let x = 1 + CORNER; x <= right - CORNER; x++) {
    mark(bitmap, x, 1);
    mark(bitmap, x, bottom);
  }
  for (let y = 2; y < bottom; y++) {
    const inset = Math.max(0, CORNER + 1 - Math.min(y, bottom + 1 - y));
    mark(bitmap, 1 + inset, y);
    mark(bitmap, right - inset, y);
  }
  return bitmap;
}
