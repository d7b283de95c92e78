import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Command, countCommand, type Design } from '../core/design.ts';
import { EngineError } from '../core/errors.ts';
import { digitizeShapes } from '../digitize/index.ts';
import { DIGITIZE_DEFAULTS } from '../options.ts';
import type { AreaShape } from '../shapes.ts';
import {
  SPACING_LIMITS,
  createPieceCache,
  pieceOfShapes,
  sewPiece,
  type Piece,
  type PieceObject,
} from './index.ts';

const { density, fabric, threadWeight } = DIGITIZE_DEFAULTS;
const SETTINGS = { density, fabric, threadWeight, pullMm: undefined, name: 'Test' };
const [RED, BLUE] = ['#c02020', '#2040c0'].map((hex) => ({ hex, name: hex, code: '', chart: '' }));

const box = (left: number, top: number, right: number, bottom: number, thread = 0): AreaShape => ({
  kind: 'area',
  polygon: { rings: [Float64Array.of(left, top, right, top, right, bottom, left, bottom)] },
  thread,
});

const SET = {
  widthMm: 60,
  heightMm: 40,
  threads: [RED, BLUE],
  shapes: [
    box(5, 5, 25, 20),
    box(25, 5, 45, 20, 1),
    box(5, 28, 15, 38),
    {
      kind: 'stroke' as const,
      points: Float64Array.of(20, 30, 50, 30),
      closed: false,
      widthMm: 0.4,
      thread: 1,
    },
  ],
};
const PIECE = pieceOfShapes(SET, 'tiles', SETTINGS);

/** A piece in which one object was edited, the others left as they are. */
function edited(piece: Piece, id: string, change: (object: PieceObject) => PieceObject): Piece {
  const objects = piece.objects.map((object) => (object.id === id ? change(object) : object));
  return { ...piece, objects };
}

const turnedTo = (angle: number) => (object: PieceObject) =>
  object.kind === 'shapes' ? { ...object, sewing: { ...object.sewing, angle } } : object;

const records = ({ x, y, commands }: Design) => [x, y, commands];

it('sews areas whose rows lie as far apart as they may: some parts are too few rows for underlay', () => {
  const ring = Float64Array.from({ length: 80 }, (_, i) => {
    const around = ((i >> 1) * Math.PI) / 20;
    return i % 2 ? 38 + 22.7 * Math.sin(around) : 38 + 12.7 * Math.cos(around);
  });
  const [first] = PIECE.objects;
  const far: PieceObject = {
    ...{ kind: 'shapes', id: 'far', name: '', thread: first.thread },
    shapes: [{ kind: 'area', polygon: { rings: [ring] } }],
    sewing: { underlay: 'full', spacingMm: SPACING_LIMITS[1], pullMm: 0.5338, angle: 156.127 },
  };
  const design = sewPiece({ ...PIECE, heightMm: 80, objects: [far] });
  expect(countCommand(design, Command.Stitch)).toBeGreaterThan(50);
});

describe('pieceOfShapes', () => {
  it('makes an object of each shape, those of one thread after one another', () => {
    const hexes = PIECE.objects.map(({ thread }) => thread.hex);
    expect(hexes).toEqual([RED.hex, RED.hex, BLUE.hex, BLUE.hex]);
    expect(new Set(PIECE.objects.map(({ id }) => id)).size).toBe(4);
  });

  it('sews lines after the areas of their thread', () => {
    const kinds = PIECE.objects.map((object) => object.kind === 'shapes' && object.shapes[0].kind);
    expect(kinds).toEqual(['area', 'area', 'area', 'stroke']);
  });
});

