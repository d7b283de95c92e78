import { describe, expect, it } from 'vitest';
import type { Fields } from './fields.ts';
import { CONVERTER_SIZES, toldSize, type SizeSettings } from './sizes.ts';

const size = { kind: 'size', look: 'segmented', label: 'Size', default: 'm' } as const;
const FIELDS = { size: { ...size, choices: CONVERTER_SIZES } } satisfies Fields;
const told = (widthMm: number, heightMm: number, settings: Partial<SizeSettings>) =>
  toldSize({ widthMm, heightMm }, FIELDS, { size: 'm', ...settings });

describe('the size that is told', () => {
  it('is the one that was asked for, where stitches miss it by less than half a thread', () => {
    expect(told(80.1, 50.3, { widthMm: 80 })).toEqual({ widthMm: 80, heightMm: 50.3 });
    expect(told(80.1, 50.1, { heightMm: 50 })).toEqual({ widthMm: 80.1, heightMm: 50 });
    expect(told(60.2, 79.9, { millimetres: 80 })).toEqual({ widthMm: 60.2, heightMm: 80 });
    expect(told(101.5, 60, {})).toEqual({ widthMm: 101.6, heightMm: 60 });
  });

  it('is the one that was sewn, where they miss it by more, or nothing was asked for', () => {
    expect(told(80.3, 50, { widthMm: 80 })).toEqual({ widthMm: 80.3, heightMm: 50 });
    expect(toldSize({ widthMm: 80.1, heightMm: 5 }, {}, {})).toEqual({
      widthMm: 80.1,
      heightMm: 5,
    });
  });
});
