import { describe, expect, it } from 'vitest';
import { sewPiece } from '../sew-piece.ts';
import { readPiece } from './read.ts';
import { writePiece } from './write.ts';

/** A page of 100 mm, a unit a millimetre. */
const read = (inside: string) =>
  readPiece(
    `<svg xmlns="http://www.w3.org/2000/svg" width="100mm" height="100mm" viewBox="0 0 100 100">${inside}</svg>`,
  );
const STROKE = 'fill="none" stroke="#123c12"';
const RAILS = 'M10 10H60M10 14H60M20 9V15M50 9V15';

describe('a drawing made for Ink/Stitch before it had a namespace', () => {
  it('is read with its parameters', () => {
    const { piece, notes } = read(
      [
        '<path id="leaf" d="M20 60H60V90Z" fill="#3c7a3c" embroider_angle="30" embroider_row_spacing_mm="0.4" embroider_max_stitch_length_mm="3"/>',
        `<path id="vein" d="${RAILS}" ${STROKE} stroke-width=".3" embroider_satin_column="yes" embroider_zigzag_spacing_mm="0.5" embroider_contour_underlay="yes"/>`,
        `<path id="dots" d="M10 20H60" ${STROKE} stroke-dasharray="1 1" embroider_running_stitch_length_mm="2"/>`,
        `<path id="broad" d="M10 30H60" ${STROKE} stroke-width="3" embroider_trim_after="True"/>`,
        `<path id="thin" d="M10 40H60" ${STROKE} stroke-width=".1"/>`,
        `<path id="points" d="M10 50H12H14" ${STROKE} embroider_manual_stitch="True"/>`,
        '<path id="under" d="M70 60H90V90Z" fill="#3c7a3c" embroider_fill_underlay="yes"/>',
      ].join(''),
    );
    expect(piece.objects).toMatchObject([
      {
        id: 'leaf',
        sewing: { stitch: 'fill', angle: 150, spacingMm: 0.4, stitchMm: 3, underlay: 'light' },
      },
      {
        id: 'vein',
        shapes: [{ kind: 'column' }],
        sewing: { stitch: 'satin', spacingMm: 0.5, underlay: 'normal' },
      },
      { id: 'dots', sewing: { stitch: 'running', stitchMm: 2 } },
      {
        ...{ id: 'broad', sewing: { stitch: 'satin' }, trimAfter: true },
        shapes: [{ kind: 'stroke', widthMm: 3 }],
      },
      { id: 'thin', sewing: { stitch: 'running' } },
      { id: 'points', kind: 'stitches' },
      { id: 'under', sewing: { underlay: 'normal' } },
    ]);
    expect(notes).toEqual([]);
    expect(() => sewPiece(piece)).not.toThrow();
    // What we write of it is told as now.
    const text = writePiece(piece);
    expect(text).not.toContain('embroider_');
    expect(readPiece(text).piece).toEqual(piece);
  });

  it('is none without one of those names: a plain drawing is sewn by its widths', () => {
    const { piece } = read(`<path id="broad" d="M10 30H60" ${STROKE} stroke-width="3"/>`);
    expect(piece.objects).toMatchObject([{ id: 'broad', sewing: {} }]);
  });
});
