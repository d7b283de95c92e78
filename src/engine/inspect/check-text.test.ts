import { describe, expect, it } from 'vitest';
import { readAreas } from './areas.ts';
import { smallWords, type Word } from './check-text.ts';
import { needlePoints } from './needle-points.ts';
import { designOf, type Step } from './testing/designs.ts';
import { found, shifted, transposed, zigzag } from './testing/found.ts';

/** A satin stroke, lying or upright, from its left upper corner; cut off from the one before it. */
function stroke(x: number, y: number, alongMm: number, widthMm: number, upright: boolean): Step[] {
  const lying = zigzag(Math.round(alongMm / 0.2) + 1, 0.2, widthMm);
  return ['trim', 'jump', ...shifted(upright ? transposed(lying) : lying, x, y)];
}

interface Look {
  letters?: number;
  /** Height of the stems, and length and number of the bars between them. */
  tallMm?: number;
  barMm?: number;
  bars?: number;
  widthMm?: number;
  barWidthMm?: number;
  /** From one letter to the next. */
  pitchMm?: number;
}

/** Letters of two stems and bars between them, like H. */
function word({
  letters = 3,
  tallMm = 3,
  barMm = 1.4,
  bars = 1,
  widthMm = 0.6,
  barWidthMm = widthMm,
  pitchMm = barMm + 2 * widthMm + 0.8,
}: Look = {}): Step[] {
  return Array.from({ length: letters }, (_, l): Step[] => {
    const x = 10 + l * pitchMm;
    return [
      ...stroke(x, 20, tallMm, widthMm, true),
      ...Array.from({ length: bars }, (_n, b) =>
        stroke(
          x + widthMm,
          20 + (tallMm * (b + 1)) / (bars + 1) - barWidthMm / 2,
          barMm,
          barWidthMm,
          false,
        ),
      ).flat(),
      ...stroke(x + barMm + widthMm, 20, tallMm, widthMm, true),
    ];
  }).flat();
}

function words(steps: readonly Step[], scale = 1): Word[] {
  const needle = needlePoints(designOf(steps));
  return smallWords(needle, readAreas(needle), scale);
}

/** Steps turned about the origin. */
const turned = (steps: readonly Step[], degrees: number): Step[] => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return steps.map((step) =>
    typeof step === 'string'
      ? step
      : ([cos * step[0] - sin * step[1], sin * step[0] + cos * step[1]] as const),
  );
};

