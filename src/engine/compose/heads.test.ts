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

describe('a breed that sits and looks ahead', () => {
  const boxes = (prompt: string) => {
    const { things } = partsOf(composed(prompt).composition);
    return [0, 1].map((subject) => things.find((one) => one.subject === subject)!.box);
  };

  it.each(['husky', 'german shepherd', 'border collie', 'beagle', 'pug'])(
    '%s: glasses are over both eyes, left of what the tail makes the middle',
    (breed) => {
      const [dog, glasses] = boxes(`a ${breed} wearing glasses`);
      const wide = dog.right - dog.left;
      expect(glasses.right - glasses.left).toBeGreaterThan(0.35 * wide);
      expect((glasses.left + glasses.right) / 2).toBeLessThan((dog.left + dog.right) / 2);
    },
  );

  it('a comb is in the hair of who combs it, and no larger than her head', () => {
    const [mermaid, comb] = boxes('a mermaid combing her hair');
    const tall = mermaid.bottom - mermaid.top;
    expect(comb.bottom - comb.top).toBeLessThan(0.25 * tall);
    expect((comb.top + comb.bottom) / 2).toBeLessThan(mermaid.top + 0.45 * tall);
  });
});
