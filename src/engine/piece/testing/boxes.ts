import { DIGITIZE_DEFAULTS } from '../../options.ts';
import type { AreaShape } from '../../shapes.ts';
import { pieceOfShapes } from '../from-shapes.ts';

/* Small pieces that the tests of edits share. */

const { density, fabric, threadWeight } = DIGITIZE_DEFAULTS;
export const SETTINGS = { density, fabric, threadWeight, name: 'Edited' };
export const [RED, BLUE, GREEN] = ['#c02020', '#2040c0', '#208040'].map((hex) => ({
  hex,
  name: hex,
  code: '',
  chart: '',
}));

/** A square, mm. @param thread its number */
export const box = (left: number, top: number, size: number, thread: number): AreaShape => ({
  kind: 'area',
  polygon: {
    rings: [
      Float64Array.of(left, top, left + size, top, left + size, top + size, left, top + size),
    ],
  },
  thread,
});
/** Two red boxes, and a blue one. */
export const THREE = pieceOfShapes(
  {
    widthMm: 60,
    heightMm: 30,
    threads: [RED, BLUE],
    shapes: [box(2, 2, 10, 0), box(20, 2, 10, 1), box(40, 12, 10, 0)],
  },
  'painted',
  SETTINGS,
);
