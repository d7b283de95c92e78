import type { Design } from 'ilmek-engine';
import { startHistory, type Piece } from 'ilmek-engine/piece';
import { openShelf } from '../../lib/shelf/database.ts';
import { editorLink } from '../../lib/shelf/pages.ts';
import { summaryOf } from '../../lib/shelf/shelf.ts';
import { PieceClient, type PieceSource } from '../../worker/piece-client.ts';
import { showToast } from '../toasts/toasts.ts';
import { carryFound } from './found-again.ts';

/* From other pages to the editor: a piece is put on the shelf, and opened there. */

/**
 * Edits a result by its working file.
 * @param bring gives that file's bytes
 * @param sources what it is made from; as the file says without
 * @param made its stitches: as long as nothing is changed they are the piece's
 */
export const editWorkingFile = (
  title: string,
  bring: () => Promise<Uint8Array<ArrayBuffer>>,
  { sources, made }: { sources?: Piece['sources']; made?: Design | undefined } = {},
): Promise<void> =>
  handOver(
    title,
    async () => ({
      kind: 'file',
      name: 'piece.svg',
      bytes: await bring(),
    }),
    { sources, made },
  );

/** Edits stitches: what can be found again of their shapes, and the rest as it is. */
export const editDesign = (title: string, bring: () => Promise<Design>): Promise<void> =>
  handOver(title, async () => ({ kind: 'design', design: await bring() }));

async function handOver(
  title: string,
  source: () => Promise<PieceSource>,
  { sources, made }: { sources?: Piece['sources']; made?: Design | undefined } = {},
): Promise<void> {
  const client = new PieceClient();
  try {
    const begun = await client.begin(await source());
    const piece = sources ? { ...begun.piece, sources } : begun.piece;
    const id = crypto.randomUUID();
    const shelf = await openShelf();
    const history = startHistory(piece, 'Opened', made);
    await shelf.put({ id, title, stitches: 0, ...summaryOf(piece) }, history);
    carryFound(id, begun.found);
    location.assign(editorLink(id));
  } catch {
    const text = 'Download the working file (SVG) and open that in the editor.';
    showToast('error', 'The editor could not take it', text);
  } finally {
    client.end();
  }
}
