import { expect, it } from 'vitest';
import { drawingAsPicture } from './drawing-as-picture.ts';

const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="20mm" height="10mm" viewBox="0 0 20 10">${inside}</svg>`;

/** The colour at a place, in mm; undefined where nothing is painted. */
function colourAt(inside: string, x: number, y: number): string | undefined {
  const { image, widthMm } = drawingAsPicture(svg(inside), { widthMm: 20 });
  const scale = image.width / widthMm;
  const at = 4 * (Math.floor(y * scale) * image.width + Math.floor(x * scale));
  const [r, g, b, alpha] = image.data.subarray(at, at + 4);
  if (alpha === 0) return undefined;
  return `#${[r, g, b].map((v) => v.toString(16).padStart(2, '0')).join('')}`;
}

it('paints what is on top, and leaves the rest bare', () => {
  const two =
    '<rect width="9" height="10" fill="#aa0000"/><rect width="4" height="10" fill="#00bb00"/>';
  expect(colourAt(two, 2, 5)).toBe('#00bb00');
  expect(colourAt(two, 6, 5)).toBe('#aa0000');
  expect(colourAt(two, 12, 5)).toBeUndefined();
});

it('keeps to the fill rule', () => {
  const ring = (rule: string) =>
    `<path fill-rule="${rule}" fill="#112233" d="M0 0h20v10h-20zM5 3h10v4h-10z"/>`;
  expect(colourAt(ring('evenodd'), 10, 5)).toBeUndefined();
  expect(colourAt(ring('nonzero'), 10, 5)).toBe('#112233');
});

it('draws strokes at their width, hairlines so wide that they show', () => {
  const line = (width: number) => `<path stroke="#445566" stroke-width="${width}" d="M2 5H18"/>`;
  expect(colourAt(line(4), 10, 6.5)).toBe('#445566');
  expect(colourAt(line(4), 10, 7.5)).toBeUndefined();
  expect(colourAt(line(0.01), 10, 5.05)).toBe('#445566');
});

it('shows nothing outside of a clip', () => {
  const clipped =
    '<clipPath id="c"><rect x="4" width="6" height="10"/></clipPath>' +
    '<rect width="20" height="10" clip-path="url(#c)"/>';
  expect(colourAt(clipped, 7, 5)).toBe('#000000');
  expect(colourAt(clipped, 2, 5)).toBeUndefined();
  expect(colourAt(clipped, 12, 5)).toBeUndefined();
});
