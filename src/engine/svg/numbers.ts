/* Numbers and lengths as SVG writes them. */

/** Millimetres in a CSS pixel: 96 to the inch. */
export const MM_PER_PX = 25.4 / 96;

const PX_PER_UNIT: Record<string, number> = {
  '': 1,
  px: 1,
  mm: 1 / MM_PER_PX,
  cm: 10 / MM_PER_PX,
  q: 0.25 / MM_PER_PX,
  in: 96,
  pt: 96 / 72,
  pc: 16,
  // Without text there is no font: the usual one's size stands for it.
  em: 16,
  rem: 16,
  ex: 8,
};

const LENGTH = /^\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)\s*(%|[a-z]*)\s*$/i;

/**
 * A length in user units (CSS pixels).
 * @param whole what 100 % is.
 * @returns undefined for what is no length.
 */
export function parseLength(text: string | undefined, whole: number): number | undefined {
  // Cut short: a length of thousands of digits would only take time.
  const match = LENGTH.exec(text?.slice(0, 64) ?? '');
  if (!match) return undefined;
  const value = Number(match[1]);
  const unit = match[2].toLowerCase();
  const length = unit === '%' ? (value / 100) * whole : value * PX_PER_UNIT[unit];
  return Number.isFinite(length) ? length : undefined;
}

/** All numbers of a list, however they are separated. */
export function parseNumbers(text: string): number[] {
  const found = text.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? [];
  return found.map(Number);
}

/** A share from 0 to 1, as a number or in per cent; `fallback` where it is neither. */
export function parseShare(text: string | undefined, fallback: number): number {
  const value = parseLength(text, 1);
  return value === undefined ? fallback : Math.min(1, Math.max(0, value));
}
