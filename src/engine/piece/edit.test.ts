import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { designExtents, type Design } from '../core/design.ts';
import {
  align,
  ALIGNMENTS,
  alongCircle,
  alongLine,
  boxOf,
  duplicate,
  exchangeThread,
  guideRows,
  join,
  recolor,
  remove,
  reorder,
  repeat,
  rotation,
  scaling,
  separate,
  setMarks,
  setSewing,
  transformObjects,
} from './edit.ts';
import type { AreaShape } from '../shapes.ts';
import { frameAround } from './frame-around.ts';
import { current, noteEdit, redo, startHistory, undo, type History } from './history.ts';
import { createPieceCache } from './piece-cache.ts';
import { resizePiece, scaleLimits } from './resize.ts';
import { sewPiece } from './sew-piece.ts';
import { splitFill } from './split-fill.ts';
import { BLUE, box, GREEN, RED, THREE } from './testing/boxes.ts';
import type { Piece, PieceObject } from './types.ts';
import { readPiece } from './working-file/read.ts';
import { writePiece } from './working-file/write.ts';

const ids = (piece: Piece): string[] => piece.objects.map(({ id }) => id);
const hexes = (piece: Piece): string[] => piece.objects.map(({ thread }) => thread.hex);
const plain = (piece: Piece): unknown => JSON.parse(JSON.stringify(piece)) as unknown;
const records = ({ x, y, commands, threads }: Design) => [x, y, commands, threads];
/** Two red boxes, then a blue one. */
const [A, B, C] = ids(THREE);

