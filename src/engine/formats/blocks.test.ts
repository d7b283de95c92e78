import { expect, it } from 'vitest';
import { oklabFromHex } from '../color/oklab.ts';
import { rampThread } from './blocks.ts';

it('tells the first 24 blocks apart', () => {
  const labs = Array.from({ length: 24 }, (_, i) => oklabFromHex(rampThread(i).hex));
  labs.forEach((p, i) =>
    labs.slice(0, i).forEach((q) => {
      expect(Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2])).toBeGreaterThan(0.09);
    }),
  );
});
