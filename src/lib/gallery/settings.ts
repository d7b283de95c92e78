import type { GalleryImage, ImageType, Settings } from './image.ts';
import { ORIGINAL_PARAM } from './original-param.ts';

/* The options that a design was made with, in words and in a link. */

/** A setting as it is read. */
export interface SettingRow {
  name: string;
  value: string;
}

/** 'colorPalette' → 'Color Palette', 'stitch_style' → 'Stitch Style'. */
export function splitWords(key: string): string {
  return key
    .replace(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[\s_-]+/)
    .filter(Boolean)
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join(' ');
}

/** What a setting says, or '' where it says nothing. */
function valueWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : '';
  if (typeof value === 'string') return value.trim();
  if (Array.isArray(value)) return value.map(valueWords).filter(Boolean).join(', ');
  return '';
}

/** Exact lengths, in millimetres, that stand in the place of a size. */
const LENGTHS: Record<string, string> = {
  millimetres: 'Longer Side',
  widthMm: 'Width',
  heightMm: 'Height',
};

/** What somebody typed: it is read as it was written. */
const TYPED = new Set(['text', 'prompt', 'image']);

/** The form's three colours as they start: the engine sews a subject in its own as long as they stand. */
const NO_THREADS = '#ff0000,#00ff00,#0000ff';

/** What only the program reads, and what was never touched. */
const isUntold = (key: string, value: unknown): boolean =>
  key === 'edits' ||
  (key === 'variation' && value === 0) ||
  (key === 'threadColors' && String(value) === NO_THREADS);

/** Letters and monograms have options of their own: those of the others had no part. */
function hadNoPart(key: string, { isMonogram }: Settings): boolean {
  if (isMonogram === true) return key === 'fontStyle';
  return isMonogram === false && (key === 'monogramStyle' || key === 'language');
}

const LANGUAGES: Record<string, string> = { en: 'English', tr: 'Türkçe' };

/** A choice as a person reads it: 'earth-tones' → 'Earth tones'. */
const choiceWords = (value: string): string =>
  /^[a-z]+(-[a-z]+)*$/.test(value)
    ? value[0].toUpperCase() + value.slice(1).replaceAll('-', ' ')
    : value;

/** The sizes of a tool, by their names in settings. */
type SizeTable = readonly { value: string; label: string; range: string }[];

/**
 * The settings as rows; empty ones are skipped, and those that changed nothing of the design.
 * @param sizes what the names of sizes mean where they were made
 */
export function settingRows(settings: Settings, sizes: SizeTable = []): SettingRow[] {
  const exact = Object.keys(LENGTHS).some((key) => typeof settings[key] === 'number');
  return Object.entries(settings)
    .filter(([key]) => !(exact && key === 'size') && !hadNoPart(key, settings))
    .filter(([key, value]) => !isUntold(key, value))
    .map(([key, value]) => toRow(key, value, sizes))
    .filter(({ name, value }) => name !== '' && value !== '');
}

function toRow(key: string, value: unknown, sizes: SizeTable): SettingRow {
  const name = LENGTHS[key] ?? splitWords(key);
  const words = valueWords(value);
  if (key in LENGTHS) return { name, value: words && `${words} mm` };
  if (key === 'source') return { name, value: words && words[0].toUpperCase() + words.slice(1) };
  if (key === 'language') return { name, value: LANGUAGES[words] ?? words };
  const size = key === 'size' && sizes.find((known) => known.value === value);
  if (size) return { name, value: sizeWords(size) };
  return { name, value: TYPED.has(key) ? words : choiceWords(words) };
}

/** '4-6 inches', and where the trade has a name for it, that first. */
const sizeWords = ({ value, label, range }: SizeTable[number]): string =>
  label.toLowerCase() === value ? range : `${label}, ${range}`;

/** What a setting is in a link, or '' where it has no place there. */
function paramText(value: unknown): string {
  if (typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return value.map(paramText).join();
  return typeof value === 'object' ? '' : valueWords(value);
}

/** Where more designs of a type are made, and what the link there is called. */
const TOOLS: Record<ImageType, { path: string; label: string }> = {
  embroidery: { path: '/generator', label: 'Create Similar' },
  font: { path: '/font-generator', label: 'Create Font' },
  tattoo: { path: '/tattoo-generator', label: 'Create Tattoo' },
  logo: { path: '/logo-generator', label: 'Create Similar' },
};

export const CONVERTER_PATH = '/image-to-embroidery';

/** Tools that name what they save. */
const NAMED_TOOLS = [
  { prefix: 'Embroidery conversion', path: CONVERTER_PATH },
  { prefix: 'Prompt Embroidery', path: '/prompt-to-embroidery' },
] as const;

/** How a tool's link calls a setting, where it has another name there. */
const PARAMS: Record<string, string> = {
  colorPalette: 'palette',
  millimetres: 'mm',
  widthMm: 'width',
  heightMm: 'height',
};

/** The tool that made a design, and what a link there is called. */
export function toolOf({ name, type }: Pick<GalleryImage, 'name' | 'type'>) {
  const { path, label } = TOOLS[type];
  const named = type === 'embroidery' && NAMED_TOOLS.find(({ prefix }) => name.startsWith(prefix));
  return { path: named ? named.path : path, label };
}

/** The tool that made a design, opened with the same settings, and with its original where one is kept. */
export function toolLink(
  image: Pick<GalleryImage, 'id' | 'name' | 'type' | 'settings' | 'originalImage'>,
): { href: string; label: string } {
  const { id, settings, originalImage } = image;
  const { path, label } = toolOf(image);
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(settings)) {
    const text = paramText(value);
    if (text) query.set(PARAMS[key] ?? key, text);
  }
  if (originalImage) query.set(ORIGINAL_PARAM, id);
  const text = query.toString();
  return { href: path + (text && `?${text}`), label };
}
