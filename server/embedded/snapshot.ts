import { cp, link, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FilesHome } from './files-home.ts';
import { troubleOf } from './troubles.ts';

/*
 * A copy of the data as it is at one moment, while it is in use. Whoever wants one (`npm run backup`)
 * lays a file {data}/snapshots/{id}.wanted; who has the data open answers with a folder {id}, or with
 * {id}.failed. Whoever wants it touches {id}.lease again and again: what nobody waits for any more is
 * removed. Who may write into the data's folder may read all of it: there is no other lock.
 */

/** What a copy of the data consists of. */
export const PARTS = ['database', 'files', 'mail.json', 'secrets.json'] as const;

const WANTED = '.wanted';
const FAILED = '.failed';
const LEASE = '.lease';

/** How often a lease is renewed, and when what belongs to it is nobody's any more, ms. */
export const LEASE_RENEW_MS = 5000;
const LEASE_MS = 60_000;

export const snapshotsOf = (data: string): string => path.join(data, 'snapshots');

export const namesOf = (data: string, id: string) => {
  const base = path.join(snapshotsOf(data), id);
  return { wanted: base + WANTED, failed: base + FAILED, lease: base + LEASE, folder: base };
};

/** Copies a folder of files that are never changed where they lie: links cost neither time nor room. */
async function linkTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (entry.name === '.parts') continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await linkTree(source, target);
    // Another disk, or one without links.
    else await link(source, target).catch(() => cp(source, target));
  }
}

/** Copies all parts of the data that are there. Nothing may write to them meanwhile. */
async function copyParts(data: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const part of PARTS) {
    const [source, target] = [path.join(data, part), path.join(to, part)];
    if (!existsSync(source)) continue;
    if (part === 'files') await linkTree(source, target);
    else await cp(source, target, { recursive: true });
  }
}

/**
 * Makes the snapshots that are wanted.
 * @param home of the files: a copy without them would be no backup
 * @param inTurn does a work while nobody else uses the data
 */
export async function makeSnapshots(
  data: string,
  home: FilesHome,
  inTurn: (work: () => Promise<void>) => Promise<void>,
): Promise<void> {
  if (!existsSync(snapshotsOf(data))) return;
  await forgetAbandoned(data);
  for (const name of await readdir(snapshotsOf(data))) {
    if (!name.endsWith(WANTED)) continue;
    const { wanted, failed, folder } = namesOf(data, name.slice(0, -WANTED.length));
    await rm(wanted, { force: true });
    try {
      await home.demand();
      await inTurn(() => copyParts(data, `${folder}.part`));
      await rename(`${folder}.part`, folder);
    } catch (error) {
      await rm(`${folder}.part`, { recursive: true, force: true });
      const reason = troubleOf(error)?.line ?? (error as Error).message;
      await writeFile(failed, reason).catch(() => undefined);
    }
  }
}

/** Removes what a backup has left there that was ended before its end. */
async function forgetAbandoned(data: string): Promise<void> {
  const ids = new Set((await readdir(snapshotsOf(data))).map((name) => name.split('.')[0]));
  for (const id of ids) {
    const { lease, ...rest } = namesOf(data, id);
    const renewed = await stat(lease).catch(() => undefined);
    if (renewed && Date.now() - renewed.mtimeMs < LEASE_MS) continue;
    for (const left of [...Object.values(rest), `${rest.folder}.part`, lease]) {
      await rm(left, { recursive: true, force: true });
    }
  }
}

/** Removes what an earlier process left there. */
export const forgetSnapshots = (data: string): Promise<void> =>
  rm(snapshotsOf(data), { recursive: true, force: true });
