/* What a design is made of, which hoops hold it, and what of it would sew badly. */
export { findHoop, hoopReport, HOOPS, type Hoop, type HoopFit, type HoopReport } from './hoops.ts';
export {
  countDesign,
  inspectDesign,
  type DesignReport,
  type InspectOptions,
  type ThreadUse,
} from './inspect-design.ts';
export type { Problem } from './problems.ts';
