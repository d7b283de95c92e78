import { startHistory, type History, type Piece } from 'ilmek-engine/piece';
import { FORMATS, formatOfFileName } from 'ilmek-engine/tables';
import { baseName } from '../../lib/files/files.ts';
import { allHiddenWords } from '../../lib/shelf/all-hidden.ts';
import { machineFormat } from '../../lib/shelf/holds-words.ts';
import type { PieceSource } from '../../worker/piece-client.ts';
import { edit } from './edits.ts';
import { carriedFound, tellFound } from './found-again.ts';
import { forgetSewn, pieceClient } from './sewing.ts';
import { keepNew, openKept } from './keeping.ts';
import { $chosen, $history, $notes, $opening, $title } from './state.ts';

/** Formats of machine files that can be opened, and drawings. */
export const ACCEPTED = [
  '.svg',
  ...Object.entries(FORMATS)
    .filter(([id]) => id !== 'csv')
    .map(([id]) => `.${id}`),
].join(',');

/** Larger ones are no embroidery. */
const MAX_BYTES = 50e6;

/** Opens a working file, any other drawing, or a machine file. */
export async function openFile(file: File): Promise<void> {
  await opening(async () => {
    if (file.size > MAX_BYTES) throw new Error('the file is larger than 50 MB');
    const source = await sourceOf(file);
    const { piece, notes, found } = await pieceClient().begin(source);
    const title = piece.name || baseName(file.name);
    begin(piece, title, notes, machineFormat(file.name));
    const again = found && (await sourceOf(file));
    stitched =
      again?.kind === 'file'
        ? { source: { ...again, asStitched: !found?.worse }, piece, kept: !!found?.worse }
        : undefined;
    tellFound(found, 'file');
  });
}

/** The machine file that was opened last, of which objects were found again, and the other way to have it. */
let stitched: { source: PieceSource; piece: Piece; kept: boolean } | undefined;

/** Has a machine file as it was stitched in place of the objects that were found in it, or these: one edit. */
export async function takeOtherWay(): Promise<void> {
  const words = otherWay();
  if (!stitched || !words) return;
  const { piece } = await pieceClient().begin(stitched.source);
  edit(words, ({ name }) => ({ ...piece, name }));
  tellFound(undefined, 'file');
}

/** What the other way to have the opened machine file is called; undefined where there is none. */
export const otherWay = (): string | undefined => {
  if (stitched?.piece !== $history.get()?.steps[0].piece || !stitched) return undefined;
  return stitched.kept ? 'Take the objects' : 'Keep the stitches';
};

async function sourceOf(file: File): Promise<PieceSource> {
  const { name } = file;
  if (!/\.svg$/i.test(name) && !formatOfFileName(name)) throw new Error('unknown');
  return { kind: 'file', name, bytes: new Uint8Array(await file.arrayBuffer()) };
}

/** Opens what `?piece=` names. */
export async function openAddressed(): Promise<void> {
  const id = new URLSearchParams(location.search).get('piece');
  if (!id) return;
  await opening(async () => {
    const found = await openKept(id);
    if (!found) throw new Error('gone');
    show(found.history, found.title, []);
    tellFound(carriedFound(id), 'design');
  });
}

/** A piece with nothing in it yet. */
export function openEmpty(): void {
  const piece: Piece = {
    name: '',
    widthMm: 100,
    heightMm: 100,
    density: 'medium',
    fabric: 'woven',
    threadWeight: 40,
    objects: [],
  };
  begin(piece, 'New piece', []);
  tellFound(undefined, 'file');
}

function begin(piece: Piece, title: string, notes: readonly string[], file?: string): void {
  show(startHistory(piece, 'Opened'), title, notes);
  keepNew(file);
}

function show(history: History, title: string, notes: readonly string[]): void {
  // What was sewn of another piece says nothing of this one.
  forgetSewn();
  $chosen.set([]);
  $title.set(title);
  $notes.set(notes);
  $history.set(history);
}

async function opening(work: () => Promise<void>): Promise<void> {
  $opening.set({ busy: true });
  try {
    await work();
    $opening.set({ busy: false });
  } catch (error) {
    $opening.set({ busy: false, fault: wordsFor(error) });
  }
}

function wordsFor(error: unknown): string {
  const { message, name } = error as Error;
  if (message === 'gone') return 'This piece is not on this device. Open it where it was made.';
  if (name === 'NewerPieceError')
    return 'A newer version of this page made it. Load the page again.';
  if (message === 'unknown')
    return 'No kind of file that opens here. Choose a working file (SVG) or a machine file: DST, PES, JEF, EXP, VP3 and others.';
  return allHiddenWords(error) ?? `It could not be read: ${message}.`;
}
