import { Command, type Design } from '../../core/design.ts';

export type Point = [x: number, y: number];

/** A design of continuous lines, in millimetres, with a trim between them. */
export function sew(lines: Point[][], hex: string): Design {
  const records: [number, number, number][] = [];
  for (const line of lines) {
    const last = records.at(-1);
    if (last) records.push([last[0], last[1], Command.Trim]);
    records.push([...line[0], Command.Jump]);
    for (const point of line) records.push([...point, Command.Stitch]);
  }
  return {
    x: Int32Array.from(records, (r) => Math.round(r[0] * 10)),
    y: Int32Array.from(records, (r) => Math.round(r[1] * 10)),
    commands: Uint8Array.from(records, (r) => r[2]),
    threads: [{ hex, name: '', code: '', chart: '' }],
    objects: [],
    name: '',
  };
}

/** A square of rows 0.2 mm apart, with stitches of 3.6 mm that are staggered by quarters. */
export function tatami(side: number, degrees: number): Point[] {
  const c = Math.cos((degrees * Math.PI) / 180);
  const s = Math.sin((degrees * Math.PI) / 180);
  const points: Point[] = [];
  for (let row = 0; row * 0.2 <= side; row++) {
    const v = row * 0.2 - side / 2;
    const along = [-side / 2];
    for (let u = -side / 2 + 0.9 * (1 + (row % 4)); u < side / 2 - 0.5; u += 3.6) along.push(u);
    along.push(side / 2);
    if (row % 2) along.reverse();
    for (const u of along) points.push([c * u - s * v, s * u + c * v]);
  }
  return points;
}

/** A zigzag column along x. */
export function satin(length: number, width: number): Point[] {
  return Array.from({ length: Math.round(length / 0.2) }, (_, i) => [
    i * 0.2 - length / 2,
    (i % 2 ? width : -width) / 2,
  ]);
}