describe('edits', () => {
  it('leave all other objects the very same', () => {
    const edited = setSewing(recolor(THREE, [A], GREEN), [A], { angle: 30 });
    expect(edited.objects[1]).toBe(THREE.objects[1]);
    expect(edited.objects[0]).toMatchObject({ thread: GREEN, sewing: { angle: 30 } });
    expect(THREE.objects[0].thread).toEqual(RED);
  });

  it('exchange a thread wherever it is sewn', () => {
    expect(hexes(THREE).filter((hex) => hex === RED.hex)).toHaveLength(2);
    expect(
      hexes(exchangeThread(THREE, RED.hex, GREEN)).filter((hex) => hex === GREEN.hex),
    ).toHaveLength(2);
  });

  it('take out, put elsewhere in the order, name and hide', () => {
    expect(ids(remove(THREE, [B]))).toEqual([A, C]);
    expect(ids(reorder(THREE, [A], undefined))).toEqual([B, C, A]);
    expect(ids(reorder(THREE, [B, C], A))).toEqual([B, C, A]);
    expect(setMarks(THREE, [C], { name: 'Dot', hidden: true }).objects[2]).toMatchObject({
      name: 'Dot',
      hidden: true,
    });
  });

  it('copy with ids of their own, also copies of copies', () => {
    const twice = duplicate(duplicate(THREE, [A], { x: 3, y: 3 }), [A], { x: 5, y: 5 });
    expect(new Set(ids(twice)).size).toBe(5);
    expect(() => sewPiece(twice)).not.toThrow();
  });

  it('copy a group as a group of its own, each time', () => {
    const groups = (piece: Piece) => piece.objects.map(({ group }) => group);
    const rose = setMarks(THREE, [A, B], { group: 'rose' });
    const [, , a2, b2] = ids(duplicate(rose, [A, B], { x: 3, y: 3 }));
    const twice = duplicate(duplicate(rose, [A, B], { x: 3, y: 3 }), [a2, b2], { x: 3, y: 3 });
    expect(groups(twice)).toEqual([
      ...['rose', 'rose'],
      ...['rose-2', 'rose-2'],
      ...['rose-3', 'rose-3'],
      undefined,
    ]);
    const row = repeat(rose, [A, B], alongLine(3, { x: 12, y: 0 }));
    expect(groups(row).slice(2, 6)).toEqual(['rose-2', 'rose-2', 'rose-3', 'rose-3']);
    expect(groups(duplicate(rose, [A], { x: 3, y: 3 })).slice(0, 3)).toEqual(Array(3).fill('rose'));
  });

  it('repeat along a line and round a centre', () => {
    const line = repeat(THREE, [A], alongLine(3, { x: 12, y: 0 }));
    expect(line.objects.slice(1, 3).map((one) => boxOf([one]).left)).toEqual([14, 26]);
    const ring = repeat(THREE, [A], alongCircle(4, { x: 30, y: 30 }));
    expect(boxOf([ring.objects[2]])).toEqual({ left: 48, top: 48, right: 58, bottom: 58 });
    const rows = repeat(
      setSewing(THREE, [A], { angle: 10 }),
      [A],
      alongCircle(4, { x: 30, y: 30 }),
    );
    const angles = rows.objects.slice(0, 4).map((one) => one.kind === 'shapes' && one.sewing.angle);
    expect(angles).toEqual([10, 100, 10, 100]);
  });

  it('turn by four quarters, and mirror twice, back to where things were', () => {
    const centre = { x: 13, y: 7 };
    let piece = THREE;
    for (let i = 0; i < 4; i++) piece = transformObjects(piece, [A], rotation(90, centre));
    for (let i = 0; i < 2; i++) piece = transformObjects(piece, [A], scaling(-1, 1, centre));
    expect(boxOf([piece.objects[0]])).toEqual(boxOf([THREE.objects[0]]));
    expect(() => transformObjects(THREE, [A], scaling(0, 1, centre))).toThrow(
      /nothing would be left/,
    );
  });

  it.each(ALIGNMENTS)('bring objects to the %s', (to) => {
    const boxes = align(THREE, [A, B, C], to).objects.map((one) => boxOf([one]));
    const at = boxes.map(({ left, top, right, bottom }) => {
      const places = {
        left,
        top,
        right,
        bottom,
        center: (left + right) / 2,
        middle: (top + bottom) / 2,
      };
      return places[to];
    });
    expect(at[1]).toBeCloseTo(at[0], 9);
    expect(at[2]).toBeCloseTo(at[0], 9);
  });

  it('align a whole group as it is, and its objects where some of them are chosen', () => {
    const grouped = setMarks(THREE, [A, B], { group: 'g' });
    const lefts = (ids: string[]) =>
      align(grouped, ids, 'left').objects.map((one) => boxOf([one]).left);
    const [a, b, c] = THREE.objects.map((one) => boxOf([one]).left);
    expect(a).not.toBe(b);
    expect(lefts([A, B])).toEqual([a, b, c]);
    const least = Math.min(a, b, c);
    const shift = Math.min(a, b) - least;
    expect(lefts([A, B, C])).toEqual([a - shift, b - shift, least]);
    expect(lefts([B, C])).toEqual([a, Math.min(b, c), Math.min(b, c)]);
  });

  it('join shapes of one thread, and take them apart again', () => {
    const together = join(THREE, [A, B]);
    expect(together.objects).toHaveLength(2);
    const apart = separate(together, A);
    expect(apart.objects).toHaveLength(3);
    expect(boxOf(apart.objects)).toEqual(boxOf(THREE.objects));
    expect(() => join(THREE, [A, C])).toThrow(/of one thread/);
  });

  it('join shapes where what covers what stays: at the place of the last where the first has room', () => {
    const between = (...boxes: AreaShape[]) => {
      const objects = boxes.map(({ thread, ...area }, i): PieceObject => ({
        ...{ kind: 'shapes', id: `b${i}`, name: '', thread: [RED, BLUE][thread] },
        ...{ shapes: [area], sewing: {} },
      }));
      return ids(join({ ...THREE, objects }, ['b0', 'b2'])).indexOf('b1');
    };
    const blue = box(20, 10, 15, 1);
    // Beside it, on it, under it, and both: then the last goes under, as the first is named first.
    expect(between(box(2, 2, 10, 0), blue, box(45, 2, 10, 0))).toBe(1);
    expect(between(box(2, 2, 10, 0), blue, box(24, 12, 8, 0))).toBe(0);
    expect(between(box(16, 8, 10, 0), blue, box(45, 2, 10, 0))).toBe(1);
    expect(between(box(16, 8, 10, 0), blue, box(24, 12, 8, 0))).toBe(1);
  });

  it('cut an area by a line into two that cover the same', () => {
    const piece = splitFill(THREE, A, { x: 5, y: 0 }, { x: 9, y: 20 });
    expect(piece.objects).toHaveLength(4);
    const areas = piece.objects.slice(0, 2).map((one) => boxOf([one]));
    expect(boxOf(piece.objects.slice(0, 2))).toEqual(boxOf([THREE.objects[0]]));
    expect(areas[0]).not.toEqual(areas[1]);
    expect(() => splitFill(THREE, A, { x: 50, y: 0 }, { x: 50, y: 9 })).toThrow(/cuts no area/);
  });

  it('cut a fill into fills, also where a part is as narrow as a column', () => {
    const large = transformObjects(THREE, [A], [4, 0, 0, 4, 0, 0]);
    const { left, top, right } = boxOf([large.objects[0]]);
    const cut = splitFill(large, A, { x: left, y: top + 2 }, { x: right, y: top + 2 });
    const stitches = cut.objects.map((one) => one.kind === 'shapes' && one.sewing.stitch);
    expect(stitches).toEqual(['fill', 'fill', undefined, undefined]);
  });
});

