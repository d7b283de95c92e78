import type { PromptLanguage, PromptPlan } from 'ilmek-engine/compose';
import { withWord } from '../lib/prompt-words.ts';
import { PROMPT_TEMPLATES } from './prompt-templates.ts';

/** How many are offered. */
const OFFERED = 3;

/** What will do in each language, where nothing better is near. */
const THAT_DO: Readonly<Record<PromptLanguage, readonly string[]>> = {
  en: [
    'Three red tulips',
    'A cat sitting under a tree',
    'A wreath of daisies with “Ada” in the middle',
  ],
  tr: [
    'Üç kırmızı lale',
    'Ağacın altında oturan bir kedi',
    'Papatyalardan çelenk, ortasında “Ada”',
  ],
};

/**
 * Three prompts in place of one that names nothing: with the nearest known word in place of an
 * unknown one, then such as are sure to be understood.
 * @param besidePicture what is offered goes around a picture
 */
export function promptsInstead(
  prompt: string,
  { unknown, language }: Pick<PromptPlan, 'unknown' | 'language'>,
  besidePicture = false,
): string[] {
  const near = unknown.flatMap(({ word, nearest }) =>
    nearest.map((known) => withWord(prompt, word, known)),
  );
  const sure = besidePicture
    ? PROMPT_TEMPLATES.image.map((template) => template.prompt)
    : THAT_DO[language];
  return [...new Set([...near, ...sure])].slice(0, OFFERED);
}
