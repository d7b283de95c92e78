import type { Mm } from '../core/units.ts';
import { optionChecks } from '../options.ts';

/** The ground a design is shown on. 'none' leaves the ground transparent, with the shadow in alpha. */
export const FABRICS = [
  'linen',
  'cotton',
  'twill',
  'denim',
  'felt',
  'towel',
  'black',
  'none',
] as const;
export type Fabric = (typeof FABRICS)[number];

/** A rectangle of the design's plane, y downward. */
export interface RenderBounds {
  /** From the design's origin. */
  leftMm: Mm;
  /** From the design's origin. */
  topMm: Mm;
  /** At least 0.1 mm. */
  widthMm: Mm;
  /** At least 0.1 mm. */
  heightMm: Mm;
}

/** How a picture of a sewn design is made. */
export interface RenderOptions {
  /** Pixels of the picture per millimetre of fabric. 0.5 to 120. */
  pxPerMm: number;
  /** The cloth under the piece; 'none' is clear. */
  fabric: Fabric;
  /** The fabric's colour, '#rrggbb'; each fabric has one of its own. */
  fabricHex?: string | undefined;
  /** Draw only this many records, from the first; all where absent. */
  upTo?: number | undefined;
  /** Samples per pixel along x and along y: 1 for play, 2 for stills. */
  samples: 1 | 2;
  /** Fabric around the design, 0 to 200 mm. Has no effect where `bounds` are given. */
  marginMm: Mm;
  /** Shows just this part of the plane, such as the whole of the original picture. */
  bounds?: RenderBounds | undefined;
}

/** What a picture is drawn with where nothing is chosen. */
export const RENDER_DEFAULTS: RenderOptions = {
  pxPerMm: 10,
  fabric: 'linen',
  samples: 1,
  marginMm: 3,
};

/** The most samples (pixels × samples²) a picture may take: about 1.3 GB while it is drawn. */
export const MAX_SAMPLES = 64_000_000;

/** The coarsest and the finest scale, px/mm. */
export const SCALE_LIMITS = [0.5, 120] as const;

const { fail, within, oneOf } = optionChecks('renderDesign');

/**
 * Options with their defaults filled in.
 * @param options what differs from `RENDER_DEFAULTS`
 * @throws EngineError `bad-options` for a value out of its range.
 */
export function resolveRenderOptions(options: Partial<RenderOptions>): RenderOptions {
  const given = Object.entries(options).filter(([, value]) => value !== undefined);
  const all: RenderOptions = { ...RENDER_DEFAULTS, ...Object.fromEntries(given) };
  within('pxPerMm', all.pxPerMm, SCALE_LIMITS);
  within('marginMm', all.marginMm, [0, 200]);
  within('upTo', all.upTo ?? 0, [0, Infinity]);
  oneOf('fabric', all.fabric, FABRICS);
  if (all.samples !== 1 && all.samples !== 2) fail('samples', '1 or 2', all.samples);
  if (all.fabricHex !== undefined && !/^#[0-9a-f]{6}$/i.test(all.fabricHex)) {
    fail('fabricHex', "'#rrggbb'", all.fabricHex);
  }
  if (all.bounds) {
    within('bounds.leftMm', all.bounds.leftMm, [-1e6, 1e6]);
    within('bounds.topMm', all.bounds.topMm, [-1e6, 1e6]);
    within('bounds.widthMm', all.bounds.widthMm, [0.1, 1e6]);
    within('bounds.heightMm', all.bounds.heightMm, [0.1, 1e6]);
  }
  return all;
}

/** @throws EngineError `bad-options` for a picture too large to hold. */
export function checkPictureSize(width: number, height: number, samples: number): void {
  if (width * height * samples * samples <= MAX_SAMPLES) return;
  const got = `${width} × ${height} px with ${samples} × ${samples} samples`;
  fail('the picture', `at most ${MAX_SAMPLES / 1e6} million samples`, got);
}
