import { describe, expect, it } from 'vitest';
import { MACHINES } from '../../lib/machines/table.ts';
import { fitsField, sidesOf } from '../../lib/machines/machines.ts';
import { largerHoop } from './larger-hoop.ts';

const { maker, model, formats } = MACHINES.find(({ fields }) => fields.length > 2)!;
const own = { maker, model, format: formats[0], field: '100x100' as const };

describe('a larger hoop of one’s own machine', () => {
  it('is the smallest that takes the piece', async () => {
    const field = (await largerHoop(own, 120, 90))!;
    expect(fitsField(120, 90, field)).toBe(true);
    const larger = (await largerHoop(own, sidesOf(field)[1], sidesOf(field)[0] + 5))!;
    expect(sidesOf(larger)[0]).toBeGreaterThan(sidesOf(field)[0]);
  });

  it('is none for what no hoop takes, or for a machine that is not known', async () => {
    expect(await largerHoop(own, 900, 900)).toBeUndefined();
    expect(await largerHoop({ ...own, model: 'Nobody’s' }, 50, 50)).toBeUndefined();
  });
});
