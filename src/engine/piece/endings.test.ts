import { describe, expect, it } from 'vitest';
import { Command, countCommand, type Design } from '../core/design.ts';
import { encode } from '../formats/index.ts';
import { join, separate, setMarks } from './edit.ts';
import { fewerColorChanges, nearerOrder } from './fewer-changes.ts';
import { pieceOfShapes } from './from-shapes.ts';
import { createPieceCache } from './piece-cache.ts';
import { sewPiece } from './sew-piece.ts';
import { splitFill } from './split-fill.ts';
import { RED, SETTINGS, THREE } from './testing/boxes.ts';
import type { Piece, PieceObject } from './types.ts';
import { readPiece } from './working-file/read.ts';
import { writePiece } from './working-file/write.ts';

/** Lines of one thread one behind the other: it goes on from each to the next. */
const DRAWN = pieceOfShapes(
  {
    widthMm: 60,
    heightMm: 20,
    threads: [RED],
    shapes: [2, 12, 22, 32].map((left) => ({
      kind: 'stroke',
      points: Float64Array.of(left, 5, left + 9.4, 5),
      closed: false,
      widthMm: 0.3,
      thread: 0,
    })),
  },
  'tiles',
  SETTINGS,
);
/** The same, each sewn by itself. */
const ROW: Piece = {
  ...DRAWN,
  objects: DRAWN.objects.map((one) => ({ ...one, inBlock: undefined })),
};
const ids = ({ objects }: Piece): string[] => objects.map(({ id }) => id);
const [A, B, C, D] = ids(ROW);
const records = ({ x, y, commands }: Design) => [x, y, commands];
const counts = (design: Design) =>
  [Command.Trim, Command.Stop, Command.ColorChange].map((one) => countCommand(design, one));
const leftmost = ({ x }: Design, from: number, to?: number) => Math.min(...x.slice(from, to));
/** What all is done after the objects of a piece. */
const endings = ({ objects }: Piece) =>
  objects.map(({ trimAfter, stopAfter }) => `${trimAfter ? 'T' : ''}${stopAfter ? 'S' : ''}`);
const again = (piece: Piece): Piece => readPiece(writePiece(piece)).piece;

describe('an object after which the thread is cut, or the machine waits', () => {
  it('is sewn so, and nothing else of the piece otherwise', () => {
    expect(counts(sewPiece(ROW))).toEqual([0, 0, 0]);
    const trimmed = sewPiece(setMarks(ROW, [B], { trimAfter: true }));
    expect(counts(trimmed)).toEqual([1, 0, 0]);
    const stopped = sewPiece(setMarks(ROW, [B], { stopAfter: true }));
    expect(counts(stopped)).toEqual([1, 1, 0]);
    const at = stopped.commands.indexOf(Command.Stop);
    expect(stopped.commands[at - 1]).toBe(Command.Trim);
    expect(leftmost(stopped, at + 1) - leftmost(stopped, 0, at)).toBeGreaterThan(190);
    expect(records(sewPiece(setMarks(ROW, [B], { trimAfter: undefined })))).toEqual(
      records(sewPiece(ROW)),
    );
  });

  it('waits before another thread, too, but not when all is sewn', () => {
    const [first, second, last] = ids(THREE);
    expect(counts(sewPiece(setMarks(THREE, [first, second], { stopAfter: true })))[1]).toBe(2);
    const before = sewPiece(THREE);
    const ended = setMarks(THREE, [last], { stopAfter: true, trimAfter: true });
    expect(records(sewPiece(ended))).toEqual(records(before));
    const hidden = setMarks(THREE, [first], { hidden: true, stopAfter: true });
    expect(counts(sewPiece(hidden))[1]).toBe(0);
    const design = sewPiece(setMarks(THREE, [first], { stopAfter: true }));
    for (const format of ['dst', 'pes', 'jef', 'exp', 'vp3', 'hus'] as const) {
      expect(() => encode(design, format)).not.toThrow();
    }
  });

  it('is sewn from a cache without an object sewn anew', () => {
    const cache = createPieceCache();
    const before = records(sewPiece(ROW, cache));
    for (const marks of [{ trimAfter: true }, { stopAfter: true }, { trimAfter: undefined }]) {
      const marked = setMarks(ROW, [B], marks);
      expect(records(sewPiece(marked, cache))).toEqual(records(sewPiece(marked)));
      expect(cache.sewnAnew).toBe(0);
    }
    expect(records(sewPiece(ROW, cache))).toEqual(before);
  });

  it('holds for fixed stitches, though the next ones begin beside them', () => {
    const line = (id: string, from: number): PieceObject => ({
      ...{ kind: 'stitches', id, name: '', thread: RED },
      runs: [Float64Array.from({ length: 20 }, (_, i) => (i % 2 ? 5 : from + i))],
    });
    const piece = { ...ROW, objects: [line('a', 2), line('b', 20.5)] };
    expect(counts(sewPiece(piece))).toEqual([0, 0, 0]);
    expect(counts(sewPiece(setMarks(piece, ['a'], { trimAfter: true })))).toEqual([1, 0, 0]);
    expect(counts(sewPiece(setMarks(piece, ['a'], { stopAfter: true })))).toEqual([1, 1, 0]);
  });

  it('is sewn after all that comes before it, also where its drawing was sewn as one', () => {
    const design = sewPiece(setMarks(DRAWN, [B], { stopAfter: true }));
    expect(counts(design)).toEqual([1, 1, 0]);
    const at = design.commands.indexOf(Command.Stop);
    expect(leftmost(design, at + 1) - leftmost(design, 0, at)).toBeGreaterThan(190);
  });

  it('stays so when pieces are reordered for fewer threads and cuts: none goes over a stop', () => {
    const objects = [A, C, B, D].map((id) => ROW.objects.find((one) => one.id === id)!);
    const mixed = { ...ROW, objects };
    expect(ids(nearerOrder(mixed))).toEqual([A, B, C, D]);
    expect(ids(nearerOrder(setMarks(mixed, [C], { stopAfter: true })))).toEqual([A, C, B, D]);
    const trimmed = nearerOrder(setMarks(mixed, [C], { trimAfter: true }));
    expect([ids(trimmed), endings(trimmed)]).toEqual([
      [A, B, C, D],
      ['', '', 'T', ''],
    ]);
    // Red, blue, red.
    const parted = { ...THREE, objects: [0, 2, 1].map((i) => THREE.objects[i]) };
    const [first, blue, last] = ids(parted);
    const sorted = (id: string) =>
      ids(fewerColorChanges(setMarks(parted, [id], { stopAfter: true })));
    expect(ids(fewerColorChanges(parted))).toEqual([first, last, blue]);
    expect(sorted(last)).toEqual([blue, first, last]);
    expect(sorted(blue)).toEqual([first, blue, last]);
    expect(sorted(first)).toEqual([first, last, blue]);
  });

  it('ends the last part of what it becomes', () => {
    const marked = setMarks(ROW, [B], { stopAfter: true });
    expect(endings(join(marked, [A, B]))).toEqual(['S', '', '']);
    expect(endings(join(marked, [B, C]))).toEqual(['', '', '']);
    const joined = join(marked, [A, B]);
    expect(endings(separate(joined, joined.objects[0].id))).toEqual(['', 'S', '', '']);
    const filled = setMarks(THREE, ids(THREE), { trimAfter: true });
    const split = splitFill(filled, ids(THREE)[0], { x: 7, y: 0 }, { x: 7, y: 20 });
    expect(endings(split)).toEqual(['', 'T', 'T', 'T']);
  });
});

