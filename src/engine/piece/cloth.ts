import { isPatch } from '../digitize/patch.ts';
import { shapesOnPage } from './place-object.ts';
import type { PieceObject } from './types.ts';

/**
 * Counts the areas of objects as they lie on the page.
 * @returns how many there are, and how many of them are too small or too narrow to be cut from cloth:
 *   as appliqué these are sewn in thread
 */
export function clothAreas(objects: readonly PieceObject[]): { all: number; small: number } {
  const areas = objects.flatMap((object) =>
    object.kind === 'shapes' ? shapesOnPage(object).filter(({ kind }) => kind === 'area') : [],
  );
  return { all: areas.length, small: areas.filter((area) => !isPatch(area)).length };
}
