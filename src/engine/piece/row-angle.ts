import type { Thread } from '../core/design.ts';
import { BLOCK_ANGLES } from '../stitch/rows.ts';
import type { PieceObject } from './types.ts';

/** The same for all of one thread, so that its parts make one area; others have another sheen. */
export function angleOf({ hex }: Thread): number {
  return BLOCK_ANGLES[Number.parseInt(hex.slice(1), 16) % BLOCK_ANGLES.length];
}

/**
 * Direction of an object's rows where its shapes have none of their own: as a person has set it,
 * else by its thread.
 * @returns degrees clockwise on screen from the x axis; undefined of fixed stitches
 */
export const rowAngle = (object: PieceObject): number | undefined =>
  object.kind === 'shapes' ? (object.sewing.angle ?? angleOf(object.thread)) : undefined;
