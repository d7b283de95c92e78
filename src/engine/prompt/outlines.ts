import type { ReadSubject } from './parse-state.ts';
import type { MotifIndex } from './motif-index.ts';
import type { Pattern, PromptLanguage } from './plan.ts';
import type { Segment } from './segments.ts';

/* "A heart with a gold outline", "altın konturlu kalp"; and patterns that no drawing takes on. */

const OUTLINE = /^(?:outlines?|outlined|contours?|trim|kontur\p{L}*|dış çizgi\p{L}*)$/u;
const PATTERN =
  /^(?:striped|polka dot|polka dotted|checkered|checked|plaid|tartan|puantiyeli|ekoseli?|kareli|çizgili|gingham|pötikareli?|dotted|floralprint|çiçekbaskılı)$/;
const KINDS: readonly (readonly [RegExp, Pattern['kind']])[] = [
  [/floralprint|çiçekbaskılı/, 'flowers'],
  [/^(?:striped|çizgili)$/, 'stripes'],
  [/polka|dotted|puantiye|benekli/, 'dots'],
  [/check|plaid|tartan|gingham|ekose|kareli|pötikare/, 'checks'],
];
/** What is woven, made or painted may have any; what lives and grows has its own. */
const TAKES: ReadonlySet<string> = new Set(['object', 'vehicle', 'building', 'symbol']);

/** Drawings that have the pattern by themselves. */
const PATTERNED =
  /zebra|tiger|candy|bee|:cat|balloon|sock|stocking|egg|fish|mushroom|ladybug|lady-beetle|popcorn|flag/;

/** Gives things the outlines that are said of them, and tells which patterns are not drawn, as typed. */
export function readOutlines(
  segments: readonly Segment[],
  subjects: readonly ReadSubject[],
  language: PromptLanguage,
  index: MotifIndex,
): string[] {
  return segments.flatMap(({ lower, typed }, at) => {
    const who = nearest(subjects, segments, at, language);
    if (!who) return [];
    if (PATTERN.test(lower)) {
      const of = subjects.find(({ from }) => isNext(segments, at, from)) ?? who;
      const kind = KINDS.find(([words]) => words.test(lower))?.[1];
      const isMade =
        TAKES.has(index.motifs.get(of.motif)!.kind) ||
        /pot(?!ato)|:hot-beverage|jar$/.test(of.motif);
      const takes = kind === 'flowers' || (isMade && !PATTERNED.test(of.motif));
      if (kind && takes) {
        const [ground, color] = of.colors;
        of.pattern = { kind, color };
        if (color) of.colors = [ground];
        // "Red dotted yellow": the first is the dots'.
        const said = segments[at - 1]?.meaning;
        const isFirst = said?.kind === 'color' && said.color === ground && color !== undefined;
        if (isFirst && isNext(segments, at, of.from))
          Object.assign(of, { pattern: { kind, color: ground }, colors: [color] });
        return [];
      }
      // Its spots are the first colour, which the drawing has as its second.
      if (PATTERNED.test(of.motif) && of.colors.length === 2 && isNext(segments, at, of.from))
        of.colors = of.colors.toReversed();
      const next = segments[at + 1];
      const worn = next && !next.mark ? next.typed : who.word;
      return PATTERNED.test(who.motif) ? [] : [`${typed} ${worn}`];
    }
    if (!OUTLINE.test(lower)) return [];
    const near = [segments[at - 1], segments[at + 1], segments[at + 2]];
    const color = near.map((one) => one?.meaning).find((meaning) => meaning?.kind === 'color');
    if (color?.kind === 'color') {
      who.outline = color.color;
      who.colors = who.colors.filter((hex) => hex !== color.color);
    }
    return [];
  });
}

/** Whether a thing follows, past its colours. */
function isNext(segments: readonly Segment[], at: number, from: Segment): boolean {
  const to = segments.indexOf(from);
  return (
    to > at &&
    segments
      .slice(at + 1, to)
      .every(({ meaning }) => meaning?.kind === 'color' || meaning?.kind === 'join')
  );
}

/** English says an outline after the thing, and Turkish before. */
function nearest(
  subjects: readonly ReadSubject[],
  segments: readonly Segment[],
  at: number,
  language: PromptLanguage,
): ReadSubject | undefined {
  const far = ({ from }: ReadSubject): number => {
    const gap = segments.indexOf(from) - at;
    const isUsual = language === 'tr' ? gap > 0 : gap < 0;
    return Math.abs(gap) + (isUsual ? 0 : 3);
  };
  return subjects.toSorted((a, b) => far(a) - far(b))[0];
}
