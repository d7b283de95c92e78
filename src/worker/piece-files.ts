import type { Design } from 'ilmek-engine';
import { Command, countCommand, designExtents } from 'ilmek-engine/tables';
import { cutShortWords, decodeFile, isUnknownColor } from 'ilmek-engine/formats';
import { countDesign } from 'ilmek-engine/inspect';
import {
  pieceOfDesign,
  readLetteredPiece,
  recoverPiece,
  sewPiece,
  writePiece,
  type Piece,
} from 'ilmek-engine/piece';
import { artworkPlace, renderDesign } from 'ilmek-engine/render';
import { foundAgainWords, isSewnWorse, type FoundAgain } from '../lib/editor/found-again.ts';
import { encode } from './decode.ts';
import { JobError } from './errors.ts';
import { loadFont } from './fonts.ts';
import type { BegunPiece, OpenedPiece } from './protocol.ts';

/** Longer side of the picture that lists show, px: twice as large as it is shown. */
const PICTURE_SIDE = 560;

/**
 * Opens a file as a piece: a working file or a drawing made for Ink/Stitch, or a machine file, whose
 * objects are found again by its stitches.
 * @param name of the file, which tells its kind
 * @throws JobError, EngineError and FormatError
 */
export async function openPieceFile(
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
): Promise<OpenedPiece> {
  const { piece, notes, found } = await readPieceFile(bytes, name);
  const design = sewPiece(piece);
  const preview = await listPicture(design);
  const { left, right, top, bottom } = designExtents(design);
  const size = { widthMm: (right - left) / 10, heightMm: (bottom - top) / 10 };
  const stitches = countCommand(design, Command.Stitch);
  const words = found && foundAgainWords(found, 'file', stitches);
  return { piece, notes: words ? [words, ...notes] : notes, stitches, size, preview };
}

/**
 * Reads a file as a piece, without sewing it.
 * @param asStitched whether a machine file's stitches are kept as they are, in place of the objects that
 *   are found in them; where absent, if those would be sewn much worse
 * @throws JobError, EngineError and FormatError
 */
export async function readPieceFile(
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
  asStitched?: boolean,
): Promise<BegunPiece> {
  if (!/\.svg$/i.test(name)) return readStitches(bytes, name, asStitched);
  return await readLetteredPiece(new TextDecoder().decode(bytes), loadFont);
}

/** The picture of a piece that lists show. */
export function listPicture(design: Design): Promise<Blob> {
  const { bounds, pxPerMm } = artworkPlace(design, PICTURE_SIDE);
  const image = renderDesign(design, { fabric: 'linen', bounds, pxPerMm, samples: 2 });
  return encode(image, { type: 'image/webp', quality: 0.86 });
}

/** Fewer stitches than this that stay as they are, by all, are not worth a word. */
const TOLD_SHARE = 0.01;
const COUNT = new Intl.NumberFormat('en');

function readStitches(
  bytes: Uint8Array,
  name: string,
  asStitched: boolean | undefined,
): BegunPiece {
  const { design, format } = decodeFile(name, bytes);
  if (countCommand(design, Command.Stitch) === 0) {
    throw new JobError('nothing-to-sew', 'the file has no stitch');
  }
  const told = [
    ...(design.cutShort ? [cutShortWords(design.cutShort)] : []),
    ...(design.threads.some(isUnknownColor)
      ? [
          `${format.toUpperCase()} files tell no thread colours: those that are shown were chosen here, one for each change.`,
        ]
      : []),
  ];
  const kept = () => ({ piece: namedStitches(pieceOfDesign(design)), notes: told });
  if (asStitched) return kept();
  const { piece, stitches } = recoverPiece(design);
  const found = foundIn(design, piece);
  if (asStitched === undefined && found.objects > 0) {
    const [before, anew] = [countDesign(design), countDesign(sewPiece(piece))];
    const { stitches, trims } = anew;
    if (isSewnWorse(before, anew)) {
      const worse = { stitches, trims, trimsBefore: before.trims };
      return { ...kept(), found: { ...found, worse } };
    }
  }
  const left = stitches.all - stitches.objects - stitches.hidden;
  const notes =
    left <= TOLD_SHARE * stitches.all
      ? told
      : [
          ...told,
          `${COUNT.format(left)} stitches lie in no shape that was found: they stay as they were stitched, as objects of their own.`,
        ];
  return { piece, notes, found };
}

/** A file's stitches are of anything: not of a photograph, as the layers of one are that was made here. */
const namedStitches = (piece: Piece): Piece => ({
  ...piece,
  objects: piece.objects.map((object) => ({
    ...object,
    name: 'Stitches',
    ...(object.group && { group: 'stitches' }),
  })),
});

/** What was found again in a design's stitches. */
export const foundIn = (design: Design, { objects }: Piece): FoundAgain => ({
  // The list of objects counts them all.
  objects: objects.some(({ kind }) => kind !== 'stitches') ? objects.length : 0,
  stitches: countCommand(design, Command.Stitch),
});

/** A piece as a working file. @throws EngineError */
export const writePieceFile = (piece: Piece): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(writePiece(piece));
