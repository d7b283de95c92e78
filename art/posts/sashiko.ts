import type { ShapeSet } from 'ilmek-engine';
import { createDrawing, type Drawing } from '../lib/drawing.ts';
import { lengthOf, map, path, slice, type Line, type Point } from '../lib/line.ts';

/** The patch: cut by hand, so no edge is straight. */
const PATCH = path(
  'M22 20 C34 17.6 52 19 68 17.4 C70.6 30 69 48 71.4 66 C60 69.6 40 67.4 20.6 70.4 C18.4 56 20.6 36 22 20',
);

/** Stitch and gap of sashiko, mm: more thread on the face than under it. */
const STITCH_MM = 3.9;
const GAP_MM = 2;

/** Even stitches along a line, each a bar of thread: it meets its corners with a whole stitch. */
function sashiko(d: Drawing, line: Line): void {
  const length = lengthOf(line);
  const count = Math.max(1, Math.round((length + GAP_MM) / (STITCH_MM + GAP_MM)));
  const period = (length + GAP_MM) / count;
  for (let i = 0; i < count; i++) {
    const from = (i * period) / length;
    const to = (i * period + period - GAP_MM) / length;
    d.stroke('Ivory', slice(line, from, Math.min(1, to)), 0.8);
  }
}

/** Seigaiha: arches in each other, in rows shifted by half an arch. */
function arches(d: Drawing): void {
  const radius = 13.6;
  for (let row = 0; row < 6; row++) {
    const y = 25 + row * radius * 0.66;
    for (let i = -1; i < 6; i++) {
      const x = 4 + i * radius * 2 + (row % 2) * radius;
      for (const r of [radius, radius * 0.62]) {
        const line = arch([x, y], r);
        if (line) sashiko(d, line);
      }
    }
  }
}

/** The part of an arch that no arch of the row before it covers, inside the mend's bounds. */
function arch([x, y]: Point, radius: number): Line | undefined {
  if (x - radius < 5 || x + radius > 87 || y - radius < 4 || y > 80) return undefined;
  return map(40, (t) => {
    const a = Math.PI * (1.14 + 0.72 * t);
    return [x + Math.cos(a) * radius, y + Math.sin(a) * radius];
  });
}

/** A visible mend on denim: a darker patch, held by sashiko that reaches past it. */
export function sashikoMend(): ShapeSet {
  const d = createDrawing(92, 90);
  d.area('Prussian blue', [PATCH], 45);
  arches(d);
  return d.set();
}
