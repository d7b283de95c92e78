import { describe, expect, it } from 'vitest';
import { composed } from '../../../tests/fixtures/composed.ts';
import { figureBox } from './figure.ts';
import { partsOf } from './parts.ts';
import { heightOf, widthOf } from '../vector/geometry.ts';

/* Boots on all feet, whoever hatches out of a shell, and letters that are the main thing. */

const seen = (prompt: string) => partsOf(composed(prompt).composition);

describe('boots', () => {
  it.each(['a cat in four boots', 'çizmeli köpek', 'a horse wearing boots'])(
    '%s: under the whole animal, and none is large',
    (prompt) => {
      const { composition, plan } = composed(prompt);
      const boot = plan.subjects.findIndex(({ motif }) => motif.endsWith(':hiking-boot'));
      const of = (isBoot: boolean) =>
        figureBox(composition.figure.filter((piece) => (piece.of?.subject === boot) === isBoot));
      const [boots, animal] = [of(true), of(false)];
      expect(widthOf(boots)).toBeGreaterThan(0.55 * widthOf(animal));
      expect(heightOf(boots)).toBeLessThan(0.4 * heightOf(animal));
    },
  );

  it('are on feet alone: one for each leg that is seen, whatever hangs lower than a belly', () => {
    const { composition, plan } = composed('a pig wearing yellow rain boots');
    const boot = plan.subjects.findIndex(({ motif }) => motif.endsWith(':rain-boots'));
    const own = composition.figure.filter(({ of }) => of?.subject === boot);
    const floor = figureBox(composition.figure).bottom;
    // A boot has four pieces; none of them floats.
    expect(own).toHaveLength(4 * 4);
    for (const piece of own) expect(floor - figureBox([piece]).bottom).toBeLessThan(24);
  });
});

describe('clothes', () => {
  it.each([
    ['a bear wearing blue pajamas', 'ilmek:pajamas'],
    ['pembe kazaklı tavşan', 'ilmek:sweater'],
  ])('%s: cut to the body, its face free', (prompt, garment) => {
    const { composition, plan } = composed(prompt);
    const k = plan.subjects.findIndex(({ motif }) => motif === garment);
    const worn = figureBox(composition.figure.filter(({ of }) => of?.subject === k));
    const whole = figureBox(composition.figure);
    expect(plan.undrawn).toEqual([]);
    expect(worn.top).toBeGreaterThan(whole.top + 0.3 * heightOf(whole));
    expect(heightOf(worn)).toBeGreaterThan(0.3 * heightOf(whole));
    expect(widthOf(worn)).toBeLessThanOrEqual(1.05 * widthOf(whole));
  });

  it('closes nothing off: a silhouette before the moon is sewn', () => {
    expect(composed('cami silüeti arkasında dolunay').composition.set.shapes).not.toEqual([]);
  });
});

describe('flowers on an animal', () => {
  it('are worked into its coat', () => {
    const { things } = seen('a cat with blue flowers on its back');
    const [cat, ...flowers] = things;
    expect(flowers).toHaveLength(3);
    for (const { box } of flowers) {
      expect(box.top).toBeGreaterThan(cat.box.top + 0.35 * heightOf(cat.box));
      expect(box.right).toBeLessThan(cat.box.right);
    }
  });
});

describe('a car', () => {
  it('has whoever is in it look out of its roof', () => {
    const { things } = seen('dog in a red car');
    const [dog, car] = things;
    expect(dog.layer).toBeLessThan(car.layer);
    expect(dog.box.top).toBeLessThan(car.box.top - 0.2 * heightOf(car.box));
    expect(dog.box.bottom).toBeGreaterThan(car.box.top);
  });
});

describe('an egg', () => {
  it('is before whoever comes out of it, who stands out above its rim', () => {
    const { things } = seen('a dinosaur hatching from its egg');
    const [young, egg] = things;
    expect(egg.layer).toBeGreaterThan(young.layer);
    expect(young.box.top).toBeLessThan(egg.box.top);
    expect(egg.box.top - young.box.top).toBeGreaterThan(0.4 * heightOf(young.box));
  });
});

describe('initials', () => {
  it.each(['monogram S with vines', 'letter M with roses', 'K monogram with a bee'])(
    '%s: a third of the height at least',
    (prompt) => {
      const { things, words } = seen(prompt);
      const top = Math.min(...things.map(({ box }) => box.top));
      expect(words!.bottom - words!.top).toBeGreaterThan((words!.bottom - top) / 3);
    },
  );
});

describe('plants on both sides of a name', () => {
  it.each(['"Evimiz" yazısı, iki yanında lavanta', 'the name Emma with roses on both sides'])(
    '%s: one at each end of the letters',
    (prompt) => {
      const { things, words } = seen(prompt);
      expect(things).toHaveLength(2);
      const [left, right] = things.map(({ box }) => box).toSorted((a, b) => a.left - b.left);
      expect(left.right).toBeLessThan(words!.left + 0.1);
      expect(right.left).toBeGreaterThan(words!.right - 0.1);
    },
  );

  it('takes its colour from what is said after the letter', () => {
    expect(composed('E harfi, altın rengi, üstünde taç').plan.wordsStyle?.ink).toBe('#c9a227');
  });
});
