import { describe, expect, it } from 'vitest';
import { THREAD_MM } from '../machine.ts';
import { countDesign } from '../inspect/index.ts';
import { sewPiece } from './sew-piece.ts';
import { shortenMeeting } from './shorten-meeting.ts';
import { RED, THREE } from './testing/boxes.ts';
import type { Piece, PieceShape, ShapesObject, Transform } from './types.ts';

const MIDDLE = { x: 40, y: 40 };
const stroke = (...points: number[]): PieceShape => ({
  ...{ kind: 'stroke', closed: false, widthMm: 0.4 },
  points: Float64Array.from(points),
});
/** Lines about the middle, from one distance to another. */
const star = (count: number, from = 0, to = 30): PieceShape[] =>
  Array.from({ length: count }, (_, i) => {
    const around = (2 * Math.PI * i) / count;
    const [x, y] = [Math.cos(around), Math.sin(around)];
    return stroke(40 + from * x, 40 + from * y, 40 + to * x, 40 + to * y);
  });
const object = (shapes: PieceShape[], more: Partial<ShapesObject> = {}): ShapesObject => ({
  ...{ kind: 'shapes', id: 'a', name: '', thread: RED, sewing: { stitch: 'running' } },
  shapes,
  ...more,
});
const pieceOf = (...objects: ShapesObject[]): Piece => ({ ...THREE, objects });
const linesOf = (piece: Piece): Float64Array[] =>
  piece.objects.flatMap((one) =>
    one.kind === 'shapes'
      ? one.shapes.map((shape) => (shape.kind === 'stroke' ? shape.points : new Float64Array()))
      : [],
  );
const away = (x: number, y: number) => Math.hypot(x - 40, y - 40);

describe('shortenMeeting', () => {
  it('lets each line begin where there is room for it, and end where it ended', () => {
    const before = pieceOf(object(star(60)));
    const lines = linesOf(shortenMeeting(before, ['a'], { x: 40.2, y: 39.8 }));
    expect(lines).toHaveLength(60);
    const begins = lines.map(([x, y]) => away(x, y)).toSorted((a, b) => a - b);
    lines.forEach((line) => expect(away(line[2], line[3])).toBeCloseTo(30));
    expect(begins.filter((mm) => mm < 0.3)).toHaveLength(2);
    // What is there at a distance from the middle lies side by side, and leaves no cloth bare.
    for (const radius of [1, 1.5, 2]) {
      const count = begins.filter((mm) => mm <= radius).length;
      expect((count * THREAD_MM) / (2 * Math.PI * radius)).toBeGreaterThan(0.9);
      expect((count * THREAD_MM) / (2 * Math.PI * radius)).toBeLessThan(1.2);
    }
    expect(begins.at(-1)).toBeLessThan(3);
  });

  it('sews objects that met together: parts of one lie between those of others', () => {
    const spokes = star(60, -30).map((line, i) => object([line], { id: `o${i}` }));
    for (const objects of [spokes, star(60).map((line, i) => object([line], { id: `o${i}` }))]) {
      const before = pieceOf(...objects);
      const ids = objects.map(({ id }) => id);
      const after = shortenMeeting(before, ids, MIDDLE);
      const trims = (piece: Piece) => countDesign(sewPiece(piece)).trims;
      expect(trims(after)).toBeLessThanOrEqual(trims(before));
      // Each by itself is cut from the next.
      const apart = after.objects.map((one) => ({ ...one, inBlock: undefined }));
      expect(trims({ ...after, objects: apart })).toBeGreaterThan(trims(after));
    }
  });

  it('spreads those that reach farthest in evenly', () => {
    const lines = linesOf(shortenMeeting(pieceOf(object(star(64))), ['a'], MIDDLE));
    const inner = lines.flatMap(([x, y, toX, toY]) =>
      away(x, y) < 1 ? [(Math.atan2(toY - 40, toX - 40) * 64) / (2 * Math.PI)] : [],
    );
    const sorted = inner.map((v) => Math.round(v + 64) % 64).toSorted((a, b) => a - b);
    const gaps = sorted.map((v, i) => (sorted[(i + 1) % sorted.length] - v + 64) % 64);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(2 * Math.min(...gaps));
  });

  it('cuts lines that pass through in two, and columns along both edges', () => {
    const through = linesOf(shortenMeeting(pieceOf(object(star(20, -30))), ['a'], MIDDLE));
    expect(through.length).toBeGreaterThan(30);
    const columns = star(30).map((line): PieceShape => {
      const [x, y, toX, toY] = (line as { points: Float64Array }).points;
      const [nx, ny] = [(toY - y) / 60, (x - toX) / 60];
      return {
        kind: 'column',
        left: Float64Array.of(x + nx, y + ny, toX + nx, toY + ny),
        right: Float64Array.of(x - nx, y - ny, toX - nx, toY - ny),
        paired: true,
      };
    });
    const satin = object(columns, { sewing: { stitch: 'satin' } });
    const [after] = shortenMeeting(pieceOf(satin), ['a'], MIDDLE).objects as ShapesObject[];
    const begins = after.shapes.map((shape) => {
      if (shape.kind !== 'column') throw new Error('no column');
      expect(shape.left).toHaveLength(4);
      expect(away(shape.right[2], shape.right[3])).toBeCloseTo(Math.hypot(30, 0.5));
      return away((shape.left[0] + shape.right[0]) / 2, (shape.left[1] + shape.right[1]) / 2);
    });
    // As broad as they are, thirty of them have room side by side at 4.8 mm.
    expect(Math.max(...begins)).toBeCloseTo(29 / (2 * Math.PI), 1);
  });

  it('works on the page, whatever the object’s own coordinates', () => {
    const turned: Transform = [0, 2, -2, 0, 100, 0];
    const own = star(60).map((line) => {
      const { points } = line as { points: Float64Array };
      return stroke(
        ...Array.from({ length: 4 }, (_, i) =>
          i % 2 ? (100 - points[i - 1]) / 2 : points[i + 1] / 2,
        ),
      );
    });
    const [after] = shortenMeeting(pieceOf(object(own, { transform: turned })), ['a'], MIDDLE)
      .objects as ShapesObject[];
    const begins = after.shapes.map((shape) => {
      const [x, y] = (shape as { points: Float64Array }).points;
      return away(100 - 2 * y, 2 * x);
    });
    expect(Math.max(...begins)).toBeGreaterThan(2);
    expect(Math.max(...begins)).toBeLessThan(3);
  });

  it.each<[string, Piece]>([
    ['few lines meet', pieceOf(object(star(7)))],
    [
      'they run side by side',
      pieceOf(
        object(Array.from({ length: 30 }, (_, i) => stroke(10, 39.5 + i / 30, 70, 39.5 + i / 30))),
      ),
    ],
    [
      'they cross as in a weave',
      pieceOf(
        object(
          Array.from({ length: 30 }, (_, i) =>
            i % 2
              ? stroke(10, 39.5 + i / 30, 70, 39.5 + i / 30)
              : stroke(39.5 + i / 30, 10, 39.5 + i / 30, 70),
          ),
        ),
      ),
    ],
    ['they are locked', pieceOf(object(star(60), { locked: true }))],
    [
      'they meet elsewhere',
      pieceOf(
        object(
          star(60).map((line) =>
            stroke(...(line as { points: Float64Array }).points.map((v) => v + 9)),
          ),
        ),
      ),
    ],
  ])('changes nothing where %s', (_, piece) => {
    expect(shortenMeeting(piece, ['a'], MIDDLE)).toBe(piece);
  });
});
