import { hash01 } from '../../core/hash.ts';

/*
 * Drawings (SVG) that nobody would sew, each the worst of its kind for some part of the engine.
 * Written by formula from a count and a seed: the same on every machine. The page is 100 units.
 */

export interface HostileDrawing {
  name: string;
  /** Points, shapes or teeth at which it is hard. */
  count: number;
  /** The inside of the document. */
  draw: (count: number, seed: number) => string;
}

/** A drawing as a document. */
export function hostileSvg({ draw }: HostileDrawing, count: number, seed: number): string {
  const open =
    '<svg xmlns="http://www.w3.org/2000/svg" width="100mm" height="100mm" viewBox="0 0 100 100">';
  return `${open}${draw(count, seed)}</svg>`;
}

export const HOSTILE_DRAWINGS: readonly HostileDrawing[] = [
  { name: 'random polygon', count: 3000, draw: (n, s) => filled(scatter(n, s)) },
  { name: 'random polygon', count: 10_000, draw: (n, s) => filled(scatter(n, s)) },
  {
    name: 'random polygon, even-odd',
    count: 10_000,
    draw: (n, s) => filled(scatter(n, s), 'evenodd'),
  },
  { name: 'scribble of one line', count: 10_000, draw: (n, s) => stroked(scatter(n, s), 0.3) },
  { name: 'broad scribble', count: 3000, draw: (n, s) => stroked(scatter(n, s), 3) },
  { name: 'random walk', count: 200_000, draw: (n, s) => stroked(wander(n, s), 0.4) },
  { name: 'random walk, filled', count: 200_000, draw: (n, s) => filled(wander(n, s)) },
  { name: 'coast of 200,000 points', count: 200_000, draw: (n, s) => filled(coast(n, s)) },
  { name: 'Koch curve', count: 7, draw: (n) => filled(koch(n)) },
  { name: 'dragon curve', count: 15, draw: (n) => stroked(dragon(n), 0.2) },
  { name: 'Hilbert curve', count: 8, draw: (n) => stroked(hilbert(n), 0.15) },
  { name: 'Hilbert curve, broad', count: 6, draw: (n) => stroked(hilbert(n), 1.2) },
  {
    name: 'Sierpinski triangles',
    count: 8,
    draw: (n) => triangles(n, [10, 90], [90, 90], [50, 20]),
  },
  { name: 'comb', count: 10_000, draw: (n) => filled(comb(n)) },
  { name: 'star of spikes', count: 5000, draw: (n) => filled(star(n)) },
  { name: 'star that crosses itself', count: 4999, draw: (n) => filled(pentagram(n)) },
  { name: 'thin spiral', count: 40_000, draw: (n) => stroked(spiral(n), 0.3) },
  { name: 'spiral, filled', count: 20_000, draw: (n) => filled(spiral(n), 'evenodd') },
  { name: 'hairlines', count: 10_000, draw: (n, s) => lines(n, s, 100) },
  { name: 'short hairlines', count: 10_000, draw: (n, s) => lines(n, s, 4) },
  { name: 'dots', count: 10_000, draw: (n) => dots(n) },
  { name: 'overlapping discs', count: 4000, draw: (n, s) => discs(n, s) },
  { name: 'rings in rings', count: 500, draw: (n) => rings(n) },
  { name: 'tiny shapes', count: 20_000, draw: (n, s) => specks(n, s) },
  { name: 'gratings', count: 700, draw: (n) => gratings(n) },
  { name: 'nested clips', count: 60, draw: (n, s) => clips(n, s) },
  { name: 'tiny dashes', count: 2000, draw: (n, s) => dashes(n, s) },
  { name: 'nested groups', count: 400, draw: (n) => groups(n) },
  { name: 'references upon references', count: 12, draw: (n) => references(n) },
];

type Point = readonly [number, number];

const fixed = (value: number): string => value.toFixed(3);
const pathOf = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${fixed(x)} ${fixed(y)}`).join('L')}`;
const filled = (points: readonly Point[], rule = 'nonzero'): string =>
  `<path fill="#207050" fill-rule="${rule}" d="${pathOf(points)}Z"/>`;
const stroked = (points: readonly Point[], width: number): string =>
  `<path fill="none" stroke="#203070" stroke-width="${width}" d="${pathOf(points)}"/>`;
