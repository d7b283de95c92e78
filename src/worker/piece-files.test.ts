import { beforeAll, describe, expect, it } from 'vitest';
import { digitizeSvg } from 'ilmek-engine/digitize';
import { decode, encode } from 'ilmek-engine/formats';
import { inspectDesign } from 'ilmek-engine/inspect';
import { sewPiece } from 'ilmek-engine/piece';
import { DIGITIZE_DEFAULTS } from 'ilmek-engine/tables';
import { readPieceFile, writePieceFile } from './piece-files.ts';

const { widthMm: _, ...OPTIONS } = DIGITIZE_DEFAULTS;
const BAR =
  '<svg xmlns="http://www.w3.org/2000/svg" width="30mm" height="10mm" viewBox="0 0 30 10"><path d="M4 5H26" stroke="#123c12" stroke-width="3"/></svg>';

describe('a file opened as a piece', () => {
  let dst: Uint8Array<ArrayBuffer>;
  beforeAll(() => {
    dst = new Uint8Array(encode(digitizeSvg(BAR, OPTIONS).design, 'dst'));
  });

  // The picture that lists show is drawn by a browser: the flows of kept pieces hold it.
  it('is made of objects, of a machine file as of its own working file', async () => {
    const { piece, notes, found } = await readPieceFile(dst, 'bar.dst');
    expect(piece.objects.map(({ name }) => name)).toEqual(['Satin 1']);
    expect(notes).toEqual([expect.stringContaining('DST files tell no thread colours')]);
    expect(found).toEqual({ objects: 1, stitches: inspectDesign(decode(dst, 'dst')).stitches });
    const again = await readPieceFile(writePieceFile(piece), 'bar.svg');
    expect(again.found).toBeUndefined();
    expect(again.piece).toEqual(piece);
  });

  it('keeps the very stitches of a machine file where that is asked for', async () => {
    const { piece, found } = await readPieceFile(dst, 'bar.dst', true);
    expect(piece.objects.map(({ kind, name }) => [kind, name])).toEqual([['stitches', 'Stitches']]);
    expect(found).toBeUndefined();
    const [own, sewn] = [decode(dst, 'dst'), sewPiece(piece)].map((one) => inspectDesign(one));
    expect([sewn.stitches, sewn.widthMm]).toEqual([own.stitches, own.widthMm]);
  });

  it('keeps the stitches of a machine file whose objects would be sewn much worse', async () => {
    // Crossing lines of single stitches: of each an object would be made, with a trim before it.
    const lines = Array.from({ length: 60 }, (_, i) => `M${5 + i} 5 L${65 - i} ${60 - (i % 7)}`);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="70mm" height="70mm" viewBox="0 0 70 70"><path d="${lines.join('')}" stroke="#123c12" stroke-width=".3" fill="none"/></svg>`;
    const bytes = new Uint8Array(encode(digitizeSvg(svg, OPTIONS).design, 'dst'));
    const { piece, found } = await readPieceFile(bytes, 'net.dst');
    const other = await readPieceFile(bytes, 'net.dst', false);
    expect(piece.objects.map(({ kind }) => kind)).toEqual(['stitches']);
    expect(found!.worse!.stitches / found!.stitches).not.toBeCloseTo(1, 0.5);
    expect(other.piece.objects.some(({ kind }) => kind === 'shapes')).toBe(true);
    expect(other.found).toEqual({ objects: found!.objects, stitches: found!.stitches });
    // As many as the list of objects will tell.
    expect(found!.objects).toBe(other.piece.objects.length);
  });

  it('says that a file ends early, of which a part is opened', async () => {
    const { notes } = await readPieceFile(dst.subarray(0, dst.length / 2), 'bar.dst');
    expect(notes[0]).toMatch(/^The file ends early: it holds \d+ of \d+ stitches and moves\.$/);
  });

  // Of its own thread, or of the nearest of its maker's chart.
  it.each([
    ['pes', '#123c12'],
    ['jef', '#003114'],
    ['pec', '#003822'],
  ] as const)('has the colours of a %s file, which tells them', async (format, hex) => {
    const bytes = new Uint8Array(encode(digitizeSvg(BAR, OPTIONS).design, format));
    const { notes, piece } = await readPieceFile(bytes, `bar.${format}`);
    expect(notes).toEqual([]);
    expect(piece.objects.map(({ thread }) => thread.hex)).toEqual([hex]);
  });

  it('is refused where it is none, or has no stitch', async () => {
    const text = new TextEncoder().encode('no stitches');
    await expect(readPieceFile(text, 'notes.dst')).rejects.toThrow();
    await expect(readPieceFile(text, 'notes.svg')).rejects.toThrow();
  });
});
