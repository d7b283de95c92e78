import {
  setLettering,
  writtenWith,
  type Lettering,
  type SetLettering,
  type ShapesObject,
} from 'ilmek-engine/piece';
import type { DrawnLettering, LetteringWish } from '../../worker/piece-client.ts';
import { edit, sentence, unlocked } from './edits.ts';
import { pieceClient } from './sewing.ts';
import { $piece } from './state.ts';

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
let wanted: { id: string; change: Partial<Lettering> } | undefined;
let turn = 0;

/**
 * Writes an object's text otherwise, and with it the stretches of that text in other threads; of
 * several wishes the newest is drawn.
 * @param change what of it is another
 * @param gesture of somebody who is typing: one step
 * @returns why it could not be; undefined where it is done, or no longer wanted
 */
export async function changeLettering(
  object: ShapesObject,
  change: Partial<Lettering>,
  gesture?: string,
): Promise<string | undefined> {
  const { id, lettering: now } = object;
  const before = $piece.get();
  if (!now || !before) return undefined;
  const own = ++turn;
  wanted = { id, change: { ...(wanted?.id === id && wanted.change), ...change } };
  const wish = wanted.change;
  const written = writtenWith(before, object).flatMap((one) =>
    one.lettering ? [{ id: one.id, lettering: { ...one.lettering, ...wish } }] : [],
  );
  try {
    const drawn = await Promise.all(
      written.map(async ({ id: each, lettering: { heightMm, ...set } }) => ({
        id: each,
        ...(await drawLettering(set, { heightMm })),
      })),
    );
    if (own !== turn) return undefined;
    wanted = undefined;
    edit(
      'Lettering',
      (piece) => {
        // A text is written anew whole, or not at all.
        const ids = drawn.map((one) => one.id);
        if (unlocked(piece, ids).length < ids.length) return piece;
        return drawn.reduce(
          (next, one) => setLettering(next, one.id, one.lettering, one.shapes),
          piece,
        );
      },
      gesture,
    );
    return undefined;
  } catch (error) {
    if (own !== turn) return undefined;
    wanted = undefined;
    return letteringFault(error);
  }
}
