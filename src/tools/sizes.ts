import type { Mm, SewnSize } from 'ilmek-engine';
import { SEWN_SIDES } from 'ilmek-engine/tables';
import { SIZE_NAMES } from './fields.ts';
import type { Fields, LengthField, SettingsOf, SizeChoice, SizeName } from './fields.ts';

const MM_PER_INCH = 25.4;

/** From, to and the length sewn, in inches. */
type Range = readonly [from: number, to: number, sewn: number];

const ranges = (
  table: Record<SizeName, Range>,
  labels: Partial<Record<SizeName, string>> = {},
): SizeChoice[] =>
  SIZE_NAMES.map((value) => {
    const [from, toInches, inches] = table[value];
    const range = toInches === Infinity ? `${from}+ inches` : `${from}-${toInches} inches`;
    return { value, label: labels[value] ?? value.toUpperCase(), range, inches, toInches };
  });

const EMBROIDERY_RANGES: Record<SizeName, Range> = {
  xs: [2, 3, 2.5],
  s: [3, 4, 3.5],
  m: [4, 6, 5],
  l: [6, 8, 7],
  xl: [8, Infinity, 9],
};

/** Pictures and prompts. */
export const EMBROIDERY_SIZES = ranges(EMBROIDERY_RANGES);

/** Letters and tattoos are sewn smaller. */
export const SMALL_SIZES = ranges({
  xs: [1, 2, 1.5],
  s: [2, 3, 2.5],
  m: [3, 4, 3.5],
  l: [4, 6, 5],
  xl: [6, Infinity, 7],
});

/** Logos are called by where they are worn. */
export const LOGO_SIZES = ranges(EMBROIDERY_RANGES, {
  xs: 'Pocket',
  s: 'Chest/Hat',
  m: 'Standard',
  l: 'Back Panel',
  xl: 'Full Back',
});

/** The image converter's: one length each. */
export const CONVERTER_SIZES: SizeChoice[] = SIZE_NAMES.map((value, i) => ({
  value,
  label: value.toUpperCase(),
  range: `${i + 2} inch`,
  inches: i + 2,
  toInches: i + 2,
}));

/** Of an exact length: five millimetres are the height of the smallest letters; twelve inches. */
const LENGTH = { kind: 'length', place: 'none', min: 5, max: 305, default: undefined } as const;

/** Exact lengths beside a size, of what is sewn: one of them at a time. */
export const EXACT_LENGTHS = {
  millimetres: { ...LENGTH, label: 'Longer side', param: 'mm' },
  widthMm: { ...LENGTH, label: 'Width', param: 'width' },
  heightMm: { ...LENGTH, label: 'Height', param: 'height' },
} as const satisfies Record<string, LengthField>;
export type ExactLength = keyof typeof EXACT_LENGTHS;

/** A size by its name, and what is set in its place. */
export interface SizeSettings extends Partial<Record<ExactLength, number | undefined>> {
  size: SizeName;
}

/** The same with every length told: what changes all of them at once. */
type WholeSize = Record<ExactLength, number | undefined> & { size: SizeName };

const SIDES = { millimetres: 'longer', widthMm: 'width', heightMm: 'height' } as const;

/** How large the design is sewn: exact where it was set so, else the size's own longer side. */
export function sewnSize(settings: SizeSettings, sizes: readonly SizeChoice[]): SewnSize {
  for (const key of Object.keys(SIDES) as ExactLength[]) {
    const mm = settings[key];
    if (mm !== undefined) return { side: SIDES[key], mm };
  }
  const named = sizes.find(({ value }) => value === settings.size)!;
  return { side: 'longer', mm: named.inches * MM_PER_INCH };
}

/** Half as wide as thread: needle points are no more exact than that on cloth, mm. */
const HALF_THREAD_MM = 0.2;

/** Sides of what is sewn, mm. */
interface Sides {
  widthMm: Mm;
  heightMm: Mm;
}

/**
 * How large what is sewn is said to be: the side that was asked for as it was asked for, where the
 * stitches miss it by less than half a thread. They are laid to within 0.3 mm of it.
 */
export function toldSize<F extends Fields>(
  { widthMm, heightMm }: Sides,
  { size }: F,
  settings: SettingsOf<F>,
): Sides {
  if (size?.kind !== 'size') return { widthMm, heightMm };
  const { side, mm } = sewnSize(settings as unknown as SizeSettings, size.choices);
  const isWidth = side === 'width' || (side === 'longer' && widthMm >= heightMm);
  const sewn = isWidth ? widthMm : heightMm;
  if (Math.abs(sewn - mm) >= HALF_THREAD_MM) return { widthMm, heightMm };
  return isWidth ? { widthMm: mm, heightMm } : { widthMm, heightMm: mm };
}

/** Whether a size was set as an exact length. */
export const isExact = (settings: SizeSettings): boolean =>
  (Object.keys(SIDES) as ExactLength[]).some((key) => settings[key] !== undefined);

/** The setting that holds a side in exact millimetres. */
export const lengthOfSide = (side: SewnSize['side']): ExactLength =>
  side === 'longer' ? 'millimetres' : side === 'width' ? 'widthMm' : 'heightMm';

/** A side in exact millimetres, with the name of the size into which it falls. */
export function exactly(side: SewnSize['side'], mm: Mm, sizes: readonly SizeChoice[]): WholeSize {
  const none = { millimetres: undefined, widthMm: undefined, heightMm: undefined };
  return { size: sizeOfLength(mm, sizes), ...none, [lengthOfSide(side)]: mm };
}

/** Settings of a form for a piece so large (mm) on its longer side. */
export function exactLonger<F extends Fields>({ size }: F, mm: Mm): Partial<SettingsOf<F>> {
  const choices = size?.kind === 'size' ? size.choices : [];
  return exactly('longer', mm, choices) as Partial<SettingsOf<F>>;
}

/**
 * What a form tells of an exact size (which side, and how many mm), as a link does: by that side.
 * @param shownMm the length in the form, where none was typed
 */
export function bySide(told: URLSearchParams, shownMm: Mm): URLSearchParams {
  const side = SEWN_SIDES.find((one) => one === told.get('side'));
  if (!side) return told;
  const query = new URLSearchParams(told);
  const mm = query.get('mm') ?? String(Math.round(shownMm * 10) / 10);
  query.delete('side');
  query.delete('mm');
  query.set(EXACT_LENGTHS[lengthOfSide(side)].param, mm);
  return query;
}

/** A size by its name alone. */
export const byName = (size: SizeName): WholeSize => ({
  size,
  millimetres: undefined,
  widthMm: undefined,
  heightMm: undefined,
});

/** '127 mm on its longer side'. */
export function sizeInWords(settings: SizeSettings, sizes: readonly SizeChoice[]): string {
  const { side, mm } = sewnSize(settings, sizes);
  const where = { longer: 'on its longer side', width: 'wide', height: 'tall' }[side];
  return `${mm.toFixed(0)} mm ${where}`;
}

/** The size whose range an exact length falls into. */
export const sizeOfLength = (mm: number, sizes: readonly SizeChoice[]): SizeName =>
  (sizes.find(({ toInches }) => mm / MM_PER_INCH <= toInches + 1e-9) ?? sizes.at(-1)!).value;
