import path from 'node:path';
import { lookAt, type Pixels } from './file-kind.ts';
import { refuse } from './file-refused.ts';
import type { Database } from './migrate.ts';

/*
 * What is asked before the bytes of a file are put in place. The entry of a file is written after
 * its bytes: a database that refuses the entry comes too late for the file that was there before.
 */

/** A file that is about to be written. */
export interface FileWrite {
  bucket: string;
  key: string;
  bytes: number;
  /** What a request brings; a copy is of a file that was looked at. */
  sent?: { head: Uint8Array; mimetype: string };
}

/** Lets a write pass, and tells what it found of a picture. @throws FileRefused */
export type FileGate = (write: FileWrite) => Promise<Pixels | undefined>;

/** The gate of a project: the database says whether the design is sealed, or the member's room full. */
export function fileGate(database: Database): FileGate {
  return async ({ bucket, key, bytes, sent }) => {
    const { rows } = await database.query<{ sealed: boolean; full: string | null }>(
      'select public.is_sealed($1, $2) as sealed, public.quota_refusal($1, $2, $3) as full',
      [bucket, key, bytes],
    );
    const [{ sealed, full }] = rows;
    if (sealed) refuse(403, 'The files of a design that is saved stay as they are.');
    if (full) refuse(413, full);
    return sent && lookAt(sent.head, sent.mimetype, path.extname(key));
  };
}
