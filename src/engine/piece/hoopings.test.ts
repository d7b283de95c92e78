import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AreaShape } from '../shapes.ts';
import { boxOf } from './edit.ts';
import { pieceOfShapes } from './from-shapes.ts';
import { splitHoopings } from './hoopings.ts';
import { sewPiece } from './sew-piece.ts';
import { BLUE, box, RED, SETTINGS, THREE } from './testing/boxes.ts';
import type { PieceObject } from './types.ts';

describe('splitHoopings', () => {
  const FIELD = { widthMm: 40, heightMm: 40 };
  const pieceOf = (heightMm: number, shapes: AreaShape[]) =>
    pieceOfShapes({ widthMm: 100, heightMm, threads: [RED, BLUE], shapes }, 'painted', SETTINGS);
  const row = pieceOf(30, [
    box(2, 2, 12, 0),
    box(18, 2, 12, 1),
    box(36, 2, 12, 0),
    box(54, 2, 12, 1),
  ]);

  it('is the piece itself where it fits', () => {
    expect(splitHoopings(THREE, { widthMm: 100, heightMm: 100 })).toEqual([
      { piece: THREE, left: 0, top: 0 },
    ]);
  });

  it('gives parts that fit, which together are the whole to a tenth of a millimetre', () => {
    const parts = splitHoopings(row, FIELD);
    expect(parts.length).toBeGreaterThan(1);
    const back = parts.flatMap(({ piece, left, top }) =>
      piece.objects.map((object) => {
        const b = boxOf([object]);
        expect(b.left).toBeGreaterThanOrEqual(0);
        expect(b.right).toBeLessThanOrEqual(FIELD.widthMm);
        return { id: object.id, left: b.left + left, top: b.top + top };
      }),
    );
    for (const object of row.objects) {
      const found = back.filter(({ id }) => id === object.id);
      expect(found).toHaveLength(1);
      const { left, top } = boxOf([object]);
      expect(Math.abs(found[0].left - left)).toBeLessThan(0.1);
      expect(Math.abs(found[0].top - top)).toBeLessThan(0.1);
    }
  });

  it('moves nothing over a stop', () => {
    const place = fc.record({
      left: fc.integer({ min: 2, max: 46 }),
      top: fc.integer({ min: 2, max: 20 }),
      stopAfter: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(place, { minLength: 2, maxLength: 7 }), (places) => {
        const drawn = pieceOf(
          40,
          places.map(({ left, top }, i) => box(left, top, 8, i % 2)),
        );
        const objects = drawn.objects.map((one, i) => ({
          ...one,
          ...(places[i]?.stopAfter && { stopAfter: true }),
        }));
        const piece = { ...drawn, objects };
        const sectionOf = new Map(
          objects.map(({ id }, i) => [id, objects.slice(0, i).filter((o) => o.stopAfter).length]),
        );
        const sewn = splitHoopings(piece, FIELD)
          .flatMap((part) => part.piece.objects)
          .flatMap(({ id }) => sectionOf.get(id) ?? []);
        expect(sewn).toHaveLength(objects.length);
        expect(sewn).toEqual([...sewn].sort((a, b) => a - b));
      }),
      { numRuns: 100, seed: 7 },
    );
  });

  it('sews two crosses last in one hooping and first in the next, at the same places', () => {
    const [first, second] = splitHoopings(row, FIELD);
    const places = (part: typeof first, objects: readonly PieceObject[]) =>
      objects.map((object) => {
        const { left, top } = boxOf([object]);
        return [Math.round((left + part.left) * 10), Math.round((top + part.top) * 10)];
      });
    const last = first.piece.objects.slice(-2);
    const next = second.piece.objects.slice(0, 2);
    expect(last.every(({ id }) => id.startsWith('cross'))).toBe(true);
    expect(places(first, last)).toEqual(places(second, next));
    for (const { piece } of [first, second]) expect(() => sewPiece(piece)).not.toThrow();
  });

  it('goes on beside any hooping that is sewn already: rows and columns of a grid', () => {
    const grid = pieceOf(
      60,
      [0, 1, 2, 3, 4, 5].map((i) => box(2 + (i % 3) * 34, 2 + Math.floor(i / 3) * 34, 28, i % 2)),
    );
    const parts = splitHoopings(grid, FIELD);
    const crosses = parts.map(({ piece, left, top }) =>
      piece.objects.flatMap((object) => {
        const { left: x, top: y } = boxOf([object]);
        return object.id.startsWith('cross')
          ? [`${object.id} ${(x + left).toFixed(1)} ${(y + top).toFixed(1)}`]
          : [];
      }),
    );
    expect(
      parts.flatMap(({ piece }) => piece.objects.filter(({ id }) => !id.startsWith('cross'))),
    ).toHaveLength(6);
    for (const [i, own] of crosses.entries()) {
      const first = own.filter((cross) => cross.startsWith(`cross-${i}-`));
      expect(first).toHaveLength(i === 0 ? 0 : 2);
      const earlier = crosses.slice(0, i).flat();
      for (const cross of first) expect(earlier).toContain(cross);
    }
  });

  it('sews what lies on another part after it', () => {
    const over = pieceOf(30, [box(36, 2, 30, 0), box(2, 2, 30, 0), box(24, 2, 20, 1)]);
    const parts = splitHoopings(over, FIELD);
    const ids = parts.flatMap(({ piece }) => piece.objects.map(({ id }) => id));
    const last = over.objects.at(-1)!.id;
    expect(ids.filter((id) => !id.startsWith('cross')).at(-1)).toBe(last);
  });

  it('refuses parts that no crosses can join', () => {
    const apart = { ...row, objects: [row.objects[0], row.objects[3]] };
    expect(() => splitHoopings(apart, { widthMm: 18, heightMm: 18 })).toThrow(/too far apart/);
  });

  it('refuses an object that no hooping can take', () => {
    expect(() => splitHoopings(THREE, { widthMm: 9, heightMm: 9 })).toThrow(
      /larger than the field/,
    );
  });
});
