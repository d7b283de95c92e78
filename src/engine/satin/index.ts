export type { Column, Junction, SatinPlan } from './types.ts';
export type { FindColumnsOptions } from './plan.ts';
export { columnSteps, FIND_COLUMNS_DEFAULTS, findColumns } from './plan.ts';
export type { SatinOptions } from './types.ts';
export { rungWidths, SATIN_DEFAULTS, SATIN_SPACING_MM } from './types.ts';
export type { SatinBeginning, StitchPiece } from './sew.ts';
export { endingNear, sewSatin } from './sew.ts';
export { isSewnThrough } from './underlay.ts';
export { columnFromPairs, columnFromRails, ringFromRails } from './from-rails.ts';
