import type { Background } from './background.ts';
import type { Raster } from './raster.ts';

/** What pixels weigh in the choice of threads: detail more than plain areas, fabric nothing. */
export function weighDetail({ width, lab }: Raster, { mask }: Background): Float32Array {
  const weights = new Float32Array(mask.length);
  for (let i = 0; i < weights.length; i++) {
    if (mask[i] === 1) continue;
    const right = i + 1 < weights.length ? Math.abs(lab[i * 3] - lab[i * 3 + 3]) : 0;
    const below = i + width < weights.length ? Math.abs(lab[i * 3] - lab[(i + width) * 3]) : 0;
    weights[i] = 1 + Math.min(2, 15 * (right + below));
  }
  return weights;
}
