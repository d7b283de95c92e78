import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Design, RgbaImage } from 'ilmek-engine';
import { digitizeImage } from 'ilmek-engine/digitize';
import { testFonts } from 'ilmek-engine/internal';
import { digitizeLettering } from 'ilmek-engine/lettering';
import { digitizeMonogram } from 'ilmek-engine/monogram';
import { renderDesign } from 'ilmek-engine/render';
import { MONOGRAM_FONTS } from 'ilmek-engine/tables';
import { CONVERTER } from './converter.ts';
import { EMBROIDERY } from './embroidery.ts';
import type { AnySettings, Field } from './fields.ts';
import { FONT } from './font.ts';
import { LOGO } from './logo.ts';
import { defaultsOf, isFixed } from './settings.ts';
import { otherValues } from './test-support.ts';
import type { Tool } from './tool.ts';
import type { MakeRequest } from '../worker/protocol.ts';

/*
 * Every option of a table is seen in the piece: each value is sewn, drawn, and compared. Tattoos
 * and compositions are compared beside their engines.
 */

/** Twelve colours in rings and wedges, each large enough to be sewn; wider than high. */
function wheel(width = 84, height = 63): RgbaImage {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const dx = (x - (width - 1) / 2) / width;
      const dy = (y - (height - 1) / 2) / height;
      const r = Math.hypot(dx, dy);
      if (r > 0.48) continue;
      const wedge = Math.floor(((Math.atan2(dy, dx) + Math.PI) * 6) / Math.PI) % 12;
      const ring = r > 0.3 ? 0 : 1;
      data.set(
        [(wedge * 83 + ring * 40) % 256, (wedge * 151) % 256, (wedge * 211 + 90) % 256],
        (y * width + x) * 4,
      );
    }
  }
  return { width, height, data };
}

const PICTURE = wheel();
const fonts = testFonts(readFileSync);
const INPUT = { source: { kind: 'file', file: new Blob(['x']) }, name: '' } as const;

function sew(request: MakeRequest): Design {
  if (request.kind === 'picture') {
    return digitizeImage(PICTURE, request.options);
  }
  if (request.kind === 'lettering') {
    return digitizeLettering(request.options, fonts.font(request.options.fontStyle));
  }
  if (request.kind === 'monogram') {
    return digitizeMonogram(request.options, fonts.font(MONOGRAM_FONTS[request.options.style]));
  }
  throw new TypeError(`${request.kind} is compared elsewhere`);
}

/** What was asked for and what came of it: tools ask the engine for the same, which is sewn once. */
const looks = new Map<string, string>();

/** What the eye sees of a design: a small picture of it, with its size. */
function look(tool: Tool, settings: AnySettings): string {
  const request = tool.toRequest(settings, INPUT);
  const key = JSON.stringify(request);
  const known = looks.get(key);
  if (known !== undefined) return known;
  const { width, height, data } = renderDesign(sew(request), { pxPerMm: 2, samples: 1 });
  const seen = `${width} × ${height} ${Buffer.from(data).toString('base64')}`;
  looks.set(key, seen);
  return seen;
}

/** Sizes of the tables are sewn at a quarter, which takes a tenth of the time. */
const SMALL = { millimetres: 26 };

/** Values that change nothing of one and the same picture, and why. */
const seen = (key: string, field: Field): boolean =>
  // A length stands in for its size here; a language changes what is typed, not what is sewn; an
  // order is of the same stitches: a page's test reads its trims.
  !isFixed(field) &&
  field.kind !== 'size' &&
  field.kind !== 'length' &&
  !['language', 'sewingOrder'].includes(key);

const CASES: [string, Tool, AnySettings][] = [
  ['the generator', EMBROIDERY, SMALL],
  ['the logo generator', LOGO, SMALL],
  ['the converter', CONVERTER, SMALL],
  ['lettering', FONT, { text: 'Eve', colors: 6, millimetres: 45 }],
  ['a monogram', FONT, { text: 'ŞK', isMonogram: true, colors: 6, millimetres: 34 }],
];

describe.each(CASES)('%s', (_, tool, given) => {
  const base: AnySettings = { ...defaultsOf(tool.fields), ...given };
  const fields = Object.entries(tool.fields).filter(
    ([key, field]) => seen(key, field) && (field.when?.(base) ?? true),
  );

  it.each(fields)('%s is seen in the piece, value by value', { timeout: 90_000 }, (key, field) => {
    const pieces = new Map<string, unknown>([[look(tool, base), base[key]]]);
    for (const value of [field.default, ...otherValues(field)]) {
      // Nothing typed is nothing to sew.
      if (value === base[key] || value === '') continue;
      const piece = look(tool, { ...base, [key]: value } as AnySettings);
      expect(pieces.get(piece), `${key}: ${String(value)} looks like`).toBe(undefined);
      pieces.set(piece, value);
    }
    expect(pieces.size).toBeGreaterThan(1);
  });

  it('a size is seen in the piece', () => {
    const sizes = tool.fields.size as Extract<Field, { kind: 'size' }>;
    const extents = sizes.choices.map(({ value }) => {
      const request = tool.toRequest({ ...base, millimetres: undefined, size: value }, INPUT);
      return 'options' in request ? request.options.sewn.mm : 0;
    });
    expect(extents).toEqual([...extents].sort((a, b) => a - b));
    expect(new Set(extents).size).toBe(5);
  });
});
