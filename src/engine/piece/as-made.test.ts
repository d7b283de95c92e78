import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { composed, inputFor } from '../../../tests/fixtures/composed.ts';
import { digitizePrompt } from '../compose/digitize.ts';
import { PROMPT_DEFAULTS } from '../compose/options.ts';
import type { Design } from '../core/design.ts';
import { digitizeImage, digitizeSvg } from '../digitize/index.ts';
import { encode } from '../formats/index.ts';
import { digitizeLettering } from '../lettering/digitize-lettering.ts';
import { LETTERING_DEFAULTS } from '../lettering/options.ts';
import { testFonts } from '../lettering/test-support.ts';
import { digitizeMonogram } from '../monogram/monogram.ts';
import { MONOGRAM_FONTS } from '../monogram/options.ts';
import { DIGITIZE_DEFAULTS, type DigitizeOptions } from '../options.ts';
import { digitizeTattoo } from '../tattoo/index.ts';
import { TATTOO_DEFAULTS, type TattooStyle } from '../tattoo/options.ts';
import { badge, leaf, portrait } from '../tattoo/testing/pictures.ts';
import { setSewing, transformObjects } from './edit.ts';
import { pieceOfDesign } from './of-design.ts';
import { createPieceCache } from './piece-cache.ts';
import { sewPiece } from './sew-piece.ts';
import type { AsMade, MadeDrawing, Piece } from './types.ts';
import { readPiece } from './working-file/read.ts';
import { writePiece } from './working-file/write.ts';

const { font } = testFonts((path) => readFileSync(path));

const picture = (options: Partial<DigitizeOptions>) =>
  digitizeImage(badge(), { ...DIGITIZE_DEFAULTS, widthMm: 50, ...options });

const { widthMm: _, ...OPTIONS } = DIGITIZE_DEFAULTS;
const LEAF =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40mm" height="30mm" viewBox="0 0 40 30"><path d="M4 26C4 8 20 4 36 4 36 20 24 26 4 26Z" fill="#3c7a3c"/><path d="M4 26 30 9" stroke="#123c12" stroke-width="2" fill="none"/><path d="M6 4h6v6h-6z" fill="#3c7a3c"/></svg>';

function prompt(words: string): Design {
  const { plan } = composed(words);
  const options = { ...PROMPT_DEFAULTS, longSideMm: 70 };
  return digitizePrompt(plan, options, inputFor(plan, options));
}

const tattoo = (tattooStyle: TattooStyle) =>
  digitizeTattoo(leaf(), { ...TATTOO_DEFAULTS, tattooStyle, longSideMm: 50 });

/** Every way to a design. */
const MAKERS: Record<string, () => Design> = {
  'a picture of few colours': () => picture({}),
  'its borders': () => picture({ style: 'running' }),
  'its areas as cloth': () => picture({ style: 'applique', widthMm: 70 }),
  'a picture in a frame, to a size': () =>
    digitizeImage(badge(), { ...OPTIONS, frame: 'circle', sewn: { side: 'longer', mm: 60 } }),
  'a photograph': () => digitizeImage(portrait(), { ...DIGITIZE_DEFAULTS, widthMm: 40 }),
  'a photograph as areas': () =>
    digitizeImage(portrait(), { ...DIGITIZE_DEFAULTS, widthMm: 50, photo: 'off' }),
  'a drawing': () => digitizeSvg(LEAF, { ...OPTIONS, fabric: 'towel', pullMm: 0.3 }).design,
  'a text': () =>
    digitizeLettering({ ...LETTERING_DEFAULTS, text: 'İğne 19' }, font('sans-modern')),
  'a framed text to a size': () =>
    digitizeLettering(
      {
        ...{ ...LETTERING_DEFAULTS, text: 'Ela', frame: 'circle', colors: 1 },
        sewn: { side: 'longer', mm: 60 },
      },
      font('serif-classic'),
    ),
  'a monogram': () =>
    digitizeMonogram({ text: 'AK', style: 'circle-frame' }, font(MONOGRAM_FONTS['circle-frame'])),
  'words with a name': () => prompt('a red heart and a star with "Ada"'),
  'a tattoo with lines over it': () => tattoo('geometric'),
  'a tattoo of lines': () => tattoo('fine-line'),
};

const dst = (design: Design): Uint8Array => encode(design, 'dst');
const throughFile = (piece: Piece): Piece => readPiece(writePiece(piece)).piece;

describe('a design and its piece', () => {
  it.each(Object.keys(MAKERS))('are the same machine file: %s', (name) => {
    const design = MAKERS[name]();
    const piece = pieceOfDesign(design);
    const wanted = dst(design);
    expect(dst(sewPiece(piece))).toEqual(wanted);
    const read = throughFile(piece);
    expect(read).toEqual(piece);
    expect(dst(sewPiece(read))).toEqual(wanted);
    expect(sewPiece(piece).threads).toEqual(design.threads);
  });
});

describe('a piece as it was made', () => {
  const design = MAKERS['a text']();
  const piece = pieceOfDesign(design);
  const { asMade } = piece;
  const byObjects = { ...piece, asMade: undefined };

  it('is sewn object by object as soon as it is edited, and as it was made when that is undone', () => {
    const cache = createPieceCache();
    expect(dst(sewPiece(piece, cache))).toEqual(dst(design));
    const turned = setSewing(piece, [piece.objects[0].id], { spacingMm: 0.5 });
    expect(dst(sewPiece(turned, cache))).toEqual(dst(sewPiece({ ...turned, asMade: undefined })));
    expect(dst(sewPiece(piece, cache))).toEqual(dst(design));
    expect(cache.sewnAnew).toBe(0);
  });

  it('stays so under other names and locks, and not where anything is moved or hidden', () => {
    const [first, ...others] = piece.objects;
    const named = { ...piece, objects: [{ ...first, name: 'First', locked: true }, ...others] };
    expect(dst(sewPiece(named))).toEqual(dst(design));
    const alone = (one: Piece) => dst(sewPiece({ ...one, asMade: undefined }));
    const hidden = { ...piece, objects: [{ ...first, hidden: true }, ...others] };
    expect(dst(sewPiece(hidden))).toEqual(alone(hidden));
    const moved = transformObjects(piece, [first.id], [1, 0, 0, 1, 0.1, 0]);
    expect(dst(sewPiece(moved))).toEqual(alone(moved));
  });

  it.each<[string, Partial<MadeDrawing>]>([
    ['a shape that it has not', { blocks: [{ thread: 0, shapes: [0, 1, 99] }] }],
    ['a shape twice', { blocks: [{ thread: 0, shapes: [0, 0, 1] }] }],
    ['too few shapes', { blocks: [{ thread: 0, shapes: [0] }] }],
    ['another page', { widthMm: 400 }],
  ])('is sewn by its objects where its file tells of %s', (_name, wrong) => {
    const drawings = [{ ...asMade!.drawings[0], ...wrong }];
    const told: AsMade = { ...asMade!, drawings };
    const read = throughFile({ ...piece, asMade: told });
    expect(dst(sewPiece(read))).toEqual(dst(sewPiece(byObjects)));
    expect(dst(sewPiece(byObjects))).not.toEqual(dst(design));
  });
});
