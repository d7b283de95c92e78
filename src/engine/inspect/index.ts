/* What a design is made of, which hoops hold it, and what of it would sew badly. */
export { findHoop, hoopReport, HOOPS, type Hoop, type HoopFit, type HoopReport } from './hoops.ts';
export {
  countDesign,
  inspectDesign,
  inspectInSteps,
  type DesignCounts,
  type DesignReport,
  type InspectOptions,
  type ThreadUse,
} from './inspect-design.ts';
export type { DensityFigures } from './density-map.ts';
export type { StitchLengths } from './needle-points.ts';
export type { ProblemText } from './problem-texts.ts';
export {
  MEND_CODES,
  PROBLEM_CODES,
  SEVERITIES,
  type MendCode,
  type Place,
  type Problem,
  type ProblemCode,
  type Severity,
} from './problems.ts';
