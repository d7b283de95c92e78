import { describe, expect, it } from 'vitest';
import { FAILURES, REMOTE_TOOLS } from '../lib/ai/messages.ts';
import { promptFor } from '../lib/ai/prompts.ts';
import { CONVERTER } from './converter.ts';
import { EMBROIDERY } from './embroidery.ts';
import type { AnySettings } from './fields.ts';
import { FONT } from './font.ts';
import { LOGO } from './logo.ts';
import { PROMPT } from './prompt.ts';
import { remoteRequest, remoteSettings } from './remote-request.ts';
import { defaultsOf } from './settings.ts';
import { TATTOO } from './tattoo.ts';
import type { Tool } from './tool.ts';

const TOOLS: Tool[] = [EMBROIDERY, CONVERTER, PROMPT, FONT, LOGO, TATTOO];
const PICTURE = new Blob(['by fal.ai'], { type: 'image/jpeg' });

const asked = (tool: Tool, change: AnySettings = {}) =>
  remoteRequest(tool, { ...defaultsOf(tool.fields), ...change }, PICTURE, 'fox');

it('has the tools that fal.ai knows', () => {
  expect(TOOLS.map(({ id }) => id)).toEqual(REMOTE_TOOLS);
});

describe.each(TOOLS.map((tool) => [tool.id, tool] as const))('%s', (id, tool) => {
  it('sews fal.ai’s picture as it is: no palette over it, no second frame', () => {
    const { kind, source, options } = asked(tool, {
      frameShape: 'circle',
      colorPalette: 'monochrome',
      text: 'Eve',
      prompt: 'a rose',
    });
    expect(kind).toBe('picture');
    expect(source).toEqual({ kind: 'file', file: PICTURE });
    expect(options).toMatchObject({ palette: 'classic', frame: 'none', name: 'fox' });
  });

  it('takes size and density from the settings', () => {
    const small = asked(tool, { density: 'low', size: 'xs' }).options;
    const large = asked(tool, { density: 'high', size: 'xl' }).options;
    expect(small.density).toBe('low');
    expect(large.density).toBe('high');
    expect(large.sewn.mm).toBeGreaterThan(small.sewn.mm);
  });

  it('tells of a failure with the words that are specified', () => {
    const { title, text } = tool.words.failed;
    expect(text ? `${title} - ${text}` : title).toBe(FAILURES[id]);
  });
});

describe('options', () => {
  it('keep the stitch style, however a tool calls it', () => {
    expect(asked(EMBROIDERY, { style: 'outline' }).options.style).toBe('outline');
    expect(asked(CONVERTER, { style: 'applique' }).options.style).toBe('applique');
    expect(asked(TATTOO, { mode: 'prompt', stitchStyle: 'fill' }).options.style).toBe('fill');
    expect(asked(PROMPT, { mode: 'text', stitchStyle: 'satin' }).options.style).toBe('satin');
    // A monogram's style is none of stitches.
    const monogram = { isMonogram: true, monogramStyle: 'badge-style', text: 'EV' };
    expect(asked(FONT, monogram).options.style).toBe('mixed');
  });

  it('keep the number of threads; the prompt’s follows from its detail', () => {
    expect(asked(LOGO, { colors: 2 }).options.colors).toBe(2);
    expect(asked(FONT, { colors: 5 }).options.colors).toBe(5);
    const [few, many] = ['simple', 'highly-detailed'].map(
      (complexity) => asked(PROMPT, { mode: 'text', complexity }).options.colors,
    );
    expect(many).toBeGreaterThan(few);
  });

  it('take exact millimetres', () => {
    expect(asked(LOGO, { millimetres: 61 }).options.sewn).toEqual({ side: 'longer', mm: 61 });
    expect(asked(LOGO, { heightMm: 45 }).options.sewn).toEqual({ side: 'height', mm: 45 });
  });

  it('never mix threads for marks and letters', () => {
    expect(asked(LOGO).options.photo).toBe('off');
    expect(asked(FONT, { text: 'Eve' }).options.photo).toBe('off');
    expect(asked(EMBROIDERY).options.photo).toBe('auto');
  });
});

describe('what fal.ai is told', () => {
  const words = (tool: Tool, change: AnySettings) =>
    promptFor(tool.id, remoteSettings(tool, { ...defaultsOf(tool.fields), ...change }), true);

  it('has no words of a mode that is not seen', () => {
    const secret = { prompt: 'a secret rose' };
    expect(words(TATTOO, { ...secret, mode: 'image' })).not.toContain('secret');
    expect(words(TATTOO, { ...secret, mode: 'prompt' })).toContain('secret');
    expect(words(PROMPT, { ...secret, mode: 'image' })).toContain('secret');
  });
});
