import { describe, expect, it } from 'vitest';
import { oklabDistance, oklabFromHex } from '../color/oklab.ts';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { boxOf } from '../piece/edit.ts';
import { letteringShapes } from '../piece/lettering.ts';
import { pieceOfDesign } from '../piece/of-design.ts';
import type { ShapesObject } from '../piece/types.ts';
import { seenOn } from './contrast.ts';
import { composePrompt } from './compose.ts';
import { digitizePrompt } from './digitize.ts';
import { figureBox } from './figure.ts';
import { readPrompt } from './index.ts';
import { PROMPT_DEFAULTS, PROMPT_FONTS } from './options.ts';
import { partsOf } from './parts.ts';
import { LETTERING_GROUP } from '../shapes.ts';
import { type Box, linesBox, widthOf } from '../vector/geometry.ts';
import { composed, inputFor } from '../../../tests/fixtures/composed.ts';

/** The boxes of what is drawn and of its letters. */
function boxes(prompt: string) {
  const { composition } = composed(prompt);
  const { things, words } = partsOf(composition);
  const rest = figureBox(composition.figure.filter(({ of }) => of !== undefined));
  return { things, words: words!, rest };
}

describe('words in the form that is asked for', () => {
  it('stand on an arc above what they go with', () => {
    const { words, rest } = boxes('"tea time" on an arc above a cup of tea');
    expect(words.bottom).toBeLessThan((rest.top + rest.bottom) / 2);
    // Bent: far taller than one line of letters so wide.
    expect(words.bottom - words.top).toBeGreaterThan(0.28 * (words.right - words.left));
  });

  it('tell how old somebody is in a large figure', () => {
    const { words } = boxes('dinosaur, "4" "Oliver"');
    const even = boxes('dinosaur, "A" "Oliver"').words;
    const aspect = ({ left, right, top, bottom }: Box): number => (bottom - top) / (right - left);
    expect(aspect(words)).toBeGreaterThan(1.1 * aspect(even));
  });

  it('go around it', () => {
    const { words, rest } = boxes('a croissant with "Butter & Co Bakery" around it');
    expect(words.left).toBeLessThan(rest.left);
    expect(words.right).toBeGreaterThan(rest.right);
    expect(words.top).toBeLessThan(rest.top);
  });

  it('stand beside it', () => {
    const { words, rest } = boxes('a cat with "Mia" beside it');
    expect(words.left).toBeGreaterThan(rest.right);
  });

  it('lie on a ribbon of its colour, and can be read there', () => {
    const { composition } = composed('"Ada" on a navy ribbon and a rose');
    const letters = composition.figure.filter((p) => p.kind === 'area' && p.fine);
    expect(oklabFromHex(letters[0].hex)[0]).toBeGreaterThan(0.8);
  });

  it('have the rings of a badge around them', () => {
    const { composition } = composed('team badge "WOLVES" with a wolf');
    const rings = composition.figure.filter((p) => p.kind === 'line' && p.closed && !p.of);
    expect(rings).toHaveLength(2);
  });
});

describe('contrast with the cloth', () => {
  const edges = (prompt: string): number =>
    composed(prompt).composition.figure.filter(({ of }) => of && of.piece < 0).length;

  it('gives white daisies on white linen an edge, and red roses none', () => {
    expect(edges('white daisies on white linen')).toBeGreaterThan(0);
    expect(edges('white daisies on black fabric')).toBe(0);
    expect(edges('a red heart on white linen')).toBe(0);
  });

  it.each(['#ffffff', '#1b1b1e', '#e9e3d6', '#3f5373'])('makes any colour seen on %s', (cloth) => {
    for (const hex of ['#ffffff', '#000000', '#808489', '#e9e3d6', '#3f5373', '#c8202f']) {
      const seen = seenOn(hex, cloth);
      expect(oklabDistance(oklabFromHex(seen), oklabFromHex(cloth))).toBeGreaterThan(0.24);
    }
  });
});

describe('words on two sides', () => {
  it('stand above and below, in letters of one size', () => {
    const { composition } = composed('a rose with "Emma" above and "Emma" below');
    const { things } = partsOf(composition);
    const letters = composition.figure.filter((one) => !one.of && one.kind === 'area' && one.fine);
    const level = (thing: { box: Box }): number => (thing.box.top + thing.box.bottom) / 2;
    const [rose] = things;
    const sides = [-1, 1].map((side) =>
      figureBox(
        letters.filter((one) => side * (level({ box: figureBox([one]) }) - level(rose)) > 0),
      ),
    );
    const [above, below] = sides;
    expect(above.bottom).toBeLessThan(rose.box.top);
    expect(below.top).toBeGreaterThan(rose.box.bottom);
    expect(widthOf(above)).toBeCloseTo(widthOf(below), 1);
  });
});

