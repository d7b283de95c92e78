import type { Thread, ShapeSet } from 'ilmek-engine';
import { nearestJanome, JANOME_THREADS, nearestPec, PEC_THREADS } from 'ilmek-engine/internal';
import { carnation } from '../bouquet/carnation.ts';
import { createDrawing } from '../lib/drawing.ts';
import { path } from '../lib/line.ts';
import { gather } from '../lib/set.ts';
import { leaf, stem } from '../lib/stitches.ts';

function flower(): ShapeSet {
  const d = createDrawing(46, 46);
  stem(d, 'Fern', path('M23 28 C22.4 34 23 38 24.6 44'), 1.2);
  leaf(d, {
    rib: path('M23.2 40 C17 39 12 35 9.6 29'),
    widths: [2, 2],
    threads: ['Moss green', 'Fern'],
  });
  leaf(d, {
    rib: path('M23.6 42 C30 41 34.6 37 37 31'),
    widths: [2, 2],
    threads: ['Fern', 'Moss green'],
  });
  carnation(d, [23, 26], 0);
  return d.set();
}

/** What a machine shows that has only its needles' colours: the thread in the first needle, the second … */
const NEEDLES = ['#2456d3', '#dd6c18', '#03915a', '#b30e35', '#fecf16', '#7d2ba5'];

/** One carnation four times: its own threads, PEC's nearest, JEF's nearest, and a machine's own order. */
export function oneMotif(): ShapeSet {
  const set = flower();
  const own = set.threads;
  const tables: Thread[][] = [
    own,
    own.map((thread) => PEC_THREADS[nearestPec(thread.hex) - 1]),
    own.map((thread) => JANOME_THREADS[nearestJanome(thread.hex) - 1]),
    own.map((thread, i) => ({ ...thread, hex: NEEDLES[i % NEEDLES.length] })),
  ];
  return gather(
    96,
    96,
    tables.map((threads, i) => ({
      set,
      threads,
      at: [2 + (i % 2) * 46, 2 + Math.floor(i / 2) * 46] as const,
    })),
  );
}
