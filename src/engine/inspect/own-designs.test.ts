import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Design } from '../core/design.ts';
import { digitizeShapes } from '../digitize/digitize-shapes.ts';
import { digitizeLettering } from '../lettering/digitize-lettering.ts';
import { FONT_STYLES, LETTERING_DEFAULTS } from '../lettering/options.ts';
import { testFonts } from '../lettering/test-support.ts';
import { digitizeMonogram } from '../monogram/monogram.ts';
import { MONOGRAM_FONTS } from '../monogram/options.ts';
import { TATTOO_DEFAULTS } from '../tattoo/options.ts';
import { digitizeTattoo } from '../tattoo/digitize-tattoo.ts';
import { leaf } from '../tattoo/testing/pictures.ts';
import { inspectDesign } from './inspect-design.ts';
import { thread } from './testing/designs.ts';
import { asRead } from './testing/plant.ts';

/*
 * A few designs of each maker of this engine, with their objects and by their stitches alone: the
 * check finds nothing in them that would show.
 */

const fonts = testFonts((file) => readFileSync(file));

/** What is worse than a note, as `code ×count`. */
const faults = (design: Design): string[] =>
  inspectDesign(design)
    .problems.filter(({ severity }) => severity !== 'note')
    .map(({ code, count }) => `${code} ×${count}`);

function expectClean(design: Design) {
  expect(faults(design)).toEqual([]);
  expect(faults(asRead(design))).toEqual([]);
}

const CAPITAL_MM = 8;

describe('letters of 8 mm', () => {
  it.each(FONT_STYLES)('%s', (fontStyle) => {
    const font = fonts.font(fontStyle);
    const text = 'Gülşah';
    const em = [...text].reduce((sum, char) => sum + font.glyph(char)!.advance, 0);
    const longSideMm = (em * CAPITAL_MM) / font.capHeight;
    const options = { ...LETTERING_DEFAULTS, text, fontStyle, longSideMm, colors: 1 };
    expectClean(digitizeLettering(options, font));
  });
});

describe('other designs', () => {
  it.each(['serif-traditional', 'script-lowercase'] as const)('a monogram, %s', (style) => {
    expectClean(
      digitizeMonogram({ text: 'ŞKM', style, longSideMm: 60 }, fonts.font(MONOGRAM_FONTS[style])),
    );
  });

  it.each(['minimalist', 'blackwork', 'fine-line', 'geometric'] as const)(
    'a tattoo, %s',
    (tattooStyle) => {
      expectClean(digitizeTattoo(leaf(), { ...TATTOO_DEFAULTS, tattooStyle, longSideMm: 40 }));
    },
  );

  it('a drawing: an area over another, a column and a line', () => {
    const ring = (r: number) =>
      Float64Array.from({ length: 120 }, (_, i) => {
        const angle = ((i >> 1) * Math.PI) / 30;
        return 30 + r * (i % 2 === 0 ? Math.cos(angle) : Math.sin(angle));
      });
    const drawing = {
      widthMm: 60,
      heightMm: 60,
      threads: ['#1d3f8f', '#f2c230', '#c02020'].map(thread),
      shapes: [
        { kind: 'area' as const, polygon: { rings: [ring(26)] }, thread: 0 },
        { kind: 'area' as const, polygon: { rings: [ring(14)] }, thread: 1 },
        {
          kind: 'stroke' as const,
          points: Float64Array.of(22, 30, 38, 30),
          closed: false,
          widthMm: 2,
          thread: 2,
        },
      ],
    };
    const options = { style: 'mixed', density: 'medium', name: '' } as const;
    expectClean(digitizeShapes(drawing, 'painted', options));
  });

  it.each(['woven', 'fleece', 'towel'] as const)(
    'light shapes on a dark plate, on %s',
    (fabric) => {
      const box = (left: number, top: number, right: number, bottom: number) => ({
        rings: [Float64Array.of(left, top, right, top, right, bottom, left, bottom)],
      });
      const light = [
        box(10, 10, 24, 24),
        box(34, 8, 50, 22),
        box(12, 32, 22, 52),
        box(30, 30, 52, 40),
        box(30, 46, 48, 54),
      ];
      const drawing = {
        widthMm: 60,
        heightMm: 60,
        threads: ['#101c40', '#f4f0e0'].map(thread),
        shapes: [
          {
            kind: 'area' as const,
            polygon: { rings: [box(3, 3, 57, 57), ...light].flatMap(({ rings }) => rings) },
            thread: 0,
          },
          ...light.map((polygon) => ({ kind: 'area' as const, polygon, thread: 1 })),
        ],
      };
      const options = { style: 'fill', density: 'medium', name: '', fabric } as const;
      expectClean(digitizeShapes(drawing, 'tiles', options));
    },
  );
});
