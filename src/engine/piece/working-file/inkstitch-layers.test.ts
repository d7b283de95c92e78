import { describe, expect, it } from 'vitest';
import { readPiece } from './read.ts';

const foreign = (body: string, size = 'width="100mm" height="100mm" viewBox="0 0 100 100"') =>
  readPiece(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:inkstitch="http://inkstitch.org/namespace" ${size}>${body}</svg>`,
  );

describe('a drawing made for Ink/Stitch', () => {
  it('sews no layer that is to be ignored, nor the stitches that Ink/Stitch shows on a drawing', () => {
    const layer = (id: string, inside: string, mode = 'inkscape:groupmode="layer"') =>
      `<g id="${id}" ${mode}><path id="in-${id}" d="M10 10h20v20h-20z"/>${inside}</g>`;
    const symbol = '<use xlink:href="#inkstitch_ignore_layer" x="3" y="3"/>';
    const { piece } = foreign(
      layer('notes', `<g>${symbol}</g>`) +
        layer('sewn', '') +
        layer('group', symbol, '') +
        layer('__inkstitch_stitch_plan__', ''),
    );
    expect(piece.objects.map(({ id }) => id)).toEqual(['in-sewn', 'in-group']);
  });

  it('sews a stroke before the fill where that is asked for', () => {
    const kinds = (asked: string) =>
      foreign(
        `<path d="M10 10h20v20h-20z" style="fill:#00f;stroke:#f00" ${asked}/>`,
      ).piece.objects.map(({ thread }) => thread.hex);
    expect(kinds('')).toEqual(['#0000ff', '#ff0000']);
    expect(kinds('inkstitch:stroke_first="True"')).toEqual(['#ff0000', '#0000ff']);
  });

  it('takes a drawing that says one side of its page alone for a square', () => {
    const { piece } = foreign('<path d="M10 10h20v20h-20z"/>', 'width="96"');
    expect([piece.widthMm, piece.heightMm].map((mm) => mm.toFixed(1))).toEqual(['25.4', '25.4']);
    expect(() => foreign('<path d="M10 10h20v20h-20z"/>', '')).toThrow('no size');
  });
});
