import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { testFonts } from '../lettering/test-support.ts';
import { digitizeMonogram } from '../monogram/monogram.ts';
import { MONOGRAM_FONTS, type MonogramOptions } from '../monogram/options.ts';
import { boxOf, recolor, transformObjects } from './edit.ts';
import { drawnLongSide, monogramOf, replaceMonogram } from './monogram.ts';
import { pieceOfDesign } from './of-design.ts';
import { sewPiece } from './sew-piece.ts';
import type { Piece, ShapesObject } from './types.ts';
import { readPiece } from './working-file/read.ts';
import { writePiece } from './working-file/write.ts';

const { font } = testFonts((path) => readFileSync(path));
const RED = { hex: '#b3262e', name: 'Madder', code: '', chart: '' };

function drawn(text: string, more: Partial<MonogramOptions> = {}): Piece {
  const options = {
    text,
    style: 'circle-frame',
    sewn: { side: 'longer', mm: 60 },
    ...more,
  } as const;
  return pieceOfDesign(digitizeMonogram(options, font(MONOGRAM_FONTS[options.style])));
}

const firstOf = ({ objects }: Piece) => objects[0] as ShapesObject;
const initialsOf = ({ objects }: Piece) =>
  objects.map((one) => one.kind === 'shapes' && one.initials?.text);

describe('a monogram of a piece', () => {
  it('knows its letters, all of its objects as one', () => {
    const piece = drawn('AYN', { colors: 2 });
    expect(piece.objects.length).toBeGreaterThan(1);
    expect(new Set(initialsOf(piece))).toEqual(new Set(['AYN']));
    expect(monogramOf(piece, firstOf(piece))).toEqual(piece.objects);
    expect(drawnLongSide(monogramOf(piece, firstOf(piece)))).toBeGreaterThan(57);
  });

  it('has other letters in its place, its size and its threads, at its turn', () => {
    const one = drawn('AYN', { colors: 2 });
    const ids = one.objects.map(({ id }) => id);
    const before = { ...firstOf(drawn('Z')), id: 'before', initials: undefined, group: undefined };
    const after = { ...before, id: 'after' };
    const placed = transformObjects(one, ids, [0, 0.8, -0.8, 0, 70, 30]);
    const { hex } = placed.objects[0].thread;
    const inBlack = placed.objects.filter((other) => other.thread.hex === hex);
    const red = recolor(
      placed,
      inBlack.map(({ id }) => id),
      RED,
    );
    const piece = { ...red, objects: [before, ...red.objects, after] };
    const changed = replaceMonogram(piece, red.objects[0], drawn('CEM', { colors: 2 }));
    expect(changed.objects[0]).toBe(before);
    expect(changed.objects.at(-1)).toBe(after);
    const anew = changed.objects.slice(1, -1);
    expect(new Set(initialsOf({ ...changed, objects: anew }))).toEqual(new Set(['CEM']));
    expect([...new Set(anew.map(({ thread }) => thread.hex))]).toEqual([
      ...new Set(red.objects.map(({ thread }) => thread.hex)),
    ]);
    const [then, now] = [red.objects, anew].map(boxOf);
    for (const side of ['left', 'top', 'right', 'bottom'] as const) {
      expect(Math.abs(now[side] - then[side])).toBeLessThan(2);
    }
    expect(sewPiece(changed).threads.length).toBeGreaterThan(1);
    expect(monogramOf(changed, anew[0])).toHaveLength(anew.length);
  });

  it('keeps the one thread that all of it was given', () => {
    const piece = drawn('AB', { colors: 3 });
    const red = recolor(
      piece,
      piece.objects.map(({ id }) => id),
      RED,
    );
    const changed = replaceMonogram(red, firstOf(red), drawn('CD', { colors: 3 }));
    expect(new Set(changed.objects.map(({ thread }) => thread.hex))).toEqual(new Set([RED.hex]));
  });

  it('keeps its letters in the working file, and what is none is left out', () => {
    const piece = drawn('İZ', { language: 'tr' });
    expect(readPiece(writePiece(piece)).piece).toEqual(piece);
    const [first, ...rest] = piece.objects as ShapesObject[];
    for (const wrong of [{ style: 'gothic' }, { text: ' ' }, { colors: 99 }, { colors: 1.5 }]) {
      const broken = { ...first, initials: { ...first.initials!, ...wrong } };
      const read = readPiece(writePiece({ ...piece, objects: [broken, ...rest] })).piece;
      expect(firstOf(read).initials).toBeUndefined();
    }
  });

  it('is left alone where an object is of none', () => {
    const piece = drawn('AYN');
    const other = { ...firstOf(piece), initials: undefined };
    expect(monogramOf(piece, other)).toEqual([]);
    expect(replaceMonogram(piece, other, drawn('B'))).toBe(piece);
  });
});
