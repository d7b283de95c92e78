import type { ShapeSet } from 'ilmek-engine';
import { createDrawing, type Drawing } from '../lib/drawing.ts';
import { between, path, slice, type Line } from '../lib/line.ts';
import { half, leaf, longAndShort } from '../lib/stitches.ts';

/** Outlines of the petals, from the heart outward. */
const PETALS = [
  'M44 33 C40 28 45 23 50 26 C55 29 53 36 47 36 C43 36 41 33 42 30',
  'M41 29 C36 34 38 42 46 43 C54 43.6 59 37 57 30 C56 24 50 20 44 22',
  'M39 32 C32 27 35 17 44 16 C48 15.4 52 17 54 20',
  'M54 20 C61 16 68 22 66 31 C65 35 61 39 58 39',
  'M58 38 C63 46 57 55 47 54 C40 53.4 36 48 37 42',
  'M37 42 C29 42 24 35 27 28 C28.6 24 33 22 36.4 23',
  'M36 23 C34 14 42 7 51 9.6 C56 11 59 14.6 59.4 18.4',
  'M60 18 C69 13 77 22 74 32 C73 36 69 40 65.4 41',
  'M65 40.6 C69 50 60 62 47 61 C39 60.4 33 55 32.4 48',
  'M32.6 48 C22 48 15 38 19 28 C21 22.6 28 18.6 34.6 20',
];

/** Open shading: rows farther apart than thread is wide, so that the cloth is the grey. */
function shade(d: Drawing, outer: string, inner: string, openness = 3.4): void {
  longAndShort(d, 'Black', {
    from: path(outer),
    to: path(inner),
    uneven: [0.2, 1.6],
    openness,
    seed: outer.length,
  });
}

/** Folds of the petals in shadow. */
function shadows(d: Drawing): void {
  shade(d, 'M58 38 C61.5 44 59 51 51 53.4', 'M53 41 C54 45 53 48 49 50');
  shade(d, 'M37.4 42.6 C37 47 40 52 46 53.6', 'M41 43 C42 46 44 48 47 49');
  shade(d, 'M20 29 C17 37 22 46 32 47.6', 'M25 31 C24 37 27 42 33 43.4', 3.6);
  shade(d, 'M65.4 41 C68 50 60 60.6 48 60.6', 'M62 44 C63 50 57 56 48.4 57', 3.6);
  shade(d, 'M66 31 C65 35 61 39 58 39', 'M61.4 28 C61 32 59 34 57 34.6');
  shade(d, 'M41 29.4 C37 34 38.4 41 45 42.6', 'M44 33 C42.6 36 44 38.6 47 39.4', 3);
}

/** The one petal in colour. */
function redPetal(d: Drawing): void {
  const edge = path('M36.6 22.6 C34.6 14.4 42.4 7.6 51 10 C55.8 11.4 58.6 14.8 59 18.2');
  const foot = path('M37.6 24 C36.8 18 41 15.4 45 15.4 C49 15.4 52 17 54.4 19.4');
  d.column('Crimson', foot, edge);
  const middle = between(foot, edge, () => 0.5);
  longAndShort(d, 'Burgundy', {
    from: slice(foot, 0.08, 0.92),
    to: slice(middle, 0.08, 0.92),
    uneven: [0, 1.3],
    openness: 1.3,
    seed: 4,
  });
}

const outline = (d: Drawing, line: Line) => d.stroke('Black', line, 0.8);

/** A rose as tattooers draw it: bean-stitch lines, open shading, one petal in red. */
export function roseFineLine(): ShapeSet {
  const d = createDrawing(92, 90);
  leaf(d, {
    rib: path('M58 58 C66 62 74 68 84 69'),
    widths: [5.6, 5.6],
    threads: ['Forest green', 'Fern'],
    teeth: [1, 6],
  });
  leaf(d, {
    rib: path('M34 57 C28 64 20 70 9 70'),
    widths: [5.6, 5.6],
    threads: ['Fern', 'Forest green'],
    teeth: [1, 6],
  });
  half(
    d,
    'Forest green',
    path('M45 60 C45 70 48 78 54 86'),
    path('M47.6 60 C47 70 49.6 78 54 86'),
    0.02,
  );
  redPetal(d);
  shadows(d);
  for (const petal of PETALS) outline(d, path(petal));
  outline(d, path('M37.4 23.4 C37 18 41 15.4 45 15.4'));
  return d.set();
}
