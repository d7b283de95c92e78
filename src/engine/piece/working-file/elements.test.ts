import { describe, expect, it } from 'vitest';
import { DIGITIZE_DEFAULTS } from '../../options.ts';
import type { Piece, PieceObject, PieceShape } from '../types.ts';
import { readPiece } from './read.ts';
import { writePiece } from './write.ts';

/* What Ink/Stitch is told of an object is what is sewn of it here. */

const { density, fabric, threadWeight } = DIGITIZE_DEFAULTS;
const RED = { hex: '#c02020', name: 'Red', code: '', chart: '' };
const BLUE = { hex: '#2040c0', name: 'Blue', code: '', chart: '' };

const object = (id: string, shapes: PieceShape[], more: Partial<PieceObject> = {}): PieceObject =>
  ({ kind: 'shapes', id, name: '', thread: RED, shapes, sewing: {}, ...more }) as PieceObject;

const pieceOf = (...objects: PieceObject[]): Piece => ({
  ...{ name: '', widthMm: 80, heightMm: 80, density, fabric, threadWeight },
  objects,
});

const rect = (x: number, y: number, wide: number, high: number): PieceShape => ({
  kind: 'area',
  polygon: { rings: [Float64Array.of(x, y, x + wide, y, x + wide, y + high, x, y + high)] },
});

/** The elements of an object in its file: their attributes. */
const elements = (piece: Piece, id: string): string[] =>
  [...writePiece(piece).matchAll(/<path id="([^"]*)-\d+"([^>]*)>/g)].flatMap(([, of, own]) =>
    of === id ? [own] : [],
  );
const value = (element: string, name: string): number =>
  Number(new RegExp(` inkstitch:${name}="([^"]*)"`).exec(element)?.[1]);

describe('the spacing of satin in a working file', () => {
  const bar = rect(10, 30, 40, 2);
  const spacingOf = (...objects: PieceObject[]) =>
    value(elements(pieceOf(...objects), 'bar')[0], 'zigzag_spacing_mm');

  it('is that of its ground: closer on cloth than over a fill', () => {
    expect(spacingOf(object('bar', [bar]))).toBe(0.3);
    const ground = object('ground', [rect(5, 5, 60, 60)], { thread: BLUE });
    expect(spacingOf(ground, object('bar', [bar]))).toBe(0.48);
    // What is hidden is no ground.
    expect(spacingOf({ ...ground, hidden: true }, object('bar', [bar]))).toBe(0.3);
  });

  it('is less in wide columns and in letters, and what a person has set', () => {
    const ground = object('ground', [rect(2, 2, 76, 76)], { thread: BLUE });
    expect(spacingOf(ground, object('bar', [rect(10, 30, 50, 4)]))).toBeCloseTo(0.4, 2);
    expect(spacingOf(object('bar', [bar], { sewing: { stitch: 'letters' } }))).toBeCloseTo(0.283);
    const own = { stitch: 'satin', spacingMm: 0.7 } as const;
    expect(spacingOf(object('bar', [bar], { sewing: own }))).toBe(0.7);
  });
});

