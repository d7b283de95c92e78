import type { PaletteName } from '../options.ts';

/** Palettes by the words that ask for them, of the whole. */
const PALETTES_SAID: readonly (readonly [RegExp, PaletteName])[] = [
  [
    /(?<!\p{L})(?:pastel (?:colou?rs?|tones?|shades?|palette)|in pastels?(?!\s+\p{L})|pastel (?:renk|ton)\p{L}*)/iu,
    'pastel',
  ],
  [/(?<!\p{L})(?:earthy? (?:tones?|colou?rs?)|toprak (?:ton|renk)\p{L}*)/iu, 'earth-tones'],
  [
    /(?<!\p{L})(?:(?:autumn|autumnal|fall) (?:colou?rs?|tones?|shades?|palette)|(?:sonbahar|güz) (?:ton|renk)\p{L}*)/iu,
    'earth-tones',
  ],
  [/(?<!\p{L})(?:jewel (?:tones?|colou?rs?)|mücevher (?:ton|renk)\p{L}*)/iu, 'jewel-tones'],
  [
    /(?<!\p{L})(?:monochrom\p{L}*|monokrom\p{L}*|(?:tek|in one|in a single|single) (?:renk|colou?r)\p{L}*)/iu,
    'monochrome',
  ],
  [/(?<!\p{L})neon (?:tones?|colou?rs?|renk\p{L}*)/iu, 'neon'],
];

/** The palette that a prompt asks for, if it does. */
export const paletteSaid = (prompt: string): PaletteName | undefined =>
  PALETTES_SAID.find(([words]) => words.test(prompt))?.[1];
