import type { ShapeSet } from 'ilmek-engine';
import { createDrawing, type Drawing } from '../lib/drawing.ts';
import { path, placed, type Line } from '../lib/line.ts';
import { leaf, longAndShort, spot, stem } from '../lib/stitches.ts';
import { addSvg } from '../lib/svg.ts';

/** The page is the square about the hoop's cloth. */
const PAGE_MM = 122;
const HEAD = { at: [15.4, 8], scale: 0.912 } as const;

const onHead = (line: Line) => placed(line, HEAD.at, 0, HEAD.scale);
const mirrored = (line: Line, about: number): Line =>
  line.map((v, i) => (i % 2 === 0 ? 2 * about - v : v));

/** The fox of fox.svg in the middle of a hoop, with fur on it and two sprigs under its chin. */
export function fox(svg: string): ShapeSet {
  const d = createDrawing(PAGE_MM, PAGE_MM);
  for (const way of [1, -1] as const) sprig(d, way);
  const head = createDrawing(PAGE_MM, PAGE_MM);
  addSvg(head, svg);
  const { shapes, threads } = head.set();
  const skin = shapes.filter((shape) => shape.kind === 'area');
  for (const { thread, polygon, angle } of skin.slice(0, 6)) {
    d.area(threads[thread].name, polygon.rings.map(onHead), angle);
  }
  for (const { thread, polygon, angle } of skin.slice(6, 11)) {
    d.area(threads[thread].name, polygon.rings.map(onHead), angle);
  }
  fur(d);
  for (const { thread, polygon, angle } of skin.slice(11)) {
    d.area(threads[thread].name, polygon.rings.map(onHead), angle);
  }
  for (const x of [32, 64.6]) {
    const [cx, cy] = onHead(Float64Array.of(x, 55.4));
    spot(d, 'White', [cx, cy], 1.1, 0);
  }
  return d.set();
}

/** Where two coats meet, hairs of one lie over the other. */
function fur(d: Drawing): void {
  const tufts = [
    ['Ivory', 'M11 68.6 C19 65.4 28 66.4 38.6 74', 'M7.6 61.6 C18 58.4 30 59.4 39.6 66', 1.2],
    [
      'Ivory',
      'M22 40.6 C26 38.4 31 36.6 35.6 35.2',
      'M21.8 31 C24 21 25.6 19.6 28 23 L34.6 31.6',
      2,
    ],
  ] as const;
  tufts.forEach(([thread, from, to, uneven], i) => {
    for (const way of [1, -1]) {
      const put = (line: Line) => onHead(way === 1 ? line : mirrored(line, 50));
      longAndShort(d, thread, {
        from: put(path(from)),
        to: put(path(to)),
        uneven: [0.6, uneven],
        openness: 1.15,
        seed: 3 + 2 * i + way,
      });
    }
  });
}

function sprig(d: Drawing, way: 1 | -1): void {
  const put = (line: Line) => {
    const moved = placed(line, [PAGE_MM / 2, 0]);
    return way === 1 ? moved : mirrored(moved, PAGE_MM / 2);
  };
  stem(d, 'Moss green', put(path('M-2 112.4 C14 113.4 38 104 44.6 79')), 1);
  const leaves: [number, number, number, number][] = [
    [7, 112, 16, 116],
    [13, 110.8, 20, 102.6],
    [19, 108.6, 29, 111.2],
    [24.6, 105.6, 29, 96],
    [31, 100.8, 41, 101],
    [35, 96.8, 36.4, 86.4],
    [40.6, 89.6, 49.6, 86.4],
    [44.6, 80, 44.6, 70],
  ];
  leaves.forEach(([x0, y0, x1, y1], i) => {
    const bend = i % 2 === 0 ? 1.6 : -1.6;
    const mx = (x0 + x1) / 2 - ((y1 - y0) / 10) * bend;
    const my = (y0 + y1) / 2 + ((x1 - x0) / 10) * bend;
    const rib = put(path(`M${x0} ${y0} Q${mx} ${my} ${x1} ${y1}`));
    leaf(d, { rib, widths: [2.1, 2.1], threads: ['Fern', 'Moss green'] });
  });
}
