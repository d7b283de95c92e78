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

/** A prompt as its author wrote it: what is added from the settings reaches the engine as settings. */
export const plainPrompt = (prompt: string): string => prompt.replace(ADDITION, '').trim();

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
  const addition = `as ${settings.stitchStyle} stitch embroidery with ${settings.complexity} detail in a ${settings.style} style and ${article(palette)} ${palette} palette`;
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
