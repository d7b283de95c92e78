import type { MotifIndex } from './motif-index.ts';
import type { PromptLanguage } from './plan.ts';
import type { Segment } from './segments.ts';
import { squeeze } from './text.ts';

/*
 * Several of a thing of which each is told: "two fish, one blue and one orange", "iki kalp, biri
 * büyük biri küçük". It is read as "one blue fish and one orange fish".
 */

const ONE = /^(?:biri|birisi|diğeri|öbürü|öteki|other|the other|another)$/;
/** "İkisi sarı", "üçü kırmızı": so many of them. */
const OF_THEM: readonly (readonly [RegExp, number])[] = [
  [/^(?:(?:diğer|öbür|öteki) )?(?:ikisi|iki tanesi)$/, 2],
  [/^(?:(?:diğer|öbür|öteki) )?(?:üçü|üç tanesi)$/, 3],
  [/^(?:(?:diğer|öbür|öteki) )?(?:dördü|dört tanesi)$/, 4],
];
/** As many as are left. */
const REST = /^(?:diğerleri|öbürleri|ötekiler|kalanı|kalanlar|the others|the rest|others|rest)$/;
const LEFT = 0;
const countOfThem = (lower: string): number | undefined =>
  REST.test(lower) ? LEFT : ONE.test(lower) ? 1 : OF_THEM.find(([word]) => word.test(lower))?.[1];
const AFTER = /^(?:ones?|olsun|olan|tane|tanesi)$/;
const ASIDE = /^(?:is|are|ise|de|da|in|the|renkli|renk|colou?red)$/;
const JOIN: Segment = { typed: '', lower: '', meaning: { kind: 'join' } };

/** The prompt with such lists as so many things. */
export function withShares(
  segments: readonly Segment[],
  index: MotifIndex,
  language: PromptLanguage,
): Segment[] {
  for (let at = 0; at < segments.length; at++) {
    const { motif, meaning, lower } = segments[at];
    if (!motif || meaning) continue;
    const alone =
      lower.split(' ').length > 1 ? withoutNumber(segments[at], index, language) : undefined;
    const counted = alone !== undefined || countBefore(segments, at) !== undefined;
    const one = counted ? oneOfThem(segments, at) : undefined;
    if (one) return one;
    if (!counted && !(motif.plural && countsLater(segments, at))) continue;
    const later =
      sharesFrom(segments, at + 1).shares.length >= 2
        ? at + 1
        : counted
          ? toldLater(segments, at)
          : commaAfter(segments, at) + 1;
    if (later === undefined) continue;
    const { shares, to } = sharesFrom(segments, later);
    if (shares.length < 2) continue;
    const number = countBefore(segments, at);
    giveRest(shares, number === undefined ? undefined : segments[number].meaning);
    const from = alone ? at : (countBefore(segments, at) ?? at);
    const thing = alone ?? segments[at];
    const told = shares.flatMap((share, k): Segment[] => [
      ...(k > 0 ? [JOIN] : []),
      ...share,
      { ...thing, motif: { ...thing.motif!, plural: false } },
    ]);
    return [
      ...segments.slice(0, from),
      ...told,
      ...segments.slice(at + 1, later),
      ...segments.slice(to),
    ];
  }
  return [...segments];
}

const commaAfter = (segments: readonly Segment[], at: number): number =>
  segments.findIndex(({ typed }, k) => k > at && /^[,:]$/.test(typed));

/** "Butterflies in a jar, three blue and one yellow": as many as are told of. */
function countsLater(segments: readonly Segment[], at: number): boolean {
  const comma = commaAfter(segments, at);
  if (comma < 0) return false;
  const { shares } = sharesFrom(segments, comma + 1);
  return (
    shares.length > 1 &&
    shares.every(([first]) => first.meaning?.kind === 'count' && first.meaning.count !== LEFT)
  );
}

const OF_ALL = /^(?:one|one of them|biri|birisi|bir tanesi|içlerinden biri|ikisi|iki tanesi)$/;