describe('the working file of such an object', () => {
  it('says it as Ink/Stitch does, and is read as the very same piece', () => {
    const fixed: PieceObject = {
      ...{ kind: 'stitches', id: 's', name: '', thread: RED },
      runs: [Float64Array.of(1, 1, 2, 1.1, 3, 1), Float64Array.of(5, 1, 6, 1.1, 7, 1)],
    };
    const all = { ...ROW, objects: [...ROW.objects, fixed, { ...fixed, id: 't' }] };
    const marked = setMarks(setMarks(all, [A, 's'], { trimAfter: true }), [B, 's', 't'], {
      stopAfter: true,
    });
    const text = writePiece(marked);
    expect(text.match(/inkstitch:trim_after="True"/g)).toHaveLength(5);
    expect(text.match(/inkstitch:stop_after="True"/g)).toHaveLength(3);
    expect(endings(again(marked))).toEqual(['T', 'S', '', '', 'TS', 'S']);
    expect(writePiece(again(marked))).toBe(text);
  });

  it('is still that object where it was changed in Inkscape', () => {
    const text = writePiece(setMarks(ROW, [A], { trimAfter: true }));
    const stopped = text.replace('inkstitch:trim_after', 'inkstitch:stop_after');
    const { objects } = readPiece(stopped).piece;
    expect(objects[0]).toEqual({ ...ROW.objects[0], stopAfter: true });
  });

  it('keeps it of an object of which Ink/Stitch sews nothing', () => {
    const [one] = ROW.objects;
    const none = { ...one, shapes: [], trimAfter: true, stopAfter: true } as PieceObject;
    expect(endings(again({ ...ROW, objects: [none] }))).toEqual(['TS']);
  });
});

describe('a drawing made for Ink/Stitch', () => {
  const read = (inside: string) =>
    readPiece(
      `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:inkstitch="http://inkstitch.org/namespace" width="100mm" height="100mm" viewBox="0 0 100 100">${inside}</svg>`,
    );

  it('keeps the trims and stops of its parameters and its commands', () => {
    const path = (id: string, y: number, more = '') =>
      `<path id="${id}" d="M10 ${y}H60" fill="none" stroke="#123c12" ${more}/>`;
    const command = (name: string, to: string) =>
      `<use id="${name}-1" xlink:href="#inkstitch_${name}"/><path d="M0 0H1" inkscape:connection-start="#${name}-1" inkscape:connection-end="#${to}"/>`;
    const { piece, notes } = read(
      [
        path('a', 10, 'inkstitch:trim_after="True"'),
        path('b', 20, 'inkstitch:stop_after="True" inkstitch:trim_after="False"'),
        path('c', 30) + command('trim', 'c'),
        path('d', 40) + command('stop', 'd'),
        path('e', 50),
      ].join(''),
    );
    expect(ids(piece)).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(endings(piece)).toEqual(['T', 'S', 'T', 'S', '']);
    expect(notes).toEqual([]);
    expect(counts(sewPiece(piece))).toEqual([4, 2, 0]);
    expect(again(piece)).toEqual(piece);
  });
});
