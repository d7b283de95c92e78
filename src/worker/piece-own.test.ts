import { expect, it } from 'vitest';
import { sewPiece, type Piece, type PieceObject } from 'ilmek-engine/piece';
import { pieceBench } from './piece.ts';
import type { OwnStitches } from './protocol.ts';
import { withoutSources } from './without-sources.ts';

const square = (id: string, x: number): PieceObject => ({
  kind: 'shapes',
  id,
  name: '',
  thread: { hex: '#2c4a8f', name: 'Indigo', code: '', chart: '' },
  shapes: [
    { kind: 'area', polygon: { rings: [Float64Array.of(x, 5, x + 8, 5, x + 8, 13, x, 13)] } },
  ],
  sewing: { stitch: 'fill' },
});
const SHEET: Omit<Piece, 'objects'> = {
  name: 'Two',
  widthMm: 60,
  heightMm: 30,
  density: 'medium',
  fabric: 'woven',
  threadWeight: 40,
};

it('draws what an edit has changed where it lies, and nothing where that is all or none of it', () => {
  const owns: OwnStitches[] = [];
  const all = [square('a', 5), square('b', 25), square('b', 30)];
  const fresh = all.map((object, i) => [201 + i, object] as const);
  const sew = (order: number[]) =>
    pieceBench.sew({ sheet: SHEET, order, fresh }, undefined, (own) => void owns.push(own));
  sew([201, 202]);
  owns.splice(0);
  sew([201, 203]);
  expect(owns).toHaveLength(1);
  const [{ ids, bounds, picture }] = owns;
  expect(ids).toEqual(['b']);
  expect(bounds.leftMm).toBeGreaterThan(28);
  expect(bounds.leftMm + bounds.widthMm).toBeLessThan(40);
  expect(bounds.topMm).toBeGreaterThan(3);
  expect(picture.data.some((value) => value > 0)).toBe(true);
  const design = sewPiece({ ...SHEET, objects: [all[0], all[2]] });
  expect(pieceBench.design()).toEqual(withoutSources(design));
  sew([201, 203]);
  expect(owns).toHaveLength(1);
});
