import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CONVERTER_DEFAULTS,
  CONVERTER_DENSITIES,
  CONVERTER_PALETTES,
  CONVERTER_SIZES,
  CONVERTER_STYLES,
  decodeSettings,
  settingsFromQuery,
  settingsToQuery,
  toConvertOptions,
} from './converter-settings.ts';
import type { ConverterSettings } from './converter-settings.ts';

const anySettings: fc.Arbitrary<ConverterSettings> = fc.record({
  style: fc.constantFrom(...CONVERTER_STYLES),
  density: fc.constantFrom(...CONVERTER_DENSITIES),
  size: fc.constantFrom(...CONVERTER_SIZES),
  colorPalette: fc.constantFrom(...CONVERTER_PALETTES),
  colors: fc.constant(6),
});

describe('stored settings', () => {
  it('come back as they went', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        expect(decodeSettings(JSON.stringify(settings))).toEqual(settings);
      }),
    );
  });

  it('fall back to the default wherever the text is not ours', () => {
    const texts = fc.oneof(fc.string(), fc.json());
    fc.assert(fc.property(texts, (text) => decodeSettings(text).colors === 6));
    expect(decodeSettings('')).toEqual(CONVERTER_DEFAULTS);
    expect(decodeSettings('null')).toEqual(CONVERTER_DEFAULTS);
    expect(decodeSettings('{"style":"mixed","size":"l","colors":99}')).toEqual({
      ...CONVERTER_DEFAULTS,
      size: 'l',
    });
  });
});

describe('settings in a link', () => {
  it('come back as they went, and leave other parameters alone', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        const query = settingsToQuery(settings, '?ref=blog');
        expect(settingsFromQuery(CONVERTER_DEFAULTS, query)).toEqual(settings);
        expect(new URLSearchParams(query).get('ref')).toBe('blog');
      }),
    );
  });

  it('lie over what is stored, without what is invalid', () => {
    const stored = { ...CONVERTER_DEFAULTS, size: 'xl', density: 'high' } as const;
    expect(settingsFromQuery(stored, '?size=s&palette=neon&density=&style=Satin')).toEqual({
      ...stored,
      size: 's',
    });
  });
});

describe('toConvertOptions', () => {
  it('takes a size as the longer side, in mm', () => {
    const sides = CONVERTER_SIZES.map(
      (size) => toConvertOptions({ ...CONVERTER_DEFAULTS, size }, '').longSideMm,
    );
    expect(sides).toEqual([50.8, 76.19999999999999, 101.6, 127, 152.39999999999998]);
  });

  it('passes the choices on', () => {
    expect(toConvertOptions({ ...CONVERTER_DEFAULTS, style: 'running' }, 'fox')).toMatchObject({
      style: 'running',
      density: 'medium',
      palette: 'vibrant',
      colors: 6,
      name: 'fox',
      keepBackground: false,
    });
  });
});
