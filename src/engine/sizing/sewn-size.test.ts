import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RgbaImage } from '../core/image.ts';
import { digitizeImage } from '../digitize/digitize-image.ts';
import { digitizeSvg } from '../digitize/digitize-svg.ts';
import {
  DIGITIZE_DEFAULTS,
  FABRIC_NAMES,
  FRAME_NAMES,
  SEWN_SIDES,
  STITCH_STYLES,
  type SewnSize,
} from '../options.ts';
import { sewnSides, sideOf } from './sewn-size.ts';

const { widthMm: _, ...DEFAULTS } = DIGITIZE_DEFAULTS;

/** How far the sewn size may be off, mm. */
const CLOSE_MM = 0.3;

/** A form of one colour in some place of an empty page, sides and place in shares of it. */
interface Drawing {
  page: [number, number];
  box: [number, number, number, number];
  form: 'ellipse' | 'box' | 'star' | 'bend';
}

const share = fc.double({ min: 0, max: 1, noNaN: true });
const drawings: fc.Arbitrary<Drawing> = fc
  .record({
    page: fc.tuple(fc.integer({ min: 120, max: 260 }), fc.integer({ min: 120, max: 260 })),
    sides: fc.tuple(share, share),
    place: fc.tuple(share, share),
    form: fc.constantFrom('ellipse', 'box', 'star', 'bend'),
  })
  .map(({ page, sides: [w, h], place: [x, y], form }) => {
    const [width, height] = [(0.2 + 0.7 * w) * page[0], (0.2 + 0.7 * h) * page[1]];
    return { page, form, box: [x * (page[0] - width), y * (page[1] - height), width, height] };
  });

const sizes: fc.Arbitrary<SewnSize> = fc.record({
  side: fc.constantFrom(...SEWN_SIDES),
  mm: fc.integer({ min: 250, max: 700 }).map((tenths) => tenths / 10),
});

/** Corners of a form in a box of 1 × 1. */
function corners(form: Drawing['form']): [number, number][] {
  if (form === 'box') return [[0, 0], [1, 0], [1, 1], [0, 1]]; // prettier-ignore
  if (form === 'bend') return [[0, 0], [1, 0], [1, 0.3], [0.3, 0.3], [0.3, 1], [0, 1]]; // prettier-ignore
  const count = form === 'ellipse' ? 60 : 10;
  return Array.from({ length: count }, (_, i) => {
    const a = (i * 2 * Math.PI) / count;
    const r = form === 'star' && i % 2 === 1 ? 0.25 : 0.5;
    return [0.5 + r * Math.sin(a), 0.5 - r * Math.cos(a)];
  });
}

function points({ box: [left, top, width, height], form }: Drawing): [number, number][] {
  return corners(form).map(([x, y]) => [left + x * width, top + y * height]);
}

