import { describe, expect, it } from 'vitest';
import { hasTiedEnd } from '../inspect/check-ends.ts';
import { RED, THREE } from './testing/boxes.ts';
import { tieEnds } from './tie-ends.ts';
import type { Piece, PieceObject, StitchesObject } from './types.ts';

const LINE = Float64Array.of(10, 10, 13, 10, 16, 10, 19, 11);
const fixed = (id: string, ...runs: Float64Array[]): StitchesObject => ({
  ...{ kind: 'stitches', id, name: '', thread: RED },
  runs,
});
const pieceOf = (...objects: PieceObject[]): Piece => ({ ...THREE, objects });
const runsOf = (piece: Piece, i: number) => (piece.objects[i] as StitchesObject).runs;

describe('tieEnds', () => {
  it('locks both ends of each stretch, along the stretch, and leaves its needle points', () => {
    const after = tieEnds(pieceOf(fixed('a', LINE, LINE)), ['a']);
    for (const run of runsOf(after, 0)) {
      const points = Array.from(run);
      expect(hasTiedEnd(points, 'start')).toBe(true);
      expect(hasTiedEnd(points, 'end')).toBe(true);
      expect(points.slice(0, 2)).toEqual([10, 10]);
      expect(points.slice(6, -4)).toEqual(Array.from(LINE.slice(2)));
      for (let i = 0; i < points.length; i += 2) {
        expect(points[i]).toBeGreaterThanOrEqual(10);
        expect(points[i]).toBeLessThanOrEqual(19);
      }
    }
  });

  it('changes nothing where ends are tied already', () => {
    const once = tieEnds(pieceOf(fixed('a', LINE)), ['a']);
    expect(tieEnds(once, ['a'])).toBe(once);
  });

  it('ties an end that is locked by a hair: on a machine’s grid it may be loose', () => {
    const hair = Float64Array.of(
      10,
      10,
      11.5,
      10,
      13,
      10,
      14.5,
      10,
      18,
      10,
      21,
      10,
      24,
      10,
      27,
      10,
    );
    expect(hasTiedEnd(Array.from(hair), 'start')).toBe(true);
    const [run] = runsOf(tieEnds(pieceOf(fixed('a', hair)), ['a']), 0);
    expect(run).toHaveLength(hair.length + 8);
    // It turns back by a hundredth of a millimetre.
    const turn = Float64Array.of(10, 10, 13, 10, 14, 10, 13.99, 11, 17, 11, 20, 11, 23, 11);
    expect(hasTiedEnd(Array.from(turn), 'start')).toBe(true);
    expect(runsOf(tieEnds(pieceOf(fixed('a', turn)), ['a']), 0)[0]).toHaveLength(turn.length + 8);
  });

  it('ties only the end that is loose', () => {
    const begun = Float64Array.of(
      10,
      10,
      10.7,
      10,
      10.1,
      10,
      ...LINE.slice(2),
      22,
      11,
      25,
      11,
      28,
      11,
    );
    const [run] = runsOf(tieEnds(pieceOf(fixed('a', begun)), ['a']), 0);
    expect(Array.from(run.slice(0, begun.length))).toEqual(Array.from(begun));
    expect(run).toHaveLength(begun.length + 4);
  });

  it('leaves others, locked objects, and stitches in one place', () => {
    const point = fixed('point', Float64Array.of(4, 4, 4, 4));
    const locked = { ...fixed('locked', LINE), locked: true };
    const piece = pieceOf(fixed('a', LINE), locked, point);
    expect(tieEnds(piece, ['locked', 'point'])).toBe(piece);
    expect(tieEnds(piece, ['a']).objects.slice(1)).toEqual([locked, point]);
  });
});
