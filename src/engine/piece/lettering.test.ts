import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countDesign } from '../inspect/index.ts';
import { digitizeLettering } from '../lettering/digitize-lettering.ts';
import { LETTERING_DEFAULTS, type LetteringOptions } from '../lettering/options.ts';
import { testFonts } from '../lettering/test-support.ts';
import { DIGITIZE_DEFAULTS } from '../options.ts';
import { boxOf, join, separate, setMarks, transformObjects } from './edit.ts';
import {
  capitalsOfWidth,
  letteringObject,
  letteringShapes,
  setLettering,
  type SetLettering,
} from './lettering.ts';
import { pieceOfDesign } from './of-design.ts';
import { sewPiece } from './sew-piece.ts';
import { splitFill } from './split-fill.ts';
import type { Lettering, Piece, ShapesObject } from './types.ts';
import { readPiece } from './working-file/read.ts';
import { writePiece } from './working-file/write.ts';

const { font } = testFonts((path) => readFileSync(path));
const THREAD = { hex: '#b3262e', name: 'Madder', code: '', chart: '' };
const { density, fabric, threadWeight } = DIGITIZE_DEFAULTS;

const SIZE = { side: 'width', mm: 70 } as const;
const SANS: Lettering = { text: 'Elif', fontStyle: 'sans-modern', heightMm: 10, bend: 0 };

const written = (lettering: Lettering): ShapesObject =>
  letteringObject(lettering, letteringShapes(lettering, font(lettering.fontStyle)), THREAD);

const pieceWith = (...objects: ShapesObject[]): Piece => ({
  ...{ name: '', density, fabric, threadWeight, widthMm: 100, heightMm: 60 },
  objects: objects.map((object, i) => ({ ...object, id: `n${i + 1}` })),
});

const again = (piece: Piece, lettering: Lettering): Piece =>
  setLettering(piece, 'n1', lettering, written(lettering).shapes);

const sizeOf = (object: ShapesObject) => {
  const { left, right, top, bottom } = boxOf([object]);
  return { width: right - left, height: bottom - top, x: left + right, y: top + bottom };
};

