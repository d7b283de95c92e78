import { describe, expect, it } from 'vitest';
import { settingRows, splitWords, toolLink } from './settings.ts';

describe('splitWords', () => {
  it.each([
    ['style', 'Style'],
    ['colorPalette', 'Color Palette'],
    ['isMonogram', 'Is Monogram'],
    ['widthMM', 'Width MM'],
    ['useAIModel', 'Use AI Model'],
    ['stitch_style', 'Stitch Style'],
    ['', ''],
  ])('%s', (key, words) => expect(splitWords(key)).toBe(words));
});

describe('settingRows', () => {
  it('says booleans as Yes and No and skips what is empty', () => {
    const settings = {
      style: 'satin',
      colors: 6,
      isMonogram: false,
      mirrored: true,
      text: '  ',
      image: null,
      frameShape: undefined,
      nested: { deep: 1 },
      threadColors: ['#ff0000', '', '#00ff00'],
      none: [],
      ratio: Number.NaN,
    };
    expect(settingRows(settings)).toEqual([
      { name: 'Style', value: 'Satin' },
      { name: 'Colors', value: '6' },
      { name: 'Is Monogram', value: 'No' },
      { name: 'Mirrored', value: 'Yes' },
      { name: 'Thread Colors', value: '#ff0000, #00ff00' },
    ]);
  });

  it('does not tell thread colours that were never chosen', () => {
    expect(settingRows({ threadColors: ['#ff0000', '#00ff00', '#0000ff'] })).toEqual([]);
  });

  it('says choices in words, and leaves what was typed as it is', () => {
    expect(settingRows({ colorPalette: 'earth-tones', text: 'abc', threadWeight: '40' })).toEqual([
      { name: 'Color Palette', value: 'Earth tones' },
      { name: 'Text', value: 'abc' },
      { name: 'Thread Weight', value: '40' },
    ]);
  });

  it('begins what a piece was made from with a capital', () => {
    const rows = settingRows({ source: 'from a drawing, leaf by leaf' });
    expect(rows).toEqual([{ name: 'Source', value: 'From a drawing, leaf by leaf' }]);
  });

  it.each([
    [false, ['Is Monogram: No', 'Font Style: Script elegant']],
    [true, ['Is Monogram: Yes', 'Monogram Style: Badge style', 'Language: Türkçe']],
  ])('leaves out options that have no part where isMonogram is %s', (isMonogram, told) => {
    const font = { fontStyle: 'script-elegant', monogramStyle: 'badge-style', language: 'tr' };
    const rows = settingRows({ isMonogram, ...font });
    expect(rows.map(({ name, value }) => `${name}: ${value}`)).toEqual(told);
  });

  it('leaves out what buttons note for the program, and what was never touched', () => {
    expect(settingRows({ edits: '0.count=5', variation: 0, colors: 6 })).toEqual([
      { name: 'Colors', value: '6' },
    ]);
    expect(settingRows({ variation: 3 })).toEqual([{ name: 'Variation', value: '3' }]);
  });

  const sizes = [
    { value: 's', label: 'Chest/Hat', range: '3-4 inches' },
    { value: 'm', label: 'M', range: '4-6 inches' },
  ];
  it.each([
    [{ size: 's' }, [{ name: 'Size', value: 'Chest/Hat, 3-4 inches' }]],
    [{ size: 'm' }, [{ name: 'Size', value: '4-6 inches' }]],
    [{ size: 'm', widthMm: 80 }, [{ name: 'Width', value: '80 mm' }]],
    [{ size: 'm', millimetres: 64.5 }, [{ name: 'Longer Side', value: '64.5 mm' }]],
  ])('says how large %j is', (settings, rows) =>
    expect(settingRows(settings, sizes)).toEqual(rows),
  );
});

describe('toolLink', () => {
  const settings = { style: 'fill', colorPalette: 'pastel', size: 'l', image: null };
  const image = { id: 'd1', name: 'Fox', type: 'embroidery', settings: {} } as const;

  it('leads back to the converter with its settings', () => {
    expect(toolLink({ ...image, name: 'Embroidery conversion - fill style', settings })).toEqual({
      href: '/image-to-embroidery?style=fill&palette=pastel&size=l',
      label: 'Create Similar',
    });
  });

  it.each([
    ['embroidery', '/generator', 'Create Similar'],
    ['font', '/font-generator', 'Create Font'],
    ['tattoo', '/tattoo-generator', 'Create Tattoo'],
    ['logo', '/logo-generator', 'Create Similar'],
  ] as const)('leads from %s to %s', (type, href, label) => {
    expect(toolLink({ ...image, type })).toEqual({ href, label });
  });

  it('carries texts as they are, lists, and where the original is', () => {
    const { href } = toolLink({
      ...image,
      type: 'font',
      settings: { text: 'A&B?', isMonogram: true, threadColors: ['#ff0000', '#00ff00'] },
      originalImage: 'https://x.example/original.webp',
    });
    const query = new URL(href, 'https://x.example').searchParams;
    expect([...query]).toEqual([
      ['text', 'A&B?'],
      ['isMonogram', 'true'],
      ['threadColors', '#ff0000,#00ff00'],
      ['like', 'd1'],
    ]);
  });
});
