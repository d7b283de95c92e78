import type { PromptLanguage } from './plan.ts';
import type { Segment } from './segments.ts';

/*
 * Colours that are said of a part of a thing: "green eyes", "yelesi beyaz". No drawing tells its
 * parts, so they are not the thing's, and the plan says that they are not drawn.
 */

/** What all of a thing has: "a red and white striped balloon". */
export const isPatterned = (lower: string): boolean =>
  /^(?:striped|spotted|dotted|stripes|spots|checkered|checked|plaid|gingham|tartan|çizgili|benekli|konturlu|puantiyeli|kareli|ekoseli?|pötikareli?)$/.test(
    lower,
  );

/** What a flower is known by. */
export const isPetals = (lower: string): boolean => /^(?:petals?|blooms?)$/.test(lower);

/** Parts whose colour is told back. Cloths, tones and grounds are none. */
const TOLD =
  /^(?:roofs?|eyed|stems?|mane|whiskers|fur|hair|haired|eyes?|ears?|nose|tongue|mouth|wings?|foot|feet|legs?|tails?|horns?|antlers?|tusks?|fins?|spikes|spines|claws|hooves|beaks?|tooth|teeth|çatılı|gözlü|saçlı|gagalı|kulaklı|kuyruklu|tüylü|yeleli|saplı|gövdeli)$/;

/** 'white mane': a part with the colours before it, as typed; nothing for what is no part. */
export function partTold(segments: readonly Segment[], at: number): string[] {
  if (!TOLD.test(segments[at].lower)) return [];
  let from = at;
  while (['color', 'join'].includes(segments[from - 1]?.meaning?.kind ?? '')) from--;
  return [
    segments
      .slice(from, at + 1)
      .map(({ typed }) => typed)
      .join(' '),
  ];
}

/** Parts by their owner's ending. */
const NAMED: Readonly<Record<PromptLanguage, RegExp>> = {
  en: /^(?:eyes|ears|wings|mane|tail|beak|nose|paws|fur|hair|roof|stem)$/,
  tr: /^(?:göz|kulak|kulağ|kanat|kanad|yele|kuyru[kğ]|gaga|bur[u]?n|pati|diken|pençe|pul|toynak|toynağ|saç|tüy|çatı|göv?de|sap)\p{L}*[ıiuü]$/u,
};

/** 'gözleri yeşil', 'eyes green': the part that a colour is said of, with it; undefined where it is none. */
export function partColored(
  segments: readonly Segment[],
  at: number,
  language: PromptLanguage,
): string | undefined {
  let part = at - 1;
  while (/^(?:is|are|ise|da|de|çok)$/.test(segments[part]?.lower ?? '')) part--;
  const before = segments[part];
  if (!before || !NAMED[language].test(before.lower)) return undefined;
  // "Kırmızı gagalı siyah karga" is black.
  return /l[ıiuü]$/.test(before.lower) ? undefined : `${before.typed} ${segments[at].typed}`;
}
