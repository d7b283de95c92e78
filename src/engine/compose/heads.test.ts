import { describe, expect, it } from 'vitest';
import { composed } from '../../../tests/fixtures/composed.ts';
import { partsOf } from './parts.ts';

/* Animals whose backs are as high as their heads look to the left: what is worn sits on the head. */

describe('a hat on an animal seen from its side', () => {
  it.each(['pig', 'cow', 'hippo', 'rhino', 'turtle', 'elephant', 'mouse'])('%s', (animal) => {
    const { things } = partsOf(composed(`a ${animal} with a hat`).composition);
    const [wearer, hat] = [0, 1].map(
      (subject) => things.find((one) => one.subject === subject)!.box,
    );
    const middle = (wearer.left + wearer.right) / 2;
    expect((hat.left + hat.right) / 2).toBeLessThan(middle);
    expect(hat.right - hat.left).toBeLessThan(0.55 * (wearer.right - wearer.left));
  });
});
