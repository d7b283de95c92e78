import { beforeEach, describe, expect, it } from 'vitest';
import { boxOf, startHistory, type Piece } from 'ilmek-engine/piece';
import { $toasts } from '../toasts/toasts.ts';
import { alignChosen, isAlignedWithPage, repeatInRing, resizeWhole } from './commands.ts';
import { choose } from './edits.ts';
import { $chosen, $history, $piece } from './state.ts';

const thread = { hex: '#b3262e', name: 'Madder', code: '', chart: '' };
const PIECE: Piece = {
  ...{ name: '', widthMm: 100, heightMm: 60, density: 'medium', fabric: 'woven', threadWeight: 40 },
  objects: [
    {
      ...{ kind: 'shapes', id: 'o1', name: '', thread, sewing: {} },
      shapes: [
        { kind: 'stroke', points: Float64Array.of(5, 9, 93.7, 9), closed: false, widthMm: 2 },
      ],
    },
  ],
};

beforeEach(() => {
  $toasts.set([]);
  $history.set(startHistory(PIECE, 'Opened'));
});

describe('the width of a whole piece', () => {
  it('is as asked for, without a word', () => {
    resizeWhole(88.7, 133.05);
    expect($piece.get()!.widthMm).toBeCloseTo(150);
    expect($toasts.get()).toEqual([]);
  });

  it('is half or twice as wide without a word, though stitches reach a little beyond shapes', () => {
    resizeWhole(88.7, 44.1);
    expect($piece.get()!.widthMm).toBeCloseTo(50);
    expect($toasts.get()).toEqual([]);
  });

  it('tells where it goes a part of the way alone', () => {
    resizeWhole(88.7, 200);
    expect($piece.get()!.widthMm).toBeCloseTo(200);
    expect($toasts.get()[0].text).toBe(
      'At most twice as wide at once: its stitches are laid again, so 88.7 mm became 177.4 mm. Enter the width again to go on.',
    );
    resizeWhole(88.7, 20);
    expect($toasts.get()[1].text).toMatch(/^Down to half as wide at once: .* 44.4 mm\./);
  });
});

describe('a ring', () => {
  const DOT: Piece = {
    ...PIECE,
    objects: [
      {
        ...{ kind: 'shapes', id: 'o1', name: '', thread, sewing: {} },
        shapes: [
          { kind: 'stroke', points: Float64Array.of(40, 30, 60, 30), closed: false, widthMm: 2 },
        ],
      },
    ],
  };
  const middles = () =>
    $piece.get()!.objects.map((one) => {
      const { left, right, top, bottom } = boxOf([one]);
      return [(left + right) / 2 - 50, (top + bottom) / 2 - 30].map(Math.round);
    });

  beforeEach(() => {
    $history.set(startHistory(DOT, 'Opened'));
    choose(['o1']);
  });

  it('has the radius that is asked for, and all of it is chosen', () => {
    repeatInRing(4, 20);
    expect(middles()).toEqual([
      [0, -20],
      [20, 0],
      [0, 20],
      [-20, 0],
    ]);
    expect($chosen.get()).toHaveLength(4);
  });

  it('is wide enough that its pieces do not lie on each other', () => {
    repeatInRing(8);
    const [[, y]] = middles();
    expect(y).toBeLessThan(-4);
  });
});

it('a group is aligned with the page as it is', () => {
  const line = (id: string, x: number): Piece['objects'][number] => ({
    ...{ kind: 'shapes', id, name: '', thread, sewing: {}, group: 'g' },
    shapes: [
      { kind: 'stroke', points: Float64Array.of(x, 30, x + 10, 30), closed: false, widthMm: 2 },
    ],
  });
  $history.set(startHistory({ ...PIECE, objects: [line('o1', 20), line('o2', 40)] }, 'Opened'));
  choose(['o1']);
  expect(isAlignedWithPage()).toBe(true);
  alignChosen('right');
  const lefts = $piece.get()!.objects.map((one) => boxOf([one]).left);
  expect(lefts[1] - lefts[0]).toBeCloseTo(20);
  expect(boxOf($piece.get()!.objects).right).toBeCloseTo(100);
  choose(['o1'], false);
  expect(isAlignedWithPage()).toBe(true);
});
