import { describe, expect, it } from 'vitest';
import { enhance } from './prompt-enhance.ts';
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
