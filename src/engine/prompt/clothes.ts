import { SITTING_BREED } from './breeds.ts';
import type { PromptLanguage } from './plan.ts';
import type { Segment } from './segments.ts';

/*
 * Clothes that cover a body: cut from the outline of an animal that stands aside or sits and looks
 * ahead. Of others it is told that the sweater is not there; who wears a navy one is not navy.
 */

const CLOTHES: Readonly<Record<PromptLanguage, RegExp>> = {
  en: /^(?:sweaters?|hoodie|jacket|cardigan|pa?yjamas|pajamas|apron|vest|uniform|jersey|overalls|jumper|sweatshirt|onesie|raincoat|cape|cloak|robe|coat|costume)$/,
  tr: /^(?:kazak|kazağı|kazaklı|hırka|hırkalı|pijama|pijamalı|yelek|yelekli|önlük|önlüklü|forma|formalı|üniforma|üniformalı|tulum|tulumlu|mont|montlu|ceket|ceketli|yağmurluk|yağmurluğu|yağmurluklu|pelerin|pelerinli|palto|paltolu|kaban|kabanlı)$/,
};
const WEARS = /^(?:wearing|wears|in|with|dressed in)$/;
const WORN = /^(?:giyen|giymiş|giyinmiş|giyiyor)$/;
const SAID = new Set(['color', 'size', 'count']);

/** The prompt without such clothes, and what is to be told of them, as typed. */
export function withoutClothes(
  segments: readonly Segment[],
  language: PromptLanguage,
): { segments: Segment[]; told: string[] } {
  const gone = new Set<number>();
  const drawn = new Set<number>();
  const put = new Map<number, string>();
  const told: string[] = [];
  segments.forEach(({ lower, motif, meaning, unknown }, at) => {
    if (!CLOTHES[language].test(lower)) return;
    let from = at;
    while (isSaid(segments[from - 1])) from--;
    const isWorn =
      language === 'en'
        ? WEARS.test(segments[from - 1]?.lower ?? '')
        : WORN.test(segments[at + 1]?.lower ?? '') || /l[ıiuü]$/u.test(lower);
    if (!isWorn) return;
    if (motif && isClothing(motif.ids[0])) drawn.add(at);
    else if (KNITTED.test(lower) && segments.some(isSeenAside)) put.set(at, COAT);
    else if (KNITTED.test(lower) && segments.some(isSeenAhead)) put.set(at, SWEATER);
    else if (NIGHTWEAR.test(lower) && segments.some(isSeenAhead)) put.set(at, PAJAMAS);
    // "Yağmurluk" is no rain.
    else if (motif || unknown || meaning?.kind === 'skip') {
      for (let k = from; k <= at; k++) gone.add(k);
      const words = segments.slice(from, at + 1).filter((one) => one.meaning?.kind !== 'count');
      told.push(words.map(({ typed }) => typed).join(' '));
    }
  });
  // "For a jacket" is what it is sewn on, "in a jacket" is there.
  const read = segments.map((one, at): Segment => {
    const garment = put.get(at);
    if (garment !== undefined) {
      const { typed, lower } = one;
      return { typed, lower, motif: { ids: [garment], plural: false } };
    }
    return drawn.has(at) ? { ...one, meaning: undefined } : one;
  });
  return { segments: read.filter((_, at) => !gone.has(at)), told };
}

/** On an animal that is seen from its side a sweater is cut as a coat is. */
const COAT = 'fluent:coat';
const KNITTED =
  /^(?:sweaters?|hoodie|jacket|cardigan|vest|jumper|sweatshirt|kazak|kazağı|kazaklı|hırka|hırkalı|yelek|yelekli|mont|montlu|ceket|ceketli)$/;
const isSeenAside = ({ motif }: Segment): boolean =>
  /:(?:dog|cat|dachshund|poodle|duck|goose|pig|cow|sheep|ewe|goat|horse|donkey|running-dog)$/.test(
    motif?.ids[0] ?? '',
  );

/** On one that sits and looks ahead it is cut from its own outline. */
const SWEATER = 'ilmek:sweater';
const PAJAMAS = 'ilmek:pajamas';
const NIGHTWEAR = /^(?:pa?yjamas|pajamas|pjs|onesie|overalls|pijama|pijamalı|tulum|tulumlu)$/;
const isSeenAhead = ({ motif }: Segment): boolean =>
  SITTING_BREED.test(motif?.ids[0] ?? '') ||
  /:(?:teddy-bear|sitting-cat|sitting-dog|dalmatian|otter)$|ilmek:(?:fox|rabbit|frog|koala|panda|bear|raccoon|lion)$/.test(
    motif?.ids[0] ?? '',
  );

const isSaid = (one: Segment | undefined): boolean =>
  one !== undefined && SAID.has(one.meaning?.kind ?? '');

/** Drawn by itself, and put on whoever wears it. */
const isClothing = (motif: string): boolean => /coat|kimono|dress|robe|cape|costume/.test(motif);
