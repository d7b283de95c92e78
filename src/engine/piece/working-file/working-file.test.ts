import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Command } from '../../core/design.ts';
import { FormatError } from '../../core/errors.ts';
import { DIGITIZE_DEFAULTS } from '../../options.ts';
import { sewPiece } from '../sew-piece.ts';
import type { Piece, PieceObject, PieceShape } from '../types.ts';
import { readPiece } from './read.ts';
import { railsOf } from './rungs.ts';
import { writePiece } from './write.ts';

const { density, fabric, threadWeight } = DIGITIZE_DEFAULTS;
const GREEN = { hex: '#2f7a4d', name: 'Moss & "fern"', code: '5510', chart: 'Ilmek 40' };

const SQUARE: PieceShape = {
  kind: 'area',
  polygon: {
    rings: [
      Float64Array.of(10, 10, 40, 10, 40, 30, 10, 30),
      Float64Array.of(20, 15, 30, 15, 30, 25, 20, 25),
    ],
  },
};
const BAR: PieceShape = {
  kind: 'area',
  polygon: { rings: [Float64Array.of(5, 40, 45, 40, 45, 43, 5, 43)] },
};
const COLUMN: PieceShape = {
  kind: 'column',
  left: Float64Array.of(5, 50, 25, 50, 45, 50),
  right: Float64Array.of(5, 53, 25, 53.5, 45, 53),
};
const LINE: PieceShape = {
  kind: 'stroke',
  points: Float64Array.of(5, 60, 45, 60.125),
  closed: false,
  widthMm: 0.4,
};

const object = (id: string, shape: PieceShape, more: Partial<PieceObject> = {}): PieceObject =>
  ({
    kind: 'shapes',
    id,
    name: '',
    thread: GREEN,
    shapes: [shape],
    sewing: {},
    ...more,
  }) as PieceObject;

const pieceOf = (...objects: PieceObject[]): Piece => ({
  name: 'Çiçek <3',
  widthMm: 60.5,
  heightMm: 70,
  density,
  fabric,
  threadWeight,
  objects,
});

const PIECE = pieceOf(
  object('square', SQUARE, { name: 'Frame', transform: [0.5, 0, 0, 0.5, 3.25, 1 / 3] }),
  object('bar', BAR, { hidden: true, group: 'g1', locked: true }),
  object('column', COLUMN, { sewing: { stitch: 'satin', pullMm: 0.3 } }),
  object('line', LINE, {
    sewing: { stitch: 'bean', entry: { x: 5, y: 60 } },
  }),
  {
    kind: 'stitches',
    id: 's',
    name: '',
    thread: GREEN,
    runs: [Float64Array.of(1, 1, 2, 1.1, 3, 1)],
  },
);

/** Without what is undefined: absent and undefined say the same. */
const plain = (piece: Piece): unknown => JSON.parse(JSON.stringify(piece)) as unknown;

const again = (piece: Piece): Piece => readPiece(writePiece(piece)).piece;