/** "Three kittens, one of them black", "üç kedi, biri siyah": the others are as they are drawn. */
function oneOfThem(segments: readonly Segment[], at: number): Segment[] | undefined {
  const number = countBefore(segments, at);
  const all = number === undefined ? undefined : segments[number].meaning;
  if (all?.kind !== 'count') return undefined;
  const comma = commaAfter(segments, at);
  const own = comma < 0 ? at + 1 : comma + 1;
  const first = segments[own];
  const count =
    first?.meaning?.kind === 'count' ? first.meaning.count : countOfThem(first?.lower ?? '');
  const isOne =
    first && (OF_ALL.test(first.lower) || (count === 1 && first.meaning?.kind === 'count'));
  if (!isOne || count === undefined || count === LEFT || count >= all.count) return undefined;
  let color = own + 1;
  while (
    /^(?:of|them|of them|is|are|ise|de|da|which is|tanesi)$/.test(segments[color]?.lower ?? '')
  )
    color++;
  const said = segments[color]?.meaning;
  if (
    said?.kind !== 'color' ||
    segments[color + 1]?.motif ||
    segments
      .slice(color + 1)
      .some(
        (s) =>
          countOfThem(s.lower) !== undefined || REST.test(s.lower) || s.meaning?.kind === 'count',
      )
  )
    return undefined;
  const { typed, lower } = segments[number!];
  const thing = segments[at];
  return [
    ...segments.slice(0, number),
    { typed, lower, meaning: { kind: 'count', count: all.count - count } },
    ...segments.slice(number! + 1, at + 1),
    JOIN,
    { typed: first.typed, lower: first.lower, meaning: { kind: 'count', count } },
    segments[color],
    { ...thing, motif: { ...thing.motif!, plural: false } },
    ...segments.slice(at + 1, Math.max(at + 1, comma)),
    ...segments.slice(color + 1),
  ];
}

/** "Biri mavi diğerleri turuncu": the others are as many as are left. */
function giveRest(shares: Segment[][], all: Segment['meaning']): void {
  if (all?.kind !== 'count') return;
  const counts = shares.map(([{ meaning }]) => (meaning?.kind === 'count' ? meaning.count : 1));
  const rest = all.count - counts.reduce((sum, count) => sum + count, 0);
  shares.forEach(([first], k) => {
    if (counts[k] === LEFT) first.meaning = { kind: 'count', count: Math.max(1, rest) };
  });
}

/** "Three cats on a fence, one black, one white and one orange": past where they are, all of them. */
function toldLater(segments: readonly Segment[], at: number): number | undefined {
  const number = countBefore(segments, at);
  const meaning = number === undefined ? undefined : segments[number].meaning;
  const comma = commaAfter(segments, at);
  if (meaning?.kind !== 'count' || comma < 0) return undefined;
  const counts = sharesFrom(segments, comma + 1).shares.map(([first]) => first.meaning);
  const sum = counts.reduce((all, one) => all + (one?.kind === 'count' ? one.count : 1), 0);
  return sum === meaning.count ? comma + 1 : undefined;
}

/** Where the number stands that a thing has, past its colours and sizes; undefined where it is one. */
function countBefore(segments: readonly Segment[], at: number): number | undefined {
  for (let k = at - 1; k >= 0; k--) {
    const { meaning } = segments[k];
    if (meaning?.kind === 'count') return meaning.count > 1 ? k : undefined;
    if (!['color', 'size', 'skip'].includes(meaning?.kind ?? '')) return undefined;
  }
  return undefined;
}

/** 'Two hearts', a drawing of its own, as the heart. */
function withoutNumber(
  segment: Segment,
  { names }: MotifIndex,
  language: PromptLanguage,
): Segment | undefined {
  const [number, ...rest] = segment.lower.split(' ');
  if (!/^(?:two|three|iki|üç)$/.test(number)) return undefined;
  const word = squeeze(rest.join(''));
  const ids = names[language].exact.get(word) ?? names[language].exact.get(word.replace(/s$/, ''));
  return ids && { typed: segment.typed, lower: word, motif: { ids, plural: true } };
}

/** What is told of each, one after the other. */
function sharesFrom(
  segments: readonly Segment[],
  from: number,
): { shares: Segment[][]; to: number } {
  const shares: Segment[][] = [];
  let own: Segment[] = [];
  let to = from;
  const close = (end: number): void => {
    if (own.some(({ meaning }) => meaning?.kind !== 'count')) {
      shares.push(own);
      to = end;
    }
    own = [];
  };
  let at = from;
  for (; at < segments.length; at++) {
    const segment = segments[at];
    const { meaning, lower, mark, typed } = segment;
    const isTold = (one: Segment | undefined): boolean =>
      one?.meaning?.kind === 'color' || one?.meaning?.kind === 'size';
    // "A red one and …", but "one big one small".
    const isAfter = AFTER.test(lower) && isTold(segments[at - 1]) && !isTold(segments[at + 1]);
    if (isAfter) continue;
    const count = meaning?.kind === 'count' ? meaning.count : countOfThem(lower);
    if (count !== undefined) {
      close(at);
      own = [{ typed, lower, meaning: { kind: 'count', count } }];
    } else if (meaning?.kind === 'color' || meaning?.kind === 'size') {
      if (own.length === 0) return { shares, to };
      own.push({ typed, lower, meaning });
    } else if ((mark && /[,:(]/.test(typed)) || meaning?.kind === 'join' || ASIDE.test(lower))
      continue;
    else break;
  }
  close(at);
  return { shares, to };
}
