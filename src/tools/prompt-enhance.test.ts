import { describe, expect, it } from 'vitest';
import { PROMPTS } from '../../tests/fixtures/prompts.table.ts';
import { enhance, plainPrompt } from './prompt-enhance.ts';
import { PROMPT_FIELDS } from './prompt-fields.ts';
import { PROMPT } from './prompt.ts';
import { defaultsOf } from './settings.ts';

const DEFAULTS = defaultsOf(PROMPT.fields);
const ROSE = 'a rose, as satin stitch embroidery with medium detail in a modern style and a';

describe('Enhance', () => {
  it('adds the settings to the prompt, and says which', () => {
    const { prompt, changed, said } = enhance({ ...DEFAULTS, prompt: ' a rose. ' });
    expect(prompt).toBe(`${ROSE} vibrant palette`);
    expect(changed).toBe(true);
    expect(said).toEqual({
      title: 'Prompt Enhanced',
      text: 'Added from your settings: satin stitch, medium detail, modern style, vibrant palette.',
    });
  });

  it('does not claim to be an AI', () => {
    for (const prompt of ['a rose', `${ROSE} vibrant palette`, 'a'.repeat(500)]) {
      expect(JSON.stringify(enhance({ ...DEFAULTS, prompt }).said)).not.toMatch(/\bAI\b/);
    }
  });

  it('adds nothing twice, and says so', () => {
    const prompt = `${ROSE} vibrant palette`;
    expect(enhance({ ...DEFAULTS, prompt })).toEqual({
      prompt,
      changed: false,
      said: { title: 'Nothing to add', text: 'Your settings stand in the prompt already.' },
    });
  });

  it('puts new settings in the place of those added before', () => {
    const { prompt } = enhance({
      ...DEFAULTS,
      prompt: `${ROSE} vibrant palette`,
      colorPalette: 'earth-tones',
    });
    expect(prompt).toBe(`${ROSE}n earth-tones palette`);
  });

  it('adds Turkish words to a Turkish prompt', () => {
    const { prompt, changed } = enhance({ ...DEFAULTS, prompt: 'kırmızı bir gül' });
    expect(prompt).toBe(
      'kırmızı bir gül, saten iğneyle, orta ayrıntılı, modern tarzda ve canlı renklerle işlenmiş',
    );
    expect(changed).toBe(true);
    expect(plainPrompt(prompt)).toBe('kırmızı bir gül');
    expect(enhance({ ...DEFAULTS, prompt }).changed).toBe(false);
    expect(enhance({ ...DEFAULTS, prompt, style: 'floral' }).prompt).toContain('çiçekli tarzda');
  });

  it('keeps what was written after an addition', () => {
    const prompt = `${ROSE} vibrant palette, with “Ada”`;
    expect(enhance({ ...DEFAULTS, prompt }).prompt).toBe(
      'a rose, with “Ada”, as satin stitch embroidery with medium detail in a modern style and a vibrant palette',
    );
  });

  it('leaves a prompt as it is, where there is no room', () => {
    const prompt = 'a'.repeat(480);
    const { changed, said, ...rest } = enhance({ ...DEFAULTS, prompt });
    expect({ changed, ...rest }).toEqual({ changed: false, prompt });
    expect(said.text).toContain('longer than 500 characters');
  });
});

describe('the words that the engine is asked with', () => {
  it('are those of the prompt’s author, whatever the settings', () => {
    const { stitchStyle, complexity, style, colorPalette } = PROMPT_FIELDS;
    const fields = { stitchStyle, complexity, style, colorPalette };
    for (const [name, { choices }] of Object.entries(fields)) {
      for (const { value } of choices) {
        for (const own of ['a rose', 'iki gül']) {
          const { prompt } = enhance({ ...DEFAULTS, [name]: value, prompt: own });
          expect(plainPrompt(prompt), prompt).toBe(own);
        }
      }
    }
  });

  it('are in what the page asks for, and in what it asks to read', () => {
    for (const { prompt } of PROMPTS) {
      const settings = { ...DEFAULTS, ...enhance({ ...DEFAULTS, prompt }) };
      const given = { source: undefined, name: '' };
      const request = PROMPT.toRequest(settings, given);
      // What ends a sentence is no word of it.
      expect(request).toMatchObject({ kind: 'prompt', prompt: prompt.replace(/[\s.,;]+$/, '') });
    }
  });
});
