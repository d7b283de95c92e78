import { isBearer } from './attributes.ts';
import type { MotifIndex } from './motif-index.ts';
import type { Segment } from './segments.ts';
import { motifFollows, nextWord } from './still-to-come.ts';

/** Whether a word that is a colour and a thing ("orange") stands before what it may colour. */
export function colorsSomething(
  segments: readonly Segment[],
  at: number,
  index: MotifIndex,
): boolean {
  const next = nextWord(segments, at + 1);
  if (!next) return false;
  if (next.meaning?.kind === 'tones' || next.meaning?.kind === 'part') return true;
  const { kind } = index.motifs.get(segments[at].motif!.ids[0])!;
  // "An orange tree": what grows on it.
  if (kind === 'food' && isBearer(next.lower)) return false;
  // "Lavender tied with a red ribbon".
  if (/^tied|with$/.test(segments[at + 1].lower)) return false;
  const grows = kind === 'flower' || kind === 'leaf';
  if (grows && (next.mark || next.meaning?.kind === 'join')) return false;
  return next.meaning?.kind === 'arrangement' ? !grows : motifFollows(segments, at);
}

/** "…, orange and black" at the end: two colours of the whole. */
export function isColorList(segments: readonly Segment[], at: number): boolean {
  const [join, next, after] = segments.slice(at + 1, at + 4);
  const isEnd = after === undefined || after.mark === true;
  return (
    segments[at - 1]?.typed === ',' &&
    join?.meaning?.kind === 'join' &&
    next?.meaning?.kind === 'color' &&
    !next.motif &&
    isEnd
  );
}

/** "Nar motifi, kırmızı, iki yaprak": a colour alone between commas is that of the thing before it. */
export function isSaidOfLast(segments: readonly Segment[], at: number): boolean {
  const [before, after] = [segments[at - 1], segments[at + 1]];
  const isAlone = before?.typed === ',' && after?.typed === ',';
  if (!isAlone) return false;
  const things = segments.slice(0, at).filter(({ motif, meaning }) => motif && !meaning);
  return things.length === 1;
}
