import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Command, type Design } from '../core/design.ts';
import { DIGITIZE_DEFAULTS } from '../options.ts';
import { bendAlong, checkGuide, guideLine } from './guide.ts';
import {
  guideRows,
  join,
  readPiece,
  rotation,
  sewPiece,
  splitFill,
  transformObjects,
  writePiece,
  type Piece,
  type PieceObject,
} from './index.ts';

const { density, fabric, threadWeight } = DIGITIZE_DEFAULTS;
const [RED, BLUE] = ['#c02020', '#2040c0'].map((hex) => ({ hex, name: hex, code: '', chart: '' }));

const square = (id: string, from: number, to: number, thread = RED): PieceObject => ({
  kind: 'shapes',
  id,
  name: '',
  thread,
  shapes: [
    { kind: 'area', polygon: { rings: [Float64Array.of(from, from, to, from, to, to, from, to)] } },
  ],
  sewing: {},
});

const pieceOf = (...objects: PieceObject[]): Piece => ({
  name: '',
  widthMm: 60,
  heightMm: 60,
  density,
  fabric,
  threadWeight,
  objects,
});

const BOW = [
  { x: 8, y: 34 },
  { x: 30, y: 24 },
  { x: 52, y: 34 },
];
const ONE = guideRows(pieceOf(square('a', 10, 50)), 'a', BOW);

/** Middles and directions of the longer stitches of fills, mm on the page. */
function rowsOf(design: Design): { x: number; y: number; dx: number; dy: number }[] {
  const { left, top } = design.page!;
  return design.objects
    .filter(({ kind }) => kind === 'fill')
    .flatMap(({ start, end }) => {
      const rows = [];
      for (let i = start + 1; i < end; i++) {
        const [dx, dy] = [design.x[i] - design.x[i - 1], design.y[i] - design.y[i - 1]];
        if (design.commands[i] !== Command.Stitch || Math.hypot(dx, dy) < 15) continue;
        const x = ((design.x[i] + design.x[i - 1]) / 2 - left) / 10;
        rows.push({ x, y: ((design.y[i] + design.y[i - 1]) / 2 - top) / 10, dx, dy });
      }
      return rows;
    });
}

/** Share of a square's cells of half a millimetre with a stitch within half a millimetre. */
function coveredShare(design: Design, from: number, to: number): number {
  const { left, top } = design.page!;
  const size = Math.round((to - from) * 2);
  const cells = new Uint8Array(size * size);
  for (let i = 1; i < design.x.length; i++) {
    if (design.commands[i] !== Command.Stitch) continue;
    for (let t = 0; t <= 1; t += 0.05) {
      const x = (design.x[i - 1] + (design.x[i] - design.x[i - 1]) * t - left) / 10 - from;
      const y = (design.y[i - 1] + (design.y[i] - design.y[i - 1]) * t - top) / 10 - from;
      const [column, row] = [Math.floor(x * 2), Math.floor(y * 2)];
      if (column >= 0 && row >= 0 && column < size && row < size) cells[row * size + column] = 1;
    }
  }
  return cells.reduce((sum, v) => sum + v, 0) / cells.length;
}

