import type { Mm } from '../core/units.ts';
import { THREAD_WEIGHTS } from '../machine.ts';
import { ROW_SPACING_MM, type FabricName, type SewingOptions } from '../options.ts';

/** From the least to the most. */
export const UNDERLAY_LEVELS = ['light', 'normal', 'full'] as const;

/**
 * How much sewing goes under the cover: `light` holds the edges of wide columns, `normal` adds a few
 * stitches across rows, edge runs and a zigzag under satin, `full` a sparse layer across rows and a
 * closer zigzag: it lays pile flat and holds stretch.
 */
export type UnderlayLevel = (typeof UNDERLAY_LEVELS)[number];

/** How a fabric is sewn on. */
export interface FabricPreset {
  /** English name for people. */
  label: string;
  /** Lengthens stitches at each end against the pull of the thread. */
  pullMm: Mm;
  /** Times the density's distance between rows of a fill. */
  rowSpacing: number;
  /** Times the density's distance between stitches of satin. */
  satinSpacing: number;
  underlay: UnderlayLevel;
  /** Finer columns and areas do not read. */
  detailMm: Mm;
  /** What a person does about it: stabilizer, topping, needle. */
  advice: string;
}

/**
 * From the trade's rules of thumb: stretch and pile pull in more and swallow more
 * thread; what a needle perforates gets fewer points. `woven` is the measure of all.
 */
export const FABRIC_PRESETS: Record<FabricName, FabricPreset> = {
  woven: {
    label: 'Woven cotton or linen',
    pullMm: 0.2,
    rowSpacing: 1,
    satinSpacing: 1,
    underlay: 'normal',
    detailMm: 0.7,
    advice: `Tear-away stabilizer, a ${THREAD_WEIGHTS[40].needle} needle.`,
  },
  knit: {
    label: 'Knit, jersey, T-shirt',
    pullMm: 0.35,
    rowSpacing: 1,
    satinSpacing: 0.95,
    underlay: 'full',
    detailMm: 0.9,
    advice: 'Cut-away stabilizer, a ballpoint 75/11 needle; hoop it without stretching.',
  },
  fleece: {
    label: 'Fleece, sweatshirt',
    pullMm: 0.4,
    rowSpacing: 0.95,
    satinSpacing: 0.9,
    underlay: 'full',
    detailMm: 1.1,
    advice: 'Cut-away stabilizer, water-soluble film on top, a ballpoint 75/11 needle.',
  },
  denim: {
    label: 'Denim',
    pullMm: 0.2,
    rowSpacing: 1,
    satinSpacing: 0.95,
    underlay: 'normal',
    detailMm: 0.8,
    advice: 'Tear-away stabilizer, a sharp 90/14 needle.',
  },
  canvas: {
    label: 'Canvas, bags',
    pullMm: 0.15,
    rowSpacing: 1,
    satinSpacing: 1,
    underlay: 'normal',
    detailMm: 0.7,
    advice: 'Light tear-away stabilizer, a sharp 90/14 needle.',
  },
  cap: {
    label: 'Cap',
    pullMm: 0.3,
    rowSpacing: 1,
    satinSpacing: 0.95,
    underlay: 'full',
    detailMm: 1,
    advice:
      'Firm cap stabilizer, a sharp 80/12 needle; sew from the middle outward and from the brim up.',
  },
  towel: {
    label: 'Towel, terry',
    pullMm: 0.4,
    rowSpacing: 0.9,
    satinSpacing: 0.85,
    underlay: 'full',
    detailMm: 1.5,
    advice:
      'Tear-away stabilizer, a 75/11 needle, and water-soluble film on top, or the loops come through.',
  },
  felt: {
    label: 'Felt',
    pullMm: 0.25,
    rowSpacing: 1,
    satinSpacing: 1,
    underlay: 'normal',
    detailMm: 0.9,
    advice: 'Stiff felt needs no stabilizer, soft felt a tear-away one; a sharp 75/11 needle.',
  },
  leather: {
    label: 'Leather, vinyl',
    pullMm: 0.1,
    rowSpacing: 1.25,
    satinSpacing: 1.2,
    underlay: 'light',
    detailMm: 1.2,
    advice:
      'Cut-away stabilizer, a sharp 80/12 needle. Holes stay: sew once, do not hoop the skin itself.',
  },
  silk: {
    label: 'Silk, satin, fine cloth',
    pullMm: 0.15,
    rowSpacing: 1.15,
    satinSpacing: 1.1,
    underlay: 'light',
    detailMm: 0.7,
    advice: `Light cut-away stabilizer, a fine ${THREAD_WEIGHTS[60].needle} needle, thin 60 wt thread for small letters.`,
  },
};

/** Colours of the cloths that pieces are shown on, as they come. */
export const CLOTH_HEX = {
  linen: '#e9e3d6',
  cotton: '#f1efea',
  twill: '#d8cdb8',
  denim: '#3f5373',
  felt: '#a9a59c',
  towel: '#eae6df',
  black: '#1b1b1e',
} as const;

const OWN: Partial<Record<FabricName, string>> = {
  denim: CLOTH_HEX.denim,
  canvas: CLOTH_HEX.twill,
  felt: CLOTH_HEX.felt,
};

/** The colour that a fabric mostly comes in, '#rrggbb': that of plain linen unless it has its own. */
export const clothHex = (fabric: FabricName): string => OWN[fabric] ?? CLOTH_HEX.linen;

/**
 * From one row of a fill to the next where nobody has set it.
 * @param options what it depends on
 * @returns millimetres
 */
export const usualRowSpacing = (
  options: Pick<SewingOptions, 'density' | 'fabric' | 'threadWeight'>,
): Mm =>
  ROW_SPACING_MM[options.density] *
  FABRIC_PRESETS[options.fabric].rowSpacing *
  THREAD_WEIGHTS[options.threadWeight].spacing;
