import { describe, expect, it } from 'vitest';
import { Command, type Design } from '../core/design.ts';
import { inspectDesign } from '../inspect/index.ts';
import { DIGITIZE_DEFAULTS, type DigitizeOptions } from '../options.ts';
import { digitizePhoto } from './digitize-photo.ts';
import { picture, scene } from './test-pictures.ts';

const OPTIONS: DigitizeOptions = { ...DIGITIZE_DEFAULTS, widthMm: 24 };
const small = scene(96, 64);
const sew = (options: Partial<DigitizeOptions> = {}, image = small): Design =>
  digitizePhoto(image, { ...OPTIONS, ...options });

describe('a small photograph', () => {
  const design = sew({ colors: 5 });

  it('is sewn with no more threads than asked, each in one block', () => {
    expect(design.threads.length).toBeLessThanOrEqual(5);
    expect(design.threads.length).toBeGreaterThan(2);
    expect(new Set(design.threads.map(({ hex }) => hex)).size).toBe(design.threads.length);
    const changes = design.commands.filter((c) => c === Command.ColorChange).length;
    expect(changes).toBe(design.threads.length - 1);
  });

  it('is as wide as asked, in the picture’s proportion', () => {
    const { widthMm, heightMm } = inspectDesign(design);
    expect(Math.abs(widthMm - 24)).toBeLessThan(1.5);
    expect(Math.abs(heightMm - 16)).toBeLessThan(1.5);
  });

  it('breaks no thread and leaves none loose', () => {
    const { problems } = inspectDesign(design);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const codes = problems.map(({ code }) => code);
    for (const code of ['untied-end', 'untrimmed-float', 'stitch-too-long', 'one-hole']) {
      expect(codes).not.toContain(code);
    }
  });

  it('has more stitches the denser it is sewn', () => {
    const count = (density: DigitizeOptions['density']) =>
      sew({ density, colors: 2, widthMm: 14 }).commands.length;
    expect(count('low')).toBeLessThan(0.9 * count('high'));
  });

  it('says in the engine’s own words why it cannot be sewn', () => {
    const of = (at: Parameters<typeof picture>[2]) => () => sew({}, picture(40, 30, at));
    const coded = (code: string) =>
      expect.objectContaining({ name: 'EngineError', code }) as unknown as Error;
    expect(of(() => [0, 0, 0, 0])).toThrow(coded('nothing-to-sew'));
    expect(of(() => [90, 120, 60, 255])).toThrow(coded('one-colour'));
    const short = { width: 40, height: 30, data: new Uint8ClampedArray(40) };
    expect(() => sew({}, short)).toThrow(coded('bad-image'));
    const context = { signal: { aborted: true } };
    expect(() => digitizePhoto(small, OPTIONS, context)).toThrow(coded('aborted'));
  });
});
