import type { SizeChoice, SizeName } from '../../tools/fields.ts';
import { EMBROIDERY_SIZES, LOGO_SIZES, sewnSize, SMALL_SIZES } from '../../tools/sizes.ts';

/** A size in words. */
export interface SizeRow {
  label: string;
  range: string;
  /** Longer side of the design, whole mm. */
  mm: string;
  /** What it is for, or what it fits. */
  note: string;
}

const rows = (sizes: readonly SizeChoice[], notes: Record<SizeName, string>): SizeRow[] =>
  sizes.map(({ value, label, range }) => ({
    label,
    range,
    mm: sewnSize({ size: value }, sizes).mm.toFixed(0),
    note: notes[value],
  }));

/** The sewing field of the smallest common hoop that takes what is sewn of a picture of the usual 3:2. */
export const HOOPS_OF_SIZES: Record<SizeName, string> = {
  xs: '100 × 100',
  s: '100 × 100',
  m: '130 × 180',
  l: '130 × 180',
  xl: '160 × 260',
};

export const EMBROIDERY_ROWS = rows(EMBROIDERY_SIZES, HOOPS_OF_SIZES);

export const LOGO_ROWS = rows(LOGO_SIZES, {
  xs: 'Shirt pocket, cuff, collar, glove',
  s: 'Left chest, front of a cap',
  m: 'Tote bag, apron, towel, sleeve',
  l: 'Between the shoulders of a jacket',
  xl: 'The whole back; a large hoop, or in parts',
});

export const FONT_ROWS = rows(SMALL_SIZES, {
  xs: 'Initials on a cuff, a label',
  s: 'A name on a pocket, a bib',
  m: 'A name on a chest, a towel, a cap',
  l: 'A team on a sleeve, a bag',
  xl: 'A line across a back or a cushion',
});

export const TATTOO_ROWS = rows(SMALL_SIZES, {
  xs: 'Behind a collar, inside a cuff',
  s: 'A shirt pocket, a sleeve, a small patch',
  m: 'A patch of the usual kind, the side of a bag',
  l: 'The chest of a denim jacket',
  xl: 'Between the shoulders; asks for a large hoop',
});
