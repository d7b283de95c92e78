import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Design } from '../../core/design.ts';
import { finish } from '../../core/steps.ts';
import { renderDesign } from '../../render/index.ts';
import { digitizeLettering, letteringSteps } from '../../lettering/digitize-lettering.ts';
import { FONT_STYLES, LETTERING_DEFAULTS, type FontStyle } from '../../lettering/options.ts';
import { testFonts } from '../../lettering/test-support.ts';
import { planLetter } from './letter-plan.ts';
import { LetterPlans } from './letter-plans.ts';

/** More than a text of 48 mm takes. */
const BOUNDS = { leftMm: -5, topMm: -5, widthMm: 58, heightMm: 40 };

const { font } = testFonts((path) => readFileSync(path));

function sew(text: string, fontStyle: FontStyle, plans?: LetterPlans): Design {
  const options = { ...LETTERING_DEFAULTS, text, fontStyle, longSideMm: 48, colors: 1 };
  if (!plans) return digitizeLettering(options, font(fontStyle));
  return finish(letteringSteps(options, font(fontStyle), {}, plans));
}

/**
 * Pixels of 0.5 mm under thread in one of two designs and not in the other, of those in either:
 * smaller ones tell between which two stitches of a satin they fell.
 */
function difference(one: Design, other: Design): number {
  const [a, b] = [one, other].map(
    (design) => renderDesign(design, { pxPerMm: 2, bounds: BOUNDS, fabric: 'none' }).data,
  );
  let [either, only] = [0, 0];
  for (let i = 3; i < a.length; i += 4) {
    if (a[i] > 127 || b[i] > 127) either++;
    if (a[i] > 127 !== b[i] > 127) only++;
  }
  return only / either;
}

/** A letter of two strokes, `size` mm tall, at a place. */
const letter = (size: number, x = 0, y = 0) => ({
  rings: [
    Float64Array.from(
      [0, 0, 0.2, 0, 0.2, 0.8, 0.7, 0.8, 0.7, 1, 0, 1].map(
        (v, i) => v * size + (i % 2 === 0 ? x : y),
      ),
    ),
  ],
});

describe('LetterPlans', () => {
  it.each(FONT_STYLES)('looks as what is sewn anew, letter after letter: %s', (fontStyle) => {
    const plans = new LetterPlans();
    let quick = sew('Şa', fontStyle, plans);
    for (const text of ['Şahi', 'Şahin']) quick = sew(text, fontStyle, plans);
    expect(difference(quick, sew('Şahin', fontStyle))).toBeLessThan(0.1);
  });

  it('gives what it was given, where nothing moved', () => {
    const plans = new LetterPlans();
    expect(sew('Öykü', 'serif-classic', plans)).toEqual(sew('Öykü', 'serif-classic'));
    expect(sew('Öykü', 'serif-classic', plans)).toEqual(sew('Öykü', 'serif-classic'));
  });

  it('moves and scales a letter’s strokes, as far as they serve', () => {
    const plans = new LetterPlans();
    expect(plans.recall(letter(10))).toBeUndefined();
    const known = finish(planLetter(letter(10), plans))!;
    const moved = plans.recall(letter(15, 5, -7))!;
    expect(moved.medianWidthMm).toBeCloseTo(1.5 * known.medianWidthMm);
    known.columns.forEach(({ left, lengthMm }, k) => {
      expect(moved.columns[k].lengthMm).toBeCloseTo(1.5 * lengthMm);
      for (let i = 0; i < left.length; i += 2) {
        expect(moved.columns[k].left[i]).toBeCloseTo(1.5 * left[i] + 5);
        expect(moved.columns[k].left[i + 1]).toBeCloseTo(1.5 * left[i + 1] - 7);
      }
    });
    expect(plans.recall(letter(30))).toBeUndefined();
    finish(planLetter(letter(30), plans));
    expect(plans.recall(letter(30))).toBeDefined();
    expect(plans.recall(letter(10))).toBeUndefined();
  });

  it('knows one form from another', () => {
    const plans = new LetterPlans();
    finish(planLetter(letter(10), plans));
    const other = letter(10);
    other.rings[0][4] += 0.1;
    expect(plans.recall(other)).toBeUndefined();
  });
});
