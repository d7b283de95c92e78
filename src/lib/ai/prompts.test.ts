import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FLUX_PRO_INPUT, KONTEXT_INPUT } from '../../../netlify/fal/bodies.ts';
import { REMOTE_TOOLS } from './messages.ts';
import { FLUX_PRO_PARAMETERS, MAX_PROMPT } from './models.ts';
import { promptFor, sentWords, type PromptSettings } from './prompts.ts';
import * as words from './words.ts';

const sewn = {
  style: 'satin',
  density: 'high',
  size: 'm',
  colorPalette: 'jewel-tones',
  colors: 6,
  frameShape: 'circle',
};

describe('the prompt', () => {
  it('of a picture names every option', () => {
    const prompt = promptFor('embroidery', sewn, true);
    for (const part of [
      'Turn this picture into machine embroidery. Keep the subject',
      'Glossy satin stitch that follows each shape, dense stitching that covers the cloth.',
      'Jewel tones: ruby, emerald, sapphire, amethyst, no more than 6 thread colours.',
      'A round satin-stitched border around it.',
      'It is sewn at a medium size.',
      'plain white cloth',
    ]) {
      expect(prompt).toContain(part);
    }
  });

  it('of a logo keeps its letters', () => {
    expect(promptFor('logo', sewn, true)).toContain('letters and proportions stay exactly');
  });

  it('of a font quotes the words', () => {
    const font = { ...sewn, text: 'Ada "A" L', isMonogram: false, fontStyle: 'serif-classic' };
    expect(promptFor('font', font, false)).toMatch(
      /^The words “Ada ’A’ L” in machine embroidery, set in a classic serif typeface\. Spell them exactly so/,
    );
    const monogram = { ...font, text: 'ABC', isMonogram: true, monogramStyle: 'badge-style' };
    expect(promptFor('font', monogram, false)).toMatch(
      /^A machine-embroidered monogram of the letters “ABC”, as a badge\./,
    );
  });

  it('of a tattoo takes the picture, the words, or the category alone', () => {
    const tattoo = { ...sewn, stitchStyle: 'outline', tattooStyle: 'fine-line' };
    expect(promptFor('tattoo', tattoo, true)).toMatch(
      /^Turn this picture .* In the manner of a fine-line tattoo\./,
    );
    const inWords = { ...tattoo, prompt: 'a fox', category: 'animals' };
    expect(promptFor('tattoo', inWords, false)).toMatch(
      /^Machine embroidery of: a fox\. In the manner of a fine-line tattoo, the theme is animals\. Outlines alone/,
    );
    expect(promptFor('tattoo', { ...tattoo, category: 'skulls' }, false)).toMatch(
      /^Machine embroidery of: skulls\./,
    );
  });

  it('of the prompt page has preset, complexity and colours', () => {
    const prompt = promptFor(
      'prompt',
      {
        ...sewn,
        prompt: 'Two foxes in the snow!',
        stitchStyle: 'fill',
        style: 'floral',
        complexity: 'simple',
        colors: undefined,
        threadColors: ['#ff0000', '#00ff00', 'red;x', '#0000ff'],
      },
      false,
    );
    expect(prompt).toMatch(/^Machine embroidery of: Two foxes in the snow! In a floral style/);
    expect(prompt).toContain('a few simple shapes');
    expect(prompt).toContain('led by #ff0000, #00ff00, #0000ff.');
    expect(prompt).toContain('Even rows of fill stitch');
  });

  it('says nothing of what was not chosen', () => {
    const prompt = promptFor('converter', { frameShape: 'none' }, true);
    expect(prompt).not.toMatch(/undefined|\.\.|\s\s|border/);
  });

  it('has words for every choice of the product', () => {
    for (const table of Object.values(words)) {
      for (const [choice, text] of Object.entries(table)) {
        if (choice !== 'none') expect(text).not.toBe('');
      }
    }
  });
});

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 3000 }),
  fc.string({ maxLength: 50 }),
  fc.constantFrom('a\0b', '\ud800', '”“"', '\u202Eabc', '😀'.repeat(1500), ' \n '),
);
const optional = fc.option(text, { nil: undefined });
const anySettings: fc.Arbitrary<PromptSettings> = fc.record({
  style: optional,
  stitchStyle: optional,
  density: optional,
  size: optional,
  colorPalette: optional,
  colors: fc.option(fc.integer({ min: 0, max: 99 }), { nil: undefined }),
  frameShape: optional,
  text: optional,
  isMonogram: fc.boolean(),
  fontStyle: optional,
  monogramStyle: optional,
  prompt: optional,
  tattooStyle: optional,
  category: optional,
  complexity: optional,
  threadColors: fc.array(fc.string(), { maxLength: 4 }),
});

it('whatever is chosen and typed, the function lets the prompt through', () => {
  const image_url = 'https://v3.fal.media/files/a/b.png';
  fc.assert(
    fc.property(fc.constantFrom(...REMOTE_TOOLS), anySettings, fc.boolean(), (tool, s, picture) => {
      const prompt = promptFor(tool, s, picture);
      expect(prompt.length).toBeLessThanOrEqual(MAX_PROMPT);
      const body = picture ? { image_url, prompt } : { prompt, ...FLUX_PRO_PARAMETERS };
      expect((picture ? KONTEXT_INPUT : FLUX_PRO_INPUT).safeParse(body).success).toBe(true);
    }),
    { numRuns: 500 },
  );
});

it('what is sent is told in words', () => {
  expect(sentWords(true, 'x')).toBe('Your picture, and these words: “x”');
  expect(sentWords(false, 'x')).toBe('These words: “x”');
});
