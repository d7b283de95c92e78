import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { digitizeLettering } from '../lettering/digitize-lettering.ts';
import { LETTERING_DEFAULTS, type LetteringOptions } from '../lettering/options.ts';
import { testFonts } from '../lettering/test-support.ts';
import { boxOf, transformObjects } from './edit.ts';
import { letteringShapes, setLettering, writtenWith } from './lettering.ts';
import { pieceOfDesign } from './of-design.ts';
import { sewPiece } from './sew-piece.ts';
import type { Lettering, Piece, ShapesObject } from './types.ts';
import { readPiece } from './working-file/read.ts';
import { writePiece } from './working-file/write.ts';

const { font } = testFonts((path) => readFileSync(path));

const made = (text: string, more: Partial<LetteringOptions>): Piece => {
  const options = { ...LETTERING_DEFAULTS, text, fontStyle: 'serif-classic', ...more } as const;
  return pieceOfDesign(digitizeLettering(options, font('serif-classic')));
};

const letteringOf = ({ objects }: Piece): ShapesObject[] =>
  objects.filter((one): one is ShapesObject => one.kind === 'shapes' && !!one.lettering);

/** All of the text that an object is of, written otherwise. */
const anew = (piece: Piece, object: ShapesObject, change: Partial<Lettering>): Piece =>
  writtenWith(piece, object).reduce((next, { id, lettering }) => {
    const wished = { ...lettering!, ...change };
    return setLettering(next, id, wished, letteringShapes(wished, font(wished.fontStyle)));
  }, piece);

const expectSamePlace = (a: ShapesObject, b: ShapesObject) => {
  const [before, after] = [boxOf([a]), boxOf([b])];
  for (const side of ['left', 'top', 'right', 'bottom'] as const) {
    expect(after[side]).toBeCloseTo(before[side], 1);
  }
};

describe('a text in several threads', () => {
  it.each([
    ['of as many words', 'Ada & Can', 3],
    ['that part a word', 'Merhaba', 3],
    ['that have words each', 'bir iki üç dört', 2],
  ])('%s is written anew in its places', (_, text, colors) => {
    const piece = made(text, { colors });
    const stretches = letteringOf(piece);
    expect(stretches.map((one) => one.lettering!.stretch)).toEqual(
      Array.from({ length: colors }, (_, at) => [at, colors]),
    );
    const same = letteringOf(anew(piece, stretches[0], {}));
    stretches.forEach((one, i) => {
      expectSamePlace(one, same[i]);
      expect(same[i].shapes).toHaveLength(one.shapes.length);
    });
  });

  it('says other words in the same threads, wherever it lies', () => {
    const piece = made('Ada & Can', { colors: 3 });
    const ids = piece.objects.map(({ id }) => id);
    const placed = transformObjects(piece, ids, [0, 2, -2, 0, 50, 30]);
    const changed = anew(placed, letteringOf(placed)[1], { text: 'Elif & Deniz' });
    expect(changed.objects.map(({ thread }) => thread.hex)).toEqual(
      piece.objects.map(({ thread }) => thread.hex),
    );
    expect(letteringOf(changed).map((one) => one.lettering!.text)).toEqual(
      Array<string>(3).fill('Elif & Deniz'),
    );
    const [before, after] = [placed, changed].map(({ objects }) => boxOf(objects));
    expect(after.top + after.bottom).toBeCloseTo(before.top + before.bottom, 1);
    expect(after.bottom - after.top).toBeGreaterThan(before.bottom - before.top + 5);
    expect(sewPiece(changed).threads).toHaveLength(3);
  });

  it('wants a letter for each thread', () => {
    const piece = made('Ada & Can', { colors: 3 });
    expect(() => anew(piece, letteringOf(piece)[0], { text: 'Al' })).toThrow(/at least 3 letters/);
  });

  it('keeps which stretch is which in the working file', () => {
    const piece = made('Merhaba', { colors: 3 });
    const read = readPiece(writePiece(piece)).piece;
    expect(letteringOf(read).map(({ lettering }) => lettering)).toEqual(
      letteringOf(piece).map(({ lettering }) => lettering),
    );
    const [first, ...rest] = letteringOf(piece);
    const broken = { ...first, lettering: { ...first.lettering!, stretch: [3, 3] as const } };
    const [other] = letteringOf(
      readPiece(writePiece({ ...piece, objects: [broken, ...rest] })).piece,
    );
    expect(other.lettering!.stretch).toBeUndefined();
  });

  it('is a text of its own beside another of the same words', () => {
    const piece = made('Merhaba', { colors: 2 });
    const copies = letteringOf(piece).map((one) => ({ ...one, id: `${one.id}-2`, group: 'other' }));
    const both = { ...piece, objects: [...piece.objects, ...copies] };
    expect(writtenWith(both, copies[0]).map(({ id }) => id)).toEqual(copies.map(({ id }) => id));
  });
});

describe('a text in a frame', () => {
  it.each([1, 3])('in %i threads is written anew, and the frame stays', (colors) => {
    const piece = made('Ada & Can', { colors, frame: 'rectangle' });
    const letters = letteringOf(piece);
    expect(letters).toHaveLength(colors);
    const same = letteringOf(anew(piece, letters[0], {}));
    letters.forEach((one, i) => expectSamePlace(one, same[i]));
    const others = ({ objects }: Piece) => objects.filter((one) => !('lettering' in one));
    const changed = anew(piece, letters[0], { text: 'Elif' });
    expect(others(changed).length).toBeGreaterThan(0);
    expect(others(changed)).toEqual(others(piece));
  });
});
