import { expect, it } from 'vitest';
import { oklabFromHex } from './oklab.ts';
import { skinLikeness } from './skin.ts';

const likeness = (hex: string) => skinLikeness(oklabFromHex(hex));

it('knows skin of any depth, and what a lamp makes of it', () => {
  for (const hex of ['#f4ccb7', '#e0ac8c', '#c68863', '#a06a50']) {
    expect(likeness(hex), hex).toBeGreaterThan(0.8);
  }
});

it('takes no grey, no grass, no sky, no brick and no dark wood for it', () => {
  for (const hex of ['#cfc6c2', '#8d9a5f', '#a9c4e0', '#c0281c', '#4a2a12', '#ffffff']) {
    expect(likeness(hex), hex).toBeLessThan(0.2);
  }
});
