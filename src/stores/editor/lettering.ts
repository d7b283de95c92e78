import {
  setLettering,
  type Lettering,
  type SetLettering,
  type ShapesObject,
} from 'ilmek-engine/piece';
import type { DrawnLettering, LetteringWish } from '../../worker/piece-client.ts';
import { edit, sentence, unlocked } from './edits.ts';
import { pieceClient } from './sewing.ts';

/* Lettering is written anew as long as it is there. */

/** Draws a text. @throws JobError, of which `letteringFault` makes words */
export const drawLettering = (
  set: SetLettering,
  size: LetteringWish['size'],
): Promise<DrawnLettering> => pieceClient().drawLettering({ set, size });

/** Why a text could not be drawn, as a sentence. */
export const letteringFault = (error: unknown): string =>
  error instanceof Error && 'code' in error && error.code === 'worker-failed'
    ? 'The typeface could not be fetched. You may be offline.'
    : sentence(error);

/** What was asked for last and is not drawn yet: what is asked for next goes on from it. */
let wanted: { id: string; lettering: Lettering } | undefined;
let turn = 0;

/**
 * Writes an object's text otherwise; of several wishes the newest is drawn.
 * @param change what of it is another
 * @param gesture of somebody who is typing: one step
 * @returns why it could not be; undefined where it is done, or no longer wanted
 */
export async function changeLettering(
  { id, lettering: now }: ShapesObject,
  change: Partial<Lettering>,
  gesture?: string,
): Promise<string | undefined> {
  if (!now) return undefined;
  const own = ++turn;
  wanted = { id, lettering: { ...(wanted?.id === id ? wanted.lettering : now), ...change } };
  const { heightMm, ...set } = wanted.lettering;
  try {
    const { lettering, shapes } = await drawLettering(set, { heightMm });
    if (own !== turn) return undefined;
    wanted = undefined;
    edit(
      'Lettering',
      (piece) =>
        unlocked(piece, [id]).length > 0 ? setLettering(piece, id, lettering, shapes) : piece,
      gesture,
    );
    return undefined;
  } catch (error) {
    if (own !== turn) return undefined;
    wanted = undefined;
    return letteringFault(error);
  }
}