const ink = (i: number, seed: number): string =>
  `#${Math.floor(0xffffff * hash01(i, seed + 7))
    .toString(16)
    .padStart(6, '0')}`;
const repeat = (count: number, each: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => each(i)).join('');

function scatter(count: number, seed: number): Point[] {
  return Array.from({ length: count }, (_, i) => [
    100 * hash01(2 * i, seed),
    100 * hash01(2 * i + 1, seed),
  ]);
}

function wander(count: number, seed: number): Point[] {
  let [x, y] = [50, 50];
  return Array.from({ length: count }, (_, i) => {
    x = Math.min(100, Math.max(0, x + 2 * (hash01(2 * i, seed) - 0.5)));
    y = Math.min(100, Math.max(0, y + 2 * (hash01(2 * i + 1, seed) - 0.5)));
    return [x, y];
  });
}

function coast(count: number, seed: number): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const turn = (2 * Math.PI * i) / count;
    const r = 30 + 12 * hash01(i >> 6, seed) + 3 * hash01(i, seed + 1);
    return [50 + r * Math.cos(turn), 50 + r * Math.sin(turn)];
  });
}

function koch(depth: number): Point[] {
  let points: Point[] = [
    [15, 30],
    [85, 30],
    [50, 90],
    [15, 30],
  ];
  for (let d = 0; d < depth; d++) {
    points = points.flatMap((p, i): Point[] => {
      const q = points[i + 1];
      if (!q) return [p];
      const [dx, dy] = [(q[0] - p[0]) / 3, (q[1] - p[1]) / 3];
      const tip: Point = [p[0] + 1.5 * dx + 0.866 * dy, p[1] + 1.5 * dy - 0.866 * dx];
      return [p, [p[0] + dx, p[1] + dy], tip, [p[0] + 2 * dx, p[1] + 2 * dy]];
    });
  }
  return points;
}

function dragon(depth: number): Point[] {
  const step = 60 / 2 ** (depth / 2);
  let [x, y, way] = [35, 50, 0];
  return Array.from({ length: 2 ** depth }, (_, i) => {
    const n = i + 1;
    way += (((n & -n) << 1) & n) === 0 ? 1 : 3;
    x += step * [1, 0, -1, 0][way % 4];
    y += step * [0, 1, 0, -1][way % 4];
    return [x, y];
  });
}

function hilbert(depth: number): Point[] {
  const side = 2 ** depth;
  return Array.from({ length: side * side }, (_, i) => {
    let [x, y, t] = [0, 0, i];
    for (let s = 1; s < side; s *= 2) {
      const rx = (t >> 1) & 1;
      const ry = (t ^ rx) & 1;
      if (ry === 0) [x, y] = rx === 1 ? [s - 1 - y, s - 1 - x] : [y, x];
      x += s * rx;
      y += s * ry;
      t >>= 2;
    }
    return [(100 * (x + 0.5)) / side, (100 * (y + 0.5)) / side];
  });
}

