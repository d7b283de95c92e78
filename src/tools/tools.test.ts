import { describe, expect, it } from 'vitest';
import { FORMATS } from 'ilmek-engine/tables';
import { toolLink } from '../lib/gallery/settings.ts';
import { CONVERTER } from './converter.ts';
import { EMBROIDERY } from './embroidery.ts';
import type { AnySettings } from './fields.ts';
import { FONT } from './font.ts';
import { MACHINE_FORMATS, STITCH_FORMATS } from './formats.ts';
import { LOGO } from './logo.ts';
import { defaultsOf, isFixed, settingsFromQuery } from './settings.ts';
import { PROMPT } from './prompt.ts';
import { TATTOO } from './tattoo.ts';
import { otherValues } from './test-support.ts';
import type { Tool } from './tool.ts';

const TOOLS: Tool[] = [EMBROIDERY, FONT, LOGO, TATTOO, PROMPT, CONVERTER];

/** Settings with which a tool that wants words can begin. */
const WORDS: Record<string, AnySettings> = {
  font: { text: 'Eve' },
  tattoo: { mode: 'prompt', prompt: 'a rose' },
  prompt: { prompt: 'three roses' },
};

const INPUT = { source: { kind: 'file', file: new Blob(['x']) }, name: 'fox' } as const;

/** Settings of which none is as it starts, but for those that cannot be otherwise. */
const sample = (tool: Tool): AnySettings =>
  Object.fromEntries(
    Object.entries(tool.fields)
      .filter(([, field]) => !isFixed(field))
      .map(([key, field]) => [key, otherValues(field).at(-1)]),
  ) as AnySettings;

describe.each(TOOLS.map((tool) => [tool.id, tool] as const))('%s', (_, tool) => {
  const asked = (settings: AnySettings) => JSON.stringify(tool.toRequest(settings, INPUT));
  const defaults = defaultsOf(tool.fields);
  const ready: AnySettings = { ...defaults, ...WORDS[tool.id] };

  it.each(Object.entries(tool.fields))('%s changes what the engine is asked', (key, field) => {
    const base = (field.when?.(ready) ?? true) ? ready : { ...ready, isMonogram: true };
    const requests = otherValues(field)
      .filter((value) => value !== base[key])
      .map((value) => asked({ ...base, [key]: value } as AnySettings));
    expect(new Set([asked(base), ...requests]).size).toBe(requests.length + 1);
  });

  it('is found again from the gallery, with its settings', () => {
    const settings: AnySettings = { ...defaults, ...sample(tool) };
    const name = tool.galleryName(settings, new Date(0));
    const { href } = toolLink({ id: 'd1', name, type: tool.type, settings });
    const { pathname, search } = new URL(href, 'https://x.example');
    expect(pathname).toBe(tool.path);
    expect(settingsFromQuery(tool.fields, defaults, search)).toEqual(settings);
  });

  it('asks for the ground of a picture as a person has said', () => {
    const settings: AnySettings = { ...ready, ...('mode' in tool.fields && { mode: 'image' }) };
    if (!tool.needsPicture(settings)) return;
    const [sewn, left, unsaid] = [true, false, undefined].map((keepBackground) =>
      JSON.stringify(tool.toRequest(settings, { ...INPUT, keepBackground })),
    );
    expect(sewn).not.toBe(left);
    expect([sewn, unsaid].every((request) => request.includes('keepBackground'))).toBe(true);
  });

  it('tells details of its own table', () => {
    for (const key of tool.details) expect(tool.fields).toHaveProperty(key);
  });

  it('says what is missing, and begins when nothing is', () => {
    expect(tool.missing(defaults, false)).toBeDefined();
    expect(tool.missing(ready, tool.needsPicture(ready))).toBeUndefined();
  });
});

it('asks for a picture’s own colours where a person has said so', () => {
  const settings = defaultsOf(CONVERTER.fields);
  const [own, followed] = [true, false].map((ownColors) => {
    const request = CONVERTER.toRequest(settings, { ...INPUT, ownColors });
    return request.kind === 'picture' && request.options.palette;
  });
  expect([own, followed]).toEqual(['classic', 'vibrant']);
});

it('offers every machine format that the engine writes', () => {
  const written = Object.values(FORMATS).filter(({ canWrite, maker }) => canWrite && maker !== '');
  expect([...MACHINE_FORMATS]).toEqual(written.map(({ id }) => id));
});

it('offers every file that the engine writes', () => {
  const written = Object.values(FORMATS).filter(({ canWrite }) => canWrite);
  expect([...STITCH_FORMATS]).toEqual(written.map(({ id }) => id));
});
