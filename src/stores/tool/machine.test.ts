import { describe, expect, it } from 'vitest';
import { decodeMachine } from './machine.ts';

const PE800 = { maker: 'Brother', model: 'PE800', format: 'pes', field: '130x180' } as const;

describe('the machine that is remembered', () => {
  it('is read as it was written', () => {
    expect(decodeMachine(JSON.stringify(PE800))).toEqual(PE800);
    const limited = { ...PE800, most: 100_000 };
    expect(decodeMachine(JSON.stringify(limited))).toEqual(limited);
  });

  it('may be known by its maker and its hoop alone', () => {
    const unnamed = { ...PE800, model: '' };
    expect(decodeMachine(JSON.stringify(unnamed))).toEqual(unnamed);
  });

  it('has no largest pattern where that is no number of stitches', () => {
    for (const most of [0, -5, 'many', null, {}]) {
      expect(decodeMachine(JSON.stringify({ ...PE800, most }))).toEqual(PE800);
    }
  });

  it.each([
    ['nothing', ''],
    ['what is no object', 'null'],
    ['a format that is not written', JSON.stringify({ ...PE800, format: 'phc' })],
    ['a field without a size', JSON.stringify({ ...PE800, field: '0x180' })],
    ['a field of words', JSON.stringify({ ...PE800, field: '<b>x</b>' })],
    ['no maker', JSON.stringify({ ...PE800, maker: 7 })],
  ])('is none where storage holds %s', (_, text) => {
    expect(decodeMachine(text)).toBeUndefined();
  });
});
