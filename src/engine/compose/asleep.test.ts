import { expect, it } from 'vitest';
import { asleep } from './asleep.ts';
import type { AreaPiece, Figure } from './figure.ts';

const box = (hex: string, x: number, y: number, w: number, h: number): AreaPiece => ({
  kind: 'area',
  hex,
  polygon: { rings: [Float64Array.of(x, y, x + w, y, x + w, y + h, x, y + h)] },
});
const HEAD = box('#a0a0a0', 0, 0, 100, 100);
const lines = (figure: Figure) => figure.filter(({ kind }) => kind === 'line').length;

it('closes both eyes of a face, and leaves its nose', () => {
  const nose = box('#1c1c1c', 44, 50, 12, 9);
  const face = [HEAD, box('#1c1c1c', 25, 35, 8, 12), box('#1c1c1c', 67, 35, 8, 12), nose];
  const closed = asleep(face);
  expect(lines(closed)).toBe(2);
  expect(closed).toContain(nose);
});

it('closes the one eye of a head seen from the side', () => {
  const nose = box('#1c1c1c', 0, 30, 8, 8);
  expect(lines(asleep([HEAD, nose, box('#1c1c1c', 20, 20, 6, 9)]))).toBe(1);
});

it('leaves what has no eyes as it is', () => {
  const face = [HEAD];
  expect(asleep(face)).toBe(face);
});

it('closes the light eyes of a panda, on its dark patches', () => {
  const patches = [box('#1c1c1c', 20, 30, 20, 24), box('#1c1c1c', 60, 30, 20, 24)];
  const eyes = [box('#ffffff', 28, 36, 6, 6), box('#ffffff', 66, 36, 6, 6)];
  const closed = asleep([HEAD, ...patches, ...eyes]);
  expect(closed.filter(({ kind, hex }) => kind === 'line' && hex === '#ffffff')).toHaveLength(2);
  for (const patch of patches) expect(closed).toContain(patch);
});
