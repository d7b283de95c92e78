import type { Design } from '../core/design.ts';
import type { Mm } from '../core/units.ts';
import type { DensityFigures, DensityMap } from './density-map.ts';
import type { HoopReport } from './hoops.ts';
import type { NeedlePoints } from './needle-points.ts';

/** What the checks look at. */
export interface Inspected {
  design: Design;
  needle: NeedlePoints;
  density: DensityMap | undefined;
  /** Figures of the map. */
  figures: DensityFigures;
  hoops: HoopReport;
  /** Columns and areas narrower than this do not read on the fabric, mm. */
  detailMm: Mm;
}
