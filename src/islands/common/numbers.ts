import { grouped } from '../../lib/grouped.ts';

const tenths = (value: number): string => grouped(value, 1);

/** 12510 → '12,510'. */
export const formatCount = (count: number): string => grouped(count);

/** Millimetres, to a tenth: '94.0 × 99.3 mm'. */
export const formatSize = (widthMm: number, heightMm: number): string =>
  `${tenths(widthMm)} × ${tenths(heightMm)} mm`;

/** Thread: '30.9 m'; of less than a metre centimetres, so that a little is not nothing: '42 cm'. */
export const formatMetres = (metres: number): string =>
  metres < 0.995 ? `${Math.ceil(metres * 100 - 1e-9)} cm` : `${tenths(metres)} m`;

/** A part of a whole, 0 to 1: '62\u00a0%'; what is hardly there is 'under 1\u00a0%'. */
export const formatShare = (share: number): string =>
  share < 0.005 ? 'under 1\u00a0%' : `${grouped(100 * share)}\u00a0%`;

/** A time at the machine, never less than a minute: '48 min', '1 h 5 min'. */
export function formatMinutes(minutes: number): string {
  const all = Math.max(1, Math.round(minutes));
  const hours = Math.floor(all / 60);
  return hours === 0 ? `${all} min` : `${hours} h ${all % 60} min`;
}

/** One or several: (1, 'thread') → '1 thread', (2, 'stitch') → '2 stitches'. */
export function plural(count: number, word: string): string {
  const ending = word.endsWith('ch') ? 'es' : 's';
  return `${formatCount(count)} ${word}${count === 1 ? '' : ending}`;
}

/** Sizes of files as people read them: '640 KB', '12.5 MB'. */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${grouped(Math.ceil(bytes / 1000))} KB`;
  const [size, unit] = bytes < 1e9 ? [bytes / 1e6, 'MB'] : [bytes / 1e9, 'GB'];
  return `${tenths(size)} ${unit}`;
}
