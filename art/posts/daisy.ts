import type { ShapeSet } from 'ilmek-engine';
import { createDrawing, type Drawing } from '../lib/drawing.ts';
import { path, placed } from '../lib/line.ts';
import { circle } from '../lib/outlines.ts';
import { half, leaf, stem } from '../lib/stitches.ts';

const HEART = [45, 34] as const;

function petal(d: Drawing, degrees: number): void {
  const put = (data: string) => placed(path(data), HEART, degrees);
  const rib = 'M0 -5.4 L0 -23';
  half(d, 'Ivory', put(rib), put('M0 -5.4 C-6.6 -10 -6.8 -20 0 -23'), 0.08);
  half(d, 'Ivory', put(rib), put('M0 -5.4 C6.6 -10 6.8 -20 0 -23'), 0.08);
}

/** A first design: a daisy of eight satin petals about a tatami heart. */
export function daisy(): ShapeSet {
  const d = createDrawing(90, 90);
  stem(d, 'Fern', path('M45 36 C46 52 42 66 47 84'), 2);
  leaf(d, {
    rib: path('M44.4 66 C36 66 28 62 22 54'),
    widths: [4.4, 4.4],
    threads: ['Fern', 'Fern'],
  });
  leaf(d, {
    rib: path('M45 74 C54 74 62 69 67 61'),
    widths: [4.4, 4.4],
    threads: ['Fern', 'Fern'],
  });
  for (let i = 0; i < 8; i++) petal(d, i * 45 + 12);
  d.area('Sunflower', [circle([...HEART], 7.2)], 27);
  return d.set();
}
