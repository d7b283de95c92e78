import { FONT_CHOICES } from '../../lettering/options.ts';
import { FONT_STYLES, type FontStyle } from '../../options.ts';

/* Which of our typefaces comes nearest to the one that a drawing names. */

/** What families of a kind are called, the plainest last. */
const KINDS: readonly (readonly [RegExp, FontStyle])[] = [
  [/old english|blackletter|fraktur|uncial|western|vintage/, 'decorative-vintage'],
  [/lobster|cookie|satisfy|yellowtail|damion|playball/, 'script-playful'],
  [/brush|kaushan|marker|mistral|bangers/, 'script-modern'],
  [/zapfino|vibes|snell|edwardian|tangerine|pinyon/, 'script-decorative'],
  [/script|cursive|calligra|parisienne|sacramento|dancing|chancery|corsiva/, 'script-elegant'],
  [/hand|comic|chalk|bradley|ink free|indie flower|patrick|segoe print|fantasy/, 'handwritten'],
  [/black|impact|heavy|anton|bebas|oswald|haettenschweiler/, 'block-bold'],
  [/sans|mono|courier|consol|arial|helvetica|verdana|tahoma|roboto/, 'sans-modern'],
  [
    /serif|times|roman|georgia|garamond|baskerville|palatino|cambria|didot|bodoni|playfair|merriweather|lora|book antiqua|century/,
    'serif-classic',
  ],
];

/** So bold is a block of its own. */
const BLOCK_WEIGHT = 800;

/**
 * @param family as CSS lists them: 'Georgia, serif'
 * @param weight as CSS has it
 */
export function nearestTypeface(family: string, weight: string): FontStyle {
  const names = family
    .toLowerCase()
    .split(',')
    .map((name) => name.replaceAll(/["']/g, '').trim())
    .filter(Boolean);
  for (const name of names) {
    const own = FONT_STYLES.find((style) => FONT_CHOICES[style].name.toLowerCase() === name);
    const kind = own ?? KINDS.find(([words]) => words.test(name))?.[1];
    if (!kind) continue;
    return kind === 'sans-modern' && Number(weight) >= BLOCK_WEIGHT ? 'block-bold' : kind;
  }
  return 'sans-modern';
}
