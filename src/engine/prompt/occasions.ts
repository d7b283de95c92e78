import type { FontStyle } from '../options.ts';

/*
 * Which typeface suits what a piece is for, where none is named: one plain face for a wedding, a
 * nursery and a football club is no choice.
 */

const OCCASIONS: readonly (readonly [FontStyle, RegExp])[] = [
  [
    'block-bold',
    /(?<!\p{L})(?:football|soccer|basketball|volleyball|baseball|hockey|rugby|gym|team|club|varsity|racing|biker|boxing|fitness|futbol|basketbol|voleybol|takım|kulüb?p?|spor|boks|halter)/iu,
  ],
  [
    'serif-classic',
    /(?<!\p{L})(?:wedding|bride|groom|engagement|anniversary|monogram|elegant|classic|luxury|düğün|nişan|nikah|gelin|damat|yıl ?dönümü|zarif|şık|klasik)/iu,
  ],
  [
    'script-modern',
    /(?<!\p{L})(?:mother['’]?s day|love|valentine|sweetheart|anneler günü|sevgililer|sevgi|aşk|seviyorum)/iu,
  ],
  [
    'script-playful',
    /(?<!\p{L})(?:baby|nursery|toddler|birthday|kids|child|children|dinosaur|unicorn|bebe[kğ]|doğum günü|çocu[kğ]|dinozor|yaş)/iu,
  ],
  [
    'decorative-vintage',
    /(?<!\p{L})(?:vintage|retro|nostalg|kitchen|bakery|coffee|caf[eé]|barber|garage|workshop|atelier|western|cowboy|mutfa[kğ]|kahve|fırın|pastane|berber|kuaför|atölye|terzi|kovboy|nostalji)/iu,
  ],
];

/** A typeface by what is said beside the lettering. @param said the prompt */
export const occasionFont = (said: string): FontStyle | undefined =>
  OCCASIONS.find(([, words]) => words.test(said))?.[0];
