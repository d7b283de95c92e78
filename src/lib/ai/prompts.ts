import { MAX_PROMPT } from './models.ts';
import type { RemoteTool } from './messages.ts';
import {
  COMPLEXITIES,
  DENSITIES,
  FONT_STYLES,
  FRAMES,
  MONOGRAM_STYLES,
  PALETTES,
  PRESETS,
  SIZES,
  STITCHES,
  TATTOO_STYLES,
} from './words.ts';

/*
 * The words that fal.ai is given, built from what was chosen. They ask for a picture that is good
 * to sew: flat areas, clear edges, plain cloth around them.
 */

/** The options of all tools; each tool has some of them. */
export interface PromptSettings {
  style?: string;
  stitchStyle?: string;
  density?: string;
  size?: string;
  colorPalette?: string;
  /** How many threads at most. */
  colors?: number;
  frameShape?: string;
  /** A font's words. */
  text?: string;
  isMonogram?: boolean;
  fontStyle?: string;
  monogramStyle?: string;
  /** A visitor's own words. */
  prompt?: string;
  tattooStyle?: string;
  category?: string;
  complexity?: string;
  /** '#rrggbb' each. */
  threadColors?: readonly string[];
}

/** The most that a visitor's own words may be; the rest of the prompt needs its room. */
export const MAX_WORDS = 1200;

type Table = Readonly<Record<string, string>>;

const lookUp = (table: Table, value: string | undefined): string =>
  value === undefined ? '' : (table[value] ?? clean(value.replaceAll('-', ' '), 40));

/** A visitor's words as one line of plain text. */
function clean(words: string, most = MAX_WORDS): string {
  const line = words
    .replace(/\p{Cs}|\p{Cf}/gu, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  if (line.length <= most) return line;
  // Not in the middle of a letter that takes two units.
  return line
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
}

const quoted = (words: string, most: number): string =>
  `“${clean(words, most).replace(/[“”"]/g, '’')}”`;

const sentence = (...parts: (string | undefined)[]): string => {
  const words = parts.filter(Boolean).join(', ');
  return words && `${words[0].toUpperCase()}${words.slice(1)}.`;
};

/** How it is sewn: the options that all tools share. */
function sewing(settings: PromptSettings): string[] {
  const { style, stitchStyle, density, size, colorPalette, colors, frameShape } = settings;
  const threads = colors ? `no more than ${Math.round(colors)} thread colours` : undefined;
  return [
    sentence(lookUp(STITCHES, stitchStyle ?? style), lookUp(DENSITIES, density)),
    sentence(lookUp(PALETTES, colorPalette), threads, hexWords(settings.threadColors)),
    sentence(lookUp(FRAMES, frameShape)),
    sentence(lookUp(SIZES, size)),
  ];
}

function hexWords(colors: readonly string[] | undefined): string | undefined {
  const valid = (colors ?? []).filter((color) => /^#[0-9a-f]{6}$/i.test(color)).slice(0, 3);
  return valid.length > 0 ? `led by ${valid.join(', ')}` : undefined;
}

const CLOTH =
  'Show the finished embroidery straight from above on plain white cloth, filling most of the picture, in flat areas with clear edges and visible thread. No hoop, no hands, no shadows around it.';

const KEEP = 'Keep the subject, its outline and its pose.';

const fromPicture = (what: string, settings: PromptSettings): string[] => [
  `Turn ${what} into machine embroidery.`,
  settings.prompt ? `${clean(settings.prompt)}.` : '',
  KEEP,
  ...sewing(settings),
];

function fontWords(settings: PromptSettings): string[] {
  const { text = '', isMonogram, fontStyle, monogramStyle } = settings;
  const what = isMonogram
    ? `A machine-embroidered monogram of the letters ${quoted(text, 4)}, ${lookUp(MONOGRAM_STYLES, monogramStyle)}.`
    : `The words ${quoted(text, 50)} in machine embroidery, set in ${lookUp(FONT_STYLES, fontStyle)}.`;
  return [what, 'Spell them exactly so, and write nothing else.', ...sewing(settings)];
}

function tattooWords(settings: PromptSettings, hasPicture: boolean): string[] {
  const { prompt = '', tattooStyle, category } = settings;
  const look = `in the manner of a ${lookUp(TATTOO_STYLES, tattooStyle)} tattoo`;
  if (hasPicture) return [...fromPicture('this picture', settings), sentence(look)];
  const subject = clean(prompt) || clean(category ?? '', 40);
  const about = prompt && category ? `the theme is ${clean(category, 40)}` : '';
  return [`Machine embroidery of: ${subject}.`, sentence(look, about), ...sewing(settings)];
}

function promptWords(settings: PromptSettings, hasPicture: boolean): string[] {
  const { prompt = '', complexity, style } = settings;
  const look = sentence(lookUp(PRESETS, style), lookUp(COMPLEXITIES, complexity));
  const begin = hasPicture
    ? ['Turn this picture into machine embroidery.', `${clean(prompt)}.`]
    : [`Machine embroidery of: ${clean(prompt)}.`];
  return [...begin, look, ...sewing({ ...settings, style: undefined })];
}

function wordsOf(tool: RemoteTool, settings: PromptSettings, hasPicture: boolean): string[] {
  switch (tool) {
    case 'font':
      return fontWords(settings);
    case 'tattoo':
      return tattooWords(settings, hasPicture);
    case 'prompt':
      return promptWords(settings, hasPicture);
    case 'logo':
      return [
        ...fromPicture('this logo', settings),
        'Its letters and proportions stay exactly as they are.',
      ];
    case 'embroidery':
    case 'converter':
      return fromPicture('this picture', settings);
  }
}

/**
 * The prompt for a tool's settings, at most MAX_PROMPT long.
 * @param hasPicture whether it goes with a picture
 */
export function promptFor(tool: RemoteTool, settings: PromptSettings, hasPicture: boolean): string {
  const words = [...wordsOf(tool, settings, hasPicture), CLOTH];
  const prompt = words.filter((part) => part && part !== '.').join(' ');
  return prompt.replace(/([.!?…])\.(?=\s|$)/g, '$1').slice(0, MAX_PROMPT);
}

/** What leaves this device, to be told before it does. */
export const sentWords = (hasPicture: boolean, prompt: string): string =>
  hasPicture ? `Your picture, and these words: “${prompt}”` : `These words: “${prompt}”`;
