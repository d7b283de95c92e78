import { atom } from 'nanostores';
import type { FormatId } from 'ilmek-engine';
import type { Piece } from 'ilmek-engine/piece';
import { keepShelf, openShelf } from '../../lib/shelf/database.ts';
import {
  archiveName,
  FileNames,
  isArchive,
  isWorkingFile,
  titleOf,
} from '../../lib/shelf/files.ts';
import { allHiddenWords } from '../../lib/shelf/all-hidden.ts';
import { fileStem } from '../../lib/files/names.ts';
import { saveFile } from '../../lib/files/save.ts';
import { machineFormat } from '../../lib/shelf/holds-words.ts';
import { ShelfFullError, summaryOf, type KeptPiece } from '../../lib/shelf/shelf.ts';
import { listZip, ZipError } from '../../lib/zip/read-zip.ts';
import { ZipWriter } from '../../lib/zip/zip.ts';
import { JobError, pageEngine } from '../../worker/client.ts';
import { PieceClient } from '../../worker/piece-client.ts';
import { faultOf, readPieces } from './my-pieces.ts';

/* Pieces of this device into files, and files into pieces. */

/** Something that takes a while. */
export type FileWork =
  | { phase: 'idle' }
  | { phase: 'running'; what: 'import' | 'export'; done: number; of: number }
  /** `told` of each file that did not become a piece as it was, in its order. */
  | { phase: 'done'; what: 'import' | 'export'; pieces: number; told: readonly FileNote[] };

/** What is to be said of a file. */
export interface FileNote {
  name: string;
  text: string;
  /** Nothing of it was taken. */
  refused: boolean;
}

export const $fileWork = atom<FileWork>({ phase: 'idle' });

interface Brought {
  name: string;
  bytes: () => Promise<Uint8Array<ArrayBuffer>>;
}

/** Makes pieces of files: working files, machine files, and archives of both. */
export async function importFiles(files: readonly File[]): Promise<void> {
  if ($fileWork.get().phase === 'running' || files.length === 0) return;
  $fileWork.set({ phase: 'running', what: 'import', done: 0, of: files.length });
  const told: FileNote[] = [];
  const all: Brought[] = [];
  for (const file of files) {
    try {
      all.push(...(await filesIn(file)));
    } catch (error) {
      told.push({ name: file.name, text: refusal(error), refused: true });
    }
  }
  let pieces = 0;
  for (const [done, one] of all.entries()) {
    $fileWork.set({ phase: 'running', what: 'import', done, of: all.length });
    try {
      const notes = await importOne(one);
      if (!notes) {
        told.push({ name: one.name, text: THERE, refused: false });
        continue;
      }
      pieces++;
      if (pieces === 1) void keepShelf().then(readPieces);
      told.push(...notes.map((text) => ({ name: one.name, text, refused: false })));
    } catch (error) {
      told.push({ name: one.name, text: refusal(error), refused: true });
      if (error instanceof ShelfFullError) break;
    }
  }
  $fileWork.set({ phase: 'done', what: 'import', pieces, told });
}

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

/** Files that systems put into archives, which nobody means. */
const HIDDEN = /(^|\/)(\.|__MACOSX\/)/;

async function filesIn(file: File): Promise<Brought[]> {
  if (!isArchive(file.name)) return [{ name: file.name, bytes: () => bytesOf(file) }];
  return listZip(await bytesOf(file)).filter(({ name }) => !HIDDEN.test(name));
}

/** @returns what is to be said of it; undefined where the same piece is there already */
async function importOne({ name, bytes }: Brought): Promise<readonly string[] | undefined> {
  const shelf = await openShelf();
  const own = await bytes();
  const kept = own.slice();
  const { piece, notes, stitches, preview, size } = await pageEngine().openPiece(own, name);
  // Labels in machine files have eight letters or so; a working file knows its piece's name.
  const title = (isWorkingFile(name) && piece.name) || titleOf(name);
  if (isWorkingFile(name) && (await isThere(title, kept))) return undefined;
  const file = machineFormat(name);
  await shelf.put(
    { id: crypto.randomUUID(), title, stitches, preview, file, ...summaryOf(piece, size) },
    { steps: [{ piece: { ...piece, name: title }, label: 'Imported' }], at: 0, gesture: undefined },
  );
  return notes;
}