describe('where the needle begins and ends', () => {
  const ENDS = { entry: { x: 1, y: 2 }, exit: { x: 3, y: 4 } };
  const moved = transformObjects(setSewing(THREE, [A], ENDS), [A], [1, 0, 0, 1, 10, 20]);

  it('is where it was on the page after a cut, once for both parts', () => {
    const { left, right, top } = boxOf([moved.objects[0]]);
    const middle = (left + right) / 2;
    const cut = splitFill(moved, A, { x: middle, y: top }, { x: middle, y: top + 1 });
    expect(cut.objects.slice(0, 2)).toMatchObject([
      { sewing: { entry: { x: 11, y: 22 } } },
      { sewing: { exit: { x: 13, y: 24 } } },
    ]);
    expect(cut.objects[0]).not.toHaveProperty('sewing.exit');
    expect(cut.objects[1]).not.toHaveProperty('sewing.entry');
  });

  it('is the beginning of the first and the end of the last of what is joined', () => {
    const both = transformObjects(setSewing(moved, [B], ENDS), [B], [1, 0, 0, 1, 5, 0]);
    const [joined] = join(both, [A, B]).objects;
    expect(joined).toMatchObject({ sewing: { entry: { x: 11, y: 22 }, exit: { x: 8, y: 4 } } });
    expect(joined).not.toHaveProperty('transform');
  });
});

describe('frameAround', () => {
  it.each(['square', 'circle', 'rectangle'] as const)('holds all of what it frames: %s', (form) => {
    const inside = { left: 10, top: 20, right: 70, bottom: 50 };
    const frame = frameAround(inside, form, RED, 'frame');
    const box = boxOf([frame]);
    expect((box.left + box.right) / 2).toBeCloseTo(40, 1);
    expect((box.top + box.bottom) / 2).toBeCloseTo(35, 1);
    // Its border, and bare cloth before that.
    expect(inside.left - box.left).toBeGreaterThan(5);
    expect(inside.top - box.top).toBeGreaterThan(5);
    const threads = sewPiece({ ...THREE, objects: [frame] }).threads;
    expect(threads.map(({ hex }) => hex)).toEqual([RED.hex]);
  });
});

describe('recolor', () => {
  it('changes no stitch: rows keep their direction, and with a cache nothing is sewn', () => {
    const cache = createPieceCache();
    const before = sewPiece(THREE, cache);
    const others = ['#101010', '#20a060', '#f0d040', '#903080'];
    for (const hex of others) {
      const piece = recolor(THREE, [A, B], { ...GREEN, hex });
      const after = sewPiece(piece, cache);
      expect(cache.sewnAnew).toBe(0);
      expect([after.x, after.y, after.commands]).toEqual([before.x, before.y, before.commands]);
      expect(records(sewPiece(piece))).toEqual(records(after));
    }
  });
});

describe('resizePiece', () => {
  /** Median distance of neighbouring rows, mm, of a piece that is one box of rows along x. */
  function rowSpacing(piece: Piece): number {
    const { y, objects } = sewPiece(piece);
    const fill = objects.find(({ kind }) => kind === 'fill')!;
    const rows = [...new Set(y.slice(fill.start, fill.end))].sort((a, b) => a - b);
    const gaps = rows.slice(1).map((v, i) => v - rows[i]);
    return gaps.sort((a, b) => a - b)[gaps.length >> 1] / 10;
  }

  it.each([0.5, 0.8, 1.37, 2])('sews rows anew, as close as before, %s times as large', (times) => {
    const one = setSewing(remove(THREE, [B, C]), [A], { stitch: 'fill', angle: 0 });
    const { piece, kept } = resizePiece(one, times);
    expect(kept).toEqual([]);
    const [before, after] = [one, piece].map((p) => designExtents(sewPiece(p)));
    const width = (e: typeof before) => (e.right - e.left) / 10;
    expect(width(after)).toBeCloseTo(10 * times + (width(before) - 10), 0);
    expect(Math.abs(rowSpacing(piece) / rowSpacing(one) - 1)).toBeLessThan(0.05);
  });

  it('stretches fixed stitches by 15 % at most, and says so', () => {
    const runs = [Float64Array.of(10, 10, 14, 10, 18, 12)];
    const fixed: PieceObject = { kind: 'stitches', id: 's', name: 'Eye', thread: RED, runs };
    const { piece, kept } = resizePiece({ ...THREE, objects: [fixed] }, 2);
    expect(kept).toEqual([fixed]);
    const { left, right } = boxOf(piece.objects);
    expect(right - left).toBeCloseTo(8 * 1.15);
    expect((left + right) / 2).toBeCloseTo(28);
    expect(() => resizePiece(THREE, 3)).toThrow(/0.5 to 2/);
    // What is stretched already has so much less left.
    expect(scaleLimits(piece.objects)[1]).toBe(1);
    expect(scaleLimits([fixed, THREE.objects[0]])).toEqual([0.85, 1.15]);
    expect(boxOf(resizePiece(piece, 1.1).piece.objects).right).toBeCloseTo(28 * 1.1 + 4 * 1.15);
  });
});

