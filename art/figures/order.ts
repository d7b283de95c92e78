import type { ShapeSet } from 'ilmek-engine';
import { tulip } from '../bouquet/tulip.ts';
import { createDrawing } from '../lib/drawing.ts';
import { path, placed } from '../lib/line.ts';
import { leaf, stem } from '../lib/stitches.ts';
import { gather } from '../lib/set.ts';

/** Stem and leaves lie under the flower, so they come first. */
function green(): ShapeSet {
  const d = createDrawing(30, 60);
  stem(d, 'Fern', path('M15 30 C14 40 15.6 48 15 56'), 1.4);
  leaf(d, {
    rib: placed(path('M0 0 C-6 -3 -9 -9 -9.4 -16'), [15, 53]),
    widths: [2.4, 2.6],
    threads: ['Fern', 'Moss green'],
  });
  leaf(d, {
    rib: placed(path('M0 0 C6 -2 9.4 -7 10 -14'), [15, 54]),
    widths: [2.6, 2.4],
    threads: ['Moss green', 'Fern'],
  });
  return d.set();
}

function flower(): ShapeSet {
  const d = createDrawing(30, 60);
  tulip(d, [15, 31], 0, 0.6);
  return d.set();
}

/** The flower without its flame, shading and sepals: the first shapes that it lays. */
function petals(): ShapeSet {
  const whole = flower();
  return { ...whole, shapes: whole.shapes.slice(0, 6) };
}

/** A tulip as it grows: leaves and stem; petals; finished. */
export function sewingOrder(): ShapeSet {
  const steps = [[green()], [green(), petals()], [green(), flower()]];
  return gather(
    90,
    60,
    steps.flatMap((sets, i) => sets.map((set) => ({ set, at: [i * 30, 1.5] as const }))),
  );
}
