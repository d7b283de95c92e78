import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { composed, inputFor } from '../../../tests/fixtures/composed.ts';
import { digitizePrompt } from '../compose/digitize.ts';
import { PROMPT_DEFAULTS } from '../compose/options.ts';
import { Command, countCommand, type Design } from '../core/design.ts';
import { digitizeImage, digitizeShapes } from '../digitize/index.ts';
import { testFonts } from '../lettering/test-support.ts';
import { digitizeMonogram } from '../monogram/monogram.ts';
import { MONOGRAM_FONTS } from '../monogram/options.ts';
import { DIGITIZE_DEFAULTS } from '../options.ts';
import type { AreaShape } from '../shapes.ts';
import { portrait } from '../tattoo/testing/pictures.ts';
import { recolor, remove, reorder, setSewing } from './edit.ts';
import { pieceOfDesign } from './of-design.ts';
import { createPieceCache } from './piece-cache.ts';
import { sewPiece } from './sew-piece.ts';
import type { Piece } from './types.ts';

const { font } = testFonts((path) => readFileSync(path));
const trims = (design: Design) => countCommand(design, Command.Trim);
const stitches = (design: Design) => countCommand(design, Command.Stitch);
const TEAL = { hex: '#12ab9c', name: 'Teal', code: '', chart: '' };

/** The piece with another colour, other rows, another spacing, and without an object in its middle. */
function smallEdits(piece: Piece): Record<string, Piece> {
  const { id } = piece.objects[piece.objects.length >> 1];
  return {
    recoloured: recolor(piece, [id], TEAL),
    turned: setSewing(piece, [id], { angle: 33 }),
    coarser: setSewing(piece, [id], { spacingMm: 0.5 }),
    without: remove(piece, [id]),
  };
}

describe('a piece of which one object was edited', () => {
  it('is cut about as often as the design was', () => {
    const { plan } = composed('a wreath of leaves with "Ada"');
    const options = { ...PROMPT_DEFAULTS, longSideMm: 80 };
    const design = digitizePrompt(plan, options, inputFor(plan, options));
    const piece = pieceOfDesign(design);
    const cache = createPieceCache();
    for (const [name, edited] of Object.entries(smallEdits(piece))) {
      const sewn = sewPiece(edited, cache);
      expect(trims(sewn), name).toBeLessThanOrEqual(1.1 * trims(design));
      expect(stitches(sewn) / stitches(design), name).toBeCloseTo(1, 1);
    }
  });

  it('keeps rows where the drawing has them: no letter of rows becomes wide satin', () => {
    const style = 'classic-circle';
    const design = digitizeMonogram({ text: 'EMS', style }, font(MONOGRAM_FONTS[style]));
    const piece = pieceOfDesign(design);
    const last = piece.objects[piece.objects.length - 1];
    const sewn = sewPiece(setSewing(piece, [last.id], { spacingMm: 0.45 }));
    expect(stitches(sewn) / stitches(design)).toBeLessThan(1.08);
    expect(stitches(sewn) / stitches(design)).toBeGreaterThan(0.9);
  });

  it('keeps the patches of a picture that was toned as patches', () => {
    const options = { ...DIGITIZE_DEFAULTS, widthMm: 80, colors: 12, photo: 'off' } as const;
    const design = digitizeImage(portrait(), options);
    const piece = pieceOfDesign(design);
    const sewn = sewPiece(recolor(piece, [piece.objects[0].id], TEAL));
    expect(stitches(sewn) / stitches(design)).toBeLessThan(1.06);
    expect(trims(sewn)).toBeLessThanOrEqual(1.6 * trims(design));
  });
});

const THREADS = ['#c02020', '#2040c0'].map((hex) => ({ hex, name: hex, code: '', chart: '' }));

const box = (left: number, top: number, thread = 0, side = 6): AreaShape => ({
  kind: 'area',
  polygon: {
    rings: [
      Float64Array.of(left, top, left + side, top, left + side, top + side, left, top + side),
    ],
  },
  thread,
});

const pieceOf = (shapes: AreaShape[], layering: 'tiles' | 'painted' = 'tiles'): Piece =>
  pieceOfDesign(
    digitizeShapes({ widthMm: 80, heightMm: 60, threads: THREADS, shapes }, layering, {
      ...{ style: 'fill', density: 'medium', name: 'Boxes' },
    }),
  );

/** How far to the right each fill begins, one after another, mm. */
const places = ({ x, objects }: Design): number[] =>
  objects
    .filter(({ kind }) => kind === 'fill')
    .map(({ start, end }) => Math.min(...x.subarray(start, end)) / 10);

describe('objects of one block', () => {
  it('are sewn anew by islands: far ones stay as they are', () => {
    const piece = pieceOf([box(2, 2), box(9, 2), box(60, 40), box(67, 40)]);
    const cache = createPieceCache();
    const [first] = piece.objects;
    sewPiece(setSewing(piece, [first.id], { spacingMm: 0.5 }), cache);
    sewPiece(setSewing(piece, [first.id], { spacingMm: 0.6 }), cache);
    expect(cache.sewnAnew).toBe(1);
    // It goes with its neighbour again; the two others go on as they were.
    sewPiece(setSewing(piece, [first.id], { angle: 20 }), cache);
    expect(cache.sewnAnew).toBe(2);
  });

  it('belong together across bare cloth where a later one hides the way', () => {
    const shapes = [box(2, 2), box(40, 2), box(4, 4, 1, 45)];
    const design = sewPiece(setSewing(pieceOf(shapes, 'painted'), ['o3'], { angle: 10 }));
    expect(trims(design)).toBe(0);
  });

  it('are sewn in the order that a person has given them', () => {
    const piece = pieceOf([box(2, 2), box(9, 2), box(16, 2), box(23, 2)]);
    const [first, ...others] = piece.objects.map(({ id }) => id);
    const moved = reorder(piece, [others[2]], first);
    const [begun, ...rest] = places(sewPiece(moved));
    expect(rest).toHaveLength(3);
    expect(Math.max(...rest)).toBeLessThan(begun);
  });
});
