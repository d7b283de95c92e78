import type { ImageType, Settings } from './gallery-image.ts';

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

/** The settings as rows; empty ones are skipped. */
export function settingRows(settings: Settings): SettingRow[] {
  return Object.entries(settings)
    .map(([key, value]) => ({ name: splitWords(key), value: valueWords(value) }))
    .filter(({ name, value }) => name !== '' && value !== '');
}

/** Where more designs of a type are made, and what the link there is called. */
const TOOLS: Record<ImageType, { path: string; label: string }> = {
  embroidery: { path: '/generator', label: 'Create Similar' },
  font: { path: '/font-generator', label: 'Create Font' },
  tattoo: { path: '/tattoo-generator', label: 'Create Tattoo' },
  logo: { path: '/logo-generator', label: 'Create Similar' },
};

/** Tools that name what they save. */
const NAMED_TOOLS = [
  { prefix: 'Embroidery conversion', path: '/image-to-embroidery' },
  { prefix: 'Prompt Embroidery', path: '/prompt-to-embroidery' },
] as const;

/** How a tool's link calls a setting, where it has another name there. */
const PARAMS: Record<string, string> = { colorPalette: 'palette' };

/** The tool that made a design, opened with the same settings. */
export function toolLink(
  name: string,
  type: ImageType,
  settings: Settings,
): { href: string; label: string } {
  const { path, label } = TOOLS[type];
  const named = type === 'embroidery' && NAMED_TOOLS.find(({ prefix }) => name.startsWith(prefix));
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(settings)) {
    const words = typeof value === 'object' ? '' : valueWords(value);
    if (words) query.set(PARAMS[key] ?? key, typeof value === 'boolean' ? String(value) : words);
  }
  const text = query.toString();
  return { href: `${named ? named.path : path}${text && `?${text}`}`, label };
}
