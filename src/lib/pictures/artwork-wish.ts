import type { Fabric } from 'ilmek-engine/render';

/** How somebody wants the picture of a piece. */
export interface ArtworkWish {
  fabric: Fabric;
  type: 'jpg' | 'png';
  /** Of its longer side, px. */
  sidePx: number;
}

/** As it comes where nobody has chosen. */
export const ARTWORK_USUAL: ArtworkWish = { fabric: 'linen', type: 'jpg', sidePx: 2400 };

/** What an artwork may lie on, as people call it. */
export const ARTWORK_CLOTHS = {
  linen: 'Linen',
  cotton: 'White cotton',
  denim: 'Denim',
  felt: 'Felt',
  towel: 'Towel',
  black: 'Black cotton',
  none: 'No fabric',
} as const satisfies Partial<Record<Fabric, string>>;

/** Longer sides that are offered, px. */
export const ARTWORK_SIZES = [1200, 2400, 3600, 6000] as const;

/**
 * A wish that can be met: a clear ground is a PNG's alone, and JPEG would be a worse PNG of it.
 */
export const feasible = (wish: ArtworkWish): ArtworkWish =>
  wish.fabric === 'none' ? { ...wish, type: 'png' } : wish;

/** A file's name with the ending of what is in it. */
export const artworkFileName = (name: string, { type }: ArtworkWish): string =>
  name.replace(/\.jpg$/, `.${type}`);
