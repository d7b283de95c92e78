import { describe, expect, it } from 'vitest';
import { composed, inputFor } from '../../../tests/fixtures/composed.ts';
import { composeInParts } from './compose.ts';
import type { Figure } from './figure.ts';
import { PROMPT_DEFAULTS } from './options.ts';
import { hueGap, isLeafGreen, lchOfHex } from './recolor.ts';

const threadsOf = (prompt: string): string[] =>
  composed(prompt).composition.set.threads.map(({ hex }) => hex);

it.each(['Lacivert tek renk bir çapa', 'a navy anchor in one colour'])(
  'one colour alone is the one that is said: %s',
  (prompt) => {
    const [[L, C, h], ...others] = threadsOf(prompt).map(lchOfHex);
    expect(others).toEqual([]);
    expect(L).toBeLessThan(0.35);
    expect(C).toBeGreaterThan(0.06);
    expect(hueGap(h, 265)).toBeLessThan(20);
  },
);

it('other things take shades of it', () => {
  for (const [, , h] of threadsOf('kırmızı tek renk gül ve kelebek').map(lchOfHex))
    expect(Math.min(hueGap(h, 20), hueGap(h, 10))).toBeLessThan(22);
});

it('said leaves are so, with those about them, and flowers are those said', () => {
  const colored = threadsOf('Sage green eucalyptus wreath with small white flowers').filter(
    (hex) => lchOfHex(hex)[1] > 0.035,
  );
  const greens = colored.filter((hex) => hueGap(lchOfHex(hex)[2], 145) < 45);
  expect(greens).toEqual(['#9eb293']);
  const { figure } = composed('Sage green eucalyptus wreath with small white flowers').composition;
  // Ornaments of nobody's, with a hue: none but leaves.
  const own = figure.filter(({ of, hex }) => !of && lchOfHex(hex)[1] > 0.035);
  expect(own.every(({ hex }) => hueGap(lchOfHex(hex)[2], 135) < 25)).toBe(true);
});

it('a colour that is changed by hand dyes that thing alone', () => {
  const prompt = 'two roses and a cat, "Ada" on an arc';
  const { plan, composition } = composed(prompt);
  const options = { ...PROMPT_DEFAULTS, longSideMm: 100 };
  const subjects = plan.subjects.map((one, k) =>
    k === 0 ? { ...one, colors: ['#2455b8'], tuned: one.colors } : one,
  );
  const changed = composeInParts({ ...plan, subjects }, options, inputFor(plan, options));
  const others = (figure: Figure): string[] =>
    figure.filter(({ of }) => of?.subject !== 0).map(({ hex }) => hex);
  expect(others(changed.figure)).toEqual(others(composition.figure));
  expect(changed.figure.map(({ hex }) => hex)).not.toEqual(
    composition.figure.map(({ hex }) => hex),
  );
});

it.each(['mavi beyaz yelkenli', 'a blue and white sailboat'])(
  'a boat has both its colours, and the sea its own: %s',
  (prompt) => {
    const [sea] = threadsOf('a red sailboat').filter(isBlue);
    const hexes = threadsOf(prompt);
    expect(hexes).toContain(sea);
    for (const hex of hexes) {
      const isWhite = lchOfHex(hex)[0] > 0.88 && lchOfHex(hex)[1] < 0.035;
      expect(isBlue(hex) || isWhite, hex).toBe(true);
    }
  },
);

const isBlue = (hex: string): boolean =>
  lchOfHex(hex)[1] > 0.05 && hueGap(lchOfHex(hex)[2], 250) < 30;

it('a sign in one colour has no dots of another', () => {
  expect(threadsOf('Osmanlı tuğrası, siyah ve sade')).toHaveLength(1);
  expect(threadsOf('Osmanlı tuğrası')).toHaveLength(2);
});

it('a silhouette has one thread, and the handle of a mug its hole', () => {
  expect(threadsOf('running horse silhouette')).toEqual(['#2a2d2f']);
  const { figure } = composed('coffee mug silhouette').composition;
  expect(figure.some((piece) => piece.kind === 'area' && piece.polygon.rings.length > 1)).toBe(
    true,
  );
});

describe('colours of which alone all is to be', () => {
  it.each([
    ['a lighthouse with waves, red and white only', [25, 25]],
    ['deniz feneri, sadece kırmızı ve beyaz', [25, 25]],
    ['sailboat and anchor patch for a cap, navy and white', [265, 265]],
    ['Osmanlı tarzı karanfil, sadece kırmızı ve yeşil', [25, 150]],
    ['cat and flowers, only pink and purple', [0, 310]],
  ])('are those said: %s', (prompt, hues) => {
    const strong = threadsOf(prompt)
      .map(lchOfHex)
      .filter(([, C]) => C > 0.035);
    expect(strong.length).toBeGreaterThan(0);
    for (const [, , h] of strong)
      expect(Math.min(...hues.map((hue) => hueGap(h, hue)))).toBeLessThan(32);
  });

  it('give way to a colour that is changed by hand', () => {
    const { plan } = composed('anchor, only navy and white');
    const options = { ...PROMPT_DEFAULTS, longSideMm: 100 };
    const subjects = plan.subjects.map((one) => ({
      ...one,
      colors: ['#2f8f3e'],
      tuned: one.colors,
    }));
    const { set } = composeInParts({ ...plan, subjects }, options, inputFor(plan, options));
    expect(set.threads.some(({ hex }) => isLeafGreen(hex))).toBe(true);
  });

  it('leave stripes that have them', () => {
    const { composition } = composed('deniz feneri, sadece kırmızı ve beyaz');
    const lightness = composition.set.threads.map(({ hex }) => lchOfHex(hex)[0]);
    expect(Math.max(...lightness) - Math.min(...lightness)).toBeGreaterThan(0.3);
  });

  it('are none where flowers alone have them: leaves stay green', () => {
    const greens = threadsOf('pink and white tulips').filter((hex) => isLeafGreen(hex));
    expect(greens).not.toEqual([]);
  });

  it('of a red and a green flower dye its leaves green, and nothing grey', () => {
    const strong = threadsOf('carnation, red and green').map(lchOfHex);
    for (const [, C] of strong) expect(C).toBeGreaterThan(0.035);
  });
});
