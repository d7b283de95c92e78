import type { Plainly } from './said-of-people.table.ts';

/* What somebody has, who rides whom, whose number a shirt has, and slips in names of two words. */

/** Read before lists. */
export const MENTIONS: readonly Plainly[] = [
  // "The fox has a hat".
  [
    /has|have/i,
    /(?<=(?<!(?:i|we|you|they|who|that|which|to|should|must|will|can|could|not))(?<!\b(?:i|we|you|they|who|that|which|to|should|must|will|can|could|not)) )(?:has|have) (?=(?:an?|two|three|its|his|her|\p{L}+ (?:hat|scarf|bow|collar|ribbon|crown|glasses|boots)) )/giu,
    'with ',
  ],
  // "Kaanın forması 10 numara": on a shirt.
  [
    /forma/i,
    /(?<!\p{L})(?:futbol |basketbol |voleybol )?forma(?:sı)?,? (?:üzerinde |üstünde )?(?:no:? ?)?(\p{N}{1,2})(?: numara(?:lı)?)?(?!\p{L})/giu,
    'tişört $1 numara',
  ],
  [
    /jersey/i,
    /(?<!\p{L})(?:football |basketball |soccer |baseball )?jersey (?:with )?(?:the )?(?:number|no\.?|#) ?(\p{N}{1,2})(?!\p{L})/giu,
    't-shirt with the number $1',
  ],
  [/beli/i, /(?<!\p{L})ince beli(?= bardak| çay)/giu, 'ince belli'],
  // "Stetoskop kalp şeklinde": it is drawn so.
  [
    /stetoskop/i,
    /(?<=(?<!\p{L})stetoskop)(?: hortumu| kablosu)? kalp (?:şeklinde|biçiminde|gibi)(?: olsun)?(?!\p{L})/giu,
    '',
  ],
  [/stetoskop/i, /(?<!\p{L})kalp (?:şeklinde|biçiminde) (?=stetoskop)/giu, ''],
  [
    /stethoscope/i,
    /(?<=(?<!\p{L})stethoscope),? (?:(?:with|and) (?:its|the) (?:tube|cord) )?(?:in the shape of|shaped like|shaped as|forming|making|curled into|that (?:forms|makes)) an? heart(?: shape)?(?!\p{L})/giu,
    '',
  ],
  [/stethoscope/i, /(?<!\p{L})heart[- ]shaped (?=stethoscope)/giu, ''],
  // Who rides is on the horse.
  [
    /rider/i,
    /(?<!\p{L})an? (horse|pony)((?: \p{L}+){0,5}),? (?:and |with )?(?:its |his |a |the )?rider (?:in|wearing) (an? [\p{L} ]+?)(?=\s*(?:$|[,.;]))/giu,
    'a man wearing $3 riding a $1$2',
  ],
  // A dancer's hair is.
  [/bun/i, /,? ?(?:with )?(?:her )?hair in an? bun(?=.*ball?erina|(?<=ball?erina.*))/giu, ''],
  [/topuz/i, /,? ?saç(?:ı|ları) topuz(?:lu)?(?: olsun)?(?<=bal(?:erin|let).*)/giu, ''],
  // All of the hands of a clock.
  [/el ele/i, /(?<!\p{L})el ele tutuşmuş(?!\p{L})/giu, 'el ele'],
];
