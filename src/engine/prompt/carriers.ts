import type { PromptLanguage } from './plan.ts';
import type { Segment } from './segments.ts';

/*
 * What the piece is sewn on is no part of it: "a heart for a T-shirt", "çantaya papatya".
 */

const CARRIERS =
  /:(?:t-shirt|jeans|dress|coat|handbag|backpack|billed-cap|socks|scarf|gloves|running-shirt|kimono|baby-bib|shirt|prayer-rug|bed|pillow|towel|apron|womans-hat|cap|beanie|sweater|slippers|stocking|pajamas|purse|lab-coat|bow-tie|necktie|bandana|mittens|wedding-dress|dressing-skirt|womans-clothes|onesie|robe|running-shoe|hiking-boot|wallet|notebook)$/;
/** What is a piece before it is a thing. */
const SEWN_ON = /:(?:t-shirt|shirt|baby-bib|towel|apron|kimono)$/;
/** Words that come before it in English, with an article, an owner or a colour in between. */
/** What others lie on is only what the piece is for where that is said. */
const LAIN_ON = /:(?:bed|pillow)$/;
const BEFORE = /^(?:for|for a|for my|for the|for our|on|onto|upon)$/;
/** Words that come after it in English: "cap logo". */
const OF_CARRIER = /^(?:logo|patch|design|embroidery|emblem|badge)$/;
/** Words that come after it in Turkish. */
const AFTER = /^(?:için|üzerine|üstüne|önüne|arkasına|sırtına|cebine|kenarına|koluna)$/;
/** To it: "tişörte kalp", "çantaya papatya". */
const DATIVE_NAMES =
  /^(?:seccade|tişört|tisort|kot|elbise|kaban|çanta|canta|şapka|kep|çora[bp]|atkı|eldiven|bornoz|pijama|cek[ei][td]|gömle[gğ]|kaza[gğ]|hırka|yele[gğ]|etek|ete[gğ]|pantolon|terli[gğ]|ayakkabı|çizme|kıyafet|gelinli[gğ]|kese|cüzdan|papyon|kravat|bere|şal|fular)(?!\p{L}*(?:[dt]|yl|ml|nl|l)[ae]$)\p{L}{0,7}[ae]$/u;

/** Cloths, of which the one they are for is told: "bebek battaniyesine", "for a baby blanket". */
const CLOTH =
  /^(?:battaniye|yorgan|yastı|havlu|önlü|nevresim|kırlent|mendil|örtü|perde|oda|zıbın|tulum|blanket|quilt|pillow|towel|bib|room|nursery|onesie|shower)/u;

/** Whether a word is one of a cloth that has a colour of its own. */
export const isCloth = (lower: string): boolean =>
  /^(?:battaniye|yorgan|yastı|havlu|önlü|nevresim|kırlent|mendil|masa örtü|örtü|perde|zıbın|tulum|bez|kumaş|keten|zemin|fon(?:$|a$|lu$|u$)|tişört|ceket|peçete|kot kumaş|blanket|quilt|pillow|cushion|towel|bib|onesie|napkin|tablecloth|apron|jacket|hoodie|tote|fabric|cloth|cotton|linen|canvas|denim|background|backdrop|shirt|curtain|hand(?:ker|ky|kerchief)|sweatshirt|sweater|felt)/u.test(
    lower,
  );

/** Takes out what the piece is for, if anything else is named. */
export function withoutCarriers(segments: readonly Segment[], language: PromptLanguage): Segment[] {
  const owners = segments.filter(
    ({ motif }, at) =>
      motif &&
      /:(?:baby|boy|girl|man|woman|bride|groom|sleeping-baby)$/.test(motif.ids[0]) &&
      isOwned(segments[at + 1]),
  );
  if (owners.length > 0)
    return withoutCarriers(
      segments.filter((segment) => !owners.includes(segment)),
      language,
    );
  const things = segments.filter(({ motif, lettering }) => motif !== undefined || lettering);
  const carriers = new Set(
    segments.filter((segment, at) => isCarrier(segment) && carries(segments, at, language)),
  );
  if (carriers.size === 0 || carriers.size === things.length) return [...segments];
  return segments.filter((segment) => !carriers.has(segment));
}

const isOwned = (segment: Segment | undefined): boolean =>
  segment?.meaning?.kind === 'skip' && CLOTH.test(segment.lower);

const isCarrier = ({ motif }: Segment): boolean =>
  motif !== undefined && isCarrierMotif(motif.ids[0]);

/** Whether a motif shows what things are sewn on. */
export const isCarrierMotif = (motif: string): boolean => CARRIERS.test(motif);

function carries(segments: readonly Segment[], at: number, language: PromptLanguage): boolean {
  const { lower } = segments[at];
  if (language === 'tr')
    return AFTER.test(segments[at + 1]?.lower ?? '') || DATIVE_NAMES.test(lower);
  if (OF_CARRIER.test(segments[at + 1]?.lower ?? '')) return true;
  // "Christening gown cross", "denim jacket daisies": before all that is on it, and beside it.
  if (leads(segments, at)) return true;
  // "A kids t-shirt with a dino": before all that is on it.
  const isFirst = !segments.slice(0, at).some(({ motif }) => motif !== undefined);
  const hasOn = /^with(?: an?| the)?$/.test(segments[at + 1]?.lower ?? '');
  if (isFirst && hasOn && SEWN_ON.test(segments[at].motif!.ids[0])) return true;
  let before = at - 1;
  while (before >= 0 && isAside(segments[before])) before--;
  const said = segments[before]?.lower ?? '';
  return LAIN_ON.test(segments[at].motif!.ids[0]) ? /^for/.test(said) : BEFORE.test(said);
}

/** Clothes that nothing comes before, with the next thing right after them. */
const GARMENT =
  /:(?:t-shirt|dress|coat|kimono|pajamas|lab-coat|jeans|baby-bib|shirt|apron|onesie)$/;
function leads(segments: readonly Segment[], at: number): boolean {
  const { motif } = segments[at];
  if (!GARMENT.test(motif!.ids[0]) || segments.slice(0, at).some((one) => one.motif)) return false;
  const next = segments.slice(at + 1).find(({ meaning }) => meaning?.kind !== 'skip');
  return next?.lettering === true || (next?.motif !== undefined && !next.meaning);
}

const isAside = ({ meaning, lower }: Segment): boolean =>
  !BEFORE.test(lower) && ['skip', 'count', 'color', 'size'].includes(meaning?.kind ?? '');