describe('a small word', () => {
  it('has its strokes, its height and its middle', () => {
    const [small, ...others] = words(word());
    expect(others).toEqual([]);
    expect(small.areas).toHaveLength(9);
    expect(small.letterMm).toBeCloseTo(3, 1);
    // Three letters of 2.6 mm, 3.4 mm apart, from 10 mm on.
    expect(small.xMm).toBeCloseTo(10 + 4.7, 1);
    expect(small.yMm).toBeCloseTo(20 + 1.5, 1);
  });

  it('is found whichever way it lies, with the same height', () => {
    for (const degrees of [37, 90, 143, 180, 233, 270, 310]) {
      const [small, ...others] = words(turned(word(), degrees));
      expect(others).toEqual([]);
      expect(small.areas).toHaveLength(9);
      expect(Math.abs(small.letterMm - 3)).toBeLessThan(0.2);
      const a = (degrees * Math.PI) / 180;
      expect(Math.hypot(small.xMm, small.yMm)).toBeCloseTo(Math.hypot(14.7, 21.5), 1);
      expect(small.xMm).toBeCloseTo(14.7 * Math.cos(a) - 21.5 * Math.sin(a), 1);
    }
  });

  it('is told once, in its middle, as a warning where its letters are low', () => {
    const problem = found(designOf(word()), 'small-text');
    expect(problem).toMatchObject({ count: 1, severity: 'warning', mend: 'enlarge' });
    expect(problem!.worst).toBeCloseTo(3, 1);
    expect(problem!.at.xMm).toBeCloseTo(14.7, 1);
    expect(problem!.at.yMm).toBeCloseTo(21.5, 1);
    // Its narrow strokes are not told once more.
    expect(found(designOf(word()), 'thin-column')).toBeUndefined();
    expect(found(designOf(word({ tallMm: 3.2 })), 'small-text')).toMatchObject({
      severity: 'warning',
    });
    expect(found(designOf(word({ tallMm: 3.6 })), 'small-text')).toMatchObject({
      severity: 'note',
    });
  });

  it('of narrow strokes has letters lower than 5 mm', () => {
    const tall = (tallMm: number) => words(word({ tallMm, letters: 4, bars: 2 }));
    expect(tall(4.8)).toHaveLength(1);
    expect(tall(4.8)[0].letterMm).toBeCloseTo(4.8, 1);
    expect(tall(5.2)).toEqual([]);
  });

  it('of wider strokes has letters lower than 4.4 mm', () => {
    const tall = (tallMm: number) => words(word({ tallMm, letters: 4, widthMm: 1, barMm: 1.6 }));
    expect(tall(4.2)).toHaveLength(1);
    expect(tall(4.2)[0].letterMm).toBeCloseTo(4.2, 1);
    expect(tall(4.6)).toEqual([]);
  });

  it('is smaller in finer thread, by as much', () => {
    expect(words(word({ tallMm: 3.6 }))).toHaveLength(1);
    expect(words(word({ tallMm: 3.6 }), 0.7)).toEqual([]);
    // 0.7 mm are narrow for the one thread and wide for the other.
    const look = { tallMm: 3.8, letters: 4, widthMm: 0.7 };
    expect(words(word(look), 0.9)).toHaveLength(1);
    expect(words(word(look), 0.85)).toEqual([]);
  });
});