function svgOf(drawing: Drawing): string {
  const [width, height] = drawing.page;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><polygon points="${points(drawing).join(' ')}" fill="#b02030"/></svg>`;
}

/** Pixels of a drawing: red on white. */
function imageOf(drawing: Drawing): RgbaImage {
  const [width, height] = drawing.page;
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const corner = points(drawing);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let inside = false;
      corner.forEach(([ax, ay], i) => {
        const [bx, by] = corner[(i + 1) % corner.length];
        const at = y + 0.5;
        if (ay > at !== by > at && x + 0.5 < ax + ((at - ay) * (bx - ax)) / (by - ay)) {
          inside = !inside;
        }
      });
      if (inside) data.set([176, 32, 48], (y * width + x) * 4);
    }
  }
  return { width, height, data };
}

/** What may be asked for beside the size. */
const settings = fc.record({
  frame: fc.constantFrom('none', 'none', ...FRAME_NAMES),
  fabric: fc.constantFrom(...FABRIC_NAMES),
});

describe('the size sewn', () => {
  it.each(STITCH_STYLES)('is the size asked for, whatever the margins: %s', (style) => {
    const runs = { numRuns: 8, seed: 22 };
    fc.assert(
      fc.property(drawings, sizes, settings, fc.boolean(), (drawing, sewn, more, asPixels) => {
        // A frame wants a piece of 20 mm each way, which a rectangle of odd proportion is not.
        fc.pre(more.frame !== 'rectangle' || sewn.mm > 45);
        const options = { ...DEFAULTS, ...more, style, sewn };
        const design = asPixels
          ? digitizeImage(imageOf(drawing), options)
          : digitizeSvg(svgOf(drawing), options).design;
        const off = sideOf(sewnSides(design), sewn) - sewn.mm;
        expect(Math.abs(off)).toBeLessThanOrEqual(CLOSE_MM);
      }),
      runs,
    );
  });

  it('is that of a photograph too, with a frame and without', () => {
    const data = new Uint8ClampedArray(80 * 60 * 4);
    for (let i = 0; i < data.length; i += 4) {
      const [x, y] = [(i / 4) % 80, Math.floor(i / 320)];
      const inside = x > 12 && x < 70 && y > 8 && y < 50;
      data.set([x * 3, 60 + y * 3, 128 + 90 * Math.sin(x / 6 + y / 9), inside ? 255 : 0], i);
    }
    for (const frame of ['none', 'circle'] as const) {
      const sewn = { side: 'longer', mm: 42 } as const;
      const options = { ...DEFAULTS, photo: 'on', frame, sewn } as const;
      const design = digitizeImage({ width: 80, height: 60, data }, options);
      expect(Math.abs(sideOf(sewnSides(design), sewn) - 42)).toBeLessThanOrEqual(CLOSE_MM);
    }
  });

  const lone: Drawing = { page: [400, 300], box: [370, 20, 20, 10], form: 'box' };

  it('leaves the design on the page that it was cut out of', () => {
    const sewn = { side: 'width', mm: 30 } as const;
    for (const design of [
      digitizeImage(imageOf(lone), { ...DEFAULTS, sewn }),
      digitizeSvg(svgOf(lone), { ...DEFAULTS, sewn }).design,
    ]) {
      const { left, top, right, bottom } = design.page!;
      // 20 px are 30 mm, so the page is 600 × 450 mm; the form's middle lies 20 px from its right.
      expect(right - left).toBeGreaterThan(5850);
      expect(right - left).toBeLessThan(6150);
      expect((right - left) / (bottom - top)).toBeCloseTo(4 / 3, 2);
      expect(-left / (right - left)).toBeCloseTo(380 / 400, 2);
      expect(-top / (bottom - top)).toBeCloseTo(25 / 300, 2);
    }
  });

  it('leaves a ground told, and refuses what is nothing else, as at any width', () => {
    const sewn = { side: 'longer', mm: 40 } as const;
    for (const { ground } of [
      digitizeImage(imageOf(lone), { ...DEFAULTS, sewn }),
      digitizeSvg(
        svgOf(lone).replace('<polygon', '<path fill="#fff" d="M0 0h400v300H0z"/><polygon'),
        {
          ...DEFAULTS,
          sewn,
        },
      ).design,
    ]) {
      expect(ground).toMatchObject({ sewn: false, share: expect.closeTo(1, 2) as number });
    }
    const empty = imageOf({ ...lone, box: [0, 0, 0, 0] });
    expect(() => digitizeImage(empty, { ...DEFAULTS, sewn })).toThrow(/all of one colour/);
    const clear = { ...empty, data: new Uint8ClampedArray(empty.data.length) };
    expect(() => digitizeImage(clear, { ...DEFAULTS, sewn })).toThrow(/transparent/);
  });

  it('is bounded where a strip would become metres long', () => {
    const strip: Drawing = { page: [400, 300], box: [0, 100, 400, 2], form: 'box' };
    const sew = (sewn: SewnSize) => digitizeSvg(svgOf(strip), { ...DEFAULTS, sewn });
    expect(() => sew({ side: 'height', mm: 80 })).toThrow(
      /16000 mm wide, over the limit of 1000 mm; at most 5 mm tall it fits/,
    );
    const { design } = sew({ side: 'longer', mm: 80 });
    expect(Math.abs(sewnSides(design).width - 80)).toBeLessThanOrEqual(CLOSE_MM);
  });

  it('is given in place of the width, within limits', () => {
    const image = imageOf(lone);
    const sew = (size: object) => digitizeImage(image, { ...DEFAULTS, ...size } as never);
    expect(() => sew({ widthMm: 50, sewn: { side: 'width', mm: 50 } })).toThrow(/not both/);
    expect(() => sew({ sewn: { side: 'width', mm: 4 } })).toThrow(/sewn.mm wants 5 to 1000, got 4/);
    expect(() => sew({ sewn: { side: 'depth', mm: 40 } })).toThrow(/sewn.side wants one of/);
    expect(() => digitizeSvg(svgOf(lone), { ...DIGITIZE_DEFAULTS, sewn: { side: 'width', mm: 40 } })).toThrow(/not both/); // prettier-ignore
  });
});
