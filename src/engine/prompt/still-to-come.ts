import type { Meaning } from './meanings.ts';
import type { Segment } from './segments.ts';

/*
 * What is still to come in a prompt, as seen from one of its segments.
 */

/** Meanings that may be said of a thing before it is named. */
const SAID_BEFORE: ReadonlySet<Meaning['kind']> = new Set([
  'skip',
  'theme',
  'color',
  'count',
  'size',
]);

/** The next segment that says something. */
export function nextWord(segments: readonly Segment[], from: number): Segment | undefined {
  for (let at = from; at < segments.length; at++)
    if (segments[at].meaning?.kind !== 'skip') return segments[at];
  return undefined;
}

/** Whether a thing follows, with nothing but what may be said of it in between. */
export function motifFollows(segments: readonly Segment[], at: number): boolean {
  for (let next = at + 1; next < segments.length; next++) {
    const { meaning, motif, mark, lettering, unknown } = segments[next];
    if ((mark || meaning?.kind === 'join') && listGoesOn(segments, next)) continue;
    if (mark || lettering || unknown) return false;
    if (motif && (!meaning || meaning.kind === 'color' || meaning.kind === 'count')) return true;
    if (meaning?.kind === 'arrangement' && meaning.motif !== undefined) return true;
    if (!meaning || !SAID_BEFORE.has(meaning.kind)) return false;
  }
  return false;
}

/** A comma or an "and" between two colours or sizes: "red, pink and white roses". */
function listGoesOn(segments: readonly Segment[], at: number): boolean {
  const before = segments[at - 1]?.meaning?.kind;
  const after = nextWord(segments, at + 1)?.meaning?.kind;
  const listed = (kind: Meaning['kind'] | undefined): boolean =>
    kind === 'color' || kind === 'size';
  return listed(before) && (listed(after) || after === 'join');
}
