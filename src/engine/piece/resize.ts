import { EngineError } from '../core/errors.ts';
import { multiply, translation } from '../svg/coordinates.ts';
import { scaling, transformed } from './edit.ts';
import { objectBox } from './place-object.ts';
import type { Piece, PieceObject } from './types.ts';

/** Fixed stitches become longer or shorter by so much at most, by all edits together: beyond, they would be no good stitches. */
export const MAX_FIXED_STRETCH = 0.15;
/** Least and most times a whole piece is scaled. */
export const RESIZE_LIMITS = [0.5, 2] as const;
/** Least and most times objects are scaled whose stitches are laid anew. */
const SCALE_LIMITS = [0.05, 20] as const;

/** How much longer fixed stitches have become by what was done to them. */
function stretchOf({ transform }: PieceObject): number {
  const [a, b, c, d] = transform ?? [1, 0, 0, 1];
  return Math.sqrt(Math.abs(a * d - b * c));
}

/**
 * Least and most times objects can be scaled together: fixed stitches among them stretch by
 * `MAX_FIXED_STRETCH` from how they were made.
 */
export function scaleLimits(objects: readonly PieceObject[]): [least: number, most: number] {
  let [least, most]: [number, number] = [...SCALE_LIMITS];
  for (const object of objects) {
    if (object.kind !== 'stitches') continue;
    const stretch = stretchOf(object);
    least = Math.max(least, (1 - MAX_FIXED_STRETCH) / stretch);
    most = Math.min(most, (1 + MAX_FIXED_STRETCH) / stretch);
  }
  // Of stitches that a file has stretched farther nothing is left to choose.
  return [Math.min(1, least), Math.max(1, most)];
}

/** A resized piece, and what could not be done. */
export interface Resized {
  piece: Piece;
  /** Fixed stitches that were stretched by less than was asked for. */
  kept: PieceObject[];
}

/**
 * Scales a whole piece: shapes are sewn anew at the new size, in rows as close as before. Fixed
 * stitches are stretched as far as they can be, about where they lie.
 * @param times as large, 0.5 to 2
 * @throws EngineError `bad-options`
 */
export function resizePiece(piece: Piece, times: number): Resized {
  const [min, max] = RESIZE_LIMITS;
  if (!(times >= min && times <= max)) {
    throw new EngineError('bad-options', 'resize', `${min} to ${max} times, got ${times}`);
  }
  const whole = scaling(times, times, { x: 0, y: 0 });
  const kept: PieceObject[] = [];
  const objects = piece.objects.map((object) => {
    if (object.kind === 'shapes') return transformed(object, whole);
    const [least, most] = scaleLimits([object]);
    const stretch = Math.min(most, Math.max(least, times));
    if (stretch !== times) kept.push(object);
    const { left, top, right, bottom } = objectBox(object);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const moved = translation(x * times - x, y * times - y);
    return transformed(object, multiply(moved, scaling(stretch, stretch, { x, y })));
  });
  const [widthMm, heightMm] = [piece.widthMm * times, piece.heightMm * times];
  return { piece: { ...piece, widthMm, heightMm, objects }, kept };
}
