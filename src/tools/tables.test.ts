import { describe, expect, it } from 'vitest';
import { MONOGRAM_STYLES } from 'ilmek-engine/tables';
import { CONVERTER } from './converter.ts';
import { EMBROIDERY } from './embroidery.ts';
import { FONT } from './font.ts';
import { LOGO } from './logo.ts';
import { wordsFor } from './messages.ts';
import { PROMPT } from './prompt.ts';
import { defaultsOf } from './settings.ts';
import {
  byName,
  bySide,
  CONVERTER_SIZES,
  EMBROIDERY_SIZES,
  exactly,
  LOGO_SIZES,
  sewnSize,
  sizeOfLength,
  SMALL_SIZES,
} from './sizes.ts';
import { TATTOO } from './tattoo.ts';
import type { Tool } from './tool.ts';

/* What the specification of the product says of each tool, to the letter. */

const INPUT = { source: { kind: 'file', file: new Blob(['x']) }, name: 'fox' } as const;

const defaultsWithout = (tool: Tool) => {
  const { millimetres: _, ...rest } = defaultsOf(tool.fields);
  return rest;
};

const valuesOf = (tool: Tool, key: string) => {
  const field = tool.fields[key];
  return 'choices' in field ? field.choices.map(({ value }) => value) : [];
};

describe('the specification’s tables', () => {
  it('embroidery', () => {
    expect(defaultsWithout(EMBROIDERY)).toEqual({
      style: 'mixed',
      density: 'medium',
      size: 'm',
      colorPalette: 'classic',
      colors: 6,
      frameShape: 'none',
      // Not the specification's: what is on the machine, and in its hoop.
      fabric: 'woven',
      threadWeight: '40',
      sewingOrder: 'colors',
    });
    expect(valuesOf(EMBROIDERY, 'style')).toEqual(['mixed', 'satin', 'fill', 'outline']);
    expect(valuesOf(EMBROIDERY, 'colorPalette')).toEqual([
      ...['classic', 'vibrant', 'pastel', 'monochrome', 'earth-tones'],
      ...['jewel-tones', 'vintage', 'neon', 'rainbow', 'minimal'],
    ]);
    expect(new Set(valuesOf(EMBROIDERY, 'frameShape'))).toEqual(
      new Set(['square', 'circle', 'rectangle', 'none']),
    );
    expect(EMBROIDERY.fields).toMatchObject({ colors: { min: 2, max: 12 } });
  });

  it('logo', () => {
    expect(defaultsWithout(LOGO)).toEqual({
      style: 'mixed',
      density: 'medium',
      size: 's',
      colorPalette: 'classic',
      colors: 4,
      frameShape: 'none',
    });
    expect(valuesOf(LOGO, 'colorPalette')).toEqual([
      ...['classic', 'monochrome', 'vibrant', 'minimal', 'vintage', 'jewel-tones'],
    ]);
    expect(LOGO.fields).toMatchObject({ colors: { min: 2, max: 8 } });
    expect(LOGO_SIZES.map(({ label, range }) => `${label} ${range}`)).toEqual([
      'Pocket 2-3 inches',
      'Chest/Hat 3-4 inches',
      'Standard 4-6 inches',
      'Back Panel 6-8 inches',
      'Full Back 8+ inches',
    ]);
    expect(LOGO.toRequest(defaultsOf(LOGO.fields), INPUT)).toMatchObject({
      options: { photo: 'off' },
    });
  });

  it('converter', () => {
    expect(defaultsOf(CONVERTER.fields)).toEqual({
      style: 'satin',
      density: 'medium',
      size: 'm',
      colorPalette: 'vibrant',
      colors: 6,
    });
    expect(
      CONVERTER.galleryName({ ...defaultsOf(CONVERTER.fields), style: 'fill' }, new Date(0)),
    ).toBe('Embroidery conversion - fill style');
    expect(CONVERTER.stitchesName('dst', 0, 'Leaf')).toBe('embroidery-pattern.dst');
    expect(CONVERTER.stitchesName('pes', 0, 'Leaf, in Şile')).toBe('leaf-in-sile.pes');
  });

  it.each([
    ['embroidery', EMBROIDERY_SIZES, [2.5, 3.5, 5, 7, 9]],
    ['small', SMALL_SIZES, [1.5, 2.5, 3.5, 5, 7]],
    ['converter', CONVERTER_SIZES, [2, 3, 4, 5, 6]],
  ])('%s sizes are the middles of their ranges', (_, sizes, inches) => {
    expect(sizes.map(({ value }) => sewnSize({ size: value }, sizes).mm / 25.4)).toEqual(
      inches.map((value) => expect.closeTo(value) as number),
    );
  });

  it('names of files', () => {
    expect(EMBROIDERY.artworkName(17)).toBe('embroidery-17.jpg');
    expect(LOGO.artworkName(17)).toBe('logo-embroidery-17.jpg');
  });

  it('words', () => {
    expect(EMBROIDERY.missing(defaultsOf(EMBROIDERY.fields), false)?.title).toBe(
      'Please upload an image to process',
    );
    expect(EMBROIDERY.words.failed.title).toBe(
      'Failed to process image. Please try again with a different image.',
    );
    expect(LOGO.words.failed.title).toBe(
      'Failed to process logo. Please try again with a different image.',
    );
    expect(LOGO.words.upload.type.title).toBe('Please upload a valid image file');
    expect(LOGO.words.upload.size.title).toBe('Image size must be less than 10MB');
  });
});

