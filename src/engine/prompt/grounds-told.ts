import type { ReadSubject } from './parse-state.ts';
import type { PromptLanguage } from './plan.ts';
import type { Segment } from './segments.ts';

/*
 * What somebody is on, in or behind, where its word says otherwise what the piece is for or what a
 * part is: "hiding behind a curtain", "çatıda oturan kedi". No motif shows it, and it is told.
 */

/** Pieces that are sewn on: "on a towel" says what for, unless somebody lies there. */
const CLOTHS_EN =
  'cushion|pillow|towel|blanket|quilt|napkin|tablecloth|apron|jacket|hoodie|sweater|sweatshirt|tote|tote bag|bag|pocket|handkerchief|pillowcase|onesie';
const PLACES_EN =
  'curtain|curtains|roof|roofs|rooftop|wall|bathroom|bedroom|living room|hotel|school|bakery|barbershop|restaurant|studio|salon|clinic|shop|cafe|terrace|balcony|chimney';
const ACT_EN =
  'sleeping|sitting|lying|laying|napping|resting|asleep|curled up|snuggled|snuggled up|perched|perching|standing|playing|jumping|hiding|wrapped|tucked|peeking|nesting|dancing|walking|climbing|landing|lounging|relaxing|rolled up';
const AN = '(?: (?:an?|the|its|his|her|their|my|our))?(?: (?!for)\\p{L}+)?';
const BEHIND_EN =
  '(?:from )?(?:behind|under|underneath|beneath|inside|out of|through|against|over|beside|near|next to|in front of)';
const WHERE_EN: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})${BEHIND_EN}${AN} (${CLOTHS_EN}|${PLACES_EN})(?!\\p{L})`, 'gu'),
  new RegExp(`(?<!\\p{L})(?:in|on|at|onto|into|from|up)${AN} (${PLACES_EN})(?!\\p{L})`, 'gu'),
  new RegExp(
    `(?<!\\p{L})(?:${ACT_EN}) (?:in|on|up in|under)${AN} (${CLOTHS_EN}|${PLACES_EN})(?!\\p{L})`,
    'gu',
  ),
];

const CLOTHS_TR =
  'havlu|battaniye|yorgan|yastı[kğ]|kırlent|minder|örtü|çanta|cep|ceb|mendil|kazak|kazağ|ceket|önlü[kğ]|bornoz|peçete|perde';
const PLACES_TR = 'çatı|damı?|duvar|baca|tepsi|banyo|oda|salon|sofra|dükkan|dükkân';
const ACT_TR =
  '(?:uyuyan|oturan|yatan|uzanan|dinlenen|uyuklayan|kestiren|duran|saklanan|kıvrılan|kıvrılmış|yapan|oynayan|gezen|yürüyen|zıplayan|uyuyor|oturuyor|yatıyor|saklanıyor|duruyor|kıvrılıp)';
const ENDS_IN = '(?:s[ıiuü])?n?[dt][ae](?:n|ki)?';
const OF_IT = '(?:s[ıiuü])?n[ıiuü]n|[ıiuü]n';
const WHERE_TR: readonly RegExp[] = [
  new RegExp(`(?<!\\p{L})((?:${PLACES_TR})${ENDS_IN})(?!\\p{L})`, 'gu'),
  new RegExp(
    `(?<!\\p{L})((?:${PLACES_TR}|${CLOTHS_TR})(?:${OF_IT})) (?:(?:arkas|iç|alt|ara|üst|üzer|yan)[ıi]?(?:s[ıi])?n[ae]?(?:[dt][ae])?(?:n|ki)?)(?= (?:\\p{L}+ )?(?:${ACT_TR}|\\p{L}+[ae]n|\\p{L}+yor)(?!\\p{L}))`,
    'gu',
  ),
  new RegExp(
    `(?<!\\p{L})((?:perde|duvar|çatı|baca)(?:${OF_IT})) (?=arka|ara|iç|üst|üzer|yan)`,
    'gu',
  ),
  new RegExp(`(?<!\\p{L})((?:${CLOTHS_TR})${ENDS_IN}) (?=(?:\\p{L}+ )?${ACT_TR})`, 'gu'),
];

const ANY_EN = new RegExp(`${CLOTHS_EN}|${PLACES_EN}`);
const ANY_TR = new RegExp(`${CLOTHS_TR}|${PLACES_TR}`);

/** Whoever lives under a roof has it drawn. */
const HOUSE =
  /truck|automobile|bus|house|hut$|home|castle|cottage|cabin|barn|church|mosque|tower|lighthouse|building|chimney|mill|village|shop|school|hotel/;
const OF_HOUSE = /^(?:roof|rooftop|wall|chimney|çatı|dam|duvar|baca)/;

/** Places and cloths that are said and not drawn, as typed. */
export function groundsTold(
  segments: readonly Segment[],
  subjects: readonly ReadSubject[],
  language: PromptLanguage,
): string[] {
  if (subjects.length === 0) return [];
  const said = segments.map(({ lower }) => lower).join(' ');
  if (!(language === 'tr' ? ANY_TR : ANY_EN).test(said)) return [];
  const hasHouse = subjects.some(({ motif }) => HOUSE.test(motif));
  const found = (language === 'tr' ? WHERE_TR : WHERE_EN)
    .flatMap((where) => [...said.matchAll(where)].map(([, ground]) => ground))
    .filter((ground) => !(hasHouse && OF_HOUSE.test(ground)));
  return segments.flatMap((segment) => {
    const { lower, typed } = segment;
    const isSilent =
      !segment.unknown && !segment.lettering && !subjects.some(({ from }) => from === segment);
    const ground = isSilent && found.find((word) => ` ${lower} `.includes(` ${word} `));
    if (!ground) return [];
    return [lower === ground ? typed : ground];
  });
}
