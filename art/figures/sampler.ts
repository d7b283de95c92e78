import type { ShapeSet } from 'ilmek-engine';
import { createDrawing, type Drawing } from '../lib/drawing.ts';
import { path, type Line } from '../lib/line.ts';
import { box } from '../lib/outlines.ts';
import { leaf } from '../lib/stitches.ts';

/** Half of a band's length at a height, so that the whole is round; mm. */
const reach = (y: number) => Math.sqrt(41 ** 2 - (y - 45) ** 2);

function across(y: number): Line {
  const r = reach(y) - 2;
  return path(`M${45 - r} ${y} L${45 + r} ${y}`);
}

function zigzag(d: Drawing, y: number, half: number): void {
  const r = reach(y) - 4;
  const count = Math.floor((2 * r) / 2.2);
  const points = Array.from({ length: count + 1 }, (_, i) => [
    45 - r + i * 2.2,
    y + (i % 2 === 0 ? -half : half),
  ]);
  d.stroke('Ochre', Float64Array.from(points.flat()), 0.8);
}

function leaves(d: Drawing, y: number): void {
  for (let i = -5; i <= 5; i++) {
    const x = 45 + i * 6.4;
    leaf(d, {
      rib: path(`M${x - 1.6} ${y + 5} C${x - 0.6} ${y} ${x + 0.6} ${y - 2} ${x + 1.8} ${y - 5}`),
      widths: [2.3, 2.3],
      threads: ['Fern', 'Sage'],
    });
  }
}

/** Bands of a sampler: running, bean, zigzag, satin leaves, tatami, with satin lines between. */
export function stitchSampler(): ShapeSet {
  const d = createDrawing(90, 90);
  for (const y of [11, 13.5, 16]) d.stroke('Crimson', across(y), 0.4);
  for (const y of [23, 26, 29]) d.stroke('Navy', across(y), 0.8);
  zigzag(d, 37.5, 2.6);
  leaves(d, 49.5);
  d.area('Cobalt', [box(45 - reach(62) + 3, 59, 45 + reach(71) - 2, 71)], 0);
  d.area('Crimson', [path('M22 76 L28.5 82.5 L35 76 Z')], 0);
  d.area('Crimson', [path('M38.5 76 L45 82.5 L51.5 76 Z')], 0);
  d.area('Crimson', [path('M55 76 L61.5 82.5 L68 76 Z')], 0);
  for (const y of [19.5, 32.6, 42.4, 56.4]) d.stroke('Navy', across(y), 1.4);
  return d.set();
}