describe('a guide line', () => {
  it('straightens and bends any place back to where it was', () => {
    const { straighten, bend } = bendAlong(BOW);
    const place = fc.double({ min: -20, max: 80, noNaN: true });
    fc.assert(
      fc.property(place, place, (x, y) => {
        const [bx, by] = bend(straighten([x, y]));
        expect(Math.hypot(bx - x, by - y)).toBeLessThan(1e-6);
      }),
      { seed: 22, numRuns: 200 },
    );
    // The line itself is level, and as long as it is.
    const line = straighten(guideLine(BOW));
    for (let i = 1; i < line.length; i += 2) expect(Math.abs(line[i])).toBeLessThan(0.02);
    expect(line.at(-2)).toBeGreaterThan(44);
  });

  it('is refused where it turns back, is too short, or has one point', () => {
    const hook = [...BOW, { x: 30, y: 40 }];
    for (const line of [hook, BOW.slice(0, 1), [BOW[0], BOW[0]]]) {
      expect(() => checkGuide(line)).toThrow();
    }
    expect(() => guideRows(ONE, 'a', hook)).toThrow();
  });

  it('leads the rows of a fill, which covers as much as straight rows do', () => {
    const design = sewPiece(ONE);
    const rows = rowsOf(design);
    const { straighten } = bendAlong(BOW);
    const along = rows.filter(({ x, y, dx, dy }) => {
      const [, a, , b] = straighten([x - dx / 40, y - dy / 40, x + dx / 40, y + dy / 40]);
      return Math.abs(b - a) < 0.15 * Math.hypot(dx, dy) * 0.05;
    });
    expect(along.length).toBeGreaterThan(0.95 * rows.length);
    const climbs = rows.map(({ dx, dy }) => Math.abs(dy / dx)).sort((a, b) => a - b);
    expect(climbs[Math.floor(climbs.length * 0.9)]).toBeGreaterThan(0.4);
    const straight = sewPiece(pieceOf(square('a', 10, 50)));
    expect(coveredShare(design, 10, 50)).toBeGreaterThan(coveredShare(straight, 10, 50) - 0.01);
  });

  it('goes where its object goes, and stays in its parts', () => {
    const turned = transformObjects(ONE, ['a'], rotation(90, { x: 30, y: 30 }));
    const upright = rowsOf(sewPiece(turned)).filter(({ dx, dy }) => Math.abs(dy) > Math.abs(dx));
    expect(upright.length).toBeGreaterThan(0.9 * rowsOf(sewPiece(turned)).length);
    const parts = splitFill(turned, 'a', { x: 0, y: 30 }, { x: 60, y: 31 });
    const again = join(
      parts,
      parts.objects.map(({ id }) => id),
    );
    for (const one of [...parts.objects, ...again.objects]) {
      if (one.kind !== 'shapes') throw new Error('no shapes');
      expect(one.sewing.guide![0].x).toBeCloseTo(26, 9);
      expect(one.sewing.guide![0].y).toBeCloseTo(8, 9);
    }
  });

  it('is kept in the working file, as a guided fill with its line for Ink/Stitch', () => {
    const piece = guideRows(pieceOf(square('a', 10, 50), square('b', 20, 30, BLUE)), 'a', BOW);
    const text = writePiece(piece);
    expect(JSON.stringify(readPiece(text).piece.objects)).toBe(JSON.stringify(piece.objects));
    expect(text).toMatch(/fill_method="guided_fill"/);
    expect(text).toMatch(/<path id="a-2" [^>]*marker-start:url\(#inkstitch-guide-line-marker\)/);
    expect(text.match(/<marker /g)).toHaveLength(1);
    // Another program has moved the fill's line: it is read as it is now.
    const foreign = readPiece(text.replace(/(<path id="a-2" [^>]* d=")M[^L]*L/, '$1M-40 33L'));
    expect(foreign.piece.objects).toHaveLength(2);
    const [{ sewing, thread }] = foreign.piece.objects as Extract<
      PieceObject,
      { kind: 'shapes' }
    >[];
    expect(thread.hex).toBe(RED.hex);
    expect(sewing.guide![0]).toEqual({ x: -40, y: 33 });
    // A fill that does not ask for it is not led by it, and the line is never sewn.
    const free = readPiece(
      text.replace('guided_fill"', 'auto_fill"').replaceAll(/ ilmek:\w+="[^"]*"/g, ''),
    );
    expect(free.piece.objects.filter(({ kind }) => kind === 'shapes')).toHaveLength(2);
    expect(free.piece.objects.some((one) => one.kind === 'shapes' && one.sewing.guide)).toBe(false);
  });
});