const THERE = 'It is there already, just as it is in the file: it was not brought again.';

/** Whether a piece of this title would be handed out as the same file. */
async function isThere(title: string, bytes: Uint8Array): Promise<boolean> {
  for (const kept of await (await openShelf()).list()) {
    if (kept.title !== title) continue;
    const file = await workingFile(kept);
    if (file.length === bytes.length && file.every((byte, i) => byte === bytes[i])) return true;
  }
  return false;
}

/** Why a file did not become a piece. */
function refusal(error: unknown): string {
  if (error instanceof ShelfFullError) return faultOf(error);
  if (error instanceof ZipError) return 'The archive cannot be read: it is damaged, or no ZIP.';
  if (!(error instanceof JobError)) return faultOf(error);
  return (
    allHiddenWords(error) ??
    REFUSALS[error.code] ??
    'It is no working file and no machine file that is read here, or it is damaged.'
  );
}

const REFUSALS: Partial<Record<JobError['code'], string>> = {
  'nothing-to-sew': 'There is nothing in it to sew.',
  'too-complex': 'It has too many parts to be opened here.',
  'out-of-memory': 'The device ran out of memory. Close other tabs, and try again.',
  'worker-failed':
    'The embroidery engine could not be loaded. Check the connection, and try again.',
};

/** Hands out all pieces as one archive of working files. */
export async function exportAll(pieces: readonly KeptPiece[]): Promise<void> {
  if ($fileWork.get().phase === 'running') return;
  const made = new Date();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const zip = new ZipWriter((bytes) => void parts.push(bytes));
  const names = new FileNames();
  const told: FileNote[] = [];
  let count = 0;
  for (const [done, kept] of pieces.entries()) {
    $fileWork.set({ phase: 'running', what: 'export', done, of: pieces.length });
    try {
      const bytes = await workingFile(kept);
      await zip.add({
        name: names.next(kept.title),
        bytes,
        modified: new Date(kept.changedAt),
        pack: true,
      });
      count++;
    } catch (error) {
      told.push({ name: kept.title, text: faultOf(error), refused: true });
    }
  }
  await zip.end();
  if (count > 0) saveFile(new Blob(parts, { type: 'application/zip' }), archiveName(made));
  $fileWork.set({ phase: 'done', what: 'export', pieces: count, told });
}

/** Hands out one piece as a working file. */
export async function exportPiece(kept: KeptPiece): Promise<void> {
  try {
    const bytes = await workingFile(kept);
    saveFile(new Blob([bytes], { type: 'image/svg+xml' }), new FileNames().next(kept.title));
  } catch (error) {
    const told = [{ name: kept.title, text: faultOf(error), refused: true }];
    $fileWork.set({ phase: 'done', what: 'export', pieces: 0, told });
  }
}

/** Sews one piece as it is now, and hands it out for a machine. */
export async function exportForMachine(kept: KeptPiece, format: FormatId): Promise<void> {
  const client = new PieceClient();
  try {
    await client.sew(await pieceOf(kept));
    const design = { ...(await client.design()), name: kept.title };
    const bytes = await pageEngine().encode(design, format);
    const name = `${fileStem(kept.title, 'embroidery')}.${format}`;
    saveFile(new Blob([bytes], { type: 'application/octet-stream' }), name);
  } catch (error) {
    const told = [{ name: kept.title, text: faultOf(error), refused: true }];
    $fileWork.set({ phase: 'done', what: 'export', pieces: 0, told });
  } finally {
    client.end();
  }
}

const workingFile = async (kept: KeptPiece): Promise<Uint8Array<ArrayBuffer>> =>
  pageEngine().writePiece(await pieceOf(kept));

/** A piece as it is now, with its title for a name. @throws Error where it is gone */
export async function pieceOf({ id, title }: KeptPiece): Promise<Piece> {
  const found = await (await openShelf()).get(id);
  if (!found) throw new Error(`no piece ${id}`);
  const { steps, at } = found.history;
  return { ...steps[at].piece, name: title };
}