describe('sewPiece', () => {
  it('sews what the whole drawing is sewn to: threads, size, and nearly its stitches', () => {
    const whole = digitizeShapes(SET, 'tiles', { ...SETTINGS, style: 'mixed' });
    const sewn = sewPiece(PIECE);
    expect(sewn.threads).toEqual(whole.threads);
    expect(sewn.page!.right - sewn.page!.left).toBe(600);
    const [a, b] = [sewn, whole].map((one) => countCommand(one, Command.Stitch));
    expect(Math.abs(a - b) / b).toBeLessThan(0.05);
    expect(countCommand(sewn, Command.Trim)).toBeLessThanOrEqual(3);
  });

  it('gives the same records with a cache and without, after any edits', () => {
    const cache = createPieceCache();
    sewPiece(PIECE, cache);
    const edit = fc.record({
      id: fc.constantFrom(...PIECE.objects.map(({ id }) => id)),
      change: fc.constantFrom<(object: PieceObject) => PieceObject>(
        turnedTo(30),
        turnedTo(90),
        (object) => ({ ...object, hidden: !object.hidden }),
        (object) => ({ ...object, trimAfter: !object.trimAfter }),
        (object) => ({ ...object, stopAfter: !object.stopAfter }),
        (object) => ({ ...object, thread: object.thread.hex === RED.hex ? BLUE : RED }),
        (object) => ({ ...object, transform: [1, 0, 0, 1, 3, -2] }),
      ),
    });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 4 }), (edits) => {
        let piece: Piece = PIECE;
        for (const { id, change } of edits) piece = edited(piece, id, change);
        if (piece.objects.every(({ hidden }) => hidden)) return;
        expect(records(sewPiece(piece, cache))).toEqual(records(sewPiece(piece)));
      }),
      { numRuns: 12, seed: 7 },
    );
  });

  it('sews anew only what an edit touches', () => {
    const cache = createPieceCache();
    sewPiece(PIECE, cache);
    expect(cache.sewnAnew).toBe(4);
    sewPiece(PIECE, cache);
    expect(cache.sewnAnew).toBe(0);
    const far = PIECE.objects.find(({ transform }, i) => i === 1 && !transform)!;
    sewPiece(edited(PIECE, far.id, turnedTo(40)), cache);
    expect(cache.sewnAnew).toBe(1);
  });

  it('sews what lies on an object anew only where its edge comes', () => {
    const set = {
      ...SET,
      shapes: [box(2, 2, 40, 38), box(10, 10, 20, 20, 1), box(30, 10, 38, 20, 1)],
    };
    const piece = pieceOfShapes(set, 'painted', SETTINGS);
    const cache = createPieceCache();
    sewPiece(piece, cache);
    const [ground] = piece.objects;
    const moved = edited(piece, ground.id, (one) => ({ ...one, transform: [1, 0, 0, 1, -1, 0] }));
    const design = sewPiece(moved, cache);
    expect(cache.sewnAnew).toBe(2);
    expect(records(design)).toEqual(records(sewPiece(moved)));
  });

  it('turns the rows of an object to its own angle', () => {
    const angles = [0, 90].map((angle) => {
      const { x, y, objects } = sewPiece(edited(PIECE, 'o1', turnedTo(angle)));
      const fill = objects.find(({ kind }) => kind === 'fill')!;
      let [across, down] = [0, 0];
      for (let i = fill.start + 1; i < fill.end; i++) {
        across += Math.abs(x[i] - x[i - 1]);
        down += Math.abs(y[i] - y[i - 1]);
      }
      return across > down;
    });
    expect(angles).toEqual([true, false]);
  });

  it('begins at the entry and ends at the exit', () => {
    const only = { ...PIECE, objects: [PIECE.objects[0]] };
    const piece = edited(only, 'o1', (object) =>
      object.kind === 'shapes'
        ? { ...object, sewing: { entry: { x: 24, y: 19 }, exit: { x: 6, y: 6 } } }
        : object,
    );
    const { x, y, commands, page } = sewPiece(piece);
    const stitches = [...commands.keys()].filter((i) => commands[i] === Command.Stitch);
    const place = (i: number) => [x[i] - page!.left, y[i] - page!.top];
    expect(place(stitches[0])).toEqual([240, 190]);
    const [lastX, lastY] = place(stitches.at(-1)!);
    expect(Math.hypot(lastX - 60, lastY - 60)).toBeLessThan(12);
  });

  it.each(['satin', 'running', 'bean', 'applique'] as const)('sews an area as %s', (stitch) => {
    const only = { ...PIECE, objects: [PIECE.objects[0]] };
    const piece = edited(only, 'o1', (object) =>
      object.kind === 'shapes' ? { ...object, sewing: { stitch } } : object,
    );
    const kinds = new Set(sewPiece(piece).objects.map(({ kind }) => kind));
    const wanted = {
      satin: 'fill',
      running: 'outline',
      bean: 'bean',
      applique: 'applique',
    } as const;
    expect(kinds.has(wanted[stitch])).toBe(true);
    expect(kinds.has('fill')).toBe(stitch === 'satin');
  });

  it('cuts nothing between what ends and begins beside each other, fixed stitches included', () => {
    const fixed = (id: string, ...run: number[]): PieceObject => ({
      ...{ kind: 'stitches', id, name: '', thread: RED },
      runs: [Float64Array.from(run)],
    });
    const line = (id: string, ...points: number[]): PieceObject => ({
      ...{ kind: 'shapes', id, name: '', thread: RED },
      shapes: [{ kind: 'stroke', points: Float64Array.from(points), closed: false, widthMm: 0.4 }],
      sewing: { stitch: 'running', entry: { x: points[0], y: points[1] } },
    });
    const near = [
      line('a', 5, 5, 20, 5),
      fixed('b', 20, 5.4, 20, 8, 22, 8),
      fixed('c', 22.5, 8, 30, 8),
      line('d', 30, 8.5, 45, 20),
    ];
    const design = sewPiece({ ...PIECE, objects: near });
    expect(countCommand(design, Command.Trim)).toBe(0);
    expect(countCommand(design, Command.Jump)).toBe(1);
    const [left, top] = [design.page!.left, design.page!.top];
    const places = Array.from(design.x, (x, i) => `${x - left},${design.y[i] - top}`);
    for (const place of ['200,54', '200,80', '220,80', '225,80', '300,80']) {
      expect(places).toContain(place);
    }
    const far = [...near.slice(0, 3), line('d', 34, 8.5, 45, 20)];
    expect(countCommand(sewPiece({ ...PIECE, objects: far }), Command.Trim)).toBe(1);
  });

  it('sews objects beyond the left of the page, too', () => {
    const piece = edited(PIECE, 'o1', (object) => ({
      ...object,
      transform: [1, 0, 0, 1, -30, -8],
    }));
    const design = sewPiece(piece);
    const before = sewPiece(PIECE);
    expect(countCommand(design, Command.Stitch)).toBeGreaterThan(
      0.95 * countCommand(before, Command.Stitch),
    );
  });

  it('mirrors, turns and stretches by an object’s transformation', () => {
    const only = { ...PIECE, objects: [PIECE.objects[0]] };
    const piece = edited(only, 'o1', (object) => ({ ...object, transform: [0, -1, 2, 0, 0, 50] }));
    const { x, y } = sewPiece(piece);
    const span = (v: Int32Array) => (Math.max(...v) - Math.min(...v)) / 10;
    expect(span(x)).toBeCloseTo(30, -1);
    expect(span(y)).toBeCloseTo(20, -1);
  });

  it('sews fixed stitches as they are', () => {
    const runs = [Float64Array.of(1, 1, 3, 1, 5, 1), Float64Array.of(20, 1, 23, 1)];
    const object: PieceObject = { kind: 'stitches', id: 'a', name: '', thread: RED, runs };
    const { x, commands } = sewPiece({ ...PIECE, objects: [object] });
    const points = [...x].filter((_, i) => commands[i] === Command.Stitch);
    for (const mm of [1, 3, 5, 20, 23]) expect(points).toContain(10 * mm - 120);
    expect(countCommand({ commands } as Design, Command.Trim)).toBe(1);
  });

  it('refuses two objects with one id, ids that XML has not, and a piece with nothing to sew', () => {
    const twice = { ...PIECE, objects: [PIECE.objects[0], PIECE.objects[0]] };
    expect(() => sewPiece(twice)).toThrow(/an id of its own/);
    const blank = { ...PIECE, objects: [{ ...PIECE.objects[0], id: '1 a' }] };
    expect(() => sewPiece(blank)).toThrow(EngineError);
    expect(() => sewPiece({ ...PIECE, objects: [] })).toThrow(/no object/);
  });
});
