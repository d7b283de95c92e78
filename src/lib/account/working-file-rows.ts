import * as z from 'zod/mini';
import type { AccountPiece } from '../shelf/sync.ts';

/* What the database tells a member of his working files, checked at the door. */

/** What the account keeps of them, and the most that it may. */
export interface WorkingFilesUsage {
  files: number;
  bytes: number;
  mostFiles: number;
  mostBytes: number;
}

const ROW = z.object({
  id: z.uuid(),
  title: z.string(),
  created_at: z.string(),
  changed_at: z.string(),
  version: z.int(),
  removed_at: z.nullable(z.string()),
});

/** The columns that `parsePieces` wants. */
export const PIECE_COLUMNS = Object.keys(ROW.shape).join();

const isoTime = (text: string): string => new Date(text).toISOString();

/** @throws ZodError; RangeError where a time is none */
export const parsePieces = (data: unknown): AccountPiece[] =>
  z.parse(z.array(ROW), data).map(({ id, title, version, ...row }) => ({
    id,
    title,
    createdAt: isoTime(row.created_at),
    changedAt: isoTime(row.changed_at),
    version,
    removed: row.removed_at !== null,
  }));

const FILE = z.array(z.object({ file: z.string(), version: z.int() })).check(z.length(1));

/** @throws ZodError */
export const parseFile = (data: unknown): { file: string; version: number } =>
  z.parse(FILE, data)[0];

const USAGE = z
  .array(z.object({ files: z.int(), bytes: z.int(), most_files: z.int(), most_bytes: z.int() }))
  .check(z.length(1));

/** @throws ZodError */
export function parseRoom(data: unknown): WorkingFilesUsage {
  const [{ files, bytes, most_files: mostFiles, most_bytes: mostBytes }] = z.parse(USAGE, data);
  return { files, bytes, mostFiles, mostBytes };
}

/** The version that a write made. @throws ZodError */
export const parseVersion = (data: unknown): number => z.parse(z.int(), data);
