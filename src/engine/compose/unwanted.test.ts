import { describe, expect, it } from 'vitest';
import { composed } from '../../../tests/fixtures/composed.ts';
import { hueGap, lchOfHex } from './recolor.ts';
import { withoutColors } from './unwanted.ts';

const threadsOf = (prompt: string): string[] =>
  composed(prompt).composition.set.threads.map(({ hex }) => hex);
const isRed = (hex: string): boolean => {
  const [, C, h] = lchOfHex(hex);
  return C > 0.12 && hueGap(h, 25) < 14;
};

describe('a colour that is not wanted', () => {
  it.each(['a rose', 'a red apple and a ladybug', 'kalp'])('is not sewn: %s', (prompt) => {
    expect(threadsOf(prompt).filter(isRed)).not.toEqual([]);
    expect(threadsOf(`${prompt}, no red`).filter(isRed)).toEqual([]);
  });

  it('gives way to one that is asked for, of the same lightness', () => {
    expect(withoutColors(['#c8202f', '#2f8f3e'], ['#c8202f'], ['#2455b8', '#f7e27a'])).toEqual([
      '#2455b8',
      '#2f8f3e',
    ]);
  });

  it('leaves skin as it is', () => {
    const skin = ['#f5c9a0', '#edb98a', '#fcd6b5'];
    expect(withoutColors(skin, ['#ea7b1f', '#e8829f', '#f2c21a'], [])).toEqual(skin);
  });

  it('keeps shades apart', () => {
    const [light, dark] = withoutColors(['#f3b8c6', '#d9267d'], ['#e8829f'], []);
    expect(lchOfHex(light)[0] - lchOfHex(dark)[0]).toBeGreaterThan(0.1);
  });
});

it('a single colour has no neighbours: dark blue is no violet', () => {
  for (const [, C, h] of threadsOf('bird, blue only').map(lchOfHex))
    expect(C < 0.035 || hueGap(h, 262) < 16).toBe(true);
});

it('white is said of sails', () => {
  const isYellow = (hex: string): boolean =>
    lchOfHex(hex)[1] > 0.1 && hueGap(lchOfHex(hex)[2], 92) < 25;
  expect(threadsOf('a white sailboat').filter(isYellow)).toEqual([]);
  expect(threadsOf('a red sailboat').filter(isYellow)).not.toEqual([]);
});

it.each([
  ['a girl', 'no face'],
  ['bir balerin', 'yüzü olmasın'],
])('%s without a face keeps hair and clothes', (who, faceless) => {
  const whole = composed(who).composition;
  const { set, figure } = composed(`${who}, ${faceless}`).composition;
  expect(whole.figure.length - figure.length).toBeGreaterThanOrEqual(3);
  expect(set.threads.length).toBeGreaterThanOrEqual(whole.set.threads.length - 2);
});
