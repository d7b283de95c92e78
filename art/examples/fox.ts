import type { ShapeSet } from '../../src/engine/shapes.ts';
import { createDrawing, type Drawing } from '../lib/drawing.ts';
import { path, placed } from '../lib/line.ts';
import { leaf, spot, stem } from '../lib/stitches.ts';
import { addSvg } from '../lib/svg.ts';

/** The fox of fox.svg in the middle of a hoop, with two sprigs under its chin. */
export function fox(svg: string): ShapeSet {
  const d = createDrawing(124, 124);
  sprig(d, -1);
  sprig(d, 1);
  const head = createDrawing(124, 124);
  addSvg(head, svg);
  const { shapes, threads } = head.set();
  for (const shape of shapes) {
    if (shape.kind !== 'area') continue;
    const rings = shape.polygon.rings.map((ring) => placed(ring, [14.5, 8], 0, 0.95));
    d.area(threads[shape.thread].name, rings, shape.angle);
  }
  for (const x of [46.6, 81]) spot(d, 'White', [x, 61.6], 0.9, 0);
  return d.set();
}

function sprig(d: Drawing, way: 1 | -1): void {
  const put = (line: Float64Array) =>
    placed(
      line.map((v, i) => (i % 2 === 0 ? v * way : v)),
      [62, 0],
    );
  stem(d, 'Moss green', put(path('M-3 112 C14 114 36 103 43 80')), 1);
  const leaves: [number, number, number, number][] = [
    [7, 111.6, 16, 116],
    [12, 110.6, 19, 102.6],
    [18, 108.4, 28, 111.2],
    [23, 105.8, 27, 96],
    [29, 101.4, 39, 101.4],
    [33, 97.6, 34, 87],
    [38, 91, 47, 88],
    [43, 81, 43.6, 71],
  ];
  leaves.forEach(([x0, y0, x1, y1], i) => {
    const bend = i % 2 === 0 ? 1.6 : -1.6;
    const mx = (x0 + x1) / 2 - ((y1 - y0) / 10) * bend;
    const my = (y0 + y1) / 2 + ((x1 - x0) / 10) * bend;
    const rib = put(path(`M${x0} ${y0} Q${mx} ${my} ${x1} ${y1}`));
    leaf(d, { rib, widths: [2.1, 2.1], threads: ['Fern', 'Moss green'] });
  });
}
