/* How full an account is, in words. */

/** What an account holds, and the most that it may. */
export interface Fullness {
  designs: number;
  bytes: number;
  mostDesigns: number;
  mostBytes: number;
}

/** From here on a member is told that his room ends. */
const NEARLY = 0.9;

export type Level = 'free' | 'nearly' | 'full';

/** How much of a measure is used, 0 to 1. */
export const shareOf = (used: number, most: number): number =>
  most > 0 ? Math.min(1, used / most) : 1;

/** Stitches of a whole seam. */
const STITCHES = 24;

/** How far a seam that shows a share is sewn, 0 to 1: in whole stitches, and to the end by a whole share alone. */
export const sewnOf = (share: number): number =>
  share > 0 ? Math.max(1, Math.floor(share * STITCHES)) / STITCHES : 0;

/** How full a measure is. */
export function levelOfShare(share: number): Level {
  if (share >= 1) return 'full';
  return share >= NEARLY ? 'nearly' : 'free';
}

/** Whether an account is full or nearly so, by whichever of its measures is fuller. */
export function levelOf({ designs, bytes, mostDesigns, mostBytes }: Fullness): Level {
  return levelOfShare(Math.max(shareOf(designs, mostDesigns), shareOf(bytes, mostBytes)));
}

/** Whether so many more bytes, or a piece more, are too much. */
export const isTooMuch = (
  { designs, bytes, mostDesigns, mostBytes }: Fullness,
  more: { designs: number; bytes: number },
): boolean => designs + more.designs > mostDesigns || bytes + more.bytes > mostBytes;
