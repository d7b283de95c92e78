import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { StoredFile } from './cleanup-plan.ts';
import { CARD, type ObjectFiles } from './object-files.ts';

/*
 * What a clean-up takes away is kept for a while: {data}/quarantine/{time}/rows.json, and files/
 * with the same names as in the data.
 */

/** The rows, and the folder of the files, in a quarantine. */
export const ROWS = 'rows.json';
export const FILES = 'files';

/** How long it is kept, days. */
export const QUARANTINE_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** A time as the name of a folder: no colon, which Windows refuses. */
export const stamp = (time: Date): string => time.toISOString().replaceAll(':', '-');

const STAMP = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d\.\d{3}Z)$/;

/** The time in the name of a folder, ms since 1970; undefined where it is none of ours. */
export function timeOf(name: string): number | undefined {
  const [, hour, minute, second] = STAMP.exec(name) ?? [];
  return hour ? Date.parse(`${hour}:${minute}:${second}`) : undefined;
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Moves a file, also to another disk; nothing happens where it is not there. */
async function move(from: string, to: string): Promise<void> {
  await mkdir(path.dirname(to), { recursive: true });
  try {
    await rename(from, to);
  } catch (error) {
    if (isMissing(error)) return;
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    await cp(from, to);
    await rm(from);
  }
}

/** What is set aside. */
export interface Aside {
  /** By table; as JSON. */
  rows: Record<string, unknown[]>;
  files: readonly StoredFile[];
  /** Lines for a person. */
  about: readonly string[];
}

/**
 * Sets things aside: what the rows were, then the files themselves.
 * @param folder of all quarantines
 * @returns the folder where they lie now
 * @throws the system's error; then files may lie in both places, and no row is to be removed
 */
export async function setAside(
  folder: string,
  { rows, files, about }: Aside,
  objects: ObjectFiles,
  now = new Date(),
): Promise<string> {
  const place = path.join(folder, stamp(now));
  await mkdir(place, { recursive: true });
  await writeFile(path.join(place, ROWS), JSON.stringify(rows, null, 1), { flush: true });
  await writeFile(path.join(place, 'about.txt'), `${about.join('\n')}\n`);
  for (const { bucket, key } of files) {
    const from = objects.fileOf(bucket, key);
    const to = path.join(place, FILES, objects.nameOf(bucket, key));
    await move(from, to);
    await move(from + CARD, to + CARD);
    await objects.forgetFolder(bucket, key);
  }
  return place;
}

/** Removes for good what was set aside long ago. @throws the system's error */
export async function forgetOld(folder: string, now = Date.now()): Promise<void> {
  let names: string[] = [];
  try {
    names = await readdir(folder);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  for (const name of names) {
    const time = timeOf(name);
    if (time === undefined || now - time < QUARANTINE_DAYS * DAY_MS) continue;
    await rm(path.join(folder, name), { recursive: true, force: true });
  }
}
