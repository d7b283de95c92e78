import { expect, it } from 'vitest';
import { hoopReport } from 'ilmek-engine/inspect';
import { EMBROIDERY_SIZES, sewnSize } from '../../tools/sizes.ts';
import { HOOPS_OF_SIZES } from './size-rows.ts';

it.each(EMBROIDERY_SIZES)('a picture of size $value fits the hoop that is told', ({ value }) => {
  const mm = sewnSize({ size: value }, EMBROIDERY_SIZES).mm;
  const { smallest } = hoopReport(mm, (mm * 2) / 3);
  expect(`${smallest?.hoop.widthMm} × ${smallest?.hoop.heightMm}`).toBe(HOOPS_OF_SIZES[value]);
});