describe('an element in a working file', () => {
  it('is what is sewn of an object as large as it is on the page', () => {
    const square = rect(0, 0, 24, 20);
    const small = pieceOf(object('o', [square], { transform: [0.25, 0, 0, 0.25, 30, 30] }));
    const [column] = elements(small, 'o');
    // 6 × 5 mm are a column, as broad here as it is drawn in the object's own coordinates.
    expect(column).toContain('satin_column');
    const points = [...column.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [+x, +y]);
    expect(Math.max(...points.map(([x]) => x))).toBeGreaterThan(18);
    expect(Math.max(...points.flat())).toBeLessThanOrEqual(25);
    // Its stroke is as broad as a thread once the group has made it smaller.
    expect(column).toContain('stroke-width:1.08');
    expect(elements(pieceOf(object('o', [square])), 'o')[0]).toContain('auto_fill');
    expect(readPiece(writePiece(small)).piece).toEqual(small);
  });

  it('stays readable where an object lies beyond all pages, or is flat', () => {
    for (const transform of [
      [1e5, 0, 0, 1e5, 0, 0],
      [1, 0, 1, 0, 0, 0],
    ] as const) {
      const piece = pieceOf(object('o', [rect(0, 0, 24, 20)], { transform }));
      expect(readPiece(writePiece(piece)).piece).toEqual(piece);
    }
  });

  it('of many shapes of a drawing is a fill, as those are sewn', () => {
    const inBlock = { block: 0, at: 0, lie: 'many' } as const;
    const many = pieceOf(object('o', [rect(10, 10, 40, 2)], { inBlock }));
    expect(elements(many, 'o')[0]).toContain('auto_fill');
    expect(elements(pieceOf(object('o', [rect(10, 10, 40, 2)])), 'o')[0]).toContain('satin_column');
  });

  it('says that long stitches of satin are split', () => {
    const wide = object('o', [rect(10, 10, 50, 9)], { sewing: { stitch: 'satin' } });
    expect(value(elements(pieceOf(wide), 'o')[0], 'max_stitch_length_mm')).toBe(7);
    const narrow = object('o', [rect(10, 10, 50, 4)], { sewing: { stitch: 'satin' } });
    expect(elements(pieceOf(narrow), 'o')[0]).not.toContain('max_stitch_length_mm');
  });

  it('has a rung at least: where it bends one is looked for that crosses each rail once', () => {
    const left = [20, 20.1, 20.2, 20.3, 20.4, 22, 24, 27, 30.4].flatMap((x) => [x, 50]);
    // A notch in its right rail, which most lines from one rail to the other would cross.
    const right = [
      20,
      53,
      24,
      53,
      25,
      51,
      26,
      53,
      ...[30, 30.1, 30.2, 30.3, 30.4].flatMap((x) => [x, 53]),
    ];
    const column: PieceShape = {
      ...{ kind: 'column', paired: true },
      left: Float64Array.from(left),
      right: Float64Array.from(right),
    };
    const [drawn] = elements(pieceOf(object('o', [column])), 'o');
    expect(drawn.split('M').length - 1).toBe(3);
  });

  it('has few points, within micrometres of the shape', () => {
    const disc = Float64Array.from({ length: 2000 }, (_, i) => {
      const turn = (Math.PI * (i >> 1)) / 500;
      return 40 + 20 * (i % 2 ? Math.sin(turn) : Math.cos(turn));
    });
    const piece = pieceOf(object('o', [{ kind: 'area', polygon: { rings: [disc] } }]));
    const [drawn] = elements(piece, 'o');
    const points = [...drawn.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [+x, +y]);
    expect(points.length).toBeLessThan(300);
    points.forEach(([x, y], i) => {
      const [nx, ny] = points[(i + 1) % points.length];
      const middle = Math.hypot((x + nx) / 2 - 40, (y + ny) / 2 - 40);
      expect(Math.abs(20 - middle)).toBeLessThan(0.006);
    });
    // The shape itself is kept to the last digit.
    expect(readPiece(writePiece(piece)).piece).toEqual(piece);
  });
});

