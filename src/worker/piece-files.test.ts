import { beforeAll, describe, expect, it, vi } from 'vitest';
import { digitizeSvg } from 'ilmek-engine/digitize';
import { encode } from 'ilmek-engine/formats';
import { DIGITIZE_DEFAULTS } from 'ilmek-engine/tables';
import { openPieceFile, writePieceFile } from './piece-files.ts';

vi.mock('./decode.ts', () => ({ encode: () => Promise.resolve(new Blob(['picture'])) }));

const { widthMm: _, ...OPTIONS } = DIGITIZE_DEFAULTS;
const BAR =
  '<svg xmlns="http://www.w3.org/2000/svg" width="30mm" height="10mm" viewBox="0 0 30 10"><path d="M4 5H26" stroke="#123c12" stroke-width="3"/></svg>';

describe('a file opened as a piece', () => {
  let dst: Uint8Array<ArrayBuffer>;
  beforeAll(() => {
    dst = new Uint8Array(encode(digitizeSvg(BAR, OPTIONS).design, 'dst'));
  });

  it('is made of objects, of a machine file as of its own working file', async () => {
    const opened = await openPieceFile(dst, 'bar.dst');
    expect(opened.piece.objects.map(({ name }) => name)).toEqual(['Satin 1']);
    expect(opened.stitches).toBeGreaterThan(50);
    expect(opened.notes).toEqual([]);
    expect(opened.preview.size).toBeGreaterThan(0);
    const again = await openPieceFile(writePieceFile(opened.piece), 'bar.svg');
    expect(again.piece).toEqual(opened.piece);
    expect(again.stitches).toBe(opened.stitches);
  });

  it('is refused where it is none, or has no stitch', async () => {
    const text = new TextEncoder().encode('no stitches');
    await expect(openPieceFile(text, 'notes.dst')).rejects.toThrow();
    await expect(openPieceFile(text, 'notes.svg')).rejects.toThrow();
  });
});
