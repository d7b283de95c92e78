import type { MotifIndex } from './motif-index.ts';
import type { ReadSubject } from './parse-state.ts';
import { embracing } from './embraces.ts';
import type { Segment } from './segments.ts';

/*
 * What things do. Few drawings show it: animals are put to sleep by their eyes, and of the rest it
 * is told that it is not drawn.
 */

const ASLEEP =
  /^(?:sleeping|asleep|napping|sleepy|curled up|uyuyor|uyuyan|uyuyup|uyurken|uykulu|uykucu)$/;
/** What is done, and the drawings that show it. */
const DONE: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:running|galloping|koşan|koşuyor)$/,
    /horse|leopard|running|game:(?:rabbit|fox|jumping-dog)$|runner|hare|deer/,
  ],
  [
    /^(?:jumping|leaping|zıplayan|atlayan|zıplıyor)$/,
    /dolphin|fish|trout|bass|frog|horse|rabbit|kangaroo|whale|cow-jump/,
  ],
  [
    /^(?:dancing|dans eden|dans ediyor)$/,
    /danc|ballet|ballerina|people-with|person-in-suit|whirling|dervish/,
  ],
  [/^fishing$/, /fishing/],
  [/^(?:meditating|meditasyon yapan)$/, /lotus|meditat|yoga/],
  [
    /^(?:lying|lying down|laying|laying down|yatan|yatıyor|uzanan|uzanmış)$/,
    /:(?:lying|sleeping)-|:(?:cat|black-cat|dog|fox)$/,
  ],
  [/^(?:crying|ağlayan|ağlıyor)$/, /cry|sob|tear/],
  [/^(?:climbing|tırmanan)$/, /climb|koala|squirrel/],
  [/^(?:knitting|örgü ören|ören|sewing|painting)$/, /knit|sew|artist/],
  [
    /^(?:hugging|cuddling|kissing|holding hands|sarılan|sarılmış|kucaklaşan|öpüşen|el ele)$/,
    /hug|kiss|couple|holding-hands|climbing-koala|ilmek:(?:koala|bear|panda|raccoon|lion|rabbit)/,
  ],
  [/^(?:smiling|gülümseyen|gülen)$/, /smil|grin|face|ilmek:(?:girl|boy|woman|man)/],
];
const RUNS = DONE[0][0];

/** "Koşan kangal": a breed's own name leads to a drawing that stands; its coat is kept. */
function running(motif: string, index: MotifIndex): string {
  const runner = motif.replace(/^(?:ilmek|fluent):/, 'ilmek:running-');
  return index.motifs.has(runner) ? runner : motif;
}

const isDoll = (motif: string): boolean => /:teddy-bear$/.test(motif);
const DOZES: ReadonlySet<string> = new Set(['sky', 'nature', 'food', 'symbol']);
const LIVING: ReadonlySet<string> = new Set(['animal', 'bird', 'face', 'sea', 'person', 'insect']);

/** Whether a word is of those that are read here. */
export const isPose = (lower: string): boolean =>
  ASLEEP.test(lower) || DONE.some(([words]) => words.test(lower));

/** Notes who sleeps, and gives what is done and not drawn, as typed. */
export function readPoses(
  segments: readonly Segment[],
  subjects: readonly ReadSubject[],
  index: MotifIndex,
): string[] {
  const isAlive = ({ motif }: ReadSubject): boolean =>
    LIVING.has(index.motifs.get(motif)!.kind) || isDoll(motif);
  return segments.flatMap(({ lower, typed, motif }, at) => {
    if (embracing(at, segments, subjects, index)) return [];
    const shown = DONE.find(([words]) => words.test(lower))?.[1];
    // "Uyuyan ayıcık" may be one name.
    if (!shown && !ASLEEP.test(motif ? lower.split(' ')[0] : lower)) return [];
    if (DONE_TO.test(lower) && isDoneTo(segments, at)) return [];
    const who = nearest(subjects.filter(isAlive), segments, at);
    // "A sleepy moon": it gets a face.
    const doze =
      !who && !shown && !motif
        ? (subjects.find(({ from }) => from === segments[at + 1]) ??
          subjects.find(({ from }) => from === segments[at - 1]))
        : undefined;
    if (doze && DOZES.has(index.motifs.get(doze.motif)!.kind)) {
      doze.asleep = true;
      return [];
    }
    // "A crying cloud".
    const isDone =
      shown &&
      !/^(?:smil|gül)/.test(lower) &&
      (subjects.some(({ from }) => from === segments[at + 1]) ||
        subjects.some(({ from }) => from === segments[at - 1]));
    if (!who && isDone && !motif) return [typed];
    if (!who) return subjects.length > 0 && !shown && !motif ? [typed] : [];
    if (shown) {
      if (RUNS.test(lower)) who.motif = running(who.motif, index);
      return shown.test(who.motif) ? [] : [`${typed} (${who.word})`];
    }
    const { kind } = index.motifs.get(who.motif)!;
    if (/sleep/.test(who.motif)) return [];
    const hasEyes = kind === 'animal' || kind === 'bird' || isDoll(who.motif);
    if (!hasEyes) return [`${typed} (${who.word})`];
    who.asleep = true;
    return [];
  });
}

/** "Hugging an acorn", "a fishing hook": what is done with another thing shows by how they stand. */
const DONE_TO = /^(?:hugging|cuddling|kissing|fishing)$/;
function isDoneTo(segments: readonly Segment[], at: number): boolean {
  const next = segments
    .slice(at + 1)
    .find(({ meaning }) => !['skip', 'count', 'color', 'size'].includes(meaning?.kind ?? ''));
  return next?.motif !== undefined;
}

/** Who is named next to a word, after it rather than before. */
function nearest(
  subjects: readonly ReadSubject[],
  segments: readonly Segment[],
  at: number,
): ReadSubject | undefined {
  const far = ({ from }: ReadSubject): number => {
    const gap = segments.indexOf(from) - at;
    return gap > 0 ? gap : 0.5 - gap;
  };
  return subjects.toSorted((a, b) => far(a) - far(b))[0];
}
