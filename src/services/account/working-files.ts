import {
  parseFile,
  parsePieces,
  parseRoom,
  parseVersion,
  PIECE_COLUMNS,
  type WorkingFilesUsage,
} from '../../lib/account/working-file-rows.ts';
import type { AccountPiece } from '../../lib/shelf/sync.ts';
import { getSupabase } from '../supabase.ts';
import { packFile, unpackFile } from './packed-file.ts';

/* Working files of whoever is signed in: pieces that go on on all of his devices. */

export type { WorkingFilesUsage };

/** Somebody, on another device, has written the piece meanwhile. */
export class ChangedElsewhere extends Error {
  override readonly name = 'ChangedElsewhere';
}

/** The account has no room left for a piece. */
export class NoRoomForPiece extends Error {
  override readonly name = 'NoRoomForPiece';
}

/** The piece is larger than an account takes. */
export class PieceTooLarge extends Error {
  override readonly name = 'PieceTooLarge';
}

/** Pieces in one answer; an account keeps half as many, and remembers as many deleted ones. */
const MOST = 1000;

/** All working files, also deleted ones, the last changed first. @throws the database's error */
export async function listWorkingFiles({ rest } = getSupabase()): Promise<AccountPiece[]> {
  const { data, error } = await rest
    .from('working_files')
    .select(PIECE_COLUMNS)
    .order('changed_at', { ascending: false })
    .limit(MOST);
  if (error) throw error;
  return parsePieces(data);
}

/** A piece's file, an SVG. @throws the database's error; ZodError or RangeError where it is none */
export async function fetchWorkingFile(
  id: string,
  { rest } = getSupabase(),
): Promise<{ bytes: Uint8Array<ArrayBuffer>; version: number }> {
  const { data, error } = (await rest.rpc('working_file', { piece: id })) as Answer;
  if (error) throw refusal(error);
  const { file, version } = parseFile(data);
  return { bytes: await unpackFile(file), version };
}

/** A piece to be kept. */
export interface NewWorkingFile {
  id: string;
  title: string;
  widthMm: number;
  heightMm: number;
  stitches: number;
  colors: number;
  createdAt: string;
  changedAt: string;
  /** The SVG. */
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Keeps a piece.
 * @param buildsOn the version that it follows, 0 where it is new
 * @returns its version now
 * @throws ChangedElsewhere, NoRoomForPiece, PieceTooLarge; the database's error
 */
export async function keepWorkingFile(
  piece: NewWorkingFile,
  buildsOn: number,
  { rest } = getSupabase(),
): Promise<number> {
  const file = await packFile(piece.bytes);
  if (!file) throw new PieceTooLarge(piece.title);
  return ask(
    rest.rpc('keep_working_file', {
      ...{ piece: piece.id, builds_on: buildsOn },
      title: [...piece.title].slice(0, 200).join(''),
      ...{ width_mm: piece.widthMm, height_mm: piece.heightMm },
      ...{ stitches: piece.stitches, colors: piece.colors },
      ...{ created_at: piece.createdAt, changed_at: piece.changedAt, file },
    }),
  );
}

/** Deletes a piece, which other devices are told. @returns its version now @throws ChangedElsewhere; the database's error */
export const removeWorkingFile = (
  id: string,
  buildsOn: number,
  { rest } = getSupabase(),
): Promise<number> => ask(rest.rpc('remove_working_file', { piece: id, builds_on: buildsOn }));

/** How much room the working files take. @throws the database's error */
export async function fetchWorkingFilesUsage({ rest } = getSupabase()): Promise<WorkingFilesUsage> {
  const { data, error } = (await rest.rpc('working_files_usage')) as Answer;
  if (error) throw refusal(error);
  return parseRoom(data);
}

interface Answer {
  data: unknown;
  error: { hint?: string | null; message: string } | null;
}

async function ask(request: PromiseLike<unknown>): Promise<number> {
  const { data, error } = (await request) as Answer;
  if (error) throw refusal(error);
  return parseVersion(data);
}

function refusal(error: { hint?: string | null; message: string }): Error {
  if (error.hint === 'changed-elsewhere') return new ChangedElsewhere(error.message);
  if (error.hint === 'quota') return new NoRoomForPiece(error.message);
  return error instanceof Error ? error : new Error(error.message);
}
