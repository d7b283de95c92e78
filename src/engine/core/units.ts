/**
 * Units of length. Mixing them is this field's likeliest bug, so each has a
 * flavour of its own: a plain number fits any of them, but a `Px` never fits
 * where `Mm` is wanted.
 */
declare const unit: unique symbol;

/** Millimetres on the fabric; y grows downward. */
export type Mm = number & { readonly [unit]?: 'mm' };
/** Pixels of a picture. */
export type Px = number & { readonly [unit]?: 'px' };
/** Tenths of a millimetre, whole numbers: the grid of machine files. */
export type Tenth = number & { readonly [unit]?: 'tenth' };

/** To the nearest tenth of a millimetre. */
export const toTenth = (mm: Mm): Tenth => Math.round((mm as number) * 10);
export const toMm = (tenth: Tenth): Mm => (tenth as number) / 10;
