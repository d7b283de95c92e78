import { boxMean } from '../picture/box-mean.ts';
import type { RegionGraph } from './region-graph.ts';
import type { ColorField } from './superpixels.ts';

/** Fine detail is what a mean over so many pixels takes away; it is felt so far around. */
const FINE_RADIUS = 1;
const FELT_RADIUS = 12;
/** So much of the picture's most detailed part counts as all there can be. */
const MOST = 0.9;

/** How sharp each patch and what lies around it are, 0 to 1: what is out of focus has no fine detail. */
export function detailOf(field: ColorField, { label, count, size }: RegionGraph): Float64Array {
  const light = new Float32Array(label.length);
  for (let i = 0; i < light.length; i++) light[i] = field.lab[i * 3];
  const blurred = boxMean(light, field, FINE_RADIUS);
  const fine = light.map((l, i) => Math.abs(l - blurred[i]));
  const felt = boxMean(fine, field, FELT_RADIUS);
  const out = new Float64Array(count);
  for (let i = 0; i < label.length; i++) out[label[i]] += felt[i] / size[label[i]];
  const most = out.toSorted()[Math.floor(MOST * (count - 1))];
  return out.map((v) => (most > 0 ? Math.min(1, v / most) : 1));
}