describe('history', () => {
  const SET = fc.constantFrom(true, undefined);
  const edit = fc.oneof(
    fc.record({ id: fc.nat(9) }).map(
      ({ id }) =>
        (p: Piece) =>
          recolor(p, [ids(p)[id % p.objects.length] ?? ''], GREEN),
    ),
    fc
      .integer({ min: -180, max: 180 })
      .map((angle) => (p: Piece) => setSewing(p, ids(p), { angle })),
    fc.integer({ min: -5, max: 5 }).map(
      (bow) => (p: Piece) =>
        guideRows(p, ids(p)[0], [
          { x: 0, y: 5 },
          { x: 15, y: 5 + bow },
          { x: 30, y: 5 },
        ]),
    ),
    fc
      .nat(9)
      .map((i) => (p: Piece) => duplicate(p, [ids(p)[i % p.objects.length] ?? ''], { x: 1, y: 1 })),
    fc
      .nat(9)
      .map(
        (i) => (p: Piece) => remove(p, p.objects.length > 2 ? [ids(p)[i % p.objects.length]] : []),
      ),
    fc.record({ i: fc.nat(9), trimAfter: SET, stopAfter: SET }).map(
      ({ i, ...marks }) =>
        (p: Piece) =>
          setMarks(p, [ids(p)[i % p.objects.length] ?? ''], marks),
    ),
    fc.nat(9).map((i) => (p: Piece) => reorder(p, [ids(p)[i % p.objects.length] ?? ''], undefined)),
    fc.tuple(fc.integer({ min: -9, max: 9 }), fc.nat(360)).map(
      ([x, degrees]) =>
        (p: Piece) =>
          transformObjects(p, [ids(p)[0] ?? ''], rotation(degrees, { x, y: 3 })),
    ),
  );

  it('comes back to the first bytes after 200 edits, and each state opens as it was saved', () => {
    const first = writePiece(THREE);
    fc.assert(
      fc.property(
        fc.array(edit, { minLength: 200, maxLength: 200 }),
        fc.nat(199),
        (edits, some) => {
          let history: History = startHistory(THREE, 'Opened');
          for (const change of edits)
            history = noteEdit(history, { piece: change(current(history)), label: 'Edit' });
          expect(history.steps).toHaveLength(201);
          const saved = history.steps[some].piece;
          expect(plain(readPiece(writePiece(saved)).piece)).toEqual(plain(saved));
          for (let i = 0; i < 250; i++) history = undo(history);
          expect(current(history)).toBe(THREE);
          expect(writePiece(current(history))).toBe(first);
          for (let i = 0; i < 250; i++) history = redo(history);
          expect(history.at).toBe(200);
        },
      ),
      { numRuns: 5, seed: 11 },
    );
  });

  it('makes one step of a gesture, and forgets what was undone before an edit', () => {
    let history = startHistory(THREE, 'Opened');
    for (const angle of [10, 20, 30]) {
      history = noteEdit(
        history,
        { piece: setSewing(current(history), [A], { angle }), label: 'Angle' },
        'drag-1',
      );
    }
    expect(history.steps).toHaveLength(2);
    history = noteEdit(undo(history), { piece: remove(THREE, [A]), label: 'Delete' });
    expect(history.steps.map(({ label }) => label)).toEqual(['Opened', 'Delete']);
    expect(records(sewPiece(current(undo(history))))).toEqual(records(sewPiece(THREE)));
  });
});
