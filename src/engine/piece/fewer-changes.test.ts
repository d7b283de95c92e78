import { describe, expect, it } from 'vitest';
import { Command } from '../core/design.ts';
import { boxOf, reorder } from './edit.ts';
import { colorChanges, fewerColorChanges, nearerOrder } from './fewer-changes.ts';
import { pieceOfShapes } from './from-shapes.ts';
import { sewPiece } from './sew-piece.ts';
import { BLUE, box, RED, SETTINGS } from './testing/boxes.ts';
import type { Piece } from './types.ts';

const hexes = (piece: Piece): string[] => piece.objects.map(({ thread }) => thread.hex);
const ids = (piece: Piece): string[] => piece.objects.map(({ id }) => id);

describe('fewerColorChanges', () => {
  const stack = pieceOfShapes(
    {
      widthMm: 60,
      heightMm: 30,
      threads: [RED, BLUE],
      shapes: [
        box(2, 2, 8, 0),
        box(20, 2, 8, 1),
        box(40, 2, 8, 0),
        box(4, 4, 4, 1),
        box(5, 5, 2, 0),
      ],
    },
    'painted',
    SETTINGS,
  );
  const mixed = reorder(stack, [ids(stack)[0]], undefined);

  it('puts those of one thread together, and nothing over what lay on it', () => {
    const unsorted = { ...stack, objects: [0, 2, 1, 3, 4].map((i) => stack.objects[i]) };
    const sorted = fewerColorChanges(unsorted);
    expect(colorChanges(sorted)).toBeLessThanOrEqual(colorChanges(unsorted));
    for (const piece of [unsorted, mixed]) {
      const after = fewerColorChanges(piece);
      piece.objects.forEach((one, i) => {
        for (const under of piece.objects.slice(0, i)) {
          const [a, b] = [one, under].map((object) => boxOf([object]));
          const apart =
            a.left > b.right || b.left > a.right || a.top > b.bottom || b.top > a.bottom;
          if (!apart) expect(after.objects.indexOf(under)).toBeLessThan(after.objects.indexOf(one));
        }
      });
    }
  });

  it('does not begin with the thread of most shapes where that parts it', () => {
    // Blue lies on white once, red too; and blue four times on nothing.
    const shapes = [
      box(2, 2, 16, 2),
      box(4, 4, 4, 1),
      box(10, 10, 4, 0),
      ...[22, 30, 38, 46].map((left) => box(left, 2, 6, 1)),
    ];
    const set = {
      widthMm: 60,
      heightMm: 20,
      threads: [RED, BLUE, { ...RED, hex: '#ffffff' }],
      shapes,
    };
    const whole = pieceOfShapes(set, 'painted', SETTINGS);
    const byPlace = [...whole.objects].sort((a, b) => boxOf([a]).left - boxOf([b]).left);
    expect(colorChanges(fewerColorChanges({ ...whole, objects: byPlace }))).toBe(2);
  });

  it('needs one change for five shapes that lie apart', () => {
    const shapes = [0, 1, 0, 1, 0].map((thread, i) => box(2 + 11 * i, 2, 8, thread));
    const set = { widthMm: 60, heightMm: 12, threads: [RED, BLUE], shapes };
    const whole = pieceOfShapes(set, 'painted', SETTINGS);
    const byPlace = [...whole.objects].sort((a, b) => boxOf([a]).left - boxOf([b]).left);
    const zigzag = { ...whole, objects: byPlace };
    expect(colorChanges(zigzag)).toBe(4);
    expect(colorChanges(fewerColorChanges(zigzag))).toBe(1);
  });
});

describe('nearerOrder', () => {
  // Two pairs, each under a cover of its own; sewn to and fro between the pairs.
  const [left, right] = [2, 40];
  const drawn = pieceOfShapes(
    {
      widthMm: 70,
      heightMm: 24,
      threads: [RED, BLUE],
      shapes: [
        ...[left, right, left + 12, right + 12].map((x) => box(x, 2, 8, 0)),
        ...[left, right].map((x) => box(x - 1, 1, 22, 1)),
      ],
    },
    'painted',
    SETTINGS,
  );
  // Put there one by one: objects of one drawing are sewn by islands anyway.
  const pairs = { ...drawn, objects: drawn.objects.map((one) => ({ ...one, inBlock: undefined })) };
  const trims = (piece: Piece) =>
    sewPiece(piece).commands.filter((command) => command === Command.Trim).length;

  it('sews what lies side by side one after another, with fewer cuts, and covers last', () => {
    const nearer = nearerOrder(pairs);
    const places = nearer.objects.slice(0, 4).map((one) => boxOf([one]).left);
    expect(places).toEqual([2, 14, 40, 52]);
    expect(hexes(nearer).slice(4)).toEqual([BLUE.hex, BLUE.hex]);
    expect(trims(nearer)).toBe(trims(pairs) - 2);
    expect(nearerOrder(nearer).objects).toEqual(nearer.objects);
  });
});