describe('what is no small word', () => {
  it('has fewer than six strokes', () => {
    const strokes = (count: number) => {
      const all = word({ letters: 2 });
      const starts = all.flatMap((step, i) => (step === 'trim' ? [i] : []));
      return words(all.slice(0, starts[count]));
    };
    expect(words(word({ letters: 2 }))).toHaveLength(1);
    expect(strokes(5)).toEqual([]);
    expect(words([])).toEqual([]);
  });

  it('has six strokes only with others beside it that are none', () => {
    const all = word({ letters: 2 });
    const starts = all.flatMap((step, i) => (step === 'trim' ? [i] : []));
    const five = all.slice(0, starts[5]);
    const sixth = shifted(all.slice(starts[5]), 0, 0);
    expect(words([...five, ...sixth])).toHaveLength(1);
    // Elsewhere; an open zigzag; a fill; a bar as wide as no letter's.
    expect(words([...five, ...shifted(sixth, 30)])).toEqual([]);
    const at = (steps: Step[]): Step[] => ['trim', 'jump', ...shifted(steps, 15.4, 20)];
    expect(words([...five, ...at(transposed(zigzag(7, 0.5, 0.6)))])).toEqual([]);
    const fill = Array.from({ length: 10 }, (_, r): Step[] => {
      const row: Step[] = [
        [0, r * 0.3],
        [0.6, r * 0.3],
      ];
      return r % 2 === 0 ? row : row.toReversed();
    }).flat();
    expect(words([...five, ...at(fill)])).toEqual([]);
    expect(words([...five, ...at(transposed(zigzag(16, 0.2, 2.7)))])).toEqual([]);
  });

  it('has its strokes farther apart than 0.8 mm and a cell', () => {
    expect(words(word({ pitchMm: 2.6 + 0.6 }))).toHaveLength(1);
    expect(words(word({ pitchMm: 2.6 + 1.7 }))).toEqual([]);
    // Two words far from each other are two.
    const two = [...word(), ...shifted(word(), 40, 3)];
    expect(words(two).map(({ areas }) => areas.length)).toEqual([9, 9]);
    expect(words([...word(), ...shifted(word(), 0, 40)]).map(({ xMm }) => Math.round(xMm))).toEqual(
      [15, 15],
    );
  });

  it('has strokes wider than 2.5 mm, or in the middle wider than 1.3 mm', () => {
    const wide = (widthMm: number) =>
      words(word({ tallMm: 3.9, widthMm, barWidthMm: 0.6, letters: 4, barMm: 1.6 }));
    expect(wide(1.2)).toHaveLength(1);
    expect(wide(1.4)).toEqual([]);
    // Some strokes may be so wide where most are narrow, in whatever order they are sewn.
    const narrow = word({ letters: 4 });
    const half = narrow.flatMap((step, i) => (step === 'trim' ? [i] : []))[6];
    const wider = stroke(9.6 + 4 * 3.4, 20, 3, 2, true);
    expect(words([...narrow.slice(0, half), ...wider, ...narrow.slice(half)])).toHaveLength(1);
    expect(words([...narrow, ...wider])).toHaveLength(1);
    expect(words([...wider, ...narrow])).toHaveLength(1);
  });

  it('is not 1.4 times as long as tall', () => {
    const look = { letters: 2, barMm: 1.2, widthMm: 0.4, tallMm: 3, bars: 2 };
    // Two letters of 2 mm: with 0.6 mm between them 1.53, with 0.1 mm 1.37 times as long.
    expect(words(word({ ...look, pitchMm: 2.6 }))).toHaveLength(1);
    expect(words(word({ ...look, pitchMm: 2.1 }))).toEqual([]);
  });

  it('has strokes less than 1.8 times as long together as it is', () => {
    // Per letter two stems of 2.2 mm and a bar of 2.6 mm.
    const look = { letters: 6, tallMm: 2.2, widthMm: 0.4, barMm: 2.6 };
    expect(words(word({ ...look, pitchMm: 3.7 }))).toHaveLength(1);
    expect(words(word({ ...look, pitchMm: 4.2 }))).toEqual([]);
  });

  it('has strokes that lead one way only', () => {
    expect(words(word({ letters: 6, barMm: 1.2, tallMm: 2.6, pitchMm: 2.6 }))).toHaveLength(1);
    expect(words(word({ letters: 6, barMm: 1.2, tallMm: 4.2, pitchMm: 2.6 }))).toEqual([]);
    // Nor lines of strokes that lie, with a few that stand.
    const lying = Array.from({ length: 6 }, (_, i) => [
      ...stroke(10 + i * 2.4, 20, 2.2, 0.6, false),
      ...stroke(10 + i * 2.4, 21.2, 2.2, 0.6, false),
    ]).flat();
    const standing = (count: number) =>
      Array.from({ length: count }, (_, i) => stroke(24.8 + i, 20, 2.2, 0.6, true)).flat();
    expect(words([...lying, ...standing(2)])).toEqual([]);
    expect(words([...lying, ...standing(3)])).toHaveLength(1);
  });

  it('has stems lower than 2 mm', () => {
    expect(words(word({ tallMm: 2.2, letters: 4 }))).toHaveLength(1);
    expect(words(word({ tallMm: 1.8, letters: 4 }))).toEqual([]);
  });

  it('has stems lower than 0.55 of its height', () => {
    // A second line of bars above the letters makes the word taller, and no stem.
    const accents = (aboveMm: number) =>
      Array.from({ length: 5 }, (_, l) => [
        ...word({ tallMm: 2.6, letters: 1 }).map((step): Step =>
          typeof step === 'string' ? step : [step[0] + l * 3.4, step[1]],
        ),
        ...stroke(10 + l * 3.4, 20 - aboveMm / 2, 2.6, 0.6, false),
        ...stroke(10 + l * 3.4, 20 - aboveMm, 2.6, 0.6, false),
      ]).flat();
    expect(words(accents(1.8))).toHaveLength(1);
    // Of that word the stems count, not what stands above them.
    expect(words(accents(1.8))[0].letterMm).toBeCloseTo(2.6, 1);
    expect(words(accents(2.6))).toEqual([]);
  });
});
