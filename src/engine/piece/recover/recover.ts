import { checkpoint, type Context } from '../../core/context.ts';
import type { Design } from '../../core/design.ts';
import { asOneLayered } from '../of-design.ts';
import type { Piece } from '../types.ts';
import { groupItems, keepMixedRows, rebuild } from './groups.ts';
import { isBeyondMeasure } from './footprint.ts';
import { hideItems } from './hide.ts';
import { itemsOf, type Item } from './items.ts';
import { fileRuns } from './runs.ts';
import { pieceOf } from './to-piece.ts';

/** What was made of a file's stitches. */
export interface Recovered {
  piece: Piece;
  /** Stitches of the file: all; those that are sewn from objects; those under or between them, which are laid anew. */
  stitches: { all: number; objects: number; hidden: number };
}

/**
 * Makes a piece of a machine file: objects where its stitches tell them, else fixed stitches. Satin gives
 * columns, rows fills, the rest lines; each covers, sewn anew, what the file covers there, within 2 in 100.
 * @param design as `decode` reads it
 * @throws EngineError `aborted`
 */
export function recoverPiece(design: Design, context: Context = {}): Recovered {
  const runs = fileRuns(design);
  const items = runs.flatMap(itemsOf);
  if (isBeyondMeasure(runs.map(({ points }) => points))) {
    return { piece: pieceOf(design, items), stitches: countStitches(items) };
  }
  const groups = groupItems(items);
  groups.forEach((group, i) => {
    checkpoint(context, 'stitches', i, groups.length);
    rebuild(group);
  });
  keepMixedRows(groups);
  const whole = hideItems(items, runs);
  if (isScattered(whole)) {
    const kept = items.map((item): Item => ({ ...item, as: undefined }));
    const piece = pieceOf(design, kept);
    const objects = asOneLayered(piece.objects);
    return { piece: { ...piece, objects }, stitches: countStitches(kept) };
  }
  return { piece: pieceOf(design, whole), stitches: countStitches(whole) };
}

/** More parts than these, of few stitches each, are the spots of a photograph: nobody edits them one by one. */
const MANY_OBJECTS = 1000;
const FEW_STITCHES = 20;

function isScattered(items: readonly Item[]): boolean {
  const found = items.filter(({ as }) => typeof as === 'object').length;
  return found > MANY_OBJECTS && countStitches(items).objects < FEW_STITCHES * found;
}

function countStitches(items: readonly Item[]): Recovered['stitches'] {
  const counts = { all: 0, objects: 0, hidden: 0 };
  for (const { as, from, to } of items) {
    counts.all += to - from;
    if (as === 'hidden') counts.hidden += to - from;
    else if (as !== undefined) counts.objects += to - from;
  }
  return counts;
}
