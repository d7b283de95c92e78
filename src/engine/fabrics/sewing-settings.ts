import type { Mm } from '../core/units.ts';
import { THREAD_WEIGHT, THREAD_WEIGHTS } from '../machine.ts';
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
  satin: Pick<SatinOptions, 'spacingMm' | 'pullMm'> & SatinUnderlay;
}

type SatinUnderlay = Pick<SatinOptions, 'edgeRunFromMm' | 'zigzagFromMm' | 'zigzagSpacingMm'>;

const { edgeRunFromMm, zigzagFromMm, zigzagSpacingMm } = SATIN_DEFAULTS;

/** What lies under satin. Pile and stretch want the zigzag under narrower columns, and closer. */
const SATIN_UNDERLAY: Record<UnderlayLevel, SatinUnderlay> = {
  light: { edgeRunFromMm: 5, zigzagFromMm: Infinity, zigzagSpacingMm },
  normal: { edgeRunFromMm, zigzagFromMm, zigzagSpacingMm },
  full: { edgeRunFromMm, zigzagFromMm: 2.2, zigzagSpacingMm: 1.8 },
};

/** Density, fabric and thread of some options, resolved; a given `pullMm` goes before the fabric's. */
export function sewingSettings({
  density,
  fabric = 'woven',
  pullMm,
  threadWeight = THREAD_WEIGHT,
}: Pick<DigitizeOptions, 'density'> &
  Partial<Pick<DigitizeOptions, 'fabric' | 'pullMm' | 'threadWeight'>>): SewingSettings {
  const preset = FABRIC_PRESETS[fabric];
  const pull = pullMm ?? preset.pullMm;
  const { spacing } = THREAD_WEIGHTS[threadWeight];
  const satinSpacingMm = SATIN_SPACING_MM[density] * preset.satinSpacing * spacing;
  return {
    pullMm: pull,
    rowSpacingMm: ROW_SPACING_MM[density] * preset.rowSpacing * spacing,
    satinSpacingMm,
    underlay: preset.underlay,
    satin: {
      spacingMm: satinSpacingMm,
      pullMm: pull,
      ...SATIN_UNDERLAY[preset.underlay],
    },
  };
}
