import { expect, it } from 'vitest';
import { resolveRenderOptions } from 'ilmek-engine/tables';
import { scaleFor } from './draw.ts';

it('draws the smallest piece that can be asked for, too: no finer than the renderer may', () => {
  for (const longSide of [480, 800, 2400]) {
    const pxPerMm = scaleFor({ widthMm: 5, heightMm: 2.4 }, longSide);
    expect(() => resolveRenderOptions({ pxPerMm })).not.toThrow();
  }
  expect(scaleFor({ widthMm: 100, heightMm: 60 }, 2400)).toBe(24);
});
