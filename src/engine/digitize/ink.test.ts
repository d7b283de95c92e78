import { describe, expect, it } from 'vitest';
import { face, lamp, page } from '../ink/testing/pages.ts';
import { DIGITIZE_DEFAULTS, type DigitizeOptions } from '../options.ts';
import { digitizeImage } from './digitize-image.ts';

const sewn = (options: Partial<DigitizeOptions> = {}) =>
  digitizeImage(page(400, 400, face([30, 30, 34], [210, 30, 40]), { light: lamp, grain: 10 }), {
    ...DIGITIZE_DEFAULTS,
    widthMm: 50,
    ...options,
  });

describe('a drawing that was photographed', () => {
  it('is sewn in lines of its own pens, and says how it was read', () => {
    const design = sewn();
    expect(new Set(design.objects.map(({ kind }) => kind))).toEqual(new Set(['outline']));
    expect(design.threads).toHaveLength(2);
    expect(design.reading?.as).toBe('ink');
    expect(design.reading?.reason).toMatch(/^Read as ink on paper/);
  });

  it('is read as any picture where a person says so', () => {
    const design = sewn({ ink: 'off' });
    expect(design.reading?.as).toBe('picture');
    expect(design.objects.some(({ kind }) => kind === 'fill')).toBe(true);
    expect(sewn({ keepBackground: true }).reading).toBeUndefined();
  });
});
