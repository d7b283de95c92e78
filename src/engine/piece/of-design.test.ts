import { describe, expect, it } from 'vitest';
import { Command, countCommand, type Design } from '../core/design.ts';
import { digitizeImage, digitizeSvg } from '../digitize/index.ts';
import { decode, encode } from '../formats/index.ts';
import { DIGITIZE_DEFAULTS } from '../options.ts';
import { pieceOfDesign, readPiece, sewPiece, writePiece } from './index.ts';

const LEAF =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40mm" height="30mm" viewBox="0 0 40 30"><path d="M4 26C4 8 20 4 36 4 36 20 24 26 4 26Z" fill="#3c7a3c"/><path d="M4 26 30 9" stroke="#123c12" stroke-width="2" fill="none"/></svg>';
const { widthMm: _, ...OPTIONS } = DIGITIZE_DEFAULTS;

describe('pieceOfDesign', () => {
  it('takes the shapes that a design was sewn from, how they are sewn, and its name', () => {
    const { design } = digitizeSvg(LEAF, {
      ...OPTIONS,
      style: 'fill',
      fabric: 'denim',
      name: 'Leaf',
    });
    const piece = pieceOfDesign(design);
    expect(piece).toMatchObject({ name: 'Leaf', fabric: 'denim', widthMm: 40, heightMm: 30 });
    expect(piece.objects.length).toBeGreaterThanOrEqual(2);
    for (const object of piece.objects)
      expect(object).toMatchObject({ sewing: { stitch: 'fill' } });
    const sewn = sewPiece(piece);
    expect(sewn.threads).toEqual(design.threads);
    expect(Math.abs(sewn.x.length / design.x.length - 1)).toBeLessThan(0.1);
  });

  it('sews one area of a picture point by point as its design is, through a working file, too', () => {
    const size = 240;
    const data = new Uint8ClampedArray(size * size * 4).fill(255);
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        const around = Math.atan2(y - 120, x - 120);
        const far = 85 + 18 * Math.sin(5 * around) + 6 * Math.sin(17 * around);
        if (Math.hypot(x - 120, y - 120) < far) data.set([122, 60, 28, 255], (y * size + x) * 4);
      }
    }
    const picture = { width: size, height: size, data };
    const design = digitizeImage(picture, { ...OPTIONS, widthMm: 80, name: 'Blot' });
    const sewn = sewPiece(readPiece(writePiece(pieceOfDesign(design))).piece);
    expect([sewn.x, sewn.y, sewn.commands]).toEqual([design.x, design.y, design.commands]);
  });

  it('has a line of text as one object, which is sewn as the design is', () => {
    const letters = 'M15 20h4v20h-4zM24 20h12v4h-8v4h7v4h-7v8h-4zM40 20h4v16h9v4h-13z';
    const more = 'M57 20h12v4h-4v16h-4v-16h-4zM74 20h12v4h-8v4h7v4h-7v4h8v4h-12z';
    const { design } = digitizeSvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="100mm" height="60mm" viewBox="0 0 100 60"><path d="${letters}${more}" fill="#123a6f"/></svg>`,
      { ...OPTIONS, name: 'IFLTE' },
    );
    const piece = pieceOfDesign(design);
    expect(piece.objects).toMatchObject([{ name: 'Text', sewing: { stitch: 'letters' } }]);
    expect(piece.objects[0]).toHaveProperty('shapes.length', 5);
    const sewn = sewPiece(readPiece(writePiece(piece)).piece);
    const trims = (one: Design) => countCommand(one, Command.Trim);
    expect(trims(sewn)).toBe(trims(design));
    expect(Math.abs(sewn.x.length / design.x.length - 1)).toBeLessThan(0.02);
  });

  it("sews a design's rows in the direction that they have there, whatever its threads", () => {
    const counts = ['#1d3f8f', '#1d3f90', '#1d3f91'].map((hex) => {
      const bands = `<path d="M4 4h92v24q-46 22-92 0z" fill="${hex}"/><path d="M40 8h20v12h-20z" fill="#f2c230"/>`;
      const { design } = digitizeSvg(
        `<svg xmlns="http://www.w3.org/2000/svg" width="100mm" height="50mm" viewBox="0 0 100 50">${bands}</svg>`,
        { ...OPTIONS, style: 'satin', name: 'Band' },
      );
      const piece = readPiece(writePiece(pieceOfDesign(design))).piece;
      return [design, sewPiece(piece)].map((one) => countCommand(one, Command.Stitch));
    });
    for (const [made, sewn] of counts) {
      expect(sewn).toBe(counts[0][1]);
      expect(Math.abs(sewn / made - 1)).toBeLessThan(0.03);
    }
  });

  it('keeps the stitches of a machine file point by point, through a working file, too', () => {
    const { design } = digitizeSvg(LEAF, { ...OPTIONS, name: 'Leaf' });
    const file = decode(encode(design, 'pes'), 'pes');
    const piece = readPiece(writePiece(pieceOfDesign(file))).piece;
    const sewn = decode(encode(sewPiece(piece), 'pes'), 'pes');
    expect([sewn.x, sewn.y, sewn.commands]).toEqual([file.x, file.y, file.commands]);
  });
});
