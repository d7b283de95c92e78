import type { Design, FormatId } from 'ilmek-engine';
import {
  transformObjects,
  type Hooping,
  type HoopField,
  type Piece,
  type PieceObject,
} from 'ilmek-engine/piece';
import { fileStem } from '../../lib/files/names.ts';
import { saveFile } from '../../lib/files/save.ts';
import { pageEngine } from '../../worker/client.ts';
import { PieceClient, type SewnPiece } from '../../worker/piece-client.ts';
import { showToast } from '../toasts/toasts.ts';
import { cutSewn, sewnApart } from './cut-sewn.ts';
import { sentence } from './edits.ts';
import { sewnDesign } from './files.ts';
import { $piece, $sewn, $title } from './state.ts';
import { splitEither } from './too-large.ts';

/**
 * Splits the piece between its objects, and hands out a file for each hooping: all in one archive,
 * because browsers ask about a second download, and hold back what follows.
 * @param onPart told each hooping that is begun, by its number from 1, and how many there are
 */
export async function downloadHoopings(
  field: HoopField,
  format: FormatId,
  onPart: (part: number, count: number) => void,
): Promise<void> {
  const piece = $piece.get();
  if (!piece) return;
  // A worker of its own: the page's keeps what it has sewn of the whole.
  const client = new PieceClient();
  try {
    const parts = splitEither(piece, field);
    const whole = { design: await sewnDesign(), shift: $sewn.get()!.shift };
    const sewn = await asSewn(piece, parts, whole, async (apart) => {
      const { shift } = await client.sew(apart);
      return { design: await client.design(), shift };
    });
    const stem = fileStem($title.get(), 'embroidery');
    const { ZipWriter } = await import('../../lib/zip/zip.ts');
    const archive: Uint8Array<ArrayBuffer>[] = [];
    const zip = new ZipWriter((bytes) => void archive.push(bytes));
    for (const [i, part] of parts.entries()) {
      onPart(i + 1, parts.length);
      const { shift } = await client.sew(sewn[i]);
      const design = { ...(await client.design()), page: pageOf(part, shift) };
      const bytes = await pageEngine().encode(design, format);
      const name = `${stem}-${i + 1}-of-${parts.length}`;
      const title = `${$title.get()}, ${i + 1} of ${parts.length}`;
      const rows = [['Hooping', placeWords(part, parts[0], i)]] as const;
      const sheet = await pageEngine().worksheet(design, title, { rows });
      await zip.add({ name: `${name}.${format}`, bytes, modified: new Date() });
      await zip.add({ name: `${name}-worksheet.pdf`, bytes: sheet, modified: new Date() });
    }
    await zip.end();
    saveFile(
      new Blob(archive, { type: 'application/zip' }),
      `${stem}-${parts.length}-hoopings.zip`,
    );
    const text =
      'Unpack the archive, and sew them in order. Where the first crosses of one meet those that are sewn, the cloth lies right. Each has a worksheet with its template at true size.';
    showToast('done', `${parts.length} hoopings`, text);
  } catch (error) {
    showToast('error', 'Not split', sentence(error));
  } finally {
    client.end();
  }
}

/** A sewn piece, and how far it lies from the page, mm. */
interface Whole {
  design: Design;
  shift: SewnPiece['shift'];
}

/** More cuts an object than this, and rows run through parts that are sewn one after the other. */
const MOST_CUTS = 2;

/**
 * The hoopings on the page of the whole piece, with the stitches that it has: sewn together they are what
 * it is. Where rows run through several, it is sewn so that none do.
 * @param sew sews a piece
 */
export async function asSewn(
  piece: Piece,
  parts: readonly Hooping[],
  whole: Whole,
  sew: (apart: Piece) => Promise<Whole>,
): Promise<Piece[]> {
  const numbers = new Map(parts.flatMap((part, i) => part.piece.objects.map(({ id }) => [id, i])));
  const partOf = ({ id }: PieceObject) => numbers.get(id);
  const cut = ({ design, shift }: Whole) => cutSewn(design, shift, piece, partOf);
  let found = cut(whole);
  if (found && found.cuts > MOST_CUTS * piece.objects.length)
    found = cut(await sew(sewnApart(piece, partOf)));
  return parts.map((part, i) => {
    const own = onWhole(part, piece);
    if (!found) return own;
    const isCross = ({ id }: PieceObject) => !piece.objects.some((one) => one.id === id);
    const first = own.objects.findIndex((one) => !isCross(one));
    const crosses = own.objects.filter(isCross);
    const stitches = found.parts[i] ?? [];
    return {
      ...own,
      asMade: undefined,
      objects: [...crosses.slice(0, first), ...stitches, ...crosses.slice(first)],
    };
  });
}

/** A hooping on the page of the whole piece, where each of its objects lies. */
function onWhole({ piece, left, top }: Hooping, whole: Piece): Piece {
  const { widthMm, heightMm } = whole;
  const known = new Map(whole.objects.map((object) => [object.id, object]));
  const crosses = piece.objects.flatMap(({ id }) => (known.has(id) ? [] : [id]));
  const { objects } = transformObjects(piece, crosses, [1, 0, 0, 1, left, top]);
  return {
    ...{ ...piece, widthMm, heightMm },
    objects: objects.map((object) => known.get(object.id) ?? object),
  };
}

/** The hoop's field around what was sewn in it, tenths of a millimetre. */
function pageOf({ piece, left, top }: Hooping, shift: SewnPiece['shift']): Design['page'] {
  const [x, y] = [Math.round((left - shift.x) * 10), Math.round((top - shift.y) * 10)];
  return { left: x, top: y, right: x + piece.widthMm * 10, bottom: y + piece.heightMm * 10 };
}

/** Where the cloth lies in a hoop against the first time. @param at its number, from 0 */
function placeWords({ left, top }: Hooping, first: Hooping, at: number): string {
  if (at === 0) return '1, sewn first';
  const [x, y] = [left - first.left, top - first.top];
  const words = [
    `${Math.abs(x).toFixed(1)} mm ${x < 0 ? 'left' : 'right'} of the first`,
    `${Math.abs(y).toFixed(1)} mm ${y < 0 ? 'above' : 'below'} it`,
  ];
  return `${at + 1}, ${words.join(', ')}`;
}
