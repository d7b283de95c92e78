import type { Design } from '../core/design.ts';
import type { Mm } from '../core/units.ts';
import {
  MAX_FLAT_STITCH_MM,
  MAX_FLOAT_MM,
  MAX_FORMAT_STITCH_MM,
  MIN_COLUMN_MM,
  MIN_STITCH_MM,
  MIN_THREAD_MM,
  POINTS_PER_HOLE,
  POINTS_PER_MM2,
  THREAD_LAYERS,
  THREAD_MM,
} from '../machine.ts';
import type { Areas } from './areas.ts';
import type { DensityFigures, DensityMap } from './density-map.ts';
import type { HoopReport } from './hoops.ts';
import type { NeedlePoints } from './needle-points.ts';

/** What would sew badly. Texts for people are in `problem-texts.ts`. */
export const PROBLEM_CODES = [
  'too-dense',
  'too-thick',
  'one-hole',
  'stitch-too-long',
  'loose-stitch',
  'stitch-too-short',
  'untrimmed-float',
  'snip-by-hand',
  'bare-crossing',
  'untied-end',
  'many-trims',
  'many-colors',
  'hoop-too-small',
  'tiny-detail',
  'repeated-thread',
  'thin-column',
  'no-underlay',
  'open-rows',
  'dark-travel',
  'joinable-colors',
  'small-text',
  'pull-gap',
  'ends-early',
  'bare-fill',
  'shut-counter',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** What would put a problem right. */
export const MEND_CODES = [
  'thin-out',
  'split-stitches',
  'merge-stitches',
  'trim-floats',
  'tie-ends',
  'join-areas',
  'fewer-colors',
  'resize',
  'enlarge',
  'merge-blocks',
  'add-underlay',
  'close-rows',
  'hide-travel',
  'overlap-areas',
  'copy-again',
] as const;
export type MendCode = (typeof MEND_CODES)[number];

/** `note`: worth knowing; `warning`: will show; `error`: a machine may refuse it, or break thread. */
export const SEVERITIES = ['note', 'warning', 'error'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** A place on the design, from its origin, y downward. */
export interface Place {
  /** To the right of the origin. */
  xMm: Mm;
  /** Below the origin. */
  yMm: Mm;
}

/** Something of a design that would sew badly. */
export interface Problem {
  /** Its texts for people are in `PROBLEM_TEXTS`. */
  code: ProblemCode;
  /** How grave it is. */
  severity: Severity;
  /** How many places, stitches, ends or blocks it is about. */
  count: number;
  /** The worst value: mm, mm², layers, needle points, or how many there are. */
  worst: number;
  /** Where it is worst. */
  at: Place;
  /** The worst places, that one first, 20 at most. */
  places: Place[];
  /** What would put it right. */
  mend: MendCode;
  /** How tall capitals are from which on it is none; absent where that is not known. */
  wantedMm?: Mm | undefined;
}

/** The trade's files were measured with thread of the least width; here it is as wide as it is drawn. */
const layers = (counted: number): number => (counted * THREAD_MM) / MIN_THREAD_MM;

/**
 * What is still good; what passes it is told as a problem. Measured on files that thread makers and
 * digitizers give away: nine of ten stay within these limits. What says `breaking` none of them
 * passes: more than that breaks thread or cloth.
 */
export const LIMITS = {
  /** Needle points in a square millimetre: in 99 of 100, in the fullest. */
  pointsP99: POINTS_PER_MM2.usual,
  pointsMost: POINTS_PER_MM2.most,
  pointsBreaking: POINTS_PER_MM2.breaking,
  /** Layers of thread: in 99 of 100 square millimetres, in the fullest. */
  layersP99: layers(THREAD_LAYERS.usual),
  layersMost: layers(THREAD_LAYERS.most),
  layersBreaking: layers(THREAD_LAYERS.breaking),
  /** Needle points in one hole. */
  holePoints: POINTS_PER_HOLE.most,
  holeBreaking: POINTS_PER_HOLE.breaking,
  /** Share of stitches under half a millimetre, and of those over `looseMm`. */
  shortShare: 0.03,
  looseShare: 0.011,
  /** The longest stitch of the narrowest format. */
  stitchMm: MAX_FORMAT_STITCH_MM,
  /** Longer thread lies loose, and catches. */
  looseMm: MAX_FLAT_STITCH_MM,
  /** Shorter stitches pile up under the needle. */
  shortMm: MIN_STITCH_MM,
  /** Uncut thread between two places. */
  floatMm: MAX_FLOAT_MM,
  /** Thread that leads elsewhere over fabric that nothing covers. */
  bareMm: 2,
  /** Trims in a thousand stitches, where there are more than a few; so many are a nuisance. */
  trimsPerThousand: 2.3,
  trimsNuisance: 8,
  fewTrims: 5,
  /** Colour changes that are too many for a person, who threads each; and the most that a PES file holds. */
  colorChanges: 15,
  colorChangesMost: 255,
  /** Columns and areas narrower than this do not read. */
  detailMm: 0.7,
  /** Satin columns narrower than this close up. */
  columnMm: MIN_COLUMN_MM,
  /**
   * Stems of a word: of capitals they are 5 mm tall, of small letters in wide strokes a little less;
   * under the least no letter reads.
   */
  letterMm: 5,
  wideLetterMm: 4.4,
  lowLetterMm: 3.4,
  /** Share of the wide columns that may lie without underlay before it is more than a detail. */
  bareColumns: 0.5,
} as const;

const MAX_PLACES = 20;

/** A place with how bad it is: greater is worse. */
export interface Finding extends Place {
  value: number;
}

/** Findings of one kind: all are counted, and the worst are kept. */
export interface Tally {
  count: number;
  kept: Finding[];
}

/** So many are gathered before the lesser are dropped: a bad file may have millions. */
const MAX_KEPT = 2000;

export function createTally(): Tally {
  return { count: 0, kept: [] };
}

export function addFinding(tally: Tally, finding: Finding): void {
  tally.count++;
  tally.kept.push(finding);
  if (tally.kept.length > MAX_KEPT) tally.kept = worstOf(tally.kept);
}

/** The worst findings; of equals those found first. */
function worstOf(findings: readonly Finding[]): Finding[] {
  return [...findings].sort((a, b) => b.value - a.value).slice(0, MAX_PLACES);
}

/**
 * A problem made of findings.
 * @returns undefined without findings
 */
export function problemOf(
  code: ProblemCode,
  mend: MendCode,
  { count, kept }: Tally,
  severity: Severity | ((worst: number, count: number) => Severity),
): Problem | undefined {
  if (count === 0) return undefined;
  const sorted = worstOf(kept);
  const places = sorted.map(({ xMm, yMm }) => ({ xMm, yMm }));
  const worst = sorted[0].value;
  return {
    code,
    severity: typeof severity === 'string' ? severity : severity(worst, count),
    count,
    worst: Math.abs(worst),
    at: places[0],
    places,
    mend,
  };
}

/** What the checks look at. */
export interface Inspected {
  design: Design;
  needle: NeedlePoints;
  density: DensityMap | undefined;
  /** Columns and fills, told from the stitches alone. */
  areas: Areas;
  /** Figures of the map. */
  figures: DensityFigures;
  hoops: HoopReport;
  /** The machine cuts thread; else a person does. */
  cutter: boolean;
  /** Elements are finished one by one, as on a cap. */
  cap: boolean;
  /** Columns and areas narrower than this do not read on the fabric, mm. */
  detailMm: Mm;
  /** The fabric wants underlay below fills. */
  wantsUnderlay: boolean;
}
