import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONVERTER } from './converter.ts';
import { EMBROIDERY } from './embroidery.ts';
import type { Field, Fields, SettingsOf } from './fields.ts';
import { FONT_FIELDS } from './font-fields.ts';
import { LOGO } from './logo.ts';
import { PROMPT_FIELDS } from './prompt-fields.ts';
import {
  decodeSettings,
  defaultsOf,
  detailsOf,
  isValid,
  pickSettings,
  settingsFromQuery,
  settingsToQuery,
} from './settings.ts';
import { TATTOO_FIELDS } from './tattoo-fields.ts';

const TABLES: Record<string, Fields> = {
  embroidery: EMBROIDERY.fields,
  logo: LOGO.fields,
  converter: CONVERTER.fields,
  font: FONT_FIELDS,
  tattoo: TATTOO_FIELDS,
  prompt: PROMPT_FIELDS,
};
const TABLE_CASES = Object.entries(TABLES);

/** Any value that a field may have. */
function anyValue(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'choice':
    case 'size':
      return fc.constantFrom(...field.choices.map(({ value }) => value));
    case 'number':
      return fc.integer({ min: field.min, max: field.max });
    case 'length':
      return fc.option(fc.integer({ min: field.min, max: field.max }), { nil: undefined });
    case 'switch':
      return fc.boolean();
    case 'text':
      return fc.string({ unit: 'grapheme', maxLength: 20 }).filter((text) => isValid(field, text));
    case 'colors':
      return fc.array(
        fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`),
        { minLength: field.default.length, maxLength: field.default.length },
      );
  }
}

const anySettings = (fields: Fields): fc.Arbitrary<SettingsOf<Fields>> =>
  fc.record(
    Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, anyValue(field)])),
  ) as fc.Arbitrary<SettingsOf<Fields>>;

describe.each(TABLE_CASES)('settings of %s', (_, fields) => {
  it('start with what their own table allows', () => {
    for (const field of Object.values(fields)) expect(isValid(field, field.default)).toBe(true);
  });

  it('come back from storage as they went', () => {
    fc.assert(
      fc.property(anySettings(fields), (settings) => {
        expect(decodeSettings(fields, JSON.stringify(settings))).toEqual(settings);
      }),
    );
  });

  it('fall back to the defaults wherever the text is not ours', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const [key, value] of Object.entries(decodeSettings(fields, text))) {
          expect(isValid(fields[key], value)).toBe(true);
        }
      }),
    );
    for (const text of ['', 'null', '[]', '7', '{"size":"huge","colors":99,"text":7}']) {
      expect(decodeSettings(fields, text)).toEqual(defaultsOf(fields));
    }
  });

  it('come back from a link as they went, and leave other parameters alone', () => {
    fc.assert(
      fc.property(anySettings(fields), (settings) => {
        const query = settingsToQuery(fields, settings, '?ref=blog');
        expect(settingsFromQuery(fields, defaultsOf(fields), query)).toEqual(settings);
        expect(new URLSearchParams(query).get('ref')).toBe('blog');
      }),
    );
  });
});

describe('a link', () => {
  const { fields } = CONVERTER;

  it('lies over what is stored, without what is invalid', () => {
    const stored = { ...defaultsOf(fields), size: 'xl', density: 'high' } as const;
    expect(settingsFromQuery(fields, stored, '?size=s&palette=neon&density=&style=Satin')).toEqual({
      ...stored,
      size: 's',
    });
  });

  it('does not carry what nobody can change', () => {
    expect(settingsToQuery(fields, defaultsOf(fields))).toBe(
      '?style=satin&density=medium&size=m&palette=vibrant',
    );
  });

  it('with a size and no length is sewn at that size, whatever length is stored', () => {
    const { fields } = EMBROIDERY;
    const stored = { ...defaultsOf(fields), size: 'm', millimetres: 93 } as const;
    const from = (query: string) => settingsFromQuery(fields, stored, query);
    expect(from('?size=l')).toMatchObject({ size: 'l', millimetres: undefined });
    expect(from('?size=l&mm=120')).toMatchObject({ size: 'l', millimetres: 120 });
    expect(from('?width=80')).toMatchObject({ millimetres: undefined, widthMm: 80 });
    expect(from('?style=fill')).toMatchObject({ size: 'm', millimetres: 93 });
  });

  it('loses a length that is no longer set', () => {
    const settings = defaultsOf(EMBROIDERY.fields);
    const query = settingsToQuery(EMBROIDERY.fields, { ...settings, millimetres: 88.5 });
    expect(new URLSearchParams(query).get('mm')).toBe('88.5');
    const next = settingsToQuery(EMBROIDERY.fields, settings, query);
    expect(new URLSearchParams(next).has('mm')).toBe(false);
  });
});

describe('detailsOf', () => {
  it('reads as a person does', () => {
    const settings = { ...defaultsOf(LOGO.fields), style: 'fill', colors: 3 } as const;
    expect(detailsOf(LOGO.fields, LOGO.details, settings)).toEqual([
      { name: 'Frame shape', value: 'None' },
      { name: 'Stitch style', value: 'Fill' },
      { name: 'Size', value: 'Chest/Hat, 3-4 inches' },
      { name: 'Thread colours', value: '3' },
    ]);
  });
});

describe('pickSettings', () => {
  const settings = { ...defaultsOf(PROMPT_FIELDS), prompt: 'a fox' };

  it('gives the settings by the kinds of their fields', () => {
    const { prompt, size } = pickSettings(PROMPT_FIELDS, settings, {
      prompt: 'text',
      size: 'size',
    });
    expect([prompt.trim(), size]).toEqual(['a fox', 'm']);
  });

  it('refuses a field that the table has not, or has of another kind', () => {
    expect(() => pickSettings(PROMPT_FIELDS, settings, { letters: 'text' })).toThrow('letters');
    expect(() => pickSettings(PROMPT_FIELDS, settings, { prompt: 'number' })).toThrow('prompt');
  });
});