describe('small words of a composition', () => {
  const aspect = (longSideMm: number, prompt: string): number => {
    const plan = readPrompt(prompt, motifIndex());
    const options = { ...PROMPT_DEFAULTS, longSideMm };
    const { shapes } = composePrompt(plan, options, inputFor(plan, options));
    const letters = shapes.filter(
      (shape) => shape.kind === 'area' && shape.label?.group === LETTERING_GROUP,
    );
    const { left, right, top, bottom } = linesBox(
      letters.flatMap((shape) => (shape.kind === 'area' ? shape.polygon.rings : [])),
    );
    return (right - left) / (bottom - top);
  };

  it('are set wider than large ones', () => {
    const prompt = '"HATIRALARIMIZ" under a cat';
    expect(aspect(40, prompt) / aspect(200, prompt)).toBeGreaterThan(1.07);
    expect(aspect(40, prompt) / aspect(200, prompt)).toBeLessThan(1.15);
    expect(aspect(180, prompt) / aspect(200, prompt)).toBeCloseTo(1, 2);
  });

  it('can be written anew where they stand', () => {
    const plan = readPrompt('"HATIRALARIMIZ" under a cat', motifIndex());
    const options = { ...PROMPT_DEFAULTS, sewn: { side: 'longer', mm: 40 } } as const;
    const input = inputFor(plan, options);
    const piece = pieceOfDesign(digitizePrompt(plan, options, input));
    const [object] = piece.objects.filter(
      (one): one is ShapesObject => one.kind === 'shapes' && one.lettering !== undefined,
    );
    expect(object.lettering!.heightMm).toBeLessThan(6);
    const anew = { ...object, shapes: letteringShapes(object.lettering!, input.font!) };
    const [was, is] = [object, anew].map((one) => boxOf([one]));
    for (const side of ['left', 'top', 'right', 'bottom'] as const)
      expect(Math.abs(is[side] - was[side])).toBeLessThan(0.3);
  });
});

describe('the objects of a composed piece', () => {
  it('carry the names of what they show, a group each', () => {
    const plan = readPrompt('two red tulips and a cat with "Ada"', motifIndex());
    const options = { ...PROMPT_DEFAULTS, longSideMm: 80 };
    const piece = pieceOfDesign(digitizePrompt(plan, options, inputFor(plan, options)));
    const groups = new Set(piece.objects.map(({ group }) => group));
    expect(groups).toEqual(new Set(['cat-1', 'tulip-1', 'tulip-2', undefined]));
    const names = (of: string) =>
      piece.objects.filter(({ group }) => group === of).map(({ name }) => name);
    expect(names('tulip-2')).toContain('Tulip 2: petal');
    expect(new Set(names('cat-1'))).toEqual(new Set(['Cat']));
  });

  it.each([
    ['a cat with "Ada"', 'Ada'],
    ['a wreath of roses with "Hoş geldin" inside', 'Hoş\ngeldin'],
  ])('keep the words of %s, to be written anew where they stand', (prompt, text) => {
    const plan = readPrompt(prompt, motifIndex());
    const options = { ...PROMPT_DEFAULTS, sewn: { side: 'longer', mm: 90 } } as const;
    const input = inputFor(plan, options);
    const piece = pieceOfDesign(digitizePrompt(plan, options, input));
    const written = piece.objects.filter((one) => one.kind === 'shapes' && one.lettering);
    expect(written).toHaveLength(1);
    const [object] = written as ShapesObject[];
    expect(object.lettering).toMatchObject({ text, fontStyle: PROMPT_FONTS.modern, bend: 0 });
    const shapes = letteringShapes(object.lettering!, input.font!);
    const [was, anew] = [object, { ...object, shapes }].map((one) => boxOf([one]));
    for (const side of ['left', 'top', 'right', 'bottom'] as const)
      expect(Math.abs(anew[side] - was[side])).toBeLessThan(0.3);
  });

  it('are no text where it is bent, or written twice', () => {
    for (const prompt of ['"Ada" on an arc over a cat', 'a cat with "Ada" and "2026"']) {
      const plan = readPrompt(prompt, motifIndex());
      const piece = pieceOfDesign(
        digitizePrompt(plan, PROMPT_DEFAULTS, inputFor(plan, PROMPT_DEFAULTS)),
      );
      expect(piece.objects.some((one) => one.kind === 'shapes' && one.lettering)).toBe(false);
      expect(piece.objects.some(({ group }) => group === 'lettering')).toBe(true);
    }
  });
});
