import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { Command, countCommand, type Design } from '../../core/design.ts';
import { digitizeSvg } from '../../digitize/index.ts';
import { decode, encode } from '../../formats/index.ts';
import { DIGITIZE_DEFAULTS } from '../../options.ts';
import { readPiece, recoverPiece, sewPiece, writePiece, type Recovered } from '../index.ts';
import type { ShapesObject } from '../types.ts';
import { hasTiedEnd } from '../../inspect/check-ends.ts';
import { linesBox } from '../../vector/geometry.ts';
import { compareCover } from './footprint.ts';
import { fileRuns } from './runs.ts';
import { pieceOf } from './to-piece.ts';

const { widthMm: _, ...OPTIONS } = DIGITIZE_DEFAULTS;
const svg = (drawing: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="60mm" height="40mm" viewBox="0 0 60 40">${drawing}</svg>`;
/** A disc to be filled, a bent band for satin, a line that runs. */
const DRAWING = svg(
  '<circle cx="14" cy="14" r="10" fill="#c02020"/>' +
    '<path d="M30 6C44 6 52 14 52 30" stroke="#2040a0" stroke-width="3" fill="none"/>' +
    '<path d="M4 34 16 30 28 36" stroke="#207030" stroke-width="0.3" fill="none"/>',
);
const sewn = (drawing: string): Design => digitizeSvg(drawing, OPTIONS).design;
const throughFile = (design: Design, format: 'dst' | 'pes') =>
  decode(encode(design, format), format);
const shapesOf = ({ piece }: Recovered) =>
  piece.objects.filter((object): object is ShapesObject => object.kind === 'shapes');

/** What of a design another covers, drawn as thread lies; laid corner on corner. */
function likeness(of: Design, file: Design) {
  const [ours, theirs] = [of, file].map((design) => fileRuns(design).map(({ points }) => points));
  const [a, b] = [linesBox(ours), linesBox(theirs)];
  const moved = ours.map((line) =>
    line.map((v, i) => v + (i % 2 === 0 ? b.left - a.left : b.top - a.top)),
  );
  return compareCover(moved, theirs, 0.2);
}

describe.each(['dst', 'pes'] as const)('recoverPiece of a %s file', (format) => {
  let file: Design;
  let recovered: Recovered;
  beforeAll(() => {
    file = throughFile(sewn(DRAWING), format);
    recovered = recoverPiece(file);
  });

  it('tells fill, satin and a line out and back apart, by name, and drops what lies under', () => {
    const shapes = shapesOf(recovered);
    const kinds = new Set(shapes.map(({ sewing }) => sewing.stitch));
    expect(kinds).toEqual(new Set(['fill', 'satin', undefined]));
    expect(shapes.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Fill 1', 'Satin 1', 'Running stitch 1']),
    );
    const { all, objects, hidden } = recovered.stitches;
    expect(hidden / all).toBeGreaterThan(0.05);
    expect((objects + hidden) / all).toBeGreaterThan(0.97);
  });

  it('finds the outline, the rows and the edges that they were sewn from', () => {
    const shapes = shapesOf(recovered);
    const fill = shapes.find(({ sewing }) => sewing.stitch === 'fill')!;
    expect(fill.sewing.spacingMm).toBeCloseTo(0.2, 1);
    expect(fill.shapes).toHaveLength(1);
    const band = shapes.find(({ sewing }) => sewing.stitch === 'satin')!;
    const [column] = band.shapes;
    if (column.kind !== 'column') throw new Error('no column');
    const widths = Array.from({ length: column.left.length / 2 }, (_, i) =>
      Math.hypot(
        column.left[2 * i] - column.right[2 * i],
        column.left[2 * i + 1] - column.right[2 * i + 1],
      ),
    ).toSorted((a, b) => a - b);
    expect(widths[widths.length >> 1]).toBeCloseTo(3.4, 0);
    expect(new Set(recovered.piece.objects.map(({ thread }) => thread.hex)).size).toBe(3);
  });

  it('has about as many stitches, sewn anew', () => {
    const count = (design: Design) => countCommand(design, Command.Stitch);
    expect(count(sewPiece(recovered.piece)) / count(file)).toBeLessThan(1.08);
    expect(count(sewPiece(recovered.piece)) / count(file)).toBeGreaterThan(0.92);
  });

  it('covers, sewn anew, what the file covers, also through a working file', () => {
    const { piece } = readPiece(writePiece(recovered.piece));
    const like = likeness(sewPiece(piece), file);
    expect(Math.abs(like.share - 1)).toBeLessThan(0.03);
    expect(like.missing).toBeLessThan(0.02);
    expect(like.extra).toBeLessThan(0.02);
  });
});

it('tells a bold line, and the rows of two sections of one fill as one area', () => {
  const bold = throughFile(
    digitizeSvg(svg('<path d="M5 5 55 5 55 35" stroke="#000" stroke-width="0.8" fill="none"/>'), {
      ...OPTIONS,
      style: 'outline',
    }).design,
    'dst',
  );
  expect(shapesOf(recoverPiece(bold)).map(({ sewing }) => sewing.stitch)).toEqual(['bean']);
  const ring = throughFile(
    sewn(svg('<path d="M5 5H55V35H5ZM20 14V26H40V14Z" fill="#a33" fill-rule="evenodd"/>')),
    'dst',
  );
  const fills = shapesOf(recoverPiece(ring)).filter(({ sewing }) => sewing.stitch === 'fill');
  expect(fills).toHaveLength(1);
  const [area] = fills[0].shapes;
  expect(area.kind === 'area' && area.polygon.rings.length).toBe(2);
});

it('keeps the stitches of a photograph, whose spots are too many to be edited', () => {
  const places = Array.from({ length: 1100 }, (_, i) => [60 * (i % 40), 60 * Math.floor(i / 40)]);
  const records = places.flatMap(([x, y]) => [
    ...[0, 15, 30, 45].map((along) => [x + along, y, Command.Stitch]),
    [x + 45, y, Command.Trim],
  ]);
  const design: Design = {
    x: Int32Array.from(records, ([x]) => x),
    y: Int32Array.from(records, ([, y]) => y),
    commands: Uint8Array.from(records, ([, , command]) => command),
    threads: [{ name: '', code: '', chart: '', hex: '#000000' }],
    objects: [],
    name: '',
  };
  const { piece, stitches } = recoverPiece(design);
  expect(piece.objects.map(({ kind }) => kind)).toEqual(['stitches']);
  expect(stitches).toEqual({ all: 3300, objects: 0, hidden: 0 });
});

it('ties fixed stitches where the thread of the file went on, and leaves its own ends', () => {
  const file = sewn(DRAWING);
  const run = {
    block: 0,
    section: 0,
    points: Float64Array.from({ length: 80 }, (_, i) => (i % 2 ? 10 : i)),
  };
  const hidden = { run, from: 0, to: 15, as: 'hidden', halfMm: 0.2 } as const;
  const { objects } = pieceOf(file, [hidden, { run, from: 15, to: 39, halfMm: 0.2 }]);
  expect(objects.map(({ kind }) => kind)).toEqual(['stitches']);
  const [points] = objects.flatMap((one) => (one.kind === 'stitches' ? one.runs : []));
  expect(hasTiedEnd([...points], 'start')).toBe(true);
  expect(hasTiedEnd([...points], 'end')).toBe(false);
});

it('counts every stitch of any file once, and never fails', () => {
  const place = fc.integer({ min: -300, max: 300 });
  const command = fc.constantFrom(0, 0, 0, 0, 0, 0, 1, 2, 3);
  const records = fc.array(fc.tuple(place, place, command), { minLength: 2, maxLength: 60 });
  fc.assert(
    fc.property(records, (all) => {
      const commands = Uint8Array.from(all, ([, , c]) => c);
      const blocks = 1 + commands.filter((c) => c === Command.ColorChange).length;
      const design: Design = {
        x: Int32Array.from(all, ([x]) => x),
        y: Int32Array.from(all, ([, y]) => y),
        commands,
        threads: Array.from({ length: blocks }, (_, i) => ({
          ...{ name: '', code: '', chart: '' },
          hex: `#00000${i % 10}`,
        })),
        objects: [],
        name: '',
      };
      const runs = fileRuns(design);
      const { piece, stitches } = recoverPiece(design);
      expect(stitches.all).toBe(runs.reduce((sum, { points }) => sum + points.length / 2 - 1, 0));
      expect(stitches.objects + stitches.hidden).toBeLessThanOrEqual(stitches.all);
      expect(new Set(piece.objects.map(({ id }) => id)).size).toBe(piece.objects.length);
    }),
    { numRuns: 40, seed: 22 },
  );
});
