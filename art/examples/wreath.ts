import type { ShapeSet } from 'ilmek-engine';
import { hash01 } from 'ilmek-engine/tables';
import { createDrawing, type Drawing } from '../lib/drawing.ts';
import { map, path, placed } from '../lib/line.ts';
import { rosette } from '../lib/rosette.ts';
import { leaf, spot, stem } from '../lib/stitches.ts';

const CENTRE = [55, 31] as const;
const RADII = [43, 22.5] as const;

/** A wedding wreath about two initials and a date. */
export function wreath(): ShapeSet {
  const d = createDrawing(110, 62);
  for (const way of [1, -1]) branch(d, way);
  blossoms(d);
  letters(d);
  return d.set();
}

/** A point of the oval, `degrees` from its lowest point. */
function onOval(degrees: number, out = 0): [number, number] {
  const a = (degrees * Math.PI) / 180;
  return [CENTRE[0] + Math.sin(a) * (RADII[0] + out), CENTRE[1] + Math.cos(a) * (RADII[1] + out)];
}

function branch(d: Drawing, way: number): void {
  stem(
    d,
    'Fern',
    map(90, (t) => onOval(way * (4 + 158 * t))),
    0.9,
  );
  for (let i = 0; i < 24; i++) {
    const degrees = 12 + i * 6.3;
    const side = i % 2 === 0 ? 1 : -1;
    const length = 7.4 - i * 0.1 + hash01(i, 3) * 0.8;
    const [x, y] = onOval(way * degrees);
    const [ax, ay] = onOval(way * (degrees + 7));
    const lean = Math.atan2(ay - y, ax - x) - way * side * 0.72;
    const tip = [x + Math.cos(lean) * length, y + Math.sin(lean) * length];
    const bend = way * side * 0.9;
    const mx = (x + tip[0]) / 2 + Math.sin(lean) * bend;
    const my = (y + tip[1]) / 2 - Math.cos(lean) * bend;
    leaf(d, {
      rib: path(`M${x} ${y} Q${mx} ${my} ${tip[0]} ${tip[1]}`),
      widths: [1.7, 1.7],
      threads: i % 3 === 0 ? ['Sage', 'Fern'] : ['Fern', 'Moss green'],
    });
  }
}

function blossoms(d: Drawing): void {
  const flowers: [number, number, number, string][] = [
    [0, 0, 5.2, 'Dusty rose'],
    [-13, 0.6, 4, 'Blush'],
    [13, 0.6, 4, 'Blush'],
    [-96, 0, 3.6, 'Dusty rose'],
    [96, 0, 3.6, 'Dusty rose'],
  ];
  for (const [degrees, out, radius, thread] of flowers) {
    const at = onOval(degrees, out);
    rosette(d, { at, radius, threads: [thread, 'Marigold'], petals: 6, turn: degrees });
  }
  for (const degrees of [-24, 24, -60, 60, -130, 130, -164, 164]) {
    spot(d, 'Dusty rose', onOval(degrees, degrees % 20 === 0 ? -4.6 : 4.4), 1.1, degrees);
  }
}

/** Penned with one stroke each, in satin. */
function letters(d: Drawing): void {
  const pen = [
    // E
    'M40 18.6 C37.6 15.4 30.4 16.6 30.8 20.6 C31 23.6 34.2 24.6 37 24.4 C32 24.6 27.6 27.4 28.6 31.4 C29.6 35.4 37.4 35 41 31',
    // C
    'M81.4 19.4 C80 15.6 73.4 16 70.6 20.4 C67 26 68 34.4 74 34.4 C77.8 34.4 80.6 32 82 30',
  ];
  pen.forEach((line, i) => d.stroke('Crimson', placed(path(line), [i === 0 ? 3 : -3, 0.8]), 2));
  const and =
    'M61.6 34 C58.6 30.6 54.6 25.6 53 23 C51.4 20 53.6 17.8 55.6 18.6 C58.2 19.8 57 23 54 25.2 C50.6 27.6 49.2 30 50.4 32.4 C52.4 35.8 58.8 33.6 60.4 27.4';
  d.stroke('Crimson', placed(path(and), [-0.6, 0.8]), 1.3);
  date(d);
}

const DIGITS: Record<string, string[]> = {
  2: ['M0 1.6 C0.2 -0.6 3.8 -0.6 3.8 1.8 C3.8 3.6 1.6 4.6 0 6.6 L4 6.6'],
  4: ['M3 6.8 L3 0.2 L0 4.8 L4.2 4.8'],
  0: ['M2 0 C-0.7 0 -0.7 6.7 2 6.7 C4.7 6.7 4.7 0 2 0 Z'],
  5: ['M3.8 0.2 L0.6 0.2 L0.4 3 C2 2.2 4 2.8 4 4.6 C4 7 1 7.2 0 5.8'],
};

/** "24 · 05", in bean stitch. */
function date(d: Drawing): void {
  [...'24'].forEach((digit, i) => write(d, digit, 43.4 + i * 5.6));
  [...'05'].forEach((digit, i) => write(d, digit, 57.6 + i * 5.6));
  spot(d, 'Fern', [55.2, 43], 0.9, 0);
}

function write(d: Drawing, digit: string, x: number): void {
  for (const line of DIGITS[digit]) d.stroke('Fern', placed(path(line), [x, 39.6]), 0.8);
}
