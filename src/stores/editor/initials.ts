import type { MonogramStyle } from 'ilmek-engine/monogram';
import { drawnLongSide, monogramOf, replaceMonogram, type ShapesObject } from 'ilmek-engine/piece';
import { MONOGRAM_DEFAULTS } from 'ilmek-engine/tables';
import { choose, edit, sentence, unlocked } from './edits.ts';
import { pieceClient } from './sewing.ts';
import { $piece } from './state.ts';

/* A monogram is drawn with other letters, or laid out otherwise, as long as it is there. */

/** Of several wishes the newest is drawn. */
let turn = 0;

/**
 * Draws a monogram anew, in its place and its threads.
 * @param object one of it
 * @param change what of it is another
 * @returns why it could not be; undefined where it is done, or no longer wanted
 */
export async function changeInitials(
  object: ShapesObject,
  change: Partial<{ text: string; style: MonogramStyle }>,
): Promise<string | undefined> {
  const before = $piece.get();
  const { initials } = object;
  if (!before || !initials) return undefined;
  const own = ++turn;
  const old = monogramOf(before, object);
  const { longSideMm: _, ...usual } = MONOGRAM_DEFAULTS;
  const { style = initials.style as MonogramStyle, text = initials.text } = change;
  const sewn = { side: 'longer', mm: drawnLongSide(old) } as const;
  const options = { ...usual, ...initials, text, style, sewn, longSideMm: sewn.mm };
  try {
    const make = { kind: 'monogram', options } as const;
    const { piece: made } = await pieceClient().begin({ kind: 'make', make });
    if (own !== turn) return undefined;
    const known = new Set(before.objects.map(({ id }) => id));
    const done = edit('Monogram', (piece) =>
      unlocked(
        piece,
        old.map(({ id }) => id),
      ).length < old.length
        ? piece
        : replaceMonogram(piece, object, { ...made, objects: named(made.objects, text) }),
    );
    if (done) choose($piece.get()!.objects.flatMap(({ id }) => (known.has(id) ? [] : [id])));
    return undefined;
  } catch (error) {
    return own === turn ? sentence(error) : undefined;
  }
}

/** Called by their letters, as those that are added are. */
const named = <T extends { name: string }>(objects: readonly T[], text: string): T[] =>
  objects.map((one) => ({ ...one, name: text }));
