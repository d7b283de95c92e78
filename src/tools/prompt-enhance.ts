import type { ChoiceField, SettingsOf } from './fields.ts';
import type { Message } from './messages.ts';
import { PROMPT_FIELDS } from './prompt-fields.ts';

type PromptSettings = SettingsOf<typeof PROMPT_FIELDS>;

/** What Enhance has done. */
export interface Enhanced {
  prompt: string;
  /** Whether the prompt is another now. */
  changed: boolean;
  /** The same in words, for whoever asked for it. */
  said: Message;
}

/** One of a field's values, as part of a pattern. */
const oneOf = ({ choices }: ChoiceField) => `(?:${choices.map(({ value }) => value).join('|')})`;

const { stitchStyle, complexity, style, colorPalette } = PROMPT_FIELDS;

/** What was added before, of whatever settings. */
const ADDITION = new RegExp(
  `,? as ${oneOf(stitchStyle)} stitch embroidery with ${oneOf(complexity)} detail in a ${oneOf(style)} style and an? ${oneOf(colorPalette)} palette`,
  'g',
);

/** The same in Turkish, by value. */
const TURKISH: Readonly<Record<string, string>> = {
  satin: 'saten',
  fill: 'dolgu',
  outline: 'kontur',
  mixed: 'karma',
  simple: 'sade',
  medium: 'orta',
  complex: 'zengin',
  'highly-detailed': 'çok ince',
  vintage: 'eskitilmiş',
  modern: 'modern',
  geometric: 'geometrik',
  floral: 'çiçekli',
  decorative: 'süslü',
  tribal: 'etnik',
  vibrant: 'canlı',
  pastel: 'pastel',
  monochrome: 'tek renkli',
  'earth-tones': 'toprak tonlu',
  'jewel-tones': 'mücevher tonlu',
};
const turkish = (value: string): string => TURKISH[value] ?? value;
const oneOfTurkish = ({ choices }: ChoiceField) =>
  `(?:${choices.map(({ value }) => turkish(value)).join('|')})`;
const TURKISH_ADDITION = new RegExp(
  `,? ${oneOfTurkish(stitchStyle)} iğneyle, ${oneOfTurkish(complexity)} ayrıntılı, ${oneOfTurkish(style)} tarzda ve ${oneOfTurkish(colorPalette)} renklerle işlenmiş`,
  'g',
);
/** Letters and small words that only Turkish has. */
const IS_TURKISH =
  /[ğışİĞŞ]|(?<!\p{L})(?:ve|ile|bir|iki|dört|için|olan|olsun|üstünde|içinde|kedi|çiçek|gül|lale|mavi|sarı|beyaz|siyah|pembe|mor)(?!\p{L})/iu;

/** A prompt as its author wrote it: what is added from the settings reaches the engine as settings. */
export const plainPrompt = (prompt: string): string =>
  prompt.replace(ADDITION, '').replace(TURKISH_ADDITION, '').trim();

const article = (word: string) => (/^[aeiou]/.test(word) ? 'an' : 'a');

/** The end of a prompt: what another sentence follows without. */
const OPEN_END = /[\s.,;]+$/;

/**
 * Adds the settings to the prompt, in words; those of an earlier time yield to them. Nothing is
 * asked of a model: the same settings always add the same words.
 */
export function enhance({ prompt, ...settings }: PromptSettings): Enhanced {
  const plain = plainPrompt(prompt).replace(OPEN_END, '');
  const palette = settings.colorPalette;
  const addition = IS_TURKISH.test(plain)
    ? `${turkish(settings.stitchStyle)} iğneyle, ${turkish(settings.complexity)} ayrıntılı, ${turkish(settings.style)} tarzda ve ${turkish(palette)} renklerle işlenmiş`
    : `as ${settings.stitchStyle} stitch embroidery with ${settings.complexity} detail in a ${settings.style} style and ${article(palette)} ${palette} palette`;
  const enhanced = `${plain}, ${addition}`;
  if (enhanced === prompt) return { prompt, changed: false, said: NOTHING_TO_ADD };
  if ([...enhanced].length > PROMPT_FIELDS.prompt.maxLength) {
    return { prompt, changed: false, said: NO_ROOM };
  }
  const added = `${settings.stitchStyle} stitch, ${settings.complexity} detail, ${settings.style} style, ${palette} palette`;
  return {
    prompt: enhanced,
    changed: true,
    said: { title: 'Prompt Enhanced', text: `Added from your settings: ${added}.` },
  };
}

const NOTHING_TO_ADD: Message = {
  title: 'Nothing to add',
  text: 'Your settings stand in the prompt already.',
};

const NO_ROOM: Message = {
  title: 'No room to enhance',
  text: `With your settings the prompt would be longer than ${PROMPT_FIELDS.prompt.maxLength} characters. Shorten it first.`,
};
