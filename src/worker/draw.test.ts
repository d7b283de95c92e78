import { expect, it } from 'vitest';
import type { Design } from 'ilmek-engine';
import { digitizeSvg } from 'ilmek-engine/digitize';
import { renderDesign } from 'ilmek-engine/render';
import { designExtents, DIGITIZE_DEFAULTS, resolveRenderOptions } from 'ilmek-engine/tables';
import { samplesFor, scaleFor } from './draw.ts';

it('draws the smallest piece that can be asked for, too: no finer than the renderer may', () => {
  for (const longSide of [480, 800, 2400]) {
    const pxPerMm = scaleFor({ widthMm: 5, heightMm: 2.4 }, longSide);
    expect(() => resolveRenderOptions({ pxPerMm })).not.toThrow();
  }
  expect(scaleFor({ widthMm: 100, heightMm: 60 }, 2400)).toBe(24);
});

/**
 * How much the lightness of a white fill varies down its picture, bytes, in the mean of each
 * millimetre: what its rows themselves vary by is gone there, the stripes where they beat are not.
 */
function stripes(design: Design, pxPerMm: number, samples: 1 | 2): number {
  const { left, top } = designExtents(design);
  const bounds = { leftMm: left / 10 + 3, topMm: top / 10 + 3, widthMm: 12, heightMm: 12 };
  const { width, height, data } = renderDesign(design, {
    pxPerMm,
    samples,
    bounds,
    fabric: 'none',
  });
  const lines = Array.from({ length: height }, (_, y) => {
    let sum = 0;
    for (let x = 0; x < width; x++) sum += data[4 * (y * width + x) + 1];
    return sum / width;
  });
  const span = Math.round(pxPerMm / 2);
  const means = lines.slice(span).map((_, y) => {
    const near = lines.slice(y, y + span);
    return near.reduce((a, b) => a + b) / near.length;
  });
  return Math.max(...means) - Math.min(...means);
}

it('shows no stripes in a fill, however large the piece is', () => {
  const { widthMm: _, ...options } = DIGITIZE_DEFAULTS;
  const { design } = digitizeSvg(
    '<svg xmlns="http://www.w3.org/2000/svg" width="20mm" height="20mm" viewBox="0 0 20 20"><path d="M1 1h18v18H1Z" fill="#fff"/></svg>',
    { ...options, keepBackground: true },
  );
  const seen = [4, 4.6, 5.4, 5.9, 6.3, 7.4, 9].map((scale) =>
    stripes(design, scale, samplesFor(scale)),
  );
  expect(Math.max(...seen)).toBeLessThan(45);
});
