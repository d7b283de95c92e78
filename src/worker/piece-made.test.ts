import { describe, expect, it } from 'vitest';
import { digitizeSvg } from 'ilmek-engine/digitize';
import { countDesign } from 'ilmek-engine/inspect';
import { pieceOfDesign } from 'ilmek-engine/piece';
import { DIGITIZE_DEFAULTS } from 'ilmek-engine/tables';
import { withMargin } from './margin.ts';
import { pieceBench } from './piece.ts';

const { widthMm: _, ...OPTIONS } = DIGITIZE_DEFAULTS;
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" width="60mm" height="40mm" viewBox="0 0 60 40">
  <path d="M4 6H40V30H4Z" fill="#2c4a8f"/><path d="M12 12H30V24H12Z" fill="#e0a12c"/>
  <path d="M44 8H58V12H44Z" fill="#2c4a8f"/></svg>`;
const MADE = withMargin(digitizeSvg(SVG, OPTIONS).design);
const { objects, ...sheet } = pieceOfDesign(MADE);

let last = 300;
/** Sews the piece, or another one, as the page asks for it. */
function sew(made?: typeof MADE, others = objects) {
  const fresh = others.map((object) => [++last, object] as const);
  const order = fresh.map(([number]) => number);
  return { ...pieceBench.sew({ sheet, order, fresh }, made), design: pieceBench.design() };
}

describe('a piece whose stitches are known', () => {
  it('has the very stitches that it was made with, where its objects lie', () => {
    const { asMade, design, shift, counts } = sew(MADE);
    expect(asMade).toBe(true);
    expect(design.x).toEqual(MADE.x);
    expect(counts).toEqual(countDesign(MADE));
    const anew = sew();
    expect(anew.asMade).toBe(false);
    const left = (x: Int32Array, by: number) => Math.min(...x) / 10 + by;
    expect(left(design.x, shift.x)).toBeCloseTo(left(anew.design.x, anew.shift.x), 0);
    expect(left(design.y, shift.y)).toBeCloseTo(left(anew.design.y, anew.shift.y), 0);
  });

  it('is sewn where its objects lie elsewhere', () => {
    const moved = objects.map((object) => ({
      ...object,
      transform: [1, 0, 0, 1, 9, 0] as const,
    }));
    expect(sew(MADE, moved).asMade).toBe(false);
  });
});