describe('a working file', () => {
  it('is read as the very same piece', () => {
    expect(plain(again(PIECE))).toEqual(plain(PIECE));
    expect(writePiece(again(PIECE))).toBe(writePiece(PIECE));
  });

  it('is read as the same piece whatever its numbers, names and settings are', () => {
    const coordinate = fc.double({ min: -500, max: 500, noNaN: true });
    const ring = fc
      .array(coordinate, { minLength: 6, maxLength: 12 })
      .map((v) => Float64Array.from(v.slice(0, v.length - (v.length % 2))));
    const area = ring.map((one): PieceShape => ({ kind: 'area', polygon: { rings: [one] } }));
    const one = fc.record({
      shape: area,
      name: fc.string({ unit: 'grapheme' }),
      transform: fc.option(fc.tuple(...Array.from({ length: 6 }, () => coordinate)), {
        nil: undefined,
      }),
      angle: fc.option(fc.double({ min: -180, max: 180, noNaN: true }), { nil: undefined }),
      trimAfter: fc.constantFrom(true, undefined),
      stopAfter: fc.constantFrom(true, undefined),
    });
    const clean = (name: string) => name.replace(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, '');
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 3 }), (all) => {
        const piece = pieceOf(
          ...all.map(({ shape, name, transform, angle, ...ends }, i) =>
            object(`o${i}`, shape, {
              ...ends,
              name: clean(name),
              transform: transform as PieceObject['transform'],
              ...(angle === undefined ? {} : { sewing: { angle } }),
            }),
          ),
        );
        expect(plain(again(piece))).toEqual(plain(piece));
      }),
      { numRuns: 60, seed: 3 },
    );
  });

  it('gives Ink/Stitch what it sews: fills, satin columns of two rails and rungs, lines, stitches', () => {
    const text = writePiece(PIECE);
    expect(text).toContain('<inkstitch:inkstitch_svg_version>3</inkstitch:inkstitch_svg_version>');
    expect(text).toContain('width="60.5mm" height="70mm" viewBox="0 0 60.5 70"');
    const whole = writePiece(pieceOf(object('whole', SQUARE)));
    const element = (id: string) => new RegExp(`<path id="${id}"[^>]*>`).exec(text + whole)![0];
    expect(element('whole-1')).toMatch(/fill:#2f7a4d;.*inkstitch:fill_method="auto_fill"/);
    expect(element('whole-1')).toMatch(/inkstitch:row_spacing_mm="0.2"/);
    // A bar of 3 mm is sewn as satin, so it comes as a column; the shape itself is not sewn.
    expect(element('bar-1')).toMatch(/inkstitch:satin_column="True".* d="M[^"]*M[^"]*M/);
    expect(element('bar-shape1')).toContain('display:none');
    expect(element('column-1')).toMatch(/inkstitch:pull_compensation_mm="0.3"/);
    expect(element('line-1')).toMatch(/stroke_method="running_stitch".*bean_stitch_repeats="1"/);
    expect(element('s-1')).toMatch(/stroke_method="manual_stitch"/);
  });

  it.each([3, 8, 11, 12, 13, 20, 40])(
    'gives a column %d mm long one rung, or three at least, never two that might be the rails',
    (mm) => {
      const rail = (y: number) =>
        Float64Array.from({ length: 2 * (4 * mm + 1) }, (_, i) => (i % 2 ? y : i / 8));
      const column: PieceShape = { kind: 'column', left: rail(10), right: rail(13), paired: true };
      const file = writePiece(pieceOf(object('c', column)));
      const [path] = file.match(/<path [^>]*satin_column[^>]*>/g)!;
      const lines = path.match(/ d="[^"]*"/)![0].split('M').length - 1;
      expect(lines === 3 || lines >= 5).toBe(true);
    },
  );

  it('keeps the document’s order and each element’s type', () => {
    const text = writePiece(PIECE);
    const places = PIECE.objects.map(({ id }) => text.indexOf(`<g id="${id}"`));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    const visible = [...text.matchAll(/<path [^>]*style="(?!display)[^>]*>/g)].map(
      ([path]) => path,
    );
    expect(visible.length).toBeGreaterThanOrEqual(5);
    for (const path of visible)
      expect(path).toMatch(/inkstitch:(fill_method|satin_column|stroke_method)/);
  });
});

describe('a working file that another program changed', () => {
  const square = pieceOf(object('square', SQUARE));
  const text = writePiece(square);

  it('moves an object whose group was moved, and one in a layer that was', () => {
    const moved = text.replace('<g id="square"', '<g id="square" transform="translate(4 -2)"');
    expect(readPiece(moved).piece.objects[0]).toMatchObject({
      id: 'square',
      transform: [1, 0, 0, 1, 4, -2],
      shapes: [SQUARE],
    });
    const layered = text
      .replace('<g id="square"', '<g transform="translate(1 0)"><g id="square"')
      .replace('</svg>', '</g></svg>');
    expect(readPiece(layered).piece.objects[0].transform).toEqual([1, 0, 0, 1, 1, 0]);
  });

  it('takes a new colour as a thread by its nearest name', () => {
    const { objects } = readPiece(text.replaceAll('fill:#2f7a4d', 'fill:#c02020')).piece;
    expect(objects[0].thread.hex).toBe('#c02020');
    expect(objects[0].thread.name).not.toBe(GREEN.name);
    expect(objects[0]).toMatchObject({ kind: 'shapes', shapes: [SQUARE] });
  });

  it('reads what was drawn anew, with the parameters that were set', () => {
    const angled = text.replace('inkstitch:angle="', 'inkstitch:angle="30" inkstitch:was="');
    const [object] = readPiece(angled).piece.objects;
    expect(object).toMatchObject({ kind: 'shapes', sewing: { stitch: 'fill', angle: 150 } });
  });

  it('reads it whatever prefixes it has', () => {
    const other = text.replaceAll('inkstitch:', 'ink:').replace('xmlns:inkstitch', 'xmlns:ink');
    expect(plain(readPiece(other).piece)).toEqual(plain(square));
  });
});

it('is the same file whatever order an object was changed in', () => {
  const [first, second] = [
    { spacingMm: 0.3, angle: 30 },
    { angle: 30, spacingMm: 0.3 },
  ].map((sewing) => writePiece(pieceOf(object('a', SQUARE, { sewing }))));
  expect(second).toBe(first);
});

const foreign = (body: string, size = 'width="100mm" height="100mm" viewBox="0 0 100 100"') =>
  readPiece(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:inkstitch="http://inkstitch.org/namespace" ${size}>${body}</svg>`,
  );

describe('a drawing made for Ink/Stitch', () => {
  it('gives a fill and a stroke of one path as two objects, by their parameters', () => {
    const { piece } = foreign(
      '<path id="a" d="M10 10h20v20h-20z" style="fill:#00f;stroke:#f00;stroke-width:.4" inkstitch:angle="45" inkstitch:row_spacing_mm=".3" inkstitch:running_stitch_length_mm="3" inkstitch:bean_stitch_repeats="2"/>',
    );
    expect(piece.objects).toMatchObject([
      {
        id: 'a',
        thread: { hex: '#0000ff' },
        sewing: { stitch: 'fill', angle: 135, spacingMm: 0.3 },
      },
      { id: 'a-2', thread: { hex: '#ff0000' }, sewing: { stitch: 'bean', stitchMm: 3 } },
    ]);
  });

  it('calls objects what a person called them, by label, title or id, or what their group is called', () => {
    const { piece } = foreign(
      `<g id="Layer_1"><path id="left-leaf" d="M0 0h9v9z"/><path id="path12" d="M20 0h9v9z"/></g>
      <g inkscape:label="Stem"><path id="XMLID_4_" d="M0 20h9v9z"/><path d="M20 20h9v9z"><title>Bee</title></path></g>
      <path id="g3" d="M40 0h9v9z"/><path id="Gül_x20_dalı" d="M40 20h9v9z"/><path id="5c2e41a" d="M40 40h9v9z"/>`,
    );
    expect(piece.objects.map(({ name }) => name)).toEqual([
      'left leaf',
      '',
      'Stem',
      'Bee',
      '',
      'Gül dalı',
      '',
    ]);
  });

  it('of a drawing that says nothing of stitches, sews broad lines as satin and fine ones as running', () => {
    const { piece } = readPiece(
      `<svg xmlns="http://www.w3.org/2000/svg" width="50mm" height="50mm" viewBox="0 0 50 50">
        <path d="M5 5h40" fill="none" stroke="#a00" stroke-width="2.5"/>
        <path d="M5 15h40" fill="none" stroke="#a00" stroke-width=".4"/>
        <path d="M5 25h20v20h-20z" fill="#06c"/></svg>`,
    );
    expect(piece.objects.map((object) => object.kind === 'shapes' && object.sewing)).toEqual([
      {},
      {},
      {},
    ]);
    const widths = piece.objects.map(
      (object) =>
        object.kind === 'shapes' && object.shapes[0].kind === 'stroke' && object.shapes[0].widthMm,
    );
    expect(widths).toEqual([2.5, 0.4, false]);
    const { x, y, commands } = sewPiece(piece);
    // Satin goes from side to side of its line.
    const across = [...y].filter((v, i) => commands[i] === Command.Stitch && v < 100);
    expect(Math.max(...across) - Math.min(...across)).toBeGreaterThan(20);
    expect(x.length).toBeGreaterThan(200);
  });

  it('takes ids that ours may not be', () => {
    const { piece } = foreign('<path id="5c" d="M0 0h9v9z"/><path id="a b" d="M20 0h9v9z"/>');
    expect(piece.objects.map(({ id }) => id)).toEqual(['object-2', 'object-3']);
  });

  it('pairs the rails of a satin column by its rungs', () => {
    const { piece } = foreign(
      '<path d="M0 0H40M0 4H40M10 -1 30 5" style="fill:none;stroke:#000;stroke-width:1px" inkstitch:satin_column="true" inkstitch:zigzag_spacing_mm=".5" inkstitch:contour_underlay="true"/>',
    );
    const [column] = piece.objects;
    expect(column).toMatchObject({
      sewing: { stitch: 'satin', spacingMm: 0.5, underlay: 'normal' },
    });
    if (column.kind !== 'shapes' || column.shapes[0].kind !== 'column')
      throw new Error('no column');
    const { left, right } = column.shapes[0];
    const at = [...left].findIndex((v, i) => i % 2 === 0 && Math.abs(v - 13.33) < 0.01);
    expect(right[at]).toBeCloseTo(26.67, 1);
  });

  it('takes fixed stitches, commands and what is not to be sewn as they are', () => {
    const { piece } = foreign(
      `<path id="m" d="M1 1 2 1 3 2" style="fill:none;stroke:#000" inkstitch:stroke_method="manual_stitch"/>
       <path id="f" d="M10 10h20v20h-20z" style="fill:#00f"/>
       <path d="M0 0 9 9" style="fill:none;stroke:#000" inkscape:connection-start="#f" inkscape:connection-end="#c"/>
       <use id="c" xlink:href="#inkstitch_starting_point" transform="translate(12 14)"/>
       <path d="M0 0h9v9z" style="display:none;fill:#0f0"/>`,
    );
    const [stitches] = piece.objects;
    const [run] = stitches.kind === 'stitches' ? stitches.runs : [];
    // Tied at both ends, and each point between them as it was drawn.
    expect([...run.slice(0, 2), ...run.slice(6, 10)]).toEqual([1, 1, 2, 1, 3, 2]);
    expect(run.length).toBe(14);
    expect(piece.objects).toMatchObject([
      { kind: 'stitches' },
      { id: 'f', sewing: { entry: { x: 12, y: 14 } } },
    ]);
  });

  it('reads pixels of 96 to the inch, and transformations of groups', () => {
    const { piece } = foreign(
      '<g transform="scale(2)"><rect x="0" y="0" width="48" height="48" fill="#123456"/></g>',
      'width="192" height="192"',
    );
    expect(piece.widthMm).toBeCloseTo(50.8);
    const [rect] = piece.objects;
    if (rect.kind !== 'shapes' || rect.shapes[0].kind !== 'area') throw new Error('no area');
    expect(Math.max(...rect.shapes[0].polygon.rings[0])).toBeCloseTo(25.4, 2);
  });

  it('says what it leaves out', () => {
    expect(foreign('<text>Hi</text><path d="M0 0h9v9z"/>').notes).toEqual([
      expect.stringContaining('Text is left out'),
    ]);
  });

  it('refuses a drawing whose layers are all hidden, and says what to do', () => {
    const layer = (name: string, style: string) =>
      `<g inkscape:groupmode="layer" inkscape:label="${name}" style="${style}"><path d="M5 5h20v20z"/></g>`;
    const letters = ['A', 'B'].map((one) => layer(`GlyphLayer-${one}`, 'display:none')).join('');
    expect(() => foreign(letters)).toThrow(
      /all of its 2 layers are hidden: it is a font of Ink\/Stitch, a layer for each letter\. In Inkscape/,
    );
    expect(() => foreign(layer('Leaf', 'display:none'))).toThrow(/: its one layer is hidden\. In/);
    const nested = '<g><path d="M5 5h20v20z" style="display:none"/></g>';
    expect(() => foreign(nested)).toThrow(/: all that it draws is hidden\. In Inkscape/);
    expect(foreign(letters + layer('GlyphLayer-C', '')).piece.objects).toHaveLength(1);
    // Bare cloth hides nothing.
    expect(foreign('<g style="display:none"/>').piece.objects).toEqual([]);
  });

  it('refuses what is no drawing, has no size, or is of a later version', () => {
    expect(() => readPiece('hello')).toThrow(FormatError);
    expect(() => foreign('', '')).toThrow(/no size/);
    const later = writePiece(PIECE).replace('&quot;version&quot;:1', '&quot;version&quot;:2');
    expect(() => readPiece(later)).toThrow(/version 2, known is 1/);
  });

  it('says which machine file it was opened from, where that is a format', () => {
    const piece: Piece = { ...pieceOf(object('a', SQUARE)), openedFrom: 'PES' };
    expect(readPiece(writePiece(piece)).piece).toEqual(piece);
    const other = readPiece(writePiece({ ...piece, openedFrom: '<b>' })).piece;
    expect(other).not.toHaveProperty('openedFrom');
  });

  it('takes nothing that is not as it should be from data of ours', () => {
    const broken = writePiece(PIECE)
      .replaceAll('&quot;hex&quot;:&quot;#2f7a4d&quot;', '&quot;hex&quot;:&quot;url(x)&quot;')
      .replaceAll('&quot;pullMm&quot;:0.3', '&quot;pullMm&quot;:300');
    const { objects } = readPiece(broken).piece;
    for (const { thread } of objects) expect(thread.hex).toMatch(/^#[0-9a-f]{6}$/);
    expect(objects[2]).toMatchObject({ sewing: { stitch: 'satin' } });
    expect(objects[2]).not.toHaveProperty('sewing.pullMm');
  });
});

describe('railsOf', () => {
  it('takes the two longest lines for the rails, in their order', () => {
    const rails = railsOf([
      Float64Array.of(0, 4, 40, 4),
      Float64Array.of(5, -1, 5, 5),
      Float64Array.of(0, 0, 41, 0),
    ])!;
    expect([rails.left[1], rails.right[1]]).toEqual([4, 0]);
    expect(rails.left.length).toBe(rails.right.length);
  });

  it('finds nothing in one line', () => {
    expect(railsOf([Float64Array.of(0, 0, 9, 0)])).toBeUndefined();
  });
});
