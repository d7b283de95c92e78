import { createDrawing, type Drawing } from '../lib/drawing.ts';
import { path } from '../lib/line.ts';
import { rosette } from '../lib/rosette.ts';
import { leaf, spot, stem } from '../lib/stitches.ts';
import type { ShapeSet } from 'ilmek-engine';
import { carnation } from './carnation.ts';
import { bud, tulip } from './tulip.ts';

/** The page is the square about the hoop's cloth. */
export const BOUQUET_PAGE_MM = 114;

/**
 * "Lale ile karanfil": a tulip, its bud and a carnation between saz leaves, in
 * the manner of sixteenth-century Ottoman court embroidery.
 */
export function bouquet(): ShapeSet {
  const d = createDrawing(BOUQUET_PAGE_MM, BOUQUET_PAGE_MM);
  tendrils(d);
  stems(d);
  leaves(d);
  bud(d, [27, 68.5], -12);
  tulip(d, [51, 50.5], 0);
  carnation(d, [84.5, 62], 20);
  rosette(d, { at: [29.5, 95], radius: 4.6, threads: ['Marigold', 'Poppy red'] });
  rosette(d, { at: [90, 26.5], radius: 4.2, threads: ['Ivory', 'Marigold'] });
  tie(d);
  return d.set();
}

function stems(d: Drawing): void {
  stem(d, 'Fern', path('M54.6 108 C57 103 57.6 101.5 56.2 97 C51.4 83 48.4 70 51 52.5'), 1.7);
  stem(d, 'Fern', path('M60.5 107.6 C58.6 104 57.6 102 59.4 97.5 C64 86.5 72 76 81.8 69.6'), 1.7);
  stem(d, 'Fern', path('M53.3 87 C45 85 32.5 82 27.6 70'), 1.3);
}

function leaves(d: Drawing): void {
  leaf(d, {
    rib: path('M56.5 97.5 C39 96 9 82 10.5 44'),
    widths: [5.2, 5.8],
    threads: ['Fern', 'Bottle green'],
    teeth: [1.5, 8],
  });
  leaf(d, {
    rib: path('M58.5 99.5 C79 100 101 90 103.5 68'),
    widths: [5, 5.2],
    threads: ['Sage', 'Fern'],
    teeth: [1.5, 7],
  });
  leaf(d, {
    rib: path('M51 76 C45.5 73 41 67 39.2 57.5'),
    widths: [2.7, 3],
    threads: ['Bottle green', 'Moss green'],
  });
  leaf(d, {
    rib: path('M51.6 81 C58 77 61.5 69 60 59.5'),
    widths: [2.8, 2.6],
    threads: ['Moss green', 'Bottle green'],
  });
  leaf(d, {
    rib: path('M69.5 80.5 C75 80.8 83 79.5 89 73'),
    widths: [2.4, 2.4],
    threads: ['Moss green', 'Bottle green'],
  });
  stem(d, 'Sage', path('M53.5 97 C37 94.5 12.5 80 11.6 51'), 0.7);
  stem(d, 'Bottle green', path('M62 99.6 C81 98.6 98.6 89 102.6 73'), 0.7);
}

function tendrils(d: Drawing): void {
  const lines = [
    'M50.4 60 C42 59 30 53 24.4 45 C18.4 36 23.4 28.6 28 31 C31 33 28.4 37.4 25.4 35.6',
    'M52 55 C67 56 70 46 74 35 C77 27 83 24.5 88 26',
    'M75 33 C79 31.8 82.6 32 84.4 34.6',
    'M55 100 C49 105.5 39 104 31 97',
    'M61 101 C67 107.4 77 108 84 103.6',
  ];
  for (const line of lines) stem(d, 'Ochre', path(line), 0.6);
  for (const [x, y, r] of [
    [22.6, 27.6, 1.3],
    [85.2, 36.2, 1.5],
    [97.6, 34.4, 1.2],
    [78.4, 22, 1.3],
    [41.4, 100.2, 1.2],
    [85.4, 102.6, 1.5],
    [38.4, 52.4, 1.2],
    [70.6, 60.6, 1.3],
  ]) {
    spot(d, 'Poppy red', [x, y], r, 25);
  }
}

/** Two wraps of thread about the stems, and the end that hangs loose. */
function tie(d: Drawing): void {
  d.column('Ivory', path('M54.6 98.4 L55.3 102'), path('M61 97.6 L60.5 101.4'));
  d.column('Poppy red', path('M55.2 101.9 L55 104.6'), path('M60.6 101.2 L60.9 103.8'));
  stem(d, 'Poppy red', path('M58.2 103 C57.6 105.5 58 107 59.1 108.2'), 0.9);
}