describe('a tattoo from words', () => {
  it('is not spoken of as of a picture', () => {
    const words = wordsFor(TATTOO.words, false);
    const said = JSON.stringify([
      ...[words.make, words.making, words.processing, words.ready, words.failed],
      ...[words.settingsNote(true), words.settingsNote(false)],
    ]);
    expect(said).not.toMatch(/image|picture/i);
    expect(wordsFor(TATTOO.words, true).failed.title).toBe(
      'Failed to process tattoo. Please try again with a different image.',
    );
  });
});

describe('letters and monograms', () => {
  const defaults = defaultsOf(FONT.fields);

  it('want words, and of a monogram four letters at most', () => {
    const said = (text: string, isMonogram = true) =>
      FONT.missing({ ...defaults, isMonogram, text }, false)?.title;
    expect(said('  ')).toBe('Please enter text to generate embroidery font');
    expect(said('ABCD')).toBeUndefined();
    expect(said('A B C D')).toBeUndefined();
    expect(said('ABCDE')).toBe('Monograms support maximum 4 characters');
    expect(said('ABCDE', false)).toBeUndefined();
  });

  it('have the specification’s defaults and limits', () => {
    expect(defaultsWithout(FONT)).toEqual({
      isMonogram: false,
      text: '',
      language: 'en',
      fontStyle: 'script-elegant',
      monogramStyle: 'classic-circle',
      density: 'medium',
      size: 'm',
      colorPalette: 'classic',
      colors: 3,
      frameShape: 'none',
    });
    expect(FONT.fields).toMatchObject({ text: { maxLength: 50 }, colors: { min: 1, max: 8 } });
    expect(valuesOf(FONT, 'fontStyle')).toHaveLength(9);
    expect(valuesOf(FONT, 'monogramStyle')).toEqual([...MONOGRAM_STYLES]);
    expect(FONT.artworkName(17)).toBe('embroidery-font-17.jpg');
    expect(FONT.stitchesName('dst', 17, 'Ayşe & Ömer')).toBe('ayse-omer.dst');
    expect(FONT.words.failed.title).toBe('Failed to generate font. Please try again.');
  });
});

describe('tattoos', () => {
  it('have the specification’s defaults and limits', () => {
    expect(defaultsWithout(TATTOO)).toMatchObject({
      mode: 'image',
      tattooStyle: 'tribal',
      stitchStyle: 'mixed',
      density: 'medium',
      colors: 4,
      size: 's',
      colorPalette: 'monochrome',
      frameShape: 'none',
    });
    expect(TATTOO.fields).toMatchObject({ colors: { min: 1, max: 8 } });
    expect(valuesOf(TATTOO, 'colorPalette')).toEqual([
      'monochrome',
      'classic',
      'vibrant',
      'pastel',
    ]);
    expect(valuesOf(TATTOO, 'tattooStyle')).toHaveLength(8);
    expect(valuesOf(TATTOO, 'category')).toHaveLength(9);
    expect(TATTOO.artworkName(17)).toBe('tattoo-embroidery-17.jpg');
  });
});

describe('prompts', () => {
  const defaults = defaultsOf(PROMPT.fields);

  it('have the specification’s defaults', () => {
    expect(defaultsWithout(PROMPT)).toMatchObject({
      mode: 'text',
      style: 'modern',
      stitchStyle: 'satin',
      density: 'medium',
      size: 'm',
      colorPalette: 'vibrant',
      complexity: 'medium',
      threadColors: ['#ff0000', '#00ff00', '#0000ff'],
    });
    expect(PROMPT.stitchesName('dst', 17, 'a rose')).toBe('prompt-embroidery-17.dst');
    expect(PROMPT.stitchesName('jef', 17, 'a rose')).toBe('a-rose.jef');
  });

  it('say what is missing', () => {
    expect(PROMPT.missing({ ...defaults, prompt: ' ' }, false)).toEqual({
      title: 'Prompt required',
      text: 'Please enter a description for your embroidery design.',
    });
    expect(PROMPT.missing({ ...defaults, prompt: 'a rose', mode: 'image' }, false)).toEqual({
      title: 'Image required',
      text: 'Please upload an image for image-based generation.',
    });
  });
});

describe('an exact length', () => {
  it('chosen by its side in a form is told by that side', () => {
    const told = (query: string) => String(bySide(new URLSearchParams(query), 88.9));
    expect(told('side=width')).toBe('width=88.9');
    expect(told('side=height&mm=40&style=fill')).toBe('style=fill&height=40');
    expect(told('side=longer&mm=40')).toBe('mm=40');
    expect(told('mm=40')).toBe('mm=40');
    expect(told('side=depth')).toBe('side=depth');
  });

  it('goes before the size', () => {
    const sewn = (lengths: object) => sewnSize({ size: 'm', ...lengths }, EMBROIDERY_SIZES);
    expect(sewn({})).toEqual({ side: 'longer', mm: 127 });
    expect(sewn({ millimetres: 90 })).toEqual({ side: 'longer', mm: 90 });
    expect(sewn(exactly('width', 61.5, EMBROIDERY_SIZES))).toEqual({ side: 'width', mm: 61.5 });
    expect(sewn(exactly('height', 40, EMBROIDERY_SIZES))).toEqual({ side: 'height', mm: 40 });
    const named = { ...exactly('height', 40, EMBROIDERY_SIZES), ...byName('s') };
    expect(sewn(named)).toEqual({ side: 'longer', mm: expect.closeTo(88.9) as number });
  });

  it.each([
    [50, 'xs'],
    [76.2, 'xs'],
    [90, 's'],
    [127, 'm'],
    [300, 'xl'],
  ])('%d mm is a size %s', (mm, size) => {
    expect(sizeOfLength(mm, EMBROIDERY_SIZES)).toBe(size);
  });
});