describe('a fill in a working file', () => {
  const sides = (element: string): number[] =>
    [...element.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(([, x]) => +x);
  const low = object('low', [rect(5, 5, 30, 30)]);
  const high = object('high', [rect(35, 5, 30, 30)], { thread: BLUE });

  it('reaches under what is sewn later, as it is sewn here, and nowhere else', () => {
    const piece = pieceOf(low, high);
    const [under] = elements(piece, 'low').map(sides);
    expect([Math.min(...under), Math.max(...under)]).toEqual([5, 35.6]);
    const [over] = elements(piece, 'high').map(sides);
    expect([Math.min(...over), Math.max(...over)]).toEqual([35, 65]);
    expect(readPiece(writePiece(piece)).piece).toEqual(piece);
    // Nothing is sewn later of what is hidden, or lies elsewhere.
    for (const other of [{ ...high, hidden: true }, object('high', [rect(45, 5, 30, 30)])]) {
      expect(Math.max(...sides(elements(pieceOf(low, other), 'low')[0]))).toBe(35);
    }
  });

  it('is one where two areas of an object grow together under what joins them', () => {
    const two = object('low', [rect(5, 5, 20, 30), rect(25.8, 5, 20, 30)]);
    const bridge = object('high', [rect(15, 10, 20, 20)], { thread: BLUE });
    expect(elements(pieceOf(two), 'low')).toHaveLength(2);
    expect(elements(pieceOf(two, bridge), 'low')).toHaveLength(1);
  });
});

describe('satin in a working file', () => {
  const low = object('low', [rect(10, 30, 40, 2)]);
  const high = object('high', [rect(5, 32, 60, 20)], { thread: BLUE });
  /** The least and the greatest y of its two rails. */
  const rails = (...objects: PieceObject[]): [number, number] => {
    const [a, b] = elements(pieceOf(...objects), 'low')[0]
      .split(' d="')[1]
      .split('M')
      .slice(1);
    const ys = [...`${a}M${b}`.matchAll(/[\d.]+ ([\d.]+)/g)].map(([, y]) => +y);
    return [Math.min(...ys), Math.max(...ys)];
  };

  it('reaches under what is sewn later, as it is sewn here, and nowhere else', () => {
    // It goes on by 0.6 mm, as fills do, of which the compensation is 0.2.
    expect(rails(low, high)).toEqual([30, 32.4]);
    expect(readPiece(writePiece(pieceOf(low, high))).piece).toEqual(pieceOf(low, high));
    for (const other of [{ ...high, hidden: true }, object('high', [rect(5, 40, 60, 12)])]) {
      expect(rails(low, other)).toEqual([30, 32]);
    }
    expect(rails(high, low)).toEqual([30, 32]);
  });
});

describe('an appliqué in a working file', () => {
  const cloth = { sewing: { stitch: 'applique' } } as const;
  const one = pieceOf(object('o', [rect(10, 10, 40, 30)], cloth), object('p', [rect(60, 5, 9, 9)]));

  it('is placed, waited for, tacked down, waited for, and bordered with satin', () => {
    const drawn = elements(one, 'o');
    expect(drawn.map((element) => /satin_column|running_stitch(?=")/.exec(element)?.[0])).toEqual([
      'running_stitch',
      'running_stitch',
      'satin_column',
    ]);
    expect(drawn.map((element) => element.includes('inkstitch:stop_after="True"'))).toEqual([
      true,
      true,
      false,
    ]);
    const [left, right] = [drawn[0], drawn[1]].map((element) =>
      Math.min(...[...element.matchAll(/[ML]([\d.]+) /g)].map(([, x]) => +x)),
    );
    expect([left, right]).toEqual([10, 10.8]);
  });

  it('is read back as the one object that it is, whatever is done after it', () => {
    for (const ends of [{}, { trimAfter: true }, { stopAfter: true }]) {
      const piece = { ...one, objects: one.objects.map((each) => ({ ...each, ...ends })) };
      expect(readPiece(writePiece(piece)).piece).toEqual(piece);
    }
    // The border of a cloth that lies all under a later one's is that one's.
    const two = pieceOf(
      object('under', [rect(10, 10, 40, 30)], { ...cloth, trimAfter: true }),
      object('over', [rect(10, 10, 40, 30)], cloth),
      object('end', [rect(10, 10, 40, 30)], { ...cloth, stopAfter: true }),
    );
    expect(elements(two, 'under').at(-1)).not.toContain('satin_column');
    expect(readPiece(writePiece(two)).piece).toEqual(two);
  });

  it('sews small shapes of it as they are sewn without cloth', () => {
    const mixed = pieceOf(object('o', [rect(10, 10, 40, 30), rect(60, 10, 11, 12)], cloth));
    expect(elements(mixed, 'o').map((element) => element.includes('auto_fill'))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it('is lines and satin of their own, once somebody has changed them elsewhere', () => {
    const text = writePiece(one).replace(
      'running_stitch_length_mm="2.5"',
      'running_stitch_length_mm="2"',
    );
    const { objects } = readPiece(text).piece;
    expect(objects.map(({ stopAfter }) => stopAfter === true)).toEqual([true, true, false, false]);
    expect(objects.slice(0, 3).map((each) => each.kind === 'shapes' && each.sewing.stitch)).toEqual(
      ['running', 'running', 'satin'],
    );
  });
});
