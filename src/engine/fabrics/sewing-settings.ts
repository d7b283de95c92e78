import type { Mm } from '../core/units.ts';
import { THREAD_WEIGHT, THREAD_WEIGHTS } from '../machine.ts';
import type { DigitizeOptions } from '../options.ts';
import { SATIN_DEFAULTS, SATIN_SPACING_MM, type SatinOptions } from '../satin/index.ts';
import { FABRIC_PRESETS, usualRowSpacing, type UnderlayLevel } from './presets.ts';

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
  satin: Pick<SatinOptions, 'spacingMm' | 'exactSpacing' | 'pullMm'> & SatinUnderlay;
}

type SatinUnderlay = Pick<SatinOptions, 'edgeRunFromMm' | 'zigzagFromMm' | 'zigzagSpacingMm'>;

const { edgeRunFromMm, zigzagFromMm, zigzagSpacingMm } = SATIN_DEFAULTS;

/** What lies under satin. Pile and stretch want the zigzag under narrower columns, and closer. */
const SATIN_UNDERLAY: Record<UnderlayLevel, SatinUnderlay> = {
  light: { edgeRunFromMm: 5, zigzagFromMm: Infinity, zigzagSpacingMm },
  normal: { edgeRunFromMm, zigzagFromMm, zigzagSpacingMm },
  full: { edgeRunFromMm, zigzagFromMm: 2.2, zigzagSpacingMm: 1.8 },
};

/** What a person may set of one object, in place of what density and fabric say. */
export interface OwnSewing {
  /** Of rows of a fill, and of needle points on one edge of satin. */
  spacingMm?: Mm | undefined;
  underlay?: UnderlayLevel | undefined;
}

/**
 * Density, fabric and thread of some options, resolved; what is given for itself goes before the
 * fabric's.
 */
export function sewingSettings({
  density,
  fabric = 'woven',
  pullMm,
  threadWeight = THREAD_WEIGHT,
  spacingMm,
  underlay,
}: Pick<DigitizeOptions, 'density'> &
  Partial<Pick<DigitizeOptions, 'fabric' | 'pullMm' | 'threadWeight'>> &
  OwnSewing): SewingSettings {
  const preset = FABRIC_PRESETS[fabric];
  const pull = pullMm ?? preset.pullMm;
  const { spacing } = THREAD_WEIGHTS[threadWeight];
  const satinSpacingMm = spacingMm ?? SATIN_SPACING_MM[density] * preset.satinSpacing * spacing;
  const level = underlay ?? preset.underlay;
  return {
    pullMm: pull,
    rowSpacingMm: spacingMm ?? usualRowSpacing({ density, fabric, threadWeight }),
    satinSpacingMm,
    underlay: level,
    satin: {
      spacingMm: satinSpacingMm,
      exactSpacing: spacingMm !== undefined,
      pullMm: pull,
      ...SATIN_UNDERLAY[level],
    },
  };
}
