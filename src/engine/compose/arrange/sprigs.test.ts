import { expect, it } from 'vitest';
import { composed } from '../../../../tests/fixtures/composed.ts';
import { type Figure, figureBox } from '../figure.ts';
import { isLeafGreen } from '../recolor.ts';

/** How far from its middle each piece begins and ends, in parts of the stem's radius. */
function reaches(prompt: string): { near: number; far: number; hex: string }[] {
  const { figure } = composed(prompt).composition;
  const own = figure.filter((piece) => piece.kind === 'area' && piece.fine !== true);
  const { left, right, top, bottom } = figureBox(stemOf(own));
  const [x, y, r] = [(left + right) / 2, (top + bottom) / 2, (right - left) / 2];
  return own.map((piece) => {
    const ring = piece.kind === 'area' ? piece.polygon.rings[0] : piece.points;
    const far = Array.from({ length: ring.length / 2 }, (_, i) =>
      Math.hypot(ring[2 * i] - x, ring[2 * i + 1] - y),
    );
    return { near: Math.min(...far) / r, far: Math.max(...far) / r, hex: piece.hex };
  });
}

/** The one piece that goes all around. */
const stemOf = (figure: Figure): Figure =>
  figure.filter((piece) => piece.kind === 'area' && piece.polygon.rings.length === 2).slice(0, 1);

it.each(['olive branch wreath with the letter A', 'okaliptüs dallarından çelenk içinde "Ada"'])(
  'branches are the wreath: each leaf sits on its stem, on both sides: %s',
  (prompt) => {
    const leaves = reaches(prompt).filter(
      ({ hex, far, near }) => isLeafGreen(hex) && far - near > 0.06,
    );
    expect(leaves.length).toBeGreaterThan(40);
    const inside = leaves.filter(({ near }) => near < 0.93);
    const outside = leaves.filter(({ far }) => far > 1.07);
    expect(inside.length).toBeGreaterThan(12);
    expect(outside.length).toBeGreaterThan(12);
    for (const { near, far } of leaves) {
      expect(near).toBeLessThan(1.04);
      expect(far).toBeGreaterThan(0.9);
    }
  },
);

it('stiff ones are bent as well, and need no stem of ours', () => {
  const { figure } = composed('fir branch wreath').composition;
  const { left, right, top, bottom } = figureBox(figure);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  // Nothing lies in the middle, and none stands out by itself.
  for (const piece of figure) {
    const box = figureBox([piece]);
    const away = Math.hypot((box.left + box.right) / 2 - x, (box.top + box.bottom) / 2 - y);
    expect(away / (right - left)).toBeGreaterThan(0.3);
    expect(away / (right - left)).toBeLessThan(0.55);
  }
});
