import type { Mm } from '../core/units.ts';
import { ROW_SPACING_MM, type DigitizeOptions } from '../options.ts';
import { SATIN_DEFAULTS, SATIN_SPACING_MM, type SatinOptions } from '../satin/index.ts';
import { FABRIC_PRESETS, type UnderlayLevel } from './presets.ts';

/** What stitch makers need to know of density and fabric together. */
export interface SewingSettings {
  /** Lengthens stitches at each end. */
  pullMm: Mm;
  /** Distance between rows of a fill. */
  rowSpacingMm: Mm;
  /** Distance between needle points on one edge of a column. */
  satinSpacingMm: Mm;
  underlay: UnderlayLevel;
  /** For `sewSatin`. */
  satin: Pick<SatinOptions, 'spacingMm' | 'pullMm' | 'edgeRunFromMm'>;
}

/** Columns at least so wide get an edge run under them, mm. */
const EDGE_RUN_FROM_MM: Record<UnderlayLevel, Mm> = {
  light: 5,
  normal: SATIN_DEFAULTS.edgeRunFromMm,
  full: 2.2,
};

/** Density and fabric of some options, resolved; a given `pullMm` goes before the fabric's. */
export function sewingSettings({
  density,
  fabric = 'woven',
  pullMm,
}: Pick<DigitizeOptions, 'density'> &
  Partial<Pick<DigitizeOptions, 'fabric' | 'pullMm'>>): SewingSettings {
  const preset = FABRIC_PRESETS[fabric];
  const pull = pullMm ?? preset.pullMm;
  const satinSpacingMm = SATIN_SPACING_MM[density] * preset.satinSpacing;
  return {
    pullMm: pull,
    rowSpacingMm: ROW_SPACING_MM[density] * preset.rowSpacing,
    satinSpacingMm,
    underlay: preset.underlay,
    satin: {
      spacingMm: satinSpacingMm,
      pullMm: pull,
      edgeRunFromMm: EDGE_RUN_FROM_MM[preset.underlay],
    },
  };
}
