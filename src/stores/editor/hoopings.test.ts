import { expect, it } from 'vitest';
import type { Design } from 'ilmek-engine';
import { sewPiece, splitHoopings, type Piece, type PieceObject } from 'ilmek-engine/piece';
import { Command } from 'ilmek-engine/tables';
import { onWhole } from './hoopings.ts';

const COLORS = ['#b3242c', '#2c4a8f', '#e0a12c'];

/** An arrow: its rows lie slanted. */
const arrow = (i: number): PieceObject => {
  const [x, y] = [8.3 + (i % 4) * 29.7, 10.1 + Math.floor(i / 4) * 36.2];
  const hex = COLORS[i % COLORS.length];
  const ring = [x, y, x + 18, y, x + 22, y + 9, x + 18, y + 22, x, y + 22];
  return {
    ...{ kind: 'shapes', id: `arrow-${i}`, name: '' },
    thread: { hex, name: hex, code: '', chart: '' },
    shapes: [{ kind: 'area', polygon: { rings: [Float64Array.from(ring)] } }],
    sewing: { stitch: 'fill', angle: 30 + 7 * i },
  };
};

/** Needle points on the page, in whole tenths of a millimetre. */
const pointsOf = ({ x, y, commands, page }: Design): [number, number][] =>
  Array.from(x, (at, i): [number, number] => [at - page!.left, y[i] - page!.top]).filter(
    (_, i) => commands[i] === Command.Stitch,
  );

it('hoopings sew together what the whole is, to a tenth of a millimetre', () => {
  const piece: Piece = {
    ...{ name: '', widthMm: 130, heightMm: 80, density: 'medium', fabric: 'woven' },
    ...{ threadWeight: 40, objects: Array.from({ length: 8 }, (_, i) => arrow(i)) },
  };
  // A field taller than the page.
  const parts = splitHoopings(piece, { widthMm: 90, heightMm: 90 });
  expect(parts.length).toBeGreaterThan(1);
  const sewn = new Set<string>();
  for (const part of parts) {
    for (const [x, y] of pointsOf(sewPiece(onWhole(part, piece)))) {
      for (const dx of [-1, 0, 1]) for (const dy of [-1, 0, 1]) sewn.add(`${x + dx} ${y + dy}`);
    }
  }
  const whole = pointsOf(sewPiece(piece));
  expect(whole.length).toBeGreaterThan(2000);
  expect(whole.filter(([x, y]) => !sewn.has(`${x} ${y}`))).toEqual([]);
});
