import type { ShapeSet } from 'ilmek-engine';
import { createDrawing, type Drawing } from '../lib/drawing.ts';
import { between, path, slice } from '../lib/line.ts';
import { half, spot } from '../lib/stitches.ts';

const BACK = 'M6 46 C16 30 44 26 70 40';
const BELLY = 'M70 44 C48 62 18 62 6 46';
const SIDE = path('M6 46 C24 47 48 47 71 42');

function fins(d: Drawing): void {
  for (const [rib, left, right] of [
    ['M69 42 C76 38 84 31 89 23', 'M69 40 C74 34 80 26 89 23', 'M70 43 C78 42 86 34 89 23'],
    ['M69 42 C77 46 84 54 87 63', 'M70 41 C80 44 87 52 87 63', 'M69 44 C72 52 78 60 87 63'],
    ['M34 33 C40 24 48 20 57 20', 'M30 34 C34 24 44 18 57 20', 'M46 34 C50 28 54 24 57 20'],
    ['M40 57 C44 63 49 67 55 69', 'M36 57 C39 64 46 70 55 69', 'M46 56 C50 60 53 64 55 69'],
  ]) {
    half(d, 'Denim', path(rib), path(left), 0.06);
    half(d, 'Dusty blue', path(rib), path(right), 0.06);
  }
}

function scales(d: Drawing): void {
  for (let column = 0; column < 7; column++) {
    for (let row = 0; row < 3; row++) {
      const x = 29 + column * 5.6 - row * 1.2;
      const y = 36.4 + row * 4.4 + Math.abs(column - 2.5) * 0.7;
      if (x > 62 - row) continue;
      d.stroke(
        'Prussian blue',
        path(`M${x} ${y - 2} C${x + 3} ${y - 1} ${x + 3} ${y + 2} ${x} ${y + 3}`),
        0.4,
      );
    }
  }
}

/** A bluefish: tatami body, satin fins, running-stitch scales. */
export function fish(): ShapeSet {
  const d = createDrawing(95, 90);
  fins(d);
  const back = Float64Array.of(...path(BACK), ...slice(SIDE, 1, 0));
  const belly = Float64Array.of(...SIDE, ...path(BELLY));
  d.area('Silver', [belly], 12);
  d.area('Dusty blue', [back], -18);
  scales(d);
  d.stroke('Prussian blue', path('M22.6 36.4 C27 42 27 50 21.6 56'), 0.8);
  d.stroke('Prussian blue', path('M7 48.4 C10 50 13 50.4 16 50'), 0.8);
  half(d, 'Denim', path('M31 49 C36 51 40 54 42 58'), path('M29 51 C32 56 37 59 42 58'), 0.05);
  spot(d, 'Sunflower', [15.4, 42.4], 2.6, 0);
  spot(d, 'Graphite', [15.2, 42.4], 1.2, 90);
  const seam = between(
    path('M27 44 C42 45.4 56 45 69 42'),
    path('M27 44 C42 45.4 56 45 69 42'),
    () => 0,
  );
  d.stroke('Denim', seam, 0.8);
  return d.set();
}
