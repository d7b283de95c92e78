import { beforeEach, describe, expect, it } from 'vitest';
import { startHistory, type Piece } from 'ilmek-engine/piece';
import { $toasts } from '../toasts/toasts.ts';
import { resizeWhole } from './commands.ts';
import { $history, $piece } from './state.ts';

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
