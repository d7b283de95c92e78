import type { HoopReport } from '../inspect/hoops.ts';
import type { PdfFont } from './pdf/font.ts';

const [whole, tenths, hundredths] = [0, 1, 2].map(
  (digits) =>
    new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
);

const MM_PER_INCH = 25.4;

export const count = (value: number): string => whole.format(value);

/** '4.2 m'; of less than a metre centimetres, so that a little is not nothing. */
export const metres = (value: number): string =>
  value < 0.995 ? `${Math.ceil(value * 100 - 1e-9)} cm` : `${tenths.format(value)} m`;

export const millimetres = (width: number, height: number): string =>
  `${tenths.format(width)} × ${tenths.format(height)} mm`;

export const inches = (width: number, height: number): string =>
  `${hundredths.format(width / MM_PER_INCH)} × ${hundredths.format(height / MM_PER_INCH)} in`;

/** A time at the machine: '48 min', '1 h 5 min'; of a few seconds 'under 1 min'. */
export function duration(minutes: number): string {
  if (minutes < 1) return 'under 1 min';
  const all = Math.round(minutes);
  return all < 60 ? `${all} min` : `${Math.floor(all / 60)} h ${all % 60} min`;
}

/** How the design lies in the hoop that was asked for, else in the smallest common one. */
export function hoopWords({ asked, smallest }: HoopReport): { text: string; fits: boolean } {
  const fit = asked ?? smallest;
  if (!fit) return { text: 'Larger than common hoops', fits: false };
  const { hoop, fits, turned } = fit;
  const size = `${hoop.widthMm} × ${hoop.heightMm} mm`;
  if (!fits) return { text: `Does not fit ${size}`, fits };
  return { text: `Fits ${size}${turned ? ', turned' : ''}`, fits };
}

/** A text cut to a width in millimetres, with an ellipsis where something is left out. */
export function cut(text: string, font: PdfFont, pt: number, width: number): string {
  if (font.width(text, pt) <= width) return text;
  const chars = [...text];
  while (chars.length > 0 && font.width(`${chars.join('')}…`, pt) > width) chars.pop();
  return `${chars.join('').trimEnd()}…`;
}

/** Every blank but the one between a figure and its unit. */
const BREAKS = /(?<!\d) | (?!(?:mm|cm|m|min|h|wt)\b)/;

/** A text broken at its blanks into lines of a width in millimetres; '1 mm' stays together. */
export function lines(text: string, font: PdfFont, pt: number, width: number): string[] {
  const out: string[] = [];
  for (const word of text.split(BREAKS)) {
    const longer = out.length > 0 ? `${out.at(-1)} ${word}` : word;
    if (out.length > 0 && font.width(longer, pt) <= width) out[out.length - 1] = longer;
    else out.push(word);
  }
  return out;
}
