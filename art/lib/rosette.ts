import type { Drawing } from './drawing.ts';
import { path, placed, type Line, type Point } from './line.ts';
import { half, spot } from './stitches.ts';

interface Rosette {
  at: Point;
  radius: number;
  /** Threads of the petals and of the heart. */
  threads: readonly [string, string];
  petals?: number;
  turn?: number;
}

/** A blossom of satin petals, each of two halves, about a round heart. */
export function rosette(d: Drawing, { at, radius, threads, petals = 7, turn = 8 }: Rosette): void {
  const broad = 16.8 / petals;
  const rib = path('M0 -0.6 L0 -4.6');
  const edge = (way: number) =>
    path(`M0 -0.6 C${way * broad} -1.8 ${way * broad * 0.85} -3.6 0 -4.6`);
  for (let i = 0; i < petals; i++) {
    const put = (line: Line) => placed(line, at, (i * 360) / petals + turn, radius / 4.6);
    half(d, threads[0], put(rib), put(edge(-1)), 0.2);
    half(d, threads[0], put(rib), put(edge(1)), 0.2);
  }
  spot(d, threads[1], at, radius * 0.3, 40);
}
