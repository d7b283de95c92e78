import type { MotifIndex } from './motif-index.ts';
import type { PromptLanguage } from './plan.ts';
import type { Segment } from './segments.ts';

/*
 * A crown of flowers on somebody's head is a thing, not a ring around all: "a fox wearing a flower
 * crown", "papatya tacı takan kuzu".
 */

/** Crowns that we drew, by what they are made of. */
const CROWNS: readonly (readonly [RegExp, string])[] = [
  [/dais|papatya|chamomile/, 'ilmek:daisy-crown'],
  [/rose|gül|peon|şakayık/, 'ilmek:rose-crown'],
];
const CROWN = 'ilmek:flower-crown';

const WEARING = /^(?:wearing|wears|with|has|having)$/;
const ON_HEAD = /^(?:on|in|around) (?:its|his|her|their|the) (?:head|hair|neck|horns|antlers)$/;
const WORN = /^(?:takan|takmış|takılı|takıyor|giyen|giymiş)$/;
const ON_HEAD_TR = /^(?:baş|kafa|saç|boyn|boynuz)\p{L}*[dt][ae]$/u;

/** The prompt with each crown of flowers that somebody wears as one thing. */
export function withCrowns(
  segments: readonly Segment[],
  index: MotifIndex,
  language: PromptLanguage,
): Segment[] {
  const out: Segment[] = [];
  for (let at = 0; at < segments.length; at++) {
    const found = crownAt(segments, at, index, language);
    if (found) {
      out.push(found.crown);
      at += found.taken - 1;
    } else out.push(segments[at]);
  }
  return out;
}

/** A crown that begins at a segment, and how many segments say it. */
function crownAt(
  segments: readonly Segment[],
  at: number,
  index: MotifIndex,
  language: PromptLanguage,
): { crown: Segment; taken: number } | undefined {
  const here = segments[at];
  const next = segments[at + 1];
  const rings = here.meaning?.kind === 'arrangement' && here.meaning.arrangement === 'wreath';
  // "Lale tacı", "a tulip crown".
  const named = isFlower(here, index) && next?.motif?.ids.includes('fluent:crown');
  if (!rings && !named) return undefined;
  // "A crown of daisies", "a wreath made of roses".
  const flower = rings ? flowerAfter(segments, at, index) : at + 1;
  const last = flower ?? at;
  if (!isWorn(segments, at, last, index, language)) return undefined;
  const parts = segments.slice(at, last + 1);
  const lower = parts.map((part) => part.lower).join(' ');
  const typed = parts.map((part) => part.typed).join(' ');
  const id = CROWNS.find(([of]) => of.test(lower))?.[1] ?? CROWN;
  if (!index.motifs.has(id)) return undefined;
  return { crown: { typed, lower, motif: { ids: [id], plural: false } }, taken: parts.length };
}

function isFlower({ motif }: Segment, index: MotifIndex): boolean {
  const kind = motif && index.motifs.get(motif.ids[0])?.kind;
  return kind === 'flower' || kind === 'leaf';
}

/** The flowers that a crown is made of, where it says so. */
function flowerAfter(
  segments: readonly Segment[],
  at: number,
  index: MotifIndex,
): number | undefined {
  const isOf = / of$/.test(segments[at].lower) || /^(?:of|made of)$/.test(segments[at + 1]?.lower);
  if (!isOf) return undefined;
  for (let k = at + 1; k < segments.length && k < at + 5; k++) {
    if (isFlower(segments[k], index)) return k;
    if (!['skip', 'count', 'color', 'size'].includes(segments[k].meaning?.kind ?? ''))
      return undefined;
  }
  return undefined;
}

/** What may stand between who wears and what is worn. */
const isSaidOf = ({ meaning }: Segment): boolean =>
  ['skip', 'count', 'color', 'size', 'break', 'theme'].includes(meaning?.kind ?? '');

function isWorn(
  segments: readonly Segment[],
  from: number,
  to: number,
  index: MotifIndex,
  language: PromptLanguage,
): boolean {
  const after = segments.slice(to + 1, to + 4);
  if (language === 'tr') {
    const having = after.find((segment) => !isSaidOf(segment) || WORN.test(segment.lower));
    if (having && WORN.test(having.lower)) return true;
    if (segments.slice(Math.max(0, from - 3), from).some(({ lower }) => ON_HEAD_TR.test(lower)))
      return true;
    // "Çiçek taçlı geyik".
    return /l[ıi]$/.test(segments[to].lower) && after[0] !== undefined && lives(after[0], index);
  }
  if (after[0] && ON_HEAD.test(after[0].lower)) return true;
  for (let at = from - 1; at >= 0 && isSaidOf(segments[at]); at--) {
    if (!WEARING.test(segments[at].lower)) continue;
    const who = segments[at - 1];
    return /^wear/.test(segments[at].lower) || (who !== undefined && lives(who, index));
  }
  return false;
}

/** Whether something has a head to wear a crown on. */
function lives({ motif }: Segment, index: MotifIndex): boolean {
  const kind = motif && index.motifs.get(motif.ids[0])?.kind;
  return ['animal', 'bird', 'person', 'face', 'sea', 'insect'].includes(kind ?? '');
}