describe('lettering of a piece', () => {
  it('has capitals as tall as is asked for, about 0', () => {
    const { height, x, y } = sizeOf(written({ ...SANS, text: 'HE' }));
    expect(height).toBeCloseTo(10, 2);
    expect([x, y].map((v) => Math.abs(v) < 0.01)).toEqual([true, true]);
  });

  it('is set wider where its capitals are under 6 mm, as new lettering is', () => {
    const wide = (heightMm: number, fontStyle: Lettering['fontStyle'] = 'sans-modern') =>
      sizeOf(written({ ...SANS, text: 'HHHHHH', fontStyle, heightMm })).width / heightMm;
    expect(wide(5.9) / wide(10)).toBeGreaterThan(1.08);
    expect(wide(5.9) / wide(10)).toBeLessThan(1.15);
    expect(wide(6.8) / wide(10)).toBeCloseTo(1, 3);
    expect(wide(5.9, 'script-elegant') / wide(10, 'script-elegant')).toBeCloseTo(1, 2);
  });

  it.each([20, 26, 28, 30])('is as wide as is asked for where letters are small: %i mm', (mm) => {
    const set: SetLettering = { text: 'Sevgili Elif', fontStyle: 'sans-modern', bend: 0 };
    const heightMm = capitalsOfWidth(set, mm, font('sans-modern'));
    const { width } = sizeOf(written({ ...set, heightMm }));
    expect(Math.abs(width - mm)).toBeLessThan(1);
  });

  it.each([0, 120, -200])('is sewn as wide as is asked for, bent by %i°', (bend) => {
    const set: SetLettering = { text: 'Elif & Can', fontStyle: 'serif-classic', bend };
    const heightMm = capitalsOfWidth(set, 60, font('serif-classic'));
    const piece = pieceWith(written({ ...set, heightMm }));
    expect(countDesign(sewPiece(piece)).widthMm).toBeGreaterThan(59.3);
    expect(countDesign(sewPiece(piece)).widthMm).toBeLessThan(60.7);
  });

  it('bends up like a roof and down like a bowl, its letters upright', () => {
    const set = { ...SANS, text: 'HHHHHHH' };
    const middles = ({ shapes }: ShapesObject) =>
      shapes.map((shape) => {
        const { y, x } = sizeOf({ ...written(SANS), shapes: [shape] });
        return { x, y };
      });
    const [up, down] = [120, -120].map((bend) => middles(written({ ...set, bend })));
    for (const line of [up, down]) {
      const xs = line.map(({ x }) => x);
      expect(xs).toEqual(xs.toSorted((a, b) => a - b));
    }
    expect(up[3].y).toBeLessThan(up[0].y - 5);
    expect(down[3].y).toBeGreaterThan(down[0].y + 5);
  });

  it('is no smaller anywhere for being bent', () => {
    const tall = ({ shapes }: ShapesObject) => sizeOf({ ...written(SANS), shapes: [shapes[3]] });
    for (const bend of [90, -90]) {
      expect(tall(written({ ...SANS, text: 'HHHHHHH', bend })).height).toBeGreaterThan(9.9);
    }
  });

  it('stays where it is when it is written anew, and is called by its words', () => {
    const piece = transformObjects(pieceWith(written(SANS)), ['n1'], [0, 1, -1, 0, 50, 30]);
    const changed = again(piece, { ...SANS, text: 'Ayşe Nur', bend: 90 });
    const [before, after] = [piece, changed].map(({ objects }) =>
      sizeOf(objects[0] as ShapesObject),
    );
    expect(Math.abs(after.x - before.x) + Math.abs(after.y - before.y)).toBeLessThan(0.02);
    expect(changed.objects[0].name).toBe('Ayşe Nur');
    const named = setMarks(piece, ['n1'], { name: 'Sign' });
    expect(again(named, { ...SANS, text: 'Can' }).objects[0].name).toBe('Sign');
  });

  it('keeps its words in the working file', () => {
    const lettering = { ...SANS, text: 'Elif\n& "Can" <3', bend: -45.5 };
    const set = { ...lettering, text: 'Elif\n& Can' };
    const piece = pieceWith({ ...written(set), lettering });
    const [read] = readPiece(writePiece(piece)).piece.objects as ShapesObject[];
    expect(read.lettering).toEqual(lettering);
    expect(read.shapes).toEqual(piece.objects[0].kind === 'shapes' && piece.objects[0].shapes);
    expect(writePiece(readPiece(writePiece(piece)).piece)).toBe(writePiece(piece));
  });

  it.each([
    { text: '  ' },
    { text: 'a'.repeat(121) },
    { fontStyle: 'gothic' as Lettering['fontStyle'] },
    { heightMm: 1e6 },
    { bend: 720 },
  ])('takes nothing from a file that cannot be written anew: %o', (other) => {
    const piece = pieceWith({ ...written(SANS), lettering: { ...SANS, ...other } });
    const [read] = readPiece(writePiece(piece)).piece.objects as ShapesObject[];
    expect(read.lettering).toBeUndefined();
  });

  it('is no lettering any longer once its shapes are others', () => {
    const placed = transformObjects(pieceWith(written(SANS)), ['n1'], [1, 0, 0, 1, 50, 30]);
    const parts = [
      splitFill(placed, 'n1', { x: 0, y: 30 }, { x: 100, y: 30.1 }),
      separate(placed, 'n1'),
      join(pieceWith(written(SANS), written(SANS)), ['n1', 'n2']),
    ];
    for (const { objects } of parts) {
      expect(objects.filter((one) => one.kind === 'shapes' && one.lettering)).toEqual([]);
    }
  });

  it.each([
    ['in one line', 'Mia', { longSideMm: 60 }],
    ['in lines as it was broken, to a size', 'Merhaba güzel dünya', { sewn: SIZE }],
  ])('is what a text becomes that was sewn %s', (_, text, size) => {
    const options = { ...LETTERING_DEFAULTS, text, fontStyle: 'serif-classic', colors: 1, ...size };
    const design = digitizeLettering(options as LetteringOptions, font('serif-classic'));
    const piece = pieceOfDesign(design);
    expect(piece.objects).toMatchObject([{ name: text, sewing: { stitch: 'letters' } }]);
    const [object] = piece.objects as ShapesObject[];
    expect(object.lettering!.text.replaceAll('\n', ' ')).toBe(text);
    // Written anew in the same words it is the same letters in the same place.
    const anew = setLettering(
      piece,
      object.id,
      object.lettering!,
      written(object.lettering!).shapes,
    );
    const boxes = [object, ...(anew.objects as ShapesObject[])].map((one) => boxOf([one]));
    for (const side of ['left', 'top', 'right', 'bottom'] as const) {
      expect(boxes[1][side]).toBeCloseTo(boxes[0][side], 1);
    }
    expect(object.shapes).toHaveLength(written(object.lettering!).shapes.length);
    const [made, sewn] = [design, sewPiece(piece)].map((one) => countDesign(one).stitches);
    expect(Math.abs(sewn / made - 1)).toBeLessThan(0.02);
  });

  it('says which letters a typeface lacks', () => {
    expect(() => written({ ...SANS, text: 'Elif 刺' })).toThrow(/Outfit has no “刺”/);
  });
});
