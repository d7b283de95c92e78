import { expect, it } from 'vitest';
import { LOCAL_MAKER, makerOf, parseMaker } from './provider.ts';

it('the maker is local, unless fal is named', () => {
  expect(makerOf({})).toBe('local');
  expect(makerOf({ PUBLIC_AI_PROVIDER: ' ' })).toBe('local');
  expect(makerOf({ PUBLIC_AI_PROVIDER: 'fal' })).toBe('fal');
  expect(() => makerOf({ PUBLIC_AI_PROVIDER: 'Fal' })).toThrow(
    /“Fal”; it must be one of local, fal/,
  );
});

it('what a page is told is fal or local, and nothing odd', () => {
  expect(parseMaker({ maker: 'fal', standIn: true })).toEqual({ maker: 'fal', standIn: true });
  expect(parseMaker({ maker: 'fal', standIn: 1 })).toEqual({ maker: 'fal', standIn: false });
  for (const odd of [undefined, null, 'fal', {}, [], { maker: 'other' }]) {
    expect(parseMaker(odd)).toEqual(LOCAL_MAKER);
  }
});
