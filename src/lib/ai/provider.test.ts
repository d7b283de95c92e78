import { expect, it } from 'vitest';
import { LOCAL_PROVIDER, imageProviderOf, parseImageProvider } from './provider.ts';

it('the maker is local, unless fal is named', () => {
  expect(imageProviderOf({})).toBe('local');
  expect(imageProviderOf({ PUBLIC_AI_PROVIDER: ' ' })).toBe('local');
  expect(imageProviderOf({ PUBLIC_AI_PROVIDER: 'fal' })).toBe('fal');
  expect(() => imageProviderOf({ PUBLIC_AI_PROVIDER: 'Fal' })).toThrow(
    /“Fal”; it must be one of local, fal/,
  );
});

it('what a page is told is fal or local, and nothing odd', () => {
  expect(parseImageProvider({ maker: 'fal', standIn: true })).toEqual({
    maker: 'fal',
    standIn: true,
  });
  expect(parseImageProvider({ maker: 'fal', standIn: 1 })).toEqual({
    maker: 'fal',
    standIn: false,
  });
  for (const odd of [undefined, null, 'fal', {}, [], { maker: 'other' }]) {
    expect(parseImageProvider(odd)).toEqual(LOCAL_PROVIDER);
  }
});
