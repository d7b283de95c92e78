import type { StitchStyle } from '../options.ts';
import type { ObjectStitch } from './types.ts';

/** The style in which a drawing is sewn as an object's stitch. */
export const STYLES: Record<ObjectStitch, StitchStyle> = {
  fill: 'fill',
  satin: 'satin',
  letters: 'satin',
  running: 'running',
  bean: 'outline',
  applique: 'applique',
};
