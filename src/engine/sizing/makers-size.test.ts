import { icons as fluent } from '@iconify-json/fluent-emoji-flat';
import { icons as game } from '@iconify-json/game-icons';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { motifSvg } from '../../lib/motifs/motif-svg.ts';
import {
  aroundToSize,
  composeAround,
  digitizePrompt,
  PROMPT_DEFAULTS,
  readMotif,
} from '../compose/index.ts';
import type { Design } from '../core/design.ts';
import { digitizeSvg } from '../digitize/digitize-svg.ts';
import { digitizeLettering } from '../lettering/index.ts';
import { FONT_STYLES, LETTERING_DEFAULTS } from '../lettering/options.ts';
import { testFonts } from '../lettering/test-support.ts';
import { digitizeMonogram } from '../monogram/index.ts';
import { MONOGRAM_DEFAULTS, MONOGRAM_FONTS, MONOGRAM_STYLES } from '../monogram/options.ts';
import { DIGITIZE_DEFAULTS, type SewnSize } from '../options.ts';
import type { PromptPlan, SubjectPlace } from '../prompt/plan.ts';
import { digitizeTattoo, digitizeTattooShapes } from '../tattoo/index.ts';
import { TATTOO_DEFAULTS, TATTOO_STYLES } from '../tattoo/options.ts';
import { badge, motif } from '../tattoo/testing/pictures.ts';
import { sewnSides, sideOf } from './sewn-size.ts';

/* Each maker sews the side that is asked for, with frames and on fabrics that pull. */

const { font } = testFonts((path) => readFileSync(path));

const expectSize = (design: Design, size: SewnSize, what = ''): void => {
  const off = sideOf(sewnSides(design), size) - size.mm;
  expect(Math.abs(off), what).toBeLessThanOrEqual(0.3);
};

const longer: SewnSize = { side: 'longer', mm: 48.5 };
const tall: SewnSize = { side: 'height', mm: 24 };
const wide: SewnSize = { side: 'width', mm: 57.3 };

const BADGE = badge(80);
const STAR = 'fluent:star';
const motifs = new Map([[STAR, readMotif(motifSvg(STAR, { fluent, game }))]]);
const starsAt = (place: SubjectPlace): PromptPlan => ({
  language: 'en',
  subjects: [{ motif: STAR, word: 'star', count: 3, colors: [], size: 'normal', place }],
  words: [],
  arrangement: undefined,
  colors: [],
  unknown: [],
  without: [],
  respelled: [],
});

describe('the size sewn', () => {
  it.each(FONT_STYLES)('of a text: %s', (fontStyle) => {
    const sew = (sewn: SewnSize, more = {}) =>
      digitizeLettering(
        { ...LETTERING_DEFAULTS, text: 'Ağ & Çay', fontStyle, sewn, ...more },
        font(fontStyle),
      );
    if (FONT_STYLES.indexOf(fontStyle) % 2 === 0) {
      expectSize(sew(longer), longer);
      expectSize(sew(tall, { fabric: 'towel', colors: 1 }), tall);
    } else expectSize(sew(wide, { frame: 'rectangle' }), wide);
  });

  it('of a text that would be metres long is refused', () => {
    const options = { ...LETTERING_DEFAULTS, text: 'a\u00a0very\u00a0long\u00a0line', sewn: tall };
    const sew = (mm: number) =>
      digitizeLettering({ ...options, sewn: { ...tall, mm } }, font('script-elegant'));
    expect(() => sew(150)).toThrow(
      /mm wide, over the limit of \d+ mm; at most \d+ mm tall it fits/,
    );
  });

  it.each(MONOGRAM_STYLES)('of a monogram: %s', (style) => {
    const sew = (sewn: SewnSize, more = {}) =>
      digitizeMonogram(
        { ...MONOGRAM_DEFAULTS, text: 'ŞK', style, sewn, ...more },
        font(MONOGRAM_FONTS[style]),
      );
    if (MONOGRAM_STYLES.indexOf(style) % 2 === 0) return expectSize(sew(longer), longer);
    const high: SewnSize = { side: 'height', mm: 48.2 };
    expectSize(sew(high, { frame: 'circle', fabric: 'fleece' }), high);
  });

  it.each(TATTOO_STYLES)('of a tattoo: %s', (tattooStyle) => {
    const options = { ...TATTOO_DEFAULTS, tattooStyle, longSideMm: 1 };
    const small: SewnSize = { side: 'longer', mm: 22 };
    expectSize(digitizeTattoo(BADGE, { ...options, sewn: small }), small, 'a picture');
    const drawn: SewnSize = { side: 'width', mm: 22.4 };
    expectSize(digitizeTattooShapes(motif(), { ...options, sewn: drawn }), drawn, 'a drawing');
    const framed: SewnSize = { side: 'height', mm: 30 };
    const inFrame = { ...options, frame: 'square', sewn: framed } as const;
    expectSize(digitizeTattoo(BADGE, inFrame), framed, 'in a frame');
  });

  it('of a prompt, alone and around a picture', () => {
    const options = { ...PROMPT_DEFAULTS, preset: 'floral', fabric: 'knit' } as const;
    for (const sewn of [longer, wide]) {
      const plan = starsAt('any');
      expectSize(digitizePrompt(plan, { ...options, sewn }, { motifs }), sewn, 'alone');
    }
    const { widthMm: _, ...rest } = DIGITIZE_DEFAULTS;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><ellipse cx="50" cy="30" rx="35" ry="22" fill="#c02020"/></svg>`;
    const outline = Float64Array.of(0, 0, 70, 0, 70, 44, 0, 44);
    for (const sewn of [longer, wide]) {
      const parts = {
        draw: (longSideMm: number) =>
          composeAround(starsAt('around'), { ...options, longSideMm }, { motifs }, outline),
        sewPicture: (size: SewnSize) => digitizeSvg(svg, { ...rest, sewn: size }).design,
      };
      expectSize(aroundToSize(parts, { ...options, sewn }), sewn, 'around a picture');
    }
  });
});