function triangles(depth: number, a: Point, b: Point, c: Point): string {
  if (depth === 0) return `<path d="${pathOf([a, b, c])}Z"/>`;
  const middle = (p: Point, q: Point): Point => [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
  const [ab, bc, ca] = [middle(a, b), middle(b, c), middle(c, a)];
  return (
    triangles(depth - 1, a, ab, ca) +
    triangles(depth - 1, ab, b, bc) +
    triangles(depth - 1, ca, bc, c)
  );
}

function comb(teeth: number): Point[] {
  const points: Point[] = [
    [98, 2],
    [2, 2],
  ];
  for (let i = 0; i < teeth; i++) {
    points.push([2 + (96 * i) / teeth, 90], [2 + (96 * (i + 0.5)) / teeth, 10]);
  }
  return points;
}

function star(spikes: number): Point[] {
  return Array.from({ length: 2 * spikes }, (_, i) => onCircle(i / (2 * spikes), i % 2 ? 20 : 48));
}

/** Each point joined with the one almost opposite. */
function pentagram(points: number): Point[] {
  const step = (points - 1) / 2;
  return Array.from({ length: points }, (_, i) => onCircle((i * step) / points, 48));
}

const onCircle = (turn: number, radius: number): Point => [
  50 + radius * Math.cos(2 * Math.PI * turn),
  50 + radius * Math.sin(2 * Math.PI * turn),
];

function spiral(count: number): Point[] {
  return Array.from({ length: count }, (_, i) => onCircle((80 * i) / count, (48 * i) / count));
}

function lines(count: number, seed: number, reach: number): string {
  return repeat(count, (i) => {
    const at = (n: number) => hash01(4 * i + n, seed);
    const [x, y] = [100 * at(0), 100 * at(1)];
    const to: Point = [x + reach * (at(2) - 0.5), y + reach * (at(3) - 0.5)];
    return `<path stroke="${ink(i % 6, seed)}" stroke-width=".2" d="${pathOf([[x, y], to])}"/>`;
  });
}

function dots(count: number): string {
  const side = Math.ceil(Math.sqrt(count));
  return repeat(count, (i) => {
    const [x, y] = [(i % side) + 0.5, Math.floor(i / side) + 0.5].map((v) => (100 * v) / side);
    return `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(38 / side)}"/>`;
  });
}

function discs(count: number, seed: number): string {
  return repeat(count, (i) => {
    const at = (n: number) => hash01(3 * i + n, seed);
    const [x, y, r] = [100 * at(0), 100 * at(1), 1 + 14 * at(2)].map(fixed);
    return `<circle fill="${ink(i, seed)}" fill-opacity=".5" cx="${x}" cy="${y}" r="${r}"/>`;
  });
}

function rings(count: number): string {
  return repeat(count, (i) => {
    const color = i % 2 === 0 ? '#a03020' : '#f0e0c0';
    return `<circle fill="${color}" cx="50" cy="50" r="${fixed(49 * (1 - i / count))}"/>`;
  });
}

function specks(count: number, seed: number): string {
  return repeat(count, (i) => {
    const [x, y] = [99 * hash01(2 * i, seed), 99 * hash01(2 * i + 1, seed)].map(fixed);
    return `<rect fill="${ink(i % 40, seed)}" x="${x}" y="${y}" width=".8" height=".6"/>`;
  });
}

/** Two gratings of bars across each other. */
function gratings(count: number): string {
  const width = 50 / count;
  const bar = (i: number, turn: number, color: string) =>
    `<rect fill="${color}" x="${fixed((100 * i) / count)}" width="${fixed(width)}" height="100" transform="rotate(${turn} 50 50)"/>`;
  return repeat(count, (i) => bar(i, 0, '#803020')) + repeat(count, (i) => bar(i, 87, '#205080'));
}

function clips(count: number, seed: number): string {
  const defs = repeat(count, (i) => {
    const upon = i === 0 ? '' : ` clip-path="url(#c${i - 1})"`;
    return `<clipPath id="c${i}"${upon}><path clip-rule="evenodd" d="${pathOf(scatter(60, seed + i))}Z"/></clipPath>`;
  });
  const open = repeat(count, (i) => `<g clip-path="url(#c${i})">`);
  return `<defs>${defs}</defs>${open}${specks(500, seed)}<rect width="100" height="100"/>${'</g>'.repeat(count)}`;
}

function dashes(count: number, seed: number): string {
  const path = pathOf(scatter(count, seed));
  return `<path fill="none" stroke="#402060" stroke-width=".4" stroke-dasharray=".001 .001" d="${path}"/>`;
}

function groups(depth: number): string {
  const open = repeat(depth, () => '<g transform="rotate(1 50 50) scale(.999)">');
  return `${open}<rect x="20" y="20" width="60" height="60" fill="#308040"/>${'</g>'.repeat(depth)}`;
}

/** Each drawing made of four of the one before. */
function references(depth: number): string {
  const defs = repeat(depth, (i) => {
    const of = i === 0 ? '' : `#r${i - 1}`;
    const one = (x: number, y: number) =>
      i === 0
        ? `<rect x="${x}" y="${y}" width="40" height="40"/>`
        : `<use href="${of}" transform="translate(${x} ${y}) scale(.5)"/>`;
    return `<g id="r${i}">${one(0, 0)}${one(50, 0)}${one(0, 50)}${one(50, 50)}</g>`;
  });
  return `<defs>${defs}</defs><use href="#r${depth - 1}"/>`;
}
